## Ce qu’on choisit pour une table.

edition-classic = Classique
edition-classic-about = Le jeu d’origine, de 2 à 5, sans règle en plus ; en cas d’égalité, la victoire est partagée.
edition-basic = Base
edition-basic-about = De 3 à 5 : comme Classique, mais si tu ne subtilynxes rien, tu peux piocher une carte ; en cas d’égalité, la main avec le moins de cartes l’emporte.
edition-advanced = Avancé
edition-advanced-about = De 3 à 5 : comme Classique, mais en cas d’égalité, la main avec le moins de cartes l’emporte.
edition-expert = Expert
edition-expert-about = De 3 à 5 : comme Avancé, mais les 1 subtilynxent aussi les 13 et les jokers.
edition-duel = Duel
edition-duel-about = À 2 : comme Base, mais avec un joueur fantôme à qui on peut aussi subtilynxer des cartes.
edition-phantom = Fantôme
edition-phantom-about = À 2 : comme Classique, mais avec un joueur fantôme à qui on peut aussi subtilynxer des cartes.
edition-custom = Sur mesure
edition-custom-about = Vous choisissez vos règles.

option-consolation-draw = Carte de consolation
option-consolation-draw-about = Si tu ne subtilynxes rien à ton tour, tu peux piocher une carte.
option-ones-beat-top = Les 1 battent les { $ranks }
option-ones-beat-top-about = À nombre de cartes égal, les 1 subtilynxent aussi les { $ranks } et les jokers seuls.
option-ghost = Joueur fantôme
option-ghost-about = À 2 : un joueur fantôme est à table, et on peut aussi lui subtilynxer des cartes.
option-fewest-in-hand = Départage des égalités
option-fewest-in-hand-about = À égalité de points, la main avec le moins de cartes l’emporte.
