## What only the terminal says: linko play and linko replay.
## Cards are always in notation, as 7-7-X, so that no sentence depends on their number.

terminal-you = You
terminal-and = { $first } and { $last }
terminal-or = { $first } or { $last }
terminal-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options that are refused

terminal-no-language = There is no language { $given }. The languages are { $languages }.
terminal-no-starter = { $given } cannot start. Give random, you, a number from 1 to { $count }, or a name: { $names }.
terminal-no-records = The table is shown on standard output. Give a file for the records.

## Before the game and between games

terminal-compiling = preparing the engine: about half a minute
terminal-compiling-once = preparing the engine, only this first time: about half a minute
terminal-seating = The bots are taking their seats
terminal-bots = { $names }: { $bot }
terminal-bots-gentler = { $names }: { $bot } (gentler: { $option })
terminal-welcome = Type ? for the rules and the keys, at any time.
terminal-next-game = Enter for the next game, q to quit
terminal-more = Enter for more, q to go back
terminal-interrupted = Interrupted.
terminal-saved = The unfinished game is saved.
terminal-thinks = { $name } is thinking
terminal-bot-failed = { $name }’s bot failed: { $failure }. A simple move was made instead.

## The table

terminal-title = { $edition }, turn { $number }
terminal-hand = hand
terminal-score = score
terminal-stack = stack, top set last
terminal-row = row
terminal-pile = pile
terminal-discard = discard
terminal-ghost = ghost
terminal-older =
    { $count ->
        [one] one older set,
       *[other] { $count } older sets,
    }
terminal-unseen = { $count } unseen
terminal-stacks = All laid sets, oldest first:
terminal-no-player = Nobody here is called { $given }. At the table are { $names }.

## What is asked

terminal-ask-lay = Which cards do you lay?
terminal-ask-ghost = Your set snatches one of the ghost’s sets. Which one?
terminal-ask-take = Your set snatches { $name }’s { $cards }.
terminal-ask-answer = { $name } snatched your { $cards } and left the choice to you.
terminal-ask-draw =
    { $count ->
        [one] Draw one card. Which one?
       *[other] Draw { $count } cards, one at a time. Which one is next?
    }
terminal-ask-consolation = You snatched nothing, so you may draw one card.
terminal-last-cards =
    { $count ->
        [one] Row and pile hold only one more card. Drawing it ends the game.
       *[other] Row and pile hold only { $count } more cards. This draw ends the game.
    }

## What can be chosen

terminal-take =
    { $count ->
        [one] take { $cards } into your hand: { $name } draws one card
       *[other] take { $cards } into your hand: { $name } draws { $count } cards
    }
terminal-take-ends =
    { $count ->
        [one] take { $cards } into your hand: { $name } draws the last card, and the game ends
       *[other] take { $cards } into your hand: { $name } draws the last { $count } cards, and the game ends
    }
terminal-leave =
    { $count ->
        [one] leave { $cards }: { $name } picks up { $cards }, or discards and draws one card
       *[other] leave { $cards }: { $name } picks up { $cards }, or discards and draws { $count } cards
    }
terminal-leave-ends =
    { $count ->
        [one] leave { $cards }: { $name } picks up { $cards }, or discards and draws the last card, which ends the game
       *[other] leave { $cards }: { $name } picks up { $cards }, or discards and draws the last { $count } cards, which ends the game
    }
terminal-pick-up = pick up { $cards }: back into your hand
terminal-discard-draw =
    { $count ->
        [one] discard { $cards } and draw one card
       *[other] discard { $cards } and draw { $count } cards
    }
terminal-discard-ends =
    { $count ->
        [one] discard { $cards } and draw the last card: the game ends
       *[other] discard { $cards } and draw the last { $count } cards: the game ends
    }
terminal-from-pile = the top card of the pile, unseen
terminal-from-row = { $cards } from the row
terminal-from-ghost = take { $cards } from the ghost
terminal-then-hold = { $choice }: you would hold { $cards }
terminal-pass = draw nothing

## What a play does

terminal-snatches = snatches { $sets }
terminal-set-of = { $name }’s { $cards }
terminal-set-of-ghost = the ghost’s { $cards }
terminal-snatches-nothing = snatches nothing
terminal-goes-out = empties your hand: the game ends, and you have { $points }
terminal-idle = These snatch nothing:

## What is typed

