# The words of the browser's screens. What is the same for terminal and browser is in the folder beside.

## Pages

title-home = Linko
title-table = Table · Linko
title-turn = Your turn · Linko
title-decide = You decide · Linko
title-over = Game over · Linko
title-rules = Rules · Linko
home = Home
loading = One moment…
no-such-page = There is nothing here.
table-gone = This table no longer exists.
connection-lost = Connection lost. Reconnecting…
error-unreachable = The server is not answering.
close = Close

## Home

claim = Lay a set. Whatever it beats is yours to snatch.
play = Play
play-what =
    { $bots ->
        [one] { $edition }, one bot, { $level }
        [2] { $edition }, two bots, { $level }
        [3] { $edition }, three bots, { $level }
        [4] { $edition }, four bots, { $level }
       *[other] { $edition }, { $bots } bots, { $level }
    }
change = change
change-title = What do you want to play?
new-table = New table
open-table = Open the table
join-code = Join with a code
join-how = The code is on your friends’ screen.
join = Join
code = Code
open-tables = Open tables
no-open-tables = No open tables right now. Open one!
watch = Watch
no-running-tables = No public games right now.
my-games = My games
no-games = No finished games yet.
finished-games = Finished
won-by = Won by { $names }
your-turn = your turn
turn-of = { $name }’s turn
your-name = Your name
guest = Guest
table = Table
table-of = { $name }’s table
players =
    { $count ->
        [2] two players
        [3] three players
        [4] four players
        [5] five players
       *[other] { $count } players
    }
free-seats =
    { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }

## Preferences

language = Language
theme-system = Auto
theme-light = Light
theme-dark = Dark
sound-on = Sound
sound-off = No sound
motion-on = Motion
motion-off = No motion
notices-on = Alerts
notices-off = No alerts
notices-blocked = Alerts blocked
notices-about = Your browser tells you when you must decide while you are looking elsewhere.
notices-blocked-about = Allow notifications from this page in your browser’s settings.
notice-turn = Lay a set.
notice-decide = The others are waiting for your decision.

## Editions and bots

edition = Edition
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Cleo
bot-name-4 = Dag
bot-name-5 = Edda
strength = How strong are the bots?
strength-random = clueless
strength-kitten = weak
strength-greedy = medium
strength-heuristic = strong
strength-search = very strong

## Lobby

lobby-title = Who is playing?
players-title = Players
sit-here = Sit here
move-here = Move here
that-is-you = that’s you
away = away
host = host
seat-number = Seat { $number }
seat-more = { $name }: more
save-name = Save
swap-with = Change places with
swap-about = Play goes round clockwise, and so does snatching.
send-away = Send away
send-away-about = { $name } can still watch, but not sit down here again.
only-watch = Only watch
only-watch-about = Your seat becomes free; you still choose what is played, and deal the cards.
leave-lobby = Leave the table
leave-about = Your seat becomes free for somebody else.
leave-host-about = Somebody else becomes the host.
leave-last-about = Nobody else is sitting here: the table closes.
mute = Stop hearing { $name }
mute-about = Only you no longer see what { $name } says at this table.
unmute = Hear { $name } again
unmute-about = You don’t see what { $name } says at this table.
add-bot = add a bot
bot-here = Bot in this seat
clear-seat = Clear this seat
start = Deal the cards
start-fill =
    { $count ->
        [one] Add a bot and deal
       *[other] Add { $count } bots and deal
    }
waiting-for-host = The host deals once everybody is here.
fill-level = Strength of these bots
agreed = What is played
invite = Invite friends
link = Link
copy-link = Copy the link
copied = Copied
qr-code = Link to this table as a QR code
length = How long?
length-single = One game
length-rounds = By rounds
length-target = By points
length-single-about = Every game stands on its own.
length-rounds-about =
    { $count ->
        [one] Everybody starts once: { $games } games, and the points are added.
       *[other] Everybody starts { $count } times: { $games } games, and the points are added.
    }
