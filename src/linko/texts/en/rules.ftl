## The rules, for the browser's page and for the terminal. Clients choose what fits the edition.
## Cards in $cards and the like are drawn, or written as 7-7-X.

rules-goal-title = The aim
rules-goal = You lay sets of cards in front of you and snatch sets from the other players. At the end, every card in your stack is a point for you, and every card in your hand is a point against you.

rules-setup-title = Before the game
rules-deck = The deck has { $copies ->
        [one] one card
       *[other] { $copies } cards
    } of each rank from 1 to { $ranks }, and { $jokers ->
        [0] no jokers
        [one] one joker
       *[other] { $jokers } jokers
    }.
rules-deal = Every player is dealt { $hand ->
        [one] one card
       *[other] { $hand } cards
    }. { $row ->
        [one] The next card is placed face up: it is the row
       *[other] The next { $row } cards are placed face up: they are the row
    }. The rest is the pile, face down.
rules-deal-ghost = Every player first gets two jokers. The other cards are shuffled, and every player is dealt { $dealt } more. { $row ->
        [one] The next card is placed face up: it is the row
       *[other] The next { $row } cards are placed face up: they are the row
    }. Then the ghost gets cards from the pile, one by one, until it shows { $ghost }.
rules-start = Who starts is random, unless you choose a player before the first deal.
rules-start-youngest = The booklet says: the youngest player starts.
rules-start-lynx = The booklet says: the player who last saw a lynx starts.

rules-turn-title = Your turn
rules-order = Players take turns clockwise: the player on your left comes next.
rules-turn = Lay exactly one set from your hand on top of your stack: one or more cards of the same rank. You may keep some cards of that rank. Jokers can join any rank, or be laid on their own. Your earlier sets do not limit your choice.
rules-set-mixed = four cards of value 6
rules-set-pair = two cards of value 12
rules-set-jokers = jokers alone: higher than every rank
rules-jokers = Jokers alone cannot be snatched, not even by jokers.
rules-jokers-ones = Jokers alone can only be snatched by 1s.
rules-out = If you laid the last card of your hand, the game ends at once. This last set snatches nothing.

rules-snatch-title = Snatching
rules-snatch = Your set is compared with the top set of every other player, once round the table, clockwise from your left. If a top set has the same number of cards and a lower value, you must snatch it. Then you decide:
rules-take = Take the cards into your hand. The robbed player draws the same number of cards.
rules-leave = Leave them to the robbed player, who picks the cards up and draws nothing, or discards them and draws the same number.
rules-below = The set below becomes the top set. It is safe for the rest of this turn, and it never attacks.
rules-consolation = In this edition: if you could snatch nothing, you may draw one card at the end of your turn.
rules-ones = In this edition: 1s also snatch the same number of { $ranks }s, or of jokers alone. Every higher set still snatches 1s.

rules-draw-title = Drawing
rules-draw = Draw one card at a time: face up from the row, or unseen from the top of the pile. The row is refilled to { $row } after the last card of the draw.
rules-draw-pile = The pile is never rebuilt from the discards. When it is empty, play goes on with the row, which is no longer refilled.
rules-draw-short = When the last card of row and pile is drawn, the game is over, even if more cards were to be drawn.

rules-ghost-title = The ghost
rules-ghost = { $ghost ->
        [one] The ghost’s only card lies
       *[other] The ghost’s { $ghost } cards lie
    } face up; all its cards of one rank are one set. The ghost never plays, never attacks and never scores.
rules-ghost-snatch = Your set is compared with the ghost’s sets first, then with your opponent’s top set. If a set of the ghost has the same number of cards and a lower value, you must snatch it. If there are several, you choose one of them.
rules-ghost-take = You always take the ghost’s cards into your hand. The ghost is refilled to { $ghost ->
        [one] one card
       *[other] { $ghost } cards
    } from the pile at once.
