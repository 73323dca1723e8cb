# De teksten van de schermen in de browser. Wat terminal en browser delen, staat in de map ernaast.

## Pagina's

title-home = Linko
title-table = Tafel · Linko
title-turn = Jij bent aan de beurt · Linko
title-decide = Jij kiest · Linko
title-over = Partij afgelopen · Linko
title-rules = Regels · Linko
home = Startpagina
loading = Een moment …
no-such-page = Hier is niets.
table-gone = Deze tafel bestaat niet meer.
connection-lost = Verbinding verbroken. Nieuwe poging …
error-unreachable = De server antwoordt niet.
close = Sluiten

## Begin

claim = Leg een set neer. Wat die verslaat, pak je af.
play = Spelen
play-what =
    { $bots ->
        [one] { $edition }, één bot, { $level }
        [2] { $edition }, twee bots, { $level }
        [3] { $edition }, drie bots, { $level }
        [4] { $edition }, vier bots, { $level }
       *[other] { $edition }, { $bots } bots, { $level }
    }
change = wijzigen
change-title = Wat ga je spelen?
new-table = Nieuwe tafel
open-table = Tafel openen
join-code = Meedoen met code
join-how = De code staat op het scherm van je vrienden.
join = Meedoen
code = Code
open-tables = Open tafels
no-open-tables = Er is nu geen tafel open. Open er een!
watch = Kijken
no-running-tables = Er is nu geen openbare partij bezig.
my-games = Mijn partijen
no-games = Je hebt nog geen partij uitgespeeld.
finished-games = Uitgespeeld
won-by = Gewonnen: { $names }
your-turn = jouw beurt
turn-of = { $name } is aan de beurt
your-name = Je naam
guest = Gast
table = Tafel
table-of = Tafel van { $name }
players =
    { $count ->
        [2] twee spelers
        [3] drie spelers
        [4] vier spelers
        [5] vijf spelers
       *[other] { $count } spelers
    }
free-seats =
    { $count ->
        [0] geen plaats vrij
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }

## Voorkeuren

language = Taal
theme-system = Auto
theme-light = Licht
theme-dark = Donker
sound-on = Geluid aan
sound-off = Geluid uit
motion-on = Animatie aan
motion-off = Animatie uit
notices-on = Meldingen aan
notices-off = Meldingen uit
notices-blocked = Meldingen geweigerd
notices-about = Je browser waarschuwt je als je moet kiezen terwijl je ergens anders kijkt.
notices-blocked-about = Sta meldingen van deze pagina toe in de instellingen van je browser.
notice-turn = Leg een set neer.
notice-decide = De anderen wachten op jouw keuze.

## Varianten en bots

edition = Variant
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Hoe sterk zijn de bots?
strength-random = lukraak
strength-kitten = zwak
strength-greedy = redelijk
strength-heuristic = sterk
strength-search = heel sterk

## Voor de partij

lobby-title = Wie doet er mee?
players-title = Aantal spelers
sit-here = Hier gaan zitten
move-here = Hierheen gaan
that-is-you = dat ben jij
away = even weg
host = leidt de tafel
seat-number = Plaats { $number }
seat-more = { $name }: meer
save-name = Opslaan
swap-with = Van plaats wisselen met
swap-about = Er wordt met de klok mee gespeeld en afgepakt.
send-away = Wegsturen
send-away-about = { $name } kan nog kijken, maar hier niet meer gaan zitten.
only-watch = Alleen kijken
only-watch-about = Je plaats komt vrij; jij bepaalt nog steeds wat er gespeeld wordt en deelt de kaarten.
leave-lobby = Van tafel gaan
leave-about = Je plaats komt vrij voor iemand anders.
leave-host-about = Dan leidt iemand anders de tafel.
leave-last-about = Er zit verder niemand: de tafel wordt gesloten.
mute = { $name } niet meer horen
mute-about = Alleen jij ziet aan deze tafel niet meer wat { $name } zegt.
unmute = { $name } weer horen
unmute-about = Je ziet aan deze tafel niet wat { $name } zegt.
add-bot = kies een bot
bot-here = Bot op deze plaats
clear-seat = Plaats vrijmaken
start = Kaarten delen
start-fill =
    { $count ->
        [one] Aanvullen met een bot en delen
       *[other] Aanvullen met { $count } bots en delen
    }
