"""Properties that hold in every position of every game."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from linko import EDITIONS, Card, Game, Options, OptionsError, Seat, State
from linko.cards import cards_text, full_deck
from linko.game_errors import IllegalMove
from linko.options import GHOST_JOKERS, GHOST_SEATS, OPTION_NAMES
from linko.records import dump_object, load_object
from linko.rules import all_moves, check, legal_moves, play, redact, view

SIZES = {
    "ranks": (2, 13),
    "copies": (1, 8),
    "jokers": (0, 5),
    "hand_size": (1, 14),
    "row_size": (1, 7),
    "ghost_size": (1, 14),
}


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """A named edition, or any valid combination of options."""
    if draw(st.booleans()):
        return EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))]
    values: dict[str, bool | int] = {name: draw(st.booleans()) for name in OPTION_NAMES[:4]}
    if draw(st.booleans()):
        values |= {name: draw(st.integers(*ends)) for name, ends in SIZES.items()}
    try:
        return Options.from_record(values)
    except OptionsError:
        assume(False)
        raise


@st.composite
def any_game(draw: st.DrawFn) -> Game:
    """A game with any options after up to 150 random moves."""
    options = draw(any_options())
    seats = draw(st.integers(*options.seats_allowed))
    try:
        options.check_seats(seats)
    except OptionsError:
        assume(False)
    game = Game.deal(options, seats=seats, seed=draw(st.integers(0, 2**32)))
    rng = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 150))):
        if game.is_over:
            break
        game.push(rng.choice(game.legal_moves))
    return game


def all_cards(state: State) -> Counter[Card]:
    cards: Counter[Card] = Counter()
    for hand in state.hands:
        cards.update(hand)
    for stack in state.stacks:
        for laid in stack:
            cards.update(laid)
    for entry in state.row:
        cards.update(entry)
    for place in (state.pile, state.discard, state.ghost):
        cards.update(place)
    return cards


@pytest.mark.clause("R1", "R37")
@given(any_game())
def test_every_card_is_in_exactly_one_place(game: Game) -> None:
    jokers = GHOST_SEATS * GHOST_JOKERS if game.options.ghost else 0
    whole = Counter(full_deck(game.options)) + Counter({Card(14): jokers})
    assert all_cards(game.state) == whole
    if game.options.edition is not None:
        assert whole.total() == 109


@given(any_game())
def test_every_position_has_a_legal_move_or_is_over(game: Game) -> None:
    assert bool(game.legal_moves) is not game.is_over
    assert (game.to_move is None) is game.is_over


@given(any_game())
def test_legal_moves_ascend_by_code_and_are_exactly_those_accepted(game: Game) -> None:
    moves = game.legal_moves
    codes = [move.code for move in moves]
    assert codes == sorted(set(codes))
    accepted = []
    for move in all_moves(game.options.ranks):
        try:
            check(game.state, move)
        except IllegalMove:
            continue
        accepted.append(move)
    assert tuple(accepted) == moves


@given(any_game())
def test_known_cards_are_in_the_hand(game: Game) -> None:
    for hand, known in zip(game.state.hands, game.state.known, strict=True):
        assert Counter(known) <= Counter(hand)
        assert list(hand) == sorted(hand)
        assert list(known) == sorted(known)


@given(any_game())
def test_push_then_pop_is_identity(game: Game) -> None:
    before, state = repr(game), game.state
    for move in game.legal_moves:
        game.push(move)
        assert game.pop() == move
        assert game.state is state
    assert repr(game) == before


@pytest.mark.clause("R47")
@given(any_game())
def test_records_round_trip(game: Game) -> None:
    again = Game.from_record(load_object(dump_object(game.record())))
    assert again.record() == game.record()
    assert again.state == game.state


def with_hidden_cards_permuted(state: State, seat: Seat | None, seed: int) -> State:
    """Return the position with all cards that the seat may not know dealt again (R45)."""
    hidden: list[Card] = list(state.pile)
    known = [Counter(cards) for cards in state.known]
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        hidden += (Counter(state.hands[other]) - known[other]).elements()
    random.Random(seed).shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        count = len(state.hands[other]) - known[other].total()
        fresh = [hidden.pop() for _ in range(count)]
        hands[other] = tuple(sorted((*state.known[other], *fresh)))
    return replace(state, hands=tuple(hands), pile=tuple(hidden))


@pytest.mark.clause("R45")
@given(any_game(), st.integers(0, 2**32), st.data())
def test_views_do_not_change_when_hidden_cards_are_permuted(
    game: Game, seed: int, data: st.DataObject
) -> None:
    seats = [None, *map(Seat, range(game.state.seats))]
    seat = data.draw(st.sampled_from(seats))
    other = with_hidden_cards_permuted(game.state, seat, seed)
    assert all_cards(other) == all_cards(game.state)
    assert view(other, seat) == view(game.state, seat)
    assert str(view(other, seat)) == str(view(game.state, seat))


@pytest.mark.clause("R45")
@given(any_game(), st.integers(0, 2**32))
def test_redacted_events_do_not_change_when_hidden_cards_are_permuted(
    game: Game, seed: int
) -> None:
    """Only hands are dealt again, not the pile: the cards of a refill are public."""
    for move in game.legal_moves:
        for seat in (None, *range(game.state.seats)):
            if seat == game.to_move:
                continue
            watcher = None if seat is None else Seat(seat)
            hands_permuted = replace(
                with_hidden_cards_permuted(game.state, watcher, seed), pile=game.state.pile
            )
            if move not in legal_moves(hands_permuted):
                continue
            events = [redact(event, watcher) for event in play(game.state, move)[1]]
            permuted = [redact(event, watcher) for event in play(hands_permuted, move)[1]]
            assert events == permuted


@given(any_game())
def test_the_turn_always_belongs_to_a_seat(game: Game) -> None:
    state = game.state
    assert 0 <= state.turn < state.seats
    assert 1 <= state.turn_number <= 1000
    assert cards_text(game.deck) == game.record()["deck"]


@settings(max_examples=20)
@given(st.integers(0, 2**32))
def test_a_random_game_of_any_edition_ends(seed: int) -> None:
    rng = random.Random(seed)
    for name, options in EDITIONS.items():
        game = Game.deal(name, seats=rng.randint(*options.seats_allowed), seed=seed)
        while not game.is_over:
            game.push(rng.choice(game.legal_moves))
        assert game.winners
