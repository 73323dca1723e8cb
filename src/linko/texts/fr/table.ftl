## Ce qui se passe à la table.

table-opened = { $player } a ouvert la table.
table-opened-you = Tu as ouvert la table.
table-settings = Les réglages ont changé.
table-sat = { $player } a pris place.
table-sat-you = Tu as pris place.
table-bot-sat = { $bot }, un bot, joue aussi.
table-swapped = { $player } et { $other } ont échangé leurs places.
table-swapped-you = { $other } et toi avez échangé vos places.
table-cleared = { $player } a quitté la table.
table-cleared-you = Tu as quitté la table.
table-cleared-removed = { $player } a dû quitter la table.
table-cleared-removed-you = Tu as dû quitter la table.
table-host = { $player } est maintenant l’hôte de la table.
table-host-you = C’est toi l’hôte de la table maintenant.
table-renamed = Quelqu’un s’appelle maintenant { $player }.
table-renamed-you = Tu t’appelles maintenant { $player }.
table-started = Les cartes sont distribuées. { $player } commence.
table-started-you = Les cartes sont distribuées. Tu commences.
table-stood-in-left = { $player } a quitté la table. Un bot continue.
table-stood-in-left-you = Tu as quitté la table. Un bot joue à ta place.
table-stood-in-time = Temps écoulé pour { $player }. Un bot continue.
table-stood-in-time-you = Ton temps est écoulé. Un bot joue à ta place.
table-stood-in-handed = { $player } n’est pas là. Un bot continue.
table-stood-in-handed-you = Tu n’étais pas là. Un bot joue à ta place.
table-returned = { $player } est de retour.
table-returned-you = Te voilà de retour.
table-said = { $player } : { $text }
table-closed = Cette table est fermée.
table-closed-empty = Il n’y a plus personne. Cette table est fermée.
table-closed-no-longer-replays = Malheureusement, cette partie ne peut pas continuer. La table est fermée.

stand-in-left = a quitté la table
stand-in-time = temps écoulé
stand-in-handed = pas là
