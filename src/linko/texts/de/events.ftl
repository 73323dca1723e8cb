## Wo Karten stehen, stehen sie im Akkusativ: „einen Joker“, „eine 5 und zwei Joker“.

cards-set = { $count ->
    [1] eine { $rank }
    [2] zwei { $rank }er
    [3] drei { $rank }er
    [4] vier { $rank }er
    [5] fünf { $rank }er
    [6] sechs { $rank }er
    [7] sieben { $rank }er
    [8] acht { $rank }er
   *[other] { $count } { $rank }er
}
cards-jokers = { $count ->
    [1] einen Joker
    [2] zwei Joker
    [3] drei Joker
    [4] vier Joker
    [5] fünf Joker
   *[other] { $count } Joker
}

list-two = { $first } und { $last }
list-more = { $first }, { $last }

count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

event-laid = { $player } hat { $cards } gelegt.
event-laid-you = Du hast { $cards } gelegt.

event-snatched = { $player } hat { $victim } { $cards } abgeluxxt.
event-snatched-you = Du hast { $victim } { $cards } abgeluxxt.
event-snatched-to-you = { $player } hat dir { $cards } abgeluxxt.

event-took = { $player } hat { $cards } von { $victim } auf die Hand genommen.
event-took-you = Du hast { $cards } von { $victim } auf die Hand genommen.
event-took-to-you = { $player } hat { $cards } von dir auf die Hand genommen.

event-left = { $player } hat { $victim } { $cards } gelassen.
event-left-you = Du hast { $victim } { $cards } gelassen.
event-left-to-you = { $player } hat dir { $cards } gelassen.

event-picked-up = { $player } hat { $cards } wieder auf die Hand genommen.
event-picked-up-you = Du hast { $cards } wieder auf die Hand genommen.

event-discarded = { $player } hat { $cards } abgeworfen.
event-discarded-you = Du hast { $cards } abgeworfen.

event-drew-from-row = { $player } hat { $cards } aus dem Vorrat genommen.
event-drew-from-row-you = Du hast { $cards } aus dem Vorrat genommen.

event-drew-from-pile = { $player } hat eine Karte vom Nachziehstapel gezogen.
event-drew-from-pile-open = { $player } hat { $cards } vom Nachziehstapel gezogen.
event-drew-from-pile-you = Du hast { $cards } vom Nachziehstapel gezogen.

event-row-refilled = Der Vorrat hat { $cards } dazubekommen.

event-ghost-snatched = { $player } hat dem Geisterspieler { $cards } abgeluxxt.
event-ghost-snatched-you = Du hast dem Geisterspieler { $cards } abgeluxxt.
event-ghost-received = Der Geisterspieler hat { $cards } bekommen.

event-bundled = Platz { $place } im Vorrat hat { $cards } dazubekommen.

event-passed = { $player } hat gepasst.
event-passed-you = Du hast gepasst.

event-turn-began = { $player } ist am Zug.
event-turn-began-you = Du bist am Zug.

event-game-ended = { $player } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen.
event-game-ended-you = Du hast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen!
event-game-ended-shared = { $players } teilen sich mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} den Sieg.
event-game-ended-shared-you = Du teilst dir den Sieg mit { $players }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-game-ended-fewest = Gleichstand! { $player } hat die wenigsten Handkarten und gewinnt.
event-game-ended-fewest-you = Gleichstand! Du hast die wenigsten Handkarten und gewinnst.

end-out = { $player } hat die letzte Karte gelegt.
end-out-you = Du hast deine letzte Karte gelegt.
end-supply = Vorrat und Nachziehstapel sind leer.
end-turn-limit = Der letzte erlaubte Zug ist vorbei.

phase-play = { $player } legt einen Satz.
phase-play-you = Du bist am Zug: Leg einen Satz.
phase-ghost = { $player } sucht sich einen Satz des Geisterspielers aus.
phase-ghost-you = Welchen Satz luxxt du dem Geisterspieler ab?
phase-take = { $player } überlegt: nehmen oder lassen?
phase-take-you = Du luxxt { $victim } { $cards } ab. Nehmen oder lassen?
phase-answer = { $player } überlegt: aufnehmen oder abwerfen?
phase-answer-you = { $attacker } lässt dir { $cards }. Aufnehmen oder abwerfen?
phase-draw = { $player } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
phase-draw-you = Zieh { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus dem Vorrat oder vom Nachziehstapel.
phase-consolation = { $player } darf eine Karte ziehen.
phase-consolation-you = Du hast nichts abgeluxxt. Eine Karte ziehen oder passen?
phase-over = Die Partie ist zu Ende.
