# The words of the browser's screens. What is the same for terminal and browser is in the folder beside.

## Pages

title-home = Linko
title-table = Table · Linko
title-turn = Your turn · Linko
title-decide = You decide · Linko
title-over = Game over · Linko
title-rules = Rules · Linko
home = Home
loading = One moment …
no-such-page = There is nothing here.
table-gone = This table is no more.
connection-lost = Connection lost. Coming back …
error-unreachable = The server does not answer.
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
change-title = What do you play?
new-table = New table
open-table = Open the table
join-code = Join with a code
join-how = The code is on your friends’ screen.
join = Join
code = Code
open-tables = Open tables
no-open-tables = No open tables just now. Open one!
watch = Watch
no-running-tables = Nobody plays in public just now.
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
sound-off = Silent
motion-on = Motion
motion-off = No motion
notices-on = Alerts
notices-off = No alerts
notices-blocked = Alerts blocked
notices-about = Your browser tells you when you must decide while you look elsewhere.
notices-blocked-about = Allow notifications for this page in your browser’s settings.
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
strength-kitten = easy
strength-greedy = fair
strength-heuristic = good
strength-search = very strong

## Lobby

lobby-title = Who is playing?
players-title = Players
sit-here = Sit here
that-is-you = that’s you
away = away
host = host
seat-number = Seat { $number }
seat-more = { $name }: more
save-name = Save
swap-with = Change places with
swap-about = Play goes round to the left, and so does every snatch.
send-away = Send away
send-away-about = { $name } can watch, but not sit down here again.
only-watch = Only watch
only-watch-about = Your seat becomes free; you still decide what is played and deal.
leave-lobby = Leave the table
leave-about = Your seat becomes free for somebody else.
leave-host-about = Somebody else becomes the host.
leave-last-about = Nobody else sits here: the table closes.
mute = Don’t hear { $name }
mute-about = Only you no longer see what { $name } says at this table.
unmute = Hear { $name } again
unmute-about = You don’t see what { $name } says at this table.
add-bot = add a bot
bot-here = Bot on this seat
clear-seat = Clear this seat
start = Deal the cards
start-fill =
    { $count ->
        [one] Deal, with a bot on the free seat
       *[other] Deal, with bots on { $count } free seats
    }
waiting-for-host = The host deals when everybody is here.
fill-level = Strength of these bots
agreed = What is played
invite = Friends join with
link = Link
copy-link = Copy the link
copied = Copied
qr-code = Link to this table as a QR code
length = How long?
length-single = One game
length-rounds = By rounds
length-target = By points
length-single-about = Every game counts for itself.
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
clock = Clock
clock-none = None
clock-quick = Quick
clock-calm = Calm
clock-days = Days
clock-own = Own
clock-none-about = Everybody thinks as long as they like.
clock-each-about = For each decision: { $each }. When time is up, a bot plays on.
clock-bank-about = For each decision: { $each }; in reserve for the whole game: { $bank }. When time is up, a bot plays on.
clock-seconds-each = Seconds for each decision
clock-minutes-bank = Minutes in reserve
who-starts = Who starts?
starts-lot = By lot
starts-lot-about = The first to start is drawn by lot; after that, always the next to the left.
starts-seat-about = { $name } starts the first game; after that, always the next to the left.
who-comes = Who may come?
comes-link = With link or code
comes-all = Everybody
comes-link-about = Only those find this table who have its link or code.
comes-all-about = The table stands in the list of open tables, and anybody may watch.
what-said = What may be said?
said-phrases = Set phrases
said-text = Anything
said-phrases-about = A choice of phrases that everybody reads in their own language.
said-text-about = Besides the phrases, everybody may write words of their own.
options = Options
sizes = Sizes, for study
sizes-about = How many cards there are and how many are dealt; no edition changes them.
size-ranks = Highest rank
size-copies = Cards of each rank
size-jokers = Jokers
size-hand_size = Cards in hand
size-row_size = Cards in the row
size-ghost_size = Cards of the ghost

## The table

you = You
you-log = You
menu = Menu
menu-home = To the home page; the game goes on
leave-table = Leave the table; a bot plays on
hand-over = Let a bot play for { $name }
bot-for-you = A bot plays for you.
play-on = I’ll play on
rules = Rules
log = Log
log-empty = Nothing has happened yet.
say-something = Say something
your-words = Your words
send = Send
turn-number = Turn { $number }
round-of = round { $round } of { $games }
round-to = round { $round }, to { $target }
row-title = Pile and row
pile = Pile
pile-label =
    { $count ->
        [0] The pile is empty
        [one] Pile, one card
       *[other] Pile, { $count } cards
    }
