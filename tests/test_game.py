"""A game: push, pop, record and replay."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from linko import (
    EDITIONS,
    Game,
    IllegalMove,
    Move,
    MoveCode,
    MoveKind,
    Options,
    Phase,
    RecordError,
)
from linko.game import SEEDS, drawn_seed, random_source
from linko.records import dump_object, load_object


def played(
    edition: str | Options = "classic", seats: int = 3, seed: int = 1, moves: int = 9999
) -> Game:
    game = Game.deal(edition, seats=seats, seed=seed)
    while not game.is_over and len(game.moves) < moves:
        choices = game.legal_moves
        game.push(choices[(seed + 5 * len(game.moves)) % len(choices)])
    return game


def broken(record: object, code: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == code, caught.value
    return caught.value


def test_push_accepts_a_move_or_its_notation() -> None:
    game = Game.deal("classic", seats=3, seed=1)
    move = game.legal_moves[0]
    events = game.push(str(move))
    game.pop()
    assert game.push(move) == events
    assert game.moves == (move,)


def test_pop_takes_back_the_last_decision() -> None:
    game = played(moves=40)
    state, moves = game.state, game.moves
    game.push(game.legal_moves[0])
    game.pop()
    assert (game.state, game.moves) == (state, moves)


def test_a_new_game_has_nothing_to_take_back() -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.deal("classic", seats=3).pop()
    assert caught.value.code == "nothing_to_take_back"


def test_a_settled_game_continues_but_earlier_moves_cannot_be_taken_back() -> None:
    game, twin = played(moves=40), played(moves=40)
    game.settle()
    with pytest.raises(IllegalMove) as caught:
        game.pop()
    assert caught.value.code == "nothing_to_take_back"
    game.push(game.legal_moves[0])
    assert game.pop() == twin.legal_moves[0]
    assert game == twin
    assert game.state == twin.state


@pytest.mark.parametrize("move", ["7-9-X", "take", "nonsense", "", "7-" * 50_000, None, 3.5])
def test_a_refused_move_changes_nothing(move: object) -> None:
    game = played(moves=12)
    while str(game.legal_moves[0]) == "take":
        game.push("take")
    before = repr(game)
    with pytest.raises(IllegalMove):
        game.push(move)  # type: ignore[arg-type] # wrong on purpose
    assert repr(game) == before


@pytest.mark.clause("R7")
def test_the_wrong_seat_is_refused() -> None:
    game = Game.deal("classic", seats=3, seed=1, starter=2)
    for seat in (0, 1, 7, -1):
        with pytest.raises(IllegalMove, match="seat 2 must decide now") as caught:
            game.push(game.legal_moves[0], seat=seat)
        assert (caught.value.code, caught.value.clause) == ("wrong_seat", "R7")
    game.push(game.legal_moves[0], seat=2)


def test_after_the_end_a_move_of_any_seat_is_refused() -> None:
    game = played()
    with pytest.raises(IllegalMove) as caught:
        game.push("7", seat=0)
    assert caught.value.code == "game_over"


@pytest.mark.clause("R46", "R47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_has_exactly_the_keys_of_the_rules(edition: str) -> None:
    seats = EDITIONS[edition].seats_allowed[0]
    game = played(edition, seats)
    record = game.record()
    assert list(record) == [
        "linko", "edition", "seats", "starter", "deck", "moves", "scores", "winners",
    ]  # fmt: skip
    assert record["linko"] == 1
    assert record["edition"] == edition
    assert record["moves"] == [str(move) for move in game.moves]
    assert len(str(record["deck"]).split()) == (105 if EDITIONS[edition].ghost else 109)


@pytest.mark.clause("R47")
def test_an_unfinished_game_has_no_result_in_its_record() -> None:
    assert {"scores", "winners"}.isdisjoint(played(moves=10).record())


@pytest.mark.clause("R47")
def test_a_record_replays_to_the_same_game() -> None:
    for moves in (0, 10, 9999):
        game = played("basic", moves=moves)
        again = Game.from_record(load_object(dump_object(game.record())))
        assert again == game
        assert again.state == game.state


@pytest.mark.clause("R47")
def test_other_keys_are_kept() -> None:
    record = played().record() | {"event": "Essen", "table": [1, {"x": None}]}
    assert Game.from_record(record).record() == record


@pytest.mark.clause("R48")
def test_a_custom_edition_is_an_object_in_the_record() -> None:
    game = played(Options(ghost=True, ones_beat_top=True), seats=2)
    assert game.record()["edition"] == {"ones_beat_top": True, "ghost": True}
    assert Game.from_record(game.record()) == game
    usual = played(Options(), seats=3).record()
    assert usual["edition"] == {}
    assert Game.from_record(usual).record() == usual


def test_a_result_may_be_missing_but_not_wrong() -> None:
    record = played().record()
    del record["scores"], record["winners"]
    assert Game.from_record(record).is_over


@pytest.mark.parametrize("record", [None, [], "x", 3])
def test_a_record_is_an_object(record: object) -> None:
    broken(record, "record_not_object")


@pytest.mark.parametrize("key", ["linko", "edition", "seats", "starter", "deck", "moves"])
def test_a_missing_key_is_named(key: str) -> None:
    record = played().record()
    del record[key]
    assert broken(record, "record_missing_key").params == {"key": key}


@pytest.mark.parametrize("version", [2, 0, "1", 1.0, True, None])
def test_another_version_is_refused(version: object) -> None:
    broken(played().record() | {"linko": version}, "record_version")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", 3),
        ("seats", "Ann"),
        ("starter", "0"),
        ("starter", True),
        ("starter", 0.0),
        ("deck", ["1", "2"]),
        ("deck", None),
        ("moves", "7"),
        ("moves", {"0": "7"}),
    ],
)
def test_a_wrong_type_is_named(key: str, value: object) -> None:
    assert broken(played().record() | {key: value}, "record_wrong_type").params["key"] == key


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("edition", "poker", "unknown_edition"),
        ("edition", {"wild": True}, "unknown_option"),
        ("edition", {"ghost": 1}, "option_not_bool"),
        ("edition", None, "edition_not_text"),
        ("edition", "basic", "seats_out_of_range"),
        ("edition", "duel", "deck_wrong_cards"),
        ("seats", [], "seats_out_of_range"),
        ("seats", ["Ann", None], "seat_name_not_text"),
        ("seats", ["Ann"] * 9, "seats_out_of_range"),
        ("starter", 2, "starter_out_of_range"),
        ("starter", -1, "starter_out_of_range"),
        ("deck", "1 2 3", "deck_wrong_cards"),
        ("deck", "1 2 Q", "unknown_card"),
    ],
)
def test_an_impossible_setup_is_refused_with_its_reason(
    key: str, value: object, reason: str
) -> None:
    error = broken(played(seats=2).record() | {key: value}, "record_setup")
    cause = error.params["reason"]
    assert getattr(cause, "code", None) == reason
    assert str(cause) in str(error)
    assert error.clause == getattr(cause, "clause", None)


def test_a_ninth_seven_and_a_missing_card_are_named() -> None:
    record = played().record()
    deck = str(record["deck"]).split()
    deck[deck.index("8")] = "7"
    assert "9 of 7 instead of 8" in str(broken(record | {"deck": " ".join(deck)}, "record_setup"))
    short = " ".join(str(record["deck"]).split()[1:])
    assert "the key deck is refused" in str(broken(record | {"deck": short}, "record_setup"))


@pytest.mark.parametrize("text", ["7-9-X", "nonsense", 7, None, ["7"], "7-" * 90_000])
def test_an_illegal_move_is_named_by_number_and_clause(text: object) -> None:
    record = played().record()
    moves = record["moves"]
    assert isinstance(moves, list)
    moves[4] = text
    error = broken(record, "record_move")
    assert error.params["number"] == 5
    assert str(error).startswith("move 5, ")
    assert error.clause in {"R2", "R46"}
    assert len(str(error)) < 300


@pytest.mark.clause("R24")
def test_moves_after_the_end_are_refused() -> None:
    record = played().record()
    moves = record["moves"]
    assert isinstance(moves, list)
    error = broken(record | {"moves": [*moves, "7"]}, "record_move")
    assert error.params["number"] == len(moves) + 1
    assert error.clause == "R24"


@pytest.mark.parametrize("key", ["scores", "winners"])
@pytest.mark.parametrize(
    "value", [[99, 0, 0], [], None, "x", [1.0], [True], {}, [[]], [10**400] * 3]
)
def test_a_forged_result_is_refused(key: str, value: object) -> None:
    error = broken(played().record() | {key: value}, "record_wrong_result")
    assert error.params["key"] == key
    assert len(str(error)) < 300


@pytest.mark.parametrize("key", ["scores", "winners"])
def test_a_result_before_the_end_is_refused(key: str) -> None:
    broken(played(moves=5).record() | {key: [0, 0, 0]}, "record_result_early")


def test_the_repr_of_a_game_can_be_pasted_back() -> None:
    game = played("duel", seats=2, moves=30)
    assert eval(repr(game), {"Game": Game}) == game  # noqa: S307 - our own text
    assert game != repr(game)


def test_games_can_be_copied_and_pickled() -> None:
    game = played(moves=25)
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301 - our own
        assert twin == game
        assert twin.push(twin.legal_moves[0]) == game.push(game.legal_moves[0])
        game.pop()


def test_a_copy_is_independent() -> None:
    game = played(moves=25)
    before = repr(game)
    twin = game.copy()
    assert twin == game
    twin.push(twin.legal_moves[0])
    twin.extra["note"] = 1
    assert repr(game) == before


def test_a_notebook_draws_the_game() -> None:
    game = played(moves=25)
    for shown in (game, game.state, game.view(0)):
        assert shown._repr_svg_().startswith("<svg")


def test_importing_linko_needs_neither_numpy_nor_numba() -> None:
    code = "import sys, linko; sys.exit(bool({'numpy', 'numba', 'rich'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_move_from_the_code_table_can_be_pushed() -> None:
    game = Game.deal("classic", seats=3, seed=1)
    game.push(Move.from_code(game.legal_moves[3].code))
    assert len(game.moves) == 1


@pytest.mark.clause("R2")
@pytest.mark.parametrize("text", ["x", "3"])
@pytest.mark.parametrize("cards", [(3, 8), (), (14, 3), (3,)])
def test_a_move_made_by_hand_is_refused(cards: tuple[int, ...], text: str) -> None:
    game = Game.deal("classic", seats=2, seed=1)
    forged = Move(MoveKind.PLAY, cards, text, MoveCode(0))  # type: ignore[arg-type] # wrong on purpose
    before = repr(game)
    with pytest.raises(IllegalMove) as caught:
        game.push(forged)
    assert caught.value.code == "unreadable_move"
    assert repr(game) == before


def test_a_copied_or_pickled_move_is_the_move_itself() -> None:
    move = Move.parse("6-6-6-X")
    for twin in (copy.deepcopy(move), pickle.loads(pickle.dumps(move))):  # noqa: S301 - our own
        assert twin is move


@pytest.mark.parametrize("seat", [False, 0.0, "0"])
def test_a_seat_must_be_an_int(seat: object) -> None:
    game = Game.deal("classic", seats=2, seed=1, starter=0)
    with pytest.raises(IllegalMove) as caught:
        game.push(game.legal_moves[0], seat=seat)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "wrong_seat"


def test_extra_keys_neither_override_the_record_nor_share_their_values() -> None:
    game = played()
    game.extra = {"linko": 7, "moves": [], "note": [1]}
    record = game.record()
    assert (record["linko"], record["note"]) == (1, [1])
    note = record["note"]
    assert isinstance(note, list)
    note.append(2)
    assert game.extra["note"] == [1]


@pytest.mark.parametrize(("key", "clause"), [("scores", "R27"), ("winners", "R28")])
def test_a_forged_result_cites_its_clause(key: str, clause: str) -> None:
    assert broken(played().record() | {key: [99]}, "record_wrong_result").clause == clause


def test_the_seeds_drawn_from_a_seed_never_change() -> None:
    rng = random_source(7)
    assert [drawn_seed(rng) for _ in range(3)] == [
        2916826238065975,
        1358728566951068,
        5863096500449791,
    ]
    assert all(0 <= drawn_seed(random_source(None)) < SEEDS for _ in range(20))


def test_a_checked_move_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.deal("classic", seats=3, seed=1)
    legal = game.check(game.legal_moves[0].text, game.to_move)
    checked: list[Move] = []
    monkeypatch.setattr("linko.game.check", lambda _, move, __=None: checked.append(move))
    game.push(legal)
    assert game.moves == (legal.move,)
    assert checked == []


def test_a_move_checked_for_another_position_is_checked_again() -> None:
    game = Game.deal("classic", seats=3, seed=1)
    old = game.check(game.legal_moves[-1])
    game.push(game.legal_moves[0])
    game.pop()
    game.push(old)
    while game.state.phase is Phase.PLAY:
        game.push(game.legal_moves[-1])
    before = game.record()
    with pytest.raises(IllegalMove):
        game.push(old)
    assert game.record() == before


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    game = Game.deal("classic", seats=3, seed=1)
    assert game.to_move is not None
    move = game.legal_moves[0]
    legal = game.check(move, game.to_move)
    assert (legal.state, legal.move) == (game.state, move)
    for call in (game.check, game.push):
        with pytest.raises(IllegalMove) as caught:
            call(move, (game.to_move + 1) % 3)
        assert caught.value.code == "wrong_seat"
    with pytest.raises(IllegalMove):
        game.push(legal, (game.to_move + 1) % 3)
    with pytest.raises(IllegalMove):
        game.check("take")
    assert game.moves == ()
