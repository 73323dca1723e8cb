"""A real PostgreSQL for the tests: a given one, the one on this machine, or a new one."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
from sqlalchemy.engine import make_url

GIVEN = "LINKO_TEST_POSTGRES"
USUAL = (
    "postgresql://postgres@127.0.0.1:5432/postgres",
    "postgresql://postgres@127.0.0.1:5432/test",
)
REFUSALS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Unavailable(Exception):  # noqa: N818 - it is a state
    """No PostgreSQL can be used here; the message gives the reason."""


@contextmanager
def database() -> Iterator[str]:
    """Yield the URL of an empty database, which is dropped afterwards."""
    with _server() as server:
        name = f"linko_test_{secrets.token_hex(6)}"
        execute(server, f'CREATE DATABASE "{name}"')
        try:
            yield make_url(server).set(database=name).render_as_string(hide_password=False)
        finally:
            execute(server, f'DROP DATABASE "{name}" WITH (FORCE)')


def execute(url: str, statement: str) -> None:
    """Run a statement outside the store."""

    async def run() -> None:
        connection = await asyncpg.connect(url, timeout=10)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


@contextmanager
def _server() -> Iterator[str]:
    if given := os.environ.get(GIVEN):
        yield given
        return
    for url in USUAL:
        if _answers(url):
            yield url
            return
    with _own_cluster() as url:
        yield url


def _answers(url: str) -> bool:
    try:
        execute(url, "SELECT 1")
    except REFUSALS:
        return False
    return True


@contextmanager
def _own_cluster() -> Iterator[str]:
    """Start a server from the installed programs, in a temporary folder."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    user = unprivileged()
    with tempfile.TemporaryDirectory(prefix="linko-postgres-") as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user, -1)
        port = free_port()

        def run(*command: str | Path) -> None:
            ended = subprocess.run(
                command, cwd=folder, user=user, capture_output=True, text=True, check=False
            )
            if ended.returncode:
                raise Unavailable(f"{Path(command[0]).name} failed: {ended.stderr.strip()}")

        cluster, log = folder / "cluster", folder / "log"
        run(initdb, "-D", cluster, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-locale")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -k {folder}"
        run(pg_ctl, "-D", cluster, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            run(pg_ctl, "-D", cluster, "-m", "immediate", "-w", "stop")


def program(name: str) -> Path:
    """Return a program of the newest installed version, or from the path."""
    installed = sorted(
        Path("/usr/lib/postgresql").glob(f"*/bin/{name}"),
        key=lambda path: float(path.parts[-3]),
        reverse=True,
    )
    found = shutil.which(name)
    if installed:
        return installed[0]
    if found is None:
        raise Unavailable(
            f"no server answers on 127.0.0.1:5432, {GIVEN} is not set and {name} is not installed"
        )
    return Path(found)


def unprivileged() -> int | None:
    """Return the user id for PostgreSQL, which refuses to run as root."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise Unavailable("PostgreSQL refuses to run as root, and there is no other user")


def free_port() -> int:
    """Return a port that nothing listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
