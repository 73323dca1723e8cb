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
closed-host = De beheerders van deze site hebben deze tafel gesloten.
closed-conduct = Deze tafel is gesloten omdat iemand zich niet aan de huisregels hield.
closed-stuck = Deze tafel is gesloten omdat er iets mis mee was.
closed-maintenance = Deze tafel is gesloten wegens onderhoud.
maintenance = Onderhoud: lopende partijen gaan door, maar er kunnen geen nieuwe beginnen.
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
solo-title = Je partij is nog niet klaar
solo-resume = Verder spelen
solo-new = Nieuwe partij
solo-new-about = De oude eindigt dan zonder uitslag.
change = wijzigen
change-title = Wat wil je spelen?
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
won-by =
    { $who ->
        [you] Je hebt gewonnen
       *[other] { $count ->
            [one] { $names } heeft gewonnen
           *[other] Gedeelde overwinning: { $names }
        }
    }
game-place = { $place }e van { $count }
who-is-away =
    { $count ->
        [one] { $names } is even weg
       *[other] { $names } zijn even weg
    }
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

## Uitgenodigd

invited-title = { $name } nodigt je uit
invited-by-nobody = Je bent uitgenodigd
invited-with = met { $names }
invited-bots =
    { $count ->
        [one] een bot
        [2] twee bots
        [3] drie bots
        [4] vier bots
       *[other] { $count } bots
    }
