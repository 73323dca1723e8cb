# De teksten van de schermen in de browser. Wat terminal en browser delen, staat in de map ernaast.

## Pagina's

title-home = Linko
title-table = Tafel · Linko
title-turn = Jij bent aan de beurt · Linko
title-decide = Jij kiest · Linko
title-over = Partij afgelopen · Linko
title-rules = Regels · Linko
home = Begin
loading = Een moment …
no-such-page = Hier is niets.
table-gone = Deze tafel bestaat niet meer.
connection-lost = Verbinding weg. Zo weer terug …
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
change-title = Wat speel je?
new-table = Nieuwe tafel
open-table = Tafel openen
join-code = Meedoen met code
join-how = De code staat op het scherm van je vrienden.
join = Meedoen
code = Code
open-tables = Open tafels
no-open-tables = Er is nu geen tafel open. Open er een!
watch = Kijken
no-running-tables = Niemand speelt nu in het openbaar.
my-games = Mijn partijen
no-games = Nog geen partij uitgespeeld.
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
sound-on = Geluid
sound-off = Stil
motion-on = Beweging
motion-off = Rustig
notices-on = Meldingen
notices-off = Geen meldingen
notices-blocked = Meldingen geblokkeerd
notices-about = Je browser laat het weten als je moet beslissen terwijl je ergens anders kijkt.
notices-blocked-about = Sta meldingen van deze pagina toe in de instellingen van je browser.
notice-turn = Leg een set.
notice-decide = De anderen wachten op je beslissing.

## Spelvormen en bots

edition = Spelvorm
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Hoe sterk zijn de bots?
strength-random = zomaar wat
strength-kitten = makkelijk
strength-greedy = redelijk
strength-heuristic = goed
strength-search = heel sterk

## Voor de partij

lobby-title = Wie doet er mee?
players-title = Spelers
sit-here = Hier zitten
that-is-you = dat ben jij
away = weg
host = leidt de tafel
seat-number = Plaats { $number }
seat-more = { $name }: meer
save-name = Opslaan
swap-with = Van plaats wisselen met
swap-about = Er wordt met de klok mee gespeeld en afgepakt.
send-away = Wegsturen
send-away-about = { $name } kan nog kijken, maar hier niet meer gaan zitten.
only-watch = Alleen kijken
only-watch-about = Je plaats komt vrij; jij bepaalt nog steeds wat er gespeeld wordt en deelt.
leave-lobby = Tafel verlaten
leave-about = Je plaats komt vrij voor iemand anders.
leave-host-about = Dan leidt iemand anders de tafel.
leave-last-about = Er zit verder niemand: de tafel sluit.
mute = { $name } niet meer horen
mute-about = Alleen jij ziet aan deze tafel niet meer wat { $name } zegt.
unmute = { $name } weer horen
unmute-about = Je ziet aan deze tafel niet wat { $name } zegt.
add-bot = bot erbij
bot-here = Bot op deze plaats
clear-seat = Plaats vrijmaken
start = Kaarten delen
start-fill =
    { $count ->
        [one] Delen, met een bot op de vrije plaats
       *[other] Delen, met bots op { $count } vrije plaatsen
    }
waiting-for-host = De gastheer of gastvrouw deelt als iedereen er is.
fill-level = Sterkte van deze bots
agreed = Wat er gespeeld wordt
invite = Vrienden doen mee met
link = Link
copy-link = Link kopiëren
copied = Gekopieerd
qr-code = Link naar deze tafel als QR-code
length = Hoe lang?
length-single = Eén partij
length-rounds = Om beurten
length-target = Op punten
length-single-about = Elke partij telt op zichzelf.
length-rounds-about =
    { $count ->
        [one] Iedereen begint één keer: { $games } partijen, en de punten worden opgeteld.
       *[other] Iedereen begint { $count } keer: { $games } partijen, en de punten worden opgeteld.
    }
