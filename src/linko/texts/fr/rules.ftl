## Les règles, pour la page du navigateur et pour le terminal. On montre ce qui va avec la version.
## Les cartes de $cards et autres sont dessinées, ou écrites 7-7-X.

rules-goal-title = Le but
rules-goal = Tu poses des combinaisons devant toi et tu subtilynxes celles des autres. À la fin, chaque carte posée devant toi rapporte un point, et chaque carte dans ta main est un point négatif.

rules-setup-title = Avant la partie
rules-deck = Il y a { $copies ->
        [one] une carte
       *[other] { $copies } cartes
    } de chaque valeur, de 1 à { $ranks }, et { $jokers ->
        [0] aucun joker
        [one] un joker
       *[other] { $jokers } jokers
    }.
rules-deal = Chacun reçoit { $hand ->
        [one] une carte
       *[other] { $hand } cartes
    }. { $row ->
        [one] La carte suivante, face visible, forme la réserve
       *[other] Les { $row } cartes suivantes, face visible, forment la réserve
    }. Le reste forme la pioche, face cachée.
rules-deal-ghost = Chacun reçoit d’abord deux jokers. On mélange les autres cartes, et chacun en reçoit encore { $dealt }. { $row ->
        [one] La carte suivante, face visible, forme la réserve
       *[other] Les { $row } cartes suivantes, face visible, forment la réserve
    }. Puis le joueur fantôme reçoit des cartes de la pioche, une par une, jusqu’à en montrer { $ghost }.
rules-start = Le sort décide qui commence, sauf si vous choisissez quelqu’un avant la première donne.
rules-start-youngest = D’après la règle du jeu, c’est la personne la plus jeune qui commence.
rules-start-lynx = D’après la règle du jeu, c’est la dernière personne à avoir vu un lynx qui commence.

rules-turn-title = Ton tour
rules-order = On joue dans le sens des aiguilles d’une montre : après toi, c’est la personne à ta gauche.
rules-turn = Pose exactement une combinaison de ta main sur tes cartes posées : une ou plusieurs cartes de même valeur. Tu peux garder des cartes de cette valeur. Les jokers vont avec toutes les valeurs, ou se posent seuls. Ce que tu as posé avant ne limite pas ton choix.
rules-set-mixed = quatre cartes de valeur 6
rules-set-pair = deux cartes de valeur 12
rules-set-jokers = jokers seuls : plus hauts que toutes les valeurs
rules-jokers = Personne ne peut subtilynxer des jokers seuls, pas même avec des jokers.
rules-jokers-ones = Seuls des 1 peuvent subtilynxer des jokers seuls.
rules-out = Si tu as posé la dernière carte de ta main, la partie s’arrête aussitôt. Cette dernière combinaison ne subtilynxe rien.

rules-snatch-title = Subtilynxer
rules-snatch = Ta combinaison est comparée aux cartes du dessus de chaque adversaire, en un seul tour de table, à partir de ta gauche. Le même nombre de cartes et une valeur plus basse ? Tu dois les subtilynxer. Ensuite, tu décides :
rules-take = Tu prends les cartes en main. L’adversaire attaqué pioche le même nombre de cartes.
rules-leave = Tu laisses le choix à l’adversaire attaqué : soit il reprend les cartes en main et ne pioche rien, soit il les défausse et pioche le même nombre de cartes.
rules-below = La combinaison qui était dessous est maintenant au-dessus. Elle est à l’abri jusqu’à la fin de ce tour, et elle n’attaque jamais.
rules-consolation = Dans cette version : si tu n’as rien pu subtilynxer, tu peux piocher une carte à la fin de ton tour.
rules-ones = Dans cette version : à nombre de cartes égal, les 1 subtilynxent aussi les { $ranks } et les jokers seuls. Tout ce qui est plus haut subtilynxe toujours les 1.

rules-draw-title = Piocher
rules-draw = Pioche une carte après l’autre : face visible dans la réserve, ou face cachée sur la pioche. On complète la réserve à { $row } seulement après la dernière carte piochée.
rules-draw-pile = On ne refait jamais la pioche avec la défausse. Quand elle est vide, on continue avec la réserve, qui n’est plus complétée.
rules-draw-short = Dès que la réserve et la pioche sont vides, la partie est finie, même s’il restait des cartes à piocher.

rules-ghost-title = Le joueur fantôme
rules-ghost = { $ghost ->
        [one] L’unique carte du joueur fantôme est face visible
       *[other] Les { $ghost } cartes du joueur fantôme sont étalées, face visible
    } ; toutes ses cartes de même valeur forment une combinaison. Le joueur fantôme ne joue jamais, n’attaque jamais et ne marque pas de points.
rules-ghost-snatch = Ta combinaison est comparée d’abord à celles du joueur fantôme, puis aux cartes du dessus de ton adversaire. Si le joueur fantôme a une combinaison avec le même nombre de cartes et une valeur plus basse, tu dois la lui subtilynxer. S’il en a plusieurs, tu en choisis une.
rules-ghost-take = Tu prends toujours en main les cartes du joueur fantôme. Il est aussitôt complété à { $ghost ->
        [one] une carte
       *[other] { $ghost } cartes
    } avec la pioche.