invited-games =
    { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
invited-target =
    { $points ->
        [one] tot { $points } punt
       *[other] tot { $points } punten
    }
invited-no-clock = zonder klok
invited-clock = { $each } per keuze
invited-name = Je naam aan tafel
sit-down = Ga zitten
how-it-goes = Hoe het gaat
invited-note = Geen account, geen e-mail. Zijn alle plaatsen bezet, dan kijk je mee tot er een vrijkomt.
invited-place = dit wordt jouw plaats
invited-full =
    { $count ->
        [2] Beide plaatsen zijn bezet
        [3] Alle drie de plaatsen zijn bezet
        [4] Alle vier de plaatsen zijn bezet
        [5] Alle vijf de plaatsen zijn bezet
       *[other] Alle plaatsen zijn bezet
    }
invited-running =
    { $turn ->
        [0] Er wordt gespeeld
       *[other] Er wordt gespeeld, beurt { $turn }
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
pace-calm = Rustig tempo
pace-normal = Normaal tempo
pace-quick = Snel tempo
notices-on = Meldingen aan
notices-off = Meldingen uit
notices-blocked = Meldingen geblokkeerd
notices-about = Je browser waarschuwt je als je moet kiezen terwijl je met iets anders bezig bent.
notices-blocked-about = Sta meldingen van deze pagina toe in de instellingen van je browser.
notice-turn = Leg een set neer.
notice-decide = De anderen wachten op jouw keuze.

## Varianten en bots

edition = Spelvariant
edition-plain = geen extra regel
edition-plain-about = Er komt niets bij: wie niets afpakt, trekt niets, en bij gelijke stand wordt de overwinning gedeeld.
bot-name-1 = Axilu
bot-name-2 = Bolynx
bot-name-3 = Calux
bot-name-4 = Drolynx
bot-name-5 = Elinxo
strength = Hoe sterk zijn de bots?
strength-random = lukraak
strength-kitten = zwak
strength-greedy = gemiddeld
strength-heuristic = sterk
strength-search = heel sterk

## Voor de partij

lobby-title = Wie doet er mee?
places-taken = { $taken } van { $seats } plaatsen bezet
free = Vrij
tap-to-fill = aantikken
fill-how = een vriend, een bot, niemand
still-free = nog vrij
is-here = is er
is-away = is even weg
bot-strength = bot, { $strength }
you-name = Jij, { $name }
wears = vacht: { $coat }
coat-2 = IJs
coat-5 = Spar
coat-8 = Stro
coat-10 = Duinen
coat-12 = Lijsterbes
watching-free = Je kijkt mee. Kies een vrije plaats om te gaan zitten.
watching-full = Je kijkt mee. Alle plaatsen zijn bezet.
who-sits = Wie zit hier?
send-link = Link sturen
a-bot = Een bot
bot-kind-kitten = Kitten
bot-kind-greedy = Gulzigaard
bot-kind-heuristic = Heuristiek
bot-kind-search = Denker
nobody-plays =
    { $players ->
        [0] Niemand
        [1] Niemand
        [2] Niemand, dan spelen er twee
        [3] Niemand, dan spelen er drie
        [4] Niemand, dan spelen er vier
       *[other] Niemand, dan spelen er { $players }
    }
sit-instead = Ik ga hier zitten
players-title = Aantal spelers
sit-here = Hier gaan zitten
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
start = Kaarten delen
fill-bots =
    { $count ->
        [one] Zet daar een bot
       *[other] Zet daar bots
    }
deal-left-out =
    { $free ->
        [one] De vrije plaats vervalt: { $players } spelers.
       *[other] Vrije plaatsen vervallen: { $players } spelers.
    }
deal-needed =
    { $least ->
        [2] Er zijn er twee nodig
        [3] Er zijn er drie nodig
       *[other] Er zijn er { $least } nodig
    }
waiting-to-deal = Wachten tot { $name } deelt
host-away =
    { $who ->
        [you] { $name } is even weg. Na een minuut mag jij delen.
       *[other] { $name } is even weg. Na een minuut mag { $deputy } delen.
    }
host-away-you-deal = { $name } is even weg, dus deel jij.
you-deal = Wie de tafel leidt, is even weg, dus deel jij.
waiting-for-host = Wie de tafel leidt, deelt de kaarten zodra iedereen er is.
agreed = Wat er gespeeld wordt
what-play = Wat spelen we?
editions-hint = Alle zes zijn hetzelfde spel. Elke kaart toont wat er anders is; houd er één ingedrukt om alles te lezen.
twist-classic = het gewone spel
twist-basic = niets afgepakt: trekken
twist-advanced = gelijk: minste in de hand
twist-expert = 1 pakt 13 en X af
twist-duel = spookspeler en trekken
twist-phantom = een spookspeler erbij
for-players =
    { $most ->
        [2] voor twee
       *[other] voor { $least }–{ $most }
    }
leave-out-ask =
    { $count ->
        [1] Eén plaats weglaten?
        [2] Twee plaatsen weglaten?
        [3] Drie plaatsen weglaten?
       *[other] { $count } plaatsen weglaten?
    }
add-places-ask =
    { $count ->
        [1] Eén plaats erbij?
       *[other] { $count } plaatsen erbij?
    }
too-many-sit = Er zitten er { $people }: te veel.
yes = Ja
no = Nee
done = Klaar
places-title = Plaatsen
line-single = één partij
line-rounds =
    { $count ->
        [one] iedereen begint één keer
       *[other] iedereen begint { $count } keer
    }
line-target =
    { $points ->
        [one] tot { $points } punt
       *[other] tot { $points } punten
    }
line-clock-none = zonder klok
line-clock-quick = vlotte klok
line-clock-calm = rustige klok
line-clock-days = een dag per keuze
line-clock-own = { $each } per keuze
line-starts-lot = Het lot bepaalt wie begint
line-starts-seat = { $name } begint
line-comes-link = wie de link heeft, mag komen
line-comes-all = iedereen mag komen
own-rules = Eigen regels
own-rules-none = geen
own-rules-some = aangepast
invite = Vrienden uitnodigen
code-of-table = Code van deze tafel
share-link = Link delen
copy-link = Link kopiëren
copied = Gekopieerd
qr-code = Link naar deze tafel als QR-code
qr-short = QR
length = Lengte
length-single = Eén partij
length-rounds = Vast aantal
length-target = Op punten
length-single-about = Elke partij staat op zichzelf.
length-rounds-about =
    { $count ->
        [one] Iedereen begint één keer: { $games } partijen, en de punten worden opgeteld.
       *[other] Iedereen begint { $count } keer: { $games } partijen, en de punten worden opgeteld.
    }
length-target-about =
    { $points ->
        [one] Partij na partij, tot iemand in totaal één punt heeft.
       *[other] Partij na partij, tot iemand in totaal { $points } punten heeft.
    }
rounds-each = Zo vaak begint iedereen
target-points = Puntendoel
amount-less = { $what }: minder
amount-more = { $what }: meer
clock = Klok
clock-none = Geen
clock-quick = Vlot
clock-calm = Rustig
clock-days = Dagen
clock-own = Eigen
clock-none-about = Iedereen mag zo lang nadenken als nodig is.
clock-each-about = Voor elke keuze: { $each }. Is de tijd om, dan speelt een bot verder.
clock-bank-about = Voor elke keuze: { $each }; als reserve voor de hele partij: { $bank }. Is de tijd om, dan speelt een bot verder.
clock-seconds-each = Seconden per keuze
clock-minutes-bank = Minuten in reserve
who-starts = Wie begint
starts-lot = Loten
starts-lot-about = Er wordt geloot wie de eerste partij begint; daarna begint steeds de volgende speler links.
starts-seat-about = { $name } begint de eerste partij, daarna steeds de volgende speler links.
who-comes = Wie mag komen
comes-link = Met de link
comes-all = Iedereen
comes-link-about = Alleen wie de link of code heeft, vindt deze tafel.
comes-all-about = De tafel staat bij de open tafels, en iedereen mag kijken.
what-said = Gesprek
said-phrases = Zinnetjes
said-text = Alles
said-phrases-about = Een keuze uit zinnetjes die iedereen in de eigen taal leest.
said-text-about = Naast de zinnetjes mag je ook zelf iets schrijven.
sizes = Aantallen, om uit te proberen
sizes-about = Hoeveel kaarten er zijn en hoeveel er gedeeld worden; in de gewone spelvarianten is dat altijd gelijk.
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
show-again = Laat dat nog eens zien
hint = Hint
replays = Nog eens de laatste ronde – tik om over te slaan
match-so-far = De reeks tot nu toe
leave-table = Van tafel gaan – een bot speelt door
hand-over = Een bot laten spelen voor { $name }
hand-over-short = Laat een bot spelen
away-clock = { $name } is even weg. Is de tijd om, dan speelt een bot verder.
away-host = { $name } is even weg. { $host } kan een bot laten spelen.
away-only = { $name } is even weg.
time-left = Resterende tijd: { $time }
time-low =
    { $seconds ->
        [one] Nog maar één seconde!
       *[other] Nog maar { $seconds } seconden!
    }
bot-for-you = Een bot speelt voor je.
play-on = Ik speel verder
rules = Regels
print = Afdrukken
facts-link = Het spel in cijfers
log = Verloop
log-empty = Er is nog niets gebeurd.
log-earlier = Eerder
say-something = Iets zeggen
talk = Gesprek
talk-open = Gesprek openen
talk-empty = Er is nog niets gezegd.
sat-down =
    { $who ->
        [you] Je bent gaan zitten
       *[other] { $name } is gaan zitten
    }
more-phrases = Meer
fewer-phrases = Minder
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
stack-empty = Nog niets neergelegd.
stack-what = Alleen de bovenste kaarten kunnen worden afgepakt.
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
aim = Kaarten voor je tellen +1, kaarten in je hand −1: iedereen begint op { $start }.
aim-end = Is een hand leeg, dan eindigt de partij; de meeste punten winnen.
aim-snatch = Evenveel bovenste kaarten met een lagere waarde pak je af.
# Op lage schermen.
aim-short = Kaarten voor je +1, in je hand −1; begin { $start }

## Wat er gevraagd wordt

ask-play = Jouw beurt: leg een set neer
ask-play-how = Kies kaarten van één waarde; nog eens: één minder. Jokers passen overal bij.
not-a-set = Dat is geen set.
last-set =
    { $who ->
        [you] Hiermee win je!
        [shared] Hiermee gedeelde winst: { $names }
       *[other] Hiermee wint { $names }
    }
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
            [5] vijf jokers
           *[other] { $count } jokers
        }
       *[other] { $count ->
            [one] één { $card }
            [2] twee { $card }’s
            [3] drie { $card }’s
            [4] vier { $card }’s
            [5] vijf { $card }’s
            [6] zes { $card }’s
            [7] zeven { $card }’s
            [8] acht { $card }’s
           *[other] { $count } { $card }’s
        }
    }