waiting-for-host = Wie de tafel leidt, deelt zodra iedereen er is.
fill-level = Sterkte van deze bots
agreed = Wat er gespeeld wordt
invite = Vrienden uitnodigen
link = Link
copy-link = Link kopiëren
copied = Gekopieerd
qr-code = Link naar deze tafel als QR-code
length = Hoe lang?
length-single = Eén partij
length-rounds = Rondes
length-target = Op punten
length-single-about = Elke partij staat op zichzelf.
length-rounds-about =
    { $count ->
        [one] Iedereen begint één keer: { $games } partijen, en de punten worden opgeteld.
       *[other] Iedereen begint { $count } keer: { $games } partijen, en de punten worden opgeteld.
    }
length-target-about = Partij na partij, tot iemand in totaal { $points } punten heeft.
rounds-each = Zo vaak begint iedereen
target-points = Zoveel punten
amount-less = { $what }: minder
amount-more = { $what }: meer
clock = Bedenktijd
clock-none = Geen
clock-quick = Vlot
clock-calm = Rustig
clock-days = Dagen
clock-own = Zelf kiezen
clock-none-about = Iedereen mag zo lang nadenken als nodig is.
clock-each-about = Voor elke keuze: { $each }. Is de tijd om, dan speelt een bot verder.
clock-bank-about = Voor elke keuze: { $each }; als reserve voor de hele partij: { $bank }. Is de tijd om, dan speelt een bot verder.
clock-seconds-each = Seconden per keuze
clock-minutes-bank = Minuten in reserve
who-starts = Wie begint?
starts-lot = Het lot
starts-lot-about = Er wordt geloot wie als eerste begint; daarna steeds de volgende links.
starts-seat-about = { $name } begint de eerste partij; daarna steeds de volgende links.
who-comes = Wie mag komen?
comes-link = Met link of code
comes-all = Iedereen
comes-link-about = Alleen wie de link of code heeft, vindt deze tafel.
comes-all-about = De tafel staat bij de open tafels, en iedereen mag kijken.
what-said = Wat mag je zeggen?
said-phrases = Vaste zinnetjes
said-text = Alles
said-phrases-about = Een keuze uit zinnetjes die iedereen in de eigen taal leest.
said-text-about = Naast de zinnetjes mag je ook zelf iets schrijven.
options = Extra regels
sizes = Aantallen, om uit te proberen
sizes-about = Hoeveel kaarten er zijn en hoeveel er gedeeld worden; geen enkele variant verandert dat.
size-ranks = Hoogste waarde
size-copies = Kaarten per waarde
size-jokers = Jokers
size-hand_size = Kaarten in de hand
size-row_size = Kaarten in de voorraad
size-ghost_size = Kaarten van de spookspeler

## De tafel

you = Jij
menu = Menu
menu-home = Startpagina – de partij gaat door
match-so-far = De reeks tot nu toe
leave-table = Van tafel gaan – een bot speelt door
hand-over = Een bot laten spelen voor { $name }
time-left = Resterende tijd: { $time }
bot-for-you = Een bot speelt voor je.
play-on = Ik speel verder
rules = Regels
log = Verloop
log-empty = Er is nog niets gebeurd.
log-earlier = Eerder
say-something = Iets zeggen
your-words = Je bericht
send = Versturen
turn-number = Beurt { $number }
game-of = partij { $number } van { $games }
game-to = partij { $number }, tot { $target }
row-title = Trekstapel en voorraad
pile = Trekstapel
pile-label =
    { $count ->
        [0] De trekstapel is leeg
        [one] Trekstapel, één kaart
       *[other] Trekstapel, { $count } kaarten
    }
row-entry =
    { $cards ->
        [X] joker in de voorraad, plaats { $place }
       *[other] { $cards } in de voorraad, plaats { $place }
    }
discard = Afgelegd
discard-count = Afgelegd { $count }
discard-empty = Er is nog niets afgelegd.
cards =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
# Where there is hardly any room.
sets-short =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
bundle-size = { $count } stuks
cards-in-hand =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
seen-in-hand = bekende kaarten
stack-label =
    { $count ->
        [0] { $name }: nog niets uitgelegd
        [one] { $name }: één set, { $top } bovenop
       *[other] { $name }: { $count } sets, { $top } bovenop
    }
stack-of = Uitgelegde kaarten van { $name }
your-stack = Je uitgelegde kaarten
stack-size =
    { $cards ->
        [one] { $sets }, één kaart
       *[other] { $sets }, { $cards } kaarten
    }
on-top = bovenop
your-hand = Je hand
hand-group =
    { $card ->
        [X] { $chosen ->
            [0] { $count } × joker
           *[other] { $count } × joker, { $chosen } gekozen
        }
       *[other] { $chosen ->
            [0] { $count } × { $card }
           *[other] { $count } × { $card }, { $chosen } gekozen
        }
    }
