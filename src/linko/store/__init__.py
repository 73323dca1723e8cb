"""Durable data in SQLite or PostgreSQL: identities, tables, their logs and finished games.

`Store` is the entry point. `docs/decisions/0005-one-log-a-table.md` says why it is built this way.
"""

from linko.store.backups import backup, restore
from linko.store.claims import Claim, claim
from linko.store.daily import DayRow
from linko.store.erasure import Eraser, Looks
from linko.store.errors import StoreConflict, StoreError
from linko.store.figures import GameFigures, PersonFigures, SeatReview, SnatchedValue
from linko.store.heartbeat import Heartbeat
from linko.store.migration import migrate
from linko.store.moderation import Act, ActKind, Ban, BanKind, Bulletin, NewAct
from linko.store.overview import Counts, KnownPerson
from linko.store.processes import ProcessRow
from linko.store.profile import Profile
from linko.store.reviews import StoredReview
from linko.store.rows import Entry, FinishedGame, Identity, IdentityKind, TableRow
from linko.store.store import Store
from linko.store.tries import Try, TryResult

__all__ = [
    "Act",
    "ActKind",
    "Ban",
    "BanKind",
    "Bulletin",
    "Claim",
    "Counts",
    "DayRow",
    "Entry",
    "Eraser",
    "FinishedGame",
    "GameFigures",
    "Heartbeat",
    "Identity",
    "IdentityKind",
    "KnownPerson",
    "Looks",
    "NewAct",
    "PersonFigures",
    "ProcessRow",
    "Profile",
    "SeatReview",
    "SnatchedValue",
    "Store",
    "StoreConflict",
    "StoreError",
    "StoredReview",
    "TableRow",
    "Try",
    "TryResult",
    "backup",
    "claim",
    "migrate",
    "restore",
]
