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
won-by = Sieg: { $names }
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

## Einstellungen

language = Sprache
theme-system = Auto
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton
sound-off = Stumm
motion-on = Bewegung
motion-off = Ruhig
notices-on = Hinweise
notices-off = Keine Hinweise
notices-blocked = Hinweise gesperrt
notices-about = Dein Browser meldet sich, wenn du entscheiden musst und gerade woanders bist.
notices-blocked-about = Erlaube dieser Seite Benachrichtigungen in den Einstellungen deines Browsers.
notice-turn = Leg einen Satz.
notice-decide = Die anderen warten auf deine Entscheidung.

## Ausgaben und Bots

edition = Variante
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Wie stark sind die Bots?
strength-random = planlos
strength-kitten = schwach
strength-greedy = mittel
strength-heuristic = stark
strength-search = sehr stark

## Vor der Partie

lobby-title = Wer spielt mit?
players-title = Wie viele spielen?
sit-here = Hier hinsetzen
move-here = Hierher wechseln
that-is-you = das bist du
away = nicht da
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
add-bot = Bot wählen
bot-here = Bot auf diesem Platz
clear-seat = Platz freimachen
start = Karten geben
start-fill =
    { $count ->
        [one] Mit einem Bot auffüllen und geben
       *[other] Mit { $count } Bots auffüllen und geben
    }
waiting-for-host = Wer den Tisch leitet, gibt die Karten, sobald alle da sind.
fill-level = Stärke dieser Bots
agreed = Was gespielt wird
invite = Freunde einladen
link = Link
copy-link = Link kopieren
copied = Kopiert
qr-code = Link zu diesem Tisch als QR-Code
length = Wie lange?
length-single = Eine Partie
length-rounds = Reihum
length-target = Nach Punkten
length-single-about = Jede Partie zählt für sich.
length-rounds-about =
    { $count ->
        [one] Alle beginnen einmal: { $games } Partien, die Punkte werden zusammengezählt.
       *[other] Alle beginnen { $count }-mal: { $games } Partien, die Punkte werden zusammengezählt.
    }
length-target-about = Partie um Partie, bis jemand insgesamt { $points } Punkte hat.
rounds-each = So oft beginnen alle
target-points = So viele Punkte
amount-less = { $what }: weniger
amount-more = { $what }: mehr
clock = Bedenkzeit
clock-none = Keine
clock-quick = Flott
clock-calm = Gemütlich
clock-days = Tage
clock-own = Eigene
clock-none-about = Alle denken nach, so lange sie mögen.
clock-each-about = Für jede Entscheidung: { $each }. Ist die Zeit um, spielt ein Bot weiter.
clock-bank-about = Für jede Entscheidung: { $each }; als Reserve für die ganze Partie: { $bank }. Ist die Zeit um, spielt ein Bot weiter.
clock-seconds-each = Sekunden je Entscheidung
clock-minutes-bank = Minuten in Reserve
who-starts = Wer beginnt?
starts-lot = Das Los
starts-lot-about = Wer zuerst beginnt, wird ausgelost; danach geht es nach links weiter.
starts-seat-about = { $name } beginnt die erste Partie; danach geht es nach links weiter.
who-comes = Wer darf kommen?
comes-link = Mit Link oder Code
comes-all = Alle
comes-link-about = Diesen Tisch findet nur, wer Link oder Code hat.
comes-all-about = Der Tisch steht bei den offenen Tischen, und alle dürfen zuschauen.
what-said = Was darf man sagen?
said-phrases = Fertige Sprüche
said-text = Alles
said-phrases-about = Eine Auswahl von Sprüchen, die alle in ihrer Sprache lesen.
said-text-about = Außer den Sprüchen darf man auch Eigenes schreiben.
options = Regeln im Einzelnen
sizes = Größen, zum Ausprobieren
sizes-about = Wie viele Karten es gibt und wie viele ausgeteilt werden; keine Variante ändert das.
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
match-so-far = Das Match bis jetzt
leave-table = Tisch verlassen – ein Bot spielt weiter
hand-over = Einen Bot für { $name } spielen lassen
time-left = Restzeit: { $time }
bot-for-you = Ein Bot spielt für dich.
play-on = Ich spiele weiter
rules = Regeln
log = Verlauf
log-empty = Noch ist nichts passiert.
log-earlier = Früher
say-something = Etwas sagen
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
discard = Ablage
discard-count = Ablage { $count }
discard-empty = Noch wurde nichts abgeworfen.
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

