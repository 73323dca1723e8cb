# The words of the browser's screens.
# Words that terminal and browser share are in the folder ../en.

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
closed-host = The people who run this site have closed this table.
closed-conduct = This table was closed because somebody broke the rules of this site.
closed-stuck = This table was closed because something was wrong with it.
closed-maintenance = This table was closed for maintenance.
maintenance = Maintenance: games in progress go on, but no new ones can begin.
table-gone = This table is gone.
connection-lost = Connection lost. Reconnecting…
error-unreachable = The server is not answering.
close = Close

## Home

claim = Lay a set, and snatch what it beats.
play = Play
play-what =
    { $bots ->
        [one] { $edition }, one bot, { $level }
        [2] { $edition }, two bots, { $level }
        [3] { $edition }, three bots, { $level }
        [4] { $edition }, four bots, { $level }
       *[other] { $edition }, { $bots } bots, { $level }
    }
solo-title = Your game is not over yet
solo-resume = Play on
solo-new = New game
solo-new-about = The old game then ends without a result.
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
won-by =
    { $who ->
        [you] You won
       *[other] { $count ->
            [one] Won by { $names }
           *[other] Shared win: { $names }
        }
    }
game-place =
    { $place ->
        [1] 1st of { $count }
        [2] 2nd of { $count }
        [3] 3rd of { $count }
       *[other] { $place }th of { $count }
    }
who-is-away =
    { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }
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
        [0] no free seats
        [one] one free seat
       *[other] { $count } free seats
    }

## The invitation

invited-title = { $name } invites you
invited-by-nobody = You are invited
invited-with = with { $names }
invited-bots =
    { $count ->
        [one] a bot
        [2] two bots
        [3] three bots
        [4] four bots
       *[other] { $count } bots
    }
invited-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
invited-target =
    { $points ->
        [one] to { $points } point
       *[other] to { $points } points
    }
invited-no-clock = no clock
invited-clock = { $each } a decision
invited-name = Your name at the table
sit-down = Sit down
how-it-goes = How it goes
invited-note = No account, no e-mail. If all places are taken, you watch until one is free.
invited-place = this will be your place
invited-full =
    { $count ->
        [2] Both places are taken
        [3] All three places are taken
        [4] All four places are taken
        [5] All five places are taken
       *[other] All places are taken
    }
