# Die Texte der Seiten im Browser. Was Terminal und Browser gemeinsam haben, steht im Ordner daneben.

## Seiten

title-home = Linko
title-table = Tisch · Linko
title-turn = Du bist am Zug · Linko
title-decide = Du entscheidest · Linko
title-over = Partie zu Ende · Linko
title-rules = Regeln · Linko
home = Startseite
loading = Einen Moment …
no-such-page = Hier ist nichts.
table-gone = Diesen Tisch gibt es nicht mehr.
closed-host = Die Betreiber dieser Seite haben diesen Tisch geschlossen.
closed-conduct = Dieser Tisch wurde geschlossen, weil sich jemand nicht an die Hausregeln gehalten hat.
closed-stuck = Dieser Tisch wurde geschlossen, weil etwas mit ihm nicht stimmte.
closed-maintenance = Dieser Tisch wurde wegen Wartungsarbeiten geschlossen.
maintenance = Wartung: Laufende Partien gehen weiter, neue können gerade nicht beginnen.
connection-lost = Verbindung verloren. Neuer Versuch …
error-unreachable = Der Server antwortet nicht.
close = Schließen

## Startseite

claim = Leg einen Satz. Was er schlägt, luxxt du ab.
play = Spielen
play-what =
    { $bots ->
        [one] { $edition }, ein Bot, { $level }
        [2] { $edition }, zwei Bots, { $level }
        [3] { $edition }, drei Bots, { $level }
        [4] { $edition }, vier Bots, { $level }
       *[other] { $edition }, { $bots } Bots, { $level }
    }
solo-title = Deine Partie läuft noch
solo-resume = Weiterspielen
solo-new = Neue Partie
solo-new-about = Die alte endet dann ohne Ergebnis.
change = ändern
change-title = Was möchtest du spielen?
new-table = Neuer Tisch
open-table = Tisch eröffnen
join-code = Code eingeben
join-how = Der Code steht auf dem Bildschirm deiner Freunde.
join = Dazusetzen
code = Code
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen!
watch = Zuschauen
no-running-tables = Gerade läuft keine öffentliche Partie.
my-games = Meine Partien
no-games = Noch keine Partie zu Ende gespielt.
finished-games = Zu Ende gespielt
won-by =
    { $who ->
        [you] Du hast gewonnen
       *[other] { $count ->
            [one] { $names } hat gewonnen
           *[other] Geteilter Sieg: { $names }
        }
    }
game-place = { $place }. von { $count }
who-is-away =
    { $count ->
        [one] { $names } ist nicht da
       *[other] { $names } sind nicht da
    }
your-turn = dein Zug
turn-of = { $name } ist dran
your-name = Dein Name
guest = Gast
table = Tisch
table-of = Tisch von { $name }
players =
    { $count ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] { $count } Personen
    }
free-seats =
    { $count ->
        [0] kein Platz frei
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }

## Eingeladen

invited-title = { $name } lädt dich ein
invited-by-nobody = Du bist eingeladen
invited-with = mit { $names }
invited-bots =
    { $count ->
        [one] einem Bot
        [2] zwei Bots
        [3] drei Bots
        [4] vier Bots
       *[other] { $count } Bots
    }
invited-games =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
invited-target =
    { $points ->
        [one] bis { $points } Punkt
       *[other] bis { $points } Punkte
    }
invited-no-clock = ohne Uhr
invited-clock = { $each } je Entscheidung
invited-name = Dein Name am Tisch
sit-down = Hinsetzen
how-it-goes = So geht’s
invited-note = Kein Konto, keine E-Mail. Sind alle Plätze besetzt, schaust du zu, bis einer frei wird.
invited-place = hier wirst du sitzen
invited-full =
    { $count ->
        [2] Beide Plätze sind besetzt
        [3] Alle drei Plätze sind besetzt
        [4] Alle vier Plätze sind besetzt
        [5] Alle fünf Plätze sind besetzt
       *[other] Alle Plätze sind besetzt
    }
invited-running =
    { $turn ->
        [0] Hier wird gerade gespielt
       *[other] Hier wird gespielt, Zug { $turn }
    }

## Einstellungen

language = Sprache
theme-system = Auto
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton an
sound-off = Ton aus
motion-on = Bewegung an
motion-off = Bewegung aus
pace-calm = Ruhiges Tempo
pace-normal = Normales Tempo
pace-quick = Schnelles Tempo
notices-on = Hinweise an
notices-off = Hinweise aus
notices-blocked = Hinweise gesperrt
notices-about = Dein Browser meldet sich, wenn du entscheiden musst und gerade woanders bist.
notices-blocked-about = Erlaube dieser Seite Benachrichtigungen in den Einstellungen deines Browsers.
notice-turn = Leg einen Satz.
notice-decide = Die anderen warten auf deine Entscheidung.

## Ausgaben und Bots

