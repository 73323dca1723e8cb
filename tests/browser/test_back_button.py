"""The back button does what people expect, and nowhere is there no way out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import chromium, house
from tests.browser.player import context, prefer, start, troubles
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


def test_going_back_closes_a_sheet_and_then_leads_home(house: str, chromium: Browser) -> None:
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


def test_a_sheet_closed_by_its_button_or_by_escape_leaves_no_step_behind(
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
        page.wait_for_function("!history.state?.sheet")
        page.go_back()
        at_home(page)


def test_the_way_home_out_of_a_sheet_leaves_no_step_behind(house: str, chromium: Browser) -> None:
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


def test_a_table_opened_out_of_a_sheet_leads_back_home_at_once(
    house: str, chromium: Browser
) -> None:
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
        for page in (ann, ben):
            page.wait_for_selector(".seat")
            page.go_back()
            at_home(page)
            page.go_forward()
            page.wait_for_selector(".seat")


def test_a_sheet_that_was_open_when_the_page_was_reloaded_leaves_no_step_behind(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        open_sheet(page, "rules")
        page.reload()
        at_the_table(page)
        page.wait_for_function("!history.state?.sheet")
        page.go_back()
        at_home(page)


@pytest.mark.parametrize("path", ["/nowhere", "/table/gone", "/join/GONE22", "/rules"])
def test_nowhere_is_there_no_way_home(house: str, chromium: Browser, path: str) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(f"{house}{path}")
        page.locator("main").get_by_label("Home").or_(
            page.get_by_role("button", name=ui("home"))
        ).first.click()
        at_home(page)
        page.go_back()
        page.wait_for_url(f"**{path}")