invited-running =
    { $turn ->
        [0] They are playing
       *[other] They are playing, turn { $turn }
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
pace-calm = Calm pace
pace-normal = Normal pace
pace-quick = Quick pace
notices-on = Alerts
notices-off = No alerts
notices-blocked = Alerts blocked
notices-about = Your browser tells you when you must decide while you are looking elsewhere.
notices-blocked-about = Allow notifications from this page in your browser’s settings.
notice-turn = Lay a set.
notice-decide = The others are waiting for your decision.

## Editions and bots

edition = Edition
edition-plain = no extra rule
edition-plain-about = Nothing is added: without a snatch you draw nothing, and a tie is shared.
bot-name-1 = Axilu
bot-name-2 = Bolynx
bot-name-3 = Calux
bot-name-4 = Drolynx
bot-name-5 = Elinxo
strength = How strong are the bots?
strength-random = clueless
strength-kitten = weak
strength-greedy = medium
strength-heuristic = strong
strength-search = very strong

## Lobby

lobby-title = Who is playing?
places-taken = { $taken } of { $seats } places taken
free = Free
tap-to-fill = tap to fill
fill-how = a friend, a bot, nobody
still-free = still free
is-here = is here
is-away = is away
bot-strength = bot, { $strength }
you-name = You, { $name }
wears = wears { $coat }
coat-2 = Ice
coat-5 = Spruce
coat-8 = Straw
coat-10 = Dunes
coat-12 = Rowan
watching-free = You are watching. Choose a free place to sit down.
watching-full = You are watching. All places are taken.
who-sits = Who sits here?
send-link = Send link
a-bot = A bot
bot-kind-kitten = Kitten
bot-kind-greedy = Greedy
bot-kind-heuristic = Heuristic
bot-kind-search = Search
nobody-plays =
    { $players ->
        [0] Nobody
        [1] Nobody
        [2] Nobody, two play
        [3] Nobody, three play
        [4] Nobody, four play
       *[other] Nobody, { $players } play
    }
sit-instead = I sit here instead
players-title = Players
sit-here = Sit here
host = host
seat-number = Place { $number }
seat-more = { $name }: more
save-name = Save
swap-with = Change places with
swap-about = Play goes round clockwise, and so does snatching.
send-away = Send away
send-away-about = { $name } can still watch, but not sit down here again.
only-watch = Just watch
only-watch-about = Your seat becomes free; you still choose what is played, and deal the cards.
leave-lobby = Leave the table
leave-about = Your seat becomes free for somebody else.
leave-host-about = Somebody else becomes the host.
leave-last-about = Nobody else is sitting here: the table closes.
mute = Mute { $name }
mute-about = You no longer see what { $name } says at this table. Nobody else notices.
unmute = Unmute { $name }
unmute-about = You do not see what { $name } says at this table.
start = Deal
fill-bots =
    { $count ->
        [one] Put a bot there
       *[other] Put bots there
    }
deal-left-out =
    { $free ->
        [one] The free place is left out: { $players } play.
       *[other] Free places are left out: { $players } play.
    }
deal-needed =
    { $least ->
        [2] Two are needed
        [3] Three are needed
       *[other] { $least } are needed
    }
waiting-to-deal = Waiting for { $name } to deal
host-away =
    { $who ->
        [you] { $name } is away. If that lasts a minute, you may deal.
       *[other] { $name } is away. If that lasts a minute, { $deputy } may deal.
    }
host-away-you-deal = { $name } is away, so you deal.
you-deal = The host is away, so you deal.
waiting-for-host = The host deals when everybody is here.
agreed = What is played
what-play = What do we play?
editions-hint = All six are the same game. Each card shows its own twist; hold one to read it in full.
twist-classic = the plain game
twist-basic = no snatch: draw one
twist-advanced = tie: fewest in hand wins
twist-expert = 1 snatches 13 and X
twist-duel = a ghost, and drawing
twist-phantom = a ghost to snatch from
for-players =
    { $most ->
        [2] for two
       *[other] for { $least }–{ $most }
    }
leave-out-ask =
    { $count ->
        [1] Leave one place out?
        [2] Leave two places out?
        [3] Leave three places out?
       *[other] Leave { $count } places out?
    }
add-places-ask =
    { $count ->
        [1] Add a place?
       *[other] Add { $count } places?
    }
too-many-sit = { $people } people sit here: too many.
yes = Yes
no = No
done = Done
places-title = Places
line-single = one game
line-rounds =
    { $count ->
        [one] everybody starts once
        [2] everybody starts twice
       *[other] everybody starts { $count } times
    }
line-target =
    { $points ->
        [one] to { $points } point
       *[other] to { $points } points
    }
line-clock-none = no clock
line-clock-quick = quick clock
line-clock-calm = calm clock
line-clock-days = a day for each decision
line-clock-own = { $each } for each decision
line-starts-lot = Who starts is random
line-starts-seat = { $name } starts
line-comes-link = people with the link may come
line-comes-all = everybody may come
own-rules = House rules
own-rules-none = none
own-rules-some = changed
invite = Invite friends
code-of-table = Code of this table
share-link = Share link
copy-link = Copy the link
copied = Copied
qr-code = Link to this table as a QR code
qr-short = QR
length = Length
length-single = One game
length-rounds = By rounds
length-target = By points
length-single-about = Each game counts by itself.
length-rounds-about =
    { $count ->
        [one] Everybody starts once: { $games } games, and the points are added.
        [2] Everybody starts twice: { $games } games, and the points are added.
       *[other] Everybody starts { $count } times: { $games } games, and the points are added.
    }
length-target-about =
    { $points ->
        [one] Game after game, until somebody has { $points } point in all.
       *[other] Game after game, until somebody has { $points } points in all.
    }
rounds-each = Starts per player
target-points = Points to reach
amount-less = { $what }: less
amount-more = { $what }: more
clock = Clock
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
who-starts = Who starts
starts-lot = Random
starts-lot-about = Who starts the first game is random. After that, the next player to the left starts each game.
starts-seat-about = { $name } starts the first game. After that, the next player to the left starts each game.
who-comes = Who may come
comes-link = With the link
comes-all = Everybody
comes-link-about = Only people with the link or the code can find this table.
comes-all-about = The table is listed among the open tables, and anybody may watch.
what-said = Talk
said-phrases = Phrases
said-text = Anything
said-phrases-about = A choice of phrases that everybody reads in their own language.
said-text-about = Besides the phrases, everybody may write their own words.
sizes = Sizes, for experiments
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
show-again = Show me that again
hint = Hint
replays = The last lap again – tap to skip
match-so-far = The match so far
leave-table = Leave the table – a bot takes over
hand-over = Let a bot play for { $name }
hand-over-short = Let a bot play
away-clock = { $name } is away. When the time is up, a bot takes over.
away-host = { $name } is away. { $host } can let a bot play.
away-only = { $name } is away.
time-left = Time left: { $time }
time-low =
    { $seconds ->
        [one] Only one second left!
       *[other] Only { $seconds } seconds left!
    }
bot-for-you = A bot is playing for you.
play-on = I’ll take over
rules = Rules
print = Print
facts-link = What the game is like
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
say-something = Say something
talk = Talk
talk-open = Open the talk
talk-empty = Nothing has been said yet.
sat-down =
    { $who ->
        [you] You sat down
       *[other] { $name } sat down
    }
more-phrases = More
fewer-phrases = Fewer
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
# For places with hardly any room.
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
stack-empty = Nothing laid yet.
stack-what = Only the top set can be snatched.
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
aim = Cards before you count +1, cards in your hand −1: everybody starts at { $start }.
aim-end = The game ends when a hand is empty; the highest score wins.
aim-snatch = Your set snatches top sets of the same size with a lower rank.
# For low screens.
aim-short = Cards before you +1, in hand −1; start { $start }

## What is asked

ask-play = Your turn: lay one set
ask-play-how = Choose cards of one rank; choose again for one less. Jokers join any rank.
not-a-set = That is not a set.
last-set =
    { $who ->
        [you] With this, you win!
        [shared] With this, a shared win: { $names }
       *[other] With this, { $names } wins
    }
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
            [5] five jokers
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
            [8] eight { $card }s
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
        [one] then { $hand } in hand; { $name } draws one
        [2] then { $hand } in hand; { $name } draws two
        [3] then { $hand } in hand; { $name } draws three
        [4] then { $hand } in hand; { $name } draws four
        [5] then { $hand } in hand; { $name } draws five
        [6] then { $hand } in hand; { $name } draws six
       *[other] then { $hand } in hand; { $name } draws { $count }
    }
