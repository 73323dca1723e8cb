"""What a seat may know."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import FrozenInstanceError, fields
from typing import assert_never

import pytest

from linko import (
    EVENTS,
    Card,
    Game,
    LastPlay,
    OptionsError,
    Outcome,
    Phase,
    Prey,
    Seat,
    Snatch,
    Standing,
    redact,
)
from linko.players import shown_names
from linko.rules import (
    Board,
    Event,
    Move,
    Own,
    State,
    View,
    board,
    from_notation,
    in_notation,
    own,
    play,
    view,
)
from linko.rules.events import (
    Bundled,
    Discarded,
    DrewFromPile,
    DrewFromRow,
    GameEnded,
    GhostReceived,
    GhostSnatched,
    Laid,
    Left,
    Passed,
    PickedUp,
    RowRefilled,
    Snatched,
    Took,
    TurnBegan,
)
from tests.rules.position import after, position


def random_positions(edition: str, seats: int, seed: int) -> list[State]:
    game = Game.deal(edition, seats=seats, seed=seed)
    states = [game.state]
    while not game.is_over:
        game.push(game.legal_moves[(7 * len(states)) % len(game.legal_moves)])
        states.append(game.state)
    return states


@pytest.mark.clause("R43", "R45")
def test_a_seat_sees_its_hand_and_only_counts_and_known_cards_of_other_hands() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 3 5 | 4-4
        row: 6 7 8
        pile: 2 2
        discard: 1
        """
    )
    taken = after(state, "9-9", "take", "row:6", "pile")
    seen = view(taken, Seat(0))
    assert seen.hand == (1, 4, 4)
    assert seen.hand_counts == (3, 4)
    assert seen.known == ((4, 4), (6,))
    assert seen.pile_size == len(taken.pile) == 0
    assert seen.discard == (1,)
    assert (seen.stacks, seen.row, seen.ghost) == (taken.stacks, taken.row, ())
    assert (seen.starter, seen.turn, seen.turn_number, seen.to_move) == (0, 1, 2, 1)
    assert seen.scores == taken.scores


@pytest.mark.clause("R45")
def test_a_spectator_sees_no_hand_and_has_no_move() -> None:
    seen = Game.deal("classic", seats=3, seed=1).view(None)
    assert (seen.seat, seen.hand, seen.legal_moves, seen.prey) == (None, (), (), ())
    assert seen.last_play is None
    assert seen.hand_counts == (13, 13, 13)


def test_only_the_seat_that_must_decide_has_moves() -> None:
    game = Game.deal("classic", seats=3, seed=1)
    for seat in range(3):
        moves = game.view(seat).legal_moves
        assert moves == (game.legal_moves if seat == game.to_move else ())


