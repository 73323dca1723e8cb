## Beschriftungen: was jetzt zu tun ist, und wie die Dinge heißen.

move-play = Legen
move-take = Nehmen
move-leave = Lassen
move-pickup = Aufnehmen
move-discard = Abwerfen
move-pile = Vom Nachziehstapel ziehen
move-row = Aus dem Vorrat nehmen
move-pass = Passen
move-ghost = Abluxxen

word-set = Satz
word-stack = Auslage
word-row = Vorrat
word-pile = Nachziehstapel
word-discard = Ablagestapel
word-bundle = Kartengruppe
word-joker = Joker
word-hand = Hand
word-ghost = Geisterspieler
word-turn = Zug
word-game = Partie
word-match = Match
