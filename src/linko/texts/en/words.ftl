## Labels: what can be done now, and what the things of the game are called.

move-play = Lay
move-take = Take
move-leave = Leave
move-pickup = Pick up
move-discard = Discard
move-pile = Draw from the pile
move-row = Draw from the row
move-pass = Pass
move-ghost = Snatch

word-set = Set
word-stack = Stack
word-row = Row
word-pile = Pile
word-discard = Discard pile
word-bundle = Bundle
word-joker = Joker
word-hand = Hand
word-ghost = Ghost
word-turn = Turn
word-game = Game
word-match = Match