terminal-keys-lay = ? rules · l list · s stacks · h hint · t table · q quit
terminal-keys-choose = ? rules · s stacks · h hint · t table · q quit
terminal-keys =
    the cards you lay: 7-7-X or 7 7 X
    l: what you can lay and snatch; l 7-7: only that
    s: all laid sets, oldest first; s Ben or s 2: only those of one player
    h: a hint from the strongest bot
    t: the table again
    q: quit
terminal-keys-title = What you can type
terminal-marks-title = On the table
terminal-marks = ▶ marks whose turn it is, ? who must decide. Cards after another player’s name are those that everybody saw go to that hand.
terminal-example = for example { $cards }
terminal-letter-or-card = letter or card
terminal-choose-number = Type a number from 1 to { $count }.
terminal-choose-card = Type { $letters }, or the card itself: { $card }.
terminal-ambiguous = That could be { $choices }. Which one?
terminal-no-play = Type the cards you lay, as 7-7 or 7 7 X. l lists what you can lay, ? explains the game.
terminal-none-held =
    { $card ->
        [X] You have no joker in hand, so you cannot lay { $cards }.
       *[other] You have no { $card } in hand, so you cannot lay { $cards }.
    }
terminal-few-held = You have only { $held } in hand, so you cannot lay { $cards }.

## Hints

terminal-thinking = Thinking
terminal-hint = { $move } – wins { $share }%, score { $score }
terminal-hint-meaning = The best move comes first. The figures hold if everybody plays well from here.

## The end

terminal-over-out =
    { $who ->
        [you] The game is over: you laid your last card.
       *[other] The game is over: { $name } laid the last card in hand.
    }
terminal-over-supply = The game is over: row and pile are empty.
terminal-over-turn-limit = The game is over: the last permitted turn has been played.
terminal-laid = laid
terminal-in-hand = in hand
terminal-won =
    { $who ->
        [you] You win with { $points }, { $ahead } ahead.
       *[other] { $name } wins with { $points }, { $ahead } ahead.
    }
terminal-won-fewest =
    { $who ->
        [you] Equal scores, { $points } each: { $names }. You hold the fewest cards and win.
       *[other] Equal scores, { $points } each: { $names }. { $name } holds the fewest cards and wins.
    }
terminal-shared = Shared win, { $points } each: { $names }.
terminal-leads =
    { $who ->
        [you] { $count ->
            [one] You lead after one game.
           *[other] You lead after { $count } games.
        }
       *[other] { $count ->
            [one] { $name } leads after one game.
           *[other] { $name } leads after { $count } games.
        }
    }
terminal-lead-shared =
    { $count ->
        [one] Equal first after one game: { $names }.
       *[other] Equal first after { $count } games: { $names }.
    }
terminal-match-won =
    { $who ->
        [you] { $count ->
            [one] You win the match after one game.
           *[other] You win the match after { $count } games.
        }
       *[other] { $count ->
            [one] { $name } wins the match after one game.
           *[other] { $name } wins the match after { $count } games.
        }
    }
terminal-match-shared =
    { $count ->
        [one] Shared win of the match after one game: { $names }.
       *[other] Shared win of the match after { $count } games: { $names }.
    }
terminal-totals = Totals: { $totals }

## A recorded game

terminal-replay-keys = Enter: forward · b: back · a number: go there · e: end · q: quit
terminal-replay-start = this is the deal: there is nothing before it
terminal-replay-end = the last move is { $number }
terminal-replay-deal =
    { $count ->
        [one] the deal, one move to come
       *[other] the deal, { $count } moves to come
    }
terminal-replay-move = move { $number } of { $total }: { $move }
terminal-decides-play = { $name } lays a set
terminal-decides-ghost = { $name } chooses one of the ghost’s sets
terminal-decides-take = { $name } takes or leaves { $victim }’s { $cards }
terminal-decides-answer = { $name } picks up or discards { $cards }
terminal-decides-draw =
    { $count ->
        [one] { $name } draws one card
       *[other] { $name } draws { $count } cards
    }
terminal-decides-consolation = { $name } may draw one card

## Review of a finished game

terminal-review-title = Game { $number }: { $edition }. All figures are in percent of a win.
terminal-review-parts = { $name }: { $total } compared with an equal share: deal { $deal }, draws { $draws }, own decisions { $own }, others’ decisions { $others }
terminal-review-loss = Decision { $number }: { $played } loses { $loss } (± { $error }) against { $best }.
terminal-review-none = Well played: no decision cost anything that can be told apart from chance.
