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
connection-lost = Connexion perdue. On revient…
error-unreachable = Le serveur ne répond pas.
close = Fermer

## Accueil

claim = Pose une combinaison. Ce qu’elle bat, subtilynxe-le !
play = Jouer
play-what =
    { $bots ->
        [1] { $edition }, un bot, { $level }
        [2] { $edition }, deux bots, { $level }
        [3] { $edition }, trois bots, { $level }
        [4] { $edition }, quatre bots, { $level }
       *[other] { $edition }, { $bots } bots, { $level }
    }
change = changer
change-title = À quoi joues-tu ?
new-table = Nouvelle table
open-table = Ouvrir la table
join-code = Entrer un code
join-how = Le code est sur l’écran de tes amis.
join = Rejoindre
code = Code
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l’instant. Ouvres-en une !
watch = Regarder
no-running-tables = Personne ne joue en public pour l’instant.
my-games = Mes parties
no-games = Aucune partie terminée pour l’instant.
finished-games = Terminées
won-by = Victoire : { $names }
your-turn = à toi
turn-of = au tour de { $name }
your-name = Ton nom
guest = Invité
table = Table
table-of = Table de { $name }
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
notices-about = Ton navigateur te prévient quand tu dois décider et que tu regardes ailleurs.
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
strength = De quelle force, les bots ?
strength-random = au hasard
strength-kitten = facile
strength-greedy = moyen
strength-heuristic = bon
strength-search = très fort

## Avant la partie

lobby-title = Qui joue ?
players-title = Joueurs
sit-here = S’asseoir ici
that-is-you = c’est toi
away = pas là
host = hôte
seat-number = Place { $number }
seat-more = { $name } : plus
save-name = Enregistrer
swap-with = Changer de place avec
swap-about = On joue et on subtilynxe à tour de rôle, vers la gauche.
send-away = Renvoyer
send-away-about = { $name } pourra regarder, mais plus s’asseoir ici.
only-watch = Seulement regarder
only-watch-about = Ta place se libère ; tu choisis toujours le jeu et tu distribues.
leave-lobby = Quitter la table
leave-about = Ta place se libère pour quelqu’un d’autre.
leave-host-about = Quelqu’un d’autre devient l’hôte.
leave-last-about = Personne d’autre n’est assis ici : la table ferme.
mute = Ne plus entendre { $name }
mute-about = Toi seul ne verras plus ce que dit { $name } à cette table.
unmute = Entendre { $name } à nouveau
unmute-about = Tu ne vois pas ce que dit { $name } à cette table.
add-bot = ajouter un bot
bot-here = Bot à cette place
clear-seat = Libérer cette place
start = Distribuer
start-fill =
    { $count ->
        [one] Distribuer, avec un bot à la place libre
       *[other] Distribuer, avec des bots aux { $count } places libres
    }
waiting-for-host = L’hôte distribue quand tout le monde est là.
fill-level = Force de ces bots
agreed = Ce qui se joue
invite = Tes amis viennent avec
link = Lien
copy-link = Copier le lien
copied = Copié
qr-code = Lien vers cette table en code QR
length = Combien de temps ?
length-single = Une partie
length-rounds = Par tours
length-target = Par points
length-single-about = Chaque partie compte pour elle-même.
length-rounds-about =
    { $count ->
        [one] Chacun commence { $count } fois : { $games } parties, et les points s’ajoutent.
       *[other] Chacun commence { $count } fois : { $games } parties, et les points s’ajoutent.
    }
length-target-about = Partie après partie, jusqu’à ce que quelqu’un ait { $points } points en tout.
rounds-each = Débuts de chacun
target-points = Points à atteindre
amount-less = { $what } : moins
amount-more = { $what } : plus
clock = Pendule
clock-none = Aucune
clock-quick = Rapide
clock-calm = Calme
clock-days = Jours
clock-own = Au choix
clock-none-about = Chacun réfléchit autant qu’il veut.
clock-each-about = Pour chaque décision : { $each }. Le temps écoulé, un bot prend la suite.
clock-bank-about = Pour chaque décision : { $each } ; en réserve pour toute la partie : { $bank }. Le temps écoulé, un bot prend la suite.
clock-seconds-each = Secondes par décision
clock-minutes-bank = Minutes en réserve
who-starts = Qui commence ?
starts-lot = Au sort
starts-lot-about = Le premier est tiré au sort ; ensuite, c’est toujours le voisin de gauche.
starts-seat-about = { $name } commence la première partie ; ensuite, c’est toujours le voisin de gauche.
who-comes = Qui peut venir ?
comes-link = Avec lien ou code
comes-all = Tout le monde
comes-link-about = Seuls ceux qui ont le lien ou le code trouvent cette table.
comes-all-about = La table figure parmi les tables ouvertes, et chacun peut regarder.
what-said = Que peut-on dire ?
said-phrases = Phrases toutes faites
said-text = Tout
said-phrases-about = Un choix de phrases que chacun lit dans sa langue.
said-text-about = En plus des phrases, chacun peut écrire ce qu’il veut.
options = Règles en détail
sizes = Tailles, pour l’étude
sizes-about = Combien il y a de cartes et combien on en distribue ; aucune variante ne les change.
size-ranks = Valeur la plus haute
size-copies = Cartes de chaque valeur
size-jokers = Jokers
size-hand_size = Cartes en main
size-row_size = Cartes dans la réserve
size-ghost_size = Cartes du joueur fantôme

