"""`linko`, `linko serve`, `linko migrate`, `linko backup`: real processes, real ports."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from linko import ServerError
from linko.server.links import own_ip_address, qr_text
from linko.server.server import listen
from linko.server.settings import ServerSettings, from_environment

LINKO = [sys.executable, "-m", "linko"]
WAIT = 120


@contextmanager
def process(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(
        [*LINKO, *arguments],
        env=os.environ | {"PYTHONUNBUFFERED": "1"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield started
    finally:
        if started.poll() is None:
            started.send_signal(signal.SIGTERM)
        started.communicate(timeout=WAIT)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*LINKO, *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )


def link_of(started: subprocess.Popen[str]) -> str:
    assert started.stdout is not None
    for line in started.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        if found:
            return found.group()
    raise AssertionError("no link")


def test_linko_alone_serves_a_page_and_stops_cleanly(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    with process("--local", "--no-browser", "--port", "8313", "--database", database) as house:
        link = link_of(house)
        with urlopen(link) as page:  # noqa: S310 - our own link
            assert page.status == 200
            assert "text/html" in page.headers["content-type"]
        house.send_signal(signal.SIGINT)
        assert house.wait(WAIT) == 0
    assert (tmp_path / "house.db").exists()


def test_linko_takes_the_next_free_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        database = f"sqlite:///{tmp_path}/house.db"
        with process(
            "--local", "--no-browser", "--port", str(taken), "--database", database
        ) as one:
            port = int(link_of(one).rstrip("/").rpartition(":")[2])
            assert taken < port < taken + 50


def test_linko_without_a_browser_prints_the_link(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    arguments = ("--local", "--port", "8413", "--database", database)
    with process(*arguments, BROWSER="/nowhere/browser", PATH="/nowhere") as house:
        assert link_of(house).startswith("http://127.0.0.1:")


def test_serve_requires_an_up_to_date_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/new.db"
    refused = run("serve", "--port", "0", "--database", database)
    assert refused.returncode == 2
    assert "linko migrate" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert run("migrate", "--database", database).returncode == 0
    with process("serve", "--port", "0", "--database", database) as server:
        assert server.stderr is not None
        listening = next(
            line for line in map(json.loads, server.stderr) if line["message"] == "listening"
        )
        with urlopen(f"http://127.0.0.1:{listening['port']}/healthz") as answer:
            assert json.load(answer) == {"status": "ok"}


def test_the_error_for_a_port_in_use_names_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/new.db"
    run("migrate", "--database", database)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        refused = run("serve", "--port", str(port), "--database", database)
        with pytest.raises(ServerError) as error:
            listen("127.0.0.1", port, next_free=False)
    assert refused.returncode == 2
    assert str(port) in refused.stderr
    assert error.value.code == "server_port_taken"


def test_the_error_for_an_address_of_another_machine_names_it() -> None:
    for host in ("192.0.2.1", "nobody.invalid"):
        with pytest.raises(ServerError) as error:
            listen(host, 8013, next_free=True)
        assert error.value.code == "server_bad_address"
        assert host in str(error.value)


def test_a_backup_is_a_whole_database_and_overwrites_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    run("migrate", "--database", database)
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy), "--database", database).returncode == 0
    with sqlite3.connect(copy) as opened:
        assert opened.execute("pragma integrity_check").fetchone() == ("ok",)
    opened.close()
    again = run("backup", str(copy), "--database", database)
    assert again.returncode == 2
    assert "choose another name" in again.stderr


def test_settings_come_from_the_environment() -> None:
    assert from_environment({}) == ServerSettings()
    given = {
        "LINKO_PORT": "80",
        "LINKO_PUBLIC_URL": "https://linko.example",
        "LINKO_RATE_SCALE": "2.5",
        "LINKO_TRUST_PROXY": "yes",
    }
    settings = from_environment(given)
    assert settings == ServerSettings(
        port=80, public_url="https://linko.example", rate_scale=2.5, trust_proxy=True
    )
    assert settings.is_https
    assert from_environment({"LINKO_TRUST_PROXY": "0"}).trust_proxy is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LINKO_PORT", "many"),
        ("LINKO_PORT", "99999"),
        ("LINKO_PUBLIC_URL", "linko.example"),
        ("LINKO_RATE_SCALE", "-1"),
        ("LINKO_RATE_SCALE", "nan"),
        ("LINKO_TRUST_PROXY", "perhaps"),
    ],
)
def test_an_invalid_setting_is_refused(name: str, value: str) -> None:
    with pytest.raises(ServerError) as error:
        from_environment({name: value})
    assert error.value.code == "server_bad_setting"
    assert value in str(error.value)


def test_a_bad_setting_ends_the_command_with_its_reason() -> None:
    refused = run("serve", LINKO_PORT="99999")
    assert refused.returncode == 2
    assert "99999" in refused.stderr


def test_the_link_for_phones_is_an_address_or_absent() -> None:
    found = own_ip_address()
    assert found is None or re.fullmatch(r"\d+\.\d+\.\d+\.\d+", found)
    assert "█" in qr_text("http://127.0.0.1:8013/") or "▀" in qr_text("http://127.0.0.1:8013/")
