"""The back button works as expected, and every page has a way home."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import chromium, house
from tests.browser.player import accept, context, prefer, start, troubles, wait_until
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SHEETS = ("menu", "say", "rules", "stack", "discard", "log")


def open_sheet(page: Page, sheet: str) -> None:
    match sheet:
        case "menu":
            page.get_by_role("button", name=ui("menu")).click()
        case "say":
            page.get_by_role("button", name=ui("say-something")).click()
        case "rules":
            page.get_by_role("button", name=ui("rules")).click()
        case "discard":
            page.locator("[data-at=discard]").click()
        case "stack":
            page.locator(".opponent .stack").first.click()
        case _:
            page.keyboard.press("g")
    page.wait_for_selector("dialog[open]")


def at_home(page: Page) -> None:
    expect(page.locator("button.play")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def at_the_table(page: Page) -> None:
    expect(page.locator("main.board")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_going_back_closes_a_sheet_and_then_goes_home(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        found = troubles(page)
        start(page, house, "classic", 2)
        for sheet in SHEETS:
            open_sheet(page, sheet)
            page.go_back()
            at_the_table(page)
        page.go_back()
        at_home(page)
        page.go_forward()
        at_the_table(page)
        assert found == []


def test_a_sheet_closed_by_its_button_or_escape_leaves_no_history_entry(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        open_sheet(page, "rules")
        page.get_by_role("button", name=ui("close")).click()
        at_the_table(page)
        open_sheet(page, "log")
        page.keyboard.press("Escape")
        at_the_table(page)
        open_sheet(page, "menu")
        page.get_by_role("button", name=ui("keys")).click()
        page.get_by_role("dialog", name=ui("keys")).wait_for()
        page.get_by_role("button", name=ui("close")).click()
        at_the_table(page)
        wait_until(page, lambda: page.evaluate("!history.state?.sheet"))
        page.go_back()
        at_home(page)


def test_going_home_from_a_sheet_leaves_no_history_entry(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        open_sheet(page, "menu")
        page.get_by_role("button", name=ui("menu-home")).click()
        at_home(page)
        page.go_back()
        at_the_table(page)
        page.go_back()
        at_home(page)


def test_going_back_from_a_table_opened_in_a_sheet_goes_home(house: str, chromium: Browser) -> None:
    with context(chromium) as anns, context(chromium) as bens:
        ann, ben = anns.new_page(), bens.new_page()
        for page, name in ((ann, "Ann"), (ben, "Ben")):
            page.goto(house)
            prefer(page, name=name, game={"edition": "classic", "seats": 3, "level": "kitten"})
        ann.get_by_role("button", name=ui("new-table")).click()
        ann.get_by_role("button", name=ui("open-table")).click()
        code = ann.inner_text(".code")
        ben.get_by_role("button", name=ui("join-code")).click()
        ben.fill("dialog input", code)
        ben.keyboard.press("Enter")
        accept(ben, "Ben")
        for page in (ann, ben):
            page.wait_for_selector(".seat")
            page.go_back()
            at_home(page)
            page.go_forward()
            page.wait_for_selector(".seat")


def test_a_sheet_open_during_a_reload_leaves_no_history_entry(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        open_sheet(page, "rules")
        page.reload()
        at_the_table(page)
        wait_until(page, lambda: page.evaluate("!history.state?.sheet"))
        page.go_back()
        at_home(page)


@pytest.mark.parametrize("path", ["/nowhere", "/table/gone", "/join/GONE22", "/rules"])
def test_every_page_has_a_way_home(house: str, chromium: Browser, path: str) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(f"{house}{path}")
        page.locator("main").get_by_label("Home").or_(
            page.get_by_role("button", name=ui("home"))
        ).first.click()
        at_home(page)
        page.go_back()
        page.wait_for_url(f"**{path}")