## La table

you = Toi
you-log = Tu
menu = Menu
menu-home = À l’accueil ; la partie continue
leave-table = Quitter la table ; un bot continue
hand-over = Laisser un bot jouer pour { $name }
bot-for-you = Un bot joue pour toi.
play-on = Je reprends
rules = Règles
log = Journal
log-empty = Rien ne s’est encore passé.
say-something = Dire quelque chose
your-words = Tes mots
send = Envoyer
turn-number = Tour { $number }
round-of = manche { $round } sur { $games }
round-to = manche { $round }, en { $target } points
row-title = Pioche et réserve
pile = Pioche
pile-label =
    { $count ->
        [0] La pioche est vide
        [one] Pioche, une carte
       *[other] Pioche, { $count } cartes
    }
row-entry = { $cards } dans la réserve, place { $place }
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
        [0] rien
        [one] 1 pose
       *[other] { $count } poses
    }
# Where there is hardly any room.
sets-short =
    { $count ->
        [one] { $count } pose
       *[other] { $count } poses
    }
bundle-size = { $count } cartes
cards-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
seen-in-hand = vues en main
stack-label =
    { $count ->
        [0] { $name } : rien de posé
        [one] { $name } : une combinaison, { $top } au-dessus
       *[other] { $name } : { $count } combinaisons, { $top } au-dessus
    }
stack-of = Cartes posées de { $name }
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
    { $chosen ->
        [0] { $count } × { $card }
        [one] { $count } × { $card }, { $chosen } choisie
       *[other] { $count } × { $card }, { $chosen } choisies
    }
new = neuf
ghost = Le joueur fantôme
ghost-what = ne joue jamais, ne marque jamais
watching = Tu regardes.
waiting-for = On attend { $name }

## Ce qui est demandé

ask-play = À toi : pose une combinaison
ask-play-how = Touche un groupe ; encore une fois : une de moins. Les jokers vont partout.
not-a-set = Ce n’est pas une combinaison.
goes-out = Tes dernières cartes : la partie se termine
snatches =
    { $count ->
        [0] Ne subtilynxe rien
        [1] Subtilynxe une combinaison
        [2] Subtilynxe deux combinaisons
        [3] Subtilynxe trois combinaisons
        [4] Subtilynxe quatre combinaisons
       *[other] Subtilynxe { $count } combinaisons
    }
snatches-ghost = Subtilynxe le joueur fantôme
of-name = { $name } :
of-ghost = Fantôme :
lay = Poser { $cards }
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
some-cards =
    { $count ->
        [1] un { $card }
        [2] deux { $card }
        [3] trois { $card }
        [4] quatre { $card }
       *[other] { $count } { $card }
    }
the-cards =
    { $count ->
        [1] le { $card }
        [2] les deux { $card }
        [3] les trois { $card }
        [4] les quatre { $card }
        [5] les cinq { $card }
       *[other] les { $count } { $card }
    }
tap-again =
    { $count ->
        [one] encore { $card } : aucune
       *[other] encore { $card } : une de moins
    }
ask-take = Avec { $by }, tu subtilynxes { $cards } à { $name }
take = Prendre { $cards }
take-short = Prendre
take-then =
    { $count ->
        [1] { $name } pioche une carte
        [2] { $name } en pioche deux
        [3] { $name } en pioche trois
        [4] { $name } en pioche quatre
       *[other] { $name } en pioche { $count }
    }
leave =
    { $count ->
        [one] La laisser
       *[other] Les laisser
    }
leave-then = { $name } reprend ou défausse
ask-answer =
    { $count ->
        [one] { $name } te subtilynxe { $cards } et te la laisse
       *[other] { $name } te subtilynxe { $cards } et te les laisse
    }
pick-up =
    { $count ->
        [one] La reprendre
       *[other] Les reprendre
    }
