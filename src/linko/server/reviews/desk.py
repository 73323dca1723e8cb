"""The queue of reviews: who waits, what is being reviewed, and the findings so far.

Requests and reviews are in the store, where all processes see them. Each process reviews one game
at a time. A claim keeps two processes from reviewing the same game, which would only waste work.
If a process dies, its game still waits, and the claim is free a few seconds later.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Final, Literal, Protocol

from linko.bus import EVERYBODY, Bus, Message
from linko.bus.messages import ReviewAsked, ReviewPart
from linko.server.errors import ServerError
from linko.server.metrics import Metrics
from linko.server.reviews.reviewer import Outcome, Reviewer, ReviewerDied
from linko.server.reviews.task import Failure, Part, Task
from linko.store import FinishedGame, Store, StoredReview, StoreError

log = logging.getLogger(__name__)

MOST_WAITING: Final = 200
"""Maximum number of games that wait at a time."""

FULL_SECONDS: Final = 60
"""Seconds after which somebody who found the queue full may try again."""

LOOK_SECONDS: Final = 5.0
"""Seconds between two checks for waiting games, in case nobody reports them."""

WATCH_SECONDS: Final = 1.0
"""Seconds between two checks whether somebody still waits for the game under review."""

FRESH_SECONDS: Final = 30.0
"""Seconds after which a partial review that another process sent no longer counts."""

REST_SECONDS: Final = 120.0
"""Seconds without work after which the process that reviews is ended; it uses 300 MB."""

MOST_DEATHS: Final = 2
"""Number of times that the process may die during a game before the game is given up."""

UNKNOWN: Final = "unknown"
"""The name of an analyser that died before it reported its name."""

ReviewState = Literal["none", "waiting", "running", "done", "failed"]


class Claims(Protocol):
    """Says which process reviews a game."""

    async def claim(self, game: str) -> bool:
        """Claim a game; return False if another process has it."""

    def release(self, game: str) -> None:
        """Give up the claim to a game."""


class SoleClaims:
    """The claims of a server that consists of one process."""

    async def claim(self, game: str) -> bool:
        """Return True: there is no other process."""
        del game
        return True

    def release(self, game: str) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The progress of the review of a game."""

    state: ReviewState
    done: int = 0
    """Number of decisions that have been reviewed."""
    review: bytes | None = None
    """The findings so far, or those of an earlier version of the analyser; JSON."""


@dataclass(frozen=True, slots=True)
class _Progress:
    part: Part
    at: float


