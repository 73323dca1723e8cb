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
closed-host = Les responsables de ce site ont fermé cette table.
closed-conduct = Cette table a été fermée parce que quelqu’un n’a pas respecté les règles de la maison.
closed-stuck = Cette table a été fermée à la suite d’un problème.
closed-maintenance = Cette table a été fermée pour maintenance.
maintenance = Maintenance : les parties en cours continuent, mais aucune nouvelle ne peut commencer.
connection-lost = Connexion perdue. Reconnexion…
error-unreachable = Le serveur ne répond pas.
close = Fermer

## Accueil

claim = Pose une combinaison. Ce qu’elle bat, tu le subtilynxes !
play = Jouer
play-what =
    { $bots ->
        [1] { $edition }, un bot, niveau { $level }
        [2] { $edition }, deux bots, niveau { $level }
        [3] { $edition }, trois bots, niveau { $level }
        [4] { $edition }, quatre bots, niveau { $level }
       *[other] { $edition }, { $bots } bots, niveau { $level }
    }
solo-title = Ta partie n’est pas finie
solo-resume = Continuer
solo-new = Nouvelle partie
solo-new-about = L’ancienne s’arrête alors sans résultat.
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
no-games = Pas encore de partie terminée.
finished-games = Terminées
won-by =
    { $who ->
        [you] Tu as gagné
       *[other] { $count ->
            [one] Victoire : { $names }
           *[other] Victoire partagée : { $names }
        }
    }
game-place =
    { $place ->
        [1] 1re place sur { $count }
       *[other] { $place }e place sur { $count }
    }
who-is-away =
    { $count ->
        [one] { $names } n’est pas là
       *[other] { $names } ne sont pas là
    }
your-turn = à toi
turn-of = à { $name } de jouer
your-name = Ton nom
guest = Anonyme
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

## Invité

invited-title = { $name } t’invite
invited-by-nobody = On t’invite à jouer
invited-with = avec { $names }
invited-bots =
    { $count ->
        [one] un bot
        [2] deux bots
        [3] trois bots
        [4] quatre bots
       *[other] { $count } bots
    }
invited-games =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }
invited-target =
    { $points ->
        [one] en { $points } point
       *[other] en { $points } points
    }
invited-no-clock = sans limite de temps
invited-clock = { $each } par décision
invited-name = Ton nom à la table
sit-down = S’asseoir
how-it-goes = Comment jouer
invited-note = Sans compte ni e-mail. Si toutes les places sont prises, tu regardes jusqu’à ce qu’une se libère.
invited-place = ce sera ta place
invited-full =
    { $count ->
        [2] Les deux places sont prises
        [3] Les trois places sont prises
        [4] Les quatre places sont prises
        [5] Les cinq places sont prises
       *[other] Toutes les places sont prises
    }
invited-running =
    { $turn ->
        [0] La partie est en cours
       *[other] La partie est en cours, tour { $turn }
    }

## Préférences

language = Langue
theme-system = Auto
theme-light = Clair
theme-dark = Sombre
sound-on = Son
sound-off = Sans son
motion-on = Animé
motion-off = Immobile
pace-calm = Rythme calme
pace-normal = Rythme normal
pace-quick = Rythme rapide
notices-on = Alertes
notices-off = Sans alertes
notices-blocked = Alertes bloquées
notices-about = Ton navigateur te prévient quand c’est à toi de décider et que tu regardes ailleurs.
notices-blocked-about = Autorise les notifications de cette page dans les réglages de ton navigateur.
notice-turn = Pose une combinaison.
notice-decide = Les autres attendent ta décision.

## Versions et bots

edition = Version
edition-plain = aucune règle en plus
edition-plain-about = Rien en plus : sans subtilynxer, on ne pioche pas ; à égalité, la victoire est partagée.
bot-name-1 = Axilu
bot-name-2 = Bolynx
bot-name-3 = Calux
bot-name-4 = Drolynx
bot-name-5 = Elinxo
strength = Quel niveau pour les bots ?
strength-random = zéro
strength-kitten = faible
strength-greedy = moyen
strength-heuristic = fort
strength-search = très fort

## Avant la partie

lobby-title = Qui joue ?
places-taken =
    { $taken ->
        [one] { $taken } place sur { $seats } prise
       *[other] { $taken } places sur { $seats } prises
    }
