"""The replay of a finished game: steps, keys, the strip, views, links, and pasted records."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from linko import Game
from linko.records import dump_object
from tests.browser.house import chromium
from tests.browser.looks import broken_words, cut_off, overlapping, small_targets, too_wide
from tests.browser.player import troubles, wait_until
from tests.browser.positions import OTHERS, House, found, house
from tests.browser.screens import LANGUAGES, LARGER_PHONE, Stage, stage
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

WIDE = (1440, 900)


@pytest.fixture(scope="module")
def on(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium, touch=True) as made:
        made.size(WIDE)
        yield made


@pytest.fixture(scope="module")
def game(house: House) -> str:
    """A finished game of the reader and one other person."""
    house.table("duelled")
    return str(house.reader.ask("GET", "/api/my/games").data[0]["id"])


def at(page: Page) -> int:
    return int(page.locator("main.board").get_attribute("data-decision") or -1)


def wait_at(page: Page, number: int) -> None:
    wait_until(page, lambda: at(page) == number)


def wait_for_hand(page: Page, cards: set[str]) -> None:
    wait_until(page, lambda: hand(page) == cards)


def opened(on: Stage, game: str, search: str = "") -> Page:
    on.path(f"/game/{game}{search}", "main.board")
    return on.page


def after(number: int) -> Game:
    """The game after some decisions, according to the rules."""
    whole = found("duelled")
    game = Game(whole.options, whole.names, deck=whole.deck, starter=whole.state.starter)
    for move in whole.moves[:number]:
        game.push(move)
    return game


def hand(page: Page) -> set[str]:
    """The ranks in the hand that the page shows."""
    found: list[str] = page.locator("[data-at=hand] button").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return set(found)


def test_every_key_steps_as_the_rules_do(on: Stage, game: str) -> None:
    page = opened(on, game, "?seat=0")
    noted = troubles(page)
    last = len(found("duelled").moves)
    assert at(page) == 0
    keys = {"ArrowRight": 1, "End": last, "ArrowLeft": last - 1, "Home": 0}
    for key, expected in keys.items():
        page.keyboard.press(key)
        wait_at(page, expected)
    for number in range(1, 6):
        page.keyboard.press("ArrowRight")
        wait_at(page, number)
        wait_for_hand(page, {str(int(card)) for card in after(number).state.hands[0]})
    page.keyboard.press("Shift+ArrowRight")
    assert at(page) > 5
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=ui("pause"), exact=True)).to_be_visible()
    before = at(page)
    wait_until(page, lambda: at(page) > before + 1)
    page.keyboard.press("Space")
    assert noted == []


def test_the_strip_is_dragged_by_mouse_and_finger(on: Stage, game: str) -> None:
    page = opened(on, game, "?seat=0")
    strip = page.get_by_role("slider", name=ui("replay-strip"))
    box = strip.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 4, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=5)
    page.mouse.up()
    there = at(page)
    assert 0.3 < there / len(found("duelled").moves) < 0.7
    assert int(strip.get_attribute("aria-valuenow") or 0) == there
    page.touchscreen.tap(box["x"] + box["width"] - 12, middle)
    assert at(page) > there
    page.get_by_role("button", name=ui("step-back"), exact=True).tap()
    page.locator(".log li button").nth(2).tap()
    assert 0 < at(page) < there


def test_a_link_leads_to_its_moment_and_is_kept_in_the_address(on: Stage, game: str) -> None:
    page = opened(on, game, "?seat=1&at=12")
    assert at(page) == 12
    cards = {str(int(card)) for card in after(12).state.hands[1]}
    assert hand(page) == cards
    page.keyboard.press("ArrowRight")
    page.keyboard.press("o")
    wait_until(page, lambda: page.url.endswith(f"/game/{game}?seat=1&at=13&open"))
    page.reload()
    page.wait_for_selector("main.board")
    assert at(page) == 13
    other = after(13).state.hands[0]
    assert page.locator(".opponent .open svg").count() == len(other)
    page.get_by_role("button", name=ui("copy-link-to-here"), exact=True).click()
    expect(page.get_by_role("button", name=ui("copied"), exact=True)).to_be_visible()


def test_only_what_the_seat_knew_is_shown_until_the_cards_are_opened(on: Stage, game: str) -> None:
    page = opened(on, game, "?seat=0&at=20")
    known = after(20).view(0).known[1]
    assert page.locator(".opponent .seen svg").count() == len(known)
    theirs = after(20).state.hands[1]
    page.get_by_role("button", name=ui("look-from", name=OTHERS[0])).click()
    wait_until(page, lambda: hand(page) == {str(int(card)) for card in theirs})
    page.get_by_role("button", name=ui("replay-spectator"), exact=True).click()
    expect(page.locator("[data-at=hand]")).to_have_count(0)


def test_the_shuffle_is_checked_on_the_page(on: Stage, game: str) -> None:
    page = opened(on, game, "?seat=0")
    page.get_by_role("button", name=ui("shuffle-right")).click()
    sheet = page.get_by_role("dialog", name=ui("shuffle-right"))
    record = on.house.reader.ask("GET", f"/api/games/{game}").data
    expect(sheet).to_contain_text(record["commitment"])
    expect(sheet).to_contain_text(record["salt"])


def test_records_are_pasted_and_bad_ones_are_refused_in_words(on: Stage) -> None:
    on.path("/replay", "textarea")
    page = on.page
    record = found("duelled").record()
    good, bad = dump_object(record), dump_object(record | {"winners": [1]})
    page.locator("textarea").fill(bad)
    page.get_by_role("button", name=ui("replay-open"), exact=True).click()
    refused = page.locator("li .wrong")
    expect(refused).to_contain_text("winners")
    page.locator("textarea").fill(f"{good}\n{bad}\n{good}")
    page.get_by_role("button", name=ui("replay-open"), exact=True).click()
    expect(page.locator("li button")).to_have_count(2)
    expect(refused).to_have_count(1)
    page.locator("li button").first.click()
    page.wait_for_selector("main.board")
    page.keyboard.press("End")
    assert at(page) == len(record["moves"])  # type: ignore[arg-type] # a list
    expect(page.get_by_role("button", name=ui("copy-link-to-here"), exact=True)).to_have_count(0)


def test_an_unfinished_or_unknown_game_has_no_replay(on: Stage) -> None:
    table = on.house.table("play")
    running = on.house.reader.ask("GET", f"/api/tables/{table}").data["game"]["id"]
    words = []
    for game in (running, "nothing"):
        on.page.goto(f"{on.house.address}/game/{game}")
        on.page.wait_for_selector("main p")
        wait_until(on.page, lambda: on.page.locator("main button").count() > 0)
        words.append(on.page.locator("main p").inner_text())
    assert words[0] == words[1]


def test_the_replay_fits_on_a_small_phone_in_every_language(on: Stage, game: str) -> None:
    opened(on, game, "?seat=0&at=30&open")
    for size in ((360, 740), LARGER_PHONE, (844, 390), WIDE):
        on.size(size)
        for language in LANGUAGES:
            on.speak(language)
            on.settle()
            page = on.page
            look = {
                "broken": broken_words(page),
                "cut off": cut_off(page),
                "overlapping": overlapping(page),
                "too wide": too_wide(page),
                "small": small_targets(page),
            }
            assert not any(look.values()), (size, language, look)
    on.speak("en")
    on.size(WIDE)


def test_the_result_leads_to_the_replay_and_back(on: Stage) -> None:
    table = on.house.table("duelled")
    on.path(f"/table/{table}", "ol.places")
    on.page.get_by_role("button", name=ui("replay"), exact=True).click()
    on.page.wait_for_selector("main.board[data-decision='0']")
    on.page.go_back()
    on.page.wait_for_selector("ol.places")
