"""The fonts of the page: their size, their letters, and that the page uses them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page

from tests import ROOT
from tests.browser.house import PAGE, chromium, house
from tests.browser.player import wait_until
from tests.browser.positions import LONG_NAMES, OTHERS

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FONTS: Final = ROOT / "web/src/fonts"
TEXTS: Final = ROOT / "src/linko/texts"
MOST_BYTES: Final = 130_000

_UNCOVERED = """async ([family, letters]) => {
  await Promise.all(["400", "700"].map((weight) =>
    document.fonts.load(`${weight} 40px ${family}`, letters)));
  const pen = document.createElement("canvas").getContext("2d");
  const width = (letter, fallback) => {
    pen.font = `40px ${family}, ${fallback}`;
    return pen.measureText(letter.repeat(8)).width;
  };
  return [...letters].filter((one) => width(one, "monospace") !== width(one, "sans-serif"));
}"""
"""Letters that are drawn in another font: their width depends on the fallback."""


@pytest.fixture(scope="module")
def page(house: str, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(locale="en-GB")
    opened = context.new_page()
    opened.goto(house)
    opened.wait_for_selector("button.play")
    yield opened
    context.close()


def _letters() -> str:
    """Every letter and digit of all texts and of the players' names used in tests."""
    texts = "".join(path.read_text(encoding="utf-8") for path in TEXTS.rglob("*.ftl"))
    return "".join(
        sorted({one for one in (texts, *OTHERS, *LONG_NAMES) for one in one if one.isalnum()})
    )


def test_all_fonts_together_are_small() -> None:
    files = list(FONTS.glob("*.woff2"))
    assert len(files) == 4
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


@pytest.mark.parametrize("family", ['"Bricolage Grotesque"', "Fraunces"])
def test_every_letter_of_all_texts_is_in_the_fonts(page: Page, family: str) -> None:
    letters = _letters()
    assert set("ąćęłńóśźżßäöüéèêëïçœŚŁÉ") & set(letters) >= set("ąćęłńóśźżßäöüéèêëïç")
    assert page.evaluate(_UNCOVERED, [family, letters]) == []
    assert page.evaluate(_UNCOVERED, [family, "Ж"]) == ["Ж"], "the check finds what is missing"


def test_the_page_is_drawn_with_its_own_fonts(page: Page) -> None:
    def loaded() -> set[str]:
        families: list[str] = page.evaluate(
            "[...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)"
        )
        return {family.strip('"') for family in families}

    wait_until(page, lambda: {"Bricolage Grotesque", "Fraunces"} <= loaded() or None)
    names, voice = page.evaluate(
        "['--names', '--voice'].map(one => getComputedStyle(document.documentElement)"
        ".getPropertyValue(one).split(',')[0].trim())"
    )
    assert (names, voice) == ('"Bricolage Grotesque"', "Fraunces")
    used = page.evaluate("getComputedStyle(document.body).fontFamily")
    assert used.startswith(names)


def test_digits_of_scores_are_equally_wide(page: Page) -> None:
    widths = page.evaluate(
        """() => {
          const score = document.createElement("span");
          score.style.cssText = "font-size: 40px; font-weight: 700; position: absolute";
          document.body.append(score);
          const widths = ["1111", "8888"].map((digits) => {
            score.textContent = digits;
            return score.getBoundingClientRect().width;
          });
          score.remove();
          return widths;
        }"""
    )
    assert widths[0] == pytest.approx(widths[1], abs=0.1)


def test_the_server_delivers_fonts_and_their_licences(house: str) -> None:
    built = sorted((PAGE.parent / "assets").glob("*.woff2"))
    assert len(built) == 4
    for file in built:
        with urlopen(f"{house}/assets/{file.name}", timeout=10) as answer:  # noqa: S310  # our own
            assert answer.headers["content-type"] == "font/woff2"
    for family in ("bricolage-grotesque", "fraunces"):
        with urlopen(f"{house}/{family}-OFL.txt", timeout=10) as answer:  # noqa: S310  # our own
            assert b"SIL OPEN FONT LICENSE" in answer.read()
