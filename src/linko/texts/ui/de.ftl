# Die Texte der Seiten im Browser. Was Terminal und Browser gemeinsam haben, steht im Ordner daneben.

## Seiten

title-home = Linko
title-table = Tisch · Linko
title-turn = Du bist am Zug · Linko
title-decide = Du entscheidest · Linko
title-over = Partie zu Ende · Linko
title-rules = Regeln · Linko
home = Startseite
loading = Einen Moment …
no-such-page = Hier ist nichts.
table-gone = Diesen Tisch gibt es nicht mehr.
connection-lost = Verbindung verloren. Gleich geht es weiter …
error-unreachable = Der Server antwortet nicht.
close = Schließen

## Startseite

claim = Leg einen Satz. Was er schlägt, darfst du abluxxen.
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
change-title = Was spielst du?
new-table = Neuer Tisch
open-table = Tisch aufmachen
join-code = Mit Code dazu
join-how = Der Code steht auf dem Bildschirm deiner Freunde.
join = Dazusetzen
code = Code
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Mach einen auf!
watch = Zuschauen
no-running-tables = Gerade spielt niemand öffentlich.
my-games = Meine Partien
no-games = Noch keine Partie zu Ende gespielt.
won-by = Gewonnen: { $names }
your-turn = dein Zug
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
       *[other] { $count } Spieler
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

## Ausgaben und Bots

edition = Spielart
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Wie stark sind die Bots?
strength-random = planlos
strength-kitten = leicht
strength-greedy = mittel
strength-heuristic = gut
strength-search = sehr stark

## Vor der Partie

lobby-title = Wer spielt mit?
players-title = Spieler
sit-here = Hier hinsetzen
that-is-you = das bist du
away = nicht da
add-bot = Bot dazu
bot-here = Bot auf diesem Platz
clear-seat = Platz freimachen
start = Karten geben
start-fill =
    { $count ->
        [one] Geben, mit einem Bot auf dem freien Platz
       *[other] Geben, mit Bots auf { $count } freien Plätzen
    }
waiting-for-host = Wer den Tisch aufgemacht hat, gibt, sobald alle da sind.
invite = Freunde kommen dazu mit
link = Link
copy-link = Link kopieren
copied = Kopiert
qr-code = Link zu diesem Tisch als QR-Code
length = Wie lange?
length-single = Eine Partie
length-rounds = Alle beginnen einmal
length-target = Bis 50 Punkte
options = Regeln im Einzelnen
option-public = Alle können diesen Tisch finden
option-free-text = Man darf einander schreiben

## Der Tisch

you = Du
you-log = Du
menu = Menü
menu-home = Zur Startseite; die Partie läuft weiter
leave-table = Tisch verlassen; ein Bot spielt weiter
hand-over = Einen Bot für { $name } spielen lassen
rules = Regeln
log = Verlauf
log-empty = Noch ist nichts geschehen.
say-something = Etwas sagen
your-words = Deine Worte
send = Senden
turn-number = Zug { $number }
round-of = Partie { $round } von { $games }
round-to = Partie { $round }, bis { $target }
row-title = Stapel und Vorrat
pile = Stapel
pile-label =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] Nachziehstapel, eine Karte
       *[other] Nachziehstapel, { $count } Karten
    }
