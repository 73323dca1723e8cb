"""`check_bot` finds every broken promise of a bot."""

from __future__ import annotations

import gc
import random
import threading
from collections import Counter
from collections.abc import Callable
from itertools import count

import pytest

from linko import EDITIONS, BotError, Game, Move, Options, Phase, Seat, State, View
from linko.bots import Bot
from linko.bots.greedy import Greedy
from linko.processes.timed_thread import TimedThread
from linko.rules import view
from linko.testing import check_bot, exchanged
from linko.testing.bot_check import Result


def refusal(bot: object, **how: object) -> BotError:
    with pytest.raises(BotError) as caught:
        check_bot(bot, **how)  # type: ignore[arg-type] # some arguments are wrong on purpose
    assert caught.value.code == "bot_check"
    return caught.value


class First:
    """A correct bot, and the base class of the bad ones."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Move:
        return view.legal_moves[0]


@pytest.mark.parametrize("name", ["random", "kitten", "greedy"])
def test_our_bots_keep_their_promises(name: str) -> None:
    check_bot(name)


@pytest.mark.xdist_group("engine")
@pytest.mark.parametrize(
    "name",
    ["heuristic", "heuristic:weights=trained", "search:games=24", "search:games=24,threads=2"],
)
def test_our_compiled_bots_keep_their_promises(name: str) -> None:
    check_bot(name, decisions=6)


def test_a_class_or_a_function_can_be_checked_as_well() -> None:
    check_bot(First, editions=["phantom"])
    check_bot(lambda seed: First(seed), editions=["duel"])


def test_the_numbers_of_seats_can_be_chosen() -> None:
    met = set()

    class Notes(Greedy):
        def choose(self, view: View) -> Move:
            met.add(view.seats)
            return super().choose(view)

    check_bot(Notes, editions=["classic"], seats=[2, 4])
    assert met == {2, 4}


def test_the_seeds_of_bots_reveal_nothing_about_the_deal() -> None:
    given: list[int | None] = []

    def made(seed: int | None) -> Bot:
        given.append(seed)
        return First(seed)

    check_bot(made, editions=["duel"])
    assert len(given) == 3 * 2
    assert len(set(given)) == 2
    assert all(seed is not None and seed > 100 for seed in given)


def test_a_deterministic_class_needs_no_seed() -> None:
    class Plain:
        def choose(self, view: View) -> Move:
            return view.legal_moves[0]

    class Obliging(Plain):
        def __init__(self, **options: object) -> None:
            assert "seed" in options

    check_bot(Plain, editions=["duel"])
    check_bot(Obliging, editions=["duel"])


def test_every_edition_and_every_number_of_seats_is_played() -> None:
    tables: set[tuple[str | None, int]] = set()

    class Guest(First):
        def choose(self, view: View) -> Move:
            tables.add((view.options.edition, view.seats))
            return super().choose(view)

    check_bot(Guest, decisions=3)
    assert tables == {
        (name, seats)
        for name, options in EDITIONS.items()
        for seats in range(options.seats_allowed[0], options.seats_allowed[1] + 1)
    }


def test_a_custom_edition_is_played_with_every_number_of_seats_its_deck_allows() -> None:
    seats: set[int] = set()

    class Guest(First):
        def choose(self, view: View) -> Move:
            seats.add(view.seats)
            return super().choose(view)

    check_bot(Guest, editions=[Options(ranks=5, hand_size=12)])
    assert seats == {2, 3}


def test_every_kind_of_decision_occurs_even_in_partial_games() -> None:
    phases: set[Phase] = set()
    asked = 0

    class Guest(First):
        def choose(self, view: View) -> Move:
            nonlocal asked
            asked += 1
            phases.add(view.phase)
            return super().choose(view)

    check_bot(Guest, decisions=10)
    assert phases == set(Phase) - {Phase.OVER}
    assert asked <= 15 * 10 * 3


def test_an_illegal_move_is_found() -> None:
    class Wrong(First):
        def choose(self, view: View) -> Move:
            return Move.parse("take") if view.phase is Phase.DRAW else super().choose(view)

    error = refusal(Wrong, editions=["classic"])
    assert "Wrong" in str(error)
    assert "it answered 'take', which is not legal: take is not possible now" in str(error)
    assert error.params["edition"] == "classic"
    assert error.params["seats"] == 2
    assert error.params["seed"] == 0
    assert isinstance(error.params["decision"], int)


def test_an_answer_that_is_not_a_move_is_found() -> None:
    class Mute(First):
        def choose(self, view: View) -> Move:  # noqa: ARG002 - the bot interface
            return None  # type: ignore[return-value] # wrong on purpose

    assert "answered None, which is not a linko.Move" in str(refusal(Mute))


def test_an_exception_is_reported_as_the_cause() -> None:
    class Broken(First):
        def choose(self, view: View) -> Move:  # noqa: ARG002 - the bot interface
            raise KeyError("eight")

    error = refusal(Broken)
    assert "it raised KeyError: 'eight'" in str(error)
    assert isinstance(error.__cause__, KeyError)


def test_a_bot_that_cannot_be_created_is_found() -> None:
    def unborn(seed: int | None) -> Bot:  # noqa: ARG001 - the bot interface
        raise OSError("no")

    assert "it raised OSError: no" in str(refusal(unborn))
    assert "there is no bot 'nobody'" in str(refusal("nobody"))


def test_a_stall_is_found() -> None:
    release = threading.Event()

    class Slow(First):
        def choose(self, view: View) -> Move:
            release.wait()
            return super().choose(view)

    assert "it took longer than 0.01 s" in str(refusal(Slow, seconds=0.01))
    release.set()


def test_after_a_stall_the_check_does_not_wait_for_the_bots_to_close(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    release, closed = threading.Event(), threading.Semaphore(0)
    limits: list[float] = []

    class Slow(First):
        def choose(self, view: View) -> Move:
            release.wait()
            return super().choose(view)

        def close(self) -> None:
            closed.release()

    class Watched(TimedThread):
        def call(self, work: Callable[[], Result], seconds: float) -> Result:
            limits.append(seconds)
            return super().call(work, seconds)

    monkeypatch.setattr("linko.testing.bot_check.TimedThread", Watched)
    refusal(Slow, editions=["duel"], seconds=0.01)
    assert len(limits) == 6 + 1  # six bots were created, and one was asked
    release.set()
    assert all(closed.acquire(timeout=10) for _ in range(6))


def test_another_answer_with_the_same_seed_is_found() -> None:
    asked = count()

    class Moody(First):
        def choose(self, view: View) -> Move:
            return view.legal_moves[next(asked) % len(view.legal_moves)]

    said = str(refusal(Moody))
    assert "with the same seed and the same view it answered" in said


def test_a_bot_that_peeks_is_found() -> None:
    class Peeking(First):
        def choose(self, view: View) -> Move:
            tables = [thing for thing in gc.get_objects() if type(thing) is State]
            return view.legal_moves[
                sum(sum(table.pile[:1]) for table in tables) % len(view.legal_moves)
            ]

    said = str(refusal(Peeking, editions=["classic"]))
    assert "when only cards hidden from it were exchanged" in said


def test_a_changed_view_is_found() -> None:
    class Forger(First):
        def choose(self, view: View) -> Move:
            object.__setattr__(view.board, "pile_size", 0)
            return super().choose(view)

    assert "it changed its view" in str(refusal(Forger))


def test_bots_are_closed() -> None:
    doors: Counter[str] = Counter()

    class Door(First):
        def __init__(self, seed: int | None = None) -> None:
            super().__init__(seed)
            doors["opened"] += 1

        def close(self) -> None:
            doors["closed"] += 1
            raise RuntimeError

    check_bot(Door, editions=["duel"])
    assert doors == {"opened": 6, "closed": 6}


@pytest.mark.parametrize("edition", ["classic", "duel"])
def test_exchanging_hidden_cards_keeps_the_view_and_changes_everything_else(edition: str) -> None:
    game = Game.deal(edition, seats=2, seed=8)
    rng, bot = random.Random(1), Greedy()
    changed = 0
    while (seat := game.to_move) is not None:
        state = game.state
        other = exchanged(state, seat, rng)
        assert view(other, seat) == view(state, seat)
        assert sorted(map(len, other.hands)) == sorted(map(len, state.hands))
        assert cards(other) == cards(state)
        changed += other.pile != state.pile and other.hands != state.hands
        game.push(bot.choose(game.view(seat)))
    assert changed > len(game.moves) / 2


def cards(state: State) -> Counter[int]:
    return Counter([*(card for hand in state.hands for card in hand), *state.pile])


def test_publicly_known_cards_stay_in_their_hands() -> None:
    game = Game.deal("classic", seats=3, seed=2)
    while not any(game.state.known):
        game.push(game.legal_moves[-1])
    for seat in range(3):
        other = exchanged(game.state, Seat(seat), random.Random(seat))
        for hand, known in zip(other.hands, other.known, strict=True):
            assert not Counter(known) - Counter(hand)
