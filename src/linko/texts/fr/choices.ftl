## Ce qu’on choisit pour une table.

edition-classic = Classique
edition-classic-about = De 2 à 5, première édition et Playte. Si tu ne subtilynxes rien, tu ne pioches pas. À égalité, la victoire est partagée.
edition-basic = Base
edition-basic-about = De 3 à 5, deuxième édition. Si tu ne subtilynxes rien, tu peux piocher une carte. À égalité, gagne qui a le moins de cartes en main.
edition-advanced = Avancé
edition-advanced-about = De 3 à 5, deuxième édition. Si tu ne subtilynxes rien, tu ne pioches pas. À égalité, gagne qui a le moins de cartes en main.
edition-expert = Expert
edition-expert-about = De 3 à 5, deuxième édition. Les 1 subtilynxent aussi les 13 et les jokers seuls. À égalité, gagne qui a le moins de cartes en main.
edition-duel = Duel
edition-duel-about = À 2 et un joueur fantôme, deuxième édition. Si tu ne subtilynxes rien, tu peux piocher une carte. À égalité, gagne qui a le moins de cartes en main.
edition-phantom = Fantôme
edition-phantom-about = À 2 et un joueur fantôme, Playte. Si tu ne subtilynxes rien, tu ne pioches pas. À égalité, la victoire est partagée.
edition-custom = Règles maison
edition-custom-about = Vous choisissez vos règles.

option-consolation-draw = Carte de consolation
option-consolation-draw-about = Si tu ne subtilynxes rien à ton tour, tu peux piocher une carte.
option-ones-beat-top = Les 1 battent les { $ranks }
option-ones-beat-top-about = À nombre de cartes égal, les 1 subtilynxent aussi les { $ranks } et les jokers seuls.
option-ghost = Joueur fantôme
option-ghost-about = À 2 : un joueur fantôme est à table, et on peut aussi lui subtilynxer des cartes.
option-fewest-in-hand = Départage
option-fewest-in-hand-about = À égalité de points, la personne avec le moins de cartes en main gagne.