edition = Spielweise
edition-plain = keine Zusatzregel
edition-plain-about = Nichts kommt dazu: Wer nichts abluxxt, zieht nichts, und bei Gleichstand wird der Sieg geteilt.
bot-name-1 = Axilu
bot-name-2 = Bolynx
bot-name-3 = Calux
bot-name-4 = Drolynx
bot-name-5 = Elinxo
strength = Wie stark sind die Bots?
strength-random = planlos
strength-kitten = schwach
strength-greedy = mittel
strength-heuristic = stark
strength-search = sehr stark

## Vor der Partie

lobby-title = Wer spielt mit?
places-taken = { $taken } von { $seats } Plätzen besetzt
free = Frei
tap-to-fill = antippen
fill-how = Freunde, ein Bot, niemand
still-free = noch frei
is-here = ist da
is-away = ist nicht da
bot-strength = Bot, { $strength }
you-name = Du, { $name }
wears = Fell: { $coat }
coat-2 = Eis
coat-5 = Fichte
coat-8 = Stroh
coat-10 = Dünen
coat-12 = Vogelbeere
watching-free = Du schaust zu. Wähl einen freien Platz, um mitzuspielen.
watching-full = Du schaust zu. Alle Plätze sind besetzt.
who-sits = Wer sitzt hier?
send-link = Link senden
a-bot = Ein Bot
bot-kind-kitten = Kätzchen
bot-kind-greedy = Nimmersatt
bot-kind-heuristic = Heuristik
bot-kind-search = Tüftler
nobody-plays =
    { $players ->
        [0] Niemand
        [1] Niemand
        [2] Niemand, dann spielen zwei
        [3] Niemand, dann spielen drei
        [4] Niemand, dann spielen vier
       *[other] Niemand, dann spielen { $players }
    }
sit-instead = Ich setze mich hierher
players-title = Wie viele spielen?
sit-here = Hier hinsetzen
host = leitet den Tisch
seat-number = Platz { $number }
seat-more = { $name }: mehr
save-name = Speichern
swap-with = Platz tauschen mit
swap-about = Gespielt und abgeluxxt wird der Reihe nach im Uhrzeigersinn.
send-away = Wegschicken
send-away-about = { $name } kann noch zuschauen, sich aber nicht wieder dazusetzen.
only-watch = Nur zuschauen
only-watch-about = Dein Platz wird frei; du bestimmst weiter, was gespielt wird, und gibst die Karten.
leave-lobby = Tisch verlassen
leave-about = Dein Platz wird für andere frei.
leave-host-about = Dann leitet jemand anderes den Tisch.
leave-last-about = Sonst sitzt niemand hier: Der Tisch wird geschlossen.
mute = { $name } nicht mehr hören
mute-about = Nur du siehst an diesem Tisch nicht mehr, was { $name } sagt.
unmute = { $name } wieder hören
unmute-about = Du siehst an diesem Tisch nicht, was { $name } sagt.
start = Karten geben
fill-bots =
    { $count ->
        [one] Bot hinsetzen
       *[other] Bots hinsetzen
    }
deal-left-out =
    { $free ->
        [one] Der freie Platz entfällt: { $players } spielen.
       *[other] Freie Plätze entfallen: { $players } spielen.
    }
deal-needed =
    { $least ->
        [2] Mindestens zwei nötig
        [3] Mindestens drei nötig
       *[other] Mindestens { $least } nötig
    }
waiting-to-deal = Warten, bis { $name } gibt
host-away =
    { $who ->
        [you] { $name } ist nicht da. Nach einer Minute darfst du geben.
       *[other] { $name } ist nicht da. Nach einer Minute darf { $deputy } geben.
    }
host-away-you-deal = { $name } ist nicht da, darum gibst du.
you-deal = Wer den Tisch leitet, ist nicht da, darum gibst du.
waiting-for-host = Wer den Tisch leitet, gibt die Karten, sobald alle da sind.
agreed = Was gespielt wird
what-play = Was spielen wir?
editions-hint = Alle sechs sind dasselbe Spiel. Jede Karte zeigt, was anders ist; halt eine gedrückt, um mehr zu lesen.
twist-classic = das schlichte Spiel
twist-basic = nichts abgeluxxt: ziehen
twist-advanced = Gleichstand: wenigste Handkarten
twist-expert = 1 luxxt 13 und X ab
twist-duel = Geisterspieler und Ziehen
twist-phantom = Geisterspieler zum Abluxxen
for-players =
    { $most ->
        [2] für zwei
       *[other] für { $least }–{ $most }
    }
leave-out-ask =
    { $count ->
        [1] Einen Platz weglassen?
        [2] Zwei Plätze weglassen?
        [3] Drei Plätze weglassen?
       *[other] { $count } Plätze weglassen?
    }
add-places-ask =
    { $count ->
        [1] Einen Platz hinzufügen?
       *[other] { $count } Plätze hinzufügen?
    }
too-many-sit = { $people } sitzen hier: zu viele.
yes = Ja
no = Nein
done = Fertig
places-title = Plätze
line-single = eine Partie
line-rounds =
    { $count ->
        [one] alle beginnen einmal
       *[other] alle beginnen { $count }-mal
    }
