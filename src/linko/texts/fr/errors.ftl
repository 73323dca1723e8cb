## Pourquoi quelque chose n’est pas possible.

error-unknown = Ça n’a pas marché.

error-unknown-edition = Cette version n’existe pas.
error-edition-changed = Ces règles ne sont pas celles de cette version. Choisis « Règles maison ».
error-edition-not-text = Ce n’est pas une version.
error-edition-not-json = Ces règles sont illisibles.
error-unknown-option = Cette règle n’existe pas.
error-option-not-bool = Cette règle est soit activée, soit désactivée.
error-option-not-number = Il faut un nombre entier ici.
error-option-out-of-range = Il faut un nombre entre { $lowest } et { $highest }.
error-ghost-needs-jokers = Le joueur fantôme a besoin d’au moins { $needed ->
    [one] { $needed } joker
   *[other] { $needed } jokers
}.
error-ghost-needs-hand = Avec le joueur fantôme, une main compte au moins { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
}.
error-deck-too-small = Il n’y a pas assez de cartes pour { $seats ->
    [one] { $seats } personne
   *[other] { $seats } personnes
}.
error-seats-not-number = Choisis à combien vous jouez.
error-seat-name-not-text = Ce n’est pas un nom.
error-seats-out-of-range = Cette version se joue de { $lowest } à { $highest } personnes.
error-seats-exactly = Cette version se joue à exactement { $needed ->
    [one] { $needed } personne
   *[other] { $needed } personnes
}.
error-starter-out-of-range = Personne ne peut commencer à cette place.
error-no-such-seat = Cette place n’existe pas.
error-bad-seed = La graine est un nombre entier à partir de 0.

error-unreadable-move = Ce coup est illisible : { $move }
error-not-a-set = Ce n’est pas une combinaison. Pose des cartes de même valeur, avec ou sans jokers.
error-set-not-in-order = Dans une combinaison, les jokers viennent à la fin.
error-too-many-cards = Il n’y a pas autant de cartes identiques.
error-wrong-seat = Ce n’est pas à toi de décider.
error-wrong-phase = Pas maintenant. { $phase ->
    [play] Pose une combinaison.
    [ghost] Choisis une combinaison du joueur fantôme.
    [take] Prends les cartes ou laisse le choix.
    [answer] Reprends les cartes ou défausse-les.
    [draw] Prends une carte dans la réserve ou la pioche.
   *[consolation] Prends une carte dans la réserve ou la pioche, ou passe.
}
error-game-over = La partie est finie.
error-cards-not-held = Tu n’as pas ces cartes.
error-pile-empty = La pioche est vide. Prends une carte dans la réserve.
error-not-in-row = Cette carte n’est pas dans la réserve.
error-ghost-set-safe = Tu ne peux pas subtilynxer cette combinaison au joueur fantôme.
error-nothing-to-take-back = Il n’y a rien à annuler.

