## Was nur das Terminal sagt: linko play und linko replay.
## Karten stehen immer so da, wie man sie tippt, etwa 7-7-X; so hängt kein Satz an ihrer Anzahl.

terminal-you = Du
terminal-and = { $first } und { $last }
terminal-or = { $first } oder { $last }
terminal-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Abgelehnte Optionen

terminal-no-language = Die Sprache { $given } gibt es nicht. Es gibt { $languages }.
terminal-no-starter = { $given } kann nicht anfangen. Möglich sind random (auslosen), you (du), eine Zahl von 1 bis { $count } oder ein Name: { $names }.
terminal-no-records = Auf der Standardausgabe steht der Tisch. Gib für die Aufzeichnungen eine Datei an.

## Vor der Partie und zwischen den Partien

terminal-compiling = Die Engine wird vorbereitet: etwa eine halbe Minute
terminal-compiling-once = Die Engine wird vorbereitet, nur dieses erste Mal: etwa eine halbe Minute
terminal-seating = Die Bots setzen sich
terminal-bots = { $names }: { $bot }
terminal-bots-gentler = { $names }: { $bot } (leichter: { $option })
terminal-welcome = Mit ? bekommst du jederzeit die Regeln und die Tasten.
terminal-next-game = Eingabetaste: nächste Partie, q: aufhören
terminal-more = Eingabetaste: weiter, q: zurück
terminal-interrupted = Abgebrochen.
terminal-saved = Die angefangene Partie ist gespeichert.
terminal-thinks = { $name } überlegt
terminal-bot-failed = Der Bot von { $name } ist ausgefallen: { $failure }. Stattdessen wurde ein einfacher Zug gemacht.

## Der Tisch

terminal-title = { $edition }, Zug { $number }
terminal-hand = Hand
terminal-score = Punkte
terminal-stack = Auslage, oberste Karten zuletzt
terminal-row = Vorrat
terminal-pile = Nachziehstapel
terminal-discard = Ablagestapel
terminal-ghost = Geisterspieler
terminal-older =
    { $count ->
        [one] ein älterer Satz,
       *[other] { $count } ältere Sätze,
    }
terminal-unseen = { $count } unbekannt
terminal-stacks = Alle ausgelegten Sätze, der älteste zuerst:
terminal-no-player = Hier heißt niemand { $given }. Am Tisch sitzen { $names }.

## Was gefragt wird

terminal-ask-lay = Welche Karten legst du?
terminal-ask-ghost = Du luxxt dem Geisterspieler einen Satz ab. Welchen?
terminal-ask-take = Du luxxt { $name } { $cards } ab.
terminal-ask-answer = { $name } luxxt dir { $cards } ab und überlässt dir die Wahl.
terminal-ask-draw =
    { $count ->
        [one] Zieh eine Karte. Welche?
       *[other] Zieh { $count } Karten, eine nach der anderen. Welche jetzt?
    }
terminal-ask-consolation = Du hast nichts abgeluxxt und darfst eine Karte ziehen.
terminal-last-cards =
    { $count ->
        [one] In Vorrat und Nachziehstapel ist nur noch eine Karte. Wird sie gezogen, ist die Partie zu Ende.
       *[other] In Vorrat und Nachziehstapel sind nur noch { $count } Karten. Danach ist die Partie zu Ende.
    }

## Was man wählen kann

terminal-take =
    { $count ->
        [one] nimm { $cards } auf die Hand: { $name } zieht eine Karte
       *[other] nimm { $cards } auf die Hand: { $name } zieht { $count } Karten
    }
terminal-take-ends =
    { $count ->
        [one] nimm { $cards } auf die Hand: { $name } zieht die letzte Karte, und die Partie ist zu Ende
       *[other] nimm { $cards } auf die Hand: { $name } zieht die letzten { $count } Karten, und die Partie ist zu Ende
    }