row-entry = { $cards } im Vorrat, Platz { $place }
discard = Ablage
discard-count = Ablage { $count }
discard-empty = Noch ist nichts abgeworfen.
cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
sets =
    { $count ->
        [0] kein Satz
        [one] 1 Satz
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
seen-in-hand = bekannte Karten
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
    { $chosen ->
        [0] { $count } × { $card }
       *[other] { $count } × { $card }, { $chosen } gewählt
    }
new = neu
ghost = Der Geisterspieler
ghost-what = spielt nie, punktet nie
watching = Du schaust zu.
waiting-for = Warten auf { $name }

## Was gefragt wird

ask-play = Dein Zug: Leg einen Satz
ask-play-how = Tipp eine Gruppe an; nochmal: eine weniger. Joker passen überall.
not-a-set = Das ist kein Satz.
goes-out = Deine letzten Karten: Die Partie endet
snatches =
    { $count ->
        [0] Luxxt nichts ab
        [one] Luxxt einen Satz ab
        [2] Luxxt zwei Sätze ab
        [3] Luxxt drei Sätze ab
        [4] Luxxt vier Sätze ab
       *[other] Luxxt { $count } Sätze ab
    }
snatches-ghost = Luxxt dem Geisterspieler etwas ab
of-name = { $name }:
of-ghost = Geisterspieler:
lay = { $cards } legen
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
some-cards =
    { $count ->
        [one] eine { $card }
        [2] zwei { $card }er
        [3] drei { $card }er
        [4] vier { $card }er
       *[other] { $count } { $card }er
    }
the-cards =
    { $count ->
        [one] die { $card }
        [2] die zwei { $card }er
        [3] die drei { $card }er
        [4] die vier { $card }er
        [5] die fünf { $card }er
       *[other] die { $count } { $card }er
    }
tap-again =
    { $count ->
        [one] nochmal { $card }: keine
       *[other] nochmal { $card }: eine weniger
    }
ask-take = Mit { $by } luxxt du { $name } { $cards } ab
take = Nimm { $cards }
take-short = Nimm
take-then =
    { $count ->
        [one] { $name } zieht eine Karte
        [2] { $name } zieht zwei
        [3] { $name } zieht drei
        [4] { $name } zieht vier
       *[other] { $name } zieht { $count }
    }
leave =
    { $count ->
        [one] Lass sie da
       *[other] Lass sie da
    }
leave-then = { $name } nimmt auf oder wirft ab
ask-answer =
    { $count ->
       *[other] { $name } luxxt dir { $cards } ab und lässt sie dir
    }
pick-up =
    { $count ->
       *[other] Nimm sie auf
    }
pick-up-then =
    { $count ->
        [one] dann eine Handkarte
       *[other] dann { $count } Handkarten
    }
discard-them =
    { $count ->
       *[other] Wirf sie ab
    }
discard-then =
    { $count ->
        [one] und zieh eine Karte
        [2] und zieh zwei
        [3] und zieh drei
       *[other] und zieh { $count }
    }
ask-draw = { $name } nimmt deine { $cards }
ask-draw-plain = Du hast { $cards } abgeworfen
draw-which = Zieh: { $number } von { $total }
draw-from = aus dem Vorrat oder vom Stapel
ask-consolation = Nichts abgeluxxt: eine Karte ziehen?
consolation-how = Tipp auf den Vorrat oder den Stapel.
pass = Passen
ask-ghost =
    { $count ->
        [one] Mit { $by } luxxt du eine seiner Karten ab
        [2] Mit { $by } luxxt du eines seiner Paare ab
       *[other] Mit { $by } luxxt du einen seiner Sätze ab
    }
ask-ghost-how = Die Karten kommen auf deine Hand. Welche?
claw-first = zuerst
claw-then = dann
claw-only = weg
claw-snatched = abgeluxxt
claw-left = gelassen
claw-left-by = von { $name } gelassen
note-count =
    { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
       *[other] { $count } Karten
    }
note-higher = { $card } ist höher
note-equal = { $card } ist gleich

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

## Der Verlauf. WHO und WHOM sind "you" oder "other".

log-started =
    { $who ->
        [you] Die Karten sind verteilt. { $name } beginnst.
       *[other] Die Karten sind verteilt. { $name } beginnt.
    }
log-laid =
    { $who ->
        [you] { $name } legst { $cards }
       *[other] { $name } legt { $cards }
    }
few-left =
    { $count ->
        [one] Noch eine Karte!
        [2] Noch zwei Karten!
       *[other] Noch drei Karten!
    }
log-snatched =
    { $whom ->
        [you] { $name } luxxt dir { $cards } ab
       *[other] { $who ->
            [you] { $name } luxxt { $victim } { $cards } ab
           *[other] { $name } luxxt { $victim } { $cards } ab
        }
    }
log-took =
    { $whom ->
        [you] { $name } luxxt dir { $cards } ab und nimmt sie.
       *[other] { $who ->
            [you] { $name } luxxt { $victim } { $cards } ab und nimmst sie.
           *[other] { $name } luxxt { $victim } { $cards } ab und nimmt sie.
        }
    }
log-left =
    { $whom ->
        [you] { $name } luxxt dir { $cards } ab und lässt sie dir.
       *[other] { $who ->
            [you] { $name } luxxt { $victim } { $cards } ab und lässt sie liegen.
           *[other] { $name } luxxt { $victim } { $cards } ab und lässt sie liegen.
        }
    }
log-picked-up =
    { $who ->
        [you] { $name } nimmst { $cards } wieder auf
       *[other] { $name } nimmt { $cards } wieder auf
    }
log-discarded =
    { $who ->
        [you] { $name } wirfst { $cards } ab
       *[other] { $name } wirft { $cards } ab
    }
log-drew-row =
    { $who ->
        [you] { $name } nimmst { $cards } aus dem Vorrat
       *[other] { $name } nimmt { $cards } aus dem Vorrat
    }
log-drew-pile-own = { $name } ziehst { $cards } vom Nachziehstapel
log-drew-pile =
    { $count ->
        [one] { $name } zieht eine Karte vom Nachziehstapel
       *[other] { $name } zieht { $count } Karten vom Nachziehstapel
    }
log-ghost-snatched =
    { $who ->
        [you] { $name } luxxt dem Geisterspieler { $cards } ab
       *[other] { $name } luxxt dem Geisterspieler { $cards } ab
    }
log-ghost-received = Der Geisterspieler bekommt { $cards }
log-bundled = { $cards } kommt im Vorrat zu einer Kartengruppe
log-passed =
    { $who ->
        [you] { $name } passt
       *[other] { $name } passt
    }
log-ended =
    { $count ->
        [one] { $who ->
            [you] { $name } gewinnst die Partie.
           *[other] { $name } gewinnt die Partie.
        }
       *[other] { $name } teilen sich den Sieg.
    }
log-stood-in =
    { $who ->
        [you] Ein Bot spielt jetzt für dich.
       *[other] Ein Bot spielt jetzt für { $name }.
    }
log-returned =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }

