## De regels, voor de pagina in de browser en voor de terminal. Getoond wordt wat bij de spelvariant past.
## Kaarten in $cards en dergelijke worden getekend, of geschreven als 7-7-X.

rules-goal-title = Waar het om gaat
rules-goal = Je legt sets voor je neer en pakt sets van de anderen af. Aan het eind is elke kaart die je hebt uitgelegd een pluspunt, en elke kaart in je hand een minpunt.

rules-setup-title = Voor de partij
rules-deck = Het spel heeft { $copies ->
        [one] één kaart
       *[other] { $copies } kaarten
    } van elke waarde van 1 tot en met { $ranks }, en { $jokers ->
        [0] geen jokers
        [one] één joker
       *[other] { $jokers } jokers
    }.
rules-deal = Iedereen krijgt { $hand ->
        [one] één kaart
       *[other] { $hand } kaarten
    }. De volgende { $row ->
        [one] kaart ligt
       *[other] { $row } kaarten liggen
    } open: dat is de voorraad. De rest is de trekstapel, met de rug naar boven.
rules-deal-ghost = Beide spelers krijgen eerst twee jokers. De andere kaarten worden geschud, en beide spelers krijgen er nog { $dealt } bij. De volgende { $row ->
        [one] kaart ligt
       *[other] { $row } kaarten liggen
    } open: dat is de voorraad. Daarna krijgt de spookspeler één voor één kaarten van de trekstapel, tot er { $ghost ->
        [one] één open ligt
       *[other] { $ghost } open liggen
    }.
rules-start = Er wordt geloot wie begint, tenzij jullie voor het eerste delen iemand kiezen.
rules-start-youngest = Volgens de spelregels begint de jongste speler.
rules-start-lynx = Volgens de spelregels begint wie het laatst een lynx heeft gezien.

rules-turn-title = Jouw beurt
rules-order = Er wordt met de klok mee gespeeld: na jou komt de speler links van je.
rules-turn = Leg precies één set uit je hand boven op je uitgelegde kaarten: een of meer kaarten van dezelfde waarde. Je mag kaarten van die waarde in je hand houden. Jokers passen bij elke waarde, of vormen zelf een set. Wat je eerder hebt neergelegd, beperkt je keuze niet.
rules-set-mixed = vier kaarten met waarde 6
rules-set-pair = twee kaarten met waarde 12
rules-set-jokers = alleen jokers: hoger dan elke waarde
rules-jokers = Een set van alleen jokers kan niemand afpakken, ook niet met jokers.
rules-jokers-ones = Een set van alleen jokers kan alleen met enen worden afgepakt.
rules-out = Was dat de laatste kaart uit je hand, dan is de partij meteen afgelopen. Deze laatste set pakt niets af.

rules-snatch-title = Afpakken
rules-snatch = Je set wordt vergeleken met de bovenste kaarten van de anderen, één keer rond, te beginnen links van jou. Zijn het evenveel kaarten met een lagere waarde, dan moet je ze afpakken. Daarna kies je:
rules-take = Neem de kaarten in je hand. De aangevallen speler trekt er evenveel.
rules-leave = Laat ze over aan de aangevallen speler. Die neemt ze terug in de hand en trekt niets, of legt ze af en trekt er evenveel.
rules-below = De set eronder ligt nu bovenop. Die is de rest van deze beurt veilig en valt nooit aan.
rules-consolation = In deze spelvariant: kon je niets afpakken, dan mag je aan het eind van je beurt één kaart trekken.
rules-ones = In deze spelvariant: enen pakken ook evenveel { $ranks ->
        [13] dertienen
       *[other] kaarten met waarde { $ranks }
    } af, of een even grote set van alleen jokers. Alles wat hoger is, pakt nog steeds enen af.

rules-draw-title = Trekken
rules-draw = Trek één kaart tegelijk: open uit de voorraad of blind van de trekstapel. De voorraad wordt pas na de laatste getrokken kaart weer aangevuld tot { $row }.
rules-draw-pile = Van afgelegde kaarten wordt nooit een nieuwe trekstapel gemaakt. Is de trekstapel leeg, dan gaat het spel verder met de voorraad, die dan niet meer wordt aangevuld.
rules-draw-short = Is de laatste kaart van voorraad en trekstapel getrokken, dan is de partij afgelopen, ook als er nog meer getrokken moest worden.

rules-ghost-title = De spookspeler
rules-ghost = { $ghost ->
        [one] De enige kaart van de spookspeler ligt
       *[other] De { $ghost } kaarten van de spookspeler liggen
    } open; alle kaarten van dezelfde waarde zijn één set. De spookspeler speelt nooit, valt nooit aan en krijgt geen punten.
rules-ghost-snatch = Je set wordt eerst vergeleken met de sets van de spookspeler, en dan met de bovenste kaarten van je tegenstander. Heeft de spookspeler een set met evenveel kaarten en een lagere waarde, dan moet je die afpakken. Zijn het er meer, dan kies je er één.
rules-ghost-take = Kaarten van de spookspeler neem je altijd in je hand. De spookspeler wordt meteen van de trekstapel aangevuld tot { $ghost ->
        [one] één kaart
       *[other] { $ghost } kaarten
    }.
rules-ghost-refuses = { $ranks ->
        [13] Dertienen
       *[other] Kaarten met waarde { $ranks }
    } en jokers neemt de spookspeler niet aan. Die gaan op de laagste losse kaart van de voorraad, en de spookspeler krijgt de volgende kaart van de trekstapel.
