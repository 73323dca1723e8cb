# Les textes des écrans du navigateur. Ce que le terminal et le navigateur partagent est dans le dossier voisin.

## Pages

title-home = Linko
title-table = Table · Linko
title-turn = À toi de jouer · Linko
title-decide = À toi de décider · Linko
title-over = Partie terminée · Linko
title-rules = Règles · Linko
home = Accueil
loading = Un instant…
no-such-page = Il n’y a rien ici.
table-gone = Cette table n’existe plus.
connection-lost = Connexion perdue. Reconnexion…
error-unreachable = Le serveur ne répond pas.
close = Fermer

## Accueil

claim = Pose une combinaison. Ce qu’elle bat, tu le subtilynxes !
play = Jouer
play-what =
    { $bots ->
        [one] { $edition }, { $bots } bot, niveau { $level }
       *[other] { $edition }, { $bots } bots, niveau { $level }
    }
change = changer
change-title = À quoi veux-tu jouer ?
new-table = Nouvelle table
open-table = Ouvrir la table
join-code = Entrer un code
join-how = Le code est sur l’écran de tes amis.
join = Rejoindre
code = Code
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l’instant. Ouvres-en une !
watch = Regarder
no-running-tables = Aucune partie publique en cours.
my-games = Mes parties
no-games = Aucune partie terminée pour l’instant.
finished-games = Terminées
won-by = Victoire : { $names }
your-turn = à toi
turn-of = à { $name } de jouer
your-name = Ton nom
guest = Invité
table = Table
table-of = Chez { $name }
players =
    { $count ->
        [2] à deux
        [3] à trois
        [4] à quatre
        [5] à cinq
       *[other] { $count } joueurs
    }
free-seats =
    { $count ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $count } places libres
    }

## Préférences

language = Langue
theme-system = Auto
theme-light = Clair
theme-dark = Sombre
sound-on = Son
sound-off = Muet
motion-on = Animé
motion-off = Immobile
notices-on = Alertes
notices-off = Sans alertes
notices-blocked = Alertes bloquées
notices-about = Ton navigateur te prévient quand c’est à toi de décider et que tu regardes ailleurs.
notices-blocked-about = Autorise les notifications de cette page dans les réglages de ton navigateur.
notice-turn = Pose une combinaison.
notice-decide = Les autres attendent ta décision.

## Éditions et bots

edition = Variante
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cléo
bot-name-4 = Dag
bot-name-5 = Edda
strength = Quel niveau pour les bots ?
strength-random = hasard
strength-kitten = faible
strength-greedy = moyen
strength-heuristic = fort
strength-search = très fort

## Avant la partie

lobby-title = Qui joue ?
players-title = Combien à table ?
sit-here = S’asseoir ici
move-here = Venir ici
that-is-you = c’est toi
away = pas là
host = hôte
seat-number = Place { $number }
seat-more = { $name } : plus d’options
save-name = Enregistrer
swap-with = Changer de place avec
swap-about = On joue dans le sens des aiguilles d’une montre, et on subtilynxe dans le même sens.
send-away = Exclure
send-away-about = { $name } pourra regarder, mais plus s’asseoir ici.
only-watch = Regarder seulement
only-watch-about = Ta place se libère ; tu choisis toujours les règles et tu distribues.
leave-lobby = Quitter la table
leave-about = Ta place se libère pour quelqu’un d’autre.
leave-host-about = Quelqu’un d’autre devient l’hôte.
leave-last-about = Il n’y a personne d’autre ici : la table ferme.
mute = Ne plus entendre { $name }
mute-about = Pour toi seulement : tu ne verras plus ce que dit { $name } à cette table.
unmute = Entendre { $name } à nouveau
unmute-about = Tu ne vois pas ce que dit { $name } à cette table.
add-bot = ajouter un bot
bot-here = Bot à cette place
clear-seat = Libérer cette place
start = Distribuer
start-fill =
    { $count ->
        [one] Compléter avec un bot et distribuer
       *[other] Compléter avec { $count } bots et distribuer
    }
waiting-for-host = L’hôte distribue dès que tout le monde est là.
fill-level = Niveau de ces bots
agreed = Ce qu’on joue
invite = Invite tes amis
link = Lien
copy-link = Copier le lien
copied = Copié
qr-code = Lien vers cette table en code QR
length = Quelle durée ?
length-single = Une partie
length-rounds = Par manches
length-target = Aux points
length-single-about = Chaque partie compte pour elle-même.
length-rounds-about =
    { $count ->
        [one] Chacun commence une fois : { $games } manches, et les points s’additionnent.
       *[other] Chacun commence { $count } fois : { $games } manches, et les points s’additionnent.
    }
