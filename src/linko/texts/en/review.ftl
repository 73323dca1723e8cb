## Why one move is better than another: one sentence of at most 30 words, about cards, never about a person.
## $best and $other are the two moves, $group the cards of a rank in the hand, $cards the cards in question.

reason-goes-out = { $best } is the whole hand: laying it ends the game with a win.
reason-goes-out-early = { $other } ends the game at once, but those points would not win it.
reason-splits = { $other } breaks up { $group }, and what stays behind is weaker alone. { $best } breaks up nothing.
reason-nearly-out = After { $best } the rest of the hand is one set, ready to go out on the next turn.
reason-snatches = { $best } snatches { $cards }. { $other } snatches nothing.
reason-spends-joker = { $other } spends a joker that would make a later set larger. { $best } keeps it.
reason-joker-late =
    { $count ->
        [one] Another hand holds only one card. A joker kept too long costs a point, and { $best } still lays it.
       *[other] Another hand holds only { $count } cards. A joker kept too long costs a point, and { $best } still lays it.
    }
reason-threatened = In { $other_risk } of 100 deals that fit what was known, somebody could snatch { $other } at once. For { $best } it is { $best_risk }.
reason-lays-more-late =
    { $count ->
        [one] Another hand holds only one card. Cards left in hand cost points, and { $best } lays more of them.
       *[other] Another hand holds only { $count } cards. Cards left in hand cost points, and { $best } lays more of them.
    }
reason-lays-more = { $best } lays more cards at once than { $other }. That scores more and leaves fewer to lay.
reason-weak-first = { $best } snatches little later on, so it goes first. { $other } is worth more in hand.
reason-joins = { $group } in hand and { $cards } make a larger set together.
reason-denies = If left, { $cards } may go straight back to their owner. If taken, they can be laid again.
reason-take-late =
    { $count ->
        [one] Another hand holds only one card. Cards taken now may still be in hand at the end and cost points.
       *[other] Another hand holds only { $count } cards. Cards taken now may still be in hand at the end and cost points.
    }
reason-leave-loose = Nothing in hand goes with { $cards }: if taken, they are one more set to get rid of.
reason-kept-whole = If picked up, { $cards } can be laid again as one set. Cards drawn instead rarely fit together.
reason-joker-offered = The row offers a joker, which fits every set. Discarding allows drawing it.
reason-row-joins = Discarding allows drawing { $cards } from the row, which makes a larger set with { $group } in hand.
reason-discard-loose = Nothing in hand goes with { $cards }. Cards drawn instead may fit better.
reason-joker-drawn = A joker fits every set. Nothing else in the row does.
reason-higher = { $best } is higher than { $other }: laid later, it snatches more and is harder to snatch.
reason-pile = No card of the row goes with this hand. The pile may hold a better one.
reason-draw-late =
    { $count ->
        [one] Another hand holds only one card. A card drawn now would probably cost a point.
       *[other] Another hand holds only { $count } cards. A card drawn now would probably cost a point.
    }
reason-better = { $best } wins { $best_wins } of 100 deals that fit what was known, { $other } wins { $other_wins }.
reason-better-choice = The better choice wins { $best_wins } of 100 deals that fit what was known, the other one { $other_wins }.