pick-up-then =
    { $count ->
        [one] en main : une carte
       *[other] en main : { $count } cartes
    }
discard-them =
    { $count ->
        [one] La défausser
       *[other] Les défausser
    }
discard-then =
    { $count ->
        [1] et en piocher une
        [2] et en piocher deux
        [3] et en piocher trois
       *[other] et en piocher { $count }
    }
ask-draw = { $name } a pris tes { $cards }
ask-draw-plain = Tu as défaussé { $cards }
draw-which = Pioche : { $number } sur { $total }
draw-from = dans la réserve ou la pioche
ask-consolation = Rien de subtilynxé : une carte ?
consolation-how = Touche la réserve ou la pioche.
pass = Passer
ask-ghost =
    { $count ->
        [1] Avec { $by }, tu subtilynxes une de ses cartes
        [2] Avec { $by }, tu subtilynxes une de ses paires
       *[other] Avec { $by }, tu subtilynxes une de ses combinaisons
    }
ask-ghost-how = Les cartes vont dans ta main. Lesquelles ?
claw-first = d’abord
claw-then = ensuite
claw-only = à toi
claw-snatched = subtilynxé
claw-left = laissé
claw-left-by = laissé par { $name }
note-count =
    { $count ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
       *[other] { $count } cartes
    }
note-higher = { $card } est plus haut
note-equal = { $card } est égal

## Qui décide

deciding-play = { $name } réfléchit.
deciding-take = { $name } prend, ou laisse.
deciding-answer = { $name } reprend, ou défausse.
deciding-draw =
    { $count ->
        [one] { $name } pioche.
       *[other] { $name } pioche { $count } cartes.
    }
deciding-consolation = { $name } peut prendre une carte.
deciding-ghost = { $name } choisit une combinaison du joueur fantôme.
deciding-over = La partie est terminée.

## Le journal. WHO et WHOM sont "you" ou "other".

log-started =
    { $who ->
        [you] Les cartes sont distribuées. Tu commences.
       *[other] Les cartes sont distribuées. { $name } commence.
    }
log-laid =
    { $who ->
        [you] { $name } poses { $cards }
       *[other] { $name } pose { $cards }
    }
few-left =
    { $count ->
        [1] Plus qu’une carte !
        [2] Plus que deux cartes !
       *[other] Plus que trois cartes !
    }
log-snatched =
    { $whom ->
        [you] { $name } te subtilynxe { $cards }
       *[other] { $who ->
            [you] { $name } subtilynxes { $cards } à { $victim }
           *[other] { $name } subtilynxe { $cards } à { $victim }
        }
    }
log-took =
    { $whom ->
        [you] { $name } te subtilynxe { $cards } et prend tout.
       *[other] { $who ->
            [you] { $name } subtilynxes { $cards } à { $victim } et prends tout.
           *[other] { $name } subtilynxe { $cards } à { $victim } et prend tout.
        }
    }
log-left =
    { $whom ->
        [you] { $name } te subtilynxe { $cards } et te laisse le choix.
       *[other] { $who ->
            [you] { $name } subtilynxes { $cards } à { $victim } sans rien prendre.
           *[other] { $name } subtilynxe { $cards } à { $victim } sans rien prendre.
        }
    }
log-picked-up =
    { $who ->
        [you] { $name } reprends { $cards }
       *[other] { $name } reprend { $cards }
    }
log-discarded =
    { $who ->
        [you] { $name } défausses { $cards }
       *[other] { $name } défausse { $cards }
    }
log-drew-row =
    { $who ->
        [you] { $name } prends { $cards } dans la réserve
       *[other] { $name } prend { $cards } dans la réserve
    }
log-drew-pile-own = { $name } prends { $cards } dans la pioche
log-drew-pile =
    { $count ->
        [one] { $name } prend une carte dans la pioche
       *[other] { $name } prend { $count } cartes dans la pioche
    }
log-ghost-snatched =
    { $who ->
        [you] Tu subtilynxes { $cards } au joueur fantôme
       *[other] { $name } subtilynxe { $cards } au joueur fantôme
    }
log-ghost-received = Le joueur fantôme reçoit { $cards }
log-bundled = { $cards } rejoint un duo de cartes dans la réserve
log-passed =
    { $who ->
        [you] { $name } passes
       *[other] { $name } passe
    }
log-ended =
    { $count ->
        [one] { $who ->
            [you] Tu gagnes la partie.
           *[other] { $name } gagne la partie.
        }
       *[other] { $name } partagent la victoire.
    }
log-stood-in =
    { $who ->
        [you] Un bot joue maintenant pour toi.
       *[other] Un bot joue maintenant pour { $name }.
    }