length-target-about = Game after game, until somebody has { $points } points in all.
rounds-each = Starts for everybody
target-points = Points to reach
amount-less = { $what }: less
amount-more = { $what }: more
clock = Thinking time
clock-none = None
clock-quick = Quick
clock-calm = Calm
clock-days = Days
clock-own = Custom
clock-none-about = Everybody may think as long as they like.
clock-each-about = For each decision: { $each }. When time is up, a bot takes over.
clock-bank-about = For each decision: { $each }; in reserve for the whole game: { $bank }. When time is up, a bot takes over.
clock-seconds-each = Seconds for each decision
clock-minutes-bank = Minutes in reserve
who-starts = Who starts?
starts-lot = Random
starts-lot-about = Who starts first is random; after that, always the next player to the left.
starts-seat-about = { $name } starts the first game; after that, always the next player to the left.
who-comes = Who may come?
comes-link = With link or code
comes-all = Everybody
comes-link-about = Only people with the link or the code can find this table.
comes-all-about = The table is listed among the open tables, and anybody may watch.
what-said = What may be said?
said-phrases = Preset phrases
said-text = Anything
said-phrases-about = A choice of phrases that everybody reads in their own language.
said-text-about = Besides the phrases, everybody may write their own words.
options = Options
sizes = Sizes, to try things out
sizes-about = How many cards there are and how many are dealt; no edition changes them.
size-ranks = Highest rank
size-copies = Cards of each rank
size-jokers = Jokers
size-hand_size = Cards in hand
size-row_size = Cards in the row
size-ghost_size = Cards of the ghost

## The table

you = You
menu = Menu
menu-home = Home – the game goes on
match-so-far = The match so far
leave-table = Leave the table – a bot takes over
hand-over = Let a bot play for { $name }
time-left = Time left: { $time }
bot-for-you = A bot is playing for you.
play-on = I’ll take over
rules = Rules
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
say-something = Say something
your-words = Your message
send = Send
turn-number = Turn { $number }
game-of = game { $number } of { $games }
game-to = game { $number }, to { $target }
row-title = Pile and row
pile = Pile
pile-label =
    { $count ->
        [0] The pile is empty
        [one] Pile, one card
       *[other] Pile, { $count } cards
    }
row-entry =
    { $cards ->
        [X] joker in the row, place { $place }
       *[other] { $cards } in the row, place { $place }
    }
discard = Discards
discard-count = Discards { $count }
discard-empty = Nothing has been discarded yet.
cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
# Where there is hardly any room.
sets-short =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }
bundle-size = { $count } cards
cards-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
seen-in-hand = known cards
stack-label =
    { $count ->
        [0] { $name }: nothing laid yet
        [one] { $name }: one set, { $top } on top
       *[other] { $name }: { $count } sets, { $top } on top
    }
stack-of = { $name }’s stack
your-stack = Your stack
stack-size =
    { $cards ->
        [one] { $sets }, one card
       *[other] { $sets }, { $cards } cards
    }
on-top = on top
your-hand = Your hand
hand-group =
    { $card ->
        [X] { $chosen ->
            [0] { $count } × joker
           *[other] { $count } × joker, { $chosen } chosen
        }
       *[other] { $chosen ->
            [0] { $count } × { $card }
           *[other] { $count } × { $card }, { $chosen } chosen
        }
    }
new = new
ghost = The ghost
ghost-what = never plays, never scores
watching = You are watching.
waiting-for = Waiting for { $name }

## What is asked

ask-play = Your turn: lay one set
ask-play-how = Choose cards; once more for one less. Jokers join any rank.
not-a-set = That is not a set.
goes-out = This empties your hand
snatches =
    { $count ->
        [0] Snatches nothing
        [one] Snatches one set
        [2] Snatches two sets
        [3] Snatches three sets
        [4] Snatches four sets
       *[other] Snatches { $count } sets
    }
of-name = { $name }’s
of-ghost =
    { $count ->
        [one] The ghost’s
       *[other] One of the ghost’s
    }
lay =
    { $cards ->
        [X] Lay the joker
       *[other] Lay { $cards }
    }
lay-nothing = Lay
lay-last = and the game is over
and = { " and " }
stay =
    { $count ->
        [one] { $cards } stays in hand
       *[other] { $cards } stay in hand
    }
stay-none =
    { $count ->
        [one] one card stays in hand
       *[other] { $count } cards stay in hand
    }
some-cards =
    { $card ->
        [X] { $count ->
            [one] one joker
            [2] two jokers
            [3] three jokers
            [4] four jokers
           *[other] { $count } jokers
        }
       *[other] { $count ->
            [one] one { $card }
            [2] two { $card }s
            [3] three { $card }s
            [4] four { $card }s
            [5] five { $card }s
            [6] six { $card }s
            [7] seven { $card }s
           *[other] { $count } { $card }s
        }
    }
