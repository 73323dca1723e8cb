"""The hints of a table: the bot thinks once per decision, however often the hint is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from linko.judgement.review import Hint
from linko.rules import View
from linko.table.hints import HintPlace


class TableHints:
    """The hint for the latest decision for which a hint was asked."""

    def __init__(self) -> None:
        self._decision: tuple[str, int] | None = None
        self._thinking: asyncio.Task[Hint] | None = None

    async def at(
        self, place: HintPlace, think: Callable[[View], Coroutine[Any, Any, Hint]]
    ) -> Hint:
        """Return the hint for a decision; call `think` for a new decision or after a failure.

        The bot goes on thinking if the asker leaves.
        """
        decision = place.game, place.number
        if self._thinking is None or self._decision != decision or _failed(self._thinking):
            self._decision = decision
            self._thinking = asyncio.create_task(think(place.view))
            self._thinking.add_done_callback(_failed)
        return await asyncio.shield(self._thinking)


def _failed(thinking: asyncio.Task[Hint]) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
