"""Checks that a bot, in any language, follows the bot interface."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NoReturn, TypeVar

from linko.bots import Bot, load
from linko.bots.bot_options import takes_seed
from linko.bots.errors import BotError
from linko.bots.guard import why_no_answer
from linko.bots.registry import keeps_time
from linko.bots.time_limits import SECONDS, START_SECONDS
from linko.cards import Seat
from linko.game import Game, as_options, random_source, shuffled
from linko.options import EDITIONS, Options
from linko.processes.timed_thread import Raised, Stalled, TimedThread
from linko.refusal import quote
from linko.rules import Move, State, View, view
from linko.rules.sets import add, remove

Result = TypeVar("Result")


def check_bot(
    bot: str | type[Bot] | Callable[[int | None], Bot],
    *,
    editions: Iterable[str | Options] | None = None,
    seats: Iterable[int] | None = None,
    games: int = 1,
    seconds: float = SECONDS,
    decisions: int | None = None,
) -> None:
    """Make a bot play itself; raise a `BotError` if it breaks a promise.

    `bot` is a name for `linko.bots.load`, a class, or a function that creates a bot from a seed.
    Without `editions`, all editions are played; without `seats`, every number of seats that an
    edition allows. For every decision, two more bots with the same seed are asked. Promises:

    - the move is legal and made within `seconds`,
    - the view is not changed,
    - the second bot gives the same answer to the same view,
    - the third bot gives the same answer when all cards hidden from it are exchanged.

    For slow bots, `decisions` limits the number of checked decisions in each game. They start at a
    random moment of a game played at random.

    >>> check_bot("greedy", editions=["duel"])
    """
    name = bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)
    make = _maker(bot, seconds)
    # A program has its own time limit and reports more details when it breaks it.
    limit = seconds + 2 * START_SECONDS if isinstance(bot, str) and keeps_time(bot) else seconds
    wanted = None if seats is None else tuple(seats)
    for edition in EDITIONS if editions is None else editions:
        options = as_options(edition)
        for count in options.seat_counts if wanted is None else wanted:
            for seed in range(games):
                game = Game.deal(options, seats=count, seed=seed)
                _Check(quote(name), make, limit, game, seed).run(decisions)


def exchanged(state: State, seat: Seat, rng: random.Random) -> State:
    """The position with everything that a seat cannot know dealt again; its view is unchanged."""
    others = [other for other in range(state.seats) if other != seat]
    unknown = {other: remove(state.hands[other], state.known[other]) for other in others}
    cards = [card for hand in unknown.values() for card in hand]
    mixed = list(shuffled((*cards, *state.pile), rng))
    hands = list(state.hands)
    for other in others:
        count = len(unknown[other])
        hands[other] = add(state.known[other], mixed[:count])
        del mixed[:count]
    return replace(state, hands=tuple(hands), pile=tuple(mixed))


class _Check:
    """One game in which a bot is checked."""

    def __init__(
        self, name: str, make: Callable[[int | None], Bot], seconds: float, game: Game, seed: int
    ) -> None:
        self._name = name
        self._make = make
        self._seconds = seconds
        self._game = game
        self._seed = seed
        self._thread = TimedThread()
        self._is_stuck = False
        self._trios: list[list[Bot]] = []
        """For each seat, the bot that plays and the two bots compared with it."""

    def run(self, decisions: int | None) -> None:
        """Play the game to its end, or the given number of decisions."""
        game, rng = self._game, random_source(self._seed)
        if decisions is not None:
            _play_to_a_random_moment(game, decisions, rng)
        last = None if decisions is None else len(game.moves) + decisions
        try:
            self._make_bots()
            while (seat := game.to_move) is not None and len(game.moves) != last:
                game.push(self._agreed(seat, rng))
        finally:
            self._close()

    def _make_bots(self) -> None:
        for seat in map(Seat, range(len(self._game.names))):
            self._trios.append([])
            for _ in range(3):
                work = partial(self._make, _bot_seed(self._seed, seat))
                self._trios[seat].append(self._done(work, self._seconds + START_SECONDS))

    def _agreed(self, seat: Seat, rng: random.Random) -> Move:
        """Check everything about the bot's decision and return its move."""
        player, twin, stranger = self._trios[seat]
        state, standing = self._game.state, self._game.standing
        move = self._answer(player, view(state, seat, standing))
        again = self._answer(twin, view(state, seat, standing))
        if again != move:
            self._complain(f"with the same seed and the same view it answered {move}, then {again}")
        hidden = exchanged(state, seat, rng)
        blind = self._answer(stranger, view(hidden, seat, standing))
        if blind != move:
            self._complain(
                f"it answered {move}, and {blind} when only cards hidden from it were exchanged"
            )
        return move

    def _answer(self, bot: Bot, seen: View) -> Move:
        before = repr(seen)
        answer: object = self._done(partial(bot.choose, seen), self._seconds)
        if repr(seen) != before:
            self._complain("it changed its view")
        if type(answer) is not Move or answer not in seen.legal_moves:
            self._complain(f"it {why_no_answer(answer, seen)}")
        return seen.legal_moves[seen.legal_moves.index(answer)]

    def _done(self, work: Callable[[], Result], seconds: float) -> Result:
        try:
            return self._thread.call(work, seconds)
        except Stalled as stalled:
            self._is_stuck = True
            self._complain(f"it took longer than {seconds:g} s", stalled)
        except Raised as raised:
            self._complain(f"it raised {raised}", raised.error)

    def _complain(self, problem: str, cause: BaseException | None = None) -> NoReturn:
        game = self._game
        raise BotError(
            "bot_check",
            bot=self._name,
            problem=problem,
            edition=game.options.edition or "a custom edition",
            seats=len(game.names),
            seed=self._seed,
            decision=len(game.moves) + 1,
        ) from cause

    def _close(self) -> None:
        """Close the bots; after a timeout, do not wait for that."""
        if self._is_stuck:
            self._thread.end(self._close_bots)
            return
        with suppress(Stalled):
            self._thread.call(self._close_bots, self._seconds)
        self._thread.end()

    def _close_bots(self) -> None:
        for bot in (bot for trio in self._trios for bot in trio):
            close = getattr(bot, "close", None)
            if callable(close):
                with suppress(BaseException):  # errors while closing break no promise
                    close()


def _bot_seed(seed: int, seat: Seat) -> int:
    """A seed unrelated to the game's seed, which shuffles the deck."""
    digest = hashlib.sha256(f"bot {seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:4], "big")


def _maker(
    bot: str | type[Bot] | Callable[[int | None], Bot], seconds: float
) -> Callable[[int | None], Bot]:
    if isinstance(bot, str):
        return partial(_loaded, bot, seconds)
    return partial(_made, bot) if isinstance(bot, type) else bot


def _loaded(name: str, seconds: float, seed: int | None) -> Bot:
    return load(name, seed=seed, seconds=seconds)


def _made(bot_class: Callable[..., Bot], seed: int | None) -> Bot:
    """Create a bot; a deterministic bot need not accept a seed."""
    return bot_class(seed=seed) if takes_seed(bot_class) else bot_class()


def _play_to_a_random_moment(game: Game, decisions: int, rng: random.Random) -> None:
    """Play a random game, then go back to a random moment with this many decisions left."""
    while not game.is_over:
        moves = game.legal_moves
        game.push(moves[int(rng.random() * len(moves))])
    moment = int(rng.random() * max(1, len(game.moves) - decisions + 1))
    while len(game.moves) > moment:
        game.pop()