## Was gefragt wird

ask-play = Dein Zug: Leg einen Satz
ask-play-how = Wähl Karten; noch mal: eine weniger. Joker passen zu allem.
not-a-set = Das ist kein Satz.
goes-out = Damit ist deine Hand leer
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
           *[other] { $count } { $card }er
        }
    }
# Mit geschützten Leerzeichen, damit Zahl und Karten auf Knöpfen beisammen bleiben.
the-cards =
    { $card ->
        [X] { $count ->
            [one] den Joker
            [2] die zwei{ "\u00A0" }Joker
            [3] die drei{ "\u00A0" }Joker
            [4] die vier{ "\u00A0" }Joker
            [5] die fünf{ "\u00A0" }Joker
           *[other] die { $count }{ "\u00A0" }Joker
        }
       *[other] { $count ->
            [one] die { $card }
            [2] die zwei{ "\u00A0" }{ $card }er
            [3] die drei{ "\u00A0" }{ $card }er
            [4] die vier{ "\u00A0" }{ $card }er
            [5] die fünf{ "\u00A0" }{ $card }er
            [6] die sechs{ "\u00A0" }{ $card }er
            [7] die sieben{ "\u00A0" }{ $card }er
            [8] die acht{ "\u00A0" }{ $card }er
           *[other] die { $count }{ "\u00A0" }{ $card }er
        }
    }
chosen-again =
    { $count ->
        [one] noch mal { $card }: keine
       *[other] noch mal { $card }: eine weniger
    }
ask-take =
    { $cards ->
        [X] Mit { $by } luxxt du { $name } den Joker ab
       *[other] { $by ->
            [X] Mit dem Joker luxxt du { $name } die { $cards } ab
           *[other] Mit { $by } luxxt du { $name } die { $cards } ab
        }
    }
ask-take-short =
    { $cards ->
        [X] Du luxxt { $name } den Joker ab
       *[other] Du luxxt { $name } die { $cards } ab
    }
take = Nimm { $cards }
take-short = Nimm
take-then =
    { $count ->
        [one] { $name } zieht eine Karte
        [2] { $name } zieht zwei
        [3] { $name } zieht drei
        [4] { $name } zieht vier
        [5] { $name } zieht fünf
        [6] { $name } zieht sechs
       *[other] { $name } zieht { $count }
    }
leave =
    { $cards ->
        [X] Lass ihn da
       *[other] Lass sie da
    }
leave-then = { $name } nimmt auf oder wirft ab
ask-answer =
    { $cards ->
        [X] { $name } luxxt dir den Joker ab und lässt ihn da
       *[other] { $name } luxxt dir die { $cards } ab und lässt sie da
    }
ask-answer-short =
    { $cards ->
        [X] { $name } lässt dir den Joker da
       *[other] { $name } lässt dir die { $cards } da
    }
pick-up =
    { $cards ->
        [X] Nimm ihn auf
       *[other] Nimm sie auf
    }
pick-up-then =
    { $count ->
        [one] dann eine Handkarte
       *[other] dann { $count } Handkarten
    }
discard-them =
    { $cards ->
        [X] Wirf ihn ab
       *[other] Wirf sie ab
    }
