"""Every screen: in all languages without overflow, in both themes without barriers."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from browser_house import chromium, house
from browser_player import context, prefer

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES = ((360, 740), (820, 1180), (1440, 900))
LANGUAGES = ("en", "de", "fr", "nl", "pl")


SCREENS = ("home", "lobby", "table", "rules")
"""In this order one leads to the next."""


def _begin(page: Page, house: str, **wishes: object) -> None:
    page.goto(house)
    prefer(page, game={"edition": "classic", "seats": 5, "level": "kitten"}, **wishes)


def _show(page: Page, house: str, screen: str) -> None:
    match screen:
        case "lobby":
            page.click(".two .box >> nth=0")
            page.click("dialog button.main")
            page.wait_for_selector(".seat")
        case "table":
            page.click(".start button")
            page.wait_for_selector("main.board .prompt")
        case "rules":
            page.goto(f"{house}/rules")
            page.wait_for_selector(".rules")
        case _:
            page.wait_for_selector("button.play")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_is_wider_than_the_window(
    house: str, chromium: Browser, language: str, size: tuple[int, int]
) -> None:
    with context(chromium, size) as browser:
        page = browser.new_page()
        _begin(page, house, language=language)
        for screen in SCREENS:
            _show(page, house, screen)
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= size[0], f"{screen} in {language} is {width} wide"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_screen_has_serious_barriers(
    house: str, chromium: Browser, size: tuple[int, int], dark: bool
) -> None:
    with context(chromium, size, dark=dark) as browser:
        page = browser.new_page()
        _begin(page, house)
        for screen in SCREENS:
            _show(page, house, screen)
            found = Axe().run(page).response["violations"]
            serious = [one for one in found if one["impact"] in ("serious", "critical")]
            told = [
                f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
                for one in serious
                for node in one["nodes"][:3]
            ]
            assert told == [], f"{screen}: {told}"