the-cards =
    { $card ->
        [X] { $count ->
            [one] de joker
            [2] de twee{ "\u00A0" }jokers
            [3] de drie{ "\u00A0" }jokers
            [4] de vier{ "\u00A0" }jokers
            [5] de vijf{ "\u00A0" }jokers
           *[other] de { $count }{ "\u00A0" }jokers
        }
       *[other] { $count ->
            [one] de { $card }
            [2] de twee{ "\u00A0" }{ $card }’s
            [3] de drie{ "\u00A0" }{ $card }’s
            [4] de vier{ "\u00A0" }{ $card }’s
            [5] de vijf{ "\u00A0" }{ $card }’s
            [6] de zes{ "\u00A0" }{ $card }’s
            [7] de zeven{ "\u00A0" }{ $card }’s
            [8] de acht{ "\u00A0" }{ $card }’s
           *[other] de { $count }{ "\u00A0" }{ $card }’s
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
take = Neem { $cards }
take-short = Neem
take-then =
    { $count ->
        [one] dan { $hand } in je hand; { $name } trekt er één
        [2] dan { $hand } in je hand; { $name } trekt er twee
        [3] dan { $hand } in je hand; { $name } trekt er drie
        [4] dan { $hand } in je hand; { $name } trekt er vier
        [5] dan { $hand } in je hand; { $name } trekt er vijf
        [6] dan { $hand } in je hand; { $name } trekt er zes
       *[other] dan { $hand } in je hand; { $name } trekt er { $count }
    }
take-then-short = dan { $hand } in je hand; de ander trekt er { $count }
take-ends =
    { $count ->
        [one] { $name } trekt de laatste kaart: einde van de partij
       *[other] { $name } trekt de laatste { $count }: einde van de partij
    }
draw-ends-short =
    { $count ->
        [one] laatste kaart: einde
       *[other] laatste { $count } kaarten: einde
    }
leave =
    { $count ->
        [one] Laat hem over
       *[other] Laat ze over
    }
leave-then = nog { $hand } in je hand; { $name } neemt terug of legt af
leave-then-short = nog { $hand }; de ander neemt terug of legt af
ask-answer =
    { $cards ->
        [X] { $name } pakt je joker af en laat de keuze aan jou over
       *[other] { $name } pakt je { $cards } af en laat de keuze aan jou over
    }
ask-answer-short =
    { $cards ->
        [X] { $name } laat de joker aan jou over
       *[other] { $name } laat de { $cards } aan jou over
    }
pick-up =
    { $count ->
        [one] Neem hem terug
       *[other] Neem ze terug
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
discard-ends =
    { $count ->
        [one] en trek de laatste kaart: einde van de partij
       *[other] en trek de laatste { $count }: einde van de partij
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
draw-which =
    { $total ->
        [1] Trek een kaart
       *[other] Trek kaart { $number } van { $total }
    }
draw-from =
    { $pile ->
        [0] uit de voorraad
       *[other] uit de voorraad of van de trekstapel
    }
draw-ends =
    { $count ->
        [one] de laatste kaart: dan is de partij afgelopen
       *[other] de laatste { $count } kaarten: dan is de partij afgelopen
    }
ask-consolation = Niets afgepakt: kaart trekken?
consolation-how =
    { $pile ->
        [0] Kies een kaart in de voorraad.
       *[other] Kies een kaart in de voorraad of de trekstapel.
    }
consolation-ends = De laatste kaart: trek je die, dan eindigt de partij.
pass = Passen
pass-then = niets trekken
ask-ghost = Wat pak je van de spookspeler af?
ask-ghost-how = De kaarten komen in je hand.
ask-ghost-field = Kies een omlijnde set; de kaarten komen in je hand.
ask-ghost-only = Je pakt de { $cards } van de spookspeler af
ghost-then =
    { $pile ->
        [0] in je hand
       *[other] in je hand; hij krijgt nieuwe
    }
claw-first = eerst
claw-then = dan
claw-only = afpakken
claw-snatched = afgepakt
claw-left = overgelaten
claw-left-by = { $name } laat over
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

## Waarom er niets gebeurt

why-turn = Je legt als je aan de beurt bent. Nu kiest { $name }.
why-lay = Kies eerst kaarten van één waarde uit je hand.
why-rank = Een set heeft maar één waarde: { $card } in plaats van { $before }.
why-joker = Jokers passen bij elke waarde; alleen zijn ze de hoogste set.
why-jokers = Meer jokers heb je niet: nu is er geen gekozen.
why-row = Voorraad en trekstapel zijn om te trekken: raak je een set kwijt, dan trek je hier evenveel kaarten.
why-draw =
    { $consolation ->
        [yes] Nu trek je niet: je trekt als je een set kwijtraakt of niets afpakt.
       *[no] Nu trek je niet: je trekt als je een set kwijtraakt.
    }
why-draw-other = Nu trekt { $name }, niet jij.
why-pile = De trekstapel is leeg: trek uit de voorraad.
why-ghost = Met evenveel kaarten van een hogere waarde pak je een set van de spookspeler af.
why-score = { $name }: { $laid } uitgelegd − { $hand } in de hand = { $score }

## Wie kiest

deciding-play = { $name } denkt na.
deciding-take = { $name } kiest: nemen of overlaten.
deciding-answer = { $name } kiest: terugnemen of afleggen.
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
told-take = Jij kiest: de afgepakte kaarten nemen of overlaten.
told-answer = Jij kiest: je kaarten terugnemen of afleggen.
told-draw =
    { $total ->
        [1] Je trekt een kaart.
       *[other] Je trekt een kaart: { $number } van { $total }.
    }
told-consolation = Je mag een kaart trekken, of passen.
told-ghost = Je kiest een set van de spookspeler.

## Toetsen

keys = Sneltoetsen
key-card = een waarde kiezen; nog eens: één kaart minder
key-joker = een joker erbij
key-lay = de gekozen kaarten neerleggen
key-clear = je keuze wissen; meteen laten zien wat er gebeurd is
key-take = nemen / overlaten
key-answer = terugnemen / afleggen
key-draw = trekken uit de voorraad / van de trekstapel
key-pass = passen
key-ghost = een set van de spookspeler kiezen
key-again = de laatste ronde nog eens tonen
key-log = verloop
key-rules = regels
key-keys = deze lijst
key-deal = delen
key-terms = wat er gespeeld wordt
key-copy = link kopiëren
key-place = een plaats openen
key-talk = praten
flick = Met vinger of muis: kies kaarten en veeg ze omhoog om ze neer te leggen.

## Terugkijken

title-replay = Terugkijken · Linko
replay = Terugkijken
review = Analyse
review-this-game = Deze partij analyseren
back = Terug
replay-controls = Bediening
replay-strip = De beurten van de partij
replay-place = Beurt { $number } van { $count }
replay-deal = Het delen
step-back = Eén beslissing terug
step-on = Eén beslissing verder
play-replay = Afspelen
pause = Pauze
replay-speed = Snelheid { $speed }×
open-cards = Open kaarten
hand-face-up = hand, open
hand-of = Hand van { $name }
look-from = Kijken vanaf de plaats van { $name }
look-from-short = hier gaan zitten
look-from-here = jij kijkt vanaf hier
replay-spectator = Als toeschouwer
link-to-here = Link naar hier
copy-link-to-here = Link naar hier kopiëren
replay-log-how = kies een regel om erheen te gaan
shuffle-right = Geschud zoals vastgelegd
shuffle-wrong = Niet geschud zoals vastgelegd
shuffle-about = Vóór de eerste beslissing heeft de server een vingerafdruk van de geschudde kaarten gepubliceerd. Iedereen kan nu nagaan dat de kaarten daarna niet zijn veranderd.
shuffle-how = Je browser heeft de vingerafdruk opnieuw berekend: SHA-256 van het salt, een regeleinde en de kaarten.
shuffle-commitment = Vingerafdruk
shuffle-salt = Salt
shuffle-deck = Kaarten, bovenste eerst
replay-records = Een verslag bekijken
replay-records-about = Plak hier verslagen van partijen, of sleep bestanden naar deze pagina. Ze worden eerst gecontroleerd, en er wordt niets bewaard.
replay-record = Verslagen
replay-open = Bekijken
replay-file = Bestand kiezen
replay-none = Er staat geen verslag in deze tekst.
replay-unfinished = Het verslag klopt, maar de partij is nog niet klaar en dus niet te bekijken.
replay-line = Regel { $line }
replay-key-step = één beslissing terug / verder
replay-key-turn = één beurt terug / verder
replay-key-ends = het delen / het einde
replay-key-play = afspelen / pauze
replay-key-speed = sneller / langzamer
replay-key-seat = kijken vanaf een plaats; 0: als toeschouwer

## Het einde

end-title =
    { $who ->
        [you] Jij wint!
       *[other] { $count ->
            [one] { $names } wint
           *[other] Gedeelde overwinning: { $names }
        }
    }
last-turn =
    { $who ->
        [you] Je sluit af met { $cards }: { $points } tegen { $less } voor { $name }.
       *[other] { $whom ->
            [you] { $winner } sluit af met { $cards }: { $points } tegen { $less } voor jou.
           *[other] { $winner } sluit af met { $cards }: { $points } tegen { $less } voor { $name }.
        }
    }
your-place =
    { $place ->
        [2] Je wordt tweede.
        [3] Je wordt derde.
        [4] Je wordt vierde.
       *[other] Je wordt vijfde.
    }
ended-out =
    { $who ->
        [you] Je hebt geen kaarten meer.
        [other] { $name } heeft geen kaarten meer.
       *[unknown] Iemand heeft geen kaarten meer.
    }
ended-supply = Voorraad en trekstapel zijn leeg.
ended-turn_limit = De partij stopt na { $turns } beurten.
reason-points = De meeste punten: { $points }.
reason-fewest = Evenveel punten, maar minder kaarten in de hand.
reason-shared = Evenveel punten.
reason-shared-fewest = Evenveel punten en evenveel kaarten in de hand.
score-sum =
    { $hand ->
        [0] { $laid } uitgelegd, geen over
       *[other] { $laid } uitgelegd, { $hand } over
    }
match-won =
    { $who ->
        [you] Je wint de reeks partijen met { $points } in totaal.
       *[other] { $count ->
            [one] { $names } wint de reeks partijen met { $points } in totaal.
           *[other] Gedeelde overwinning in de reeks partijen: { $names }, elk { $points }.
        }
    }
total = { $points } in totaal
points-of-game = Partij { $number }: { $points }
moments-title = Mooiste momenten
moment-snatch = Grootste buit
moment-raid = Meeste sets in één beurt
moment-raid-said =
    { $who ->
        [you] Je hebt { $count } sets afgepakt
       *[other] { $name } heeft { $count } sets afgepakt
    }
moment-set = Grootste set
moment-stack = Meeste kaarten uitgelegd
moment-stack-said = { $name }: { $count } kaarten
moment-comeback = Grootste inhaalslag
moment-comeback-said =
    { $who ->
        [you] Je stond { $count } punten achter
       *[other] { $name } stond { $count } punten achter
    }
chart-title = De stand, beurt voor beurt
chart-none = De grafiek begint bij de volgende partij.
rematch = Revanche
next-game = Volgende partij
asks-next =
    { $kind ->
        [next] { $name } wil de volgende partij spelen
       *[rematch] { $name } wil nog een keer spelen
    }
asks-next-somebody = Nog een partij?
agree = Ja
not-now = Nu niet
not-now-said = { $names }: nu niet
waiting-answers = Wachten op { $names }
starts-next =
    { $who ->
        [you] jij begint
       *[other] { $name } begint
    }
share = Delen
share-text = Linko, { $edition }: { $scores }
next-has-begun = De volgende partij is begonnen.
look-at-table = Naar de tafel
to-result = Naar de uitslag
record = Verslag
record-how = De hele partij als bestand, met elke kaart en elke zet.
download-record = Verslag downloaden
copy-record = Verslag kopiëren

## Regels

rules-screen-title = Op het scherm
rules-screen = Klik of tik op gelijke kaarten in je hand: ze zijn allemaal gekozen. Nog eens: één kaart minder. Jokers komen er één voor één bij. Je ziet wat de set zou afpakken, en van wie; druk dan op de knop om neer te leggen. Of veeg de gekozen kaarten omhoog, of druk op Enter. Terwijl kaarten bewegen, laat een klik of tik waar dan ook meteen zien hoe het ervoor staat.

## Partij van de dag

title-daily = Partij van de dag · Linko
daily = Partij van de dag
daily-offline = heeft internet nodig
daily-begun = nog bezig
daily-players =
    { $count ->
        [0] nog door niemand gespeeld
        [one] door één persoon gespeeld
       *[other] door { $count } mensen gespeeld
    }
daily-better = Beter dan { $share } van de 100
daily-same =
    { $count ->
        [one] Jij bent de eerste die deze kaarten speelt.
       *[other] { $count } mensen hebben op dezelfde plaats dezelfde kaarten gespeeld.
    }
daily-not-counted = Deze poging telt niet.
daily-about = Iedereen krijgt dezelfde kaarten en dezelfde bots. Je eerste poging telt, de rest is oefening.
daily-start = Partij spelen
daily-go-on = Verder spelen
daily-again = Nog eens, als oefening
daily-hidden = Je kunt de partij terugkijken en analyseren zodra de dag voorbij is, om middernacht UTC.
daily-next = De volgende partij over { $time } uur, bij jou om { $clock }.
daily-days =
    { $count ->
        [0] Nog geen dagen achter elkaar
        [one] Eén dag
       *[other] { $count } dagen achter elkaar
    }
daily-longest = record: { $count }
daily-missed = niet gespeeld
daily-line = Linko, { $date }: { $score }
daily-turns =
    { $count ->
        [one] Eén beurt
       *[other] { $count } beurten
    }
daily-squares = Eén vakje per beurt: hoe warmer, hoe meer je hebt afgepakt. Geen kaart wordt verklapt.
daily-share = Delen zonder iets te verklappen
daily-result = Kijken waar je staat
daily-hills =
    { $people ->
        [0] Jij: { $score }; nog geen poging telt
        [one] Jij: { $score }; één persoon heeft gespeeld
       *[other] Jij: { $score }; { $people } mensen hebben gespeeld
    }
daily-practice = Partij van de dag, als oefening

## Mijn pagina

title-you = Mijn pagina · Linko
my-page = Mijn pagina
you-guest = Je bent gast op dit apparaat
you-none = Je cijfers beginnen bij de eerste partij die je uitspeelt.
you-won = Gewonnen partijen
you-games =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
you-mark = het streepje: puur toeval, { $share }
you-more =
    { $count ->
        [one] Ongeveer één zege meer dan bij puur toeval.
       *[other] Ongeveer { $count } zeges meer dan bij puur toeval.
    }
you-fewer =
    { $count ->
        [one] Ongeveer één zege minder dan bij puur toeval.
       *[other] Ongeveer { $count } zeges minder dan bij puur toeval.
    }
you-even = Evenveel zeges als bij puur toeval.
you-editions = Per spelvariant en aantal spelers
you-editions-about = gewonnen, met het streepje van het toeval; partijen
you-seats = { $count } spelers
you-time = In de loop van de tijd
you-time-about = gewonnen van de laatste 20 partijen; gestreept: puur toeval
you-time-label = Aandeel gewonnen partijen in de loop van de tijd
you-streaks = Op rij
you-streak-days = Dagen met een partij
you-streak-wins = Gewonnen partijen
you-most = record: { $count }
you-snatched = Afgepakt
you-snatched-about = kaarten naar waarde: boven door jou afgepakt, onder van jou afgepakt
you-snatched-of = { $card }: { $won } afgepakt, { $lost } verloren
you-snatches = Je pakt per partij { $sets } sets af en neemt daarvan { $share } in de hand.
you-loses = Per partij worden er { $sets } sets van je afgepakt.
you-opponents = Tegen wie
you-together = samen gespeeld
you-won-of = daarvan gewonnen
you-bot = Bot, { $level }
you-recent = Laatste partijen
you-recent-about = een balk per speler, de zon boven de winnaar
you-all = Alle partijen
you-loss = Weggegeven kansen
you-loss-about =
    { $count ->
        [one] zeges per 100 partijen, volgens de analyse van één partij; minder is beter
       *[other] zeges per 100 partijen, volgens de analyse van { $count } partijen; minder is beter
    }
you-luck = Waar je zeges vandaan kwamen
you-luck-deal = Het delen
you-luck-draws = Het trekken
you-luck-own = Jouw beslissingen
you-luck-others = Beslissingen van de anderen

## The lesson on home.

learn-invite = Leer het in drie minuten
learn-how = Zeven kleine zetten, niets te lezen.
learn-beats = verslaat
learn-start = Beginnen
learn-go-on = Verder leren
learn-left = stap { $number } van { $count }, nog { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
