"""Playing a move on a game's record; mirrors `linko.rules.step`.

`play` does not check whether the move is legal; `linko.engine.push` does.
"""

from __future__ import annotations

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import (
    ANSWER,
    BUNDLED_HIGHEST,
    BUNDLED_JOKERS,
    CONSOLATION,
    DISCARDED,
    DRAW,
    GHOST,
    KIND_DISCARD,
    KIND_GHOST,
    KIND_LEAVE,
    KIND_PICKUP,
    KIND_PILE,
    KIND_PLAY,
    KIND_ROW,
    KIND_TAKE,
    LAST_TURN,
    LEFT,
    MOVE_KIND,
    NO_SET,
    NOBODY,
    OUT,
    OVER,
    PLAY,
    SET_COUNT,
    SET_JOKERS,
    SET_SIZE,
    SET_VALUE,
    SUPPLY,
    TAKE,
    TAKEN,
    TURN_LIMIT_REACHED,
    UNANSWERED,
    Record,
    X,
)
from linko.engine.kernel.legal import count_ghost_prey


@compiled
def play(g: Record, code: int) -> None:
    """Play a legal move."""
    kind = MOVE_KIND[code]
    if kind == KIND_PLAY:
        lay(g, code)
    elif kind == KIND_ROW:
        draw_from_row(g, code)
    elif kind == KIND_PILE:
        draw_from_pile(g)
    elif kind == KIND_TAKE:
        uncover(g, g.victim)
        receive_set(g, g.turn, g.snatched)
        begin_draw(g, TAKEN)
    elif kind == KIND_LEAVE:
        g.outcome = LEFT
        g.phase = ANSWER
    elif kind == KIND_PICKUP:
        uncover(g, g.victim)
        receive_set(g, g.victim, g.snatched)
        compare(g, steps_to(g, g.victim) + 1, True)
    elif kind == KIND_DISCARD:
        uncover(g, g.victim)
        discard_set(g)
        begin_draw(g, DISCARDED)
    elif kind == KIND_GHOST:
        snatch_from_ghost(g, SET_VALUE[code])
    else:
        pass_turn(g)


@compiled
def lay(g: Record, code: int) -> None:
    """Lay a set on the active player's stack (R7)."""
    seat = g.turn
    value, count, jokers = SET_VALUE[code], SET_COUNT[code], SET_JOKERS[code]
    size = SET_SIZE[code]
    g.hands[seat, value] -= count
    g.hands[seat, X] -= jokers
    g.known[seat, value] = max(0, g.known[seat, value] - count)
    g.known[seat, X] = max(0, g.known[seat, X] - jokers)
    g.hand_counts[seat] -= size
    g.stacks[seat, g.stack_sets[seat]] = code
    g.stack_sets[seat] += 1
    g.stack_cards[seat] += size
    g.top_size[seat] = size
    g.top_value[seat] = value
    if g.hand_counts[seat] == 0:
        end(g, OUT)
    elif g.has_ghost and count_ghost_prey(g) > 0:
        g.phase = GHOST
    else:
        compare(g, 1, False)


@compiled
def compare(g: Record, step: int, snatched: bool) -> None:
    """Find the next top set to be snatched, or finish the turn (R10–R12, R33)."""
    turn, seats = g.turn, g.seats
    size, value = g.top_size[turn], g.top_value[turn]
    beats_top = g.ones_beat_top and value == 1
    for steps in range(step, seats):
        seat = turn + steps
        if seat >= seats:
            seat -= seats
        if g.top_size[seat] == size and (
            value > g.top_value[seat] or (beats_top and g.top_value[seat] >= g.ranks)
        ):
            g.victim = seat
            g.outcome = UNANSWERED
            g.snatched = g.stacks[seat, g.stack_sets[seat] - 1]
            g.phase = TAKE
            return
    g.victim = NOBODY
    g.outcome = UNANSWERED
    g.snatched = NO_SET
    if g.consolation_draw and not snatched:
        g.phase = CONSOLATION
    else:
        pass_turn(g)


@compiled
def pass_turn(g: Record) -> None:
    """Pass the turn to the left, or end the game (R19, R26)."""
    if g.turn_number == LAST_TURN:
        end(g, TURN_LIMIT_REACHED)
        return
    g.turn = g.turn + 1 if g.turn + 1 < g.seats else 0
    g.turn_number += 1
    g.phase = PLAY


@compiled
def end(g: Record, reason: int) -> None:
    """End the game."""
    g.phase = OVER
    g.ended_by = reason
    g.victim = NOBODY
    g.outcome = UNANSWERED
    g.snatched = NO_SET
    g.draws_left = 0


@compiled
def steps_to(g: Record, seat: int) -> int:
    """Return the number of steps clockwise from the active player to a seat."""
    return int(seat - g.turn) if seat > g.turn else int(seat + g.seats - g.turn)


@compiled
def uncover(g: Record, seat: int) -> None:
    """Take the top set off a stack (R17)."""
    sets = g.stack_sets[seat] - 1
    g.stack_cards[seat] -= SET_SIZE[g.stacks[seat, sets]]
    g.stack_sets[seat] = sets
    if sets > 0:
        below = g.stacks[seat, sets - 1]
        g.top_size[seat] = SET_SIZE[below]
        g.top_value[seat] = SET_VALUE[below]
    else:
        g.top_size[seat] = 0
        g.top_value[seat] = 0