discard-then =
    { $count ->
        [one] und zieh eine Karte
        [2] und zieh zwei
        [3] und zieh drei
        [4] und zieh vier
        [5] und zieh fünf
        [6] und zieh sechs
       *[other] und zieh { $count }
    }
ask-draw =
    { $cards ->
        [X] { $name } nimmt deinen Joker
       *[other] { $name } nimmt deine { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] Du hast den Joker abgeworfen
       *[other] Du hast die { $cards } abgeworfen
    }
draw-which = Zieh Karte { $number } von { $total }
draw-from =
    { $pile ->
        [0] aus dem Vorrat
       *[other] aus dem Vorrat oder vom Nachziehstapel
    }
ask-consolation = Nichts abgeluxxt: Karte ziehen?
consolation-how =
    { $pile ->
        [0] Wähl eine Karte im Vorrat.
       *[other] Wähl eine Karte im Vorrat oder den Nachziehstapel.
    }
pass = Passen
pass-then = nichts ziehen
ask-ghost = Was luxxt du dem Geisterspieler ab?
ask-ghost-how = Die Karten kommen auf deine Hand.
ask-ghost-field = Wähl einen der umrandeten Sätze; er kommt auf deine Hand.
ask-ghost-only = Du luxxt dem Geisterspieler die { $cards } ab
ghost-then =
    { $pile ->
        [0] auf deine Hand
       *[other] auf deine Hand; er wird aufgefüllt
    }
claw-first = zuerst
claw-then = dann
claw-only = abluxxen
claw-snatched = abgeluxxt
claw-left = dagelassen
claw-left-by = von { $name } dagelassen
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

## Wer entscheidet

deciding-play = { $name } überlegt.
deciding-take = { $name } nimmt sie oder lässt sie da.
deciding-answer = { $name } nimmt sie auf oder wirft sie ab.
deciding-draw =
    { $count ->
        [one] { $name } zieht.
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
told-take = Du entscheidest: die abgeluxxten Karten nehmen oder dalassen.
told-answer = Du entscheidest: deine Karten aufnehmen oder abwerfen.
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
key-take = nehmen / dalassen
key-answer = aufnehmen / abwerfen
key-draw = aus dem Vorrat / vom Nachziehstapel ziehen
key-pass = passen
key-ghost = einen Satz des Geisterspielers wählen
key-log = Verlauf
key-rules = Regeln
key-keys = diese Liste
double-tap = Doppelklicken oder Doppeltippen legt eine ganze Gruppe

## Das Ende

end-title =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $count ->
            [one] { $names } hat gewonnen
           *[other] Geteilter Sieg: { $names }
        }
    }
ended-out =
    { $who ->
        [you] Deine Hand ist leer.
        [other] { $name } hat keine Karten mehr.
       *[unknown] Eine Hand ist leer.
    }
ended-supply = Vorrat und Nachziehstapel sind leer.
ended-turn_limit = Der letzte Zug ist vorbei.
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
score-sum = { $laid } in der Auslage, { $hand } auf der Hand
total = { $points } insgesamt
chart-title = Der Punktestand, Zug um Zug
chart-none = Die Kurve beginnt mit der nächsten Partie.
rematch = Revanche
next-game = Nächste Partie
next-has-begun = Die nächste Partie hat begonnen.
look-at-table = Zum Tisch
to-result = Zum Ergebnis
record = Aufzeichnung
record-how = Die ganze Partie als Text: auswählen und kopieren.
copy-record = Aufzeichnung kopieren

## Regeln

rules-goal-title = Worum es geht
rules-goal = Alle legen Sätze vor sich aus und luxxen den anderen ihre Sätze ab. Ausgelegte Karten sind Pluspunkte, Karten auf der Hand Minuspunkte.
rules-deck = Gespielt wird mit je { $copies } Karten der Werte 1 bis { $ranks } und { $jokers ->
        [0] ohne Joker
        [one] einem Joker
       *[other] { $jokers } Jokern
    }. Alle bekommen { $hand } Karten; { $row } liegen offen als Vorrat, der Rest ist der Nachziehstapel.
