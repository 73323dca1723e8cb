"""The orders of the site's host, as this process knows them, and how they are carried out.

Every process reads one number from the database each second. When it has changed, the process reads
the orders: it closes the sockets of banned people, reads the log of closed tables, forgets deleted
guests, and tells everybody a new announcement. No process needs to be told by another.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from linko.server.errors import ServerError
from linko.server.http.refusals import status_of
from linko.server.identities import Identities
from linko.server.tables import Tables
from linko.store import Act, ActKind, Bulletin, Identity, Store, StoreError
from linko.table import Command, Status
from linko.table.commands import Next, Rematch, Start
from linko.wire import close_codes, encode, refused
from linko.wire.to_client import Bulletin as BulletinMessage

log = logging.getLogger("linko.bulletin")

LOOK_SECONDS: Final = 1.0
"""Seconds between two checks of the database."""

ACTS_AT_ONCE: Final = 1000
"""Number of acts read at a time."""

UNFINISHED: Final = (Status.OPEN, Status.RUNNING)
"""A guest at a table with one of these statuses cannot be deleted."""

NOTHING: Final = Bulletin(0, None, maintenance=False, maintenance_words=None, bans=())


class BulletinBoard:
    """The orders of the host, at most a second or two old."""

    def __init__(self, store: Store, tables: Tables, identities: Identities) -> None:
        self.current = NOTHING
        self._store = store
        self._tables = tables
        self._identities = identities
        self._banned: dict[str, str] = {}
        """The banned people, by id, and addresses, each with the host's words."""

    @property
    def message(self) -> BulletinMessage:
        """The part of the orders that everybody may read."""
        now = self.current
        return BulletinMessage(now.announcement, now.maintenance, now.maintenance_words)

    def check_address(self, address: str) -> None:
        """Refuse a banned address with a `ServerError`."""
        if self._banned and address in self._banned:
            raise ServerError("server_banned", words=self._banned[address])

    def check_person(self, identity: Identity) -> None:
        """Refuse a banned person, and a banned person's bots, with a `ServerError`."""
        if self._banned:
            self.check_address(identity.id)
            if identity.owner is not None:
                self.check_address(identity.owner)

    def check_beginning(self) -> None:
        """Refuse a new table or game during maintenance with a `ServerError`."""
        if self.current.maintenance:
            words = self.current.maintenance_words or ""
            raise ServerError("server_maintenance", words=words)

    def check_command(self, command: Command) -> None:
        """Refuse a command that begins a game during maintenance."""
        if isinstance(command, Start | Next | Rematch):
            self.check_beginning()

    async def begin(self) -> None:
        """Read the orders before anybody is served."""
        self._take(await self._store.orders.bulletin())

    async def keep_looking(self) -> None:
        """Look for new orders forever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StoreError:  # the heartbeat reports it; the known orders stay
                continue
            except Exception:
                log.exception("the orders of the host could not be carried out")

    async def look(self) -> None:
        """Carry out the orders given since the last look."""
        orders = self._store.orders
        if await orders.version() == self.current.version:
            return
        before = self.current
        after = await orders.bulletin()
        done = before.version
        while done < after.version:
            acts = await orders.acts_after(done, ACTS_AT_ONCE)
            for act in acts:
                await self._carry_out(act)
            done = acts[-1].number if acts else after.version
        told = self.message
        self._take(after)
        self._hang_up_banned()
        if self.message != told:
            self._tell_everybody()

    def _take(self, bulletin: Bulletin) -> None:
        self.current = bulletin
        self._banned = {ban.target: ban.words or "" for ban in bulletin.bans}

    async def _carry_out(self, act: Act) -> None:
        if act.act is ActKind.CLOSE and act.target is not None:
            live = self._tables.in_memory(act.target)
            if live is not None:
                await live.catch_up()
        elif act.act is ActKind.DELETE_GUEST and act.target is not None:
            self._identities.forget_all()
            code = close_codes.refused(status_of(ServerError("server_not_signed_in")))
            for connection in tuple(self._tables.connections):
                if act.target in connection.targets:
                    connection.close(code)
            for live in self._tables.live:  # finished ones may still contain the name
                if live.is_idle or live.table.status not in UNFINISHED:
                    live.give_up()

    def _hang_up_banned(self) -> None:
        """Tell banned people why they are banned, and close their sockets."""
        if not self._banned:
            return
        for connection in tuple(self._tables.connections):
            target = next((one for one in connection.targets if one in self._banned), None)
            if target is not None:
                error = ServerError("server_banned", words=self._banned[target])
                connection.send(encode(refused(error, None, 0)))
                connection.close(close_codes.refused(status_of(error)))

    def _tell_everybody(self) -> None:
        message = encode(self.message)
        for connection in tuple(self._tables.connections):
            connection.send(message)