@pytest.mark.clause("R43")
def test_the_view_contains_the_snatch_in_progress_and_the_draws_left() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 3 | 4-4
          C: 3 | 5-5
          D: 3
        row: 6 7 8
        pile: 2 2
        """
    )
    seen = view(after(state, "9-9"), None)
    assert seen.phase is Phase.TAKE
    assert seen.snatch == Snatch(Seat(0), Seat(1), (Card(4), Card(4)), (Seat(2), Seat(3)), None)
    assert (seen.to_move, seen.draws_left) == (0, 0)
    assert view(after(state, "9-9", "take"), None).draws_left == 2
    assert view(after(state, "9-9", "leave"), None).to_move == 1


@pytest.mark.clause("R10", "R11")
def test_the_view_tells_whose_sets_are_snatched_next_and_leaves_out_all_others() -> None:
    state = position(
        """
        classic
        > A: 9 9 1
          B: 3 | 4-4
          C: 3 | 9-9
          D: 3 | 8-8
          E: 3 | 2
        row: 6 7 8
        pile: 2 2
        """
    )
    assert view(state, None).next_prey == ()
    assert view(after(state, "9-9"), None).next_prey == (3,)
    assert view(after(state, "9-9", "take"), None).next_prey == (3,)
    assert view(after(state, "9-9", "leave", "pickup"), None).next_prey == ()


@pytest.mark.clause("R14", "R15")
def test_the_view_contains_the_outcome_of_a_snatch() -> None:
    state = position(
        """
        classic
        > A: 11 13 1
          B: 3 | 11, 11
        row: 6
        pile: 2 2 2
        discard: 4 11
        """
    )

    def outcome_after(*moves: str) -> tuple[Phase, Outcome | None]:
        seen = view(after(state, "13", *moves), Seat(1))
        assert seen.snatch is not None
        return seen.phase, seen.snatch.outcome

    assert outcome_after() == (Phase.TAKE, None)
    assert outcome_after("leave") == (Phase.ANSWER, Outcome.LEFT)
    assert outcome_after("leave", "discard") == (Phase.DRAW, Outcome.DISCARDED)
    assert view(after(state, "13", "take"), Seat(1)).discard[-1:] == (11,)  # not this snatch's card
    assert outcome_after("take") == (Phase.DRAW, Outcome.TAKEN)
    assert view(after(state, "13", "leave", "pickup"), Seat(1)).snatch is None


def test_every_field_of_board_and_own_is_an_attribute_of_the_view() -> None:
    for state in random_positions("duel", 2, seed=2):
        seen = view(state, Seat(0))
        watched = view(state, None)
        assert seen.own is not None
        for field in fields(Board):
            assert getattr(seen, field.name) is getattr(seen.board, field.name)
            assert getattr(watched, field.name) is getattr(watched.board, field.name)
        for field in fields(Own):
            assert getattr(seen, field.name) is getattr(seen.own, field.name)
            assert getattr(watched, field.name) == (
                None if field.name in ("seat", "last_play") else ()
            )
        assert watched.own is None
        assert seen.seats == seen.board.seats == state.seats


def test_a_view_consists_of_the_board_and_the_own_part() -> None:
    standing = Standing("club", 2, (3, -4), None, 50)
    for state in random_positions("classic", 2, seed=2):
        assert view(state, Seat(1), standing) == View(board(state, standing), own(state, Seat(1)))
        assert view(state, None) == View(board(state), None)


def test_the_own_part_is_converted_to_notation_and_back() -> None:
    for state in random_positions("duel", 2, seed=4):
        for seat in (Seat(0), Seat(1)):
            part = own(state, seat)
            written = in_notation(part)
            assert written.legal_moves == tuple(map(str, part.legal_moves))
            assert from_notation(written) == part


def test_a_view_cannot_be_changed() -> None:
    seen = Game.deal("classic", seats=2, seed=1).view(0)
    assert seen.own is not None
    for part in (seen, seen.board, seen.own):
        for field in fields(part):
            with pytest.raises(FrozenInstanceError):
                setattr(part, field.name, None)


@pytest.mark.clause("R10", "R11", "R41")
def test_the_prey_of_each_play_is_listed_clockwise() -> None:
    state = position(
        """
        classic
          A: 1  | 8
        > B: 9 9 1
          C: 1  | 5-5, 4
          D: 1  | 3-3
        row: 6
        """
    )
    seen = view(state, Seat(1))
    prey_of = {str(move): prey for move, prey in zip(seen.legal_moves, seen.prey, strict=True)}
    assert prey_of == {
        "1": (),
        "9": (Prey(Seat(2), (Card(4),)), Prey(Seat(0), (Card(8),))),
        "9-9": (Prey(Seat(3), (Card(3), Card(3))),),
    }


@pytest.mark.clause("R9")
def test_a_play_that_goes_out_would_snatch_nothing() -> None:
    state = position(
        """
        duel
        > A: 9
          B: 1 | 8
        row: 6
        ghost: 2
        """
    )
    assert view(state, Seat(0)).prey == ((),)


@pytest.mark.clause("R9", "R27")
def test_a_seat_whose_hand_is_one_set_sees_the_final_scores() -> None:
    state = position(
        """
        classic
        > A: 9 9 X | 4
          B: 1 | 8, 5-5, 2
          C: 1 2 | 8
        row: 6
        """
    )
    assert view(state, Seat(0)).last_play == LastPlay((4, 3, -1), (Seat(0),))
    assert view(state, Seat(1)).last_play is None, "B does not decide"
    assert view(after(state, "9-9"), Seat(0)).last_play is None, "the turn has passed"


def test_a_hand_of_two_ranks_cannot_be_the_last_play() -> None:
    state = position("classic\n> A: 9 8 X |\n B: 1 | 8\nrow: 6")
    assert view(state, Seat(0)).last_play is None


@pytest.mark.clause("R28")
def test_the_last_play_breaks_ties_as_the_edition_does() -> None:
    table = "{}\n> A: 9 |\n B: 1 | 8-8\n C: 1 2 | 8\nrow: 6"
    shared = view(position(table.format("classic")), Seat(0)).last_play
    broken = view(position(table.format("advanced")), Seat(0)).last_play
    assert shared == LastPlay((1, 1, -1), (Seat(0), Seat(1)))
    assert broken == LastPlay((1, 1, -1), (Seat(0),))


@pytest.mark.parametrize(("edition", "seats"), [("classic", 4), ("expert", 3), ("advanced", 3)])
def test_the_last_play_says_how_the_game_ends(edition: str, seats: int) -> None:
    checked = 0
    for seed in range(20):
        game = Game.deal(edition, seats=seats, seed=seed)
        while not game.is_over:
            seen = game.view(game.to_move)
            largest = max(game.legal_moves, key=lambda move: len(move.cards))
            is_last = seen.phase is Phase.PLAY and len(largest.cards) == len(seen.hand)
            assert (seen.last_play is not None) == is_last
            game.push(largest)
            if is_last:
                assert seen.last_play == LastPlay(game.state.scores, game.state.winners)
                checked += 1
    assert checked > 5


@pytest.mark.clause("R41")
def test_the_prey_of_a_play_lists_all_possible_ghost_sets_first() -> None:
    state = position(
        """
        duel
        > A: 9 1
          B: 1 | 8
        row: 6
        ghost: 2 3 4 4 9
        """
    )
    seen = view(state, Seat(0))
    nine = [str(move) for move in seen.legal_moves].index("9")
    assert seen.prey[nine] == (
        Prey(None, (Card(2),)),
        Prey(None, (Card(3),)),
        Prey(Seat(1), (Card(8),)),
    )


@pytest.mark.parametrize(("edition", "seats"), [("classic", 4), ("expert", 3), ("duel", 2)])
def test_the_listed_prey_is_what_gets_snatched(edition: str, seats: int) -> None:
    checked = 0
    for state in random_positions(edition, seats, seed=3):
        if state.phase is not Phase.PLAY:
            continue
        seen = view(state, state.turn)
        for move, prey in zip(seen.legal_moves, seen.prey, strict=True):
            following = after(state, str(move))
            if following.phase is Phase.GHOST:
                assert prey[0].seat is None
            elif following.snatch is not None:
                assert prey[0] == Prey(following.snatch.victim, following.snatch.cards)
                assert view(following, None).next_prey == tuple(one.seat for one in prey[1:])
            else:
                assert prey == ()
            checked += 1
    assert checked > 100


@pytest.mark.clause("R44")
def test_drawn_snatched_and_picked_up_cards_are_known_and_count_as_played_first() -> None:
    state = position(
        """
        classic
        > A: 9 9 7 4 1 1
          B: 3 5 2 | 8, 4-4
        row: 7 7 8 5
        pile: 6 6 6 6 6 6
        """
    )
    taken = after(state, "9-9", "take", "row:7", "row:7")
    assert taken.known == ((4, 4), (7, 7))
    assert taken.hands[0] == (1, 1, 4, 4, 4, 7)
    laid = after(taken, "2", "4-4-4")
    assert laid.known[0] == ()
    picked = after(taken, "2", "4", "leave", "pickup")
    assert picked.known == ((4,), (2, 7, 7))


@pytest.mark.clause("R44", "R37")
def test_the_two_jokers_dealt_with_the_ghost_are_known() -> None:
    assert Game.deal("phantom", seats=2, seed=1).view(None).known == ((14, 14), (14, 14))


@pytest.mark.clause("R45")
def test_a_card_from_the_pile_is_shown_only_to_its_owner() -> None:
    event = DrewFromPile(Seat(1), Card(9))
    assert redact(event, Seat(1)) == event
    for other in (Seat(0), None):
        assert redact(event, other) == DrewFromPile(Seat(1), None)
    assert str(redact(event, None)) == "seat 1 drew a card from the pile"


@pytest.mark.clause("R45")
def test_every_other_event_is_public() -> None:
    game = Game.deal("duel", seats=2, seed=5)
    codes = set()
    while not game.is_over:
        for event in game.push(game.legal_moves[len(game.moves) % len(game.legal_moves)]):
            codes.add(event.code)
            if event.code != "drew_from_pile":
                assert redact(event, None) is event
    assert "bundled" in codes


def test_every_event_code_occurs_and_its_sentence_names_players() -> None:
    names = ("Ann", "Ben", "Cy")
    seen: dict[str, str] = {}
    for edition, seats in (("basic", 3), ("duel", 2)):
        for seed in range(30):
            game, rng = Game.deal(edition, seats=seats, seed=seed), random.Random(seed)
            while not game.is_over:
                for event in game.push(rng.choice(game.legal_moves)):
                    seen[event.code] = event.sentence(names)
    assert seen.keys() == EVENTS.keys()
    assert all("{" not in sentence and "seat " not in sentence for sentence in seen.values())


def test_the_event_codes_do_not_change() -> None:
    assert EVENTS == {
        "laid": ("seat", "cards"),
        "snatched": ("seat", "victim", "cards"),
        "took": ("seat", "victim", "cards"),
        "left": ("seat", "victim", "cards"),
        "picked_up": ("seat", "cards"),
        "discarded": ("seat", "cards"),
        "drew_from_row": ("seat", "place", "cards"),
        "drew_from_pile": ("seat", "card"),
        "row_refilled": ("cards",),
        "ghost_snatched": ("seat", "cards"),
        "ghost_received": ("card",),
        "bundled": ("place", "card"),
        "passed": ("seat",),
        "turn_began": ("seat", "turn_number"),
        "game_ended": ("reason", "scores", "winners"),
    }


def test_the_view_of_a_finished_game_contains_the_result() -> None:
    game = Game.deal("classic", seats=3, seed=2)
    while not game.is_over:
        game.push(game.legal_moves[-1])
    seen = game.view(0)
    assert (seen.phase, seen.to_move, seen.legal_moves) == (Phase.OVER, None, ())
    assert seen.ended_by is game.state.ended_by
    assert seen.winners == game.winners != ()


@pytest.mark.parametrize("seat", [-1, 3, 1.0, "0", True])
def test_a_view_of_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    with pytest.raises(OptionsError) as caught:
        Game.deal("classic", seats=3, seed=2).view(seat)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "no_such_seat"


def test_the_reprs_of_states_and_views_can_be_pasted_back() -> None:
    import linko

    names = {name: getattr(linko, name) for name in linko.__all__}
    game = Game.deal("duel", seats=2, seed=3)
    game.standing = Standing("club", 2, (3, -4), None, 50)
    while True:
        assert eval(repr(game.state), names) == game.state  # noqa: S307 - our own text
        for seat in (0, 1, None):
            assert eval(repr(game.view(seat)), names) == game.view(seat)  # noqa: S307 - our own text
        if game.is_over:
            break
        game.push(game.legal_moves[-1])


def test_the_diagram_of_a_view_hides_what_the_seat_may_not_know() -> None:
    game = Game.deal("classic", seats=["Ann", "Ben\x1b[2J", "C" * 50], seed=1, starter=0)
    game.push(game.legal_moves[0])
    text = str(game)
    assert "\x1b" not in text
    assert "C" * 23 + "…" in text
    seen: View = game.view(0)
    assert "seat 1  holds 13 unseen" in str(seen)
    assert "seat 0  holds " in str(seen)
    assert str(game.view(None)).count("unseen") == 3


@pytest.mark.parametrize(("edition", "seats"), [("basic", 3), ("duel", 2)])
def test_the_diagram_says_who_must_decide_what(edition: str, seats: int) -> None:
    said = set()
    for seed in range(6):
        for state in random_positions(edition, seats, seed):
            headline = str(state).splitlines()[0]
            said.add(headline.split(": ")[1].split(" ", 2)[2].split(",")[0].split(" ")[0])
            assert str(view(state, None)).splitlines()[0] == headline
    assert {"lays", "takes", "picks", "draws", "may"} <= said


def test_an_invisible_name_is_shown_as_the_seats_number() -> None:
    assert shown_names(3, ["\u200d", "\u202e", "B"]) == ("seat 0", "seat 1", "B")


def test_playing_a_move_does_not_change_the_old_state() -> None:
    state = Game.deal("duel", seats=2, seed=3).state
    before = repr(state)
    play(state, Move.parse("X-X"))
    assert repr(state) == before


def is_true(before: State, move: Move, after: State, event: Event) -> bool:
    """Whether an event agrees with the positions before and after it."""
    snatch, seat = before.snatch, before.to_move
    match event:
        case Laid():
            return (event.seat, event.cards) == (before.turn, move.cards)
        case Snatched():
            return after.snatch is not None and (event.seat, event.victim, event.cards) == (
                after.snatch.attacker,
                after.snatch.victim,
                after.stacks[after.snatch.victim][-1],
            )
        case Took() | Left():
            return snatch is not None and (event.seat, event.victim, event.cards) == (
                snatch.attacker,
                snatch.victim,
                snatch.cards,
            )
        case PickedUp() | Discarded():
            return snatch is not None and (event.seat, event.cards) == (seat, snatch.cards)
        case DrewFromRow():
            return event.seat == seat and before.row.index(event.cards) == event.place
        case DrewFromPile():
            return (event.seat, event.card) == (seat, before.pile[0])
        case RowRefilled():
            drawn = int(move.text == "pile")
            return event.cards == before.pile[drawn : len(before.pile) - len(after.pile)] != ()
        case GhostSnatched():
            return event.seat == before.turn and set(event.cards) == set(move.cards)
        case GhostReceived() | Bundled():
            return event.card in before.pile[: len(before.pile) - len(after.pile)]
        case Passed():
            return event.seat == before.turn
        case TurnBegan():
            return (event.seat, event.turn_number) == (after.turn, before.turn_number + 1)
        case GameEnded():
            result = (event.reason, event.scores, event.winners)
            return result == (after.ended_by, after.scores, after.winners)
        case _:
            assert_never(event)


@pytest.mark.clause("R45")
def test_events_are_true_and_show_a_hidden_card_only_to_its_owner() -> None:
    seen_codes: Counter[str] = Counter()
    for edition, seats in (("basic", 4), ("duel", 2), ("expert", 3)):
        for seed in range(25):
            game, rng = Game.deal(edition, seats=seats, seed=seed), random.Random(seed)
            while not game.is_over:
                before, move = game.state, rng.choice(game.legal_moves)
                for event in game.push(move):
                    assert is_true(before, move, game.state, event), (before, event)
                    seen_codes[event.code] += 1
                    for watcher in range(seats):
                        seen = redact(event, Seat(watcher))
                        if isinstance(seen, DrewFromPile) and watcher != before.to_move:
                            assert seen.card is None
    assert set(seen_codes) == set(EVENTS)
