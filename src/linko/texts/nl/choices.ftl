## Wat je voor een tafel kunt kiezen.

edition-classic = Klassiek
edition-classic-about = Voor 2 tot 5, uit de eerste editie en van Playte. Niets afgepakt? Dan trek je niets. Bij gelijke stand deel je de overwinning.
edition-basic = Basisspel
edition-basic-about = Voor 3 tot 5, uit de tweede editie. Niets afgepakt? Dan mag je een kaart trekken. Bij gelijke stand wint wie de minste kaarten in de hand heeft.
edition-advanced = Gevorderden
edition-advanced-about = Voor 3 tot 5, uit de tweede editie. Niets afgepakt? Dan trek je niets. Bij gelijke stand wint wie de minste kaarten in de hand heeft.
edition-expert = Expert
edition-expert-about = Voor 3 tot 5, uit de tweede editie. Enen pakken ook dertienen en sets van alleen jokers af. Bij gelijke stand wint wie de minste kaarten in de hand heeft.
edition-duel = Duel
edition-duel-about = Voor 2 en een spookspeler, uit de tweede editie. Niets afgepakt? Dan mag je een kaart trekken. Bij gelijke stand wint wie de minste kaarten in de hand heeft.
edition-phantom = Spookduel
edition-phantom-about = Voor 2 en een spookspeler, van Playte. Niets afgepakt? Dan trek je niets. Bij gelijke stand deel je de overwinning.
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
option-fewest-in-hand = Bij gelijke stand
option-fewest-in-hand-about = Bij evenveel punten wint wie de minste kaarten in de hand heeft.
