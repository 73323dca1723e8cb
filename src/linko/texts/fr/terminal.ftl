## Ce que seul le terminal dit : linko play et linko replay.
## Les cartes sont toujours écrites comme on les tape, par exemple 7-7-X.

terminal-you = Toi
terminal-and = { $first } et { $last }
terminal-or = { $first } ou { $last }
terminal-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options refusées

terminal-no-language = La langue { $given } n’existe pas ici. Les langues sont { $languages }.
terminal-no-starter = { $given } ne peut pas commencer. Choisis random (au hasard), you (toi), un nombre entre 1 et { $count } ou un nom : { $names }.
terminal-no-records = La table s’affiche sur la sortie standard. Indique un fichier pour les notations.

## Avant la partie et entre deux parties

terminal-compiling = Préparation du moteur : environ une demi-minute
terminal-compiling-once = Préparation du moteur, seulement cette première fois : environ une demi-minute
terminal-seating = Les bots s’installent
terminal-bots = { $names } : { $bot }
terminal-bots-gentler = { $names } : { $bot } (plus facile : { $option })
terminal-welcome = Les règles et les touches, à tout moment : tape ?
terminal-next-game = Entrée : partie suivante, q : quitter
terminal-more = Entrée : la suite, q : retour
terminal-interrupted = Interrompu.
terminal-saved = La partie inachevée est enregistrée.
terminal-thinks = { $name } réfléchit
terminal-bot-failed = Le bot qui joue pour { $name } a échoué : { $failure }. Un coup simple a été joué à la place.

## La table

terminal-title = { $edition }, tour { $number }
terminal-hand = main
terminal-score = points
terminal-stack = cartes posées, celles du dessus à la fin
terminal-row = réserve
terminal-pile = pioche
terminal-discard = défausse
terminal-ghost = joueur fantôme
terminal-older =
    { $count ->
        [one] une combinaison plus ancienne,
       *[other] { $count } plus anciennes,
    }
