"""The review of a finished game: hills, costliest decisions, both moves, luck and skill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from linko import Game
from tests.browser.house import chromium
from tests.browser.looks import broken_words, cut_off, overlapping, small_targets, too_wide
from tests.browser.player import troubles, wait_until
from tests.browser.positions import House, found, house
from tests.browser.reviews import review_of
from tests.browser.screens import LANGUAGES, LARGER_PHONE, Stage, stage
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

KIND = "won"
WIDE = (1440, 900)
SIZES = ((360, 740), LARGER_PHONE, (820, 1180), WIDE)


@dataclass
class Desk:
    """What the server says about reviews; it is made up, so that every state can be shown."""

    on: Stage
    game: str
    answer: dict[str, Any]

    def __post_init__(self) -> None:
        self.asked: list[str] = []

    def say(
        self, state: str, *, upto: int | None = None, costly: int = 3, you: int | None = 0
    ) -> None:
        game = found(KIND)
        review = None if state == "none" else review_of(game, upto=upto, costly=costly)
        done = len(game.moves) if upto is None else upto
        self.answer = {"state": state, "done": done, "of": len(game.moves)}
        self.answer |= {"review": review, "you": you}

    def tell(self, route: Route) -> None:
        self.asked.append(route.request.method)
        route.fulfill(content_type="application/json", body=json.dumps(self.answer))

    def opened(self, search: str = "?seat=0&review") -> Page:
        """The review; the made-up answers are in place before it is loaded."""
        self.asked.clear()
        self.on.path(f"/game/{self.game}{search}", "main.review")
        return self.on.page


@pytest.fixture(scope="module")
def on(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium, touch=True) as made:
        made.size(WIDE)
        yield made


@pytest.fixture(scope="module")
def game(house: House) -> str:
    """A finished game of four that the reader has won."""
    house.table(KIND)
    return str(house.reader.ask("GET", "/api/my/games").data[0]["id"])


@pytest.fixture
def desk(on: Stage, game: str) -> Iterator[Desk]:
    on.size(WIDE)
    made = Desk(on, game, {})
    made.say("done")
    on.page.route("**/api/games/*/review", made.tell)
    yield made
    on.page.unroute("**/api/games/*/review")


def flagged(seat: int = 0) -> list[dict[str, Any]]:
    """The costliest decisions of a seat, the costliest first."""
    review = review_of(found(KIND))
    mine = [one for one in review["decisions"] if one["seat"] == seat and one["is_flagged"]]
    return sorted(mine, key=lambda one: -float(one["loss"]))


def turn_of(number: int) -> int:
    """The number of the turn in which a decision was made."""
    whole = found(KIND)
    game = Game(whole.options, whole.names, deck=whole.deck, starter=whole.state.starter)
    for move in whole.moves[:number]:
        game.push(move)
    return game.view(None).turn_number


def decision(page: Page) -> int:
    return int(page.locator("main.review").get_attribute("data-decision") or -1)


def wait_for(page: Page, number: int) -> None:
    wait_until(page, lambda: decision(page) == number)


def costly(page: Page) -> list[str]:
    return page.locator("main.review ol button b:not(.wins)").all_inner_texts()


def test_the_costliest_decisions_come_first_and_the_costliest_is_shown(desk: Desk) -> None:
    page = desk.opened()
    noted = troubles(page)
    expected = flagged()
    assert len(expected) == 3
    wait_for(page, expected[0]["number"])
    assert costly(page) == [ui("review-turn", number=turn_of(one["number"])) for one in expected]
    wins = page.locator("main.review ol .wins").all_inner_texts()
    assert wins == [ui("review-more", wins=round(100 * one["loss"])) for one in expected]
    expect(page.locator("#decision-title")).to_contain_text(expected[0]["played"])
    rows = page.locator(".decision li")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text(ui("review-bot"))
    best = round(100 * expected[0]["chance_best"]["value"])
    expect(rows.nth(1)).to_contain_text(ui("review-percent", share=best))
    assert noted == []


def test_every_key_does_what_the_sheet_of_keys_says(desk: Desk) -> None:
    page = desk.opened()
    expected = [one["number"] for one in flagged()]
    wait_for(page, expected[0])
    for key, number in (("2", expected[1]), ("3", expected[2]), ("1", expected[0])):
        page.keyboard.press(key)
        wait_for(page, number)
    page.keyboard.press("n")
    wait_until(page, lambda: decision(page) > expected[0])
    page.keyboard.press("p")
    wait_for(page, expected[0])
    page.keyboard.press("u")
    toggle = page.get_by_role("switch", name=ui("review-unknown", who="you", name=""))
    expect(toggle).to_be_checked()
    page.keyboard.press("r")
    page.wait_for_selector(f"main.board[data-decision='{expected[0]}']")
    page.get_by_role("button", name=ui("review"), exact=True).click()
    wait_for(page, expected[0])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(ui("review-keys-decision"))


def test_the_hills_are_dragged_by_mouse_and_finger_and_stepped_by_keys(desk: Desk) -> None:
    page = desk.opened()
    wait_for(page, flagged()[0]["number"])
    hills = page.get_by_role("slider", name=ui("review-hills"))
    box = hills.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 3
    page.mouse.move(box["x"] + box["width"] / 4, middle)
    page.mouse.down()
    quarter = decision(page)
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=5)
    page.mouse.up()
    half = decision(page)
    assert quarter < half < len(found(KIND).moves)
    page.touchscreen.tap(box["x"] + box["width"] - 4, middle)
    wait_until(page, lambda: decision(page) > half)
    hills.focus()
    last = decision(page)
    page.keyboard.press("ArrowLeft")
    wait_until(page, lambda: decision(page) < last)
    said = hills.get_attribute("aria-valuetext") or ""
    assert ui("review-own-label", who="you", name="", share=0).split()[0] in said
    table = page.locator("main.review table")
    expect(table.locator("tbody tr")).not_to_have_count(0)


def test_only_what_the_seat_knew_is_shown_until_it_is_asked_for(desk: Desk) -> None:
    page = desk.opened()
    wait_for(page, flagged()[0]["number"])
    unknown = page.locator(".unknown")
    expect(unknown.locator(".chips")).to_have_count(0)
    unknown.get_by_role("switch").click()
    expect(unknown).to_contain_text("Grandmother")
    expect(unknown).to_contain_text(ui("review-unknown-about"))


def test_the_decision_is_shown_on_the_table_with_both_sets_ringed(desk: Desk) -> None:
    page = desk.opened()
    first = flagged()[0]
    wait_for(page, first["number"])
    page.get_by_role("button", name=ui("review-table"), exact=True).click()
    page.wait_for_selector(f"main.board[data-decision='{first['number']}']")
    wait_until(page, lambda: page.locator(".ring.played").count() > 0)
    assert page.locator(".ring.better").count() > 0
    ring = page.locator(".ring.played").first.bounding_box()
    rank = first["played"].split("-")[0]
    cards = page.locator(f"[data-at='hand:{rank}']").bounding_box()
    assert ring is not None
    assert cards is not None
    assert abs(ring["x"] - cards["x"]) < 4
    assert abs(ring["y"] - cards["y"]) < 4
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ring")).to_have_count(0)


def test_luck_and_skill_add_up(desk: Desk) -> None:
    page = desk.opened()
    wait_for(page, flagged()[0]["number"])
    amounts = page.locator("main.review dl dd").all_inner_texts()
    assert len(amounts) == 4
    assert 25 + sum(int(one.replace("−", "-")) for one in amounts) == 100


def test_a_game_is_looked_at_when_asked_and_can_be_left(desk: Desk) -> None:
    desk.say("none")
    page = desk.opened()
    button = page.locator(".asks button")
    expect(button).to_contain_text(ui("review-look"))
    expect(button).to_contain_text(ui("review-look-time"))
    desk.say("waiting", upto=0)
    button.click()
    expect(page.locator(".asks")).to_contain_text(ui("review-waiting"))
    assert "POST" in desk.asked
    desk.say("running", upto=40)
    expect(page.locator(".asks")).to_contain_text(ui("review-running"))
    part = ui("review-turn-of", number=turn_of(40), count=turn_of(len(found(KIND).moves) - 1))
    expect(page.locator(".asks")).to_contain_text(part)
    expect(page.locator(".decision")).to_be_visible()
    desk.say("done")
    expect(page.locator(".asks")).to_have_count(0)
    wait_for(page, flagged()[0]["number"])


def test_an_interrupted_review_keeps_what_is_there_and_goes_on(desk: Desk) -> None:
    desk.say("failed", upto=60)
    page = desk.opened()
    expect(page.locator(".decision")).to_be_visible()
    expect(page.locator(".asks")).to_contain_text(ui("review-failed"))
    desk.say("done")
    page.get_by_role("button", name=ui("review-go-on"), exact=True).click()
    expect(page.locator(".asks")).to_have_count(0)


def test_stopping_withdraws_the_request(desk: Desk) -> None:
    desk.say("running", upto=20)
    page = desk.opened()
    stop = page.get_by_role("button", name=ui("review-stop"), exact=True)
    expect(stop).to_be_visible()
    desk.say("none")
    stop.click()
    expect(page.locator(".asks")).to_contain_text(ui("review-look"))
    assert "DELETE" in desk.asked


def test_a_good_game_says_so(desk: Desk) -> None:
    desk.say("done", costly=0)
    page = desk.opened()
    expect(page.locator(".nothing")).to_contain_text(ui("review-nothing"))
    expect(page.locator(".why")).to_contain_text(ui("review-same"))


def test_a_spectator_chooses_whose_decisions_and_is_never_called_you(desk: Desk) -> None:
    desk.say("done", you=None)
    page = desk.opened("?review")
    page.get_by_role("button", name="Ben", exact=True).click()
    expect(page.locator("#decision-title")).to_contain_text("Ben")
    assert page.get_by_text(ui("you"), exact=True).count() == 0
    page.get_by_role("combobox").select_option("0")
    expect(page.locator("#decision-title")).to_contain_text("Ann")
    wait_until(page, lambda: "seat=0" in page.url)


def test_a_link_keeps_its_moment(desk: Desk) -> None:
    number = flagged()[2]["number"]
    page = desk.opened(f"?seat=0&at={number}&review")
    wait_for(page, number)
    page.reload()
    wait_for(page, number)


def test_nothing_scolds_and_nothing_is_graded(desk: Desk) -> None:
    page = desk.opened()
    wait_for(page, flagged()[0]["number"])
    words = page.locator("main.review").inner_text().lower()
    for scolding in ("blunder", "mistake", "accuracy", "error", "wrong", "bad "):
        assert scolding not in words


@pytest.mark.parametrize("state", ["done", "running", "none"])
def test_it_fits_on_every_size_in_every_language(desk: Desk, state: str) -> None:
    desk.say(state, upto=40 if state == "running" else None)
    page = desk.opened(f"?seat=0&at={flagged()[0]['number']}&review")
    page.wait_for_selector(".asks" if state != "done" else ".decision")
    if state == "done":
        page.keyboard.press("u")
    for size in SIZES:
        desk.on.size(size)
        for language in LANGUAGES:
            desk.on.speak(language)
            desk.on.settle()
            look = {
                "broken": broken_words(page),
                "cut off": cut_off(page),
                "overlapping": overlapping(page),
                "too wide": too_wide(page),
                "small": small_targets(page),
            }
            assert not any(look.values()), (size, language, look)
    desk.on.speak("en")


@pytest.mark.parametrize("size", [LARGER_PHONE, WIDE])
def test_it_can_be_read_with_text_of_twice_the_size(desk: Desk, size: tuple[int, int]) -> None:
    page = desk.opened()
    wait_for(page, flagged()[0]["number"])
    desk.on.size(size)
    desk.on.enlarge(2)
    for language in LANGUAGES:
        desk.on.speak(language)
        desk.on.settle()
        look = {"cut off": cut_off(page), "too wide": too_wide(page), "over": overlapping(page)}
        assert not any(look.values()), (size, language, look)
    desk.on.speak("en")
    desk.on.enlarge(1)


def test_the_result_and_my_games_lead_to_the_review(desk: Desk) -> None:
    on = desk.on
    table = on.house.table(KIND)
    on.path(f"/table/{table}", "ol.places")
    on.page.get_by_role("button", name=ui("review-this-game"), exact=True).click()
    on.page.wait_for_selector("main.review")
    on.page.go_back()
    on.page.wait_for_selector("ol.places")
    on.path("/", "button.play")
    on.page.get_by_role("button", name=ui("my-games")).click()
    on.page.get_by_role("link", name=ui("review-this-game")).first.click()
    on.page.wait_for_selector("main.review")