new = nieuw
ghost = De spookspeler
ghost-what = speelt nooit, scoort nooit
watching = Je kijkt mee.
waiting-for = Wachten op { $name }

## Wat er gevraagd wordt

ask-play = Jouw beurt: leg een set neer
ask-play-how = Kies kaarten; nog eens: één minder. Jokers passen overal bij.
not-a-set = Dat is geen set.
goes-out = Dan is je hand leeg
snatches =
    { $count ->
        [0] Je pakt niets af
        [one] Je pakt één set af
        [2] Je pakt twee sets af
        [3] Je pakt drie sets af
        [4] Je pakt vier sets af
       *[other] Je pakt { $count } sets af
    }
of-name = { $name }:
of-ghost =
    { $count ->
        [one] Spookspeler:
       *[other] Spookspeler, 1 van:
    }
lay =
    { $cards ->
        [X] Leg je joker neer
       *[other] Leg je { $cards } neer
    }
lay-nothing = Neerleggen
lay-last = en de partij is afgelopen
and = { " en " }
stay = nog { $cards } in je hand
stay-none =
    { $count ->
        [one] nog één kaart in je hand
       *[other] nog { $count } kaarten in je hand
    }
some-cards =
    { $card ->
        [X] { $count ->
            [one] één joker
            [2] twee jokers
            [3] drie jokers
            [4] vier jokers
           *[other] { $count } jokers
        }
       *[other] { $count ->
            [one] één { $card }
            [2] twee keer { $card }
            [3] drie keer { $card }
            [4] vier keer { $card }
            [5] vijf keer { $card }
            [6] zes keer { $card }
            [7] zeven keer { $card }
           *[other] { $count } keer { $card }
        }
    }
the-cards =
    { $card ->
        [X] { $count ->
            [one] joker
            [2] twee{ "\u00A0" }jokers
            [3] drie{ "\u00A0" }jokers
            [4] vier{ "\u00A0" }jokers
            [5] vijf{ "\u00A0" }jokers
           *[other] { $count }{ "\u00A0" }jokers
        }
       *[other] { $count ->
            [one] { $card }
            [2] { $card }-{ $card }
            [3] { $card }-{ $card }-{ $card }
            [4] { $card }-{ $card }-{ $card }-{ $card }
            [5] vijf kaarten
            [6] zes kaarten
            [7] zeven kaarten
            [8] acht kaarten
           *[other] { $count } kaarten
        }
    }
chosen-again =
    { $count ->
        [one] nog eens { $card }: geen
       *[other] nog eens { $card }: één minder
    }
ask-take =
    { $cards ->
        [X] Met je { $by } pak je de joker van { $name } af
       *[other] { $by ->
            [X] Met je joker pak je de { $cards } van { $name } af
           *[other] Met je { $by } pak je de { $cards } van { $name } af
        }
    }
ask-take-short =
    { $cards ->
        [X] Je pakt de joker van { $name } af
       *[other] Je pakt de { $cards } van { $name } af
    }
take = Neem de { $cards }
take-short = Neem
take-then =
    { $count ->
        [one] { $name } trekt er één
        [2] { $name } trekt er twee
        [3] { $name } trekt er drie
        [4] { $name } trekt er vier
        [5] { $name } trekt er vijf
        [6] { $name } trekt er zes
       *[other] { $name } trekt er { $count }
    }
leave = Laat liggen
leave-then = { $name } pakt op of legt af
ask-answer =
    { $cards ->
        [X] { $name } pakt je joker af en laat hem liggen
       *[other] { $count ->
            [one] { $name } pakt je { $cards } af en laat hem liggen
           *[other] { $name } pakt je { $cards } af en laat ze liggen
        }
    }
ask-answer-short =
    { $cards ->
        [X] { $name } laat je joker liggen
       *[other] { $name } laat je { $cards } liggen
    }
pick-up =
    { $count ->
        [one] Pak hem op
       *[other] Pak ze op
    }
pick-up-then =
    { $count ->
        [one] dan één kaart in je hand
       *[other] dan { $count } kaarten in je hand
    }
discard-them =
    { $count ->
        [one] Leg hem af
       *[other] Leg ze af
    }
discard-then =
    { $count ->
        [one] en trek er één
        [2] en trek er twee
        [3] en trek er drie
        [4] en trek er vier
        [5] en trek er vijf
        [6] en trek er zes
       *[other] en trek er { $count }
    }
