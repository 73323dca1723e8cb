"""Every screen, and how to open it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

from playwright.sync_api import Browser, Page, WebSocketRoute

from linko import EDITIONS
from tests.browser.player import wait_until
from tests.browser.positions import POSITIONS, House

LANGUAGES: Final = ("en", "de", "fr", "nl", "pl")
PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1440, 900)
LARGER_PHONE, LAPTOP = (390, 844), (1180, 820)
SIZES: Final = (PHONE, TABLET, DESKTOP)
FLAT: Final = (740, 360)
"""A phone in landscape."""


@dataclass
class Stage:
    """The reader's browser in a house, and the tables there."""

    house: House
    page: Page
    tab: Page
    """Another tab, used to change preferences."""
    tables: dict[str, str] = field(default_factory=dict)
    is_broken: bool = False
    line: WebSocketRoute | None = None
    """The last connection to the server."""

    def path(self, path: str, until: str) -> None:
        """Open a page and wait until it is visible."""
        self.page.goto(f"{self.house.address}{path}")
        self.page.wait_for_selector(until)

    def table(self, kind: str, until: str = "main.board") -> None:
        """Open a table of some kind; it is created when it is first needed."""
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
            case "invited":
                return house.lobby(*house.others[:2], edition="advanced", seats=4)
            case "invited: full":
                return house.lobby(*house.others[:2], edition="duel", seats=2, rounds=2)
            case "gathering":
                return self._gathering()
            case "watched":
                return house.table("three", watched=True, public=True)
            case "said":
                table = house.table("waiting", free_text=True)
                house.do(house.others[1], table, "say", phrase="nice_snatch")
                return table
            case "match":
                table = house.table("over", rounds=1)
                for person in (house.reader, *house.others):
                    house.do(person, table, "next")
                return table
            case "first":
                return house.dealt(5)
            case "hurried":
                return house.dealt(5, clock={"bank": 0, "per_decision": 600})
            case "answer: long names":
                return house.table("answer", long_names=True)
            case _ if kind.startswith("long names: "):
                return house.begun(int(kind.rpartition(" ")[2]))
            case _:
                return house.table(kind)

    def _gathering(self) -> str:
        """A table of the reader with two others, a bot and a free place, at which people talk."""
        house = self.house
        people = (house.reader, house.others[3], house.others[2])
        table = house.lobby(*people, seats=5, free_text=True)
        house.do(house.reader, table, "seat_bot", seat=3, level="search")
        house.do(people[1], table, "say", phrase="hello")
        house.do(people[2], table, "say", text="Is the whole round complete? I only see four here.")
        return table

    def prefer(self, **wishes: object) -> None:
        """Change preferences in the other tab; they apply in this one too."""
        wishes = {"name": "Ann", "sound": False, "motion": False, **wishes}
        self.tab.evaluate("text => localStorage.setItem('linko', text)", json.dumps(wishes))

    def speak(self, language: str) -> None:
        """Switch the language without reloading the page."""
        self.prefer(language=language)
        wait_until(
            self.page, lambda: self.page.evaluate("document.documentElement.lang") == language
        )

    def size(self, size: tuple[int, int]) -> None:
        """Resize the window and wait until it is redrawn."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.settle()

    def enlarge(self, times: float) -> None:
        """Enlarge all text by a factor, as users with poor eyesight do."""
        self.page.evaluate(
            "size => { document.documentElement.style.fontSize = size }", f"{times:.0%}"
        )
        self.settle()

    def settle(self) -> None:
        """Wait until changes are drawn."""
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")

    def connect(self, line: WebSocketRoute) -> None:
        """Forward a connection to the server unless connections are broken."""
        if not self.is_broken:
            line.connect_to_server()
            self.line = line

    def lose(self) -> None:
        """Break the connection for good."""
        assert self.line is not None
        self.is_broken = True
        self.line.close()
        self.page.wait_for_selector(".strip[role=status]")


@contextmanager
def stage(
    house: House, browser: Browser, sharpness: float = 1.0, *, touch: bool = False
) -> Iterator[Stage]:
    """A browser signed in as the reader."""
    context = browser.new_context(
        reduced_motion="reduce", locale="en-GB", device_scale_factor=sharpness, has_touch=touch
    )
    context.add_cookies([{"name": "linko", "value": house.cookie, "url": house.address}])
    made = Stage(house, context.new_page(), context.new_page())
    made.page.route_web_socket("**/socket*", made.connect)
    made.tab.goto(f"{house.address}/nowhere")
    made.prefer()
    made.page.bring_to_front()  # background tabs are drawn only once a second
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
    """A set is chosen, and the page shows what it would snatch."""
    on.table("play")
    on.page.locator(".group").first.click()
    on.page.wait_for_selector(".prompt button.main")


def going_out(on: Stage) -> None:
    """The whole hand is chosen, and the page shows the final scores."""
    on.table("last play")
    on.page.locator(".group").first.click()
    on.page.wait_for_selector(".prompt .outcome")


def hurried(on: Stage) -> None:
    """The reader has a few seconds left to decide, according to the page's clock."""
    on.page.clock.install()
    on.table("hurried")
    on.page.wait_for_selector(".prompt")
    on.page.clock.set_system_time(datetime.now(tz=UTC) + timedelta(seconds=593))
    on.page.wait_for_selector(".prompt [role=timer]")