line-target =
    { $points ->
        [one] bis { $points } Punkt
       *[other] bis { $points } Punkte
    }
line-clock-none = ohne Uhr
line-clock-quick = flotte Uhr
line-clock-calm = ruhige Uhr
line-clock-days = ein Tag je Entscheidung
line-clock-own = { $each } je Entscheidung
line-starts-lot = Das Los bestimmt, wer beginnt
line-starts-seat = { $name } beginnt
line-comes-link = wer den Link hat, darf kommen
line-comes-all = alle dürfen kommen
own-rules = Eigene Regeln
own-rules-none = keine
own-rules-some = geändert
invite = Freunde einladen
code-of-table = Code dieses Tisches
share-link = Link teilen
copy-link = Link kopieren
copied = Kopiert
qr-code = Link zu diesem Tisch als QR-Code
qr-short = QR
length = Länge
length-single = Eine Partie
length-rounds = Reihum
length-target = Nach Punkten
length-single-about = Jede Partie zählt für sich.
length-rounds-about =
    { $count ->
        [one] Alle beginnen einmal: { $games } Partien, die Punkte werden zusammengezählt.
       *[other] Alle beginnen { $count }-mal: { $games } Partien, die Punkte werden zusammengezählt.
    }
length-target-about =
    { $points ->
        [one] Partie um Partie, bis jemand insgesamt einen Punkt hat.
       *[other] Partie um Partie, bis jemand insgesamt { $points } Punkte hat.
    }
rounds-each = So oft beginnen alle
target-points = Punkteziel
amount-less = { $what }: weniger
amount-more = { $what }: mehr
clock = Uhr
clock-none = Keine
clock-quick = Flott
clock-calm = Ruhig
clock-days = Tage
clock-own = Eigene
clock-none-about = Alle dürfen nachdenken, solange sie mögen.
clock-each-about = Für jede Entscheidung: { $each }. Ist die Zeit um, spielt ein Bot weiter.
clock-bank-about = Für jede Entscheidung: { $each }; als Reserve für die ganze Partie: { $bank }. Ist die Zeit um, spielt ein Bot weiter.
clock-seconds-each = Sekunden je Entscheidung
clock-minutes-bank = Minuten in Reserve
who-starts = Wer beginnt
starts-lot = Auslosen
starts-lot-about = Wer die erste Partie beginnt, wird ausgelost; danach beginnt jeweils die nächste Person links.
starts-seat-about = { $name } beginnt die erste Partie, danach jeweils die nächste Person links.
who-comes = Wer darf kommen
comes-link = Mit Link
comes-all = Alle
comes-link-about = Diesen Tisch findet nur, wer Link oder Code hat.
comes-all-about = Der Tisch steht bei den offenen Tischen, und alle dürfen zuschauen.
what-said = Gespräch
said-phrases = Sprüche
said-text = Alles
said-phrases-about = Eine Auswahl von Sprüchen, die alle in ihrer Sprache lesen.
said-text-about = Außer den Sprüchen darf man auch Eigenes schreiben.
sizes = Kartenzahlen, zum Ausprobieren
sizes-about = Wie viele Karten es gibt und wie viele ausgeteilt werden; in den üblichen Spielweisen ist das immer gleich.
size-ranks = Höchster Wert
size-copies = Karten je Wert
size-jokers = Joker
size-hand_size = Handkarten
size-row_size = Karten im Vorrat
size-ghost_size = Karten des Geisterspielers

## Der Tisch

you = Du
menu = Menü
menu-home = Zur Startseite – die Partie läuft weiter
show-again = Zeig mir das noch einmal
hint = Tipp
replays = Noch einmal die letzte Runde – Tippen überspringt
match-so-far = Das Match bis jetzt
leave-table = Tisch verlassen – ein Bot spielt weiter
hand-over = Einen Bot für { $name } spielen lassen
hand-over-short = Bot spielen lassen
away-clock = { $name } ist nicht da. Ist die Zeit um, spielt ein Bot weiter.
away-host = { $name } ist nicht da. { $host } kann einen Bot spielen lassen.
away-only = { $name } ist nicht da.
time-left = Restzeit: { $time }
time-low =
    { $seconds ->
        [one] Nur noch eine Sekunde!
       *[other] Nur noch { $seconds } Sekunden!
    }
bot-for-you = Ein Bot spielt für dich.
play-on = Ich spiele weiter
rules = Regeln
print = Drucken
facts-link = Das Spiel in Zahlen
log = Verlauf
log-empty = Noch ist nichts passiert.
log-earlier = Früher
say-something = Etwas sagen
talk = Gespräch
talk-open = Gespräch öffnen
talk-empty = Noch hat niemand etwas gesagt.
sat-down =
    { $who ->
        [you] Du hast dich gesetzt
       *[other] { $name } hat sich gesetzt
    }
