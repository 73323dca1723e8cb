"""Who somebody is: a secret token, of which only the hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from linko.players import is_readable
from linko.server.errors import ServerError
from linko.store import Identity, IdentityKind, Store
from linko.table import Person

COOKIE: Final = "linko"
"""The cookie that holds a guest's token."""

TOKEN_BYTES: Final = 32
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")

LONGEST_NAME: Final = 24
MOST_BOTS: Final = 20
REMEMBERED: Final = 20_000
SEEN_EVERY: Final = 3600.0
"""So seldom it is noted that somebody was here."""


class Identities:
    """Guests and bots by their tokens; the store is asked only for those not seen lately."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[bytes, Identity] = OrderedDict()
        self._seen: dict[str, float] = {}
        self._noted: dict[str, float] = {}
        self._changes = 0
        """Grows whenever what the store had for a token is no longer true."""

    async def find(self, token: str | None) -> Identity | None:
        """Whose token this is, as it stands when this returns: neither removed nor renamed."""
        if token is None or not _TOKEN.fullmatch(token):
            return None
        hashed = token_hash(token)
        identity = self._known.get(hashed)
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
        if identity.owner is not None:  # whose bot plays is not gone
            self._note(identity.owner)
        return identity

    async def new_guest(self, name: str) -> tuple[Identity, str]:
        """A new guest and the token that proves who it is."""
        return await self._new(name, IdentityKind.GUEST, None)

    async def new_bot(self, owner: Identity, name: str) -> tuple[Identity, str]:
        """A new bot of somebody's."""
        if owner.kind is not IdentityKind.GUEST:
            raise ServerError("server_people_only")
        if len(await self._store.bots_of(owner.id)) >= MOST_BOTS:
            raise ServerError("server_too_many", most=MOST_BOTS, what="bots")
        return await self._new(name, IdentityKind.BOT, owner.id)

    async def remove_bot(self, owner: Identity, bot: str) -> None:
        """Let a bot's token be worth nothing from now on."""
        mine = {identity.id: identity for identity in await self._store.bots_of(owner.id)}
        if bot not in mine:
            raise ServerError("server_no_such_bot")
        await self._store.remove_identity(bot)
        self._changes += 1
        self._known.pop(mine[bot].token_hash, None)

    async def rename(self, identity: Identity, name: str) -> Identity:
        """The same identity under another name."""
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
        """Store who was here."""
        seen, self._seen = self._seen, {}
        if seen:
            await self._store.seen(seen)
            self._noted.update(seen)
        lately = self._now() - SEEN_EVERY
        self._noted = {identity: at for identity, at in self._noted.items() if at > lately}

    def forget_all(self) -> None:
        """Ask the store again for everybody: some were forgotten."""
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
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def person(identity: Identity) -> Person:
    """The identity as tables know it."""
    return Person(identity.id, identity.name)


def checked_name(name: str) -> str:
    """A name as it is shown, or a `ServerError`.

    >>> checked_name("  Ann   Lee ")
    'Ann Lee'
    """
    words = " ".join(name.split())
    if len(words) > LONGEST_NAME or not is_readable(words):
        raise ServerError("server_bad_name", most=LONGEST_NAME)
    return words
