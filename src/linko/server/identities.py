"""Identities: each is proved by a secret token, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from linko.players import LONGEST_SHOWN, is_readable
from linko.server.errors import ServerError
from linko.store import Identity, IdentityKind, Store
from linko.table import Person
from linko.table.names import check_no_bot_name

COOKIE: Final = "linko"
"""The cookie that holds a guest's token."""

TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")

LONGEST_NAME: Final = LONGEST_SHOWN
MOST_BOTS: Final = 20
REMEMBERED: Final = 20_000
"""Maximum number of identities kept in memory."""
SEEN_EVERY: Final = 3600.0
"""Minimum number of seconds between two updates of when a person was last seen."""


class Identities:
    """Guests and bots by their tokens; the store is asked only for those not in memory."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[bytes, Identity] = OrderedDict()
        self._seen: dict[str, float] = {}
        self._noted: dict[str, float] = {}
        self.may_remember: Callable[[], bool] = lambda: True
        """Whether this process hears of changes that others make; if not, the store is asked."""
        self._changes = 0
        """Number of changes of stored identities, to detect one that happens during a read."""

    async def find(self, token: str | None) -> Identity | None:
        """Return the identity to which a token belongs, as it is at the time of return."""
        if token is None or not _TOKEN.fullmatch(token):
            return None
        hashed = token_hash(token)
        identity = self._known.get(hashed) if self.may_remember() else None
        while identity is None:
            before = self._changes
            found = await self._store.identity_by_token_hash(hashed)
            if found is None:
                return None
            if self._changes == before:  # else it may have been removed while we read
                identity = found
                self._remember(found)
        if not hmac.compare_digest(identity.token_hash, hashed):
            return None
        self._note(identity.id)
        if identity.owner is not None:  # somebody whose bot plays counts as seen
            self._note(identity.owner)
        return identity

    async def new_guest(self, name: str) -> tuple[Identity, str]:
        """Add a guest; return it and the token that proves its identity."""
        return await self._new(name, IdentityKind.GUEST, None)

    async def new_bot(self, owner: Identity, name: str) -> tuple[Identity, str]:
        """Add a bot of a guest; return it and its token."""
        if owner.kind is not IdentityKind.GUEST:
            raise ServerError("server_people_only")
        if len(await self._store.bots_of(owner.id)) >= MOST_BOTS:
            raise ServerError("server_too_many", most=MOST_BOTS, what="bots")
        return await self._new(name, IdentityKind.BOT, owner.id)

    async def remove_bot(self, owner: Identity, bot: str) -> Identity:
        """Remove a bot, so that its token is no longer valid, and return it."""
        mine = {identity.id: identity for identity in await self._store.bots_of(owner.id)}
        if bot not in mine:
            raise ServerError("server_no_such_bot")
        await self._store.remove_identity(bot)
        self._changes += 1
        self._known.pop(mine[bot].token_hash, None)
        return mine[bot]

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Change the name of an identity and return the changed identity."""
        renamed = Identity(
            identity.id,
            identity.token_hash,
            checked_name(name),
            identity.kind,
            identity.owner,
            identity.created_at,
            identity.seen_at,
        )
        before = self._changes
        if not await self._store.rename(identity.id, renamed.name):
            raise ServerError("server_not_signed_in")
        self._known.pop(identity.token_hash, None)
        if self._changes == before:
            self._remember(renamed)
        self._changes += 1
        return renamed

    async def write_seen(self) -> None:
        """Store when people were last here; if that fails, it is stored the next time."""
        seen = dict(self._seen)
        if seen:
            await self._store.seen(seen)
            self._noted.update(seen)
            self._seen = {who: at for who, at in self._seen.items() if seen.get(who) != at}
        lately = self._now() - SEEN_EVERY
        self._noted = {identity: at for identity, at in self._noted.items() if at > lately}

    def drop(self, hashed: bytes) -> None:
        """Drop an identity from memory, because another process changed or removed it."""
        self._changes += 1
        self._known.pop(hashed, None)

    def forget_all(self) -> None:
        """Drop all identities from memory, because some may have been changed or removed."""
        self._changes += 1
        self._known.clear()

    async def _new(self, name: str, kind: IdentityKind, owner: str | None) -> tuple[Identity, str]:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = self._now()
        identity = Identity(
            secrets.token_urlsafe(12), token_hash(token), checked_name(name), kind, owner, now, now
        )
        await self._store.add_identity(identity)
        self._remember(identity)
        return identity, token

    def _remember(self, identity: Identity) -> None:
        self._known[identity.token_hash] = identity
        self._known.move_to_end(identity.token_hash)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _note(self, identity: str) -> None:
        now = self._now()
        if now - self._noted.get(identity, 0.0) > SEEN_EVERY:
            self._seen[identity] = now


def token_hash(token: str) -> bytes:
    """Return the hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).digest()


def person(identity: Identity) -> Person:
    """Return the identity as tables know it."""
    return Person(identity.id, identity.name)


def checked_name(name: str) -> str:
    """Return a name as it is shown; raise a `LinkoError` if unreadable or like a bot's name.

    >>> checked_name("  Ann   Lee ")
    'Ann Lee'
    """
    words = " ".join(name.split())
    if len(words) > LONGEST_NAME or not is_readable(words):
        raise ServerError("server_bad_name", most=LONGEST_NAME)
    check_no_bot_name(words)
    return words
