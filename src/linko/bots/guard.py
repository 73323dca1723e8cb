"""A bot that cannot spoil a game: whatever goes wrong is noted, and a legal move is made."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from linko.bots.registry import Bot, keeps_time, load
from linko.bots.timed import SECONDS, START_SECONDS, Raised, Stalled, TimedThread, in_a_line
from linko.cards import Card
from linko.errors import BotError, IllegalMove, LinkoError, quote
from linko.rules import Move, State, View, check

Result = TypeVar("Result")

MOST_FAILURES: Final = 20
"""So many failures are kept in words; all are counted."""


class Guard:
    """The bot so called, which from now on always answers with a legal move.

    A bot that raises, takes longer than `seconds`, or answers with anything but a legal move loses
    that move: the first legal one is made instead. After a stall it is benched, and the first legal
    move is made as long as this guard lives; a program is benched after its second crash or stall.

    Our own bots are trusted with the time and run in the caller's thread; a program has its time
    limit anyway; any other bot lives in a thread of its own, which is abandoned after a stall.
    """

    def __init__(
        self,
        name: str,
        *,
        seed: int | None = None,
        seconds: float = SECONDS,
        must_load: bool = True,
    ) -> None:
        """Load the bot, or raise the `BotError` that says why it cannot be loaded.

        With `must_load=False` that is a failure like any other, and the bot is benched.
        """
        self.name = name
        self.failures: list[str] = []
        """What went wrong, a plain sentence for each of the first failures."""
        self.failure_count = 0
        """How many moves the bot has lost."""
        self._seconds = seconds
        self._thread = None if keeps_time(name) else TimedThread()
        self._bot: Bot | None = None
        """None when it is benched."""
        try:
            self._bot = self._loaded(seed)
        except LinkoError as error:
            self.close()
            if must_load:
                raise
            self.failures.append(str(error))

    def choose(self, view: View) -> Move:
        """The bot's move if it is legal and in time, else the first legal move."""
        legal = view.legal_moves  # as they are before the bot can touch them
        fallback = legal[0]
        if self._bot is None:
            self.failure_count += 1
            return fallback
        try:
            answer: object = self._done(partial(self._bot.choose, view), self._seconds)
        except Stalled:
            self._fail(f"took longer than {self._seconds:g} s, and was benched")
            self._bot = None
        except Raised as raised:
            error = raised.error
            self._fail(str(error) if isinstance(error, LinkoError) else f"raised {raised}")
            if isinstance(error, BotError) and error.code == "program_given_up":
                self._bot = None
        else:
            if type(answer) is Move and answer in legal:
                return legal[legal.index(answer)]
            self._fail(why_no_answer(answer, view))
        return fallback

    def close(self) -> None:
        """End what the bot has started; only a benched bot goes on, unheard."""
        close = getattr(self._bot, "close", None)
        self._bot = None
        if callable(close):
            with suppress(Stalled, Raised):
                self._done(close, self._seconds)
        if self._thread is not None:
            self._thread.end()

    def _loaded(self, seed: int | None) -> Bot:
        work = partial(load, self.name, seed=seed, seconds=self._seconds)
        try:
            return self._done(work, self._seconds + START_SECONDS)
        except Stalled:
            reason = f"it took longer than {self._seconds + START_SECONDS:g} s"
            raise BotError("bot_not_made", bot=quote(self.name), reason=reason) from None
        except Raised as raised:
            if isinstance(raised.error, LinkoError):
                raise raised.error from None
            raise BotError(
                "bot_not_made", bot=quote(self.name), reason=in_a_line(raised.error)
            ) from raised.error

    def _done(self, work: Callable[[], Result], seconds: float) -> Result:
        if self._thread is not None:
            return self._thread.call(work, seconds)
        try:
            return work()
        except Exception as error:
            raise Raised(error) from error

    def _fail(self, sentence: str) -> None:
        self.failure_count += 1
        if len(self.failures) < MOST_FAILURES:
            self.failures.append(sentence)


def why_no_answer(answer: object, view: View) -> str:
    """What is wrong with an answer that is none of the legal moves."""
    if not isinstance(answer, Move):
        return f"answered {quote(answer)}, which is not a linko.Move"
    try:
        check(_as_state(view), answer)
    except IllegalMove as error:
        return f"answered {quote(answer.text)}, which is not legal: {error}"
    return f"answered {quote(answer.text)}, which is not legal"


def _as_state(view: View) -> State:
    """The position with any cards in the hidden places; they do not matter to `check`."""
    hands = [(Card(1),) * count for count in view.hand_counts]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return State(
        options=view.options,
        starter=view.starter,
        hands=tuple(hands),
        known=view.known,
        stacks=view.stacks,
        row=view.row,
        pile=(Card(1),) * view.pile_size,
        discard=view.discard,
        ghost=view.ghost,
        turn=view.turn,
        turn_number=view.turn_number,
        phase=view.phase,
        snatch=view.snatch,
        draws_left=view.draws_left,
        ended_by=view.ended_by,
    )