more-phrases = Mehr
fewer-phrases = Weniger
your-words = Deine Nachricht
send = Senden
turn-number = Zug { $number }
game-of = Partie { $number } von { $games }
game-to = Partie { $number }, bis { $target }
row-title = Nachziehstapel und Vorrat
pile = Stapel
pile-label =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] Nachziehstapel, eine Karte
       *[other] Nachziehstapel, { $count } Karten
    }
row-entry =
    { $cards ->
        [X] Joker im Vorrat, Platz { $place }
       *[other] { $cards } im Vorrat, Platz { $place }
    }
discard = Abgelegt
discard-count = Abgelegt { $count }
discard-empty = Noch wurde nichts abgelegt.
cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
sets =
    { $count ->
        [one] { $count } Satz
       *[other] { $count } Sätze
    }
# Where there is hardly any room.
sets-short =
    { $count ->
        [one] { $count } Satz
       *[other] { $count } Sätze
    }
bundle-size = { $count } Karten
cards-in-hand =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
seen-in-hand = bekannte Handkarten
stack-label =
    { $count ->
        [0] { $name }: noch nichts gelegt
        [one] { $name }: ein Satz, oben { $top }
       *[other] { $name }: { $count } Sätze, oben { $top }
    }
stack-of = Auslage von { $name }
your-stack = Deine Auslage
stack-size =
    { $cards ->
        [one] { $sets }, eine Karte
       *[other] { $sets }, { $cards } Karten
    }
stack-empty = Noch nichts gelegt.
stack-what = Nur die obersten Karten können abgeluxxt werden.
on-top = oben
your-hand = Deine Hand
hand-group =
    { $card ->
        [X] { $chosen ->
            [0] { $count } × Joker
           *[other] { $count } × Joker, { $chosen } gewählt
        }
       *[other] { $chosen ->
            [0] { $count } × { $card }
           *[other] { $count } × { $card }, { $chosen } gewählt
        }
    }
new = neu
ghost = Geisterspieler
ghost-what = spielt nie, punktet nie
watching = Du schaust zu.
waiting-for = Warten auf { $name }
aim = Karten vor dir zählen +1, Karten auf deiner Hand −1: Alle beginnen bei { $start }.
aim-end = Ist eine Hand leer, endet die Partie; die meisten Punkte gewinnen.
aim-snatch = Gleich viele oberste Karten mit niedrigerem Wert luxxt du ab.
# Auf niedrigen Bildschirmen.
aim-short = Karten vor dir +1, Handkarten −1; Start { $start }

## Was gefragt wird

ask-play = Dein Zug: Leg einen Satz
ask-play-how = Wähl Karten eines Werts; noch mal: eine weniger. Joker passen zu allem.
not-a-set = Das ist kein Satz.
last-set =
    { $who ->
        [you] Damit gewinnst du!
        [shared] Damit ist der Sieg geteilt: { $names }
       *[other] Damit gewinnt { $names }
    }
snatches =
    { $count ->
        [0] Du luxxt nichts ab
        [one] Du luxxt einen Satz ab
        [2] Du luxxt zwei Sätze ab
        [3] Du luxxt drei Sätze ab
        [4] Du luxxt vier Sätze ab
       *[other] Du luxxt { $count } Sätze ab
    }
of-name = { $name }:
of-ghost =
    { $count ->
        [one] Geisterspieler:
       *[other] Geisterspieler, 1 von:
    }
lay =
    { $cards ->
        [X] Joker legen
       *[other] { $cards } legen
    }
lay-nothing = Legen
lay-last = und die Partie ist zu Ende
and = { " und " }
stay =
    { $count ->
        [one] { $cards } bleibt auf der Hand
       *[other] { $cards } bleiben auf der Hand
    }
stay-none =
    { $count ->
        [one] eine Karte bleibt auf der Hand
       *[other] { $count } Karten bleiben auf der Hand
    }
# X ist der Joker.
some-cards =
    { $card ->
        [X] { $count ->
            [one] { $case ->
                [object] einen Joker
               *[other] ein Joker
            }
            [2] zwei Joker
            [3] drei Joker
            [4] vier Joker
            [5] fünf Joker
           *[other] { $count } Joker
        }
       *[other] { $count ->
            [one] eine { $card }
            [2] zwei { $card }er
            [3] drei { $card }er
            [4] vier { $card }er
            [5] fünf { $card }er
            [6] sechs { $card }er
            [7] sieben { $card }er
            [8] acht { $card }er
           *[other] { $count } { $card }er
        }
    }
