"""The lobby at every size and in every language: nothing scrolls or is cut off or broken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.house import chromium
from tests.browser.looks import broken_words, cut_off, overlapping, small_targets, unreachable
from tests.browser.positions import House, house
from tests.browser.screens import LANGUAGES, SCREENS, Stage, stage

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES = (
    (360, 740),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
)
LOW = ((360, 700), (360, 640))
"""Short phones: both show one line of talk; the second has a button for the QR code."""


@pytest.fixture(scope="module")
def on(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium) as made:
        yield made


def _troubles(on: Stage) -> list[str]:
    found = [*cut_off(on.page), *overlapping(on.page), *broken_words(on.page)]
    too_high: int = on.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return [*found, f"the page scrolls by {too_high}"] if too_high > 0 else found


@pytest.mark.parametrize("screen", ["lobby: gathering", "lobby", "lobby of another"])
def test_the_lobby_fits_on_every_screen_in_every_language(on: Stage, screen: str) -> None:
    on.prefer(language="en")
    SCREENS[screen](on)
    found = {}
    for language in LANGUAGES:
        on.speak(language)
        for size in (*SIZES, *LOW):
            on.size(size)
            found[language, size] = _troubles(on)
    assert {where: troubles for where, troubles in found.items() if troubles} == {}


def test_everything_in_the_lobby_can_be_reached_with_a_finger(on: Stage) -> None:
    on.prefer(language="de")
    SCREENS["lobby: gathering"](on)
    for size in (*SIZES, *LOW):
        on.size(size)
        assert [*unreachable(on.page), *small_targets(on.page)] == [], size


def test_a_low_phone_shows_one_line_of_talk_and_then_a_button_for_the_qr_code(on: Stage) -> None:
    on.prefer(language="en")
    SCREENS["lobby: gathering"](on)
    seen = {}
    for size in ((390, 844), *LOW):
        on.size(size)
        lines = on.page.locator(".lines .line").count()
        seen[size[1]] = (lines, on.page.locator(".invitation img").count())
    assert seen == {844: (2, 1), 700: (1, 1), 640: (1, 0)}
    on.page.click(".qr-button")
    on.page.wait_for_selector("dialog img")


def test_no_choice_is_a_native_list(on: Stage) -> None:
    on.prefer(language="en")
    screens = ("home", "invited", "sheet: menu", "lobby", "lobby: terms", "lobby: free place")
    for screen in screens:
        SCREENS[screen](on)
        assert on.page.locator("select").count() == 0, screen