rules-turn-title = Dein Zug
rules-turn = Leg genau einen Satz von der Hand auf deine Auslage: eine oder mehrere Karten mit gleichem Wert. Joker passen zu jedem Wert.
rules-sets = Oben: vier Karten vom Wert 6, zwei vom Wert 12 und zwei Joker. Joker allein haben den Wert 14 und sind höher als alles andere.
rules-snatch-title = Abluxxen
rules-snatch = Einmal reihum, links von dir beginnend, wird dein Satz mit den obersten Karten der anderen verglichen. Sind es gleich viele mit niedrigerem Wert, luxxt du sie ab. Das ist Pflicht; was mit den Karten geschieht, entscheidest du:
rules-take = Nimm die Karten auf die Hand. Wer abgeluxxt wurde, zieht ebenso viele nach.
rules-leave = Lass sie da. Wer abgeluxxt wurde, nimmt sie wieder auf oder wirft sie ab und zieht ebenso viele nach.
rules-below = Danach liegt der Satz darunter oben. Für diesen Zug ist er sicher. Ein freigelegter Satz greift nie an.
rules-draw-title = Nachziehen
rules-draw = Eine Karte nach der anderen, offen aus dem Vorrat oder verdeckt vom Nachziehstapel. Aufgefüllt wird der Vorrat erst, wenn du fertig bist.
rules-consolation = In dieser Variante: Wer niemandem etwas abgeluxxt hat, darf am Ende des Zuges eine Karte ziehen.
rules-ones = In dieser Variante: Bei gleich vielen Karten luxxen 1er auch { $ranks }er und Joker allein ab. Alles Höhere luxxt weiterhin 1er ab.
rules-ghost = In dieser Variante liegen die Karten eines Geisterspielers offen daneben; alle seine Karten mit gleichem Wert sind ein Satz. In jedem Zug luxxt du, wenn es geht, zuerst ihm einen niedrigeren Satz mit gleich vielen Karten ab und erst danach deinem Gegenüber. Die Karten des Geisterspielers kommen immer auf deine Hand, und er wird sofort aufgefüllt. { $ranks }er und Joker behält er nicht: Sie bilden mit einer Karte im Vorrat eine Kartengruppe, die du wie eine einzige Karte ziehst.
rules-end-title = Das Ende
rules-end = Die Partie endet sofort, wenn jemand die letzte Handkarte legt oder wenn Vorrat und Nachziehstapel leer sind. Deine Punkte: Karten in deiner Auslage minus Handkarten.
rules-tie-shared = Bei gleich vielen Punkten wird der Sieg geteilt.
rules-tie-fewest = Bei gleich vielen Punkten gewinnt, wer die wenigsten Handkarten hat; sind auch die gleich viele, wird der Sieg geteilt.
rules-screen-title = Am Bildschirm
rules-screen = Klick oder tipp auf eine Gruppe deiner Hand: Sie ist ganz gewählt. Noch mal: eine Karte weniger. Joker kommen einzeln dazu. Du siehst, wem der Satz etwas abluxxen würde, und drückst dann auf „Legen“. Schneller: Wähl eine Gruppe zweimal kurz hintereinander oder drück die Eingabetaste. Solange sich Karten bewegen: Klick oder tipp irgendwohin, und du siehst sofort, wie es steht.
rules-advice-title = Ein paar Tipps
rules-advice = Abluxxen lohnt sich meistens: Die anderen verlieren Punkte, und was du nimmst, kannst du wieder legen. Viele Karten mit niedrigem Wert, auf einmal gelegt, sind schwer zu schlagen. Eine schwache einzelne Karte als Köder bringt dir bessere aus dem Vorrat. Und achte auf die Zahlen in den Luchsköpfen: Kurz vor Schluss nimmst du besser keine Karten mehr.
