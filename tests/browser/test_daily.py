"""The deal of the day in a real browser: from home to the result, on every kind of screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PAGE, chromium, missing
from tests.browser.looks import cut_off, small_targets, too_wide
from tests.browser.player import answer, context, hurry, play_to_the_end, prefer, troubles
from tests.browser.screens import DESKTOP, LANGUAGES, PHONE
from tests.browser.words import ui
from tests.server.live_server import QuickBots, Serving, serving

__all__ = ["chromium"]  # a fixture

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if not PAGE.exists():
        missing("the browser client is not built: make web")
    folder = tmp_path_factory.mktemp("house")
    with serving(folder, bots=QuickBots(), rate_scale=0.0) as running:
        yield running


def address(server: Serving) -> str:
    return f"http://127.0.0.1:{server.port}"


def score(page: Page) -> str:
    return page.locator(".mine .number").inner_text()


def test_the_deal_is_played_from_home_to_its_result(server: Serving, chromium: Browser) -> None:
    with context(chromium, (390, 844)) as browser:
        page = hurry(browser.new_page())
        found = troubles(page)
        page.goto(address(server))
        prefer(page, pace="quick")
        page.goto(f"{address(server)}/daily")
        page.click(f"text={ui('daily-start')}")
        page.wait_for_selector("main.board")
        expect(page.locator("header.bar h1")).to_have_text(ui("daily"))
        for _ in range(3):
            answer(page)
        page.goto(address(server))
        expect(page.locator("a.daily")).to_contain_text(ui("daily-begun"))
        page.click("a.daily")
        page.click(f"text={ui('daily-go-on')}")
        play_to_the_end(page)
        expect(page.locator(".actions button")).to_have_count(0)
        page.click(f"text={ui('daily-result')}")
        first = score(page)
        expect(page.locator(".squares svg").first).to_be_visible()
        expect(page.locator(".streak h2")).to_contain_text(ui("daily-days", count=1))
        page.click(f"text={ui('daily-share')}")
        expect(page.locator(f"button:has-text('{ui('copied')}')")).to_be_visible()
        page.goto(address(server))
        expect(page.locator("a.daily .score")).to_have_text(first)
        page.click("a.daily")
        page.click(f"text={ui('daily-again')}")
        page.wait_for_selector("main.board")
        expect(page.locator("header.bar h1")).to_have_text(ui("daily-practice"))
        page.goto(f"{address(server)}/daily")
        assert score(page) == first
        assert found == []
        for language in LANGUAGES:
            width, height = DESKTOP if language in ("en", "pl") else PHONE
            page.set_viewport_size({"width": width, "height": height})
            prefer(page, language=language)
            expect(page.locator(".card button")).to_have_text(ui("daily-share", language))
            assert too_wide(page) == [], language
            assert cut_off(page) == [], language
            assert small_targets(page) == [], language
        assert found == []