ask-draw =
    { $cards ->
        [X] { $name } heeft je joker genomen
       *[other] { $name } heeft je { $cards } genomen
    }
ask-draw-plain =
    { $cards ->
        [X] Je hebt de joker afgelegd
       *[other] Je hebt de { $cards } afgelegd
    }
draw-which = Trek kaart { $number } van { $total }
draw-from =
    { $pile ->
        [0] uit de voorraad
       *[other] uit de voorraad of van de trekstapel
    }
ask-consolation = Niets afgepakt: kaart trekken?
consolation-how =
    { $pile ->
        [0] Kies een kaart in de voorraad.
       *[other] Kies een kaart in de voorraad of de trekstapel.
    }
pass = Passen
pass-then = niets trekken
ask-ghost = Wat pak je van de spookspeler af?
ask-ghost-how = De kaarten komen in je hand.
ask-ghost-field = Kies een omlijnde set; de kaarten komen in je hand.
ask-ghost-only = Je pakt de { $cards } van de spookspeler af
ghost-then =
    { $pile ->
        [0] in je hand
       *[other] in je hand; hij wordt aangevuld
    }
claw-first = eerst
claw-then = dan
claw-only = afpakken
claw-snatched = afgepakt
claw-left = laten liggen
claw-left-by = { $name } laat liggen
note-count =
    { $count ->
        [one] één kaart
        [2] twee kaarten
        [3] drie kaarten
        [4] vier kaarten
        [5] vijf kaarten
        [6] zes kaarten
       *[other] { $count } kaarten
    }
note-higher =
    { $card ->
        [X] jokers zijn hoger
       *[other] { $card } is hoger
    }
note-equal =
    { $card ->
        [X] ook jokers
       *[other] ook { $card }
    }
note-next = daarna

## Wie kiest

