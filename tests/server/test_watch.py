"""Clients that read slowly or vanish do not affect others."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from tests.server.crowd import Crowd
from tests.server.people import Presence, Snapshot, Update, new_guest
from tests.server.process import ServerProcess
from tests.server.raw import RawSocket

TOO_MANY = 500
"""More moves than the buffers of system and server hold."""


def small_socket(server: ServerProcess) -> socket.socket:
    """A connected socket that can receive little at a time."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.connect(("127.0.0.1", server.port))
    made.setblocking(False)
    return made


def test_a_slow_reader_gets_a_snapshot_and_does_not_delay_others(
    tmp_path: Path, sqlite_database: str
) -> None:
    async def story(server: ServerProcess) -> None:
        crowd = Crowd(server, seed=9)
        crowd.sit_down(4)
        (ledger,) = crowd.ledgers
        slow = await new_guest(server, "Slow").enter(
            server, ledger.table, sock=small_socket(server), max_queue=1
        )
        began = slow.version
        try:
            crowd.play()
            await crowd.wait_for(TOO_MANY)  # all others continue
            known = ledger.highest
            first = slow.heard[0]
            again = await slow.hear_until(
                lambda message: isinstance(message, Snapshot) and message is not first
            )
            assert isinstance(again, Snapshot)
            assert again.version >= known
            assert len(slow.all_of(Update)) < again.version - began
            after = await slow.hear_of(Update)
            assert after.version == again.version + 1
            versions = [update.version for update in slow.all_of(Update)]
            assert versions == sorted(set(versions))
        finally:
            await crowd.leave()
            await slow.socket.close()

    with ServerProcess(tmp_path, sqlite_database) as server:
        asyncio.run(story(server))


@pytest.mark.slow
def test_a_silently_lost_connection_is_detected(tmp_path: Path, sqlite_database: str) -> None:
    """One client never reads, the other stops reading while many messages are sent."""

    async def story(server: ServerProcess) -> None:
        crowd = Crowd(server, seed=10)
        crowd.sit_down(4)
        (ledger,) = crowd.ledgers
        ann, gone, stuck = (new_guest(server, name) for name in ("Ann", "Gone", "Stuck"))
        table = ann.open_table(server, None, seats=2)
        gone.command(server, table, "sit", seat=1)
        async with await ann.enter(server, table) as visit:
            with RawSocket(server, gone, table):
                assert (await visit.hear_of(Presence)).present == (True, True)
                assert (await visit.hear_of(Presence)).present == (True, False)
            assert visit.version == 2
        try:
            async with await crowd.players[0].guest.enter(server, ledger.table) as visit:
                with RawSocket(server, stuck, ledger.table, receives=2048):
                    assert (await visit.hear_of(Presence)).spectators == 1
                    crowd.play()
                    await crowd.wait_for(TOO_MANY)
                    await visit.hear_until(
                        lambda message: isinstance(message, Presence) and message.spectators == 0
                    )
        finally:
            await crowd.leave()

    with ServerProcess(tmp_path, sqlite_database, ping_seconds=3) as server:
        asyncio.run(story(server))
