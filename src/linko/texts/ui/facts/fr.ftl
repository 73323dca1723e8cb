# La page des chiffres mesurés du jeu.

title-facts = Le jeu en chiffres · Linko
facts-title = Le jeu en chiffres
facts-about = D’après { $games } parties du bot fort contre lui-même, { $each } par version et nombre de joueurs. La plupart des traits montrent la précision d’un chiffre : dans 19 cas sur 20, la vraie valeur est sur le trait.
facts-range = { $low } à { $high }

facts-short = En bref
facts-short-length = Une partie dure { $turns } tours, { $each } par personne.
facts-short-winner = Qui gagne a { $points } points, { $ahead } de plus que la deuxième place.
facts-short-starter = Qui commence gagne { $share } des parties. Une part égale serait { $equal }.
facts-short-out = { $ended } des parties finissent parce que quelqu’un pose sa dernière carte. Cette personne en gagne { $won }.
facts-short-joker = Un joker de plus dans la main de départ : { $points } points et { $wins } victoires sur 100 parties.
facts-short-snatches = Par partie, { $sets } combinaisons ({ $cards } cartes) sont subtilynxées ; { $taken } d’entre elles sont prises.

facts-length = La durée d’une partie
facts-length-about = Total des tours de tout le monde. La moitié des parties est dans la barre épaisse, neuf sur dix sur le trait ; le point marque le milieu.
facts-scores = Les scores
facts-scores-about = La fréquence de chaque score. { $edition }.
facts-scores-label = Scores, { $players }. Les plus fréquents : pour tout le monde { $all }, en cas de victoire { $winner }.
facts-everybody = tout le monde
facts-winner = en cas de victoire
facts-start = Vaut-il mieux commencer ?
facts-start-about = Victoires au-dessus ou au-dessous d’une part égale, sur 100 parties.
facts-first = joue en premier
facts-last = joue en dernier
facts-out = La dernière carte gagne-t-elle ?
facts-out-about = Victoires de qui pose sa dernière carte, sur 100 parties. À droite : la part des parties qui finissent ainsi.
facts-cards = Ce que vaut une carte de la main de départ
facts-cards-about = Points à la fin, par rapport à une carte moyenne, dans les versions sans joueur fantôme. X est le joker.
facts-snatched = Les combinaisons subtilynxées
facts-snatched-about = Combien de ces combinaisons sur 100 sont subtilynxées. { $edition }, { $players }. Un point : trop peu ont été posées. X est le joker.
facts-set =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
facts-method = Comment c’est mesuré
facts-method-about = Le même bot jouait à toutes les places : les différences viennent donc du jeu et non de qui joue. Une victoire partagée est divisée à parts égales. La valeur d’une carte est estimée d’après les mains de départ de toutes les places.
