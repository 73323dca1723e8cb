## The interactive lesson. A coach says one sentence at a time: at most 60 letters.
## The learner plays against Ben. Rank numbers are those of the cards on the screen.

# Around every step.
lesson-title = Leçon
lesson-place = { $number } sur { $count }
lesson-skip = Passer
lesson-close = Fermer
lesson-show = Montre-moi
lesson-tap = toucher
lesson-choose = choisir
lesson-press = Clique dessus, ou touche
lesson-rise = { $count ->
    [one] Elle se lève, puis appuie sur Poser.
   *[other] Elles se lèvent ensemble, puis appuie sur Poser.
}
lesson-go-on = Touche l’écran pour continuer.

# After the last step.
lesson-finished = Tu connais le jeu. À toi de jouer !
lesson-bots = contre trois bots faciles
lesson-part-more = D’autres règles
lesson-part-tips = Des conseils à essayer
lesson-tried = essayé
lesson-again = Reprendre depuis le début

# What was missing.
lesson-why-count = { $laid ->
    [one] Une carte n’en subtilynxe pas
   *[other] { $laid } cartes n’en subtilynxent pas
} { $top }. Compte les oreilles.
lesson-why-equal = { $laid } n’est pas plus fort que { $top } : l’égalité ne suffit pas.
lesson-why-lower = { $laid } est plus faible que { $top }. Il faut un nombre plus fort.

# The seven steps.
lesson-lay = Poser
lesson-lay-ask = C’est ton tour : touche une carte, puis pose-la.
lesson-lay-done = Chaque carte posée vaut un point. Au tour de Ben.
lesson-copies = Plusieurs à la fois
lesson-copies-ask = Les cartes égales vont ensemble : pose les trois 4.
lesson-copies-why = C’est permis, mais pose maintenant les trois 4.
lesson-copies-done = Une combinaison par tour, avec autant de cartes égales.
lesson-snatch = Subtilynxer
lesson-snatch-ask = Subtilynxe la paire : pose deux cartes plus fortes.
lesson-snatch-done = Autant de cartes, plus fortes : c’est obligatoire.
lesson-take = Prendre ou laisser
lesson-take-ask = Les 5 quittent Ben. Prends-les, ou laisse-lui le choix.
lesson-take-done = Tu pourras reposer les 5. Ben pioche deux cartes.
lesson-take-done-leave = Ben les reprend, ou les défausse et pioche.
lesson-draw = Piocher
lesson-draw-ask = Ben a pris ta paire : tire deux nouvelles cartes.
lesson-draw-ask-2 = Encore une : de la réserve ou, cachée, de la pioche.
lesson-draw-done = La réserve est complétée. Sans cartes, la partie finit.
lesson-jokers = Jokers
lesson-jokers-ask = Un joker va avec tout : subtilynxe avec 8, 8 et joker.
lesson-jokers-done = Seuls, les jokers sont les plus forts, et à l’abri.
lesson-end = La fin
lesson-end-ask = Tes dernières cartes : pose-les toutes, et c’est fini.
lesson-end-why = Une carte resterait en main. Pose les deux 9.
lesson-end-done = Cartes posées moins cartes en main : toi 5, Ben −3.

# More rules.
lesson-robbed = Quand on te subtilynxe
lesson-robbed-ask = Ben te laisse tes 4 : reprends-les, ou défausse-les.
lesson-robbed-done = Reprises en main : tu ne pioches rien.
lesson-robbed-done-discard = Défaussées : tu pioches deux cartes à la place.
lesson-consolation = Pioche de consolation
lesson-consolation-ask = Rien subtilynxé ? Parfois, tu peux piocher une carte.
lesson-consolation-done = Toujours une seule carte, et seulement sans prise.
lesson-consolation-done-pass = Tu peux passer : une carte en main coûte un point.
lesson-ghost = Le joueur fantôme
lesson-ghost-ask = À deux, un joueur fantôme : prends une de ses paires.
lesson-ghost-done = Tu prends toujours ses cartes, puis il est complété.
lesson-expert = La règle des experts
lesson-expert-ask = Ici, les 1 subtilynxent les 13 : pose les deux 1.
lesson-expert-done = Même les jokers seuls ne sont plus à l’abri des 1.

# Tips.
lesson-decoy = Un leurre
lesson-decoy-ask = Pose un leurre : le faible 2. Ben va le prendre.
lesson-decoy-ask-2 = Ben a pris ton 2. Tire le joker à la place !
lesson-decoy-why = Trop bon pour un leurre. Pose le faible 2.
lesson-decoy-done = Un 2 est devenu un joker. Un bon échange !
lesson-many = Beaucoup de petits
lesson-many-ask = Petits, mais nombreux : pose les quatre 2 ensemble.
lesson-many-why = Moins nombreux, ils sont en danger. Pose les quatre 2.
lesson-many-done = Qui a quatre cartes égales ? Ces 2 sont assez sûrs.
lesson-stretch = La dernière ligne droite
lesson-stretch-ask = Ben n’a plus qu’une carte : laisse-lui les 8.
lesson-stretch-why = C’est presque fini : tes cartes en main coûteraient.
lesson-stretch-done = Ben les garde ou les change ; ta main reste petite.