free = Libre
tap-to-fill = à remplir
fill-how = un ami, un bot, personne
still-free = encore libre
is-here = est là
is-away = n’est pas là
bot-strength = bot, { $strength }
you-name = Toi, { $name }
wears = pelage { $coat }
coat-2 = Glace
coat-5 = Épicéa
coat-8 = Paille
coat-10 = Dunes
coat-12 = Sorbier
watching-free = Tu regardes. Choisis une place libre pour t’asseoir.
watching-full = Tu regardes. Toutes les places sont prises.
who-sits = Qui s’assied ici ?
send-link = Envoyer le lien
a-bot = Un bot
bot-kind-kitten = Chaton
bot-kind-greedy = Glouton
bot-kind-heuristic = Heuristique
bot-kind-search = Stratège
nobody-plays =
    { $players ->
        [0] Personne
        [1] Personne
       *[other] Personne, on joue à { $players }
    }
sit-instead = Je m’assieds ici
players-title = Combien à table ?
sit-here = S’asseoir ici
host = hôte
seat-number = Place { $number }
seat-more = { $name } : plus d’options
save-name = Enregistrer
swap-with = Changer de place avec
swap-about = On joue dans le sens des aiguilles d’une montre, et on subtilynxe aussi dans ce sens.
send-away = Exclure
send-away-about = { $name } pourra regarder, mais plus s’asseoir ici.
only-watch = Juste regarder
only-watch-about = Ta place se libère ; tu choisis toujours les règles et tu distribues.
leave-lobby = Quitter la table
leave-about = Ta place se libère pour quelqu’un d’autre.
leave-host-about = Quelqu’un d’autre devient l’hôte.
leave-last-about = Il n’y a personne d’autre ici : la table ferme.
mute = Ignorer { $name }
mute-about = Pour toi seulement : tu ne verras plus ce que dit { $name } à cette table.
unmute = Ne plus ignorer { $name }
unmute-about = Tu ne vois pas ce que dit { $name } à cette table.
start = Distribuer
fill-bots =
    { $count ->
        [one] Y mettre un bot
       *[other] Y mettre des bots
    }
deal-left-out =
    { $free ->
        [one] La place libre disparaît : on joue à { $players }.
       *[other] Les places libres disparaissent : on joue à { $players }.
    }
deal-needed =
    { $least ->
        [2] Il faut être deux
        [3] Il faut être trois
       *[other] Il faut être { $least }
    }
waiting-to-deal = { $name } va distribuer
host-away =
    { $who ->
        [you] { $name } n’est pas là. Si ça dure une minute, tu pourras distribuer.
       *[other] { $name } n’est pas là. Si ça dure une minute, { $deputy } pourra distribuer.
    }
host-away-you-deal = { $name } n’est pas là, donc tu distribues.
you-deal = L’hôte n’est pas là, donc tu distribues.
waiting-for-host = L’hôte distribue dès que tout le monde est là.
agreed = Ce qu’on joue
what-play = À quoi joue-t-on ?
editions-hint = Les six sont le même jeu. Chaque carte montre ce qui change ; appuie longtemps dessus pour tout lire.
twist-classic = le jeu tout simple
twist-basic = rien subtilynxé : pioche
twist-advanced = égalité : plus petite main
twist-expert = le 1 subtilynxe 13 et X
twist-duel = un fantôme, et on pioche
twist-phantom = subtilynxer à un fantôme
for-players =
    { $most ->
        [2] pour deux
       *[other] pour { $least }–{ $most }
    }
leave-out-ask =
    { $count ->
        [1] Retirer une place ?
        [2] Retirer deux places ?
        [3] Retirer trois places ?
       *[other] Retirer { $count } places ?
    }
add-places-ask =
    { $count ->
        [1] Ajouter une place ?
       *[other] Ajouter { $count } places ?
    }
too-many-sit = Vous êtes { $people } ici : c’est trop.
yes = Oui
no = Non
done = Terminé
places-title = Places
line-single = une partie
line-rounds =
    { $count ->
        [one] chacun commence une fois
       *[other] chacun commence { $count } fois
    }
line-target =
    { $points ->
        [one] en { $points } point
       *[other] en { $points } points
    }
