## Wat je voor een tafel kunt kiezen.

edition-classic = Klassiek
edition-classic-about = Het oorspronkelijke spel voor 2 tot 5 spelers, zonder extra regels; bij gelijke stand deel je de overwinning.
edition-basic = Basisspel
edition-basic-about = Voor 3 tot 5: net als Klassiek, maar wie niets afpakt, mag een kaart trekken; bij gelijke stand wint wie de minste kaarten in de hand heeft.
edition-advanced = Gevorderden
edition-advanced-about = Voor 3 tot 5: net als Klassiek, maar bij gelijke stand wint wie de minste kaarten in de hand heeft.
edition-expert = Expert
edition-expert-about = Voor 3 tot 5: net als Gevorderden, maar enen pakken ook dertienen en jokers af.
edition-duel = Duel
edition-duel-about = Voor 2: net als het Basisspel, maar met een spookspeler van wie je ook kaarten kunt afpakken.
edition-phantom = Spookduel
edition-phantom-about = Voor 2: net als Klassiek, maar met een spookspeler van wie je ook kaarten kunt afpakken.
edition-custom = Eigen regels
edition-custom-about = Jullie kiezen zelf de regels.

option-consolation-draw = Troostkaart
option-consolation-draw-about = Wie in een beurt niets afpakt, mag een kaart trekken.
option-ones-beat-top =
    { $ranks ->
        [13] Enen verslaan dertienen
       *[other] Enen verslaan kaarten met waarde { $ranks }
    }
option-ones-beat-top-about =
    { $ranks ->
        [13] Enen pakken ook dertienen en sets van alleen jokers af, bij evenveel kaarten.
       *[other] Enen pakken ook kaarten met waarde { $ranks } en sets van alleen jokers af, bij evenveel kaarten.
    }
option-ghost = Spookspeler
option-ghost-about = Voor 2: er zit een spookspeler aan tafel, van wie je ook kaarten kunt afpakken.
option-fewest-in-hand = Beslissing bij gelijke stand
option-fewest-in-hand-about = Bij evenveel punten wint wie de minste kaarten in de hand heeft.
