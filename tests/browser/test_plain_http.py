"""A phone on the local network over plain http, where the browser forbids many features."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import AFAR, HERE, chromium, house
from tests.browser.player import (
    context,
    hurry,
    play_to_the_end,
    sit_down,
    start,
    troubles,
    wait_for,
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture
def afar(house: str) -> str:
    return house.replace(HERE, AFAR)


def _pasted(page: Page) -> str:
    """The text on the clipboard of this page's browser."""
    scratch = page.context.new_page()
    scratch.set_content("<textarea autofocus></textarea>")
    scratch.locator("textarea").press("Control+V")
    found = scratch.locator("textarea").input_value()
    scratch.close()
    page.bring_to_front()
    return found


def test_a_game_survives_a_reload_and_has_a_record(afar: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        found = troubles(page)
        start(page, afar, "classic", 2)
        assert page.evaluate("[isSecureContext, navigator.clipboard]") == [False, None]
        wait_for(page)
        page.reload()
        play_to_the_end(page)
        page.get_by_role("button", name=ui("menu")).click()
        page.get_by_role("button", name=ui("record")).click()
        page.get_by_role("button", name=ui("copy-record")).click()
        expect(page.get_by_role("button", name=ui("copied"))).to_be_visible()
        assert json.loads(_pasted(page))["edition"] == "classic"
        assert found == []


def test_a_friend_joins_with_the_copied_link(afar: str, chromium: Browser) -> None:
    with context(chromium) as one, context(chromium) as other:
        host, friend = one.new_page(), other.new_page()
        found = troubles(host), troubles(friend)
        host.goto(afar)
        host.get_by_role("button", name=ui("new-table")).click()
        host.click("dialog button.main")
        host.get_by_role("button", name=ui("copy-link")).click()
        expect(host.get_by_role("button", name=ui("copied"))).to_be_visible()
        sit_down(friend, _pasted(host), "Ben")
        expect(friend.locator(".seat")).to_have_count(host.locator(".seat").count())
        assert found == ([], [])