line-clock-none = sans limite de temps
line-clock-quick = réflexion rapide
line-clock-calm = réflexion calme
line-clock-days = un jour par décision
line-clock-own = { $each } par décision
line-starts-lot = Le sort décide qui commence
line-starts-seat = { $name } commence
line-comes-link = avec le lien, on peut venir
line-comes-all = tout le monde peut venir
own-rules = Règles maison
own-rules-none = aucune
own-rules-some = modifiées
invite = Invite tes amis
code-of-table = Code de cette table
share-link = Partager le lien
copy-link = Copier le lien
copied = Copié
qr-code = Lien vers cette table en code QR
qr-short = QR
length = Durée
length-single = Une partie
length-rounds = Par manches
length-target = Aux points
length-single-about = Chaque partie compte pour elle-même.
length-rounds-about =
    { $count ->
        [one] Chacun commence une fois : { $games } manches, et les points s’additionnent.
       *[other] Chacun commence { $count } fois : { $games } manches, et les points s’additionnent.
    }
length-target-about =
    { $points ->
        [one] Manche après manche, jusqu’à ce que quelqu’un ait { $points } point en tout.
       *[other] Manche après manche, jusqu’à ce que quelqu’un ait { $points } points en tout.
    }
rounds-each = Départs par personne
target-points = Points à atteindre
amount-less = { $what } : moins
amount-more = { $what } : plus
clock = Réflexion
clock-none = Illimitée
clock-quick = Rapide
clock-calm = Calme
clock-days = En jours
clock-own = Au choix
clock-none-about = Chacun prend tout son temps.
clock-each-about = Pour chaque décision : { $each }. Une fois le temps écoulé, un bot continue.
clock-bank-about = Pour chaque décision : { $each } ; en plus, pour toute la partie : { $bank }. Une fois le temps écoulé, un bot continue.
clock-seconds-each = Secondes par décision
clock-minutes-bank = Minutes en plus
who-starts = Qui commence
starts-lot = Au hasard
starts-lot-about = Le sort décide qui commence la première partie ; ensuite, c’est toujours la place suivante à gauche.
starts-seat-about = { $name } commence la première partie ; ensuite, c’est toujours la place suivante à gauche.
who-comes = Qui peut venir
comes-link = Avec le lien
comes-all = Tout le monde
comes-link-about = Il faut le lien ou le code pour trouver cette table.
comes-all-about = La table est dans la liste des tables ouvertes, et tout le monde peut regarder.
what-said = Discussion
said-phrases = Phrases
said-text = Texte libre
said-phrases-about = Des phrases au choix, que chacun lit dans sa langue.
said-text-about = En plus des phrases, on peut écrire librement.
sizes = Nombre de cartes, pour expérimenter
sizes-about = Combien il y a de cartes et combien on en distribue ; aucune version n’y touche.
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
show-again = Revoir ce qui s’est passé
hint = Conseil
replays = Le dernier tour de table, à nouveau – touche pour passer
match-so-far = La série jusqu’ici
leave-table = Quitter la table (un bot continue)
hand-over = Laisser un bot jouer pour { $name }
hand-over-short = Laisser jouer un bot
away-clock = { $name } n’est pas là. Une fois le temps écoulé, un bot continue.
away-host = { $name } n’est pas là. { $host } peut laisser jouer un bot.
away-only = { $name } n’est pas là.
time-left = Temps restant : { $time }
time-low =
    { $seconds ->
        [one] Plus qu’une seconde !
       *[other] Plus que { $seconds } secondes !
    }
bot-for-you = Un bot joue à ta place.
play-on = Je reprends
rules = Règles
print = Imprimer
facts-link = Le jeu en chiffres
log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
say-something = Dire quelque chose
talk = Discussion
talk-open = Ouvrir la discussion
talk-empty = Personne n’a encore rien dit.
sat-down =
    { $who ->
        [you] Tu as pris place
       *[other] { $name } a pris place
    }
more-phrases = Plus
fewer-phrases = Moins
your-words = Ton message
send = Envoyer
turn-number = Tour { $number }
game-of = manche { $number } sur { $games }
game-to =
    { $target ->
        [one] manche { $number }, en { $target } point
       *[other] manche { $number }, en { $target } points
    }
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
stack-empty = Encore rien de posé.
stack-what = On ne peut subtilynxer que les cartes du dessus.
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
aim = Chaque carte devant toi compte +1, chaque carte en main −1 : tout le monde part de { $start }.
aim-end = Dès qu’une main est vide, la partie est finie ; le meilleur score gagne.
aim-snatch = Tu subtilynxes les cartes du dessus : autant de cartes, valeur plus basse.
# Sur les écrans bas.
aim-short = Cartes devant toi +1, en main −1 ; départ { $start }

