"""The files in deploy/ name what exists, and their commands run in a clean environment.

There is no container engine here: images are not built, and Caddy does not run. docs/hosting.md
says so.
"""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
import yaml

from linko.server.settings import PREFIX, ServerSettings, from_environment
from tests import ROOT
from tests.store.postgres import free_port

DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + one.name.upper() for one in fields(ServerSettings)}
CHOSEN_BY_COMPOSE = {"LINKO_SITE", "LINKO_DB_PASSWORD", "LINKO_UPSTREAM"}
"""Variables of the compose file and the Caddyfile, which the server does not read."""
TO_COME = {"--workers", "--redis"}


class _Unit(configparser.ConfigParser):
    """A systemd unit, whose keys keep their case and may be repeated."""

    def __init__(self) -> None:
        super().__init__(strict=False, interpolation=None, delimiters=("=",))

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit(name: str) -> configparser.ConfigParser:
    parsed = _Unit()
    parsed.read(DEPLOY / name)
    return parsed


def env_file(name: str) -> dict[str, str]:
    lines = (DEPLOY / name).read_text().splitlines()
    pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {key: value for key, _, value in pairs}


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return loaded


def clean(tmp_path: Path, **more: str) -> dict[str, str]:
    """An environment with nothing but a home and what a unit or a container sets."""
    return {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT / "src")} | more


def as_here(command: str | list[str]) -> list[str]:
    """A command of a unit or a container, run with this Python."""
    words = shlex.split(command) if isinstance(command, str) else command
    assert words[0] in ("linko", "/opt/linko/bin/linko")
    return [sys.executable, "-m", "linko", *words[1:]]