# Mit geschützten Leerzeichen, damit Zahl und Karten auf Knöpfen beisammen bleiben.
the-cards =
    { $card ->
        [X] { $count ->
            [one] Den Joker
            [2] Die zwei{ "\u00A0" }Joker
            [3] Die drei{ "\u00A0" }Joker
            [4] Die vier{ "\u00A0" }Joker
            [5] Die fünf{ "\u00A0" }Joker
           *[other] Die { $count }{ "\u00A0" }Joker
        }
       *[other] { $count ->
            [one] Die { $card }
            [2] Die zwei{ "\u00A0" }{ $card }er
            [3] Die drei{ "\u00A0" }{ $card }er
            [4] Die vier{ "\u00A0" }{ $card }er
            [5] Die fünf{ "\u00A0" }{ $card }er
            [6] Die sechs{ "\u00A0" }{ $card }er
            [7] Die sieben{ "\u00A0" }{ $card }er
            [8] Die acht{ "\u00A0" }{ $card }er
           *[other] Die { $count }{ "\u00A0" }{ $card }er
        }
    }
chosen-again =
    { $count ->
        [one] noch mal { $card }: keine
       *[other] noch mal { $card }: eine weniger
    }
ask-take =
    { $cards ->
        [X] Deine { $by } luxxt { $name } den Joker ab
       *[other] { $by ->
            [X] Dein Joker luxxt { $name } die { $cards } ab
           *[other] { $count ->
                [one] Deine { $by } luxxt { $name } die { $cards } ab
               *[other] Deine { $by } luxxen { $name } die { $cards } ab
            }
        }
    }
ask-take-short =
    { $cards ->
        [X] Du luxxt { $name } den Joker ab
       *[other] Du luxxt { $name } die { $cards } ab
    }
take = { $cards } nehmen
take-short = Nimm
take-then =
    { $count ->
        [one] dann { $hand } auf der Hand; { $name } zieht eine Karte
        [2] dann { $hand } auf der Hand; { $name } zieht zwei
        [3] dann { $hand } auf der Hand; { $name } zieht drei
        [4] dann { $hand } auf der Hand; { $name } zieht vier
        [5] dann { $hand } auf der Hand; { $name } zieht fünf
        [6] dann { $hand } auf der Hand; { $name } zieht sechs
       *[other] dann { $hand } auf der Hand; { $name } zieht { $count }
    }
take-then-short = dann { $hand } auf der Hand; Gegner zieht { $count }
take-ends =
    { $count ->
        [one] { $name } zieht die letzte Karte: Die Partie endet
       *[other] { $name } zieht die letzten { $count }: Die Partie endet
    }
draw-ends-short =
    { $count ->
        [one] letzte Karte: Ende
       *[other] letzte { $count } Karten: Ende
    }
leave = Überlassen
leave-then = weiter { $hand } auf der Hand; { $name } nimmt zurück oder legt ab
leave-then-short = weiter { $hand }; Gegner nimmt zurück oder legt ab
ask-answer =
    { $cards ->
        [X] { $name } luxxt dir den Joker ab und überlässt dir die Wahl
       *[other] { $name } luxxt dir die { $cards } ab und überlässt dir die Wahl
    }
ask-answer-short =
    { $cards ->
        [X] { $name } überlässt dir den Joker
       *[other] { $name } überlässt dir die { $cards }
    }
pick-up = Zurücknehmen
pick-up-then =
    { $count ->
        [one] dann eine Handkarte
       *[other] dann { $count } Handkarten
    }
discard-them = Ablegen
discard-then =
    { $count ->
        [one] und eine Karte ziehen
        [2] und zwei ziehen
        [3] und drei ziehen
        [4] und vier ziehen
        [5] und fünf ziehen
        [6] und sechs ziehen
       *[other] und { $count } ziehen
    }
discard-ends =
    { $count ->
        [one] und die letzte Karte ziehen: Die Partie endet
       *[other] und die letzten { $count } ziehen: Die Partie endet
    }
ask-draw =
    { $cards ->
        [X] { $name } nimmt deinen Joker
       *[other] { $name } nimmt deine { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] Du hast den Joker abgelegt
       *[other] Du hast die { $cards } abgelegt
    }
draw-which =
    { $total ->
        [1] Zieh eine Karte
       *[other] Zieh Karte { $number } von { $total }
    }
draw-from =
    { $pile ->
        [0] aus dem Vorrat
       *[other] aus dem Vorrat oder vom Nachziehstapel
    }
draw-ends =
    { $count ->
        [one] die letzte Karte: Dann endet die Partie
       *[other] die letzten { $count } Karten: Dann endet die Partie
    }
ask-consolation = Nichts abgeluxxt: Karte ziehen?
consolation-how =
    { $pile ->
        [0] Wähl eine Karte im Vorrat.
       *[other] Wähl eine Karte im Vorrat oder den Nachziehstapel.
    }
consolation-ends = Es ist die letzte Karte: Ziehst du sie, endet die Partie.
pass = Passen
pass-then = nichts ziehen
ask-ghost = Was luxxt du dem Geisterspieler ab?
ask-ghost-how = Die Karten kommen auf deine Hand.
ask-ghost-field = Wähl einen der umrandeten Sätze; er kommt auf deine Hand.
ask-ghost-only = Du luxxt dem Geisterspieler die { $cards } ab
ghost-then =
    { $pile ->
        [0] auf deine Hand
       *[other] auf deine Hand; er bekommt neue
    }
