"""Conversions between rules and kernel: `State` to record and back, `View` to a sampled world.

A sampled world is a record whose hidden cards are dealt at random. It agrees with everything its
view knows: counts, publicly known cards, the jokers dealt in ghost editions. Every search begins
with one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from linko.cards import JOKER, Card, Seat, full_deck, parse_deck
from linko.engine.errors import EngineError
from linko.engine.kernel.deal import deal, deal_hidden
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import (
    CARDS,
    ENDS,
    NO_SET,
    NOBODY,
    OUTCOMES,
    PHASES,
    PLAY_CODE,
    Games,
    Record,
    new_games,
    option_field,
)
from linko.game import as_options
from linko.game_errors import OptionsError
from linko.options import GHOST_JOKERS, GHOST_SEATS, OPTION_NAMES, Options, edition_options
from linko.refusal import quote
from linko.rules import Cards, Snatch, State, View, all_moves

_MOVES = all_moves()


def prepared(options: Options, seats: int, count: int = 1) -> Games:
    """Return records with options and seats but no cards; raise `OptionsError` if impossible."""
    options.check_seats(seats)
    games = new_games(count)
    for name in OPTION_NAMES:
        games[option_field(name)] = int(getattr(options, name))
    games["seats"] = seats
    return games


def deal_record(
    edition: str | Options, *, seats: int, deck: str | Sequence[Card], starter: int
) -> Record:
    """Return one record dealt from a deck by the kernel; the arguments are checked."""
    options = as_options(edition)
    g = prepared(options, seats)[0]
    cards = parse_deck(deck, options)
    if type(starter) is not int or not 0 <= starter < seats:
        raise OptionsError("starter_out_of_range", highest=seats - 1, given=quote(starter))
    deal(g, np.array(cards, np.int8), len(cards), starter)
    return g


def record_of(state: State) -> Record:
    """Convert a state to a record."""
    g, unseen = _public_part(state, state.hands)
    if unseen != Counter(state.pile):
        raise _impossible(unseen, len(state.pile))
    g.pile[: len(state.pile)] = state.pile
    return g


def options_of(g: Record) -> Options:
    """Return the options of a record, without the name of an edition."""
    values = {name: int(g[option_field(name)]) for name in OPTION_NAMES}
    return Options.from_record(values | {name: bool(values[name]) for name in OPTION_NAMES[:4]})


def state_of(g: Record, edition: str | None = None) -> State:
    """Convert a record to a state; records lack the edition's name, so it can be given."""
    options = options_of(g)
    if edition is not None:
        if options != replace(edition_options(edition), edition=None):
            raise EngineError("engine_other_edition", edition=edition)
        options = edition_options(edition)
    seats = range(int(g.seats))
    return State(
        options=options,
        starter=Seat(int(g.starter)),
        hands=tuple(_cards(g.hands[seat]) for seat in seats),
        known=tuple(_cards(g.known[seat]) for seat in seats),
        stacks=tuple(
            tuple(_MOVES[code].cards for code in g.stacks[seat, : g.stack_sets[seat]])
            for seat in seats
        ),
        row=tuple(_entry(g, place) for place in range(g.row_count)),
        pile=tuple(Card(int(card)) for card in g.pile[g.pile_top : g.pile_end]),
        discard=tuple(Card(int(card)) for card in g.discard[: g.discard_count]),
        ghost=_cards(g.ghost),
        turn=Seat(int(g.turn)),
        turn_number=int(g.turn_number),
        phase=PHASES[g.phase],
        snatch=_snatch(g),
        draws_left=int(g.draws_left),
        ended_by=ENDS[g.ended_by],
    )


def world_of(view: View) -> tuple[Record, npt.NDArray[np.int8]]:
    """Return a record with everything a view knows, and the cards whose places it does not know.

    `deal_hidden` completes them to a world. Raises `EngineError` for an impossible view.
    """
    held = [view.hand if seat == view.seat else known for seat, known in enumerate(view.known)]
    g, unseen = _public_part(view, held)
    lacking = [count - len(cards) for count, cards in zip(view.hand_counts, held, strict=True)]
    if min(lacking) < 0 or unseen.total() != sum(lacking) + view.pile_size:
        raise _impossible(unseen, sum(lacking) + view.pile_size)
    return g, np.array(sorted(unseen.elements()), np.int8)