@contextmanager
def running(command: list[str], environment: dict[str, str], folder: Path) -> Iterator[None]:
    """Run a server until the end of the block; it must stop with status 0."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, cwd=folder, stderr=log, stdout=log)
        try:
            yield
            process.terminate()
            assert process.wait(30) == 0
        finally:
            process.kill()
            process.wait()


def wait_for_answer(port: int, path: str) -> int:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        connection = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            connection.request("GET", path)
            return connection.getresponse().status
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    raise AssertionError(f"nothing answers on port {port}")


def test_every_setting_in_the_files_exists() -> None:
    for path in DEPLOY.iterdir():
        named = set(re.findall(r"LINKO_[A-Z_]+[A-Z]", path.read_text()))
        assert named <= SETTINGS | CHOSEN_BY_COMPOSE, path.name


def test_the_environment_file_can_be_read_as_settings() -> None:
    settings = from_environment(env_file("linko.env"))
    assert settings.trust_proxy
    assert settings.is_https
    assert settings.database.startswith("postgresql://")
    assert settings.metrics_port


def test_the_commands_of_the_unit_start_a_server(tmp_path: Path, empty_postgres: str) -> None:
    service = unit("linko.service")["Service"]
    port, metrics = free_port(), free_port()
    chosen = {
        "LINKO_DATABASE": empty_postgres,
        "LINKO_PORT": str(port),
        "LINKO_METRICS_PORT": str(metrics),
    }
    environment = clean(tmp_path, **(env_file("linko.env") | chosen))
    before = as_here(service["ExecStartPre"])
    subprocess.run(before, env=environment, cwd=tmp_path, check=True, capture_output=True)
    with running(as_here(service["ExecStart"]), environment, tmp_path):
        assert wait_for_answer(port, "/readyz") == 200
        assert wait_for_answer(metrics, "/metrics") == 200
        assert wait_for_answer(port, "/metrics") == 404


def test_the_backup_unit_writes_a_copy(tmp_path: Path, postgres_database: str) -> None:
    command = unit("linko-backup.service")["Service"]["ExecStart"]
    folder, bin_folder = tmp_path / "backups", tmp_path / "bin"
    folder.mkdir()
    bin_folder.mkdir()
    linko = bin_folder / "linko"
    linko.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m linko "$@"\n')
    linko.chmod(0o700)
    here = command.replace("%%", "%").replace("/opt/linko/bin", str(bin_folder))
    here = here.replace("/var/lib/linko/backups", str(folder))
    environment = clean(tmp_path, LINKO_DATABASE=postgres_database)
    subprocess.run(shlex.split(here), env=environment, cwd=tmp_path, check=True)
    (copy,) = folder.iterdir()
    assert re.fullmatch(r"[\dT-]+\.linko", copy.name)
    assert copy.read_bytes().startswith(b"PGDMP")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("name", ["linko.service", "linko-backup.service", "linko-backup.timer"])
def test_systemd_accepts_the_units(tmp_path: Path, name: str) -> None:
    for path in DEPLOY.glob("linko*"):
        text = path.read_text().replace("/opt/linko/bin/linko", "/bin/true")
        (tmp_path / path.name).write_text(text)
    ran = subprocess.run(
        [shutil.which("systemd-analyze") or "", "verify", "--man=no", tmp_path / name],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in ran.stderr.splitlines() if "linko" in line]
    assert complaints == []


def test_the_server_stops_before_systemd_and_docker_lose_patience() -> None:
    from linko.server.server import EXIT_SECONDS

    assert float(unit("linko.service")["Service"]["TimeoutStopSec"]) > EXIT_SECONDS
    grace = compose()["services"]["linko"]["stop_grace_period"]
    assert float(grace.removesuffix("s")) > EXIT_SECONDS


def test_the_commands_of_the_compose_file_start_a_server(
    tmp_path: Path, empty_postgres: str
) -> None:
    services = compose()["services"]
    assert set(services) == {"caddy", "database", "linko", "migrate", "redis"}
    given = services["linko"]["environment"]
    assert services["migrate"]["environment"] == given
    port, metrics = free_port(), free_port()
    chosen = {name: re.sub(r"\$\{\w+:\?[^}]*\}", "linko.example", given[name]) for name in given}
    chosen |= docker_settings() | {
        "LINKO_HOST": "127.0.0.1",
        "LINKO_PORT": str(port),
        "LINKO_METRICS_HOST": "127.0.0.1",
        "LINKO_METRICS_PORT": str(metrics),
        "LINKO_DATABASE": empty_postgres,
    }
    environment = clean(tmp_path, **chosen)
    migrate = as_here(services["migrate"]["command"])
    subprocess.run(migrate, env=environment, cwd=tmp_path, check=True, capture_output=True)
    with running(as_here(services["linko"]["command"]), environment, tmp_path):
        assert wait_for_answer(port, "/readyz") == 200
        assert wait_for_answer(metrics, "/metrics") == 200
        check = dockerfile_list("CMD", index=0)
        assert check[0] == "python"
        code = check[2].replace("8013", str(port))
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)


def docker_settings() -> dict[str, str]:
    (line,) = re.findall(r"^ENV (.*)$", (DEPLOY / "Dockerfile").read_text(), flags=re.MULTILINE)
    pairs = (word.partition("=") for word in line.split())
    return {name: value for name, _, value in pairs if name.startswith(PREFIX)}


def dockerfile_list(word: str, index: int) -> list[str]:
    """A command in the Dockerfile, written as a list."""
    found = re.findall(rf"{word} (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    command: list[str] = yaml.safe_load(found[index])
    return command


def test_the_image_runs_what_the_compose_file_runs() -> None:
    assert dockerfile_list("CMD", index=1) == compose()["services"]["linko"]["command"]
    for source in re.findall(r"^COPY ([^-]\S*)", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE):
        assert (ROOT / source).exists()


def test_no_password_has_a_default_and_only_caddy_is_public() -> None:
    services = compose()["services"]
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    text = (DEPLOY / "compose.yaml").read_text()
    for use in re.findall(r"\$\{LINKO_DB_PASSWORD([^}]*)\}", text):
        assert use.startswith(":?")


def test_commands_of_linko_in_the_files_have_only_options_that_exist() -> None:
    helped = subprocess.run(
        [sys.executable, "-m", "linko", "serve", "--help"],
        env=os.environ | {"COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for path in DEPLOY.iterdir():
        for line in path.read_text().splitlines():
            if "linko serve" in line or '"serve"' in line:
                for option in re.findall(r"--[a-z-]+", line.partition("serve")[2]):
                    assert option in helped or option in TO_COME, (path.name, option)


def test_caddy_passes_everything_to_the_server_and_hides_the_metrics() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count("{") == text.count("}")
    assert f"reverse_proxy {{$LINKO_UPSTREAM:127.0.0.1:{ServerSettings().port}}}" in text
    assert "respond /metrics 404" in text
    assert "\n  " not in text, "Caddy's own formatter indents with tabs"


def test_every_alert_uses_metrics_that_exist_and_is_explained() -> None:
    from linko.server import metrics_page

    source = Path(metrics_page.__file__).read_text()
    names = set(re.findall(r'"(?:linko_)?([a-z]+(?:_[a-z]+)*)"', source))
    loaded = yaml.safe_load((DEPLOY / "alerts.yml").read_text())
    page = (ROOT / "docs" / "hosting.md").read_text()
    rules = loaded["groups"][0]["rules"]
    for rule in rules:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert f"| `{rule['alert']}` |" in page, rule["alert"]
        used = re.findall(r"\blinko_([a-z_]+[a-z])\b", rule["expr"])
        for one in used:
            plain = re.sub(r"_(bucket|total)$", "", one)
            known = plain in names or plain.removeprefix("bots_") in names
            assert known, one
    assert page.count("| `Linko") == len(rules)
    port = env_file("linko.env")["LINKO_METRICS_PORT"]
    assert f"127.0.0.1:{port}" in (DEPLOY / "prometheus.yml").read_text()