claw-first = zuerst
claw-then = dann
claw-only = abluxxen
claw-snatched = abgeluxxt
claw-left = überlassen
claw-left-by = von { $name } überlassen
note-count =
    { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
       *[other] { $count } Karten
    }
note-higher =
    { $card ->
        [X] Joker sind höher
       *[other] { $card } ist höher
    }
note-equal =
    { $card ->
        [X] auch Joker
       *[other] auch { $card }
    }
note-next = danach

## Warum nichts geschieht

why-turn = Du legst, wenn du am Zug bist. Jetzt entscheidet { $name }.
why-lay = Wähl zuerst Karten eines Werts auf deiner Hand.
why-rank = Ein Satz hat nur einen Wert: { $card } statt { $before }.
why-joker = Joker passen zu jedem Wert; allein sind sie der höchste Satz.
why-jokers = Mehr Joker hast du nicht: Jetzt ist keiner gewählt.
why-row = Vorrat und Nachziehstapel sind zum Ziehen da: Verlierst du einen Satz, ziehst du hier gleich viele Karten.
why-draw =
    { $consolation ->
        [yes] Jetzt ziehst du nicht: Gezogen wird, wenn du einen Satz verlierst oder nichts abluxxt.
       *[no] Jetzt ziehst du nicht: Gezogen wird, wenn du einen Satz verlierst.
    }
why-draw-other = Jetzt zieht { $name }, nicht du.
why-pile = Der Nachziehstapel ist leer: Zieh aus dem Vorrat.
why-ghost = Mit gleich vielen Karten von höherem Wert luxxt du dem Geisterspieler einen Satz ab.
why-score = { $name }: { $laid } gelegt − { $hand } auf der Hand = { $score }

## Wer entscheidet

deciding-play = { $name } überlegt.
deciding-take = { $name } entscheidet: nehmen oder überlassen.
deciding-answer = { $name } entscheidet: zurücknehmen oder ablegen.
deciding-draw =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
deciding-consolation = { $name } darf eine Karte ziehen.
deciding-ghost = { $name } wählt einen Satz des Geisterspielers.
deciding-over = Die Partie ist zu Ende.

## Der Verlauf

few-left =
    { $count ->
        [one] – noch eine Karte!
        [2] – noch zwei Karten!
       *[other] – noch drei Karten!
    }

## Für die Ohren

told-play = Dein Zug. Deine Hand: { $hand }.
told-take = Du entscheidest: die abgeluxxten Karten nehmen oder überlassen.
told-answer = Du entscheidest: deine Karten zurücknehmen oder ablegen.
told-draw =
    { $total ->
        [1] Du ziehst eine Karte.
       *[other] Du ziehst eine Karte: { $number } von { $total }.
    }
told-consolation = Du darfst eine Karte ziehen oder passen.
told-ghost = Du wählst einen Satz des Geisterspielers.

## Tasten

keys = Tasten und Kürzel
key-card = einen Wert wählen; noch mal: eine Karte weniger
key-joker = einen Joker dazunehmen
key-lay = die gewählten Karten legen
key-clear = die Auswahl aufheben; sofort zeigen, was geschehen ist
key-take = nehmen / überlassen
key-answer = zurücknehmen / ablegen
key-draw = aus dem Vorrat / vom Nachziehstapel ziehen
key-pass = passen
key-ghost = einen Satz des Geisterspielers wählen
key-again = die letzte Runde noch einmal zeigen
key-log = Verlauf
key-rules = Regeln
key-keys = diese Liste
key-deal = geben
key-terms = was gespielt wird
key-copy = Link kopieren
key-place = einen Platz öffnen
key-talk = sprechen
flick = Mit Finger oder Maus: Karten wählen und nach oben schnippen, um sie zu legen.

## Die Wiedergabe

