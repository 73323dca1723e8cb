## Why something is refused, for players. The ids are the codes of linko.errors.
## Messages use only parameters that are not English words.

# For every code that has no message of its own.
error-unknown = That did not work.

error-unknown-edition = There is no such edition.
error-edition-changed = These options do not belong to that edition. Choose “House rules”.
error-edition-not-text = That is not an edition.
error-edition-not-json = These options cannot be read.
error-unknown-option = There is no such option.
error-option-not-bool = This option is either on or off.
error-option-not-number = This size must be a whole number.
error-option-out-of-range = This size must be from { $lowest } to { $highest }.
error-ghost-needs-jokers = The ghost needs at least { $needed ->
    [one] { $needed } joker
   *[other] { $needed } jokers
}.
error-ghost-needs-hand = With the ghost, a hand has at least { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
}.
error-deck-too-small = There are too few cards for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
error-seats-not-number = Choose how many people play.
error-seat-name-not-text = That is not a name.
error-seats-out-of-range = This edition is for { $lowest } to { $highest } players.
error-seats-exactly = This edition is for exactly { $needed ->
    [one] { $needed } player
   *[other] { $needed } players
}.
error-starter-out-of-range = Nobody can start from that seat.
error-no-such-seat = There is no such seat.
error-bad-seed = A seed is a whole number, 0 or more.

error-unreadable-move = This move cannot be read: { $move }
error-not-a-set = That is not a set. Lay cards of one rank, with or without jokers.
error-set-not-in-order = In a set, the jokers are named last.
error-too-many-cards = There are not that many cards of one kind.
error-wrong-seat = It is not your turn to decide.
error-wrong-phase = Not now. { $phase ->
    [play] Lay a set.
    [ghost] Choose one of the ghost’s sets.
    [take] Take the cards or leave them.
    [answer] Pick the cards up or discard them.
    [draw] Draw from the row or the pile.
   *[consolation] Draw from the row or the pile, or pass.
}
error-game-over = The game is over.
error-cards-not-held = You do not have these cards.
error-pile-empty = The pile is empty. Draw from the row.
error-not-in-row = That is not in the row.
error-ghost-set-safe = Your set cannot snatch that set from the ghost.
error-nothing-to-take-back = There is nothing to take back.

error-table-match-terms = Choose rounds or a target score, not both.
error-table-bad-setting = { $setting ->
    [rounds] Everybody can start { $lowest } to { $highest } times.
    [target] The target score must be from { $lowest } to { $highest }.
    [starter] Nobody can start from that seat.
   *[clock] This thinking time is too short or too long.
}
error-table-not-open = That is only possible before the first deal.
error-table-not-running = No game is running here.
error-table-game-running = The game is not over yet.
error-table-no-next = There is no next game. Play again!
error-table-match-running = The match is not over yet. Play the next game!
error-table-already-agreed = You have already said yes. The game is dealt when the others agree.
error-table-no-offer = Nobody has asked for another game.
error-table-closed = This table is closed.
error-table-not-host = Only the host can do that.
error-table-not-seated = Sit down first.
error-table-no-such-seat = There is no such seat.
error-table-seat-taken = This seat is taken.
error-table-seat-empty = Nobody is sitting there.
error-table-not-yours-to-swap = You can only change places with a bot. Other swaps are up to the host.
error-table-removed = The host sent you away from this table. You cannot come back.
error-table-name-taken = { $name } is already taken at this table. Choose another name, for example { $suggestion }.
error-table-name-of-bot = A bot is called { $name }. Choose another name, for example { $suggestion }.
error-table-seats-missing = { $seated ->
    [one] { $least } players are needed. Only one is here.
   *[other] { $least } players are needed. Only { $seated } are here.
}
error-table-too-many-people = { $people ->
    [one] { $people } person is sitting here already. Choose more seats.
   *[other] { $people } people are sitting here already. Choose more seats.
}
error-table-unknown-level = There is no such bot.
error-table-stale-move = The game has moved on. Look again.
error-table-person-present = This player is here. A bot can only play for somebody who is away.
error-table-replaced = A bot is already playing in this seat.
error-table-no-hints = Hints are given only where one person plays against bots.
error-table-hint-not-now = A hint is given only when you must decide.
error-table-daily = That is not possible in the deal of the day.
error-table-daily-closed = Only its player sees a deal of the day.
error-table-unknown-person = There is no such person at this table.
error-table-nothing-changes = That would change nothing.
error-table-other-game = That belonged to another game.
error-table-broken = This game cannot go on after an update. Please open a new table.
error-table-not-replaced = No bot is playing for you.
error-table-unknown-phrase = There is no such phrase.
error-table-say-what = Choose a phrase or write something, not both.
error-table-no-free-text = Only the preset phrases can be used at this table.
error-table-bad-text = { $most ->
    [one] Write 1 to { $most } ordinary character.
   *[other] Write 1 to { $most } ordinary characters.
}
error-table-too-talkative = Not so fast. Wait a moment.

error-server-too-fast = Too fast. Wait a moment and try again.
error-server-not-signed-in = Choose a name first.
error-server-bad-name = { $most ->
    [one] A name has 1 to { $most } ordinary character.
   *[other] A name has 1 to { $most } ordinary characters.
}
error-server-bad-message = The server did not understand that. Reload the page.
error-server-no-such-table = There is no such table.
error-server-no-such-code = No table is waiting under this code.
error-server-no-such-game = There is no such game, or it is not over yet.
error-server-no-such-moment = There is no such moment in the game.
error-server-no-hint-now = No hint can be given right now. Try again in a moment.
error-server-daily-closed = This is a deal of the day. It can be seen when the day is over, at midnight UTC.
error-server-no-daily = There is no deal for that day.
error-server-review-waiting = You are still waiting for the review of another game.
error-server-not-alone = Other people play at this table.
error-server-no-such-bot = You have no such bot.
error-server-not-found = There is nothing here.
error-server-not-allowed = This cannot be done here.
error-server-too-large = That is too much at once.
error-server-other-site = Requests from other sites are refused.
error-server-bad-host = This server has another name.
error-server-people-only = Bots cannot do that.
error-server-too-many = You have too many already.
error-server-try-again = Somebody was faster. Try again.
error-server-broken = Our mistake, sorry. Nothing has changed.
error-server-cannot-save = The server cannot save right now. Your table is kept, and the game will go on by itself.
error-server-stopping = The server is restarting. Try again in a moment.
error-server-banned = You have been banned from this site. { $words }
error-server-maintenance = No new games can begin during maintenance. { $words }
