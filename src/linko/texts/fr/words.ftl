## Étiquettes : ce qu’on peut faire, et comment s’appellent les choses.

move-play = Poser
move-take = Prendre
move-leave = Laisser
move-pickup = Reprendre
move-discard = Défausser
move-pile = Prendre dans la pioche
move-row = Prendre dans la réserve
move-pass = Passer
move-ghost = Subtilynxer

word-set = Combinaison
word-stack = Cartes posées
word-row = Réserve
word-pile = Pioche
word-discard = Défausse
word-bundle = Duo de cartes
word-joker = Joker
word-hand = Main
word-ghost = Joueur fantôme
word-turn = Tour
word-game = Partie
word-match = Série de manches
