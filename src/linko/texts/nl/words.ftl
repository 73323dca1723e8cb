## Opschriften: wat je kunt doen, en hoe de dingen heten.

move-play = Neerleggen
move-take = Nemen
move-leave = Laten liggen
move-pickup = Oppakken
move-discard = Afleggen
move-pile = Van de trekstapel trekken
move-row = Uit de voorraad trekken
move-pass = Passen
move-ghost = Afpakken

word-set = Set
word-stack = Uitgelegde kaarten
word-row = Voorraad
word-pile = Trekstapel
word-discard = Aflegstapel
word-bundle = Groep
word-joker = Joker
word-hand = Hand
word-ghost = Spookspeler
word-turn = Beurt
word-game = Partij
word-match = Reeks partijen
