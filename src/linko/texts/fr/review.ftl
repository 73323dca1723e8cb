## Pourquoi un coup vaut mieux qu’un autre : une phrase de 30 mots au plus, sur les cartes, jamais sur quelqu’un.
## $best et $other sont les deux coups, $group les cartes d’une valeur en main, $cards les cartes en question.

reason-goes-out = { $best }, c’est toute la main : la poser termine la partie et la gagne.
reason-goes-out-early = { $other } termine la partie tout de suite, et ces points ne suffisent pas pour la gagner.
reason-splits = { $other } sépare { $group }, et le reste est plus faible seul. { $best } ne sépare rien.
reason-nearly-out = Après { $best }, le reste de la main forme une seule combinaison, prête à être posée au prochain tour.
reason-snatches = { $best } subtilynxe { $cards }. { $other } ne subtilynxe rien.
reason-spends-joker = { $other } dépense un joker qui agrandirait une combinaison plus tard. { $best } le garde.
reason-joker-late =
    { $count ->
        [one] Une autre main n’a plus qu’une carte. Un joker gardé trop longtemps coûte un point, et { $best } le pose à temps.
       *[other] Une autre main n’a plus que { $count } cartes. Un joker gardé trop longtemps coûte un point, et { $best } le pose à temps.
    }
reason-threatened = Dans { $other_risk } donnes possibles sur 100, on peut aussitôt subtilynxer { $other } ; pour { $best }, dans { $best_risk }.
reason-lays-more-late =
    { $count ->
        [one] Une autre main n’a plus qu’une carte. Les cartes gardées coûtent des points, et { $best } en pose davantage.
       *[other] Une autre main n’a plus que { $count } cartes. Les cartes gardées coûtent des points, et { $best } en pose davantage.
    }
reason-lays-more = Avec { $best }, on pose plus de cartes d’un coup qu’avec { $other } : plus de points, et moins de cartes à poser ensuite.
reason-weak-first = Plus tard, { $best } ne subtilynxera pas grand-chose : autant commencer par là. { $other } vaut davantage en main.
reason-joins = { $group } en main et { $cards } forment ensemble une plus grande combinaison.
reason-denies = Si on laisse le choix, { $cards } peut retourner aussitôt dans la main adverse. Prises en main, ces cartes peuvent être reposées.
reason-take-late =
    { $count ->
        [one] Une autre main n’a plus qu’une carte. Ce qu’on prend maintenant risque de rester en main et de coûter des points.
       *[other] Une autre main n’a plus que { $count } cartes. Ce qu’on prend maintenant risque de rester en main et de coûter des points.
    }
reason-leave-loose = Rien en main ne va avec { $cards } : prendre ces cartes ne donne qu’une combinaison de plus à poser.
reason-kept-whole = Reprendre { $cards } permet de les reposer ensemble. Les cartes piochées à la place vont rarement ensemble.
reason-joker-offered = La réserve offre un joker, qui va avec toute combinaison. Défausser permet de le piocher.
reason-row-joins = Défausser permet de piocher { $cards } dans la réserve, pour une plus grande combinaison avec { $group } en main.
reason-discard-loose = Rien en main ne va avec { $cards }. Les cartes piochées à la place iront peut-être mieux.
reason-joker-drawn = Un joker va avec toute combinaison. Aucune autre carte de la réserve n’en fait autant.
reason-higher = { $best } dépasse { $other } : de quoi subtilynxer davantage plus tard, et mieux résister.
reason-pile = Aucune carte de la réserve ne va avec cette main. La pioche en cache peut-être une meilleure.
reason-draw-late =
    { $count ->
        [one] Une autre main n’a plus qu’une carte. Une carte piochée maintenant coûterait sans doute un point.
       *[other] Une autre main n’a plus que { $count } cartes. Une carte piochée maintenant coûterait sans doute un point.
    }
reason-better = { $best } gagne { $best_wins } donnes possibles sur 100, { $other } en gagne { $other_wins }.
reason-better-choice = Le meilleur choix gagne { $best_wins } donnes possibles sur 100, l’autre { $other_wins }.