rules-ghost-refuses = Le joueur fantôme n’accepte ni { $ranks } ni jokers. Ils vont sur la plus basse carte seule de la réserve, et il reçoit la carte suivante de la pioche.
rules-ghost-bundle = Les cartes réunies dans la réserve sont un groupe de cartes. Un groupe se pioche comme une seule carte, et tu prends toutes ses cartes en main.

rules-end-title = La fin
rules-end = La partie s’arrête aussitôt, même au milieu d’un tour,
rules-end-out = quand quelqu’un a posé la dernière carte de sa main, ou
rules-end-supply = quand la réserve et la pioche sont vides.
rules-end-limit = Une partie qui n’en finit pas s’arrête après { $turns } tours, et on compte les points tels quels.
rules-score = Tes points : le nombre de tes cartes posées moins le nombre de tes cartes en main. Les valeurs ne comptent pas. Le meilleur score gagne.
rules-tie-shared = À égalité de points, la victoire est partagée.
rules-tie-fewest = À égalité de points, la personne avec le moins de cartes en main gagne. Si l’égalité demeure, la victoire est partagée.

rules-match-title = Plusieurs manches
rules-match = Dans une série de manches, les points s’additionnent et le plus haut total gagne. À total égal, la victoire est partagée. À chaque nouvelle manche, c’est la place suivante à gauche qui commence.
rules-match-length = On joue jusqu’à ce que chacun ait commencé autant de fois que les autres, ou jusqu’à ce que quelqu’un atteigne le total convenu : le plus souvent 50 points.

## Subtilynxer, en questions et réponses.

rules-chart-title = Est-ce que je subtilynxe ces cartes ?
rules-chart-count = Y en a-t-il autant que dans ma combinaison ?
rules-chart-value = Leur valeur est-elle plus basse que la mienne ?
rules-chart-value-ones = Leur valeur est-elle plus basse que la mienne ? Ou ai-je posé des 1 contre des { $ranks } ou des jokers seuls ?
rules-chart-yes = oui
rules-chart-no = non
rules-chart-nothing = Il ne se passe rien.
rules-chart-must = Tu dois les subtilynxer. Les prends-tu en main ?
rules-chart-take = Elles vont dans ta main. L’adversaire attaqué en pioche autant.
rules-chart-leave = Tu laisses le choix à l’adversaire attaqué. Les reprend-il ?
rules-chart-pick-up = Elles retournent dans sa main. Personne ne pioche.
rules-chart-discard = Elles sont défaussées. L’adversaire attaqué en pioche autant.
rules-chart-next = Ensuite, on complète la réserve et on compare avec la personne suivante.

## Un tour à quatre : Ann, Ben, Cy et Dee.

rules-example-title = Un tour, pas à pas
rules-example-table = Ann, Ben, Cy et Dee jouent dans cet ordre, dans le sens des aiguilles d’une montre. C’est à Ann de jouer.
rules-example-stack = { $cards } sur { $below }
rules-example-lay = Ann pose { $cards }.
rules-example-other = Ben montre { $cards }. Le nombre de cartes est différent : il ne se passe rien.
rules-example-take = Cy montre { $cards } : deux cartes, de valeur plus basse. Ann doit les subtilynxer, et les prend. Cy pioche deux cartes, et on complète la réserve.
rules-example-leave = Dee montre { $cards } : deux cartes, de valeur plus basse. Ann doit aussi les subtilynxer, mais laisse le choix à Dee. Dee les reprend en main, ou les défausse et pioche deux cartes.
rules-example-safe = Chez Dee, { $cards } est maintenant au-dessus, à l’abri jusqu’à la fin de ce tour.
rules-example-next = Ensuite, Ben pose { $cards }. Cy et Ann montrent deux cartes : il ne se passe rien. Mais Dee montre { $below }, une seule carte, de valeur plus basse. Ben la subtilynxe.

## Ce qu’on oublie souvent.

rules-forget-title = Sept points qu’on oublie souvent
rules-forget-must = Subtilynxer est obligatoire. Tu choisis seulement de prendre les cartes ou de laisser le choix.
rules-forget-equal = Une valeur égale ne suffit pas. Et le nombre de cartes doit être le même.
rules-forget-once = Fais un seul tour de table, à partir de ta gauche. Termine chaque attaque, pioche comprise, avant de passer à la suivante.
rules-forget-gone = Les cartes subtilynxées ne restent jamais en place, même si tu laisses le choix.
rules-forget-below = La combinaison découverte est à l’abri jusqu’à la fin du tour, et elle n’attaque jamais.
rules-forget-refill = On complète la réserve seulement après la dernière carte piochée.
rules-forget-last = La combinaison qui vide ta main met aussitôt fin à la partie. Elle ne subtilynxe rien.

## Conseils.

rules-tips-title = Conseils
rules-tip-snatch = Subtilynxer est le plus souvent payant : les autres perdent des points, et ce que tu prends, tu peux le reposer.
rules-tip-decoy = Pose un leurre : si on te subtilynxe une petite carte seule, tu peux en choisir une meilleure dans la réserve.
rules-tip-many = Rassemble beaucoup de cartes d’une petite valeur. Elles sont faciles à trouver et, posées d’un coup, difficiles à battre.
rules-tip-end = Dans la dernière ligne droite, regarde combien de cartes les autres ont en main, et n’en prends plus.