terminal-leave =
    { $count ->
        [one] überlass { $cards }: { $name } nimmt { $cards } zurück auf die Hand oder legt ab und zieht eine Karte
       *[other] überlass { $cards }: { $name } nimmt { $cards } zurück auf die Hand oder legt ab und zieht { $count } Karten
    }
terminal-leave-ends =
    { $count ->
        [one] überlass { $cards }: { $name } nimmt { $cards } zurück auf die Hand oder legt ab und zieht die letzte Karte; damit endet die Partie
       *[other] überlass { $cards }: { $name } nimmt { $cards } zurück auf die Hand oder legt ab und zieht die letzten { $count } Karten; damit endet die Partie
    }
terminal-pick-up = nimm { $cards } zurück auf die Hand
terminal-discard-draw =
    { $count ->
        [one] leg { $cards } ab und zieh eine Karte
       *[other] leg { $cards } ab und zieh { $count } Karten
    }
terminal-discard-ends =
    { $count ->
        [one] leg { $cards } ab und zieh die letzte Karte: Die Partie ist zu Ende
       *[other] leg { $cards } ab und zieh die letzten { $count } Karten: Die Partie ist zu Ende
    }
terminal-from-pile = die oberste Karte vom Nachziehstapel, verdeckt
terminal-from-row = { $cards } aus dem Vorrat
terminal-from-ghost = nimm { $cards } vom Geisterspieler
terminal-then-hold = { $choice }: Dann hast du { $cards }
terminal-pass = zieh nichts

## Was ein Satz bewirkt

terminal-snatches = luxxt { $sets } ab
terminal-set-of = { $name } { $cards }
terminal-set-of-ghost = dem Geisterspieler { $cards }
terminal-snatches-nothing = luxxt nichts ab
terminal-goes-out = leert deine Hand: Die Partie ist zu Ende, und du hast { $points }
terminal-idle = Das luxxt nichts ab:

## Was man tippt

terminal-keys-lay = ? Regeln · l Liste · s Auslagen · h Tipp · t Tisch · q aufhören
terminal-keys-choose = ? Regeln · s Auslagen · h Tipp · t Tisch · q aufhören
terminal-keys =
    die Karten, die du legst: 7-7-X oder 7 7 X
    l: was du legen und abluxxen kannst; l 7-7: nur das
    s: alle ausgelegten Sätze, der älteste zuerst; s Ben oder s 2: nur eine Auslage
    h: ein Tipp vom stärksten Bot
    t: noch einmal der Tisch
    q: aufhören
terminal-keys-title = Was du tippen kannst
terminal-marks-title = Auf dem Tisch
terminal-marks = ▶ zeigt, wer am Zug ist, und ?, wer entscheiden muss. Hinter den Namen der anderen stehen die Handkarten, die alle kennen.
terminal-example = zum Beispiel { $cards }
terminal-letter-or-card = Buchstabe oder Karte
terminal-choose-number = Tipp eine Zahl von 1 bis { $count }.
terminal-choose-card = Tipp { $letters } oder die Karte selbst: { $card }.
terminal-ambiguous = Das könnte { $choices } sein. Was meinst du?
terminal-no-play = Tipp die Karten, die du legst: 7-7 oder 7 7 X. Mit l siehst du, was du legen kannst, mit ? die Regeln.
terminal-none-held =
    { $card ->
        [X] Du hast keinen Joker auf der Hand und kannst { $cards } nicht legen.
       *[other] Du hast keine { $card } auf der Hand und kannst { $cards } nicht legen.
    }
terminal-few-held = Du hast nur { $held } auf der Hand und kannst { $cards } nicht legen.

## Tipps

terminal-thinking = Einen Moment
terminal-hint = { $move } – gewinnt zu { $share }{ "\u00A0" }%, Punkte { $score }
terminal-hint-meaning = Oben steht der beste Zug. Die Zahlen gelten, wenn von hier an alle gut spielen.

## Das Ende