## Ce qui est demandé

ask-play = À toi : pose une combinaison
ask-play-how = Choisis des cartes de même valeur ; choisis à nouveau : une de moins. Les jokers vont avec tout.
not-a-set = Ce n’est pas une combinaison.
last-set =
    { $who ->
        [you] Avec ça, tu gagnes !
        [shared] Avec ça, victoire partagée : { $names }
       *[other] Avec ça, { $names } gagne
    }
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
            [8] huit{ "\u00A0" }{ $card }
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
        [one] { $card } à nouveau : aucune
       *[other] { $card } à nouveau : une de moins
    }
ask-take =
    { $cards ->
        [X] Avec ton { $by }, tu subtilynxes le joker à { $name }
       *[other] { $by ->
            [X] Avec ton joker, tu subtilynxes le { $cards } à { $name }
           *[other] { $count ->
                [one] Avec ton { $by }, tu subtilynxes le { $cards } à { $name }
               *[other] Avec { $by }, tu subtilynxes { $cards } à { $name }
            }
        }
    }
ask-take-short =
    { $cards ->
        [X] Tu subtilynxes le joker à { $name }
       *[other] { $count ->
            [one] Tu subtilynxes le { $cards } à { $name }
           *[other] Tu subtilynxes { $cards } à { $name }
        }
    }
take = Prendre { $cards }
take-short = Prendre
take-then =
    { $count ->
        [1] { $hand } cartes en main ; { $name } pioche une carte
        [2] { $hand } cartes en main ; { $name } pioche deux cartes
        [3] { $hand } cartes en main ; { $name } pioche trois cartes
        [4] { $hand } cartes en main ; { $name } pioche quatre cartes
        [5] { $hand } cartes en main ; { $name } pioche cinq cartes
        [6] { $hand } cartes en main ; { $name } pioche six cartes
       *[other] { $hand } cartes en main ; { $name } pioche { $count } cartes
    }
take-then-short = { $hand } cartes en main ; l’autre en pioche { $count }
take-ends =
    { $count ->
        [one] { $name } pioche la dernière carte : fin de la partie
       *[other] { $name } pioche les { $count } dernières cartes : fin de la partie
    }
draw-ends-short =
    { $count ->
        [one] dernière carte : fin
       *[other] { $count } dernières cartes : fin
    }
leave = Laisser le choix
leave-then = toujours { $hand } en main ; { $name } reprend ou défausse
leave-then-short = toujours { $hand } ; l’autre reprend ou défausse
ask-answer =
    { $cards ->
        [X] { $name } te subtilynxe le joker et te laisse le choix
       *[other] { $count ->
            [one] { $name } te subtilynxe le { $cards } et te laisse le choix
           *[other] { $name } te subtilynxe { $cards } et te laisse le choix
        }
    }
ask-answer-short =
    { $cards ->
        [X] { $name } te laisse le choix : le joker
       *[other] { $count ->
            [one] { $name } te laisse le choix : le { $cards }
           *[other] { $name } te laisse le choix : { $cards }
        }
    }
pick-up = Reprendre
pick-up-then =
    { $count ->
        [one] une carte en main
       *[other] { $count } cartes en main
    }
discard-them = Défausser
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
discard-ends =
    { $count ->
        [one] et piocher la dernière carte : fin de la partie
       *[other] et piocher les { $count } dernières cartes : fin de la partie
    }
ask-draw =
    { $cards ->
        [X] { $name } t’a pris ton joker
       *[other] { $name } t’a pris : { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] Tu as défaussé ton joker
       *[other] Tu as défaussé : { $cards }
    }
draw-which =
    { $total ->
        [1] Pioche une carte
       *[other] À piocher : { $number } sur { $total }
    }
draw-from =
    { $pile ->
        [0] dans la réserve
       *[other] dans la réserve ou la pioche
    }
draw-ends =
    { $count ->
        [one] la dernière carte : ensuite, la partie est finie
       *[other] les { $count } dernières cartes : ensuite, la partie est finie
    }
ask-consolation = Rien de subtilynxé : tu pioches ?
consolation-how =
    { $pile ->
        [0] Choisis une carte de la réserve.
       *[other] Choisis une carte de la réserve, ou la pioche.
    }
