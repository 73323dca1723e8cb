"""What must survive: identities, tables, their logs, finished games; in SQLite or PostgreSQL.

`Store` is the door. `docs/decisions/0005-one-log-a-table.md` says why it is built this way.
"""

from linko.store.erasure import Eraser
from linko.store.errors import StoreConflict, StoreError
from linko.store.migration import migrate
from linko.store.rows import Entry, FinishedGame, Identity, IdentityKind, TableRow
from linko.store.store import Store

__all__ = [
    "Entry",
    "Eraser",
    "FinishedGame",
    "Identity",
    "IdentityKind",
    "Store",
    "StoreConflict",
    "StoreError",
    "TableRow",
    "migrate",
]