terminal-over-out =
    { $who ->
        [you] Die Partie ist zu Ende: Du hast deine letzte Karte gelegt.
       *[other] Die Partie ist zu Ende: { $name } hat die letzte Handkarte gelegt.
    }
terminal-over-supply = Die Partie ist zu Ende: Vorrat und Nachziehstapel sind leer.
terminal-over-turn-limit = Die Partie ist zu Ende: Der letzte erlaubte Zug ist gespielt.
terminal-laid = ausgelegt
terminal-in-hand = auf der Hand
terminal-won =
    { $who ->
        [you] Du gewinnst: { $points }, Vorsprung { $ahead }.
       *[other] { $name } gewinnt: { $points }, Vorsprung { $ahead }.
    }
terminal-won-fewest =
    { $who ->
        [you] Gleichstand, je { $points }: { $names }. Du hast die wenigsten Handkarten und gewinnst.
       *[other] Gleichstand, je { $points }: { $names }. { $name } hat die wenigsten Handkarten und gewinnt.
    }
terminal-shared = Geteilter Sieg, je { $points }: { $names }.
terminal-leads =
    { $who ->
        [you] { $count ->
            [one] Nach einer Partie führst du.
           *[other] Nach { $count } Partien führst du.
        }
       *[other] { $count ->
            [one] Nach einer Partie führt { $name }.
           *[other] Nach { $count } Partien führt { $name }.
        }
    }
terminal-lead-shared =
    { $count ->
        [one] Nach einer Partie liegen gleichauf vorn: { $names }.
       *[other] Nach { $count } Partien liegen gleichauf vorn: { $names }.
    }
terminal-match-won =
    { $who ->
        [you] { $count ->
            [one] Nach einer Partie gewinnst du das Match.
           *[other] Nach { $count } Partien gewinnst du das Match.
        }
       *[other] { $count ->
            [one] Nach einer Partie gewinnt { $name } das Match.
           *[other] Nach { $count } Partien gewinnt { $name } das Match.
        }
    }
terminal-match-shared =
    { $count ->
        [one] Geteilter Sieg im Match nach einer Partie: { $names }.
       *[other] Geteilter Sieg im Match nach { $count } Partien: { $names }.
    }
terminal-totals = Gesamtpunkte: { $totals }

## Eine aufgezeichnete Partie

terminal-replay-keys = Eingabetaste: vor · b: zurück · eine Zahl: dorthin · e: Ende · q: aufhören
terminal-replay-start = Das ist der Anfang, davor gibt es nichts.
terminal-replay-end = Die letzte Entscheidung ist { $number }.
terminal-replay-deal =
    { $count ->
        [one] Die Karten sind verteilt, es folgt eine Entscheidung
       *[other] Die Karten sind verteilt, es folgen { $count } Entscheidungen
    }
terminal-replay-move = Entscheidung { $number } von { $total }: { $move }
terminal-decides-play = { $name } legt einen Satz
terminal-decides-ghost = { $name } wählt einen Satz des Geisterspielers
terminal-decides-take = { $name } luxxt { $victim } { $cards } ab: nehmen oder überlassen
terminal-decides-answer = { $name } nimmt { $cards } zurück oder legt ab
terminal-decides-draw =
    { $count ->
        [one] { $name } zieht eine Karte
       *[other] { $name } zieht { $count } Karten
    }
terminal-decides-consolation = { $name } darf eine Karte ziehen

## Analyse einer gespielten Partie

terminal-review-title = Partie { $number }: { $edition }. Alle Zahlen in Prozent eines Siegs.
terminal-review-parts = { $name }: { $total } gegenüber gleichen Chancen, durch Karten am Anfang { $deal }, gezogene Karten { $draws }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }
terminal-review-loss = Entscheidung { $number }: { $played } verliert { $loss } (± { $error }) gegenüber { $best }.
terminal-review-none = Gut gespielt: Keine Entscheidung hat etwas gekostet, das sich vom Zufall unterscheiden lässt.