the-cards =
    { $card ->
        [X] { $count ->
            [one] the joker
            [2] the two{ "\u00A0" }jokers
            [3] the three{ "\u00A0" }jokers
            [4] the four{ "\u00A0" }jokers
            [5] the five{ "\u00A0" }jokers
           *[other] the { $count }{ "\u00A0" }jokers
        }
       *[other] { $count ->
            [one] the { $card }
            [2] the two{ "\u00A0" }{ $card }s
            [3] the three{ "\u00A0" }{ $card }s
            [4] the four{ "\u00A0" }{ $card }s
            [5] the five{ "\u00A0" }{ $card }s
            [6] the six{ "\u00A0" }{ $card }s
            [7] the seven{ "\u00A0" }{ $card }s
            [8] the eight{ "\u00A0" }{ $card }s
           *[other] the { $count }{ "\u00A0" }{ $card }s
        }
    }
chosen-again =
    { $count ->
        [one] { $card } again: none
       *[other] { $card } again: one less
    }
ask-take =
    { $cards ->
        [X] Your { $by } snatches { $name }’s joker
       *[other] { $by ->
            [X] Your joker snatches { $name }’s { $cards }
           *[other] { $count ->
                [one] Your { $by } snatches { $name }’s { $cards }
               *[other] Your { $by } snatch { $name }’s { $cards }
            }
        }
    }
ask-take-short =
    { $cards ->
        [X] You snatch { $name }’s joker
       *[other] You snatch { $name }’s { $cards }
    }
take = Take { $cards }
take-short = Take
take-then =
    { $count ->
        [one] { $name } draws one
        [2] { $name } draws two
        [3] { $name } draws three
        [4] { $name } draws four
        [5] { $name } draws five
        [6] { $name } draws six
       *[other] { $name } draws { $count }
    }
leave =
    { $count ->
        [one] Leave it
       *[other] Leave them
    }
leave-then = { $name } picks up or discards
ask-answer =
    { $cards ->
        [X] { $name } snatched your joker and leaves it to you
       *[other] { $count ->
            [one] { $name } snatched your { $cards } and leaves it to you
           *[other] { $name } snatched your { $cards } and leaves them to you
        }
    }
ask-answer-short =
    { $cards ->
        [X] { $name } leaves you your joker
       *[other] { $name } leaves you your { $cards }
    }
pick-up =
    { $count ->
        [one] Pick it up
       *[other] Pick them up
    }
pick-up-then =
    { $count ->
        [one] then one card in hand
       *[other] then { $count } cards in hand
    }
discard-them =
    { $count ->
        [one] Discard it
       *[other] Discard them
    }
discard-then =
    { $count ->
        [one] and draw one
        [2] and draw two
        [3] and draw three
        [4] and draw four
        [5] and draw five
        [6] and draw six
       *[other] and draw { $count }
    }
ask-draw =
    { $cards ->
        [X] { $name } took your joker
       *[other] { $name } took your { $cards }
    }
ask-draw-plain =
    { $cards ->
        [X] You discarded the joker
       *[other] You discarded the { $cards }
    }
draw-which = Draw card { $number } of { $total }
draw-from =
    { $pile ->
        [0] from the row
       *[other] from the row or the pile
    }
ask-consolation = Nothing snatched: draw a card?
consolation-how =
    { $pile ->
        [0] Choose a card in the row.
       *[other] Choose a card in the row, or the pile.
    }
pass = Pass
pass-then = draw nothing
ask-ghost = What do you snatch from the ghost?
ask-ghost-how = The cards go to your hand.
ask-ghost-field = Choose one of the outlined sets; its cards go to your hand.
ask-ghost-only = You snatch the ghost’s { $cards }
ghost-then =
    { $pile ->
        [0] into your hand
       *[other] into your hand; the ghost is refilled
    }
claw-first = first
claw-then = then
claw-only = snatch
claw-snatched = snatched
claw-left = left
claw-left-by = left by { $name }
note-count =
    { $count ->
        [one] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
       *[other] { $count } cards
    }
note-higher =
    { $card ->
        [X] jokers are higher
       *[other] { $card } is higher
    }
note-equal =
    { $card ->
        [X] jokers are equal
       *[other] { $card } is equal
    }
note-next = next in line

## Who decides

deciding-play = { $name } is thinking.
deciding-take = { $name } decides: take or leave.
deciding-answer = { $name } decides: pick up or discard.
deciding-draw =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
deciding-consolation = { $name } may draw a card.
deciding-ghost = { $name } chooses one of the ghost’s sets.
deciding-over = The game is over.

## The log

few-left =
    { $count ->
        [one] – one card left!
        [2] – two cards left!
       *[other] – three cards left!
    }

## For ears

told-play = Your turn. Your hand: { $hand }.
told-take = You decide: take or leave the snatched cards.
told-answer = You decide: pick your cards up, or discard them.
told-draw =
    { $total ->
        [1] You draw a card.
       *[other] You draw a card: { $number } of { $total }.
    }