## Für die Ohren

told-play = Dein Zug. Deine Hand: { $hand }.
told-take = Du entscheidest: die abgeluxxten Karten nehmen oder lassen.
told-answer = Du entscheidest: deine Karten aufnehmen oder abwerfen.
told-draw = Du ziehst eine Karte.
told-consolation = Du darfst eine Karte ziehen, oder passen.
told-ghost = Du wählst einen Satz des Geisterspielers.

## Tasten

keys = Tasten
key-card = einen Wert wählen; nochmal: eine Karte weniger
key-joker = einen Joker dazu
key-lay = die gewählten Karten legen
key-clear = nichts wählen
key-take = nehmen, lassen
key-answer = aufnehmen, abwerfen
key-draw = aus dem Vorrat, vom Stapel ziehen
key-pass = passen
key-log = Verlauf
key-rules = Regeln
key-keys = diese Liste

## Das Ende

end-title =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $count ->
            [one] { $names } hat gewonnen
           *[other] { $names } teilen sich den Sieg
        }
    }
ended-out = Eine Hand ist leer.
ended-supply = Vorrat und Stapel sind leer.
ended-turn_limit = Der letzte Zug ist vorbei.
reason-points = Die meisten Punkte: { $points }.
reason-fewest = Gleich viele Punkte, aber weniger Handkarten.
reason-shared = Gleich viele Punkte: Der Sieg wird geteilt.
score-sum = { $laid } gelegt, { $hand } auf der Hand
total = { $points } insgesamt
chart-title = Der Punktestand, Zug um Zug
chart-none = Die Kurve beginnt mit der nächsten Partie.
rematch = Noch einmal
next-round = Nächste Partie
look-at-table = Zum Tisch
to-result = Zum Ergebnis
record = Aufzeichnung
record-how = Die ganze Partie als Text: auswählen und kopieren.
record-none = Die Aufzeichnung ist noch nicht da.

## Regeln

rules-goal-title = Worum es geht
rules-goal = Alle legen Sätze vor sich aus und luxxen die Sätze der anderen ab. Ausgelegte Karten sind Pluspunkte, Karten auf der Hand sind Minuspunkte.
rules-turn-title = Dein Zug
rules-turn = Leg genau einen Satz von der Hand auf deine Auslage: eine oder mehrere Karten mit gleichem Wert. Joker passen zu jedem Wert.
rules-sets = Oben: vier Karten vom Wert 6, zwei vom Wert 12 und zwei Joker allein. Joker allein haben den Wert 14 und sind höher als alles andere.
rules-snatch-title = Abluxxen
rules-snatch = Einmal reihum, von links neben dir, wird dein Satz mit den obersten Karten der anderen verglichen. Gleich viele Karten und ein niedrigerer Wert: Sie werden abgeluxxt, das ist Pflicht. Du entscheidest:
rules-take = Nimm die Karten auf die Hand. Der abgeluxxte Spieler zieht ebenso viele nach.
rules-leave = Lass sie da. Der abgeluxxte Spieler nimmt sie wieder auf, oder er wirft sie ab und zieht ebenso viele nach.
rules-below = Dann liegt der Satz darunter oben und ist für diesen Zug sicher. Ein freigelegter Satz greift nie an.
rules-draw-title = Nachziehen
rules-draw = Eine Karte nach der anderen, offen aus dem Vorrat oder verdeckt vom Nachziehstapel. Aufgefüllt wird der Vorrat erst, wenn du fertig bist.
rules-consolation = In dieser Spielart: Wer niemandem etwas abgeluxxt hat, darf am Ende des Zuges eine Karte ziehen.
rules-ones = In dieser Spielart: 1er luxxen auch 13er und Joker ab, bei gleich vielen Karten.
rules-ghost = In dieser Spielart liegt ein Geisterspieler offen daneben. In jedem Zug luxxt du ihm, vor deinem Gegner, einen niedrigeren Satz ab; die Karten kommen auf deine Hand, und er wird aufgefüllt. 13er und Joker behält er nicht: Sie bilden im Vorrat mit einer Karte eine Kartengruppe, die als eine Karte gezogen wird.
rules-end-title = Das Ende
rules-end = Die Partie endet sofort, wenn jemand die letzte Handkarte legt oder wenn Vorrat und Nachziehstapel leer sind. Deine Punkte: gelegte Karten minus Handkarten.
rules-tie-shared = Bei gleich vielen Punkten wird der Sieg geteilt.
rules-tie-fewest = Bei gleich vielen Punkten gewinnt, wer weniger Handkarten hat.
rules-advice-title = Gute Ratschläge
rules-advice = Abluxxen lohnt sich meistens: Die anderen verlieren Punkte, und was du nimmst, kannst du wieder legen. Viele Karten mit niedrigem Wert, auf einmal gelegt, sind schwer zu schlagen. Eine schwache einzelne Karte als Köder bringt dir bessere aus dem Vorrat. Und achte auf die Zahlen in den Köpfen: Kurz vor Schluss nimmst du besser keine Karten mehr.