consolation-ends = C’est la dernière carte : si tu la pioches, la partie est finie.
pass = Passer
pass-then = sans piocher
ask-ghost = Que subtilynxer au joueur fantôme ?
ask-ghost-how = Les cartes vont dans ta main.
ask-ghost-field = Choisis une combinaison entourée ; ses cartes vont dans ta main.
ask-ghost-only = Tu subtilynxes au joueur fantôme : { $cards }
ghost-then =
    { $pile ->
        [0] dans ta main
       *[other] dans ta main ; il en reçoit d’autres
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
       *[other] { $card } : plus haut
    }
note-equal =
    { $card ->
        [X] joker : égalité
       *[other] { $card } : égalité
    }
note-next = ensuite

## Pourquoi rien ne se passe

why-turn = Tu poses à ton tour. Maintenant, { $name } décide.
why-lay = Choisis d’abord dans ta main des cartes de même valeur.
why-rank = Une seule valeur par combinaison : { $card } au lieu de { $before }.
why-joker = Les jokers vont avec toute valeur ; seuls, ils forment la plus haute combinaison.
why-jokers = Tu n’as pas d’autre joker : aucun n’est choisi.
why-row = Ici, on pioche : quand tu perds une combinaison, tu prends autant de cartes dans la réserve ou la pioche.
why-draw =
    { $consolation ->
        [yes] Tu ne pioches pas maintenant : seulement quand tu perds une combinaison, ou si tu ne subtilynxes rien.
       *[no] Tu ne pioches pas maintenant : seulement quand tu perds une combinaison.
    }
why-draw-other = C’est { $name } qui pioche, pas toi.
why-pile = La pioche est vide : prends dans la réserve.
why-ghost = Pour subtilynxer une combinaison au joueur fantôme, pose autant de cartes, de valeur plus haute.
why-score = { $name } : { $laid } sur la table − { $hand } en main = { $score }

## Qui décide

deciding-play = { $name } réfléchit.
deciding-take = { $name } : prendre, ou laisser le choix ?
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
told-take = À toi de décider : prendre les cartes subtilynxées, ou laisser le choix.
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
key-take = prendre / laisser le choix
key-answer = reprendre / défausser
key-draw = prendre dans la réserve / dans la pioche
key-pass = passer
key-ghost = choisir une combinaison du joueur fantôme
key-again = revoir le dernier tour de table
key-log = journal
key-rules = règles
key-keys = cette liste
key-deal = distribuer
key-terms = ce qu’on joue
key-copy = copier le lien
key-place = ouvrir une place
key-talk = parler
flick = Au doigt ou à la souris : choisis des cartes, puis lance-les vers le haut pour les poser.

## Revoir

title-replay = Revoir · Linko
replay = Revoir la partie
review = Analyse
review-this-game = Analyser cette partie
back = Retour
replay-controls = Commandes
replay-strip = Les tours de la partie
replay-place = Tour { $number } sur { $count }
replay-deal = La donne
step-back = Une décision en arrière
step-on = Une décision en avant
play-replay = Lecture
pause = Pause
replay-speed = Vitesse { $speed }×
open-cards = Cartes ouvertes
hand-face-up = main, face visible
hand-of = Main : { $name }
look-from = Voir depuis la place : { $name }
look-from-short = s’asseoir ici
look-from-here = ton point de vue
replay-spectator = Vue du public
link-to-here = Lien vers ici
copy-link-to-here = Copier le lien vers ici
replay-log-how = choisis une ligne pour y aller
shuffle-right = Le mélange est conforme à son empreinte
shuffle-wrong = Le mélange n’est pas conforme à son empreinte
shuffle-about = Avant la première décision, le serveur a publié une empreinte du paquet mélangé. Chacun peut maintenant vérifier que le paquet n’a pas été changé ensuite.
shuffle-how = Ton navigateur a recalculé l’empreinte : SHA-256 du sel, d’un saut de ligne et du paquet.
shuffle-commitment = Empreinte
shuffle-salt = Sel
shuffle-deck = Paquet, carte du dessus d’abord
replay-records = Revoir une notation
replay-records-about = Colle ici des notations de parties, ou dépose des fichiers sur cette page. Elles sont d’abord vérifiées, et rien n’est gardé.
replay-record = Notations
replay-open = Revoir
replay-file = Choisir un fichier
replay-none = Il n’y a aucune notation dans ce texte.
replay-unfinished = La notation est correcte, mais la partie n’est pas finie : on ne peut donc pas la revoir.
replay-line = Ligne { $line }
replay-key-step = une décision en arrière / en avant
replay-key-turn = un tour en arrière / en avant
replay-key-ends = la donne / la fin
replay-key-play = lecture / pause
replay-key-speed = plus vite / moins vite
replay-key-seat = voir depuis une place ; 0 : vue du public

