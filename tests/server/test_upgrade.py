"""An upgrade as a host does it: two versions serve one place, and nobody notices."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import ExitStack
from pathlib import Path

import psutil
import pytest

import linko.store
from linko.store import database
from linko.store.database import REVISIONS
from tests.bus.redis_server import RedisServer
from tests.server.crowd import Crowd
from tests.server.process import ServerProcess, until
from tests.server.servers import place
from tests.server.test_cluster_faults import play, seated, server_workers
from tests.server.test_cluster_start import last_words
from tests.store import postgres
from tests.store.test_upgrade import LONGEST_WAIT, SCHEMAS

REVISION = f'''
"""What a next version may do: it expands tables that servers of this version write to."""

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "9999"
down_revision = "{REVISIONS[-1]}"


def upgrade() -> None:
    op.add_column("tables", Column("colour", Text))
    op.add_column("log", Column("mood", Text, nullable=False, server_default="calm"))
    op.add_column("identities", Column("age", Integer))
    op.create_index("log_moods", "log", ["mood"])
    op.create_table("medals", Column("id", Text, primary_key=True))
'''

CUSTOMIZE = """
import linko.store.database as database
import linko.store.migration as migration
from pathlib import Path

database.REVISIONS += ("9999",)
migration.REVISIONS = database.REVISIONS
migration.files = lambda _: Path({folder!r})
"""


def install_next_version(folder: Path) -> None:
    """Make each Python process that starts with this folder in its path run the next version."""
    now = Path(linko.store.__file__).parent / "migrations"
    versions = folder / "migrations" / "versions"
    versions.mkdir(parents=True)
    for file in (now / "versions").glob("*.py"):
        (versions / file.name).write_text(file.read_text())
    (versions / "r9999_next.py").write_text(REVISION)
    (folder / "sitecustomize.py").write_text(CUSTOMIZE.format(folder=str(folder)))


def test_a_crowd_plays_on_while_a_next_version_takes_over(
    tmp_path: Path, empty_postgres: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.execute(empty_postgres, SCHEMAS[-1].read_text())
    installed = tmp_path / "installed"
    installed.mkdir()
    known = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(installed), known))))
    (tmp_path / "machine-2").mkdir()
    added = ServerProcess(tmp_path / "machine-2", empty_postgres, redis=redis.url)
    # This process also runs the next version: it compares the log with what people saw.
    monkeypatch.setattr(database, "REVISIONS", (*REVISIONS, "9999"))

    async def upgrade(crowd: Crowd, servers: list[ServerProcess]) -> None:
        stopped, restarted = servers
        install_next_version(installed)
        program = (sys.executable, "-m", "linko", "migrate", "--database", empty_postgres)
        migrating = await asyncio.create_subprocess_exec(*program)
        assert await migrating.wait() == 0
        await crowd.wait_for(100)
        with monkeypatch.context() as patch:
            patch.setenv("PYTHONPATH", known)
            folder = tmp_path / "older"
            said = await asyncio.to_thread(last_words, folder, empty_postgres, redis=redis.url)
        assert "install a newer one" in said, "a process of the previous version cannot start"
        await asyncio.to_thread(added.start)
        servers.append(added)
        await crowd.wait_for(200)
        assert await asyncio.to_thread(stopped.stop) == 0
        await crowd.wait_for(100)
        before = server_workers(restarted)
        psutil.Process(restarted.pid).send_signal(signal.SIGHUP)
        await until(
            lambda: not set(before) & set(server_workers(restarted)), "its worker is a new one"
        )
        assert await asyncio.to_thread(added.stop) == 0
        await crowd.wait_for(100)

    with ExitStack() as ending:
        servers = ending.enter_context(place(tmp_path, empty_postgres, redis, drain_seconds=1.0))
        ending.push(added.__exit__)
        waits = sorted(play(servers, empty_postgres, upgrade, seated))
    assert waits[int(0.99 * len(waits))] < LONGEST_WAIT
