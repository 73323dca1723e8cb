## The interactive lesson. A coach says one sentence at a time: at most 60 letters.
## The learner plays against Ben. Rank numbers are those of the cards on the screen.

# Around every step.
lesson-title = Leçon
lesson-place = { $number } sur { $count }
lesson-skip = Sauter
lesson-close = Fermer
lesson-show = Montre-moi
lesson-tap = toucher
lesson-choose = choisir
lesson-press = Clique dessus, ou appuie sur
lesson-rise = { $count ->
    [one] Elle se soulève. Appuie ensuite sur « Poser ».
   *[other] Elles se soulèvent ensemble. Appuie ensuite sur « Poser ».
}
lesson-go-on = Touche ou clique pour continuer.

# After the last step.
lesson-finished = Tu connais le jeu. À toi de jouer !
lesson-bots = contre trois bots faciles
lesson-part-more = Autres règles
lesson-part-tips = Conseils à essayer
lesson-tried = déjà essayé
lesson-again = Reprendre depuis le début

# What was missing.
lesson-why-count = { $laid ->
    [one] Une carte n’en subtilynxe pas
   *[other] { $laid } cartes n’en subtilynxent pas
} { $top }. Compte les oreilles.
lesson-why-equal = { $laid } n’est pas plus haut que { $top } : l’égalité ne suffit pas.
lesson-why-lower = { $laid } est plus bas que { $top }. Il faut une valeur plus haute.

# The seven steps.
lesson-lay = Poser
lesson-lay-ask = C’est ton tour : touche une carte, puis pose-la.
lesson-lay-done = Chaque carte posée vaut un point. Au tour de Ben.
lesson-copies = Plusieurs à la fois
lesson-copies-ask = Les cartes de même valeur vont ensemble : pose les trois 4.
lesson-copies-why = C’est permis, mais pose maintenant les trois 4.
lesson-copies-done = Une combinaison par tour, d’autant de cartes que tu veux.
lesson-snatch = Subtilynxer
lesson-snatch-ask = Subtilynxe sa paire à Ben : pose deux cartes plus hautes.
lesson-snatch-done = Autant de cartes, plus hautes : tu dois subtilynxer.
lesson-take = Prendre ou laisser
lesson-take-ask = Les 5 quittent Ben. Prends-les, ou laisse-lui le choix.
lesson-take-done = Tu pourras reposer les 5. Ben pioche deux cartes.
lesson-take-done-leave = Ben les reprend, ou les défausse et pioche.
lesson-draw = Piocher
lesson-draw-ask = Ben a subtilynxé et pris ta paire : pioche deux cartes.
lesson-draw-ask-2 = Encore une : de la réserve ou, sans la voir, de la pioche.
lesson-draw-done = On complète la réserve. Plus de cartes ? C’est la fin.
lesson-jokers = Jokers
lesson-jokers-ask = Un joker va avec tout : subtilynxe avec 8, 8 et joker.
lesson-jokers-done = Seuls, les jokers battent tout, et rien ne les bat.
lesson-end = La fin
lesson-end-ask = Tes dernières cartes : pose-les toutes, et c’est fini.
lesson-end-why = Une carte resterait en main. Pose les deux 9.
lesson-end-done = Cartes posées moins cartes en main : toi 5, Ben −3.

# More rules.
lesson-robbed = Se faire subtilynxer
lesson-robbed-ask = Ben te laisse le choix : reprends tes 4 ou défausse-les.
lesson-robbed-done = Tu les reprends en main : tu ne pioches rien.
lesson-robbed-done-discard = Tu les défausses : tu pioches deux cartes à la place.
lesson-consolation = Carte de consolation
lesson-consolation-ask = Rien de subtilynxé ? Certaines versions offrent une carte.
lesson-consolation-done = Une seule carte, et seulement si tu n’as rien subtilynxé.
lesson-consolation-done-pass = Tu peux aussi passer : une carte en main coûte un point.
lesson-ghost = Le joueur fantôme
lesson-ghost-ask = À deux : un joueur fantôme. Subtilynxe-lui une paire.
lesson-ghost-done = Tu prends toujours ses cartes, et il en reçoit d’autres.
lesson-expert = La règle expert
lesson-expert-ask = Ici, les 1 subtilynxent les 13 : pose les deux 1.
lesson-expert-done = Même les jokers seuls ne sont plus à l’abri des 1.

# Tips.
lesson-decoy = Un leurre
lesson-decoy-ask = Pose un leurre : le faible 2. Ben va le prendre.
lesson-decoy-ask-2 = Ben a pris ton 2. Pioche le joker à la place !
lesson-decoy-why = Trop bon pour un leurre. Pose le faible 2.
lesson-decoy-done = Un 2 est devenu un joker. Un bon échange !
lesson-many = Beaucoup de petites cartes
lesson-many-ask = Petits, mais nombreux : pose les quatre 2 ensemble.
lesson-many-why = Moins nombreux, ils seraient en danger. Pose les quatre 2.
lesson-many-done = Qui a quatre cartes égales ? Ces 2 sont plutôt à l’abri.
lesson-stretch = La dernière ligne droite
lesson-stretch-ask = Ben n’a plus qu’une carte : laisse-lui le choix des 8.
lesson-stretch-why = La fin est proche : une carte en main coûte un point.
lesson-stretch-done = Ben les reprend ou les remplace ; ta main reste petite.