length-target-about = Partij na partij, tot iemand in totaal { $points } punten heeft.
rounds-each = Zo vaak begint iedereen
target-points = Zo veel punten
amount-less = { $what }: minder
amount-more = { $what }: meer
clock = Klok
clock-none = Geen
clock-quick = Vlot
clock-calm = Rustig
clock-days = Dagen
clock-own = Eigen
clock-none-about = Iedereen denkt zo lang als hij of zij wil.
clock-each-about = Voor elke beslissing: { $each }. Is de tijd om, dan speelt een bot verder.
clock-bank-about = Voor elke beslissing: { $each }; als reserve voor de hele partij: { $bank }. Is de tijd om, dan speelt een bot verder.
clock-seconds-each = Seconden per beslissing
clock-minutes-bank = Minuten in reserve
who-starts = Wie begint?
starts-lot = Het lot
starts-lot-about = Wie het eerst begint, wordt geloot; daarna steeds de volgende links.
starts-seat-about = { $name } begint de eerste partij; daarna steeds de volgende links.
who-comes = Wie mag komen?
comes-link = Met link of code
comes-all = Iedereen
comes-link-about = Alleen wie de link of code heeft, vindt deze tafel.
comes-all-about = De tafel staat bij de open tafels, en iedereen mag kijken.
what-said = Wat mag er gezegd worden?
said-phrases = Vaste zinnen
said-text = Alles
said-phrases-about = Een keuze aan zinnen die iedereen in de eigen taal leest.
said-text-about = Naast de zinnen mag iedereen ook zelf iets schrijven.
options = Regels apart
sizes = Aantallen, om te proberen
sizes-about = Hoeveel kaarten er zijn en hoeveel er gedeeld worden; geen enkele spelvorm verandert dat.
size-ranks = Hoogste waarde
size-copies = Kaarten per waarde
size-jokers = Jokers
size-hand_size = Kaarten in de hand
size-row_size = Kaarten in de voorraad
size-ghost_size = Kaarten van de spookspeler

## De tafel

you = Jij
you-log = Je
menu = Menu
menu-home = Naar het begin; de partij gaat door
leave-table = Van tafel gaan; een bot speelt door
hand-over = Een bot laten spelen voor { $name }
bot-for-you = Een bot speelt voor je.
play-on = Ik speel verder
rules = Regels
log = Verloop
log-empty = Er is nog niets gebeurd.
say-something = Iets zeggen
your-words = Je woorden
send = Sturen
turn-number = Beurt { $number }
round-of = partij { $round } van { $games }
round-to = partij { $round }, tot { $target }
row-title = Stapel en voorraad
pile = Stapel
pile-label =
    { $count ->
        [0] De trekstapel is leeg
        [one] Trekstapel, één kaart
       *[other] Trekstapel, { $count } kaarten
    }
row-entry = { $cards } in de voorraad, plaats { $place }
discard = Afleg
discard-count = Afleg { $count }
discard-empty = Er is nog niets afgelegd.
cards =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
sets =
    { $count ->
        [0] geen sets
        [one] 1 set
       *[other] { $count } sets
    }