## La fin

end-title =
    { $who ->
        [you] Tu gagnes !
       *[other] { $count ->
            [one] { $names } gagne
           *[other] Victoire partagée : { $names }
        }
    }
last-turn =
    { $who ->
        [you] Tu finis avec { $cards } : { $points } à { $less } contre { $name }.
       *[other] { $whom ->
            [you] { $winner } finit avec { $cards } : { $points } à { $less } contre toi.
           *[other] { $winner } finit avec { $cards } : { $points } à { $less } contre { $name }.
        }
    }
your-place =
    { $place ->
        [2] Tu finis deuxième.
        [3] Tu finis troisième.
        [4] Tu finis quatrième.
       *[other] Tu finis cinquième.
    }
ended-out =
    { $who ->
        [you] Ta main est vide.
        [other] { $name } n’a plus de cartes.
       *[unknown] Une main est vide.
    }
ended-supply = La réserve et la pioche sont vides.
ended-turn_limit = La partie s’arrête après { $turns } tours.
reason-points = Meilleur score : { $points }.
reason-fewest = Égalité de points, mais moins de cartes en main.
reason-shared = Égalité de points.
reason-shared-fewest = Égalité de points et de cartes en main.
score-sum =
    { $laid ->
        [one] { $hand ->
            [0] { $laid } posée, aucune en main
           *[other] { $laid } posée, { $hand } en main
        }
       *[other] { $hand ->
            [0] { $laid } posées, aucune en main
           *[other] { $laid } posées, { $hand } en main
        }
    }
match-won =
    { $who ->
        [you] Tu gagnes la série de manches avec { $points } en tout.
       *[other] { $count ->
            [one] { $names } gagne la série de manches avec { $points } en tout.
           *[other] Victoire partagée de la série de manches, à { $points } : { $names }.
        }
    }
total = { $points } en tout
points-of-game = Manche { $number } : { $points }
moments-title = Meilleurs moments
moment-snatch = Le plus gros coup
moment-raid = Le plus de combinaisons en un tour
moment-raid-said =
    { $who ->
        [you] Tu subtilynxes { $count } combinaisons
       *[other] { $name } subtilynxe { $count } combinaisons
    }
moment-set = Plus grande combinaison
moment-stack = Le plus de cartes posées
moment-stack-said = { $name } : { $count } cartes
moment-comeback = La plus belle remontée
moment-comeback-said =
    { $who ->
        [you] Tu avais { $count } points de retard
       *[other] { $name } avait { $count } points de retard
    }
chart-title = Les points, tour par tour
chart-none = La courbe commencera avec la prochaine partie.
rematch = Revanche
next-game = Manche suivante
asks-next =
    { $kind ->
        [next] { $name } veut jouer la manche suivante
       *[rematch] { $name } veut rejouer
    }
asks-next-somebody = Encore une partie ?
agree = Oui
not-now = Plus tard
not-now-said = { $names } : plus tard
waiting-answers = On attend { $names }
starts-next =
    { $who ->
        [you] tu commences
       *[other] { $name } commence
    }
share = Partager
share-text = Linko, { $edition } : { $scores }
next-has-begun = La partie suivante a commencé.
look-at-table = Voir la table
to-result = Voir le résultat
record = Notation
record-how = Toute la partie dans un fichier, avec chaque carte et chaque coup.
download-record = Télécharger la notation
copy-record = Copier la notation

## Règles

rules-screen-title = À l’écran
rules-screen = Clique sur un groupe de ta main ou touche-le : il est choisi en entier. Encore une fois : une carte de moins. Les jokers s’ajoutent un par un. Tu vois à qui la combinaison subtilynxerait des cartes, puis tu appuies sur « Poser ». Ou bien lance les cartes choisies vers le haut, ou appuie sur Entrée. Pendant que des cartes bougent, clique ou touche n’importe où pour voir aussitôt où en est la partie.

