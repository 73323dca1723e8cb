## Les participes ne s’accordent jamais : le verbe est avoir, et les cartes le suivent.
## Jamais « de » devant un nom, à cause de l’élision.

cards-set = { $count ->
    [1] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
    [4] quatre { $rank }
    [5] cinq { $rank }
    [6] six { $rank }
    [7] sept { $rank }
    [8] huit { $rank }
   *[other] { $count } fois { $rank }
}
cards-jokers = { $count ->
    [1] un joker
    [2] deux jokers
    [3] trois jokers
    [4] quatre jokers
    [5] cinq jokers
   *[other] { $count } jokers
}

list-two = { $first } et { $last }
list-more = { $first }, { $last }

count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

event-laid = { $player } a posé { $cards }.
event-laid-you = Tu as posé { $cards }.

event-snatched = { $player } a subtilynxé { $cards } à { $victim }.
event-snatched-you = Tu as subtilynxé { $cards } à { $victim }.
event-snatched-to-you = { $player } t’a subtilynxé { $cards }.

event-took = { $player } a pris { $cards } à { $victim }.
event-took-you = Tu as pris { $cards } à { $victim }.
event-took-to-you = { $player } t’a pris { $cards }.

event-left = { $player } a laissé { $cards } à { $victim }.
event-left-you = Tu as laissé { $cards } à { $victim }.
event-left-to-you = { $player } t’a laissé { $cards }.

event-picked-up = { $player } a repris { $cards } en main.
event-picked-up-you = Tu as repris { $cards } en main.

event-discarded = { $player } a défaussé { $cards }.
event-discarded-you = Tu as défaussé { $cards }.

event-drew-from-row = { $player } a pris { $cards } dans la réserve.
event-drew-from-row-you = Tu as pris { $cards } dans la réserve.

event-drew-from-pile = { $player } a pris une carte dans la pioche.
event-drew-from-pile-open = { $player } a pris { $cards } dans la pioche.
event-drew-from-pile-you = Tu as pris { $cards } dans la pioche.

event-row-refilled = La réserve a reçu { $cards }.

event-ghost-snatched = { $player } a subtilynxé { $cards } au joueur fantôme.
event-ghost-snatched-you = Tu as subtilynxé { $cards } au joueur fantôme.
event-ghost-received = Le joueur fantôme a reçu { $cards }.

event-bundled = La place { $place } de la réserve a reçu { $cards } en plus.

event-passed = { $player } a passé.
event-passed-you = Tu as passé.

event-turn-began = À { $player } de jouer.
event-turn-began-you = À toi de jouer.

event-game-ended = { $player } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-ended-you = Tu as gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-game-ended-shared = { $players } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-ended-shared-you = Tu partages la victoire avec { $players } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-ended-fewest = Égalité ! { $player } a le moins de cartes en main et gagne.
event-game-ended-fewest-you = Égalité ! Tu as le moins de cartes en main et tu gagnes.

end-out = { $player } a posé sa dernière carte.
end-out-you = Tu as posé ta dernière carte.
end-supply = La réserve et la pioche sont vides.
end-turn-limit = Le dernier tour permis est passé.

phase-play = { $player } pose une combinaison.
phase-play-you = À toi de jouer : pose une combinaison.
phase-ghost = { $player } choisit une combinaison du joueur fantôme.
phase-ghost-you = Quelle combinaison subtilynxes-tu au joueur fantôme ?
phase-take = { $player } réfléchit : prendre ou laisser ?
phase-take-you = Tu subtilynxes { $cards } à { $victim }. Prendre ou laisser ?
phase-answer = { $player } réfléchit : reprendre ou défausser ?
phase-answer-you = { $attacker } te laisse { $cards }. Reprendre ou défausser ?
phase-draw = { $player } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
phase-draw-you = Prends { $count ->
    [one] une carte
   *[other] { $count } cartes
} dans la réserve ou la pioche.
phase-consolation = { $player } peut piocher une carte.
phase-consolation-you = Tu n’as rien subtilynxé. Piocher une carte ou passer ?
phase-over = La partie est finie.