@compiled
def receive_openly(g: Record, seat: int, card: int, count: int) -> None:
    """Add cards to a hand; everybody sees them (R44)."""
    g.hands[seat, card] += count
    g.known[seat, card] += count
    g.hand_counts[seat] += count


@compiled
def receive_set(g: Record, seat: int, code: int) -> None:
    """Add a snatched set to a hand (R14, R15)."""
    receive_openly(g, seat, SET_VALUE[code], SET_COUNT[code])
    receive_openly(g, seat, X, SET_JOKERS[code])


@compiled
def discard_set(g: Record) -> None:
    """Put the snatched set onto the discard pile, rank cards first (R15)."""
    code = g.snatched
    at = g.discard_count
    for place in range(SET_SIZE[code]):
        g.discard[at + place] = SET_VALUE[code] if place < SET_COUNT[code] else X
    g.discard_count = at + SET_SIZE[code]


@compiled
def begin_draw(g: Record, outcome: int) -> None:
    """Let the robbed player draw the number of cards that were snatched (R14, R15)."""
    g.outcome = outcome
    g.phase = DRAW
    g.draws_left = SET_SIZE[g.snatched]


@compiled
def drawer(g: Record) -> int:
    """Return the seat that draws: the robbed player, or the active player for consolation."""
    return int(g.turn) if g.victim == NOBODY else int(g.victim)


@compiled
def draw_from_pile(g: Record) -> None:
    """Draw the top of the pile, hidden from the other seats (R45)."""
    seat = drawer(g)
    g.hands[seat, g.pile[g.pile_top]] += 1
    g.hand_counts[seat] += 1
    g.pile_top += 1
    after_draw(g)


@compiled
def draw_from_row(g: Record, code: int) -> None:
    """Draw the leftmost entry with these cards (R22, R40)."""
    seat = drawer(g)
    first, highest, jokers = SET_VALUE[code], BUNDLED_HIGHEST[code], BUNDLED_JOKERS[code]
    place = 0
    while (
        g.row_first[place] != first
        or g.row_highest[place] != highest
        or g.row_jokers[place] != jokers
    ):
        place += 1
    g.row_count -= 1
    for after in range(place, g.row_count):
        g.row_first[after] = g.row_first[after + 1]
        g.row_highest[after] = g.row_highest[after + 1]
        g.row_jokers[after] = g.row_jokers[after + 1]
    receive_openly(g, seat, first, 1)
    if highest + jokers > 0:
        receive_openly(g, seat, g.ranks, highest)
        receive_openly(g, seat, X, jokers)
        g.bundles -= 1
    after_draw(g)


@compiled
def after_draw(g: Record) -> None:
    """End the game, continue the draw, or refill the row and continue the turn (R21, R25)."""
    if g.row_count == 0 and g.pile_top == g.pile_end:
        end(g, SUPPLY)
    elif g.draws_left > 1:
        g.draws_left -= 1
    else:
        g.draws_left = 0
        refill_row(g)
        if g.victim == NOBODY:
            pass_turn(g)
        else:
            compare(g, steps_to(g, g.victim) + 1, True)


@compiled
def refill_row(g: Record) -> None:
    """Refill the row from the pile, at the right end (R21)."""
    while g.row_count < g.row_size and g.pile_top < g.pile_end:
        g.row_first[g.row_count] = g.pile[g.pile_top]
        g.row_highest[g.row_count] = 0
        g.row_jokers[g.row_count] = 0
        g.row_count += 1
        g.pile_top += 1


@compiled
def snatch_from_ghost(g: Record, rank: int) -> None:
    """Give a set of the ghost to the attacker, and refill the ghost (R41, R42)."""
    count = g.ghost[rank]
    receive_openly(g, g.turn, rank, count)
    g.ghost[rank] = 0
    g.ghost_count -= count
    fill_ghost(g)
    compare(g, 1, True)


@compiled
def fill_ghost(g: Record) -> None:
    """Fill the ghost from the pile; refused cards go onto entries of the row (R39, R42)."""
    while g.ghost_count < g.ghost_size and g.pile_top < g.pile_end:
        card = g.pile[g.pile_top]
        g.pile_top += 1
        if card < g.ranks:
            g.ghost[card] += 1
            g.ghost_count += 1
        else:
            place = bundle_place(g)
            if g.row_highest[place] + g.row_jokers[place] == 0:
                g.bundles += 1
            if card == X:
                g.row_jokers[place] += 1
            else:
                g.row_highest[place] += 1


@compiled
def bundle_place(g: Record) -> int:
    """Return the index of the entry that gets a refused card (R39).

    It is the lowest single card, or else the lowest bundle; among equals, the leftmost.
    """
    best, best_key = 0, 1000
    for place in range(g.row_count):
        bundle = g.row_highest[place] + g.row_jokers[place] > 0
        key = int(g.row_first[place]) + (100 if bundle else 0)
        if key < best_key:
            best, best_key = place, key
    return best