row-entry = { $cards } in the row, place { $place }
discard = Discard
discard-count = Discard { $count }
discard-empty = Nothing has been discarded yet.
cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
sets =
    { $count ->
        [0] no sets
        [one] 1 set
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
seen-in-hand = seen in hand
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
    { $chosen ->
        [0] { $count } × { $card }
       *[other] { $count } × { $card }, { $chosen } chosen
    }
new = new
ghost = The ghost
ghost-what = never plays, never scores
watching = You are watching.
waiting-for = Waiting for { $name }

## What is asked

ask-play = Your turn: lay one set
ask-play-how = Tap a group; again for one less; jokers join any rank.
not-a-set = That is no set.
goes-out = Your last cards: the game ends
snatches =
    { $count ->
        [0] Snatches nothing
        [one] Snatches one set
        [2] Snatches two sets
        [3] Snatches three sets
        [4] Snatches four sets
       *[other] Snatches { $count } sets
    }
snatches-ghost = Snatches from the ghost
of-name = { $name }’s
of-ghost = The ghost’s
lay = Lay { $cards }
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
    { $count ->
        [one] one { $card }
        [2] two { $card }s
        [3] three { $card }s
        [4] four { $card }s
       *[other] { $count } { $card }s
    }
the-cards =
    { $count ->
        [one] the { $card }
        [2] the two { $card }s
        [3] the three { $card }s
        [4] the four { $card }s
        [5] the five { $card }s
       *[other] the { $count } { $card }s
    }
tap-again =
    { $count ->
        [one] tap { $card } again: none
       *[other] tap { $card } again: one less
    }
ask-take = Your { $by } snatches { $name }’s { $cards }
take = Take { $cards }
take-short = Take
take-then =
    { $count ->
        [one] { $name } draws one
        [2] { $name } draws two
        [3] { $name } draws three
        [4] { $name } draws four
       *[other] { $name } draws { $count }
    }
leave =
    { $count ->
        [one] Leave it
       *[other] Leave them
    }
leave-then = { $name } picks up or discards
ask-answer =
    { $count ->
        [one] { $name } snatched your { $cards } and leaves it to you
       *[other] { $name } snatched your { $cards } and leaves them to you
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
       *[other] and draw { $count }
    }
ask-draw = { $name } took your { $cards }
ask-draw-plain = You discarded { $cards }
draw-which = Draw: { $number } of { $total }
draw-from = from the row or the pile
ask-consolation = Nothing snatched: draw one?
consolation-how = Tap a card of the row or the pile.
pass = Pass
ask-ghost =
    { $count ->
        [one] Your { $by } snatches one of its cards
        [2] Your { $by } snatches one of its pairs
       *[other] Your { $by } snatches one of its sets
    }
ask-ghost-how = The cards go to your hand. Which?
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
       *[other] { $count } cards
    }
note-higher = { $card } is higher
note-equal = { $card } is equal

## Who decides

deciding-play = { $name } is thinking.
deciding-take = { $name } takes them, or leaves them.
deciding-answer = { $name } picks them up, or discards.
deciding-draw =
    { $count ->
        [one] { $name } draws.
       *[other] { $name } draws { $count }.
    }
deciding-consolation = { $name } may draw one.
deciding-ghost = { $name } picks a set of the ghost.
deciding-over = The game is over.

## The log. WHO and WHOM are "you" or "other".

log-started =
    { $who ->
        [you] Cards are dealt. { $name } start.
       *[other] Cards are dealt. { $name } starts.
    }
log-laid = { $name } laid { $cards }
few-left =
    { $count ->
        [one] One card left!
        [2] Two cards left!
       *[other] Three cards left!
    }
log-snatched =
    { $whom ->
        [you] Snatches { $cards } from you
       *[other] Snatches { $cards } from { $victim }
    }
log-took =
    { $whom ->
        [you] Snatched { $cards } from you and took { $count ->
            [one] it
           *[other] them
        }.
       *[other] Snatched { $cards } from { $victim } and took { $count ->
            [one] it
           *[other] them
        }.
    }
log-left =
    { $whom ->
        [you] Snatched { $cards } from you and left { $count ->
            [one] it
           *[other] them
        }.
       *[other] Snatched { $cards } from { $victim } and left { $count ->
            [one] it
           *[other] them
        }.
    }
