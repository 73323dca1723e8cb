## Kaarten staan in woorden: “een vijf”, “drie vijven”, “twee zevens en een joker”.

cards-set = { $count ->
    [1] een { $rank ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[13] dertien
    }
   *[other] { $count ->
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
       *[other] { $count }
    } { $rank ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
        [10] tienen
        [11] elven
        [12] twaalven
       *[13] dertienen
    }
}
cards-jokers = { $count ->
    [1] een joker
    [2] twee jokers
    [3] drie jokers
    [4] vier jokers
    [5] vijf jokers
   *[other] { $count } jokers
}

list-two = { $first } en { $last }
list-more = { $first }, { $last }

count-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
count-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

event-laid = { $player } heeft { $cards } neergelegd.
event-laid-you = Je hebt { $cards } neergelegd.

event-snatched = { $player } heeft { $cards } afgepakt van { $victim }.
event-snatched-you = Je hebt { $cards } afgepakt van { $victim }.
event-snatched-to-you = { $player } heeft { $cards } van je afgepakt.

event-took = { $player } heeft { $cards } van { $victim } in de hand genomen.
event-took-you = Je hebt { $cards } van { $victim } in de hand genomen.
event-took-to-you = { $player } heeft { $cards } van jou in de hand genomen.

event-left = { $player } heeft { $cards } voor { $victim } laten liggen.
event-left-you = Je hebt { $cards } voor { $victim } laten liggen.
event-left-to-you = { $player } heeft { $cards } voor jou laten liggen.

event-picked-up = { $player } heeft { $cards } weer opgepakt.
event-picked-up-you = Je hebt { $cards } weer opgepakt.

event-discarded = { $player } heeft { $cards } afgelegd.
event-discarded-you = Je hebt { $cards } afgelegd.

event-drew-from-row = { $player } heeft { $cards } uit de voorraad getrokken.
event-drew-from-row-you = Je hebt { $cards } uit de voorraad getrokken.

event-drew-from-pile = { $player } heeft een kaart van de trekstapel getrokken.
event-drew-from-pile-open = { $player } heeft { $cards } van de trekstapel getrokken.
event-drew-from-pile-you = Je hebt { $cards } van de trekstapel getrokken.

event-row-refilled = De voorraad is aangevuld met { $cards }.

event-ghost-snatched = { $player } heeft { $cards } afgepakt van de spookspeler.
event-ghost-snatched-you = Je hebt { $cards } afgepakt van de spookspeler.
event-ghost-received = De spookspeler heeft { $cards } gekregen.

event-bundled = Plaats { $place } in de voorraad heeft er { $cards } bij gekregen.

event-passed = { $player } heeft gepast.
event-passed-you = Je hebt gepast.

event-turn-began = { $player } is aan de beurt.
event-turn-began-you = Jij bent aan de beurt.

event-game-ended = { $player } heeft gewonnen met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-game-ended-you = Je hebt gewonnen met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}!
event-game-ended-shared = { $players } delen de overwinning met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-game-ended-shared-you = Je deelt de overwinning met { $players }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
event-game-ended-fewest = Gelijke stand! { $player } heeft de minste kaarten in de hand en wint.
event-game-ended-fewest-you = Gelijke stand! Jij hebt de minste kaarten in de hand en wint.

end-out = { $player } heeft de laatste kaart neergelegd.
end-out-you = Je hebt je laatste kaart neergelegd.
end-supply = Voorraad en trekstapel zijn leeg.
end-turn-limit = De laatste toegestane beurt is voorbij.

phase-play = { $player } legt een set neer.
phase-play-you = Jij bent aan de beurt: leg een set neer.
phase-ghost = { $player } kiest een set van de spookspeler.
phase-ghost-you = Welke set pak je van de spookspeler af?
phase-take = { $player } kiest: nemen of laten liggen?
phase-take-you = Je pakt { $cards } af van { $victim }. Nemen of laten liggen?
phase-answer = { $player } kiest: oppakken of afleggen?
phase-answer-you = { $attacker } laat { $cards } voor je liggen. Oppakken of afleggen?
phase-draw = { $player } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
phase-draw-you = Trek { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} uit de voorraad of van de trekstapel.
phase-consolation = { $player } mag een kaart trekken.
phase-consolation-you = Je hebt niets afgepakt. Een kaart trekken of passen?
phase-over = De partij is afgelopen.
