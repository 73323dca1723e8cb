"""People gather at a table: opening it, its places, and the deal."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.player import prefer, wait_until
from tests.browser.words import ui


def open_table(page: Page, house: str, name: str, game: dict[str, object]) -> None:
    """Open a table on the home page; its host is this person."""
    page.goto(house)
    prefer(page, name=name, game=game)
    page.get_by_role("button", name=ui("new-table")).click()
    page.click("dialog button.main")
    page.wait_for_selector(".seat")
    wait_until(page, lambda: page.evaluate("!history.state?.sheet"))


def place(page: Page, number: int) -> Locator:
    """A place behind the row, by its number."""
    return page.locator(f".seat[aria-keyshortcuts='{number}']")


def close_sheet(page: Page) -> None:
    """Close a sheet and wait until its history entry is removed."""
    page.keyboard.press("Escape")
    closed = "!document.querySelector('dialog') && !history.state?.sheet"
    wait_until(page, lambda: page.evaluate(closed))


def deal(page: Page) -> None:
    """Put bots on the free places and deal."""
    page.click(".start .fill")
    page.locator(".start .fill").wait_for(state="detached")
    page.click(".start .deal")