length-target-about = Manche après manche, jusqu’à ce que quelqu’un ait { $points } points en tout.
rounds-each = Départs par personne
target-points = Points à atteindre
amount-less = { $what } : moins
amount-more = { $what } : plus
clock = Temps de réflexion
clock-none = Illimité
clock-quick = Rapide
clock-calm = Tranquille
clock-days = En jours
clock-own = Au choix
clock-none-about = Chacun prend tout son temps.
clock-each-about = Pour chaque décision : { $each }. Une fois le temps écoulé, un bot continue.
clock-bank-about = Pour chaque décision : { $each } ; en plus, pour toute la partie : { $bank }. Une fois le temps écoulé, un bot continue.
clock-seconds-each = Secondes par décision
clock-minutes-bank = Minutes en plus
who-starts = Qui commence ?
starts-lot = Au hasard
starts-lot-about = Le sort décide qui commence la première partie ; ensuite, c’est toujours la place suivante à gauche.
starts-seat-about = { $name } commence la première partie ; ensuite, c’est toujours la place suivante à gauche.
who-comes = Qui peut venir ?
comes-link = Avec lien ou code
comes-all = Tout le monde
comes-link-about = Il faut le lien ou le code pour trouver cette table.
comes-all-about = La table est dans la liste des tables ouvertes, et tout le monde peut regarder.
what-said = Que peut-on dire ?
said-phrases = Phrases toutes faites
said-text = Tout
said-phrases-about = Des phrases au choix, que chacun lit dans sa langue.
said-text-about = En plus des phrases, on peut écrire librement.
options = Règles en détail
sizes = Tailles, pour essayer
sizes-about = Combien il y a de cartes et combien on en distribue ; aucune variante n’y touche.
size-ranks = Valeur la plus haute
size-copies = Cartes de chaque valeur
size-jokers = Jokers
size-hand_size = Cartes en main
size-row_size = Cartes dans la réserve
size-ghost_size = Cartes du joueur fantôme

## La table

you = Toi
menu = Menu
menu-home = Accueil (la partie continue)
match-so-far = La série jusqu’ici
leave-table = Quitter la table (un bot continue)
hand-over = Laisser un bot jouer pour { $name }
time-left = Temps restant : { $time }
bot-for-you = Un bot joue à ta place.
play-on = Je reprends
rules = Règles
log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
say-something = Dire quelque chose
your-words = Ton message
send = Envoyer
turn-number = Tour { $number }
game-of = manche { $number } sur { $games }
game-to = manche { $number }, en { $target } points
row-title = Pioche et réserve
pile = Pioche
pile-label =
    { $count ->
        [0] La pioche est vide
        [one] Pioche, une carte
       *[other] Pioche, { $count } cartes
    }
row-entry =
    { $cards ->
        [X] joker dans la réserve, place { $place }
       *[other] { $cards } dans la réserve, place { $place }
    }
discard = Défausse
discard-count = Défausse { $count }
discard-empty = Rien n’a encore été défaussé.
cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
sets =
    { $count ->
        [one] { $count } combinaison
       *[other] { $count } combinaisons
    }
# Where there is hardly any room.
sets-short =
    { $count ->
        [one] { $count } comb.
       *[other] { $count } comb.
    }
bundle-size = { $count } cartes
cards-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
seen-in-hand = cartes connues
stack-label =
    { $count ->
        [0] { $name } : rien de posé
        [one] { $name } : une combinaison, { $top } au-dessus
       *[other] { $name } : { $count } combinaisons, { $top } au-dessus
    }
stack-of = { $name } : cartes posées
your-stack = Tes cartes posées
stack-size =
    { $cards ->
        [0] rien
        [one] { $sets }, une carte
       *[other] { $sets }, { $cards } cartes
    }
on-top = au-dessus
your-hand = Ta main
hand-group =
    { $card ->
        [X] { $chosen ->
            [0] { $count } × joker
            [one] { $count } × joker, { $chosen } choisi
           *[other] { $count } × joker, { $chosen } choisis
        }
       *[other] { $chosen ->
            [0] { $count } × { $card }
            [one] { $count } × { $card }, { $chosen } choisi
           *[other] { $count } × { $card }, { $chosen } choisis
        }
    }
new = nouveau
ghost = Joueur fantôme
ghost-what = ne joue pas, ne marque pas de points
watching = Tu regardes la partie.
waiting-for = On attend { $name }

## Ce qui est demandé

