"""Reloads, lost networks and a killed server, in the middle of every kind of decision.

Ann plays a duel in a browser, because a duel has every kind of decision. Ben plays over HTTP, so
that Ann soon gets the question that a test needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.flaky_line import FlakyLine
from tests.browser.house import chromium
from tests.browser.player import (
    CHOSEN,
    choose,
    context,
    hurry,
    largest,
    look,
    troubles,
    wait_for,
    wait_until,
    wait_until_answered,
)
from tests.browser.words import ui
from tests.conftest import migrated
from tests.server.live_server import Client
from tests.server.process import ServerProcess

__all__ = ["chromium"]  # fixture

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

KINDS = ("play", "ghost", "take", "answer", "draw", "next draw", "consolation")
STRIP = ".strip[role=status]"


@dataclass
class Visit:
    """Ann with her browser, Ben over HTTP, and the server and connection between them."""

    server: ServerProcess
    line: FlakyLine
    browser: BrowserContext
    page: Page
    ben: Client
    table: str
    found: list[str]
    ids: Iterator[int] = field(default_factory=count)

    def seen(self, by_ben: bool = False) -> dict[str, Any]:
        """The table as the server shows it to Ann or to Ben."""
        if by_ben:
            self.ben.port = self.server.port
            data: dict[str, Any] = self.ben.ask("GET", f"/api/tables/{self.table}").data
        else:
            data = self.page.request.get(f"{self.line.url}/api/tables/{self.table}").json()
        return data

    def act(self, type: str, **fields: object) -> None:
        """Send a command as Ben."""
        answer = self.ben.act(self.table, type, f"b{next(self.ids)}", **fields)
        assert answer.status == 200, answer.body

    def kind(self) -> str | None:
        """Ann's current question; None if somebody else decides."""
        board = self.seen()["game"]["board"]
        if board["to_move"] != 0:
            return None
        if board["phase"] == "draw" and board["draws_left"] < len(board["snatch"]["cards"]):
            return "next draw"
        return str(board["phase"])

    def go_on_until(self, wanted: str) -> None:
        """Play until Ann gets this question."""
        for _ in range(400):
            game = self.seen()["game"]
            if game["board"]["phase"] == "over":
                self._play_again()
            elif game["board"]["to_move"] == 1:
                self._let_ben_decide(wanted)
            elif self.kind() == wanted:
                self._wait_for(str(game["number"]))
                return
            else:
                self._let_ann_decide(wanted)
        raise AssertionError(f"in 400 decisions Ann was never asked: {wanted}")

    def _play_again(self) -> None:
        """Ben asks for another game, and Ann agrees."""
        self.act("rematch")
        told = {"type": "rematch", "id": f"a{next(self.ids)}"}
        answer = self.page.request.post(
            f"{self.line.url}/api/tables/{self.table}/commands", data=told
        )
        assert answer.ok, answer.text()
        wait_until(self.page, lambda: self.page.query_selector(".next [role=status], main.board"))
        if self.page.query_selector("ol.places"):
            self.page.get_by_role("button", name=ui("look-at-table")).click()

    def _wait_for(self, number: str) -> None:
        wait_until(self.page, lambda: (look(self.page) or ("", ""))[1] == number)

    def _let_ben_decide(self, wanted: str) -> None:
        seen = self.seen(by_ben=True)
        legal, prey = seen["own"]["legal_moves"], seen["own"]["prey"]
        robbing = [
            move
            for move, sets in zip(legal, prey, strict=True)
            if any(one["seat"] == 0 for one in sets)
            and (wanted != "next draw" or len(move.split("-")) > 1)
        ]
        harmless = [move for move, sets in zip(legal, prey, strict=True) if not sets]
        move = (robbing or harmless or legal)[0]
        if "take" in legal:
            move = "leave" if wanted == "answer" else "take"
        number = seen["game"]["number"]
        self.act("move", number=number, move=move)

    def _let_ann_decide(self, wanted: str) -> None:
        number = wait_for(self.page)[1]
        seen = self.seen()["own"]
        victims = {"take": 1, "ghost": None}
        best = [
            move
            for move, sets in zip(seen["legal_moves"], seen["prey"], strict=True)
            if (wanted in victims and victims[wanted] in [one["seat"] for one in sets])
            or (wanted == "consolation" and not sets)
            or (wanted == "next draw" and "-" in move)
        ]
        choose(self.page, (best or seen["legal_moves"])[0])
        wait_until_answered(self.page, number)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The real server; started before the browser, whose event loop would interfere."""
    folder: Path = tmp_path_factory.mktemp("returning")
    with ServerProcess(folder, migrated(f"sqlite:///{folder}/linko.db")) as server:
        yield server


@pytest.fixture(scope="module")
def visit(server: ServerProcess, chromium: Browser) -> Iterator[Visit]:
    with FlakyLine(server.port) as line, context(chromium) as browser:
        page = hurry(browser.new_page())
        found = troubles(page)
        page.request.post(f"{line.url}/api/me", data={"name": "Ann"})
        told = {"settings": {"edition": "duel", "seats": 2}}
        table = page.request.post(f"{line.url}/api/tables", data=told).json()["id"]
        answer = Client(server.port).ask("POST", "/api/me", {"name": "Ben"})
        ben = Client(server.port, {"cookie": answer.cookies[0].partition(";")[0]})
        visit = Visit(server, line, browser, page, ben, table, found)
        visit.act("sit", seat=1)
        page.goto(f"{line.url}/table/{table}")
        page.click(".start button")
        page.wait_for_selector("main.board")
        yield visit


def standing(page: Page) -> dict[str, Any]:
    """Everything that the page shows about the question and the table, without the log."""
    wait_for(page)
    shown: dict[str, Any] = page.evaluate(
        """() => ({
          number: document.querySelector("main").dataset.decision,
          asked: document.querySelector(".prompt").innerText,
          drawn: [...document.querySelectorAll(".prompt use")].map(one => one.outerHTML),
          names: [...document.querySelectorAll("main button:not(.tale)")].map(
            one => [one.ariaLabel ?? one.innerText, one.disabled, one.ariaDisabled,
              one.ariaPressed]),
        })"""
    )
    return shown


def reload(visit: Visit) -> None:
    visit.page.reload()


def go_offline(visit: Visit) -> None:
    """Take the browser offline for a while; only the heartbeat notices it."""
    visit.browser.set_offline(offline=True)
    _wait_for_the_strip(visit.page)
    visit.browser.set_offline(offline=False)


def fall_silent(visit: Visit) -> None:
    """Stop all traffic while every connection stays open."""
    visit.line.hush()
    _wait_for_the_strip(visit.page)
    visit.line.cut()


def kill_the_server(visit: Visit) -> None:
    visit.server.kill()
    _wait_for_the_strip(visit.page)
    visit.server.start()
    visit.line.to = visit.server.port


def _wait_for_the_strip(page: Page) -> None:
    """Advance the page's clock until the strip about the lost connection appears."""
    wait_until(page, lambda: page.query_selector(STRIP))
    assert page.locator(".prompt button:enabled, [data-card][aria-disabled=false]").count() == 0