title-replay = Wiedergabe · Linko
replay = Wiedergabe
review = Analyse
review-this-game = Diese Partie analysieren
back = Zurück
replay-controls = Steuerung der Wiedergabe
replay-strip = Die Züge der Partie
replay-place = Zug { $number } von { $count }
replay-deal = Das Austeilen
step-back = Eine Entscheidung zurück
step-on = Eine Entscheidung weiter
play-replay = Abspielen
pause = Anhalten
replay-speed = Tempo { $speed }×
open-cards = Offene Karten
hand-face-up = Hand, offen
hand-of = Hand von { $name }
look-from = Vom Platz von { $name } aus ansehen
look-from-short = hier sitzen
look-from-here = deine Sicht
replay-spectator = Als Zuschauer
link-to-here = Link hierher
copy-link-to-here = Link hierher kopieren
replay-log-how = Zeile wählen, um hinzuspringen
shuffle-right = Gemischt wie zugesagt
shuffle-wrong = Nicht gemischt wie zugesagt
shuffle-about = Vor der ersten Entscheidung hat der Server einen Fingerabdruck des gemischten Decks veröffentlicht. Jetzt kann jeder prüfen, dass das Deck danach nicht geändert wurde.
shuffle-how = Dein Browser hat den Fingerabdruck neu berechnet: SHA-256 aus dem Salt, einem Zeilenumbruch und dem Deck.
shuffle-commitment = Fingerabdruck
shuffle-salt = Salt
shuffle-deck = Deck, oberste Karte zuerst
replay-records = Aufzeichnung ansehen
replay-records-about = Füge hier Aufzeichnungen von Partien ein, oder zieh Dateien auf diese Seite. Sie werden zuerst geprüft, und nichts wird gespeichert.
replay-record = Aufzeichnungen
replay-open = Ansehen
replay-file = Datei wählen
replay-none = In diesem Text ist keine Aufzeichnung.
replay-unfinished = Die Aufzeichnung stimmt, aber die Partie ist nicht zu Ende und lässt sich deshalb nicht ansehen.
replay-line = Zeile { $line }
replay-key-step = eine Entscheidung zurück / weiter
replay-key-turn = einen Zug zurück / weiter
replay-key-ends = das Austeilen / das Ende
replay-key-play = abspielen / anhalten
replay-key-speed = schneller / langsamer
replay-key-seat = von einem Platz aus ansehen; 0: als Zuschauer

## Das Ende

end-title =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $count ->
            [one] { $names } hat gewonnen
           *[other] Geteilter Sieg: { $names }
        }
    }
last-turn =
    { $who ->
        [you] Du legst zuletzt { $cards }: { $points } zu { $less } gegen { $name }.
       *[other] { $whom ->
            [you] { $winner } legt zuletzt { $cards }: { $points } zu { $less } gegen dich.
           *[other] { $winner } legt zuletzt { $cards }: { $points } zu { $less } gegen { $name }.
        }
    }
your-place =
    { $place ->
        [2] Du kommst auf Platz zwei.
        [3] Du kommst auf Platz drei.
        [4] Du kommst auf Platz vier.
       *[other] Du kommst auf Platz fünf.
    }
ended-out =
    { $who ->
        [you] Deine Hand ist leer.
        [other] { $name } hat keine Karten mehr.
       *[unknown] Eine Hand ist leer.
    }
ended-supply = Vorrat und Nachziehstapel sind leer.
ended-turn_limit = Die Partie ist nach { $turns } Zügen zu Ende.
reason-points = Die meisten Punkte: { $points }.
reason-fewest = Gleich viele Punkte, aber weniger Handkarten.
reason-shared = Gleich viele Punkte.
reason-shared-fewest = Gleich viele Punkte und gleich viele Handkarten.
match-won =
    { $who ->
        [you] Du hast das Match mit insgesamt { $points } gewonnen.
       *[other] { $count ->
            [one] { $names } hat das Match mit insgesamt { $points } gewonnen.
           *[other] Geteilter Sieg im Match: { $names }, je { $points }.
        }
    }
score-sum =
    { $hand ->
        [0] { $laid } gelegt, keine übrig
       *[other] { $laid } gelegt, { $hand } übrig
    }
total = { $points } insgesamt
points-of-game = Partie { $number }: { $points }
moments-title = Die besten Momente
moment-snatch = Am meisten abgeluxxt
moment-raid = Die meisten Sätze in einem Zug
moment-raid-said =
    { $who ->
        [you] Du hast { $count } Sätze abgeluxxt
       *[other] { $name } hat { $count } Sätze abgeluxxt
    }
moment-set = Größter Satz
moment-stack = Längste Auslage
moment-stack-said = { $name }: { $count } Karten
moment-comeback = Größte Aufholjagd
moment-comeback-said =
    { $who ->
        [you] Du lagst { $count } Punkte zurück
       *[other] { $name } lag { $count } Punkte zurück
    }
chart-title = Der Punktestand, Zug um Zug
chart-none = Die Kurve beginnt mit der nächsten Partie.
rematch = Revanche
next-game = Nächste Partie
asks-next =
    { $kind ->
        [next] { $name } möchte die nächste Partie spielen
       *[rematch] { $name } möchte noch einmal spielen
    }
asks-next-somebody = Noch eine Partie?
agree = Ja
not-now = Jetzt nicht
not-now-said = { $names }: jetzt nicht
waiting-answers = Warten auf { $names }
starts-next =
    { $who ->
        [you] du beginnst
       *[other] { $name } beginnt
    }
share = Teilen
share-text = Linko, { $edition }: { $scores }
next-has-begun = Die nächste Partie hat begonnen.
look-at-table = Zum Tisch
to-result = Zum Ergebnis
record = Aufzeichnung
record-how = Die ganze Partie als Datei, mit allen Karten und Zügen.
download-record = Aufzeichnung herunterladen
copy-record = Aufzeichnung kopieren

## Regeln

