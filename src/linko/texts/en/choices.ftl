## What can be chosen for a table; the message with -about explains it in a sentence.

edition-classic = Classic
edition-classic-about = For 2 to 5, from the first edition and Playte. Without a snatch you draw nothing. A tie is shared.
edition-basic = Basic
edition-basic-about = For 3 to 5, from the second edition. Without a snatch you may draw a card. A tie goes to the player with the fewest cards in hand.
edition-advanced = Advanced
edition-advanced-about = For 3 to 5, from the second edition. Without a snatch you draw nothing. A tie goes to the player with the fewest cards in hand.
edition-expert = Expert
edition-expert-about = For 3 to 5, from the second edition. 1s also snatch 13s and jokers alone. A tie goes to the player with the fewest cards in hand.
edition-duel = Duel
edition-duel-about = For 2 and a ghost, from the second edition. Without a snatch you may draw a card. A tie goes to the player with the fewest cards in hand.
edition-phantom = Phantom
edition-phantom-about = For 2 and a ghost, from Playte. Without a snatch you draw nothing. A tie is shared.
edition-custom = House rules
edition-custom-about = You choose the rules yourselves.

option-consolation-draw = Consolation draw
option-consolation-draw-about = If you snatch nothing in your turn, you may draw a card.
option-ones-beat-top = 1s beat { $ranks }s
option-ones-beat-top-about = 1s also snatch the same number of { $ranks }s, or of jokers alone.
option-ghost = Ghost
option-ghost-about = For 2 players: you also snatch cards from a ghost.
option-fewest-in-hand = Tie-break
option-fewest-in-hand-about = If the best scores are equal, the player with the fewest cards in hand wins.