log-picked-up = { $name } picked up { $cards }
log-discarded = { $name } discarded { $cards }
log-drew-row = { $name } drew { $cards } from the row
log-drew-pile-own = { $name } drew { $cards } from the pile
log-drew-pile =
    { $count ->
        [one] { $name } drew a card from the pile
       *[other] { $name } drew { $count } cards from the pile
    }
log-ghost-snatched = { $name } took { $cards } from the ghost
log-ghost-received = The ghost drew { $cards }
log-bundled = { $cards } joined a bundle in the row
log-passed = { $name } passed
log-ended =
    { $count ->
        [one] { $name } won the game.
       *[other] { $name } share the win.
    }
log-stood-in =
    { $who ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $name } now.
    }
log-returned =
    { $who ->
        [you] You play again.
       *[other] { $name } plays again.
    }

## For ears

told-play = Your turn. Your hand: { $hand }.
told-take = You decide: take or leave the snatched cards.
told-answer = You decide: pick your cards up, or discard them.
told-draw = You draw a card.
told-consolation = You may draw a card, or pass.
told-ghost = You choose a set of the ghost.

## Keys

keys = Keys and taps
key-card = choose a rank; again for one less
key-joker = add a joker
key-lay = lay the chosen cards
key-clear = choose nothing; show at once what has happened
key-take = take, leave
key-answer = pick up, discard
key-draw = draw from the row, from the pile
key-pass = pass
key-log = log
key-rules = rules
key-keys = this list
double-tap = Two quick taps on a group lay all of it

## The end

end-title =
    { $who ->
        [you] You win!
       *[other] { $count ->
            [one] { $names } wins
           *[other] { $names } share the win
        }
    }
ended-out = A hand is empty.
ended-supply = Row and pile are empty.
ended-turn_limit = The last turn is over.
reason-points = The most points: { $points }.
reason-fewest = Equal points, but fewer cards in hand.
reason-shared = Equal points: the win is shared.
score-sum = { $laid } laid, { $hand } in hand
total = { $points } in all
chart-title = The score, turn by turn
chart-none = The chart begins with the next game.
rematch = Play again
next-round = Next round
look-at-table = Look at the table
to-result = To the result
record = Record
record-how = The whole game as text: select and copy.
record-none = The record is not there yet.

## Rules

rules-goal-title = What it is about
rules-goal = Everybody lays sets of cards in front of them and snatches the sets of others. Cards you have laid count for you, cards left in your hand count against you.
rules-turn-title = Your turn
rules-turn = Lay exactly one set from your hand on your own stack: one or more cards of one rank. Jokers join any rank.
rules-sets = Above: four cards of value 6, two of value 12, and two jokers alone. Jokers alone have value 14, above everything.
rules-snatch-title = Snatching
rules-snatch = Going round once from your left, your set is compared with each top set. The same number of cards and a lower value: it must be snatched, and you decide:
rules-take = Take the cards into your hand. The robbed player draws as many.
rules-leave = Leave them. The robbed player picks them up again, or discards them and draws as many.
rules-below = The set below is on top then, safe for this turn. A set that comes to light never attacks.
rules-draw-title = Drawing
rules-draw = One card at a time, from the open row or unseen from the pile. The row is refilled when you are done.
rules-consolation = In this edition: if you snatched from nobody, you may draw one card at the end of your turn.
rules-ones = In this edition: 1s also snatch 13s and jokers, with the same number of cards.
rules-ghost = In this edition a ghost lies open beside you. You may snatch one of its lower sets each turn, before your opponent’s; its cards go to your hand, and it is refilled. 13s and jokers it gives away: they join a card of the row as a bundle, drawn as one.
rules-end-title = The end
rules-end = The game ends at once when somebody lays the last card of a hand, or when row and pile are empty. Your score: cards laid minus cards in hand.
rules-tie-shared = Equal best scores share the win.
rules-tie-fewest = Of equal best scores, fewer cards in hand win.
rules-screen-title = On the screen
rules-screen = Tap a group of your hand: all of it is chosen. Tap it again: one card less. Jokers come one by one. You see whom the set would snatch from, then press Lay. Quicker: tap a group twice quickly, or press Enter. While cards move, a tap anywhere shows at once how things stand.
rules-advice-title = Advice
rules-advice = Snatching usually pays: others lose points, and what you take can be laid again. Many cards of a low rank, laid at once, are hard to beat. A weak single card laid as bait lets you choose better ones. And watch the numbers in the heads: near the end, do not take cards any more.