rules-ghost-bundle = Kaarten die in de voorraad bij elkaar liggen, zijn een groep. Een groep trek je als één kaart, en je neemt alle kaarten in je hand.

rules-end-title = Het einde
rules-end = De partij eindigt meteen, ook midden in een beurt,
rules-end-out = als iemand de laatste kaart uit de hand heeft neergelegd, of
rules-end-supply = als voorraad en trekstapel allebei leeg zijn.
rules-end-limit = Een partij waar geen eind aan komt, stopt na { $turns } beurten, en dan telt de stand van dat moment.
rules-score = Je punten: het aantal uitgelegde kaarten min het aantal kaarten in je hand. De waarden tellen niet mee. Wie de meeste punten heeft, wint.
rules-tie-shared = Bij evenveel punten wordt de overwinning gedeeld.
rules-tie-fewest = Bij evenveel punten wint wie de minste kaarten in de hand heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.

rules-match-title = Meerdere partijen
rules-match = In een reeks partijen worden de punten van alle partijen opgeteld, en het hoogste totaal wint. Bij een gelijk totaal wordt de overwinning gedeeld. Elke nieuwe partij begint de speler links van wie de vorige keer begon.
rules-match-length = Je speelt tot iedereen even vaak is begonnen, of tot iemand het afgesproken totaal heeft: meestal 50 punten.

## Het afpakken in vragen en antwoorden.

rules-chart-title = Pak ik deze set af?
rules-chart-count = Zijn het evenveel kaarten als in mijn set?
rules-chart-value = Is de waarde lager dan die van mijn set?
rules-chart-value-ones = Is de waarde lager dan die van mijn set? Of heb ik enen neergelegd, en zijn dit { $ranks ->
        [13] dertienen
       *[other] kaarten met waarde { $ranks }
    } of alleen jokers?
rules-chart-yes = ja
rules-chart-no = nee
rules-chart-nothing = Er gebeurt niets.
rules-chart-must = Je moet de set afpakken. Neem je de kaarten?
rules-chart-take = Ze gaan naar je hand. De aangevallen speler trekt er evenveel.
rules-chart-leave = Je laat ze over aan de aangevallen speler. Neemt die ze terug?
rules-chart-pick-up = Ze gaan terug naar de hand van die speler. Niemand trekt.
rules-chart-discard = Ze worden afgelegd. De aangevallen speler trekt er evenveel.
rules-chart-next = Daarna wordt de voorraad aangevuld en vergelijk je met de volgende speler.

## Een beurt met vier spelers: Ann, Ben, Cy en Dee.

rules-example-title = Een beurt, stap voor stap
rules-example-table = Ann, Ben, Cy en Dee zitten in deze volgorde met de klok mee. Ann is aan de beurt.
rules-example-stack = { $cards } op { $below }
rules-example-lay = Ann legt { $cards } neer.
rules-example-other = Bij Ben ligt { $cards } bovenop. Dat is een ander aantal: er gebeurt niets.
rules-example-take = Bij Cy liggen { $cards } bovenop: twee kaarten met een lagere waarde. Ann moet ze afpakken en neemt ze. Cy trekt twee kaarten, en de voorraad wordt aangevuld.
rules-example-leave = Bij Dee liggen { $cards } bovenop: twee kaarten met een lagere waarde. Ann moet ook die afpakken, maar laat ze over aan Dee. Dee neemt ze terug in de hand, of legt ze af en trekt twee kaarten.
rules-example-safe = Bij Dee ligt nu { $cards } bovenop. Die is veilig tot de beurt van Ann voorbij is.
rules-example-next = Daarna legt Ben { $cards } neer. Bij zowel Cy als Ann liggen twee kaarten bovenop: er gebeurt niets. Maar bij Dee ligt { $below }, een losse kaart met een lagere waarde. Ben pakt die af.

## Wat je snel vergeet.

rules-forget-title = Zeven dingen die je snel vergeet
rules-forget-must = Afpakken is verplicht. Je kiest alleen of je de kaarten neemt of ze overlaat.
rules-forget-equal = Een gelijke waarde is niet genoeg. En het aantal kaarten moet gelijk zijn.
rules-forget-once = Ga één keer rond, te beginnen links van jou. Handel elke afgepakte set af, met het trekken erbij, voordat je naar de volgende speler gaat.
rules-forget-gone = Afgepakte kaarten blijven nooit liggen, ook niet als je ze overlaat.
rules-forget-below = De set die vrijkomt, is de rest van de beurt veilig en valt nooit aan.
rules-forget-refill = De voorraad wordt pas na de laatste getrokken kaart aangevuld.
rules-forget-last = Is je hand leeg nadat je een set hebt neergelegd, dan is de partij meteen afgelopen. Die set pakt niets af.

## Tips.

rules-tips-title = Tips
rules-tip-snatch = Afpakken loont meestal: de anderen verliezen punten, en wat je neemt, kun je weer neerleggen.
rules-tip-decoy = Leg lokaas neer: wordt een zwakke losse kaart van je afgepakt, dan kun je een betere uit de voorraad kiezen.
rules-tip-many = Verzamel veel kaarten van een lage waarde. Die krijg je makkelijk, en in één keer neergelegd zijn ze moeilijk te verslaan.
rules-tip-end = Let in de eindsprint op hoeveel kaarten de anderen hebben, en neem geen kaarten meer.
