## Wat alleen de terminal zegt: linko play en linko replay.
## Kaarten staan er altijd zoals je ze typt, als 7-7-X; zo hangt geen zin van hun aantal af.

terminal-you = Jij
terminal-and = { $first } en { $last }
terminal-or = { $first } of { $last }
terminal-points =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Geweigerde opties

terminal-no-language = De taal { $given } is er niet. De talen zijn { $languages }.
terminal-no-starter = { $given } kan niet beginnen. Mogelijk zijn random (loten), you (jij), een getal van 1 tot en met { $count } of een naam: { $names }.
terminal-no-records = De tafel staat op de standaarduitvoer. Geef een bestand voor de verslagen.

## Voor de partij en tussen de partijen

terminal-compiling = De engine wordt voorbereid: ongeveer een halve minuut
terminal-compiling-once = De engine wordt voorbereid, alleen deze eerste keer: ongeveer een halve minuut
terminal-seating = De bots gaan zitten
terminal-bots = { $names }: { $bot }
terminal-bots-gentler = { $names }: { $bot } (makkelijker: { $option })
terminal-welcome = Typ ? voor de regels en de toetsen, wanneer je maar wilt.
terminal-next-game = Enter: volgende partij, q: stoppen
terminal-more = Enter: verder, q: terug
terminal-interrupted = Afgebroken.
terminal-saved = De onvoltooide partij is bewaard.
terminal-thinks = { $name } denkt na
terminal-bot-failed = De bot van { $name } is vastgelopen: { $failure }. In plaats daarvan is een eenvoudige zet gedaan.

## De tafel

terminal-title = { $edition }, beurt { $number }
terminal-hand = hand
terminal-score = punten
terminal-stack = uitgelegde kaarten, bovenste achteraan
terminal-row = voorraad
terminal-pile = trekstapel
terminal-discard = aflegstapel
terminal-ghost = spookspeler
terminal-older =
    { $count ->
        [one] één oudere set,
       *[other] { $count } oudere sets,
    }
terminal-unseen = { $count } onbekend
terminal-stacks = Alle uitgelegde sets, de oudste eerst:
terminal-no-player = Hier heet niemand { $given }. Aan tafel zitten { $names }.

## Wat gevraagd wordt

terminal-ask-lay = Welke kaarten leg je neer?
terminal-ask-ghost = Je pakt een set van de spookspeler af. Welke?
terminal-ask-take = Je pakt { $cards } van { $name } af.
terminal-ask-answer = { $name } pakt { $cards } van je af en laat de keuze aan jou over.
terminal-ask-draw =
    { $count ->
        [one] Trek één kaart. Welke?
       *[other] Trek { $count } kaarten, één voor één. Welke nu?
    }
terminal-ask-consolation = Je hebt niets afgepakt en mag één kaart trekken.
terminal-last-cards =
    { $count ->
        [one] In voorraad en trekstapel zit nog maar één kaart. Wie die trekt, beëindigt de partij.
       *[other] In voorraad en trekstapel zitten nog maar { $count } kaarten. Hierna is de partij afgelopen.
    }

## Wat je kunt kiezen

terminal-take =
    { $count ->
        [one] neem { $cards } in de hand: { $name } trekt één kaart
       *[other] neem { $cards } in de hand: { $name } trekt { $count } kaarten
    }
terminal-take-ends =
    { $count ->
        [one] neem { $cards } in de hand: { $name } trekt de laatste kaart en de partij is afgelopen
       *[other] neem { $cards } in de hand: { $name } trekt de laatste { $count } kaarten en de partij is afgelopen
    }
terminal-leave =
    { $count ->
        [one] laat { $cards } over: { $name } neemt { $cards } terug in de hand, of legt af en trekt één kaart
       *[other] laat { $cards } over: { $name } neemt { $cards } terug in de hand, of legt af en trekt { $count } kaarten
    }
terminal-leave-ends =
    { $count ->
        [one] laat { $cards } over: { $name } neemt { $cards } terug in de hand, of legt af en trekt de laatste kaart; dan is de partij afgelopen
       *[other] laat { $cards } over: { $name } neemt { $cards } terug in de hand, of legt af en trekt de laatste { $count } kaarten; dan is de partij afgelopen
    }
terminal-pick-up = neem { $cards } terug in de hand
terminal-discard-draw =
    { $count ->
        [one] leg { $cards } af en trek één kaart
       *[other] leg { $cards } af en trek { $count } kaarten
    }
terminal-discard-ends =
    { $count ->
        [one] leg { $cards } af en trek de laatste kaart: de partij is afgelopen
       *[other] leg { $cards } af en trek de laatste { $count } kaarten: de partij is afgelopen
    }
terminal-from-pile = de bovenste kaart van de trekstapel, ongezien
terminal-from-row = { $cards } uit de voorraad
terminal-from-ghost = neem { $cards } van de spookspeler
terminal-then-hold = { $choice }: dan heb je { $cards }
terminal-pass = trek niets

## Wat een set doet

terminal-snatches = pakt { $sets } af
terminal-set-of = { $cards } van { $name }
terminal-set-of-ghost = { $cards } van de spookspeler
terminal-snatches-nothing = pakt niets af
terminal-goes-out = maakt je hand leeg: de partij is afgelopen en je hebt { $points }
terminal-idle = Deze pakken niets af:

## Wat je typt

