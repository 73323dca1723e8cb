# L’analyse d’une partie. Le navigateur charge ces textes avec elle. Pourquoi une décision a coûté : review.ftl dans les dossiers.

title-review = Analyse · Linko
review-chance = Chances de gagner
review-chance-turns = Chances de gagner, tour par tour
review-edge = bord pâle : l’incertitude de l’estimation
review-decisions-of = décisions :
review-whose = Les décisions de qui ?
review-whose-about = L’analyse porte sur les décisions d’une seule personne, avec ce que cette personne pouvait savoir.

review-look = Analyser avec le bot fort
review-look-time = environ 10 s
review-waiting = En attente du bot fort
review-running = Le bot fort analyse la partie
review-turn-of = tour { $number } sur { $count }
review-leave = Tu peux quitter cette page : l’analyse continue.
review-stop = Arrêter
review-failed = Le bot fort a été interrompu. Ce qu’il a trouvé est conservé.
review-go-on = Continuer

review-worth = À regarder de plus près
review-difference =
    { $costly ->
        [one] Une décision sur { $count } a fait presque toute la différence. Le nombre indique les victoires en plus sur 100 parties.
       *[other] { $costly } décisions sur { $count } ont fait presque toute la différence. Le nombre indique les victoires en plus sur 100 parties.
    }
review-difference-many =
    { $costly } décisions sur { $count } ont coûté quelque chose, ces trois surtout. Le nombre indique les victoires en plus sur 100 parties.
review-agree =
    { $who ->
        [you] { $count ->
            [0] Il n’y a pas eu d’autre décision à prendre.
            [1] Pour l’autre décision, tu es d’accord avec le bot, ou presque.
           *[other] Pour les { $count } autres, tu es d’accord avec le bot, ou presque.
        }
       *[other] { $count ->
            [0] Il n’y a pas eu d’autre décision à prendre.
            [1] Pour l’autre décision, { $name } et le bot sont d’accord, ou presque.
           *[other] Pour les { $count } autres, { $name } et le bot sont d’accord, ou presque.
        }
    }
review-agree-some =
    { $who ->
        [you] Pour { $agreed } sur { $count }, tu es d’accord avec le bot, ou presque.
       *[other] Pour { $agreed } sur { $count }, { $name } et le bot sont d’accord, ou presque.
    }
review-like-bot = { $agreed } sur { $count } comme le bot
review-more = +{ $wins }
review-more-in = +{ $wins } sur 100
review-more-aloud =
    { $wins ->
        [one] une victoire de plus sur 100 parties
       *[other] { $wins } victoires de plus sur 100 parties
    }
review-better = mieux :
review-nothing = Rien à ajouter.
review-nothing-about = Le bot fort n’a trouvé aucune décision qui ait coûté une victoire.

review-turn = Tour { $number }
review-title = Tour { $number } : { $did }
review-lay =
    { $who ->
        [you] tu as posé { $cards }
       *[other] { $name } a posé { $cards }
    }
review-take =
    { $who ->
        [you] tu as pris { $cards }
       *[other] { $name } a pris { $cards }
    }
review-leave-cards =
    { $who ->
        [you] tu as laissé le choix pour { $cards }
       *[other] { $name } a laissé le choix pour { $cards }
    }
review-pickup =
    { $who ->
        [you] tu as repris { $cards }
       *[other] { $name } a repris { $cards }
    }
review-discard =
    { $who ->
        [you] tu as défaussé { $cards }
       *[other] { $name } a défaussé { $cards }
    }
review-row =
    { $who ->
        [you] tu as pris { $cards } dans la réserve
       *[other] { $name } a pris { $cards } dans la réserve
    }
review-pile =
    { $who ->
        [you] tu as pris dans la pioche
       *[other] { $name } a pris dans la pioche
    }
review-pass =
    { $who ->
        [you] tu as passé
       *[other] { $name } a passé
    }
review-ghost =
    { $who ->
        [you] tu as subtilynxé { $cards } au joueur fantôme
       *[other] { $name } a subtilynxé { $cards } au joueur fantôme
    }
review-word-lay = poser
review-word-take = prendre
review-word-leave = laisser le choix
review-word-pickup = reprendre
review-word-discard = défausser
review-word-row = de la réserve
review-word-pile = de la pioche
review-word-pass = passer
review-word-ghost = au joueur fantôme

review-bot = Bot fort
review-percent = { $share } %
review-between = entre { $low } et { $high }
review-range = { $low }–{ $high }
review-bot-label = bot fort { $share } %
review-own-label =
    { $who ->
        [you] toi { $share } %
       *[other] { $name } { $share } %
    }
review-only = Seul choix
review-same = Le bot fort aurait fait pareil.
review-also = Bien aussi : les deux se valent, à la marge d’erreur près.
review-table = Voir sur la table
review-try = Essayer à partir d’ici
review-decision = décision { $number } sur { $count }
review-next = Décision suivante
review-previous = Décision précédente
review-none-yet = Le bot fort n’en est pas encore là.

review-unknown =
    { $who ->
        [you] Ce que tu ne pouvais pas savoir
       *[other] Inconnu pour { $name }
    }
review-held = { $name } avait { $cards }
review-next-cards = Ensuite dans la pioche : { $cards }
review-unknown-about = Rien de cela ne compte : une décision est jugée sur ce qu’on pouvait savoir.

review-luck = Chance et talent
review-luck-about =
    { $who ->
        [you] À { $seats } joueurs de même force, chacun gagne { $share } parties sur 100. De là à ton résultat, il y a :
       *[other] À { $seats } joueurs de même force, chacun gagne { $share } parties sur 100. De là au résultat obtenu par { $name }, il y a :
    }
review-luck-short =
    { $who ->
        [you] donne, pioche, toi, les autres
       *[other] donne, pioche, { $name }, les autres
    }
review-part-deal = La donne
review-part-draws = Cartes piochées
review-part-own =
    { $who ->
        [you] Tes décisions
       *[other] Décisions : { $name }
    }
review-part-others = Décisions des autres
review-luck-foot = Les décisions sont comparées à celles d’un même bot à toutes les places.
review-luck-later = Disponible dès que toute la partie aura été analysée.

review-hills = Les décisions de la partie
review-hills-table = Chances de gagner avant chaque décision, en pour cent
review-keys-decision = décision suivante / précédente
review-keys-costliest = les décisions à regarder de plus près
review-keys-unknown = ce qu’on ne pouvait pas savoir
review-keys-replay = revoir la partie

## The way there, and a game that begins at one of its moments

review-switch = Revoir ou analyser
replay-short = Revoir
review-ring-played = joué
review-ring-better = bot fort
play-on-here = Jouer d’ici
play-on-from-here = Jouer à partir d’ici
play-on-about = Une nouvelle table, avec des bots aux autres places. La partie terminée ne change pas.
play-on-same = Avec les cartes telles quelles
play-on-same-about = toutes les mains et la pioche comme dans cette partie
play-on-dealt = Avec les cartes cachées redistribuées
play-on-dealt-about = on garde seulement ce qu’on voyait de cette place

## A hint at a table against bots

hint-choice = Le choix du bot fort
hint-thinking = Un moment : le bot fort réfléchit.
hint-equal = Tout autre choix vaut à peu près autant, ou il n’y en a pas.
hint-record = La notation de la partie indique où tu as demandé un conseil.
