# The review of a game. The browser loads these texts with the page.
# The sentences that say why a decision cost something are in ../../en/review.ftl.

title-review = Review · Linko
review-chance = Chance to win
review-chance-turns = Chance to win, turn by turn
review-edge = pale edge: how sure the estimate is
review-decisions-of = decisions of
review-whose = Whose decisions?
review-whose-about = A review looks at one player’s decisions, with what this player could know.

review-look = Ask the strong bot to look at it
review-look-time = about 10 s
review-waiting = Waiting until the strong bot is free
review-running = The strong bot is looking at the game
review-turn-of = turn { $number } of { $count }
review-leave = You can leave this page: the review goes on.
review-stop = Stop
review-failed = The strong bot was interrupted. What it has found so far is kept.
review-go-on = Go on

review-worth = Worth another look
review-difference =
    { $costly ->
        [one] One of { $count } decisions made most of the difference. The number: extra wins in 100 games.
       *[other] { $costly } of { $count } decisions made most of the difference. The number: extra wins in 100 games.
    }
review-difference-many =
    { $costly } of { $count } decisions cost something, these three the most. The number: extra wins in 100 games.
review-agree =
    { $who ->
        [you] { $count ->
            [0] There were no other decisions.
            [one] In the other one you and the bot agree, or nearly.
           *[other] In the other { $count } you and the bot agree, or nearly.
        }
       *[other] { $count ->
            [0] There were no other decisions.
            [one] In the other one { $name } and the bot agree, or nearly.
           *[other] In the other { $count } { $name } and the bot agree, or nearly.
        }
    }
review-agree-some =
    { $who ->
        [you] In { $agreed } of { $count } you and the bot agree, or nearly.
       *[other] In { $agreed } of { $count } { $name } and the bot agree, or nearly.
    }
review-like-bot = { $agreed } of { $count } like the bot
review-more = +{ $wins }
review-more-in = +{ $wins } in 100
review-more-aloud =
    { $wins ->
        [one] one more win in 100 games
       *[other] { $wins } more wins in 100 games
    }
review-better = better:
review-nothing = Nothing to add.
review-nothing-about = The strong bot found no decision that cost a win.

review-turn = Turn { $number }
review-title = Turn { $number }: { $did }
review-lay =
    { $who ->
        [you] you laid { $cards }
       *[other] { $name } laid { $cards }
    }
review-take =
    { $who ->
        [you] you took { $cards }
       *[other] { $name } took { $cards }
    }
review-leave-cards =
    { $who ->
        [you] you left { $cards }
       *[other] { $name } left { $cards }
    }
review-pickup =
    { $who ->
        [you] you picked up { $cards }
       *[other] { $name } picked up { $cards }
    }
review-discard =
    { $who ->
        [you] you discarded { $cards }
       *[other] { $name } discarded { $cards }
    }
review-row =
    { $who ->
        [you] you drew { $cards } from the row
       *[other] { $name } drew { $cards } from the row
    }
review-pile =
    { $who ->
        [you] you drew from the pile
       *[other] { $name } drew from the pile
    }
review-pass =
    { $who ->
        [you] you passed
       *[other] { $name } passed
    }
review-ghost =
    { $who ->
        [you] you snatched { $cards } from the ghost
       *[other] { $name } snatched { $cards } from the ghost
    }
review-word-lay = lay
review-word-take = take
review-word-leave = leave
review-word-pickup = pick up
review-word-discard = discard
review-word-row = from the row
review-word-pile = from the pile
review-word-pass = pass
review-word-ghost = from the ghost

review-bot = Strong bot
review-percent = { $share } %
review-between = between { $low } and { $high }
review-range = { $low }–{ $high }
review-bot-label = strong bot { $share } %
review-own-label =
    { $who ->
        [you] you { $share } %
       *[other] { $name } { $share } %
    }
review-only = Only choice
review-same = The strong bot would have done the same.
review-also = Also good: the two are equal within the range.
review-table = See it on the table
review-try = Try it from here
review-decision = decision { $number } of { $count }
review-next = Next decision
review-previous = Previous decision
review-none-yet = The strong bot has not come to these decisions yet.

review-unknown =
    { $who ->
        [you] What you could not know
       *[other] What { $name } could not know
    }
review-held = { $name } held { $cards }
review-next-cards = Next in the pile: { $cards }
review-unknown-about = None of this counts: a decision is judged by what could be known.

review-luck = Luck and skill
review-luck-about =
    { $who ->
        [you] { $seats } equal players win { $share } of 100 games each. This took you from there to the result:
       *[other] { $seats } equal players win { $share } of 100 games each. This took { $name } from there to the result:
    }
review-luck-short =
    { $who ->
        [you] deal, draws, you, the others
       *[other] deal, draws, { $name }, the others
    }
review-part-deal = The deal
review-part-draws = Cards drawn
review-part-own =
    { $who ->
        [you] Your decisions
       *[other] { $name }’s decisions
    }
review-part-others = The others’ decisions
review-luck-foot = Decisions are compared with those of the same bot in every seat.
review-luck-later = This appears when the bot has looked at the whole game.

review-hills = The decisions of the game
review-hills-table = Chance to win before each decision, in percent
review-keys-decision = next / previous decision
review-keys-costliest = the decisions worth another look
review-keys-unknown = what could not be known
review-keys-replay = replay

## The way to the review, and playing on from a moment of the game

review-switch = Replay or review
replay-short = Replay
review-ring-played = played
review-ring-better = strong bot
play-on-here = Play on
play-on-from-here = Play on from here
play-on-about = A new table, with bots in the other places. The finished game stays as it is.
play-on-same = With the cards as they were
play-on-same-about = everybody’s hand and the pile as in this game
play-on-dealt = With the unseen cards dealt again
play-on-dealt-about = only the cards that could be seen from this place stay

## A hint at a table against bots

hint-choice = The strong bot’s choice
hint-thinking = One moment: the strong bot is thinking.
hint-equal = Other choices, if there are any, are about as good.
hint-record = The record of the game says where you took a hint.
