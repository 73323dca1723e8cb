## Was am Tisch geschieht.

table-opened = { $player } hat den Tisch eröffnet.
table-opened-you = Du hast den Tisch eröffnet.
table-settings = Die Einstellungen wurden geändert.
table-sat = { $player } sitzt jetzt am Tisch.
table-sat-you = Du sitzt jetzt am Tisch.
table-bot-sat = { $bot } spielt als Bot mit.
table-swapped = { $player } und { $other } haben die Plätze getauscht.
table-swapped-you = Du und { $other } habt die Plätze getauscht.
table-cleared = { $player } hat den Tisch verlassen.
table-cleared-you = Du hast den Tisch verlassen.
table-cleared-removed = { $player } musste den Tisch verlassen.
table-cleared-removed-you = Du musstest den Tisch verlassen.
table-host = { $player } leitet jetzt den Tisch.
table-host-you = Du leitest jetzt den Tisch.
table-renamed = Jemand heißt jetzt { $player }.
table-renamed-you = Du heißt jetzt { $player }.
table-started = Die Karten sind verteilt. { $player } fängt an.
table-started-you = Die Karten sind verteilt. Du fängst an.
table-stood-in-left = { $player } ist gegangen. Ein Bot spielt weiter.
table-stood-in-left-you = Du bist gegangen. Ein Bot spielt für dich weiter.
table-stood-in-time = Die Zeit von { $player } ist um. Ein Bot spielt weiter.
table-stood-in-time-you = Deine Zeit ist um. Ein Bot spielt für dich weiter.
table-stood-in-handed = { $player } ist gerade nicht da. Ein Bot spielt weiter.
table-stood-in-handed-you = Du warst nicht da. Ein Bot spielt für dich weiter.
table-returned = { $player } ist wieder da.
table-returned-you = Du bist wieder da.
table-said = { $player }: { $text }
table-closed = Dieser Tisch ist geschlossen.
table-closed-empty = Alle sind gegangen. Dieser Tisch ist geschlossen.
table-closed-no-longer-replays = Diese Partie kann leider nicht weitergehen. Der Tisch ist geschlossen.

stand-in-left = ist gegangen
stand-in-time = Zeit abgelaufen
stand-in-handed = gerade nicht da