class ReviewDesk:
    """Accepts requests for reviews, has them made, and reports their progress."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        now: Callable[[], float],
        *,
        claims: Claims | None = None,
        reviewer: Reviewer | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """`claims` is None if there is no other process."""
        self._reviews = store.reviews
        self._store = store
        self._bus = bus
        self._now = now
        self._claims = claims or SoleClaims()
        self._reviewer = reviewer or Reviewer()
        self._metrics = metrics or Metrics()
        self._progress: dict[str, _Progress] = {}
        """The findings so far for each game under review, here or in another process."""
        self._present: set[str] = set()
        """The analysers that this version of the program has."""
        self._deaths: Counter[str] = Counter()
        self._asked = asyncio.Event()
        self.waiting = 0
        """Number of games that wait or are under review, as of the last check."""

    async def ask(self, identity: str, game: str) -> None:
        """Ask for the review of a finished game, unless the current analyser has reviewed it."""
        last = await self._reviews.last(game)
        if last is not None and last.review is not None and last.analyser in self._present:
            return
        wanted = await self._reviews.wanted(MOST_WAITING)
        if len(wanted) >= MOST_WAITING and game not in wanted:
            raise ServerError("server_too_fast", seconds=FULL_SECONDS)
        found = await self._reviews.ask(identity, game, self._now())
        if found != game:
            raise ServerError("server_review_waiting", game=found)
        self._asked.set()
        if self._bus.is_shared:
            self._bus.publish(EVERYBODY, ReviewAsked(game))

    async def withdraw(self, identity: str, game: str) -> None:
        """Withdraw a request, if there is one; the work stops if nobody else waits for it."""
        await self._reviews.withdraw(identity, game)

    async def standing(self, game: str) -> Standing:
        """Return the progress of the review of a game."""
        is_wanted = await self._reviews.is_wanted(game)
        last = await self._reviews.last(game)
        earlier = None if last is None else last.review
        if is_wanted:
            progress = self._progress.get(game)
            if progress is None or self._is_stale(progress):
                return Standing("waiting", 0, earlier)
            part = progress.part
            return Standing("running", part.done, part.review or earlier)
        if last is None:
            return Standing("none")
        return Standing("failed" if earlier is None else "done", 0, earlier)

    async def keep_working(self) -> None:
        """Review games that wait, forever."""
        self._bus.subscribe(EVERYBODY, self._hear)
        loop = asyncio.get_running_loop()
        rests_at = loop.time()
        while True:
            self._asked.clear()
            try:
                while await self._work():
                    rests_at = loop.time() + REST_SECONDS
            except StoreError as error:
                log.warning("reviews must wait", extra={"code": error.code})
            except Exception:
                log.exception("reviews failed")
            if loop.time() >= rests_at:
                await self._reviewer.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)

    async def close(self) -> None:
        """End the process that reviews."""
        self._bus.unsubscribe(EVERYBODY, self._hear)
        await self._reviewer.close()

    async def _work(self) -> bool:
        """Review the first game that no other process has claimed; return whether there is one."""
        wanted = await self._reviews.wanted(MOST_WAITING)
        self.waiting = len(wanted)
        for game in wanted:
            if not await self._claims.claim(game):
                continue
            try:
                if await self._reviews.is_wanted(game):  # another may have finished it just now
                    await self._review(game)
                    return True
            finally:
                self._progress.pop(game, None)
                self._claims.release(game)
        return False

    async def _review(self, game: str) -> None:
        """Review a game and store the result, as long as somebody waits for it."""
        found = await self._store.game(game)
        if found is None:
            await self._reviews.fulfil(game)
            return
        last = await self._reviews.last(game)
        known = () if last is None or last.review is None else (last.analyser,)
        began = perf_counter()
        try:
            outcome = await self._made(found, known)
        except ReviewerDied:
            await self._note_death(game)
            return
        self._deaths.pop(game, None)
        if outcome is None:
            return
        self._metrics.reviewed(perf_counter() - began, failed=isinstance(outcome, Failure))
        await self._keep(game, outcome)

    async def _made(self, game: FinishedGame, known: tuple[str, ...]) -> Outcome | None:
        """Return the review; None if nobody waits for it any more."""
        heard = partial(self._note_part, game.id)
        heard(Part(0, 0, b""))
        making = asyncio.create_task(self._reviewer.review(Task(game.record, known), heard))
        try:
            while not (await asyncio.wait([making], timeout=WATCH_SECONDS))[0]:
                wanted = await self._reviews.wanted(MOST_WAITING)
                self.waiting = len(wanted)
                if game.id not in wanted:
                    return None
            return making.result()
        finally:
            if not making.done():
                making.cancel()
                await asyncio.wait([making])

    async def _keep(self, game: str, outcome: Outcome) -> None:
        name = outcome.analyser or UNKNOWN
        self._present.add(name)
        if isinstance(outcome, Failure):
            log.error("a game cannot be reviewed", extra={"reason": outcome.reason})
            await self._reviews.keep(StoredReview(game, name, self._now(), None))
        elif outcome.review is None:
            await self._reviews.fulfil(game)
        else:
            await self._reviews.keep(StoredReview(game, name, self._now(), outcome.review))

    async def _note_death(self, game: str) -> None:
        """Give up a game if the process died too often while reviewing it."""
        self._deaths[game] += 1
        if self._deaths[game] >= MOST_DEATHS:
            del self._deaths[game]
            await self._keep(game, Failure("", "the process died"))

    def _note_part(self, game: str, part: Part) -> None:
        self._progress[game] = _Progress(part, asyncio.get_running_loop().time())
        if self._bus.is_shared:
            self._bus.publish(EVERYBODY, ReviewPart(game, part.done, part.of, part.review))

    def _hear(self, sender: str, message: Message) -> None:
        """Note what other processes say about reviews."""
        del sender
        match message:
            case ReviewAsked():
                self._asked.set()
            case ReviewPart(game, done, of, review):
                now = asyncio.get_running_loop().time()
                stale = [one for one, known in self._progress.items() if self._is_stale(known)]
                for one in stale:
                    del self._progress[one]
                self._progress[game] = _Progress(Part(done, of, review), now)
            case _:
                pass

    def _is_stale(self, progress: _Progress) -> bool:
        return asyncio.get_running_loop().time() - progress.at > FRESH_SECONDS