terminal-keys-lay = ? regels · l lijst · s sets · h hint · t tafel · q stoppen
terminal-keys-choose = ? regels · s sets · h hint · t tafel · q stoppen
terminal-keys =
    de kaarten die je neerlegt: 7-7-X of 7 7 X
    l: wat je kunt neerleggen en afpakken; l 7-7: alleen dat
    s: alle uitgelegde sets, de oudste eerst; s Ben of s 2: alleen die van één speler
    h: een hint van de sterkste bot
    t: nog eens de tafel
    q: stoppen
terminal-keys-title = Wat je kunt typen
terminal-marks-title = Op tafel
terminal-marks = ▶ toont wie aan de beurt is, ? wie moet beslissen. Achter de namen van de anderen staan de handkaarten die iedereen kent.
terminal-example = bijvoorbeeld { $cards }
terminal-letter-or-card = letter of kaart
terminal-choose-number = Typ een getal van 1 tot en met { $count }.
terminal-choose-card = Typ { $letters }, of de kaart zelf: { $card }.
terminal-ambiguous = Dat kan { $choices } zijn. Welke bedoel je?
terminal-no-play = Typ de kaarten die je neerlegt: 7-7 of 7 7 X. l toont wat je kunt neerleggen, ? legt het spel uit.
terminal-none-held =
    { $card ->
        [X] Je hebt geen joker in de hand en kunt { $cards } niet neerleggen.
       *[other] Je hebt geen { $card } in de hand en kunt { $cards } niet neerleggen.
    }
terminal-few-held = Je hebt maar { $held } in de hand en kunt { $cards } niet neerleggen.

## Hints

terminal-thinking = Even denken
terminal-hint = { $move } – wint { $share }%, punten { $score }
terminal-hint-meaning = Bovenaan staat de beste zet. De cijfers gelden als iedereen vanaf hier goed speelt.

## Het einde

terminal-over-out =
    { $who ->
        [you] De partij is afgelopen: je hebt je laatste kaart neergelegd.
       *[other] De partij is afgelopen: { $name } heeft de laatste handkaart neergelegd.
    }
terminal-over-supply = De partij is afgelopen: voorraad en trekstapel zijn leeg.
terminal-over-turn-limit = De partij is afgelopen: de laatste toegestane beurt is gespeeld.
terminal-laid = uitgelegd
terminal-in-hand = in de hand
terminal-won =
    { $who ->
        [you] Je wint met { $points }, een voorsprong van { $ahead }.
       *[other] { $name } wint met { $points }, een voorsprong van { $ahead }.
    }
terminal-won-fewest =
    { $who ->
        [you] Gelijke stand, elk { $points }: { $names }. Je hebt de minste kaarten in de hand en wint.
       *[other] Gelijke stand, elk { $points }: { $names }. { $name } heeft de minste kaarten in de hand en wint.
    }
terminal-shared = Gedeelde overwinning, elk { $points }: { $names }.
terminal-leads =
    { $who ->
        [you] { $count ->
            [one] Na één partij sta je voor.
           *[other] Na { $count } partijen sta je voor.
        }
       *[other] { $count ->
            [one] Na één partij staat { $name } voor.
           *[other] Na { $count } partijen staat { $name } voor.
        }
    }
terminal-lead-shared =
    { $count ->
        [one] Na één partij staan samen voor: { $names }.
       *[other] Na { $count } partijen staan samen voor: { $names }.
    }
terminal-match-won =
    { $who ->
        [you] { $count ->
            [one] Na één partij win je de reeks.
           *[other] Na { $count } partijen win je de reeks.
        }
       *[other] { $count ->
            [one] Na één partij wint { $name } de reeks.
           *[other] Na { $count } partijen wint { $name } de reeks.
        }
    }
terminal-match-shared =
    { $count ->
        [one] Gedeelde overwinning in de reeks na één partij: { $names }.
       *[other] Gedeelde overwinning in de reeks na { $count } partijen: { $names }.
    }
terminal-totals = Totaal: { $totals }

## Een bewaarde partij

terminal-replay-keys = Enter: vooruit · b: terug · een getal: daarheen · e: einde · q: stoppen
terminal-replay-start = Dit is het begin, daarvoor is er niets.
terminal-replay-end = De laatste beslissing is { $number }.
terminal-replay-deal =
    { $count ->
        [one] De kaarten zijn gedeeld, er volgt één beslissing
       *[other] De kaarten zijn gedeeld, er volgen { $count } beslissingen
    }
terminal-replay-move = Beslissing { $number } van { $total }: { $move }
terminal-decides-play = { $name } legt een set neer
terminal-decides-ghost = { $name } kiest een set van de spookspeler
terminal-decides-take = { $name } pakt { $cards } van { $victim } af: nemen of overlaten
terminal-decides-answer = { $name } neemt { $cards } terug of legt af
terminal-decides-draw =
    { $count ->
        [one] { $name } trekt één kaart
       *[other] { $name } trekt { $count } kaarten
    }
terminal-decides-consolation = { $name } mag één kaart trekken

## Analyse van een gespeelde partij

terminal-review-title = Partij { $number }: { $edition }. Alle getallen in procenten van een zege.
terminal-review-parts = { $name }: { $total } vergeleken met gelijke kansen, door de gedeelde kaarten { $deal }, getrokken kaarten { $draws }, eigen beslissingen { $own }, beslissingen van anderen { $others }
terminal-review-loss = Beslissing { $number }: { $played } verliest { $loss } (± { $error }) vergeleken met { $best }.
terminal-review-none = Goed gespeeld: geen enkele beslissing heeft aantoonbaar iets gekost.
