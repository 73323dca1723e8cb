"""The replay: every position is what the rules show each seat, in every edition."""

from __future__ import annotations

import gzip
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest
from msgspec import UNSET, Struct, json, structs

from linko import EDITIONS, Game, Seat
from linko.commitment import commitment
from linko.game_errors import RecordError
from linko.records import load_object
from linko.rules import Board, Cards, Own, redact
from linko.wire import encode
from linko.wire.game_events import game_event
from linko.wire.replay import Asked, Replay, ReplayStep, Shuffle, replay
from tests.rules.reference import GAMES_PER_SETUP, golden, random_game, setups

CLASSIC = EDITIONS["classic"]

LARGEST = 60_000
"""Maximum size of the replay of an ordinary game, compressed."""


class Frame(Struct, frozen=True):
    """A position, put together as a client does."""

    board: Board
    hands: tuple[Cards, ...]
    asked: Asked | None

    def after(self, step: ReplayStep) -> Frame:
        changed = {
            name: value
            for name in step.board.__struct_fields__
            if (value := getattr(step.board, name)) is not UNSET
        }
        hands = self.hands
        if step.hands is not UNSET:
            pairs = zip(hands, step.hands, strict=True)
            hands = tuple(old if new is None else new for old, new in pairs)
        asked = None if step.asked is UNSET else step.asked
        return Frame(replace(self.board, **changed), hands, asked)

    def own(self, seat: int) -> Own[str]:
        asked = self.asked
        if asked is None or seat != self.board.to_move:
            return Own(Seat(seat), self.hands[seat], (), ())
        prey = ((),) * len(asked.legal_moves) if asked.prey is UNSET else asked.prey
        last = None if asked.last_play is UNSET else asked.last_play
        return Own(Seat(seat), self.hands[seat], asked.legal_moves, prey, last)


def frames(found: Replay) -> Iterator[Frame]:
    frame = Frame(found.board, found.hands, found.asked)
    yield frame
    for step in found.steps:
        frame = frame.after(step)
        yield frame


def check(game: Game) -> Counter[str]:
    """Compare every position and every event of a replay with the game; count the moves."""
    found = json.decode(encode(replay(game)), type=Replay)
    again = Game(game.options, game.names, deck=game.deck, starter=game.state.starter)
    viewers = (None, *range(len(game.names)))
    positions = frames(found)
    kinds: Counter[str] = Counter()
    _same(next(positions), again)
    for move, step, frame in zip(game.moves, found.steps, positions, strict=True):
        assert (step.seat, step.move) == (again.to_move, move.text)
        kinds[move.kind.name] += 1
        events = again.push(move)
        for viewer in viewers:
            told = tuple(game_event(redact(event, viewer)) for event in events)
            hidden = viewer != step.seat and step.others is not UNSET
            assert (step.others if hidden else step.events) == told
        _same(frame, again)
    assert again.is_over
    assert frame.board.scores == game.scores
    assert frame.board.winners == game.winners
    assert frame.hands == game.state.hands
    return kinds


def _same(frame: Frame, game: Game) -> None:
    assert frame.board == game.view(None).board
    for seat in range(len(game.names)):
        part = game.view(seat).own
        assert part is not None
        moves = tuple(move.text for move in part.legal_moves)
        assert frame.own(seat) == Own(part.seat, part.hand, moves, part.prey, part.last_play)


def _games(number: int) -> Iterable[Game]:
    kinds = tuple(setups())
    for seed in range(number):
        options, seats = kinds[seed % len(kinds)]
        yield random_game(options, seats, 40_000 + seed)


def test_every_position_of_a_replay_is_what_each_seat_sees_in_every_edition() -> None:
    kinds = sum((check(game) for game in _games(len(tuple(setups())))), Counter[str]())
    assert kinds.keys() == {
        "PLAY",
        "TAKE",
        "LEAVE",
        "PICKUP",
        "DISCARD",
        "PILE",
        "ROW",
        "PASS",
        "GHOST",
    }


@pytest.mark.slow
def test_every_position_of_a_thousand_replays_is_what_each_seat_sees() -> None:
    checked = 0
    for game in _games(1000):
        check(game)
        checked += 1
    assert checked == 1000


def test_the_replays_of_the_golden_records_are_what_each_seat_sees() -> None:
    finished = [Game.from_record(record) for record in golden()[::GAMES_PER_SETUP]]
    assert {game.options.edition for game in finished} >= EDITIONS.keys()
    for game in finished:
        check(game)


def test_an_ordinary_game_is_small_enough_for_a_phone() -> None:
    for seed in range(20):
        game = random_game(CLASSIC, 4, seed)
        assert len(gzip.compress(encode(replay(game)), 6)) < LARGEST / 3


@pytest.mark.slow
def test_a_replay_stays_small_in_a_thousand_games() -> None:
    sizes = [len(gzip.compress(encode(replay(game)), 6)) for game in _games(1000)]
    assert max(sizes) < LARGEST


def test_a_game_that_is_not_over_has_no_replay() -> None:
    game = random_game(CLASSIC, 4, 1, most=40)
    assert not game.is_over
    with pytest.raises(RecordError) as refused:
        replay(game)
    assert refused.value.code == "record_unfinished"


def test_a_replay_opens_the_commitment_of_its_record() -> None:
    record = random_game(CLASSIC, 2, 3).record()
    assert replay(Game.from_record(record)).shuffle is None
    deck, salt = str(record["deck"]), "ab" * 32
    opened = record | {"salt": salt, "commitment": commitment(salt, deck)}
    shuffle = replay(Game.from_record(opened)).shuffle
    assert shuffle == Shuffle(commitment(salt, deck), salt, deck)


def test_a_replay_names_the_game_and_everybody_in_it() -> None:
    game = Game.from_record(random_game(CLASSIC, 2, 3).record() | {"seats": ["Ann", "Ben"]})
    found = replay(game, name="g", finished_at=5.0)
    assert (found.id, found.finished_at, found.names) == ("g", 5.0, ("Ann", "Ben"))
    assert found.edition == "classic"


def test_a_step_says_only_what_changed() -> None:
    found = replay(random_game(CLASSIC, 4, 8))
    data = load_object(encode(found.steps[0]))
    assert isinstance(data["board"], dict)
    assert {"options", "starter", "standing", "winners"}.isdisjoint(data["board"])
    assert structs.asdict(found.steps[-1])["asked"] is UNSET
