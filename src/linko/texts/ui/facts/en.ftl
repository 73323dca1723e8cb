# The page with the measured figures of the game. The browser loads these texts with the page. All numbers are formatted by the code.

title-facts = What the game is like · Linko
facts-title = What the game is like
facts-about = From { $games } games of the strong bot against itself, { $each } for each edition and number of players. Most figures have a line that shows how sure they are: in 19 of 20 cases, the true figure is on it.
facts-range = { $low } to { $high }

facts-short = In short
facts-short-length = A game lasts { $turns } turns, { $each } for each player.
facts-short-winner = The winner has { $points } points, { $ahead } more than the second.
facts-short-starter = The player who starts wins { $share } of the games. An equal share is { $equal }.
facts-short-out = { $ended } of the games end because somebody plays the last card. That player wins { $won } of them.
facts-short-joker = What one more joker in the opening hand brings: { $points } points, and { $wins } wins in 100 games.
facts-short-snatches = { $sets } sets with { $cards } cards are snatched in a game, and { $taken } of them are taken.

facts-length = How long a game lasts
facts-length-about = Turns of all players together. Half of the games are in the thick bar, nine of ten on the line; the dot is the middle.
facts-scores = What players score
facts-scores-about = How often each score occurs. { $edition }.
facts-scores-label = Scores, { $players }. Most frequent: everybody { $all }, the winner { $winner }.
facts-everybody = everybody
facts-winner = the winner
facts-start = Does it pay to start?
facts-start-about = Wins above or below an equal share, in 100 games.
facts-first = plays first
facts-last = plays last
facts-out = Does the last card win?
facts-out-about = How often the player who plays the last card wins, in 100 games. On the right: the share of games that end this way.
facts-cards = What a card in the opening hand is worth
facts-cards-about = Points at the end, compared with an average card, in the editions without a ghost. X is the joker.
facts-snatched = Which sets are snatched
facts-snatched-about = How many of 100 such sets are snatched. { $edition }, { $players }. A dot means that too few were laid. X is the joker.
facts-set =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
facts-method = How it was measured
facts-method-about = Every seat was played by the same bot, so the differences come from the game and not from the players. A shared win is split equally. The worth of a card comes from a least-squares fit over the opening hands of all seats.