rules-screen-title = Am Bildschirm
rules-screen = Klick oder tipp auf gleiche Karten deiner Hand: Damit sind alle gewählt. Noch mal: eine Karte weniger. Joker kommen einzeln dazu. Du siehst, wem der Satz etwas abluxxen würde, und drückst dann auf „Legen“. Oder du schnippst die gewählten Karten nach oben oder drückst die Eingabetaste. Solange sich Karten bewegen: Klick oder tipp irgendwohin, und du siehst sofort, wie es steht.

## Partie des Tages

title-daily = Partie des Tages · Linko
daily = Partie des Tages
daily-offline = braucht Internet
daily-begun = läuft noch
daily-players =
    { $count ->
        [0] noch von niemandem gespielt
        [one] von einer Person gespielt
       *[other] von { $count } Personen gespielt
    }
daily-better = Besser als { $share } von 100
daily-same =
    { $count ->
        [one] Niemand außer dir hat diese Karten bisher gespielt.
       *[other] { $count } Personen haben am selben Platz dieselben Karten gespielt.
    }
daily-not-counted = Dieser Versuch zählt nicht.
daily-about = Alle bekommen dieselben Karten und dieselben Bots. Dein erster Versuch zählt, alle weiteren sind Übung.
daily-start = Partie spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal, zur Übung
daily-hidden = Ansehen und analysieren kannst du die Partie erst, wenn der Tag vorbei ist, um Mitternacht UTC.
daily-next = Die nächste Partie in { $time } Stunden, bei dir um { $clock } Uhr.
daily-days =
    { $count ->
        [0] Noch keine Tage in Folge
        [one] Ein Tag
       *[other] { $count } Tage in Folge
    }
daily-longest = Rekord: { $count }
daily-missed = nicht gespielt
daily-line = Linko, { $date }: { $score }
daily-turns =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    }
daily-squares = Ein Feld pro Zug: je heißer, desto mehr abgeluxxt. Keine Karte wird verraten.
daily-share = Teilen, ohne etwas zu verraten
daily-result = Sehen, wo du stehst
daily-hills =
    { $people ->
        [0] Du: { $score }; noch zählt kein Versuch
        [one] Du: { $score }; eine Person hat gespielt
       *[other] Du: { $score }; { $people } Personen haben gespielt
    }
daily-practice = Partie des Tages, zur Übung

## Meine Seite

title-you = Meine Seite · Linko
my-page = Meine Seite
you-guest = Du bist Gast auf diesem Gerät
you-none = Deine Zahlen beginnen mit der ersten Partie, die du zu Ende spielst.
you-won = Gewonnene Partien
you-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
you-mark = der Strich: bloßer Zufall, { $share }
you-more =
    { $count ->
        [one] Etwa ein Sieg mehr als bei bloßem Zufall.
       *[other] Etwa { $count } Siege mehr als bei bloßem Zufall.
    }
you-fewer =
    { $count ->
        [one] Etwa ein Sieg weniger als bei bloßem Zufall.
       *[other] Etwa { $count } Siege weniger als bei bloßem Zufall.
    }
you-even = So viele Siege wie bei bloßem Zufall.
you-editions = Nach Spielweise und Spielerzahl
you-editions-about = gewonnen, mit dem Strich für den Zufall; Partien
you-seats = { $count } Spieler
you-time = Im Lauf der Zeit
you-time-about = gewonnen von den letzten 20 Partien; gestrichelt: bloßer Zufall
you-time-label = Anteil der gewonnenen Partien im Lauf der Zeit
you-streaks = In Folge
you-streak-days = Tage mit einer Partie
you-streak-wins = Gewonnene Partien
you-most = Rekord: { $count }
you-snatched = Abgeluxxt
you-snatched-about = Karten nach Wert: oben von dir abgeluxxt, unten dir abgeluxxt
you-snatched-of = { $card }: { $won } abgeluxxt, { $lost } verloren
you-snatches = Du luxxt je Partie { $sets } Sätze ab und nimmst davon { $share } auf die Hand.
you-loses = Dir werden je Partie { $sets } Sätze abgeluxxt.
you-opponents = Gegen wen
you-together = gemeinsame Partien
you-won-of = davon gewonnen
you-bot = Bot, { $level }
you-recent = Letzte Partien
you-recent-about = ein Balken je Person, die Sonne für den Sieg
you-all = Alle Partien
you-loss = Verschenkte Chancen
you-loss-about =
    { $count ->
        [one] Siege in 100 Partien, nach der Analyse einer Partie; weniger ist besser
       *[other] Siege in 100 Partien, nach der Analyse von { $count } Partien; weniger ist besser
    }
you-luck = Woher deine Siege kamen
you-luck-deal = Austeilen
you-luck-draws = Nachziehen
you-luck-own = Deine Entscheidungen
you-luck-others = Entscheidungen der anderen

## The lesson on home.

learn-invite = In drei Minuten gelernt
learn-how = Sieben kleine Züge, nichts zu lesen.
learn-beats = schlägt
learn-start = Anfangen
learn-go-on = Weiter lernen
learn-left = Schritt { $number } von { $count }, noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
