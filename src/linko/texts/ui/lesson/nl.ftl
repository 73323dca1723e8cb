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
    [one] Hij komt omhoog, druk dan op Neerleggen.
   *[other] Ze komen samen omhoog, druk dan op Neerleggen.
}
lesson-go-on = Tik om verder te gaan.

# After the last step.
lesson-finished = Je kent het spel. Nu spelen!
lesson-bots = tegen drie makkelijke bots
lesson-part-more = Meer regels
lesson-part-tips = Tips om te proberen
lesson-tried = geprobeerd
lesson-again = De les vanaf het begin

# What was missing.
lesson-why-count = { $laid ->
    [one] Eén kaart pakt er geen
   *[other] { $laid } kaarten pakken er geen
} { $top } af. Tel de oren nog eens.
lesson-why-equal = { $laid } is niet hoger dan { $top }: gelijk is niet genoeg.
lesson-why-lower = { $laid } is lager dan { $top }. Alleen een hoger getal pakt af.

# The seven steps.
lesson-lay = Leggen
lesson-lay-ask = Jij bent aan de beurt: tik op een kaart en leg hem neer.
lesson-lay-done = Elke gelegde kaart is een punt. Nu is Ben aan de beurt.
lesson-copies = Meer tegelijk
lesson-copies-ask = Gelijke kaarten horen bij elkaar: leg alle drie vieren.
lesson-copies-why = Dat mag ook, maar leg nu alle drie vieren.
lesson-copies-done = Eén set per beurt, met zo veel gelijke als je wilt.
lesson-snatch = Afpakken
lesson-snatch-ask = Pak Bens paar af: leg twee kaarten met een hoger getal.
lesson-snatch-done = Evenveel kaarten, hoger getal: afpakken moet.
lesson-take = Nemen of overlaten
lesson-take-ask = De vijven gaan weg bij Ben. Neem ze of laat ze aan hem.
lesson-take-done = Je kunt de vijven weer leggen. Ben trekt er twee.
lesson-take-done-leave = Ben neemt ze terug, of legt ze af en trekt nieuwe.
lesson-draw = Trekken
lesson-draw-ask = Ben heeft jouw paar genomen: trek twee kaarten.
lesson-draw-ask-2 = Nog een: open uit de voorraad of van de trekstapel.
lesson-draw-done = De voorraad is weer vol. Zijn alle kaarten op? Einde.
lesson-jokers = Jokers
lesson-jokers-ask = Een joker past overal bij: pak af met 8, 8 en joker.
lesson-jokers-done = Alleen jokers is het hoogst: niemand pakt ze af.
lesson-end = Het einde
lesson-end-ask = Je laatste kaarten: leg ze allemaal, dan is het uit.
lesson-end-why = Er zou één kaart in je hand blijven. Leg beide negens.
lesson-end-done = Gelegde kaarten min handkaarten: jij 5, Ben −3.

# More rules.
lesson-robbed = Als je wordt afgepakt
lesson-robbed-ask = Ben laat jou je vieren: terug in de hand of afleggen?
lesson-robbed-done = Terug in je hand, en je trekt niets.
lesson-robbed-done-discard = Afgelegd: daarvoor trek je twee nieuwe kaarten.
lesson-consolation = Troostkaart
lesson-consolation-ask = Niets afgepakt? Soms mag je dan één kaart trekken.
lesson-consolation-done = Altijd maar één kaart, en alleen als je niets afpakt.
lesson-consolation-done-pass = Passen mag: een kaart in je hand kost een punt.
lesson-ghost = De spookspeler
lesson-ghost-ask = Met z’n tweeën en een spookspeler: pak een paar af.
lesson-ghost-done = Zijn kaarten neem je altijd, en hij wordt aangevuld.
lesson-expert = De expertregel
lesson-expert-ask = Met deze regel pakken enen dertiens af: leg beide enen.
lesson-expert-done = Zelfs alleen jokers is niet meer veilig voor enen.

# Tips.
lesson-decoy = Een lokaas
lesson-decoy-ask = Leg een lokaas: de zwakke twee. Ben pakt hem wel af.
lesson-decoy-ask-2 = Ben heeft je twee. Trek er de joker voor!
lesson-decoy-why = Te goed als lokaas. Leg de zwakke twee.
lesson-decoy-done = Een twee werd een joker. Een goede ruil!
lesson-many = Veel van een laag getal
lesson-many-ask = Laag, maar veel: leg alle vier tweeën tegelijk.
lesson-many-why = Minder pakt men zo af. Leg alle vier tweeën.
lesson-many-done = Wie heeft vier gelijke? Deze tweeën zijn vrij veilig.
lesson-stretch = De eindsprint
lesson-stretch-ask = Ben heeft nog één kaart: laat de achten aan hem.
lesson-stretch-why = Het einde is dichtbij: handkaarten kosten dan punten.
lesson-stretch-done = Ben houdt of ruilt ze, jouw hand blijft klein.
