## What can be chosen for a table; -about explains it in a sentence.

edition-classic = Classic
edition-classic-about = The original game for 2 to 5 players, without extra rules; in a tie, the win is shared.
edition-basic = Basic
edition-basic-about = For 3 to 5: like Classic, but if you snatch nothing, you may draw a card; in a tie, the fewest cards in hand win.
edition-advanced = Advanced
edition-advanced-about = For 3 to 5: like Classic, but in a tie, the fewest cards in hand win.
edition-expert = Expert
edition-expert-about = For 3 to 5: like Advanced, but 1s also snatch 13s and jokers.
edition-duel = Duel
edition-duel-about = For 2: like Basic, but with a ghost whose cards can be snatched too.
edition-phantom = Phantom
edition-phantom-about = For 2: like Classic, but with a ghost whose cards can be snatched too.
edition-custom = Custom
edition-custom-about = You choose the rules yourselves.

option-consolation-draw = Consolation draw
option-consolation-draw-about = If you snatch nothing in your turn, you may draw a card.
option-ones-beat-top = 1s beat { $ranks }s
option-ones-beat-top-about = 1s also snatch the same number of { $ranks }s, or of jokers alone.
option-ghost = Ghost
option-ghost-about = For 2: a ghost sits between you, and its cards can be snatched too.
option-fewest-in-hand = Tie-break
option-fewest-in-hand-about = With equal points, the fewest cards in hand win.