# Where there is hardly any room.
sets-short =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
bundle-size = { $count } kaarten
cards-in-hand =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
seen-in-hand = gezien in hand
stack-label =
    { $count ->
        [0] { $name }: nog niets neergelegd
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
    { $chosen ->
        [0] { $count } × { $card }
       *[other] { $count } × { $card }, { $chosen } gekozen
    }
new = nieuw
ghost = De spookspeler
ghost-what = speelt nooit, scoort nooit
watching = Je kijkt mee.
waiting-for = Wachten op { $name }

## Wat er gevraagd wordt

ask-play = Jouw beurt: leg een set neer
ask-play-how = Tik op een groep; nog eens: één minder. Jokers passen overal bij.
not-a-set = Dat is geen set.
goes-out = Je laatste kaarten: de partij eindigt
snatches =
    { $count ->
        [0] Pakt niets af
        [one] Pakt één set af
        [2] Pakt twee sets af
        [3] Pakt drie sets af
        [4] Pakt vier sets af
       *[other] Pakt { $count } sets af
    }
snatches-ghost = Pakt iets af van de spookspeler
of-name = { $name }:
of-ghost = Spookspeler:
lay = Leg { $cards } neer
lay-nothing = Neerleggen
lay-last = en de partij is uit
and = { " en " }
stay =
    { $count ->
        [one] { $cards } blijft in de hand
       *[other] { $cards } blijven in de hand
    }
stay-none =
    { $count ->
        [one] één kaart blijft in de hand
       *[other] { $count } kaarten blijven in de hand
    }
some-cards =
    { $count ->
        [one] één { $card }
        [2] twee keer { $card }
        [3] drie keer { $card }
        [4] vier keer { $card }
       *[other] { $count } keer { $card }
    }
the-cards =
    { $count ->
        [one] de { $card }
       *[other] de { $count } kaarten { $card }
    }
tap-again =
    { $count ->
        [one] nog eens { $card }: geen
       *[other] nog eens { $card }: één minder
    }
ask-take = Je { $by } pakt { $cards } af van { $name }
take = Neem { $cards }
take-short = Neem
take-then =
    { $count ->
        [one] { $name } trekt een kaart
        [2] { $name } trekt er twee
        [3] { $name } trekt er drie
        [4] { $name } trekt er vier
       *[other] { $name } trekt er { $count }
    }
leave =
    { $count ->
        [one] Laat hem liggen
       *[other] Laat ze liggen
    }
leave-then = { $name } pakt op of legt af
ask-answer =
    { $count ->
        [one] { $name } pakt je { $cards } af en laat hem liggen
       *[other] { $name } pakt je { $cards } af en laat ze liggen
    }
pick-up =
    { $count ->
        [one] Pak hem op
       *[other] Pak ze op
    }
pick-up-then =
    { $count ->
        [one] dan één kaart in de hand
       *[other] dan { $count } kaarten in de hand
    }
discard-them =
    { $count ->
        [one] Leg hem af
       *[other] Leg ze af
    }
discard-then =
    { $count ->
        [one] en trek er een
        [2] en trek er twee
        [3] en trek er drie
       *[other] en trek er { $count }
    }
ask-draw = { $name } nam je { $cards }
ask-draw-plain = Je hebt { $cards } afgelegd
draw-which = Trek: { $number } van { $total }
draw-from = uit de voorraad of van de stapel
ask-consolation = Niets afgepakt: een kaart trekken?
consolation-how = Tik op de voorraad of de stapel.
pass = Passen
ask-ghost =
    { $count ->
        [one] Je { $by } pakt een van zijn kaarten af
        [2] Je { $by } pakt een van zijn paren af
       *[other] Je { $by } pakt een van zijn sets af
    }
ask-ghost-how = De kaarten komen in je hand. Welke?
claw-first = eerst
claw-then = dan
claw-only = afpakken
claw-snatched = afgepakt
claw-left = gelaten
claw-left-by = gelaten door { $name }
note-count =
    { $count ->
        [one] één kaart
        [2] twee kaarten
        [3] drie kaarten
        [4] vier kaarten
       *[other] { $count } kaarten
    }
note-higher = { $card } is hoger
note-equal = { $card } is gelijk

## Wie kiest

deciding-play = { $name } denkt na.
deciding-take = { $name } neemt ze, of laat ze liggen.
deciding-answer = { $name } pakt ze op, of legt ze af.
deciding-draw =
    { $count ->
        [one] { $name } trekt.
       *[other] { $name } trekt { $count } kaarten.
    }
deciding-consolation = { $name } mag een kaart trekken.
deciding-ghost = { $name } kiest een set van de spookspeler.
deciding-over = De partij is uit.

## Het verloop. WHO en WHOM zijn "you" of "other".

log-started =
    { $who ->
        [you] De kaarten zijn gedeeld. { $name } begint.
       *[other] De kaarten zijn gedeeld. { $name } begint.
    }
log-laid =
    { $who ->
        [you] { $name } legt { $cards } neer
       *[other] { $name } legt { $cards } neer
    }
few-left =
    { $count ->
        [one] Nog één kaart!
        [2] Nog twee kaarten!
       *[other] Nog drie kaarten!
    }
log-snatched =
    { $whom ->
        [you] { $name } pakt { $cards } van je af
       *[other] { $name } pakt { $cards } af van { $victim }
    }
log-took =
    { $whom ->
        [you] { $name } pakt { $cards } van je af en neemt { $count ->
            [one] hem
           *[other] ze
        }.
       *[other] { $name } pakt { $cards } af van { $victim } en neemt { $count ->
            [one] hem
           *[other] ze
        }.
    }
log-left =
    { $whom ->
        [you] { $name } pakt { $cards } van je af en laat { $count ->
            [one] hem
           *[other] ze
        } liggen.
       *[other] { $name } pakt { $cards } af van { $victim } en laat { $count ->
            [one] hem
           *[other] ze
        } liggen.
    }
log-picked-up = { $name } pakt { $cards } weer op
log-discarded = { $name } legt { $cards } af
log-drew-row = { $name } neemt { $cards } uit de voorraad
log-drew-pile-own = { $name } trekt { $cards } van de trekstapel
log-drew-pile =
    { $count ->
        [one] { $name } trekt een kaart van de trekstapel
       *[other] { $name } trekt { $count } kaarten van de trekstapel
    }
log-ghost-snatched = { $name } pakt { $cards } af van de spookspeler
log-ghost-received = De spookspeler krijgt { $cards }
log-bundled = { $cards } komt bij een groep in de voorraad
log-passed = { $name } past
log-ended =
    { $count ->
        [one] { $name } wint de partij.
       *[other] { $name } delen de overwinning.
    }
log-stood-in =
    { $who ->
        [you] Een bot speelt nu voor jou.
       *[other] Een bot speelt nu voor { $name }.
    }
log-returned =
    { $who ->
        [you] Je speelt weer zelf.
       *[other] { $name } speelt weer zelf.
    }

## Voor de oren

told-play = Jouw beurt. Je hand: { $hand }.
told-take = Jij kiest: de afgepakte kaarten nemen of laten liggen.
told-answer = Jij kiest: je kaarten oppakken of afleggen.
told-draw = Je trekt een kaart.
told-consolation = Je mag een kaart trekken, of passen.
told-ghost = Je kiest een set van de spookspeler.

## Toetsen

keys = Toetsen en tikken
key-card = een waarde kiezen; nog eens: één kaart minder
key-joker = een joker erbij
key-lay = de gekozen kaarten neerleggen
key-clear = niets kiezen; meteen laten zien wat er gebeurd is
key-take = nemen, laten
key-answer = oppakken, afleggen
key-draw = uit de voorraad, van de stapel trekken
key-pass = passen
key-log = verloop
key-rules = regels
key-keys = deze lijst
double-tap = Twee keer snel op een groep tikken legt hem helemaal neer

## Het einde

end-title =
    { $who ->
        [you] Jij wint!
       *[other] { $count ->
            [one] { $names } wint
           *[other] { $names } delen de overwinning
        }
    }
ended-out = Een hand is leeg.
ended-supply = Voorraad en trekstapel zijn leeg.
ended-turn_limit = De laatste beurt is voorbij.
reason-points = De meeste punten: { $points }.
reason-fewest = Evenveel punten, maar minder kaarten in de hand.
reason-shared = Evenveel punten: de overwinning wordt gedeeld.
score-sum = { $laid } neergelegd, { $hand } in de hand
total = { $points } in totaal
chart-title = De stand, beurt na beurt
chart-none = De lijn begint bij de volgende partij.
rematch = Nog een keer
next-round = Volgende partij
look-at-table = Naar de tafel
to-result = Naar de uitslag
record = Verslag
record-how = De hele partij als tekst: selecteren en kopiëren.
record-none = Het verslag is er nog niet.

## Regels

rules-goal-title = Waar het om gaat
rules-goal = Iedereen legt sets voor zich neer en pakt sets van anderen af. Neergelegde kaarten zijn pluspunten, kaarten in je hand zijn minpunten.
rules-turn-title = Jouw beurt
rules-turn = Leg precies één set uit je hand op je uitgelegde kaarten: een of meer kaarten van één waarde. Jokers passen bij elke waarde.
rules-sets = Hierboven: vier kaarten met waarde 6, twee met waarde 12, en twee jokers alleen. Jokers alleen hebben waarde 14, hoger dan alles.
rules-snatch-title = Afpakken
rules-snatch = Eén keer rond, te beginnen links van jou, wordt je set vergeleken met ieders bovenste kaarten. Evenveel kaarten en een lagere waarde: ze worden afgepakt, dat moet, en jij kiest:
rules-take = Neem de kaarten in je hand. De aangevallen speler trekt er evenveel.
rules-leave = Laat ze liggen. De aangevallen speler pakt ze weer op, of legt ze af en trekt er evenveel.
rules-below = De set eronder ligt dan bovenop en is deze beurt veilig. Een set die zo vrijkomt, valt nooit aan.
rules-draw-title = Trekken
rules-draw = Eén kaart tegelijk, open uit de voorraad of blind van de trekstapel. De voorraad wordt pas aangevuld als je klaar bent.
rules-consolation = In deze spelvorm: heb je van niemand iets afgepakt, dan mag je aan het eind van je beurt één kaart trekken.
rules-ones = In deze spelvorm: enen pakken ook dertienen en jokers af, bij evenveel kaarten.
rules-ghost = In deze spelvorm ligt er een spookspeler open naast jullie. Elke beurt pak je, vóór je tegenstander, een lagere set van hem af; de kaarten komen in je hand, en hij wordt aangevuld. Dertienen en jokers houdt hij niet: die vormen in de voorraad met een kaart een groep, die als één kaart wordt getrokken.
rules-end-title = Het einde
rules-end = De partij eindigt meteen als iemand de laatste kaart uit de hand neerlegt, of als voorraad en trekstapel leeg zijn. Je punten: neergelegde kaarten min kaarten in je hand.
rules-tie-shared = Bij gelijke stand wordt de overwinning gedeeld.
rules-tie-fewest = Bij gelijke stand wint wie minder kaarten in de hand heeft.
rules-screen-title = Op het scherm
rules-screen = Tik op een groep in je hand: hij is helemaal gekozen. Tik nog eens: één kaart minder. Jokers komen er één voor één bij. Je ziet van wie de set iets zou afpakken en drukt dan op Neerleggen. Sneller: tik twee keer snel op een groep, of druk op Enter. Terwijl kaarten bewegen, laat een tik waar dan ook meteen zien hoe het ervoor staat.
rules-advice-title = Goede raad
rules-advice = Afpakken loont meestal: anderen verliezen punten, en wat je neemt, kun je weer neerleggen. Veel kaarten van een lage waarde, in één keer neergelegd, zijn moeilijk te verslaan. Een zwakke losse kaart als lokaas laat je betere kiezen. En let op de getallen in de koppen: tegen het einde neem je beter geen kaarten meer.