terminal-unseen =
    { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
terminal-stacks = Toutes les combinaisons posées, de la plus ancienne à la plus récente :
terminal-no-player = Personne ici ne s’appelle { $given }. À la table : { $names }.

## Ce qui est demandé

terminal-ask-lay = Quelles cartes poses-tu ?
terminal-ask-ghost = Tu subtilynxes une combinaison au joueur fantôme. Laquelle ?
terminal-ask-take = Tu subtilynxes { $cards } à { $name }.
terminal-ask-answer = { $name } te subtilynxe { $cards } et te laisse le choix.
terminal-ask-draw =
    { $count ->
        [one] Pioche une carte. Laquelle ?
       *[other] Pioche { $count } cartes, une par une. Laquelle maintenant ?
    }
terminal-ask-consolation = Tu n’as rien subtilynxé : tu peux piocher une carte.
terminal-last-cards =
    { $count ->
        [one] Il ne reste qu’une carte dans la réserve et la pioche. La piocher met fin à la partie.
       *[other] Il ne reste que { $count } cartes dans la réserve et la pioche. Les piocher met fin à la partie.
    }

## Ce qu’on peut choisir

terminal-take =
    { $count ->
        [one] prendre { $cards } en main : { $name } pioche une carte
       *[other] prendre { $cards } en main : { $name } pioche { $count } cartes
    }
terminal-take-ends =
    { $count ->
        [one] prendre { $cards } en main : { $name } pioche la dernière carte, et la partie est finie
       *[other] prendre { $cards } en main : { $name } pioche les { $count } dernières cartes, et la partie est finie
    }
terminal-leave =
    { $count ->
        [one] laisser le choix : { $name } reprend { $cards } en main, ou défausse et pioche une carte
       *[other] laisser le choix : { $name } reprend { $cards } en main, ou défausse et pioche { $count } cartes
    }
terminal-leave-ends =
    { $count ->
        [one] laisser le choix : { $name } reprend { $cards } en main, ou défausse et pioche la dernière carte, ce qui met fin à la partie
       *[other] laisser le choix : { $name } reprend { $cards } en main, ou défausse et pioche les { $count } dernières cartes, ce qui met fin à la partie
    }
terminal-pick-up = reprendre { $cards } en main
terminal-discard-draw =
    { $count ->
        [one] défausser { $cards } et piocher une carte
       *[other] défausser { $cards } et piocher { $count } cartes
    }
terminal-discard-ends =
    { $count ->
        [one] défausser { $cards } et piocher la dernière carte : la partie est finie
       *[other] défausser { $cards } et piocher les { $count } dernières cartes : la partie est finie
    }
terminal-from-pile = la première carte de la pioche, sans la voir
terminal-from-row = { $cards } dans la réserve
terminal-from-ghost = prendre { $cards } au joueur fantôme
terminal-then-hold = { $choice } : tu auras { $cards }
terminal-pass = ne rien piocher

## Ce que fait une combinaison

terminal-snatches = subtilynxe { $sets }
terminal-set-of = { $cards } à { $name }
terminal-set-of-ghost = { $cards } au joueur fantôme
terminal-snatches-nothing = ne subtilynxe rien
terminal-goes-out = vide ta main : la partie est finie, et tu as { $points }
terminal-idle = Ne subtilynxent rien :

## Ce qu’on tape

terminal-keys-lay = ? règles · l liste · s cartes posées · h conseil · t table · q quitter
terminal-keys-choose = ? règles · s cartes posées · h conseil · t table · q quitter
terminal-keys =
    les cartes que tu poses : 7-7-X ou 7 7 X
    l : ce que tu peux poser et subtilynxer ; l 7-7 : seulement cela
    s : toutes les cartes posées, les plus anciennes d’abord ; s Ben ou s 2 : celles d’un seul joueur
    h : un conseil du bot le plus fort
    t : la table à nouveau
    q : quitter
terminal-keys-title = Ce que tu peux taper
terminal-marks-title = Sur la table
terminal-marks = ▶ montre de qui c’est le tour, ? qui doit décider. Les cartes après un autre nom sont celles que tout le monde a vues entrer dans cette main.
terminal-example = par exemple { $cards }
terminal-letter-or-card = lettre ou carte
terminal-choose-number = Tape un nombre entre 1 et { $count }.
terminal-choose-card = Tape { $letters }, ou la carte elle-même : { $card }.
terminal-ambiguous = Cela peut être { $choices }. Que veux-tu dire ?
terminal-no-play = Tape les cartes que tu poses : 7-7 ou 7 7 X. Avec l, tu vois ce que tu peux poser ; les règles, avec ?
terminal-none-held =
    { $card ->
        [X] Tu n’as pas de joker en main, tu ne peux donc pas poser { $cards }.
       *[other] Tu n’as pas de { $card } en main, tu ne peux donc pas poser { $cards }.
    }
terminal-few-held = Tu n’as que { $held } en main, tu ne peux donc pas poser { $cards }.

## Conseils

terminal-thinking = Un instant
terminal-hint = { $move } – victoires { $share }{ "\u00A0" }%, points { $score }
terminal-hint-meaning = En haut, le meilleur coup. Les chiffres valent si tout le monde joue bien à partir d’ici.

## La fin

terminal-over-out =
    { $who ->
        [you] La partie est finie : tu as posé ta dernière carte.
       *[other] La partie est finie : { $name } a posé la dernière carte de sa main.
    }
terminal-over-supply = La partie est finie : la réserve et la pioche sont vides.
terminal-over-turn-limit = La partie est finie : le dernier tour permis a été joué.
terminal-laid = posées
terminal-in-hand = en main
terminal-won =
    { $who ->
        [you] Tu gagnes avec { $points }, { $ahead } d’avance.
       *[other] { $name } gagne avec { $points }, { $ahead } d’avance.
    }
terminal-won-fewest =
    { $who ->
        [you] Égalité à { $points } : { $names }. Tu as le moins de cartes en main et tu gagnes.
       *[other] Égalité à { $points } : { $names }. { $name } a le moins de cartes en main et gagne.
    }
terminal-shared = Victoire partagée à { $points } : { $names }.
terminal-leads =
    { $who ->
        [you] { $count ->
            [one] Après une manche, tu es en tête.
           *[other] Après { $count } manches, tu es en tête.
        }
       *[other] { $count ->
            [one] Après une manche, { $name } est en tête.
           *[other] Après { $count } manches, { $name } est en tête.
        }
    }
terminal-lead-shared =
    { $count ->
        [one] Après une manche, en tête à égalité : { $names }.
       *[other] Après { $count } manches, en tête à égalité : { $names }.
    }
terminal-match-won =
    { $who ->
        [you] { $count ->
            [one] Après une manche, tu gagnes la série.
           *[other] Après { $count } manches, tu gagnes la série.
        }
       *[other] { $count ->
            [one] Après une manche, { $name } gagne la série.
           *[other] Après { $count } manches, { $name } gagne la série.
        }
    }
terminal-match-shared =
    { $count ->
        [one] Victoire partagée de la série après une manche : { $names }.
       *[other] Victoire partagée de la série après { $count } manches : { $names }.
    }
terminal-totals = Totaux : { $totals }

## Une partie notée

terminal-replay-keys = Entrée : avancer · b : reculer · un nombre : y aller · e : fin · q : quitter
terminal-replay-start = C’est la donne, il n’y a rien avant.
terminal-replay-end = La dernière décision est la { $number }.
terminal-replay-deal =
    { $count ->
        [one] La donne, une décision à suivre
       *[other] La donne, { $count } décisions à suivre
    }
terminal-replay-move = Décision { $number } sur { $total } : { $move }
terminal-decides-play = { $name } pose une combinaison
terminal-decides-ghost = { $name } choisit une combinaison du joueur fantôme
terminal-decides-take = { $name } subtilynxe { $cards } à { $victim } : prendre ou laisser le choix
terminal-decides-answer = { $name } reprend { $cards } ou défausse
terminal-decides-draw =
    { $count ->
        [one] { $name } pioche une carte
       *[other] { $name } pioche { $count } cartes
    }
terminal-decides-consolation = { $name } peut piocher une carte

## Analyse d’une partie jouée

terminal-review-title = Partie { $number } : { $edition }. Tous les chiffres sont en pour cent d’une victoire.
terminal-review-parts = { $name } : { $total } par rapport à des chances égales, dont donne { $deal }, cartes piochées { $draws }, décisions personnelles { $own }, décisions des autres { $others }
terminal-review-loss = Décision { $number } : { $played } perd { $loss } (± { $error }) par rapport à { $best }.
terminal-review-none = Bien joué : aucune décision n’a coûté plus que le hasard.