rules-ghost-refuses = The ghost accepts no { $ranks }s and no jokers. They go onto the lowest single card of the row, and the ghost gets the next card of the pile.
rules-ghost-bundle = Cards that lie together in the row are a bundle. You draw a bundle like one card, and all of it goes to your hand.

rules-end-title = The end
rules-end = The game ends at once, even in the middle of a turn:
rules-end-out = when a player has laid the last card of their hand, or
rules-end-supply = when row and pile are both empty.
rules-end-limit = A game that goes on and on ends after { $turns } turns, and is scored as it stands.
rules-score = Your score is the number of cards in your stack minus the number of cards in your hand. Values do not matter. The highest score wins.
rules-tie-shared = If the best scores are equal, the win is shared.
rules-tie-fewest = If the best scores are equal, the player with the fewest cards in hand wins. If that is equal too, the win is shared.

rules-match-title = Several games
rules-match = In a match, the points of all games are added, and the highest total wins. Equal totals share the win. In each new game, the next player to the left starts.
rules-match-length = You play until everybody has started the same number of times, or until somebody has a total you agreed on: 50 points is usual.

## A snatch as questions and answers.

rules-chart-title = Do I snatch this set?
rules-chart-count = Does it have the same number of cards as my set?
rules-chart-value = Is its value lower than my set’s?
rules-chart-value-ones = Is its value lower than my set’s? Or is my set made of 1s, and this one of { $ranks }s or of jokers alone?
rules-chart-yes = yes
rules-chart-no = no
rules-chart-nothing = Nothing happens.
rules-chart-must = You must snatch it. Do you take the cards?
rules-chart-take = The cards go to your hand. Their owner draws the same number.
rules-chart-leave = You leave them to their owner. Does the owner pick them up?
rules-chart-pick-up = The cards go back to the owner’s hand. Nobody draws.
rules-chart-discard = The cards are discarded. Their owner draws the same number.
rules-chart-next = Then the row is refilled, and your set is compared with the next player’s.

## A turn of four players: Ann, Ben, Cy and Dee.

rules-example-title = A turn, step by step
rules-example-table = Ann, Ben, Cy and Dee sit clockwise in this order. It is Ann’s turn.
rules-example-stack = { $cards } on { $below }
rules-example-lay = Ann lays { $cards }.
rules-example-other = Ben shows { $cards }. That is a different number of cards: nothing happens.
rules-example-take = Cy shows { $cards }: two cards and a lower value. Ann must snatch them, and takes them. Cy draws two cards, and the row is refilled.
rules-example-leave = Dee shows { $cards }: two cards and a lower value. Ann must snatch them too, but leaves them to Dee. Dee picks them up, or discards them and draws two cards.
rules-example-safe = Now { $cards } is on top of Dee’s stack. It is safe until Ann’s turn is over.
rules-example-next = Next, Ben lays { $cards }. Cy and Ann show two cards each: nothing happens. But Dee shows { $below }, a single card of lower value. Ben snatches it.

## What people forget.

rules-forget-title = Seven points people forget
rules-forget-must = Snatching is not a choice. You only choose whether you take the cards or leave them.
rules-forget-equal = An equal value is not enough. And the number of cards must be the same.
rules-forget-once = Go round once, clockwise from your left. Finish each snatch, with its draw, before you look at the next player.
rules-forget-gone = Snatched cards never stay on the stack, even if you leave them.
rules-forget-below = The uncovered set is safe for the rest of this turn, and it never attacks.
rules-forget-refill = The row is refilled only after the last card of a draw.
rules-forget-last = The set that empties your hand ends the game at once. It snatches nothing.

## Tips.

rules-tips-title = Tips
rules-tip-snatch = Snatching usually pays: the others lose points, and you can lay the cards you take again.
rules-tip-decoy = Lay a decoy: when a weak single card of yours is snatched, you can pick a better one from the row.
rules-tip-many = Collect many cards of a low rank. They are easy to get and, laid all at once, hard to beat.
rules-tip-end = On the home stretch, watch how many cards the others hold, and stop taking cards.