ask-play = À toi : pose une combinaison
ask-play-how = Choisis des cartes ; encore : une de moins. Les jokers vont avec tout.
not-a-set = Ce n’est pas une combinaison.
goes-out = Avec ça, ta main est vide
snatches =
    { $count ->
        [0] Tu ne subtilynxes rien
        [1] Tu subtilynxes une combinaison
        [2] Tu subtilynxes deux combinaisons
        [3] Tu subtilynxes trois combinaisons
        [4] Tu subtilynxes quatre combinaisons
       *[other] Tu subtilynxes { $count } combinaisons
    }
of-name = { $name } :
of-ghost =
    { $count ->
        [1] Joueur fantôme :
       *[other] Joueur fantôme, au choix :
    }
lay =
    { $cards ->
        [X] Poser le joker
       *[other] Poser { $cards }
    }
lay-nothing = Poser
lay-last = et la partie est finie
and = { " et " }
stay =
    { $count ->
        [one] { $cards } reste en main
       *[other] { $cards } restent en main
    }
stay-none =
    { $count ->
        [one] une carte reste en main
       *[other] { $count } cartes restent en main
    }
# X est le joker ; l’espace insécable garde le nombre près des cartes.
some-cards =
    { $card ->
        [X] { $count ->
            [1] un joker
            [2] deux{ "\u00A0" }jokers
            [3] trois{ "\u00A0" }jokers
            [4] quatre{ "\u00A0" }jokers
            [5] cinq{ "\u00A0" }jokers
           *[other] { $count }{ "\u00A0" }jokers
        }
       *[other] { $count ->
            [1] un { $card }
            [2] deux{ "\u00A0" }{ $card }
            [3] trois{ "\u00A0" }{ $card }
            [4] quatre{ "\u00A0" }{ $card }
            [5] cinq{ "\u00A0" }{ $card }
            [6] six{ "\u00A0" }{ $card }
            [7] sept{ "\u00A0" }{ $card }
           *[other] { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
        }
    }
the-cards =
    { $card ->
        [X] { $count ->
            [1] le joker
            [2] les deux{ "\u00A0" }jokers
            [3] les trois{ "\u00A0" }jokers
            [4] les quatre{ "\u00A0" }jokers
            [5] les cinq{ "\u00A0" }jokers
           *[other] les { $count }{ "\u00A0" }jokers
        }
       *[other] { $count ->
            [1] le { $card }
            [2] les deux{ "\u00A0" }{ $card }
            [3] les trois{ "\u00A0" }{ $card }
            [4] les quatre{ "\u00A0" }{ $card }
            [5] les cinq{ "\u00A0" }{ $card }
            [6] les six{ "\u00A0" }{ $card }
            [7] les sept{ "\u00A0" }{ $card }
            [8] les huit{ "\u00A0" }{ $card }
           *[other] les { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
        }
    }
chosen-again =
    { $count ->
        [one] encore { $card } : plus aucune
       *[other] encore { $card } : une de moins
    }
ask-take =
    { $cards ->
        [X] Avec { $by }, tu subtilynxes le joker à { $name }
       *[other] { $by ->
            [X] Avec ton joker, tu subtilynxes { $cards } à { $name }
           *[other] Avec { $by }, tu subtilynxes { $cards } à { $name }
        }
    }
ask-take-short =
    { $cards ->
        [X] Tu subtilynxes le joker à { $name }
       *[other] Tu subtilynxes { $cards } à { $name }
    }
take = Prendre { $cards }
take-short = Prendre
take-then =
    { $count ->
        [1] { $name } pioche une carte
        [2] { $name } pioche deux cartes
        [3] { $name } pioche trois cartes
        [4] { $name } pioche quatre cartes
        [5] { $name } pioche cinq cartes
        [6] { $name } pioche six cartes
       *[other] { $name } pioche { $count } cartes
    }
leave =
    { $count ->
        [one] Le laisser
       *[other] Les laisser
    }
leave-then = { $name } reprend ou défausse
ask-answer =
    { $cards ->
        [X] { $name } te subtilynxe le joker et te le laisse
       *[other] { $count ->
            [one] { $name } te subtilynxe le { $cards } et te le laisse
           *[other] { $name } te subtilynxe { $cards } et te les laisse
        }
    }
ask-answer-short =
    { $cards ->
        [X] { $name } te laisse le joker
       *[other] { $count ->
            [one] { $name } te laisse le { $cards }
           *[other] { $name } te laisse { $cards }
        }
    }
pick-up =
    { $count ->
        [one] Le reprendre
       *[other] Les reprendre
    }
pick-up-then =
    { $count ->
        [one] puis une carte en main
       *[other] puis { $count } cartes en main
    }
discard-them =
    { $count ->
        [one] Le défausser
       *[other] Les défausser
    }
discard-then =
    { $count ->
        [1] et piocher une carte
        [2] et piocher deux cartes
        [3] et piocher trois cartes
        [4] et piocher quatre cartes
        [5] et piocher cinq cartes
        [6] et piocher six cartes
       *[other] et piocher { $count } cartes
    }
ask-draw =
    { $cards ->
        [X] { $name } t’a pris ton joker
       *[other] { $name } t’a pris { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] Tu as défaussé ton joker
       *[other] Tu as défaussé { $cards }
    }
draw-which = À piocher : { $number } sur { $total }
draw-from =
    { $pile ->
        [0] dans la réserve
       *[other] dans la réserve ou la pioche
    }
ask-consolation = Rien de subtilynxé : tu pioches ?
consolation-how =
    { $pile ->
        [0] Choisis une carte de la réserve.
       *[other] Choisis une carte de la réserve, ou la pioche.
    }
pass = Passer
pass-then = sans piocher
ask-ghost = Que subtilynxer au joueur fantôme ?
ask-ghost-how = Les cartes vont dans ta main.
ask-ghost-field = Choisis une combinaison entourée ; ses cartes vont dans ta main.
ask-ghost-only = Tu subtilynxes { $cards } au joueur fantôme
ghost-then =
    { $pile ->
        [0] dans ta main
       *[other] dans ta main ; il repioche
    }
claw-first = d’abord
claw-then = ensuite
claw-only = subtilynxer
claw-snatched = subtilynxée
claw-left = laissée
claw-left-by = laissée par { $name }
note-count =
    { $count ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
       *[other] { $count } cartes
    }
note-higher =
    { $card ->
        [X] joker : plus haut
       *[other] { $card } est plus haut
    }
note-equal =
    { $card ->
        [X] joker : égalité
       *[other] { $card } : égalité
    }
note-next = ensuite

## Qui décide

deciding-play = { $name } réfléchit.
deciding-take = { $name } : prendre ou laisser ?
deciding-answer = { $name } : reprendre ou défausser ?
deciding-draw =
    { $count ->
        [one] { $name } pioche.
       *[other] { $name } pioche { $count } cartes.
    }
deciding-consolation = { $name } peut piocher une carte.
deciding-ghost = { $name } choisit une combinaison du joueur fantôme.
deciding-over = La partie est finie.

## Le journal

few-left =
    { $count ->
        [1] – plus qu’une carte !
        [2] – plus que deux cartes !
       *[other] – plus que trois cartes !
    }

## Pour les oreilles

told-play = À toi de jouer. Ta main : { $hand }.
told-take = À toi de décider : prendre ou laisser les cartes subtilynxées.
told-answer = À toi de décider : reprendre tes cartes ou les défausser.
told-draw =
    { $total ->
        [1] Pioche une carte.
       *[other] Pioche une carte : { $number } sur { $total }.
    }
told-consolation = Tu peux piocher une carte, ou passer.
told-ghost = Choisis une combinaison du joueur fantôme.

## Touches

keys = Touches et raccourcis
key-card = choisir une valeur ; à nouveau : une carte de moins
key-joker = ajouter un joker
key-lay = poser les cartes choisies
key-clear = annuler le choix ; montrer aussitôt ce qui s’est passé
key-take = prendre / laisser
key-answer = reprendre / défausser
key-draw = prendre dans la réserve / dans la pioche
key-pass = passer
key-ghost = choisir une combinaison du joueur fantôme
key-log = journal
key-rules = règles
key-keys = cette liste
double-tap = Un double clic ou un double appui pose tout le groupe

## La fin

end-title =
    { $who ->
        [you] Tu gagnes !
       *[other] { $count ->
            [one] { $names } gagne
           *[other] Victoire partagée : { $names }
        }
    }
ended-out =
    { $who ->
        [you] Ta main est vide.
        [other] { $name } n’a plus de cartes.
       *[unknown] Une main est vide.
    }
ended-supply = La réserve et la pioche sont vides.
ended-turn_limit = Le dernier tour est joué.
reason-points = Meilleur score : { $points }.
reason-fewest = Égalité de points, mais moins de cartes en main.
reason-shared = Égalité de points.
reason-shared-fewest = Égalité de points et de cartes en main.
score-sum =
    { $laid ->
        [one] { $laid } posée, { $hand } en main
       *[other] { $laid } posées, { $hand } en main
    }
match-won =
    { $who ->
        [you] Tu gagnes la série de manches avec { $points } en tout.
       *[other] { $count ->
            [one] { $names } gagne la série de manches avec { $points } en tout.
           *[other] Victoire partagée de la série de manches : { $names }, { $points } chacun.
        }
    }
total = { $points } en tout
chart-title = Les points, tour par tour
chart-none = La courbe commencera avec la prochaine partie.
rematch = Revanche
next-game = Manche suivante
next-has-begun = La partie suivante a commencé.
look-at-table = Voir la table
to-result = Voir le résultat
record = Notation
record-how = Toute la partie en texte : sélectionne et copie.
copy-record = Copier la notation

## Règles

rules-goal-title = Le but
rules-goal = Chacun pose des combinaisons devant soi et subtilynxe celles des autres. Tes cartes posées rapportent des points ; celles qui te restent en main sont des points négatifs.
rules-deck = Il y a { $copies } cartes de chaque valeur, de 1 à { $ranks }, et { $jokers ->
        [0] aucun joker
        [one] un joker
       *[other] { $jokers } jokers
    }. Chacun reçoit { $hand } cartes ; { $row } autres, faces visibles, forment la réserve, et le reste la pioche.
rules-turn-title = Ton tour
rules-turn = Pose exactement une combinaison de ta main sur tes cartes posées : une ou plusieurs cartes de même valeur. Les jokers vont avec toutes les valeurs.
rules-sets = Ci-dessus : quatre cartes de valeur 6, deux de valeur 12, et deux jokers. Des jokers seuls valent 14, plus que tout le reste.
rules-snatch-title = Subtilynxer
rules-snatch = En un tour de table, à partir de ta gauche, ta combinaison est comparée aux cartes du dessus de chaque adversaire. Le même nombre de cartes et une valeur plus basse ? Tu dois les subtilynxer. Ensuite, c’est toi qui décides :
rules-take = Tu les prends en main. L’adversaire attaqué pioche autant de cartes.
rules-leave = Tu les laisses. L’adversaire attaqué les reprend, ou les défausse et pioche autant de cartes.
rules-below = La combinaison qui était dessous est maintenant au-dessus, à l’abri jusqu’à la fin du tour. Une combinaison ainsi découverte n’attaque jamais.
rules-draw-title = Piocher
rules-draw = Une carte après l’autre, visible dans la réserve ou cachée dans la pioche. La réserve n’est complétée que quand tu as fini.
rules-consolation = Dans cette variante : si tu n’as rien subtilynxé, tu peux piocher une carte à la fin de ton tour.
rules-ones = Dans cette variante : à nombre de cartes égal, les 1 subtilynxent aussi les { $ranks } et les jokers seuls. Tout ce qui est plus haut subtilynxe toujours les 1.
rules-ghost = Dans cette variante, les cartes d’un joueur fantôme sont étalées, faces visibles, à côté de vous ; toutes ses cartes de même valeur forment une seule combinaison. À ton tour, tu lui subtilynxes d’abord, si possible, une combinaison plus basse avec le même nombre de cartes, et seulement ensuite à ton adversaire. Les cartes du joueur fantôme vont toujours dans ta main, et il en reçoit aussitôt de nouvelles. Il ne garde ni { $ranks } ni jokers : ils forment avec une carte de la réserve un duo de cartes, qui se pioche comme une seule carte.
rules-end-title = La fin
rules-end = La partie s’arrête dès que quelqu’un pose la dernière carte de sa main, ou que la réserve et la pioche sont vides. Tes points : cartes posées moins cartes en main.
rules-tie-shared = En cas d’égalité, la victoire est partagée.
rules-tie-fewest = En cas d’égalité, la main avec le moins de cartes l’emporte ; si l’égalité demeure, la victoire est partagée.
rules-screen-title = À l’écran
rules-screen = Clique sur un groupe de ta main ou touche-le : il est choisi en entier. Encore une fois : une carte de moins. Les jokers s’ajoutent un par un. Tu vois à qui la combinaison subtilynxerait des cartes, puis tu appuies sur « Poser ». Plus vite : choisis un groupe deux fois rapidement, ou appuie sur Entrée. Pendant que des cartes bougent, clique ou touche n’importe où pour voir aussitôt où en est la partie.
rules-advice-title = Conseils
rules-advice = Subtilynxer est le plus souvent payant : les autres perdent des points, et ce que tu prends, tu peux le reposer. Beaucoup de cartes d’une petite valeur, posées d’un coup, sont difficiles à battre. Une petite carte seule peut servir d’appât : si on te la subtilynxe, tu piocheras mieux dans la réserve. Et surveille les nombres sur les têtes de lynx : vers la fin, mieux vaut ne plus prendre de cartes.