INTERRUPTIONS = (reload, go_offline, fall_silent, kill_the_server)


@pytest.mark.parametrize("kind", KINDS)
def test_a_decision_is_neither_lost_nor_made_twice_when_the_connection_breaks(
    visit: Visit, kind: str
) -> None:
    page = visit.page
    visit.go_on_until(kind)
    before, told = standing(page), visit.seen()
    for interrupt in INTERRUPTIONS:
        if kind == "play":
            largest(page).click()
            assert page.query_selector(CHOSEN)
        interrupt(visit)
        wait_until(page, lambda: look(page) and not page.query_selector(STRIP))
        page.keyboard.press("Escape")
        assert standing(page) == before, interrupt.__name__
        now = visit.seen()
        for part in ("version", "game", "own"):
            assert now[part] == told[part], (interrupt.__name__, part)
    number = int(before["number"])
    choose(page, told["own"]["legal_moves"][-1])
    wait_until_answered(page, before["number"])
    after = visit.seen()
    assert after["version"] == told["version"] + 1
    assert after["game"]["number"] == number + 1
    _check_troubles(visit.found)


@pytest.mark.parametrize("arrives", [False, True], ids=["the way there", "the way back"])
def test_a_decision_that_is_lost_on(visit: Visit, arrives: bool) -> None:
    """The decision is made exactly once, whether it reached the server or not."""
    page = visit.page
    visit.go_on_until("play")
    told, number = visit.seen(), wait_for(page)[1]
    largest(page).click()
    visit.line.hush(also_there=not arrives)
    page.click(".prompt button.main:enabled")
    wait_until(page, lambda: page.query_selector(STRIP))
    reached = visit.seen(by_ben=True)
    assert reached["version"] == told["version"] + arrives
    visit.line.cut()
    wait_until_answered(page, number)
    wait_until(page, lambda: not page.query_selector(STRIP))
    now = visit.seen()
    assert now["version"] == told["version"] + 1
    assert page.query_selector("[role=alert]:not(:empty)") is None
    _check_troubles(visit.found)


def _check_troubles(found: list[str]) -> None:
    """Only the browser itself reports failed connections; the page reports no errors."""
    ours = [one for one in found if "WebSocket" not in one and "ERR_" not in one]
    found.clear()
    assert ours == []