take-then-short = then { $hand } in hand; they draw { $count }
take-ends =
    { $count ->
        [one] { $name } draws the last card: the game ends
       *[other] { $name } draws the last { $count } cards: the game ends
    }
draw-ends-short =
    { $count ->
        [one] last card: game over
       *[other] last { $count } cards: game over
    }
leave =
    { $count ->
        [one] Leave it
       *[other] Leave them
    }
leave-then = still { $hand } in hand; { $name } picks up or discards
leave-then-short = still { $hand } in hand; they pick up or discard
ask-answer =
    { $cards ->
        [X] { $name } snatched your joker and left it to you
       *[other] { $count ->
            [one] { $name } snatched your { $cards } and left it to you
           *[other] { $name } snatched your { $cards } and left them to you
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
discard-ends =
    { $count ->
        [one] and draw the last card: the game ends
       *[other] and draw the last { $count } cards: the game ends
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
draw-which =
    { $total ->
        [1] Draw a card
       *[other] Draw card { $number } of { $total }
    }
draw-from =
    { $pile ->
        [0] from the row
       *[other] from the row or the pile
    }
draw-ends =
    { $count ->
        [one] the last card: then the game ends
       *[other] the last { $count } cards: then the game ends
    }
ask-consolation = Nothing snatched: draw a card?
consolation-how =
    { $pile ->
        [0] Choose a card in the row.
       *[other] Choose a card in the row, or the pile.
    }
consolation-ends = It is the last card: drawing it ends the game.
pass = Pass
pass-then = draw nothing
ask-ghost = What do you snatch from the ghost?
ask-ghost-how = The cards go to your hand.
ask-ghost-field = Choose one of the outlined sets; its cards go to your hand.
ask-ghost-only = You snatch the ghost’s { $cards }
ghost-then =
    { $pile ->
        [0] into your hand
       *[other] into your hand; the ghost gets new cards
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

## Why nothing happens

why-turn = You lay cards on your turn. Now { $name } decides.
why-lay = First choose cards of one rank in your hand.
why-rank = A set has only one rank: { $card } instead of { $before }.
why-joker = Jokers join any rank; alone they are the highest set.
why-jokers = You hold no more jokers: now none is chosen.
why-row = Row and pile are for drawing: when you lose a set, you draw the same number of cards here.
why-draw =
    { $consolation ->
        [yes] You cannot draw now: you draw when you lose a set, or after a play that snatches nothing.
       *[no] You cannot draw now: you draw when you lose a set.
    }
why-draw-other = { $name } draws now, not you.
why-pile = The pile is empty: draw from the row.
why-ghost = To snatch a set of the ghost, lay the same number of cards of a higher rank.
why-score = { $name }: { $laid } laid − { $hand } in hand = { $score }

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

## For screen readers

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
key-again = show the last lap again
key-log = log
key-rules = rules
key-keys = this list
key-deal = deal
key-terms = what is played
key-copy = copy the link
key-place = open a place
key-talk = talk
flick = By touch or mouse: choose cards, then flick them upwards to lay them.

## The replay

title-replay = Replay · Linko
replay = Replay
review = Review
review-this-game = Review this game
back = Back
replay-controls = Controls of the replay
replay-strip = The turns of the game
replay-place = Turn { $number } of { $count }
replay-deal = The deal
step-back = One decision back
step-on = One decision forward
play-replay = Play
pause = Pause
replay-speed = Speed { $speed }×
open-cards = Open cards
hand-face-up = hand, face up
hand-of = { $name }’s hand
look-from = View from { $name }’s place
look-from-short = sit here
look-from-here = this is your view
replay-spectator = As a spectator
link-to-here = Link to here
copy-link-to-here = Copy link to here
replay-log-how = choose a line to go there
shuffle-right = The shuffle matches its commitment
shuffle-wrong = The shuffle does not match its commitment
shuffle-about = Before the first decision the server published a fingerprint of the shuffled deck. Anybody can now check that the deck was not changed afterwards.
shuffle-how = Your browser has computed the fingerprint again: SHA-256 of the salt, a line break and the deck.
shuffle-commitment = Fingerprint
shuffle-salt = Salt
shuffle-deck = Deck, top card first
replay-records = Replay a record
replay-records-about = Paste records of games here, or drop files on this page. They are checked first, and nothing is stored.
replay-record = Records
replay-open = Replay
replay-file = Choose a file
replay-none = There is no record in this text.
replay-unfinished = The record is correct, but the game is not over, so it cannot be replayed.
replay-line = Line { $line }
replay-key-step = one decision back / forward
replay-key-turn = one turn back / forward
replay-key-ends = the deal / the end
replay-key-play = play / pause
replay-key-speed = faster / slower
replay-key-seat = view from a place; 0: as a spectator

## The end

end-title =
    { $who ->
        [you] You win!
       *[other] { $count ->
            [one] { $names } wins
           *[other] Shared win: { $names }
        }
    }
last-turn =
    { $who ->
        [you] Your last { $cards } made it { $points } to { $name }’s { $less }.
       *[other] { $whom ->
            [you] { $winner }’s last { $cards } made it { $points } to your { $less }.
           *[other] { $winner }’s last { $cards } made it { $points } to { $name }’s { $less }.
        }
    }
your-place =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
       *[other] You came fifth.
    }
ended-out =
    { $who ->
        [you] You have no cards left.
        [other] { $name } has no cards left.
       *[unknown] Somebody has no cards left.
    }
ended-supply = Row and pile are empty.
ended-turn_limit = The game ended after { $turns } turns.
reason-points = Most points: { $points }.
reason-fewest = Equal points, but fewer cards in hand.
reason-shared = Equal points.
reason-shared-fewest = Equal points, and the same number of cards in hand.
match-won =
    { $who ->
        [you] You have won the match with { $points } in all.
       *[other] { $count ->
            [one] { $names } has won the match with { $points } in all.
           *[other] Shared win of the match: { $names }, { $points } each.
        }
    }
score-sum =
    { $hand ->
        [0] { $laid } laid, none left
       *[other] { $laid } laid, { $hand } left
    }
total = { $points } in total
points-of-game = Game { $number }: { $points }
moments-title = Best moments
moment-snatch = Largest snatch
moment-raid = Most sets in one turn
moment-raid-said =
    { $who ->
        [you] You snatched { $count } sets
       *[other] { $name } snatched { $count } sets
    }
moment-set = Largest set
moment-stack = Longest stack
moment-stack-said = { $name }: { $count } cards
moment-comeback = Biggest comeback
moment-comeback-said =
    { $who ->
        [you] You were { $count } points behind
       *[other] { $name } was { $count } points behind
    }
chart-title = The score, turn by turn
chart-none = The chart begins with the next game.
rematch = Play again
next-game = Next game
asks-next =
    { $kind ->
        [next] { $name } wants to play the next game
       *[rematch] { $name } wants to play again
    }
asks-next-somebody = Another game?
agree = Yes
not-now = Not now
not-now-said = { $names }: not now
waiting-answers = Waiting for { $names }
starts-next =
    { $who ->
        [you] you start
       *[other] { $name } starts
    }
share = Share
share-text = Linko, { $edition }: { $scores }
next-has-begun = The next game has begun.
look-at-table = See the table
to-result = See the result
record = Record
record-how = The whole game as a file, with every card and move.
download-record = Download the record
copy-record = Copy the record

## Rules

rules-screen-title = On the screen
rules-screen = Click or tap a group in your hand to choose all of it; once more for one card less. Jokers are added one by one. You see whose cards the set would snatch; then press Lay. Or flick the chosen cards upwards, or press Enter. While cards are moving, a click or tap anywhere shows at once how things stand.

## Deal of the day

title-daily = Deal of the day · Linko
daily = Deal of the day
daily-offline = needs the network
daily-begun = in progress
daily-players =
    { $count ->
        [0] nobody has played it yet
        [one] one person has played it
       *[other] { $count } people have played it
    }
daily-better = Better than { $share } of 100
daily-same =
    { $count ->
        [one] You are the first to play these cards.
       *[other] { $count } people played the same cards from the same seat.
    }
daily-not-counted = This try does not count.
daily-about = Everybody gets the same cards and the same bots. Your first try counts, the others are practice.
daily-start = Play the deal
daily-go-on = Go on
daily-again = Again, for practice
daily-hidden = You can replay and review the game when the day is over, at midnight UTC.
daily-next = Next deal in { $time } hours, at { $clock } your time.
daily-days =
    { $count ->
        [0] No days in a row yet
        [one] One day
       *[other] { $count } days in a row
    }
daily-longest = best so far: { $count }
daily-missed = not played
daily-line = Linko, { $date }: { $score }
daily-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
daily-squares = One square for each turn: the hotter its colour, the more you snatched. It reveals no cards.
daily-share = Share without spoilers
daily-result = See where you stand
daily-hills =
    { $people ->
        [0] You: { $score }; no try counts yet
        [one] You: { $score }; one person has played
       *[other] You: { $score }; { $people } people have played
    }
daily-practice = Deal of the day, for practice

## My page

title-you = My page · Linko
my-page = My page
you-guest = You are a guest on this device
you-none = Your figures begin with your first finished game.
you-won = Games won
you-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
you-mark = the mark shows chance alone: { $share }
you-more =
    { $count ->
        [one] About one win more than chance would bring.
       *[other] About { $count } wins more than chance would bring.
    }
you-fewer =
    { $count ->
        [one] About one win fewer than chance would bring.
       *[other] About { $count } wins fewer than chance would bring.
    }
you-even = As many wins as chance would bring.
you-editions = By edition and players
you-editions-about = games won, with a mark for chance alone; number of games
you-seats = { $count } players
you-time = Over time
you-time-about = games won out of the last 20; dashed: chance alone
you-time-label = Share of games won over time
you-streaks = In a row
you-streak-days = Days with a game
you-streak-wins = Games won
you-most = record: { $count }
you-snatched = Snatched
you-snatched-about = cards by value: above, those you snatched; below, those snatched from you
you-snatched-of = { $card }: { $won } snatched, { $lost } lost
you-snatches = You snatch { $sets } sets a game and take { $share } of them.
you-loses = { $sets } sets a game are snatched from you.
you-opponents = Opponents
you-together = games together
you-won-of = you won
you-bot = Bot, { $level }
you-recent = Recent games
you-recent-about = a bar for each player; the winner has a sun
you-all = All games
you-loss = Chances given away
you-loss-about =
    { $count ->
        [one] wins in 100 games, according to the review of one game; less is better
       *[other] wins in 100 games, according to the reviews of { $count } games; less is better
    }
you-luck = Where your wins came from
you-luck-deal = The deal
you-luck-draws = The draws
you-luck-own = Your decisions
you-luck-others = The others’ decisions

## The lesson on the home page

learn-invite = Learn in three minutes
learn-how = Seven small moves, nothing to read.
learn-beats = beats
learn-start = Start
learn-go-on = Continue the lesson
learn-left = step { $number } of { $count }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} left