told-consolation = You may draw a card, or pass.
told-ghost = You choose one of the ghost’s sets.

## Keys

keys = Keys and shortcuts
key-card = choose a rank; again for one less
key-joker = add a joker
key-lay = lay the chosen cards
key-clear = clear your choice; show at once what has happened
key-take = take / leave
key-answer = pick up / discard
key-draw = draw from the row / from the pile
key-pass = pass
key-ghost = choose one of the ghost’s sets
key-log = log
key-rules = rules
key-keys = this list
double-tap = Double-click or double-tap a group to lay all of it

## The end

end-title =
    { $who ->
        [you] You win!
       *[other] { $count ->
            [one] { $names } wins
           *[other] Shared win: { $names }
        }
    }
ended-out =
    { $who ->
        [you] You have no cards left.
        [other] { $name } has no cards left.
       *[unknown] Somebody has no cards left.
    }
ended-supply = Row and pile are empty.
ended-turn_limit = The last turn is over.
reason-points = Most points: { $points }.
reason-fewest = Equal points, but fewer cards in hand.
reason-shared = Equal points.
reason-shared-fewest = Equal points, and equally many cards in hand.
match-won =
    { $who ->
        [you] You have won the match with { $points } in all.
       *[other] { $count ->
            [one] { $names } has won the match with { $points } in all.
           *[other] Shared win of the match: { $names }, { $points } each.
        }
    }
score-sum = { $laid } in the stack, { $hand } in hand
total = { $points } in total
chart-title = The score, turn by turn
chart-none = The chart begins with the next game.
rematch = Play again
next-game = Next game
next-has-begun = The next game has begun.
look-at-table = See the table
to-result = See the result
record = Record
record-how = The whole game as text: select and copy.
copy-record = Copy the record

## Rules

rules-goal-title = The aim
rules-goal = Everybody lays sets of cards in front of them and snatches sets from the others. Cards lying in front of you count for you, cards left in your hand count against you.
rules-deck = The deck has { $copies } cards of each rank from 1 to { $ranks }, and { $jokers ->
        [0] no jokers
        [one] one joker
       *[other] { $jokers } jokers
    }. Everybody is dealt { $hand } cards; { $row } more lie face up as the row, the rest is the pile.
rules-turn-title = Your turn
rules-turn = Lay exactly one set from your hand on your own stack: one or more cards of the same rank. Jokers join any rank.
rules-sets = Above: four cards of value 6, two of value 12, and two jokers. Jokers alone have value 14, higher than everything else.
rules-snatch-title = Snatching
rules-snatch = Your set is compared with every other player’s top set, once round the table from your left. If the number of cards is the same and the value is lower, you must snatch that set. Then you decide:
rules-take = Take the cards into your hand. The robbed player draws as many.
rules-leave = Leave them. The robbed player picks them up again, or discards them and draws as many.
rules-below = The set below is now the top set, and safe for the rest of this turn. A set uncovered like this never attacks.
rules-draw-title = Drawing
rules-draw = One card at a time, face up from the row or unseen from the pile. The row is refilled only when you are done.
rules-consolation = In this edition: if you snatched nothing, you may draw one card at the end of your turn.
rules-ones = In this edition: with the same number of cards, 1s also snatch { $ranks }s and jokers alone. Everything higher still snatches 1s.
rules-ghost = In this edition the cards of a ghost lie face up beside you; all its cards of one rank are one set. Each turn, if you can, you must first snatch one of its lower sets with the same number of cards, and only then from your opponent. You always take the ghost’s cards into your hand, and it is refilled at once. It keeps no { $ranks }s and no jokers: they join a card of the row as a bundle, which you draw as one card.
rules-end-title = The end
rules-end = The game ends at once when somebody lays the last card of their hand, or when row and pile are empty. Your score: cards in your stack minus cards in hand.
rules-tie-shared = If the best scores are equal, the win is shared.
rules-tie-fewest = If the best scores are equal, the fewest cards in hand win; if those are equal too, the win is shared.
rules-screen-title = On the screen
rules-screen = Click or tap a group in your hand to choose all of it; once more for one card less. Jokers are added one by one. You see whose cards the set would snatch; then press Lay. Quicker: double-click or double-tap a group, or press Enter. While cards are moving, a click or tap anywhere shows at once how things stand.
rules-advice-title = Tips
rules-advice = Snatching usually pays: others lose points, and what you take can be laid again. Many cards of a low rank, laid at once, are hard to beat. A weak single card is good bait: when it is snatched, you can draw a better one. And watch the numbers on the lynx heads: near the end, it is better not to take any more cards.