log-returned =
    { $who ->
        [you] Tu rejoues toi-même.
       *[other] { $name } est de retour.
    }

## Pour les oreilles

told-play = À toi de jouer. Ta main : { $hand }.
told-take = À toi de décider : prendre ou laisser les cartes subtilynxées.
told-answer = À toi de décider : reprendre tes cartes ou les défausser.
told-draw = Tu pioches une carte.
told-consolation = Tu peux prendre une carte, ou passer.
told-ghost = Tu choisis une combinaison du joueur fantôme.

## Touches

keys = Touches
key-card = choisir une valeur ; encore : une carte de moins
key-joker = ajouter un joker
key-lay = poser les cartes choisies
key-clear = ne rien choisir
key-take = prendre, laisser
key-answer = reprendre, défausser
key-draw = piocher dans la réserve, dans la pioche
key-pass = passer
key-log = journal
key-rules = règles
key-keys = cette liste

## La fin

end-title =
    { $who ->
        [you] Tu gagnes !
       *[other] { $count ->
            [one] { $names } gagne
           *[other] { $names } partagent la victoire
        }
    }
ended-out = Une main est vide.
ended-supply = La réserve et la pioche sont vides.
ended-turn_limit = Le dernier tour est joué.
reason-points = Le plus de points : { $points }.
reason-fewest = Autant de points, mais moins de cartes en main.
reason-shared = Autant de points : la victoire est partagée.
score-sum = { $laid } posées, { $hand } en main
total = { $points } en tout
chart-title = Les points, tour après tour
chart-none = La courbe commence à la prochaine partie.
rematch = Rejouer
next-round = Manche suivante
look-at-table = Voir la table
to-result = Voir le résultat
record = Notation
record-how = Toute la partie en texte : sélectionne et copie.
record-none = La notation n’est pas encore là.

## Règles

rules-goal-title = Le but
rules-goal = Chacun pose des combinaisons devant soi et subtilynxe celles des autres. Les cartes posées comptent pour toi, celles qui restent en main comptent contre toi.
rules-turn-title = Ton tour
rules-turn = Pose exactement une combinaison de ta main sur tes cartes posées : une ou plusieurs cartes de même valeur. Les jokers vont avec toutes les valeurs.
rules-sets = Ci-dessus : quatre cartes de valeur 6, deux de valeur 12, et deux jokers seuls. Des jokers seuls valent 14, au-dessus de tout.
rules-snatch-title = Subtilynxer
rules-snatch = Une fois autour de la table, en partant de ta gauche, ta combinaison est comparée aux cartes du dessus de chacun. Même nombre de cartes et valeur plus basse : elles sont subtilynxées, c’est obligatoire, et tu décides :
rules-take = Tu les prends en main. L’adversaire attaqué pioche autant de cartes.
rules-leave = Tu les laisses. L’adversaire attaqué les reprend, ou les défausse et pioche autant de cartes.
rules-below = La combinaison en dessous se retrouve au-dessus, à l’abri pour ce tour. Une combinaison découverte n’attaque jamais.
rules-draw-title = Piocher
rules-draw = Une carte après l’autre, visible dans la réserve ou cachée dans la pioche. La réserve est complétée quand tu as fini.
rules-consolation = Dans cette variante : si tu n’as subtilynxé personne, tu peux prendre une carte à la fin de ton tour.
rules-ones = Dans cette variante : les 1 subtilynxent aussi les 13 et les jokers, à nombre de cartes égal.
rules-ghost = Dans cette variante, un joueur fantôme est étalé à côté de vous. À chaque tour, avant ton adversaire, tu lui subtilynxes une combinaison plus basse ; ses cartes vont dans ta main, et il est complété. Il ne garde ni 13 ni jokers : ils forment dans la réserve un duo de cartes, qui se prend comme une seule.
rules-end-title = La fin
rules-end = La partie s’arrête aussitôt que quelqu’un pose la dernière carte de sa main, ou que la réserve et la pioche sont vides. Tes points : cartes posées moins cartes en main.
rules-tie-shared = À égalité, la victoire est partagée.
rules-tie-fewest = À égalité, moins de cartes en main l’emporte.
rules-advice-title = Conseils
rules-advice = Subtilynxer paie presque toujours : les autres perdent des points, et ce que tu prends peut être reposé. Beaucoup de cartes d’une petite valeur, posées d’un coup, sont difficiles à battre. Une faible carte seule, en appât, te laisse choisir mieux dans la réserve. Et surveille les nombres dans les têtes : vers la fin, ne prends plus de cartes.
