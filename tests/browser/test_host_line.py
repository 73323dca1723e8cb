"""What the host of the site says is on every page, in the host's words."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.gathering import open_table
from tests.browser.house import chromium, open_house
from tests.browser.player import PHONE, context, start

__all__ = ["chromium"]

WIDE = (1280, 800)
SEEN = 5_000
"""Milliseconds within which a page with a socket shows what the host says."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The address and the database of a server of its own."""
    with open_house(tmp_path) as address:
        yield address, f"sqlite:///{tmp_path / 'linko.db'}"


def admin(database: str, *arguments: str) -> None:
    command = [sys.executable, "-m", "linko", "admin", *arguments, "--database", database]
    subprocess.run(command, check=True, capture_output=True)


COVERED = """() => {
  const { bottom } = document.querySelector(".host").getBoundingClientRect();
  const parts = [...document.querySelectorAll("main, main *, aside")];
  return parts.filter(part => part.checkVisibility() && part.getClientRects().length > 0)
    .filter(part => !part.closest("svg, .unseen") && part.getBoundingClientRect().top < bottom - 1)
    .map(part => `${part.tagName} ${part.className}`);
}"""
"""The parts of the page that the host's line covers."""

BELOW = "() => document.documentElement.scrollHeight - innerHeight"
"""Number of pixels of the page that are below the screen."""


@contextmanager
def visitor(
    chromium: Browser, size: tuple[int, int] = PHONE, locale: str = "en-GB"
) -> Iterator[Page]:
    with context(chromium, size, locale=locale) as browser:
        yield browser.new_page()


def test_an_announcement_appears_at_a_table_and_can_be_closed(
    chromium: Browser, site: tuple[str, str]
) -> None:
    house, database = site
    with visitor(chromium, WIDE) as page:
        start(page, house, "classic", 3)
        line = page.locator(".host[role=status]")
        expect(line).to_have_count(0)
        admin(database, "announce", "Tournament <b>tonight</b>")
        expect(line).to_have_text("Tournament <b>tonight</b>", timeout=SEEN)
        button = line.get_by_role("button", name="Close")
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        button.click()
        expect(line).to_have_count(0)
        admin(database, "announce", "Another one")
        expect(line).to_have_text("Another one", timeout=SEEN)
        admin(database, "announce", "--clear")
        expect(line).to_have_count(0, timeout=SEEN)


@pytest.mark.parametrize("path", ["/", "/rules", "/nothing-here"])
def test_every_page_shows_the_announcement(
    chromium: Browser, site: tuple[str, str], path: str
) -> None:
    house, database = site
    with visitor(chromium) as page:
        page.goto(house + path)
        admin(database, "announce", "We move on Sunday")
        line = page.locator(".host[role=status]")
        expect(line).to_have_text("We move on Sunday")  # such a page asks every 20 seconds
        box = line.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_the_announcement_covers_nothing(
    chromium: Browser, site: tuple[str, str], size: tuple[int, int]
) -> None:
    house, database = site
    words = "Tonight at eight we play a tournament with five tables, and everybody is welcome."
    with visitor(chromium, size) as page:
        page.goto(house)
        admin(database, "announce", words)
        line = page.locator(".host[role=status]")
        expect(line).to_have_text(words)
        assert page.evaluate(COVERED) == []
        open_table(page, house, "Ann", {"edition": "classic", "seats": 4, "level": "kitten"})
        expect(line).to_have_text(words)
        assert page.evaluate(COVERED) == []
        start(page, house, "classic", 4)
        expect(line).to_have_text(words)
        assert page.evaluate(COVERED) == []
        assert page.evaluate(BELOW) == 0
        line.get_by_role("button", name="Close").click()
        expect(line).to_have_count(0)
        assert page.evaluate("document.querySelector('main').getBoundingClientRect().top") == 0
        assert page.evaluate(BELOW) == 0


def test_maintenance_and_a_closed_table_are_worded_in_the_readers_language(
    chromium: Browser, site: tuple[str, str]
) -> None:
    house, database = site
    with visitor(chromium, locale="de-DE") as page:
        start(page, house, "classic", 3)
        admin(database, "maintenance", "on", "--words", "Back at noon.")
        line = page.locator(".host[role=status]")
        expect(line).to_contain_text("Wartung: Laufende Partien gehen weiter", timeout=SEEN)
        expect(line).to_contain_text("Back at noon.")
        table = page.url.rpartition("/")[2]
        admin(database, "close", table, "--reason", "conduct", "--words", "Seid nett.")
        expect(page.locator("main")).to_contain_text("Hausregeln", timeout=SEEN)
        expect(page.locator("main")).to_contain_text("Seid nett.")


def test_a_banned_person_reads_why_on_every_page(chromium: Browser, site: tuple[str, str]) -> None:
    house, database = site
    with visitor(chromium) as page:
        start(page, house, "classic", 3)
        person = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["id"]
        admin(database, "ban", person, "--words", "Be kind next time.")
        line = page.locator(".host[role=status]")
        expect(line).to_have_text(
            "You have been banned from this site. Be kind next time.", timeout=SEEN
        )
        page.goto(house)
        expect(line).to_contain_text("You have been banned from this site.")