## Donne du jour

title-daily = Donne du jour · Linko
daily = Donne du jour
daily-offline = demande une connexion
daily-begun = en cours
daily-players =
    { $count ->
        [0] personne ne l’a encore jouée
        [one] une personne l’a jouée
       *[other] { $count } personnes l’ont jouée
    }
daily-better = Mieux que { $share } sur 100
daily-same =
    { $count ->
        [one] Tu es la première personne à jouer ces cartes.
       *[other] { $count } personnes ont joué les mêmes cartes à la même place.
    }
daily-not-counted = Cet essai ne compte pas.
daily-about = Tout le monde a les mêmes cartes et les mêmes bots. Ton premier essai compte, les autres servent d’entraînement.
daily-start = Jouer la donne
daily-go-on = Continuer
daily-again = Encore une fois, pour t’entraîner
daily-hidden = Tu pourras revoir et analyser la partie une fois la journée finie, à minuit UTC.
daily-next = Prochaine donne dans { $time } h, à { $clock } chez toi.
daily-days =
    { $count ->
        [0] Pas encore de jours de suite
        [one] Un jour
       *[other] { $count } jours de suite
    }
daily-longest = record : { $count }
daily-missed = pas jouée
daily-line = Linko, { $date } : { $score }
daily-turns =
    { $count ->
        [one] Un tour
       *[other] { $count } tours
    }
daily-squares = Une case par tour : plus elle est chaude, plus tu as subtilynxé de combinaisons. Aucune carte n’est dévoilée.
daily-share = Partager sans rien dévoiler
daily-result = Voir où tu te situes
daily-hills =
    { $people ->
        [0] Toi : { $score } ; aucun essai ne compte encore
        [one] Toi : { $score } ; une personne a joué
       *[other] Toi : { $score } ; { $people } personnes ont joué
    }
daily-practice = Donne du jour, entraînement

## Ma page

title-you = Ma page · Linko
my-page = Ma page
you-guest = Tu joues sans compte sur cet appareil
you-none = Tes chiffres commencent avec ta première partie terminée.
you-won = Parties gagnées
you-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
you-mark = le repère : le hasard seul, { $share }
you-more =
    { $count ->
        [one] Environ une victoire de plus que le hasard.
       *[other] Environ { $count } victoires de plus que le hasard.
    }
you-fewer =
    { $count ->
        [one] Environ une victoire de moins que le hasard.
       *[other] Environ { $count } victoires de moins que le hasard.
    }
you-even = Autant de victoires que le hasard.
you-editions = Par version et nombre de joueurs
you-editions-about = part gagnée, avec le repère du hasard ; parties
you-seats = { $count } joueurs
you-time = Au fil du temps
you-time-about = parties gagnées sur les 20 dernières ; en pointillé : le hasard seul
you-time-label = Part de parties gagnées au fil du temps
you-streaks = D’affilée
you-streak-days = Jours avec une partie
you-streak-wins = Parties gagnées
you-most = record : { $count }
you-snatched = Cartes subtilynxées
you-snatched-about = cartes par valeur : en haut, celles que tu subtilynxes ; en bas, celles qu’on te subtilynxe
you-snatched-of = { $card } : { $won } subtilynxées, { $lost } perdues
you-snatches = Tu subtilynxes { $sets } combinaisons par partie et tu en prends { $share }.
you-loses = On te subtilynxe { $sets } combinaisons par partie.
you-opponents = Contre qui
you-together = parties ensemble
you-won-of = tes victoires
you-bot = Bot, { $level }
you-recent = Dernières parties
you-recent-about = une barre par joueur, le soleil pour qui gagne
you-all = Toutes les parties
you-loss = Chances perdues
you-loss-about =
    { $count ->
        [one] victoires sur 100 parties, selon l’analyse d’une partie ; moins, c’est mieux
       *[other] victoires sur 100 parties, selon l’analyse de { $count } parties ; moins, c’est mieux
    }
you-luck = D’où viennent tes victoires
you-luck-deal = La donne
you-luck-draws = La pioche
you-luck-own = Tes décisions
you-luck-others = Les décisions des autres

## The lesson on home.

learn-invite = Apprendre en trois minutes
learn-how = Sept petits coups, rien à lire.
learn-beats = bat
learn-start = Commencer
learn-go-on = Continuer la leçon
learn-left = étape { $number } sur { $count }, encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
