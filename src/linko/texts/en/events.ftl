## What happens in a game. docs/translating.md says which message tells which event.
## $player, $victim, $players: names as given. $cards: made with cards-set, cards-jokers, list-two, list-more.
## The messages in -you address the reader, who did it; those in -to-you the reader, whose cards they were.

# $count (number), $rank (number from 1 to 13)
cards-set = { $count ->
    [1] { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
    }
    [2] two { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
    [5] five { $rank }s
    [6] six { $rank }s
    [7] seven { $rank }s
    [8] eight { $rank }s
   *[other] { $count } { $rank }s
}
# $count (number)
cards-jokers = { $count ->
    [1] a joker
    [2] two jokers
    [3] three jokers
    [4] four jokers
    [5] five jokers
   *[other] { $count } jokers
}

# Kinds of cards, or names: $first and $last are joined; $first may be a list made with list-more.
list-two = { $first } and { $last }
list-more = { $first }, { $last }

# $count (number)
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $points (number), may be negative
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

event-laid = { $player } laid { $cards }.
event-laid-you = You laid { $cards }.

event-snatched = { $player } snatched { $cards } from { $victim }.
event-snatched-you = You snatched { $cards } from { $victim }.
event-snatched-to-you = { $player } snatched { $cards } from you.

event-took = { $player } took { $cards } from { $victim }.
event-took-you = You took { $cards } from { $victim }.
event-took-to-you = { $player } took { $cards } from you.

event-left = { $player } left { $cards } to { $victim }.
event-left-you = You left { $cards } to { $victim }.
event-left-to-you = { $player } left you { $cards }.

event-picked-up = { $player } picked up { $cards }.
event-picked-up-you = You picked up { $cards }.

event-discarded = { $player } discarded { $cards }.
event-discarded-you = You discarded { $cards }.

event-drew-from-row = { $player } drew { $cards } from the row.
event-drew-from-row-you = You drew { $cards } from the row.

# Nobody else sees the card; -open is for games that are over.
event-drew-from-pile = { $player } drew a card from the pile.
event-drew-from-pile-open = { $player } drew { $cards } from the pile.
event-drew-from-pile-you = You drew { $cards } from the pile.

event-row-refilled = The row was refilled with { $cards }.

event-ghost-snatched = { $player } snatched { $cards } from the ghost.
event-ghost-snatched-you = You snatched { $cards } from the ghost.
event-ghost-received = The ghost received { $cards }.

# $place (number), from 1 at the left
event-bundled = Place { $place } in the row also received { $cards }.

event-passed = { $player } passed.
event-passed-you = You passed.

event-turn-began = It is { $player }’s turn.
event-turn-began-you = It is your turn.

# $points (number), may be negative
event-game-ended = { $player } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-ended-you = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
# Several have won. $players: all of them; in -you the others.
event-game-ended-shared = { $players } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-game-ended-shared-you = You share the win with { $players }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# Equal points, but the fewest cards in hand.
event-game-ended-fewest = { $player } won the tie with the fewest cards in hand.
event-game-ended-fewest-you = You won the tie with the fewest cards in hand!

## Why a game is over. $player laid the last card.

end-out = { $player } laid the last card.
end-out-you = You laid your last card.
end-supply = Row and pile are empty.
end-turn-limit = The last turn allowed is over.

## What must be decided now. $player: who decides.

phase-play = { $player } lays a set.
phase-play-you = Your turn: lay a set.
phase-ghost = { $player } chooses one of the ghost’s sets.
phase-ghost-you = Which of the ghost’s sets do you snatch?
phase-take = { $player } decides: take or leave?
phase-take-you = You snatch { $cards } from { $victim }. Take or leave?
# $attacker: who snatched and left the cards.
phase-answer = { $player } decides: pick up or discard?
phase-answer-you = { $attacker } leaves you { $cards }. Pick up or discard?
# $count (number): how many cards are still to be drawn
phase-draw = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
phase-draw-you = Draw { $count ->
    [one] a card
   *[other] { $count } cards
} from the row or the pile.
phase-consolation = { $player } may draw a card.
phase-consolation-you = You snatched nothing. Draw a card, or pass?
phase-over = The game is over.