deciding-play = { $name } denkt na.
deciding-take = { $name } kiest: nemen of laten liggen.
deciding-answer = { $name } kiest: oppakken of afleggen.
deciding-draw =
    { $count ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
deciding-consolation = { $name } mag een kaart trekken.
deciding-ghost = { $name } kiest een set van de spookspeler.
deciding-over = De partij is afgelopen.

## Het verloop

few-left =
    { $count ->
        [one] – nog één kaart!
        [2] – nog twee kaarten!
       *[other] – nog drie kaarten!
    }

## Voor de oren

told-play = Jouw beurt. Je hand: { $hand }.
told-take = Jij kiest: de afgepakte kaarten nemen of laten liggen.
told-answer = Jij kiest: je kaarten oppakken of afleggen.
told-draw =
    { $total ->
        [1] Je trekt een kaart.
       *[other] Je trekt een kaart: { $number } van { $total }.
    }
told-consolation = Je mag een kaart trekken, of passen.
told-ghost = Je kiest een set van de spookspeler.

## Toetsen

keys = Toetsen en snelkeuzes
key-card = een waarde kiezen; nog eens: één kaart minder
key-joker = een joker erbij
key-lay = de gekozen kaarten neerleggen
key-clear = je keuze wissen; meteen laten zien wat er gebeurd is
key-take = nemen / laten liggen
key-answer = oppakken / afleggen
key-draw = trekken uit de voorraad / van de trekstapel
key-pass = passen
key-ghost = een set van de spookspeler kiezen
key-log = verloop
key-rules = regels
key-keys = deze lijst
double-tap = Dubbelklikken of dubbeltikken op gelijke kaarten legt ze allemaal neer

## Het einde

end-title =
    { $who ->
        [you] Jij wint!
       *[other] { $count ->
            [one] { $names } wint
           *[other] Gedeelde overwinning: { $names }
        }
    }
ended-out =
    { $who ->
        [you] Je hebt geen kaarten meer.
        [other] { $name } heeft geen kaarten meer.
       *[unknown] Iemand heeft geen kaarten meer.
    }
ended-supply = Voorraad en trekstapel zijn leeg.
ended-turn_limit = De laatste beurt is voorbij.
reason-points = De meeste punten: { $points }.
reason-fewest = Evenveel punten, maar minder kaarten in de hand.
reason-shared = Evenveel punten.
reason-shared-fewest = Evenveel punten en evenveel kaarten in de hand.
score-sum = { $laid } uitgelegd, { $hand } in de hand
match-won =
    { $who ->
        [you] Je wint de reeks partijen met { $points } in totaal.
       *[other] { $count ->
            [one] { $names } wint de reeks partijen met { $points } in totaal.
           *[other] Gedeelde overwinning in de reeks partijen: { $names }, elk { $points }.
        }
    }
total = { $points } in totaal
chart-title = De stand, beurt voor beurt
chart-none = De grafiek begint bij de volgende partij.
rematch = Revanche
next-game = Volgende partij
next-has-begun = De volgende partij is begonnen.
look-at-table = Naar de tafel
to-result = Naar de uitslag
record = Verslag
record-how = De hele partij als tekst: selecteren en kopiëren.
copy-record = Verslag kopiëren

## Regels

rules-goal-title = Waar het om gaat
rules-goal = Iedereen legt sets voor zich neer en pakt sets van anderen af. Uitgelegde kaarten zijn pluspunten, kaarten in je hand zijn minpunten.
rules-deck = Er zijn { $copies } kaarten van elke waarde van 1 tot en met { $ranks }, en { $jokers ->
        [0] geen jokers
        [one] één joker
       *[other] { $jokers } jokers
    }. Iedereen krijgt { $hand } kaarten; { $row } andere liggen open als voorraad, de rest is de trekstapel.
rules-turn-title = Jouw beurt
rules-turn = Leg precies één set uit je hand op je uitgelegde kaarten: een of meer kaarten van dezelfde waarde. Jokers passen bij elke waarde.
rules-sets = Hierboven: vier kaarten met waarde 6, twee met waarde 12, en twee jokers. Een set van alleen jokers heeft waarde 14, hoger dan al het andere.
rules-snatch-title = Afpakken
rules-snatch = Eén keer rond, te beginnen links van jou, wordt je set vergeleken met de bovenste kaarten van de anderen. Zijn dat er evenveel en is hun waarde lager, dan moet je ze afpakken. Daarna kies je:
rules-take = Neem de kaarten in je hand. De aangevallen speler trekt er evenveel.
rules-leave = Laat ze liggen. De aangevallen speler pakt ze weer op, of legt ze af en trekt er evenveel.
rules-below = De set eronder ligt nu bovenop en is de rest van deze beurt veilig. Een set die zo vrijkomt, valt zelf nooit aan.
rules-draw-title = Trekken
rules-draw = Eén kaart tegelijk, open uit de voorraad of blind van de trekstapel. De voorraad wordt pas aangevuld als je klaar bent.
rules-consolation = In deze variant: heb je in je beurt niets afgepakt, dan mag je aan het eind ervan één kaart trekken.
rules-ones = In deze variant: bij evenveel kaarten pakken enen ook { $ranks ->
        [13] dertienen
       *[other] kaarten met waarde { $ranks }
    } en sets van alleen jokers af. Alles wat hoger is, pakt nog steeds enen af.
rules-ghost = In deze variant liggen de kaarten van een spookspeler open naast jullie; al zijn kaarten van dezelfde waarde zijn één set. Elke beurt pak je, als het kan, eerst een lagere set met evenveel kaarten van de spookspeler af, en dan pas van je tegenstander. De kaarten van de spookspeler neem je altijd in je hand, en hij wordt meteen aangevuld. { $ranks ->
        [13] Dertienen
       *[other] Kaarten met waarde { $ranks }
    } en jokers houdt de spookspeler niet: die vormen met een kaart in de voorraad een groep, die je als één kaart trekt.
rules-end-title = Het einde
rules-end = De partij eindigt meteen als iemand de laatste kaart uit de hand neerlegt, of als voorraad en trekstapel leeg zijn. Je punten: uitgelegde kaarten min kaarten in je hand.
rules-tie-shared = Bij gelijke stand wordt de overwinning gedeeld.
rules-tie-fewest = Bij gelijke stand wint wie de minste kaarten in de hand heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-screen-title = Op het scherm
rules-screen = Klik of tik op gelijke kaarten in je hand: ze zijn allemaal gekozen. Nog eens: één kaart minder. Jokers komen er één voor één bij. Je ziet wat de set zou afpakken, en van wie; druk dan op de knop om neer te leggen. Sneller: dubbelklik of dubbeltik op de kaarten, of druk op Enter. Terwijl kaarten bewegen, laat een klik of tik waar dan ook meteen zien hoe het ervoor staat.
rules-advice-title = Tips
rules-advice = Afpakken loont meestal: anderen verliezen punten, en wat je neemt, kun je weer neerleggen. Veel kaarten van een lage waarde, in één keer neergelegd, zijn moeilijk te verslaan. Een zwakke losse kaart is goed lokaas: wordt die afgepakt, dan kun je een betere trekken. En let op de getallen in de lynxkoppen: tegen het einde kun je beter geen kaarten meer nemen.
