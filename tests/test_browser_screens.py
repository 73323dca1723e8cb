"""Every screen: all languages, sizes and themes, large text, fingers, and no barriers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from browser_house import chromium
from browser_looks import cut_off, small_targets
from browser_positions import House, open_house
from browser_screens import DESKTOP, LANGUAGES, PHONE, SCREENS, SIZES, Stage, stage

__all__ = ["chromium"]  # a fixture

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def played(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium) as made:
        yield made


@pytest.fixture(params=SCREENS)
def on(played: Stage, request: pytest.FixtureRequest) -> Stage:
    """The stage with one screen open, on a phone, in English."""
    played.is_broken = False
    played.size(PHONE)
    played.prefer(language="en")
    SCREENS[request.param](played)
    return played


def test_no_words_are_cut_off_in_any_language(on: Stage) -> None:
    troubles = {}
    for language in LANGUAGES:
        on.speak(language)
        for size in SIZES:
            on.size(size)
            found = cut_off(on.page)
            if found:
                troubles[language, size] = found
    assert troubles == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_there_is_no_serious_barrier(on: Stage, theme: str) -> None:
    on.prefer(language="en", theme=theme)
    on.page.wait_for_function(
        "theme => document.documentElement.dataset.theme === theme", arg=theme
    )
    for size in (PHONE, DESKTOP):
        on.size(size)
        found = Axe().run(on.page).response["violations"]
        told = [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:3]
        ]
        assert told == [], size


def test_fingers_find_every_control(on: Stage) -> None:
    assert small_targets(on.page) == []
