"""The figures of the game in a real browser: every plot, in both themes, at every size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import ROOT
from tests.browser.house import chromium, house
from tests.browser.player import context, troubles
from tests.browser.screens import DESKTOP, LANGUAGES, PHONE, TABLET
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FACTS: Final[dict[str, Any]] = json.loads((ROOT / "web/src/facts/facts.json").read_text("utf-8"))

PLOTS: Final = ("length", "start", "out", "cards", "snatched")
"""The plots that exist once; scores have a plot for each number of players."""

_WORDS = """() => [...document.querySelectorAll("main section svg[role=img]")].flatMap((plot) => {
  const boxes = [...plot.querySelectorAll("text")].map((text) => [
    text.textContent, text.getBoundingClientRect(),
  ]);
  return boxes.flatMap(([words, box], at) => {
    const found = box.left < -1 || box.right > innerWidth + 1 ? [`"${words}" leaves the page`] : [];
    for (const [others, other] of boxes.slice(at + 1)) {
      const over = box.left < other.right - 1 && other.left < box.right - 1
        && box.top < other.bottom - 4 && other.top < box.bottom - 4;
      if (over) found.push(`"${words}" overlaps "${others}"`);
    }
    return found;
  });
})"""
"""Finds what is wrong with the words in the plots."""


@contextmanager
def opened(
    house: str,
    chromium: Browser,
    size: tuple[int, int] = PHONE,
    *,
    dark: bool = False,
    locale: str = "en-GB",
) -> Iterator[Page]:
    """The page in a browser of its own."""
    with context(chromium, size, dark=dark, locale=locale) as browser:
        page = browser.new_page()
        found = troubles(page)
        page.goto(f"{house}/facts")
        page.wait_for_selector("main section svg[role=img]")
        yield page
        assert found == []


def test_the_rules_lead_to_the_figures_which_are_loaded_only_then(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        page.goto(f"{house}/rules")
        page.get_by_role("link", name=ui("facts-link")).wait_for()
        page.wait_for_load_state("networkidle")
        before = list(loaded)
        page.get_by_role("link", name=ui("facts-link")).click()
        expect(page.locator("h1")).to_have_text(ui("facts-title"))
        expect(page).to_have_title(ui("title-facts"))
        page.get_by_role("link", name=ui("rules"), exact=True).click()
        expect(page).to_have_title(ui("title-rules"))
        scripts = [address for address in loaded[len(before) :] if address.endswith(".js")]
        assert scripts


def test_every_plot_says_its_figures(house: str, chromium: Browser) -> None:
    with opened(house, chromium) as page:
        for name in PLOTS:
            title = ui(f"facts-{name}")
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            plot = page.get_by_role("img", name=title)
            said = plot.get_attribute("aria-label")
            assert said is not None
            rows = said.split("; ")
            expected = {
                "cards": len(FACTS["cards"]),
                "snatched": sum(part is not None for size in FACTS["snatched"] for part in size),
            }.get(name, len(FACTS["cells"]))
            assert len(rows) == expected
        assert page.locator("figure svg[role=img]").count() == len(FACTS["scores"])
        turns = FACTS["cells"][0]["turns"]
        first = f"{ui('edition-classic')}, 2, {turns[2]:.0f}"
        assert first in str(
            page.locator("main section svg[role=img]").first.get_attribute("aria-label")
        )
        wins = f"{100 * FACTS['short']['starter']:.0f}%"
        assert wins in page.locator("main li").nth(2).inner_text()


def test_the_dots_lie_where_the_figures_say(house: str, chromium: Browser) -> None:
    with opened(house, chromium, DESKTOP) as page:
        plot = page.get_by_role("img", name=ui("facts-cards"))
        dots = plot.locator("circle").evaluate_all("all => all.map(one => one.cx.baseVal.value)")
        worths = [value for value, _, _ in FACTS["cards"]]
        scale = (dots[-1] - dots[0]) / (worths[-1] - worths[0])
        for dot, worth in zip(dots, worths, strict=True):
            assert dot == pytest.approx(dots[0] + scale * (worth - worths[0]), abs=0.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_plots_never_overlap(house: str, chromium: Browser, language: str) -> None:
    with opened(house, chromium, locale=language) as page:
        for size in (PHONE, TABLET, DESKTOP):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(100)
            assert page.evaluate(_WORDS) == [], size
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.wait_for_timeout(100)
        assert page.evaluate(_WORDS) == []


def test_the_plots_follow_the_theme(house: str, chromium: Browser) -> None:
    inks = []
    for dark in (False, True):
        with opened(house, chromium, dark=dark) as page:
            inks.append(
                [
                    page.locator(mark).first.evaluate(f"one => getComputedStyle(one).{kind}")
                    for mark, kind in (
                        ("main section circle", "fill"),
                        ("main .grid", "stroke"),
                        ("main section svg[role=img] text", "fill"),
                        ("main .winners", "fill"),
                        ("main section rect", "fill"),
                    )
                ]
            )
    assert all(day != dusk for day, dusk in zip(*inks, strict=True))
