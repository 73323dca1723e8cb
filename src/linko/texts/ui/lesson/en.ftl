## The interactive lesson. A coach says one sentence at a time: at most 60 letters.
## The learner plays against Ben. Rank numbers are those of the cards on the screen.

# Shown around every step.
lesson-title = Lesson
lesson-place = { $number } of { $count }
lesson-skip = Skip
lesson-close = Close
lesson-show = Show me
lesson-tap = tap
lesson-choose = choose
lesson-press = Click it, or press
lesson-rise = { $count ->
    [one] It rises, then press Lay.
   *[other] They rise together, then press Lay.
}
lesson-go-on = Tap to go on.

# Shown after the last step.
lesson-finished = You know the game. Now play!
lesson-bots = with three easy bots
lesson-part-more = More rules
lesson-part-tips = Tips to try
lesson-tried = tried
lesson-again = Lesson from the start

# What was missing.
lesson-why-count = { $laid ->
    [one] One card
   *[other] { $laid } cards
} cannot snatch { $top }. Count the ears and try again.
lesson-why-equal = { $laid } is not higher than { $top }: equal is not enough.
lesson-why-lower = { $laid } is lower than { $top }. A higher number snatches.

# The seven steps.
lesson-lay = Laying
lesson-lay-ask = It is your turn: tap a card, then lay it.
lesson-lay-done = Each card laid is a point. Now it is Ben’s turn.
lesson-copies = Several at once
lesson-copies-ask = Cards of one number go together: lay all three 4s.
lesson-copies-why = That works too, but now lay all three 4s.
lesson-copies-done = One set a turn, with as many equal cards as you like.
lesson-snatch = Snatching
lesson-snatch-ask = Snatch Ben’s pair: lay two cards of a higher number.
lesson-snatch-done = As many cards, a higher number: you must snatch.
lesson-take = Take or leave
lesson-take-ask = The 5s leave Ben’s stack. Take them, or leave them.
lesson-take-done = You can lay the 5s again. Ben draws two new cards.
lesson-take-done-leave = Left to Ben: he picks them up, or discards and draws.
lesson-draw = Drawing
lesson-draw-ask = Ben snatched your pair and took it: draw two cards.
lesson-draw-ask-2 = One more: from the open row, or unseen from the pile.
lesson-draw-done = The row is refilled. When no card is left, the game ends.
lesson-jokers = Jokers
lesson-jokers-ask = A joker joins any number: snatch with 8, 8 and joker.
lesson-jokers-done = Jokers alone are highest: nothing snatches them.
lesson-end = The end
lesson-end-ask = Your last cards: lay them all, and the game ends.
lesson-end-why = One card would stay in your hand. Lay both 9s.
lesson-end-done = Cards laid minus cards in hand: you 5, Ben −3.

# More rules.
lesson-robbed = Being robbed
lesson-robbed-ask = Ben leaves you your 4s: pick them up, or discard them.
lesson-robbed-done = Picked up: you have them again and draw nothing.
lesson-robbed-done-discard = Discarded: now you draw two new cards instead.
lesson-consolation = Consolation draw
lesson-consolation-ask = No snatch? Some editions let you draw one card.
lesson-consolation-done = Always just one card, and only without a snatch.
lesson-consolation-done-pass = You may also pass: each card in hand costs a point.
lesson-ghost = The ghost
lesson-ghost-ask = Two can play with a ghost: your 7s snatch one of its pairs.
lesson-ghost-done = You always take its cards, and it is filled up again.
lesson-expert = The expert rule
lesson-expert-ask = With this rule, 1s snatch 13s: lay both 1s.
lesson-expert-done = Even jokers alone are not safe from 1s now.

# Tips.
lesson-decoy = A decoy
lesson-decoy-ask = Lay a decoy: the weak 2. Let Ben snatch it.
lesson-decoy-ask-2 = Ben took your 2. Draw the joker in return!
lesson-decoy-why = Too good for a decoy. Lay the weak 2.
lesson-decoy-done = A 2 became a joker. That was a good trade.
lesson-many = Many of a low number
lesson-many-ask = Low, but many: lay all four 2s at once.
lesson-many-why = Fewer are easily snatched. Lay all four 2s.
lesson-many-done = Who has four equal cards? These 2s are quite safe.
lesson-stretch = The home stretch
lesson-stretch-ask = Ben has one card left: leave him the 8s.
lesson-stretch-why = The end is near: cards in your hand may cost points.
lesson-stretch-done = Ben must keep or replace them; your hand stays small.
