"""Erasing guests who have not been seen for a long time, in small steps that may be interrupted.

It takes two checks, some days of running time apart: the first marks a guest, and the second erases
a guest who is still marked. A visit removes the mark. A wrong clock alone erases nobody.

A guest at a running table is kept, and so is a guest whose bot sits at one: nothing is rewritten
during a game. An open table keeps its guests until it has been unused for the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, text

from linko.store import figures, identities, tries
from linko.store.json_text import as_json
from linko.table.log import FORGOTTEN


@dataclass(frozen=True, slots=True)
class Eraser:
    """How the layers above remove an identity's name and words from the data they have stored."""

    entry: Callable[[bytes, str], bytes]
    """Takes the data of an entry and an identity; returns the data without the identity."""
    summary: Callable[[bytes, str], bytes]
    """The same for the summary of a table."""


@dataclass(frozen=True, slots=True)
class Looks:
    """When guests are checked, in seconds of the server's total running time."""

    running: float
    """The running time now, in seconds."""
    apart: float
    """Seconds of running time between the check that marks a guest and the one that erases."""


RECORDS_AT_ONCE = 100
"""Number of records rewritten in one transaction."""

_IDS = "(SELECT id FROM identities WHERE id = :guest OR owner = :guest)"
_HELD = (
    "EXISTS (SELECT 1 FROM identities AS self JOIN members ON identity = self.id"
    " JOIN tables ON tables.id = table_id WHERE (self.id = guest.id OR self.owner = guest.id)"
    " AND (status = 'running' OR (status = 'open' AND changed_at >= :before)))"
)
_TO_FORGET = f"kind = 'guest' AND seen_at < :before AND NOT {_HELD}"
_MARK = text(
    "UPDATE identities AS guest SET marked_at = :running"
    f" WHERE (marked_at IS NULL OR marked_at > :running) AND {_TO_FORGET}"
)
_UNMARK = text(
    "UPDATE identities AS guest SET marked_at = NULL"
    f" WHERE marked_at IS NOT NULL AND NOT ({_TO_FORGET})"
)
_UNSEEN = text(
    "SELECT id FROM identities AS guest"
    f" WHERE marked_at <= :marked_until AND {_TO_FORGET} ORDER BY id"
)
_SELVES = text("SELECT id FROM identities WHERE id = :guest OR owner = :guest ORDER BY id")
_TABLES = text("SELECT table_id FROM members WHERE identity = :identity ORDER BY table_id")
_TABLE = text(
    "SELECT summary, members FROM tables WHERE id = :table"
    " AND (status NOT IN ('open', 'running') OR (status = 'open' AND changed_at < :before))"
)
_LOG = text("SELECT version, data FROM log WHERE table_id = :table")
_CHANGE_LOG = text("UPDATE log SET data = :data WHERE table_id = :table AND version = :version")
_CHANGE_TABLE = text("UPDATE tables SET summary = :summary, members = :members WHERE id = :table")
_GAMES = text(
    "SELECT id, record, games.players FROM players JOIN games ON id = game_id"
    " WHERE identity = :identity LIMIT :limit"
)
_CHANGE_GAME = text("UPDATE games SET record = :record, players = :players WHERE id = :id")
_REMOVE_PLAYER = text("DELETE FROM players WHERE identity = :identity AND game_id = :id")
_REMOVE = text(
    "DELETE FROM identities WHERE id = :guest AND seen_at < :before"
    " AND marked_at IS NOT NULL AND NOT EXISTS"
    f" (SELECT 1 FROM members WHERE identity IN {_IDS})"
)


def mark(connection: Connection, before: float, running: float) -> None:
    """Mark the guests who are to be forgotten, and unmark all others."""
    connection.execute(_UNMARK, {"before": before})
    connection.execute(_MARK, {"before": before, "running": running})


def unseen(connection: Connection, before: float, looks: Looks) -> tuple[str, ...]:
    """Return the guests to erase now: still to be forgotten, and marked long enough ago."""
    marked_until = looks.running - looks.apart
    found = connection.execute(_UNSEEN, {"before": before, "marked_until": marked_until})
    return tuple(found.scalars())


def selves(connection: Connection, guest: str) -> tuple[str, ...]:
    """Return a guest and its bots."""
    return tuple(connection.execute(_SELVES, {"guest": guest}).scalars())


def tables(connection: Connection, identity: str) -> tuple[str, ...]:
    """Return the tables that an identity is a member of."""
    return tuple(connection.execute(_TABLES, {"identity": identity}).scalars())


def forget_at_table(
    connection: Connection, table: str, identity: str, before: float, eraser: Eraser
) -> None:
    """Erase a name from the log, the summary and the members of a table that is over."""
    found = connection.execute(_TABLE, {"table": table, "before": before}).first()
    if found is None:
        return
    summary, members = found
    changes = [
        {"table": table, "version": version, "data": new}
        for version, data in connection.execute(_LOG, {"table": table})
        if (new := eraser.entry(data.encode(), identity).decode()) != data
    ]
    if changes:
        connection.execute(_CHANGE_LOG, changes)
    left = [member for member in msgspec.json.decode(members) if member != identity]
    connection.execute(
        _CHANGE_TABLE,
        {
            "table": table,
            "summary": eraser.summary(summary.encode(), identity).decode(),
            "members": as_json(left),
        },
    )


def forget_in_records(connection: Connection, identity: str) -> bool:
    """Erase figures and requests, and replace a name by "guest" in some records.

    Return whether there were any records.
    """
    figures.forget(connection, identity)
    identities.forget_requests(connection, identity)
    tries.forget(connection, identity)
    changes = []
    some = {"identity": identity, "limit": RECORDS_AT_ONCE}
    for id, record, players in connection.execute(_GAMES, some):
        seats, left = _split(players, identity)
        new = _without_name(record, seats)
        changes.append({"id": id, "identity": identity, "record": new, "players": as_json(left)})
    if changes:
        connection.execute(_CHANGE_GAME, changes)
        connection.execute(_REMOVE_PLAYER, changes)
    return bool(changes)


def remove(connection: Connection, guest: str, before: float) -> bool:
    """Remove a guest and its bots, unless the guest came back; return whether it was removed."""
    return connection.execute(_REMOVE, {"guest": guest, "before": before}).rowcount == 1


def _split(players: str, identity: str) -> tuple[list[int], list[tuple[int, str]]]:
    """Return the seats of an identity, and the other players."""
    everybody = msgspec.json.decode(players, type=list[tuple[int, str]])
    mine = [seat for seat, who in everybody if who == identity]
    return mine, [(seat, who) for seat, who in everybody if who != identity]


def _without_name(record: str, seats: Sequence[int]) -> str:
    content = msgspec.json.decode(record, type=dict[str, object])
    names = content.get("seats")
    if isinstance(names, list):
        content["seats"] = [FORGOTTEN if seat in seats else name for seat, name in enumerate(names)]
    return as_json(content)
