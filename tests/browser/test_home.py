"""Home: the game against bots, lists that stay current, finished games and their records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hosts import Host
from tests.browser.house import chromium, house
from tests.browser.looks import cut_off, overlapping, small_targets
from tests.browser.player import (
    context,
    hurry,
    play_to_the_end,
    prefer,
    start,
    troubles,
    wait_until,
)
from tests.browser.screens import LANGUAGES
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TWO = {"edition": "classic", "seats": 2, "level": "kitten"}


def _mine(page: Page, house: str) -> Any:  # noqa: ANN401 - JSON
    return page.request.get(f"{house}/api/my/tables").json()


# The game against bots


def test_play_goes_on_with_an_unfinished_game_or_ends_it(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        found = troubles(page)
        start(page, house, "classic", 2)
        first = page.url
        page.goto(house)
        expect(page.locator(".mine")).to_have_count(0)
        page.click("button.play")
        sheet = page.get_by_role("dialog", name=ui("solo-title"))
        expect(sheet).to_contain_text("Classic · two players")
        sheet.get_by_role("button", name=ui("solo-resume")).click()
        page.wait_for_selector("main.board")
        assert page.url == first
        page.go_back()
        page.click("button.play")
        sheet.get_by_role("button", name=ui("solo-new")).click()
        page.wait_for_selector("main.board")
        assert page.url != first
        assert [page.url.endswith(table["id"]) for table in _mine(page, house)] == [True]
        page.goto(first)
        expect(page.locator("main")).to_contain_text(ui("table-gone"))
        assert found == []


def test_the_question_about_an_unfinished_game_can_be_closed(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        page.goto(house)
        page.click("button.play")
        page.get_by_role("dialog", name=ui("solo-title")).wait_for()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("button.play")).to_be_focused()
        assert len(_mine(page, house)) == 1


def test_many_unfinished_games_are_all_ended_by_a_new_one(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(house)
        prefer(page, name="Ann", game=TWO)
        page.request.post(f"{house}/api/me", data={"name": "Ann"})
        solo = {"settings": {"seats": 2}, "fill": "kitten", "start": True}
        for _ in range(3):
            assert page.request.post(f"{house}/api/tables", data=solo).ok
        page.click("button.play")
        page.get_by_role("button", name=ui("solo-new")).click()
        page.wait_for_selector("main.board")
        assert len(_mine(page, house)) == 1


def test_a_table_with_friends_stays_on_home_and_names_who_is_away(
    house: str, chromium: Browser
) -> None:
    ann, ben = Host(chromium, house, "Ann"), Host(chromium, house, "Ben")
    link = ann.opens(seats=2)
    with ben.context:
        page = ben.context.new_page()
        ben.does(link, "sit", seat=1)
        ann.does(link, "start")
        page.goto(house)
        line = page.locator(".mine")
        expect(line).to_contain_text(ui("table-of", name="Ann"))
        expect(line).to_contain_text("Ann is away")
        ann.comes(link)
        page.reload()
        expect(line).to_contain_text(ui("table-of", name="Ann"))
        expect(line).not_to_contain_text("away")
    ann.context.close()


# Lists


def test_open_lists_refresh_themselves_but_not_on_a_hidden_page(
    house: str, chromium: Browser
) -> None:
    ann, ben = Host(chromium, house, "Anneliese"), Host(chromium, house, "Ben")
    with ben.context:
        page = ben.context.new_page()
        page.goto(house)
        page.get_by_role("button", name=ui("watch")).click()
        page.wait_for_selector("dialog li")
        link = ann.opens(seats=2, public=True)
        ann.does(link, "start", fill="kitten")
        line = page.locator("dialog li", has_text="Anneliese")
        expect(line).to_contain_text("Anneliese is away")
        page.evaluate(
            "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})"
        )
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.wait_for_timeout(5_000)
        assert [url for url in asked if url.endswith("/api/tables")] == []
        assert ann.asks.delete(link.replace("/table/", "/api/tables/")).ok
        page.evaluate("delete document.hidden")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(line).to_have_count(0)
    ann.context.close()


def test_a_game_in_the_list_is_watched_without_an_invitation(house: str, chromium: Browser) -> None:
    ann, ben = Host(chromium, house, "Annika"), Host(chromium, house, "Ben")
    link = ann.opens(seats=2, public=True)
    ann.does(link, "start", fill="kitten")
    with ben.context:
        page = ben.context.new_page()
        page.goto(house)
        page.get_by_role("button", name=ui("watch")).click()
        page.locator("dialog a", has_text="Annika").click()
        page.wait_for_selector("main.board")
        assert page.url == link
    ann.context.close()


# Finished games


def test_my_games_show_place_score_winner_edition_and_date(
    house: str, chromium: Browser, tmp_path: Path
) -> None:
    with context(chromium) as browser:
        page = hurry(browser.new_page())
        start(page, house, "classic", 2)
        play_to_the_end(page)
        _check_record(page, tmp_path)
        page.goto(house)
        (game,) = page.request.get(f"{house}/api/my/games").json()
        won = 0 in game["winners"]
        for language in LANGUAGES:
            prefer(page, language=language, name="Ann", motion=False)
            page.locator(".quiet button").nth(2).click()
            line = page.locator("dialog a.game")
            line.wait_for()
            expect(line.locator("b").first).to_have_text(
                ui("game-place", language, place=1 if won else 2, count=2)
            )
            score = str(game["scores"][game["you"]]).replace("-", "\N{MINUS SIGN}")
            expect(line.locator(".score")).to_contain_text(score)
            day = page.evaluate(
                """([at, language]) => new Date(at * 1000).toLocaleString(language,
                    {dateStyle: "medium", timeStyle: "short"})""",
                [game["finished_at"], "en-GB" if language == "en" else language],
            )
            expect(line.locator("time")).to_have_text(day)
            expect(line).to_contain_text(ui("edition-classic", language))
            for width, height in ((360, 740), (844, 390), (1440, 900)):
                page.set_viewport_size({"width": width, "height": height})
                assert cut_off(page) == []
                assert overlapping(page) == []
                assert small_targets(page) == []
            page.set_viewport_size({"width": 390, "height": 844})


def _check_record(page: Page, folder: Path) -> None:
    """Download the record, copy it, and compare both with the server's."""
    page.get_by_role("button", name=ui("menu")).click()
    page.get_by_role("button", name=ui("record")).click()
    sheet = page.get_by_role("dialog", name=ui("record"))
    sheet.get_by_role("button", name=ui("download-record")).wait_for()
    assert '"deck"' not in sheet.inner_text(), "the raw text must not be shown"
    with page.expect_download() as downloading:
        sheet.get_by_role("button", name=ui("download-record")).click()
    assert downloading.value.suggested_filename.endswith(".json")
    downloading.value.save_as(folder / "record.json")
    record = json.loads((folder / "record.json").read_text("utf-8"))
    assert record["edition"] == "classic"
    sheet.get_by_role("button", name=ui("copy-record")).click()
    copied = sheet.get_by_role("button", name=ui("copied"))
    expect(copied).to_be_focused()
    page.evaluate("document.querySelector('dialog').append(document.createElement('textarea'))")
    page.locator("dialog > textarea").focus()
    page.keyboard.press("Control+V")
    assert json.loads(page.locator("dialog > textarea").input_value()) == record


