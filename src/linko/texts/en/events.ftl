## What happens in a game: each message is one line of the log.
## docs/translating.md says what the variables are.
## A snatch and its answer are one line: event-took and event-left replace event-snatched.

event-you = You
event-names = { $first } and { $last }

event-laid = { $name } laid { $cards }
event-snatched =
    { $whom ->
        [you] { $name } snatched { $cards } from you
       *[other] { $name } snatched { $cards } from { $victim }
    }
event-took =
    { $whom ->
        [you] { $name } snatched { $cards } from you and took { $count ->
            [one] it
           *[other] them
        }
       *[other] { $name } snatched { $cards } from { $victim } and took { $count ->
            [one] it
           *[other] them
        }
    }
event-left =
    { $whom ->
        [you] { $name } snatched { $cards } from you and left { $count ->
            [one] it
           *[other] them
        }
       *[other] { $name } snatched { $cards } from { $victim } and left { $count ->
            [one] it
           *[other] them
        }
    }
event-picked-up = { $name } picked up { $cards }
event-discarded = { $name } discarded { $cards }

event-drew-from-row = { $name } drew { $cards } from the row
event-drew-from-pile =
    { $count ->
        [one] { $name } drew a card from the pile
       *[other] { $name } drew { $count } cards from the pile
    }
event-drew-from-pile-seen = { $name } drew { $cards } from the pile
event-drew-from-both =
    { $count ->
        [one] { $name } drew { $cards } from the row and a card from the pile
       *[other] { $name } drew { $cards } from the row and { $count } cards from the pile
    }
event-drew-from-both-seen = { $name } drew { $cards } from the row and { $pile } from the pile

event-row-refilled = The row received { $cards }

event-ghost-snatched = { $name } snatched { $cards } from the ghost
event-ghost-received = The ghost received { $cards }
event-bundled = { $cards } became part of a bundle in the row

event-passed = { $name } passed
event-turn-began = Turn { $number }: { $name }
event-game-ended =
    { $count ->
        [one] { $name } won the game.
       *[other] Shared win: { $name }.
    }

event-started =
    { $who ->
        [you] The cards are dealt. { $name } start.
       *[other] The cards are dealt. { $name } starts.
    }
event-stood-in =
    { $who ->
        [you] A bot is playing for you now.
       *[other] A bot is playing for { $name } now.
    }
event-returned =
    { $who ->
        [you] You are back in the game.
       *[other] { $name } is back in the game.
    }
