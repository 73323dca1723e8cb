"""What a host does: announcements, maintenance, closed tables, bans, deleted guests."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import typer

from linko.cli.admin.session import AsJson, Session, Words, run, said
from linko.cli.database import Database
from linko.server.close_reasons import CloseReason

Person = Annotated[str, typer.Argument(help="Id of a guest, as `linko admin people` shows it.")]
Target = Annotated[str, typer.Argument(help="Id of a person, or an IP address.")]


class Switch(Enum):
    """On or off."""

    ON = "on"
    OFF = "off"


def announce(
    words: Annotated[str | None, typer.Argument(help="The text of the line.")] = None,
    *,
    clear: Annotated[bool, typer.Option("--clear", help="Remove the announcement.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Show a line on every page, within a second or two; --clear removes it."""
    if clear == (words is not None):
        raise typer.BadParameter("give the text, or --clear")

    async def act(session: Session) -> None:
        if words is None:
            await session.moderation.clear()
        else:
            await session.moderation.announce(words)

    run(database, act)
    sentence = "The announcement is removed." if words is None else "Announced."
    said(sentence, {"announcement": words}, as_json=as_json)


def maintenance(
    switch: Annotated[Switch, typer.Argument(help="on or off.")],
    *,
    words: Words = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Switch maintenance on or off: running games go on, but no new ones begin."""
    is_on = switch is Switch.ON
    if words is not None and not is_on:
        raise typer.BadParameter("there is nothing to say when maintenance ends")
    run(database, lambda session: session.moderation.maintain(is_on=is_on, words=words))
    sentence = (
        "Maintenance is on: running games go on, no new ones begin."
        if is_on
        else "Maintenance is off."
    )
    said(sentence, {"maintenance": is_on, "words": words}, as_json=as_json)


def close(
    table: Annotated[str, typer.Argument(help="Id of a table, as `linko admin tables` shows it.")],
    *,
    reason: Annotated[
        CloseReason, typer.Option(help="Reason; people at the table read it in their language.")
    ] = CloseReason.HOST,
    words: Words = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Close a table for good; its running game is lost."""
    run(database, lambda session: session.moderation.close_table(table, reason, words))
    done = {"closed": table, "reason": reason.value, "words": words}
    said(f"The table {table} is closed.", done, as_json=as_json)


def ban(
    who: Target, *, words: Words = None, database: Database = None, as_json: AsJson = False
) -> None:
    """Ban a person or an IP address; their sockets are closed within seconds."""
    made = run(database, lambda session: session.moderation.ban(who, words))
    done = {"banned": made.target, "kind": made.kind.value, "words": words}
    said(f"The {made.kind.value} {made.target} is banned.", done, as_json=as_json)


def unban(who: Target, *, database: Database = None, as_json: AsJson = False) -> None:
    """Lift the ban of a person or an address."""
    target = run(database, lambda session: session.moderation.unban(who))
    said(f"{target} is no longer banned.", {"unbanned": target}, as_json=as_json)


def delete_guest(person: Person, *, database: Database = None, as_json: AsJson = False) -> None:
    """Erase a guest's name, words and bots; finished games stay, with “guest” as the name."""
    run(database, lambda session: session.moderation.delete_guest(person))
    said(f"The guest {person} is deleted.", {"deleted": person}, as_json=as_json)
