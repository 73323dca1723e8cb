"""Every screen there is, and how one comes to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import Browser, Page, WebSocketRoute

from linko import EDITIONS
from tests.browser.positions import POSITIONS, House

LANGUAGES: Final = ("en", "de", "fr", "nl", "pl")
PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1440, 900)
LARGER_PHONE, LAPTOP = (390, 844), (1180, 820)
SIZES: Final = (PHONE, TABLET, DESKTOP)
FLAT: Final = (740, 360)
"""A phone that lies on its side."""


@dataclass
class Stage:
    """A reader's browser in a house, and the tables there."""

    house: House
    page: Page
    tab: Page
    """Another tab, in which preferences are chosen."""
    tables: dict[str, str] = field(default_factory=dict)
    is_broken: bool = False
    line: WebSocketRoute | None = None
    """The last line to the server."""

    def path(self, path: str, until: str) -> None:
        """Open a page, and wait until something is seen."""
        self.page.goto(f"{self.house.address}{path}")
        self.page.wait_for_selector(until)

    def table(self, kind: str, until: str = "main.board") -> None:
        """Open a table of some kind; it is made when it is first needed."""
        if kind not in self.tables:
            self.tables[kind] = self._made(kind)
        self.path(f"/table/{self.tables[kind]}", until)

    def _made(self, kind: str) -> str:
        house = self.house
        match kind:
            case "lobby":
                return house.lobby(house.reader, house.others[0], edition="expert", seats=5)
            case "guest":
                return house.lobby(house.others[0], house.reader, seats=4, public=True)
            case "watched":
                return house.table("three", watched=True, public=True)
            case "said":
                table = house.table("waiting", free_text=True)
                house.do(house.others[1], table, "say", phrase="nice_snatch")
                return table
            case "match":
                return house.table("play", rounds=1)
            case "answer: long names":
                return house.table("answer", long_names=True)
            case _ if kind.startswith("long names: "):
                return house.begun(int(kind.rpartition(" ")[2]))
            case _:
                return house.table(kind)

    def prefer(self, **wishes: object) -> None:
        """Choose preferences in the other tab; they hold in this one too."""
        wishes = {"name": "Ann", "sound": False, "motion": False, **wishes}
        self.tab.evaluate("text => localStorage.setItem('linko', text)", json.dumps(wishes))

    def speak(self, language: str) -> None:
        """Switch the language, without loading the page anew."""
        self.prefer(language=language)
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=language)

    def size(self, size: tuple[int, int]) -> None:
        """Change the window's size, and wait until it is drawn so."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def enlarge(self, times: float) -> None:
        """Let all text be so many times as large, as people may who see little."""
        self.page.evaluate(
            "size => { document.documentElement.style.fontSize = size }", f"{times:.0%}"
        )
        self.settle()

    def settle(self) -> None:
        """Wait until what has changed is drawn."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")

    def connect(self, line: WebSocketRoute) -> None:
        """Let a line to the server through, unless all lines are broken."""
        if not self.is_broken:
            line.connect_to_server()
            self.line = line

    def lose(self) -> None:
        """Break the line, which does not come back."""
        assert self.line is not None
        self.is_broken = True
        self.line.close()
        self.page.wait_for_selector(".strip[role=status]")


@contextmanager
def stage(house: House, browser: Browser, sharpness: float = 1.0) -> Iterator[Stage]:
    """A browser in which the reader is known."""
    context = browser.new_context(
        reduced_motion="reduce", locale="en-GB", device_scale_factor=sharpness
    )
    context.add_cookies([{"name": "linko", "value": house.cookie, "url": house.address}])
    made = Stage(house, context.new_page(), context.new_page())
    made.page.route_web_socket("**/socket*", made.connect)
    made.tab.goto(f"{house.address}/nowhere")
    made.prefer()
    made.page.bring_to_front()  # what lies behind is drawn once a second
    yield made
    context.close()


Opening = Callable[[Stage], None]


def _home(number: int | None = None) -> Opening:
    def opened(on: Stage) -> None:
        on.path("/", "button.play")
        if number is not None:
            on.page.locator(".change, .box, .quiet button").nth(number).click()
            on.page.wait_for_selector("dialog[open]")

    return opened


def _at(kind: str, *, key: str = "", click: str = "", until: str = "main.board") -> Opening:
    def opened(on: Stage) -> None:
        on.table(kind, until)
        if key:
            on.page.keyboard.press(key)
        if click:
            on.page.locator(click).first.click()
        if until == "main.board" and (key or click):
            on.page.wait_for_selector("dialog[open]")

    return opened


def _chosen(on: Stage) -> None:
    """A set is chosen, and what it would snatch is shown."""
    on.table("play")
    on.page.locator(".group").first.click()
    on.page.wait_for_selector(".prompt button.main")


def _lost(on: Stage) -> None:
    """The line breaks and does not come back."""
    on.table("take")
    on.lose()


def _standing(on: Stage) -> None:
    on.table("match")
    on.page.locator("header button").first.click()
    on.page.locator("dialog li button").nth(1).click()
    on.page.wait_for_selector("dialog ol")


def _record(on: Stage) -> None:
    on.table("over", "ol.places")
    on.page.locator(".actions button").nth(2).click()
    on.page.wait_for_selector("dialog[open]")


def _rules(edition: str) -> Opening:
    def opened(on: Stage) -> None:
        on.path("/rules", ".rules")
        on.page.locator("main [role=radio]").nth(list(EDITIONS).index(edition)).click()

    return opened


ELSEWHERE: Final = ("over", "bereft", "snatching")
"""Positions with a screen of their own, or that are like others but for one thing."""

SCREENS: Final[dict[str, Opening]] = {
    "home": _home(),
    "home: change": _home(0),
    "home: new table": _home(1),
    "home: join": _home(2),
    "home: open tables": _home(3),
    "home: watch": _home(4),
    "home: my games": _home(5),
    "lobby": _at("lobby", until=".seat"),
    "lobby of another": _at("guest", until=".seat"),
    **{f"table: {kind}": _at(kind) for kind in POSITIONS if kind not in ELSEWHERE},
    "table: chosen": _chosen,
    "table: watching": _at("watched"),
    "table: said": _at("said"),
    "table: lost": _lost,
    "sheet: stack": _at("play", click=".opponent .stack"),
    "sheet: discard": _at("play", click="[data-at=discard]"),
    "sheet: log": _at("play", key="g"),
    "sheet: keys": _at("play", key="?"),
    "sheet: rules": _at("play", key="r"),
    "sheet: menu": _at("play", click="header button >> nth=0"),
    "sheet: match": _standing,
    "sheet: talk": _at("said", click="header button >> nth=1"),
    "end": _at("over", until="ol.places"),
    "end: record": _record,
    **{f"rules: {edition}": _rules(edition) for edition in EDITIONS},
    "nothing": lambda on: on.path("/nowhere", "main a, main button"),
    "gone": lambda on: on.path("/table/none", "main a, main button"),
}
