"""A wrapper that makes any bot safe: failures are recorded, and a legal move is always made."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, TypeVar

from linko.bots.errors import BotError
from linko.bots.registry import Bot, is_ours, keeps_time, load
from linko.bots.time_limits import SECONDS, START_SECONDS
from linko.cards import Card
from linko.game_errors import IllegalMove
from linko.processes.foreign_words import LONGEST_WORDS
from linko.processes.timed_thread import Raised, Stalled, TimedThread
from linko.refusal import LinkoError, quote
from linko.rules import Move, State, View, check

Result = TypeVar("Result")

MOST_FAILURES: Final = 20
"""Maximum number of failures kept as sentences; all failures are counted."""

LONGEST_SENTENCE: Final = 3 * LONGEST_WORDS
"""Maximum number of characters in the sentence about one failure."""


class Guard:
    """Wraps the bot with the given name and always returns a legal move.

    If the bot raises, takes longer than `seconds`, or returns anything but a legal move, the first
    legal move is made instead. After a timeout the bot is benched: this guard never asks it again
    and always makes the first legal move. A program is benched after its second crash or timeout.

    Built-in bots are trusted to keep the time limit and run in the caller's thread. A program has
    its own time limit. Any other bot runs in its own thread, which is abandoned after a timeout.
    Everything that could run the bot's code, even inspecting its answer, happens in that thread.
    """

    def __init__(
        self,
        name: str,
        *,
        seed: int | None = None,
        seconds: float = SECONDS,
        must_load: bool = True,
    ) -> None:
        """Load the bot, or raise a `BotError` that says why it cannot be loaded.

        With `must_load=False` the error is recorded as a failure, and the bot is benched.
        """
        self.name = name
        self.failures: list[str] = []
        """A plain sentence for each of the first failures."""
        self.failure_count = 0
        """Number of moves that the bot failed to make."""
        self._seconds = seconds
        self._thread = None if keeps_time(name) else TimedThread()
        self._bot: list[Bot] = []
        """The bot as the only item, or an empty list if it is benched."""
        try:
            self._load(seed)
        except LinkoError as error:
            self.close()
            if must_load:
                raise
            self.failures.append(str(error))

    def choose(self, view: View) -> Move:
        """Return the bot's move if it is legal and in time, else the first legal move."""
        legal = view.legal_moves  # read before the bot can change them
        fallback = legal[0]
        if not self._bot:
            self.failure_count += 1
            return fallback
        try:
            decision = self._done(partial(_decide, self._bot, view, legal), self._seconds)
        except Stalled:
            slow = f"took longer than {self._seconds:g} s, and was benched"
            decision = _Decision(None, slow, is_last=True)
        except Raised as raised:
            decision = _Decision(None, f"raised {raised}")
        if decision.is_last:
            self._bot = []
        if decision.move is None:
            self._fail(decision.failure)
            return fallback
        return decision.move

    def close(self) -> None:
        """Stop what the bot started; a benched bot may keep running, but its answer is ignored."""
        bot, self._bot = self._bot, []
        if bot:
            with suppress(Stalled, Raised):
                self._done(partial(_close, bot), self._seconds)
        if self._thread is not None:
            self._thread.end()

    def _load(self, seed: int | None) -> None:
        def work() -> None:
            bot.append(load(self.name, seed=seed, seconds=self._seconds))

        bot = self._bot
        try:
            self._done(work, self._seconds + START_SECONDS)
        except Stalled:
            self._bot = []
            reason = f"it took longer than {self._seconds + START_SECONDS:g} s"
            raise BotError("bot_not_made", bot=quote(self.name), reason=reason) from None
        except Raised as raised:
            if is_ours(raised.error):
                raise raised.error from None
            raise BotError(
                "bot_not_made", bot=quote(self.name), reason=str(raised)
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


class _Decision(NamedTuple):
    """A legal move, or the reason there is none."""

    move: Move | None
    failure: str = ""
    is_last: bool = False
    """Whether the bot must not be asked again."""


def _decide(bot: list[Bot], view: View, legal: tuple[Move, ...]) -> _Decision:
    """Ask the bot and check its answer; the answer may be a malicious object."""
    try:
        answer: object = bot[0].choose(view)
    except LinkoError as error:
        words = " ".join(str(error).split())[:LONGEST_SENTENCE]
        is_last = type(error) is BotError and error.code == "program_given_up"
        return _Decision(None, words, is_last=is_last)
    if type(answer) is Move:
        for move in legal:
            if move is answer or move == answer:
                return _Decision(move)
    return _Decision(None, why_no_answer(answer, view))


def _close(bot: list[Bot]) -> None:
    """Close the bot if it has `close`, and drop it here, so that this thread deletes it."""
    close = getattr(bot.pop(), "close", None)
    if callable(close):
        close()


def why_no_answer(answer: object, view: View) -> str:
    """Explain why an answer is not one of the legal moves."""
    if type(answer) is not Move:
        return f"answered {quote(answer)}, which is not a linko.Move"
    try:
        check(_as_state(view), answer)
    except IllegalMove as error:
        return f"answered {quote(answer.text)}, which is not legal: {error}"
    return f"answered {quote(answer.text)}, which is not legal"


def _as_state(view: View) -> State:
    """The position with arbitrary cards in hidden places; `check` does not look at them."""
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