error-table-match-terms = Choisis un nombre de manches ou un score à atteindre, pas les deux.
error-table-bad-setting = { $setting ->
    [rounds] Chaque personne peut commencer de { $lowest } à { $highest } fois.
    [target] Le score à atteindre va de { $lowest } à { $highest }.
    [starter] Personne ne peut commencer à cette place.
   *[clock] Ce temps de réflexion est trop court ou trop long.
}
error-table-not-open = Ce n’est possible qu’avant la première donne.
error-table-not-running = Aucune partie n’est en cours ici.
error-table-game-running = La partie n’est pas encore finie.
error-table-no-next = Il n’y a plus de manche. Demande une revanche !
error-table-match-running = La série n’est pas finie. Passe à la manche suivante !
error-table-already-agreed = Tu as déjà dit oui. On distribue dès que les autres sont d’accord.
error-table-no-offer = Personne n’a proposé de rejouer.
error-table-closed = Cette table est fermée.
error-table-not-host = Seul l’hôte de la table peut faire ça.
error-table-not-seated = Prends d’abord place à la table.
error-table-no-such-seat = Cette place n’existe pas.
error-table-seat-taken = Cette place est prise.
error-table-seat-empty = Il n’y a personne à cette place.
error-table-not-yours-to-swap = Tu ne peux changer de place qu’avec un bot. Le reste, c’est l’affaire de l’hôte.
error-table-removed = L’hôte t’a demandé de quitter cette table. Tu ne peux pas y revenir.
error-table-name-taken = À cette table, quelqu’un s’appelle déjà { $name }. Choisis un autre nom, par exemple { $suggestion }.
error-table-name-of-bot = Un bot s’appelle { $name }. Choisis un autre nom, par exemple { $suggestion }.
error-table-seats-missing = { $seated ->
    [1] Il faut être { $least }. Il n’y a qu’une personne pour l’instant.
   *[other] Il faut être { $least }. Vous n’êtes que { $seated } pour l’instant.
}
error-table-too-many-people = { $people ->
    [one] Il y a déjà { $people } personne ici. Choisis plus de places.
   *[other] Il y a déjà { $people } personnes ici. Choisis plus de places.
}
error-table-unknown-level = Ce bot n’existe pas.
error-table-stale-move = La partie a avancé. Regarde encore une fois.
error-table-person-present = Cette personne est là. Un bot ne remplace que les personnes absentes.
error-table-replaced = Un bot joue déjà à cette place.
error-table-no-hints = Les conseils sont réservés aux tables où une seule personne joue contre des bots.
error-table-hint-not-now = Un conseil n’est donné que lorsque tu dois décider.
error-table-daily = Ce n’est pas possible dans la donne du jour.
error-table-daily-closed = Une donne du jour n’est visible que pour qui la joue.
error-table-unknown-person = Cette personne n’est pas à la table.
error-table-nothing-changes = C’est déjà le cas.
error-table-other-game = Cette décision concernait une autre partie.
error-table-broken = Cette partie ne peut pas continuer après une mise à jour. Ouvre une nouvelle table.
error-table-not-replaced = Aucun bot ne joue à ta place.
error-table-unknown-phrase = Cette phrase n’existe pas.
error-table-say-what = Choisis une phrase ou écris quelque chose, mais pas les deux.
error-table-no-free-text = À cette table, il n’y a que les phrases toutes faites.
error-table-bad-text = { $most ->
    [one] Écris de 1 à { $most } caractère ordinaire.
   *[other] Écris de 1 à { $most } caractères ordinaires.
}
error-table-too-talkative = Pas si vite ! Attends un peu.

error-server-too-fast = Trop vite ! Attends un peu et réessaie.
error-server-not-signed-in = Choisis d’abord un nom.
error-server-bad-name = { $most ->
    [one] Un nom a de 1 à { $most } caractère ordinaire.
   *[other] Un nom a de 1 à { $most } caractères ordinaires.
}
error-server-bad-message = Le serveur n’a pas compris. Recharge la page.
error-server-no-such-table = Cette table n’existe pas.
error-server-no-such-code = Aucune table n’attend avec ce code.
error-server-no-such-game = Cette partie n’existe pas, ou elle n’est pas finie.
error-server-no-such-moment = On ne peut pas reprendre la partie à cet endroit.
error-server-no-hint-now = Aucun conseil n’est possible pour l’instant. Réessaie dans un moment.
error-server-daily-closed = C’est une donne du jour. On pourra la voir une fois la journée finie, à minuit UTC.
error-server-no-daily = Il n’y a pas de donne pour ce jour.
error-server-review-waiting = Tu attends encore l’analyse d’une autre partie.
error-server-not-alone = D’autres personnes jouent à cette table.
error-server-no-such-bot = Tu n’as pas de bot de ce nom.
error-server-not-found = Il n’y a rien ici.
error-server-not-allowed = Ce n’est pas possible ici.
error-server-too-large = C’est trop en une fois.
error-server-other-site = Les demandes d’autres sites sont refusées.
error-server-bad-host = Le serveur ne répond pas à ce nom.
error-server-people-only = Les bots ne peuvent pas faire ça.
error-server-too-many = Tu en as déjà trop.
error-server-try-again = Quelqu’un a été plus rapide. Réessaie.
error-server-broken = C’est notre faute, pardon. Rien n’a changé.
error-server-cannot-save = Le serveur ne peut rien enregistrer pour le moment. Ta table est conservée et la partie reprendra toute seule.
error-server-stopping = Le serveur redémarre. Réessaie dans un instant.
error-server-banned = L’accès à ce site t’est interdit. { $words }
error-server-maintenance = Aucune nouvelle partie ne peut commencer pendant la maintenance. { $words }