def sample_world(view: View, seed: int) -> Record:
    """Return a record that agrees with a view; the hidden cards are dealt from the seed."""
    g, hidden = world_of(view)
    deal_hidden(g, hidden, seeds(seed, 1)[0])
    return g


def _public_part(table: State | View, hands: Sequence[Cards]) -> tuple[Record, Counter[Card]]:
    """Return a record without hidden cards, and the remaining cards of the deck."""
    left = Counter(full_deck(table.options))
    if table.options.ghost:
        left[JOKER] += GHOST_SEATS * GHOST_JOKERS
    laid = [cards for stack in table.stacks for cards in stack]
    for cards in (*hands, *laid, *table.row, table.discard, table.ghost):
        left.subtract(cards)
    if min(left.values()) < 0:
        raise _impossible(left, table.pile_size)
    g = prepared(table.options, len(hands))[0]
    g.starter, g.turn, g.turn_number = table.starter, table.turn, table.turn_number
    g.phase = PHASES.index(table.phase)
    g.ended_by = ENDS.index(table.ended_by)
    g.draws_left = table.draws_left
    g.victim = NOBODY if table.snatch is None else table.snatch.victim
    g.outcome = OUTCOMES.index(None if table.snatch is None else table.snatch.outcome)
    g.snatched = NO_SET if table.snatch is None else _code(table.snatch.cards)
    for seat, stack in enumerate(table.stacks):
        _count(hands[seat], g.hands[seat])
        _count(table.known[seat], g.known[seat])
        g.hand_counts[seat] = table.hand_counts[seat]
        g.stack_sets[seat] = len(stack)
        g.stack_cards[seat] = sum(map(len, stack))
        g.stacks[seat, : len(stack)] = [_code(cards) for cards in stack]
        if stack:
            g.top_size[seat], g.top_value[seat] = len(stack[-1]), stack[-1][0]
    for place, entry in enumerate(table.row):
        jokers = entry[1:].count(JOKER)
        g.row_first[place] = entry[0]
        g.row_highest[place], g.row_jokers[place] = len(entry) - 1 - jokers, jokers
    g.row_count = len(table.row)
    g.bundles = sum(len(entry) > 1 for entry in table.row)
    g.pile_top, g.pile_end = 0, table.pile_size
    g.discard_count = len(table.discard)
    g.discard[: len(table.discard)] = table.discard
    _count(table.ghost, g.ghost)
    g.ghost_count = len(table.ghost)
    return g, +left


def _impossible(left: Counter[Card], places: int) -> EngineError:
    return EngineError("engine_impossible_position", given=left.total(), needed=places)


def _code(cards: Cards) -> int:
    count = cards.count(cards[0])
    return int(PLAY_CODE[cards[0], count, len(cards) - count])


def _count(cards: Cards, counts: npt.NDArray[np.int8]) -> None:
    counts[:] = np.bincount(np.array(cards, np.int64), minlength=CARDS)


def _cards(counts: npt.NDArray[np.int8]) -> Cards:
    return tuple(Card(card) for card in range(CARDS) for _ in range(int(counts[card])))


def _entry(g: Record, place: int) -> tuple[Card, ...]:
    highest, jokers = int(g.row_highest[place]), int(g.row_jokers[place])
    first = Card(int(g.row_first[place]))
    return (first, *(Card(int(g.ranks)),) * highest, *(JOKER,) * jokers)


def _snatch(g: Record) -> Snatch | None:
    if g.victim == NOBODY:
        return None
    turn, victim, seats = int(g.turn), int(g.victim), int(g.seats)
    steps = (victim - turn) % seats
    pending = tuple(Seat((turn + step) % seats) for step in range(steps + 1, seats))
    cards, outcome = _MOVES[g.snatched].cards, OUTCOMES[g.outcome]
    return Snatch(Seat(turn), Seat(victim), cards, pending, outcome)