def test_many_finished_games_are_listed_in_parts(house: str, chromium: Browser) -> None:
    def game(number: int) -> dict[str, Any]:
        return {
            "id": f"g{number}",
            "table": "t",
            "finished_at": 1_790_000_000 - number,
            "edition": "duel",
            "seats": ["Ann", "kitten"],
            "scores": [-3, 5],
            "winners": [1],
            "you": 0,
        }

    with context(chromium) as browser:
        page = browser.new_page()
        page.request.post(f"{house}/api/me", data={"name": "Ann"})
        parts = {"": range(50), "before=1789999951": range(50, 53)}
        page.route(
            "**/api/my/games*",
            lambda route: route.fulfill(
                json=[game(one) for one in parts[route.request.url.partition("?")[2]]]
            ),
        )
        page.goto(house)
        wait_until(page, lambda: page.evaluate("!!document.querySelector('button.play')"))
        page.wait_for_timeout(500)
        page.get_by_role("button", name=ui("my-games")).click()
        lines = page.locator("dialog a.game")
        expect(lines).to_have_count(50)
        expect(lines.first).to_contain_text("2nd of 2")
        expect(lines.first).to_contain_text("\N{MINUS SIGN}3")
        expect(lines.first).to_contain_text("Won by Bolynx")
        page.get_by_role("button", name=ui("log-earlier")).click()
        expect(lines).to_have_count(53)
        expect(page.get_by_role("button", name=ui("log-earlier"))).to_have_count(0)


def test_the_language_is_chosen_from_a_list_by_tap_or_keyboard(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(house)
        language, listed = page.locator("button.language"), page.locator("[popover]")
        language.click()
        expect(listed.get_by_role("radio", name="English")).to_be_focused()
        assert small_targets(page) == []
        assert cut_off(page) == []
        listed.get_by_role("radio", name="Polski").click()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        expect(listed).to_be_hidden()
        language.press("Enter")
        expect(listed.get_by_role("radio", name="Polski")).to_be_focused()
        page.keyboard.press("Escape")
        expect(listed).to_be_hidden()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