def _watching(on: Stage) -> None:
    """A running game of others, entered from its invitation."""
    invitation = on.page.locator("main.invited .watch button")
    on.table("watched", "main.invited .watch button, main.board")
    if invitation.count() > 0:  # a page that was already at the table shows no invitation
        invitation.click()
    on.page.wait_for_selector("main.board")


def _lost(on: Stage) -> None:
    """The connection is lost and does not come back."""
    on.table("take")
    on.lose()


def _standing(on: Stage) -> None:
    on.table("match")
    on.page.locator("header button").first.click()
    on.page.locator("dialog li button").nth(1).click()
    on.page.wait_for_selector("dialog ol")


def _record(on: Stage) -> None:
    on.table("over", "ol.places")
    on.page.locator("nav button").last.click()
    on.page.locator("dialog li button").last.click()
    on.page.wait_for_selector("dialog textarea")


def _rules(edition: str) -> Opening:
    def opened(on: Stage) -> None:
        on.path("/rules", ".rules")
        on.page.locator("main [role=radio]").nth(list(EDITIONS).index(edition)).click()

    return opened


ENDS: Final = ("over", "won", "lost", "outdone", "shared", "duelled")
"""Positions after the end of a game."""

ELSEWHERE: Final = (*ENDS, "bereft", "snatching", "middle", "draw four")
"""Positions that have their own screen, or differ from others in one detail."""

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
    "invited": _at("invited", until="main.invited"),
    "invited: full": _at("invited: full", until="main.invited"),
    "lobby: gathering": _at("gathering", until=".seat"),
    "lobby: free place": _at("gathering", key="5", until=".seat"),
    "lobby: taken place": _at("gathering", key="2", until=".seat"),
    "lobby: terms": _at("lobby", key="t", until=".seat"),
    "lobby: terms of another": _at("guest", key="t", until=".seat"),
    "lobby: menu": _at("lobby", click=".bar button >> nth=-1", until=".seat"),
    **{f"table: {kind}": _at(kind) for kind in POSITIONS if kind not in ELSEWHERE},
    "table: first": _at("first"),
    "table: going out": going_out,
    "table: chosen": _chosen,
    "table: watching": _watching,
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
    **{f"end: {kind}": _at(kind, until="ol.places") for kind in ENDS if kind != "over"},
    "end: record": _record,
    **{f"rules: {edition}": _rules(edition) for edition in EDITIONS},
    "facts": lambda on: on.path("/facts", "main section svg[role=img]"),
    "nothing": lambda on: on.path("/nowhere", "main a, main button"),
    "gone": lambda on: on.path("/table/none", "main a, main button"),
}
