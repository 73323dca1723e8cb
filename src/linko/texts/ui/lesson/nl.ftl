## The interactive lesson. A coach says one sentence at a time: at most 60 letters.
## The learner plays against Ben. Rank numbers are those of the cards on the screen.

# Around every step.
lesson-title = Les
lesson-place = { $number } van { $count }
lesson-skip = Overslaan
lesson-close = Sluiten
lesson-show = Doe het voor
lesson-tap = tik
lesson-choose = kies
lesson-press = Klik erop, of druk op
lesson-rise = { $count ->
    [one] Hij komt omhoog. Leg hem dan neer.
   *[other] Ze komen samen omhoog. Leg ze dan neer.
}
lesson-go-on = Tik om verder te gaan.

# After the last step.
lesson-finished = Je kent het spel. Spelen maar!
lesson-bots = tegen drie makkelijke bots
lesson-part-more = Meer regels
lesson-part-tips = Tips om te proberen
lesson-tried = geprobeerd
lesson-again = De les nog een keer

# What was missing.
lesson-why-count = { $laid ->
    [one] Eén kaart pakt er geen
   *[other] { $laid } kaarten pakken er geen
} { $top } af. Tel de oren nog eens.
lesson-why-equal = { $laid } is niet hoger dan { $top }: gelijk is niet genoeg.
lesson-why-lower = { $laid } is lager dan { $top }. Alleen een hoger getal pakt af.

# The seven steps.
lesson-lay = Neerleggen
lesson-lay-ask = Jij bent aan de beurt: tik op een kaart en leg hem neer.
lesson-lay-done = Elke uitgelegde kaart is een punt. Nu is Ben aan de beurt.
lesson-copies = Meerdere tegelijk
lesson-copies-ask = Gelijke kaarten horen bij elkaar: leg alle drie de vieren.
lesson-copies-why = Dat mag ook, maar leg nu alle drie de vieren.
lesson-copies-done = Eén set per beurt, met zoveel gelijke kaarten als je wilt.
lesson-snatch = Afpakken
lesson-snatch-ask = Pak Bens paar af: leg twee kaarten met een hoger getal.
lesson-snatch-done = Evenveel kaarten, hoger getal: dan moet je afpakken.
lesson-take = Nemen of overlaten
lesson-take-ask = De vijven moeten weg. Neem ze, of laat ze aan Ben over.
lesson-take-done = Je kunt de vijven weer neerleggen. Ben trekt er twee.
lesson-take-done-leave = Ben neemt ze terug, of legt ze af en trekt nieuwe.
lesson-draw = Trekken
lesson-draw-ask = Ben heeft je paar genomen: trek twee nieuwe kaarten.
lesson-draw-ask-2 = Nog één: open uit de voorraad of blind van de trekstapel.
lesson-draw-done = De voorraad is weer vol. Alle kaarten op? Dan is het uit.
lesson-jokers = Jokers
lesson-jokers-ask = Een joker past overal bij: pak af met 8, 8 en joker.
lesson-jokers-done = Een set van alleen jokers is het hoogst: die is veilig.
lesson-end = Het einde
lesson-end-ask = Je laatste kaarten: leg ze allemaal, en het spel is uit.
lesson-end-why = Zo blijft er één kaart in je hand. Leg beide negens.
lesson-end-done = Uitgelegde kaarten min handkaarten: jij 5, Ben −3.

# More rules.
lesson-robbed = Aangevallen worden
lesson-robbed-ask = Ben laat de vieren aan jou over: terugnemen of afleggen?
lesson-robbed-done = Je hebt ze weer in je hand en trekt niets.
lesson-robbed-done-discard = Afgelegd: daarvoor in de plaats trek je er twee.
lesson-consolation = Troostkaart
lesson-consolation-ask = Niets afgepakt? Soms mag je dan één kaart trekken.
lesson-consolation-done = Altijd maar één kaart, en alleen als je niets afpakt.
lesson-consolation-done-pass = Passen mag: elke kaart in je hand kost een punt.
lesson-ghost = De spookspeler
lesson-ghost-ask = Met z’n tweeën en een spookspeler: pak hem een paar af.
lesson-ghost-done = Zijn kaarten neem je altijd, en hij wordt aangevuld.
lesson-expert = De expertregel
lesson-expert-ask = Met deze regel pakken enen dertienen af: leg beide enen.
lesson-expert-done = Zelfs een set van alleen jokers is niet veilig voor enen.

# Tips.
lesson-decoy = Lokaas
lesson-decoy-ask = Leg lokaas neer: de zwakke twee. Ben pakt die wel af.
lesson-decoy-ask-2 = Ben heeft je twee genomen. Trek daarvoor de joker!
lesson-decoy-why = Te goed als lokaas. Leg de zwakke twee neer.
lesson-decoy-done = Een twee werd een joker. Een goede ruil!
lesson-many = Veel lage kaarten
lesson-many-ask = Laag, maar veel: leg alle vier de tweeën tegelijk.
lesson-many-why = Minder is zo afgepakt. Leg alle vier de tweeën.
lesson-many-done = Wie heeft er nu vier gelijke? Deze zijn vrij veilig.
lesson-stretch = De eindsprint
lesson-stretch-ask = Ben heeft nog één kaart: laat de achten aan hem over.
lesson-stretch-why = Het einde nadert: kaarten in je hand kosten straks punten.
lesson-stretch-done = Ben houdt of ruilt ze; jouw hand blijft klein.
