"""The figures of people's games: how complete they are, and counting them again."""

from __future__ import annotations

from typing import Annotated

import typer

from linko.cli.admin.session import AsJson, Session, run, said
from linko.cli.console import progress
from linko.cli.database import Database

Rebuild = Annotated[
    bool, typer.Option("--rebuild", help="Count everybody's figures again, from the records.")
]


def figures(
    *, rebuild: Rebuild = False, database: Database = None, as_json: AsJson = False
) -> None:
    """Show how many games people's figures contain; --rebuild counts all records again.

    Servers may keep running. The command can be interrupted and started again.
    """

    from linko.server.figures import rebuild as rebuild_all

    async def act(session: Session) -> dict[str, int]:
        if rebuild:
            with progress("counting", None) as bar:
                await rebuild_all(session.store, bar.tick)
        found = await session.store.figures_extent()
        return {"games": found.games, "counted": found.counted, "people": found.people}

    done = run(database, act)
    sentence = (
        f"{done['counted']} of {done['games']} finished games counted;"
        f" people with figures: {done['people']}"
    )
    said(sentence, done, as_json=as_json)
