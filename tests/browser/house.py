"""A real server and a real browser; without Chromium these tests are skipped with a message."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests import ROOT

PAGE = ROOT / "src/linko/server/page/index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

expect.set_options(timeout=30_000)  # the same as all other waits, for busy machines

HERE, AFAR = "127.0.0.1", "192.168.0.7"
"""Two addresses of one machine; the browser treats the second like one on a local network."""


def missing(reason: str) -> NoReturn:
    """Skip the tests, or fail with CI=true, where nothing may be skipped."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server started for these tests; it has no request limits."""
    if not PAGE.exists():
        missing("the browser client is not built: make web")
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@contextmanager
def open_house(folder: Path) -> Iterator[str]:
    """Run a server with its database in a folder."""
    database = f"sqlite:///{folder / 'linko.db'}"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    linko = [sys.executable, "-m", "linko"]
    subprocess.run([*linko, "migrate", "--database", database], check=True, capture_output=True)
    server = subprocess.Popen(
        [*linko, "serve", "--port", str(port), "--database", database],
        env=os.environ | {"LINKO_RATE_SCALE": "0", "LINKO_BOT_WORKERS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(address: str) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=5):  # noqa: S310  # our own address
                return
        except URLError:
            time.sleep(0.2)
    pytest.fail("the server did not start within a minute")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's Chromium for one module; its event loop must end with the module."""
    if CHROMIUM is None:
        missing("there is no Chromium on this machine")
    with open_chromium() as browser:
        yield browser


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", f"--host-resolver-rules=MAP {AFAR} {HERE}"],
        )
        yield browser
        browser.close()
