"""PostgreSQL's own programs `pg_dump` and `pg_restore`; passwords are not on their command line."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url

from linko.players import printable
from linko.store.errors import StoreError

PRIVATE: Final = 0o600
INSTALLED: Final = Path("/usr/lib/postgresql")
"""Where Debian and Ubuntu keep the programs of each version."""

MAGIC: Final = b"PGDMP"
"""The first bytes of a backup."""


def dump(url: str, target: Path) -> None:
    """Write a consistent copy to a new file; it gets its name only when it is complete."""
    if target.exists():
        raise StoreError("store_backup_exists", file=printable(target))
    program = _program("pg_dump")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # left by a copy that was killed
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, PRIVATE))
        _run(url, [program, "--format=custom", "--no-owner", "--no-privileges", f"--file={part}"])
        part.rename(target)
    except OSError as error:
        raise StoreError("store_no_backup", reason=str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def undump(url: str, source: Path) -> None:
    """Load a copy into a database without tables, all or nothing."""
    program = _program("pg_restore")
    options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"]
    _run(url, [program, *options], [str(source)])


def check_dump(source: Path) -> None:
    """Raise StoreError unless a file looks like a copy made by `dump`."""
    try:
        with source.open("rb") as file:
            begin = file.read(len(MAGIC))
    except OSError as error:
        raise StoreError("store_bad_backup", file=printable(source), reason=str(error)) from error
    if begin != MAGIC:
        reason = "it is not a copy of a PostgreSQL database"
        raise StoreError("store_bad_backup", file=printable(source), reason=reason)


def _run(url: str, command: Sequence[str], rest: Sequence[str] = ()) -> None:
    """Run a program on a database; a StoreError contains the last line of its standard error."""
    parts = make_url(url)
    environment = dict(os.environ)
    if parts.password:
        environment["PGPASSWORD"] = str(parts.password)
    plain = URL.create(
        parts.drivername, parts.username, None, parts.host, parts.port, parts.database, parts.query
    ).render_as_string(hide_password=False)
    ended = subprocess.run(  # noqa: S603 - our own command
        [*command, f"--dbname={plain}", *rest],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode:
        lines = ended.stderr.strip().splitlines() or [f"status {ended.returncode}"]
        raise StoreError("store_no_backup", reason=printable(lines[-1]))


def _program(name: str) -> str:
    """Return the path of a program: from PATH, or else of the newest installed version."""
    found = shutil.which(name)
    if found is not None:
        return found
    installed = sorted(INSTALLED.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    if not installed:
        raise StoreError("store_needs_tool", tool=name)
    return str(installed[-1])
