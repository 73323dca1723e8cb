"""The lobby, the end and the pages around a game, in a real browser with a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from linko import texts
from tests.browser.gathering import close_sheet, deal, open_table, place
from tests.browser.house import chromium, house
from tests.browser.player import (
    answer,
    context,
    play_to_the_end,
    prefer,
    regular,
    sit_down,
    start,
    wait_until,
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TWO = {"edition": "classic", "seats": 2, "level": "kitten"}
FOUR = {"edition": "classic", "seats": 4, "level": "kitten"}


def _choose(page: Page, term: str, choice: str) -> None:
    """Choose one of the terms, whose sheet is open."""
    group = page.get_by_role("radiogroup", name=term)
    group.get_by_role("radio", name=choice, exact=True).click()
    expect(group.get_by_role("radio", name=choice, exact=True)).to_be_checked()


@contextmanager
def _friends(chromium: Browser, house: str, game: dict[str, object]) -> Iterator[tuple[Page, Page]]:
    """Ann, who opened a table, and Ben, who sat down at it."""
    with context(chromium, (820, 1180)) as anns, context(chromium) as bens:
        ann, ben = anns.new_page(), bens.new_page()
        open_table(ann, house, "Ann", game)
        sit_down(ben, ann.url, "Ben")
        ann.wait_for_selector(".seat >> text=Ben")
        yield ann, ben


def test_the_host_changes_every_setting_and_guests_see_it(house: str, chromium: Browser) -> None:
    with _friends(chromium, house, FOUR) as (ann, ben):
        ann.keyboard.press("t")
        ben.keyboard.press("t")
        read = ben.locator("dialog")
        _choose(ann, ui("length"), ui("length-target"))
        ann.get_by_role("button", name=ui("amount-more", what=ui("target-points"))).click()
        expect(read).to_contain_text(ui("length-target-about", points=60))
        _choose(ann, ui("clock"), ui("clock-own"))
        ann.get_by_role("spinbutton", name=ui("clock-seconds-each")).fill("45")
        ann.get_by_role("spinbutton", name=ui("clock-seconds-each")).press("Enter")
        expect(read).to_contain_text("45 seconds")
        _choose(ann, ui("who-starts"), "Ben")
        expect(read).to_contain_text(ui("starts-seat-about", name="Ben"))
        _choose(ann, ui("who-comes"), ui("comes-all"))
        _choose(ann, ui("what-said"), ui("said-text"))
        expect(read).to_contain_text(ui("said-text-about"))
        ann.locator("dialog summary").first.click()
        ann.get_by_label("1s beat 13s").check()
        expect(read).to_contain_text(ui("edition-custom"))
        expect(ben.locator(".band")).to_contain_text(ui("own-rules"))
        expect(ann.locator("dialog .editions [aria-checked=true]")).to_have_count(0)
        ann.get_by_label("1s beat 13s").uncheck()
        ann.get_by_label("Tie-break").check()
        expect(read.locator(".edition b")).to_have_text("Advanced")


def test_a_public_table_is_found_and_watched(house: str, chromium: Browser) -> None:
    with context(chromium) as anns, regular(context(chromium)) as strangers:
        ann, stranger = anns.new_page(), strangers.new_page()
        open_table(ann, house, "Ann", TWO)
        ann.keyboard.press("t")
        _choose(ann, ui("who-comes"), ui("comes-all"))
        ann.get_by_role("button", name=ui("done")).click()
        stranger.goto(house)
        stranger.get_by_role("button", name=ui("open-tables")).click()
        expect(stranger.locator("dialog")).to_contain_text(ui("table-of", name="Ann"))
        close_sheet(stranger)
        stranger.get_by_role("button", name=ui("join-code")).click()
        stranger.get_by_role("textbox", name=ui("code")).fill("222222")
        stranger.get_by_role("button", name=ui("join"), exact=True).click()
        unknown = texts.say("en", "error-server-no-such-code")
        expect(stranger.get_by_role("alert")).to_have_text(unknown)
        close_sheet(stranger)
        stranger.get_by_role("button", name=ui("open-tables")).click()
        stranger.click(f"dialog a[href='{urlsplit(ann.url).path}']")
        stranger.click("main.invited .watch button")
        stranger.wait_for_selector(".seat >> text=Ann")
        deal(ann)
        stranger.wait_for_selector("main.board")
        stranger.goto(house)
        stranger.get_by_role("button", name=ui("watch")).click()
        stranger.locator("dialog a", has_text=ui("table-of", name="Ann")).click()
        stranger.wait_for_selector("main.board")
        assert stranger.query_selector(".group") is None


def test_people_change_seats_and_names_and_leave(house: str, chromium: Browser) -> None:
    with _friends(chromium, house, FOUR) as (ann, ben):
        place(ann, 3).click()
        ann.get_by_role("radio", name=ui("bot-kind-greedy")).click()
        place(ann, 2).click()
        ann.locator("dialog").get_by_role("button", name="Calux").click()
        expect(place(ann, 3)).to_contain_text("Ben")
        ben.get_by_role("button", name=ui("seat-more", name="Ben")).click()
        ben.get_by_label(ui("your-name")).fill("Benjamin")
        ben.get_by_role("button", name=ui("save-name")).click()
        expect(place(ann, 3)).to_contain_text("Benjamin")
        place(ben, 1).click()
        ben.get_by_role("button", name=ui("mute", name="Ann")).click()
        ben.get_by_role("button", name=ui("unmute", name="Ann")).wait_for()
        close_sheet(ben)
        ben.reload()
        place(ben, 1).click()
        ben.get_by_role("button", name=ui("unmute", name="Ann")).wait_for()
        close_sheet(ben)
        place(ann, 3).click()
        ann.get_by_role("button", name=ui("send-away")).click()
        expect(ann.locator(".seat", has_text="Benjamin")).to_have_count(0)
        ben.click(".sit >> nth=0")
        expect(ben.get_by_role("alert")).to_contain_text(texts.say("en", "error-table-removed"))


def test_a_bot_replaces_a_player_who_runs_out_of_time_until_they_return(
    house: str, chromium: Browser
) -> None:
    with context(chromium, (360, 740)) as browser:
        page = browser.new_page()
        changed: list[tuple[str, float]] = []

        def note(frame: str | bytes) -> None:
            message = json.loads(frame)
            changed.extend(
                (event["type"], message["at"])
                for event in message.get("events", ())
                if event["type"] in ("stood_in", "returned")
            )

        page.on("websocket", lambda socket: socket.on("framereceived", note))
        open_table(page, house, "Ann", {"edition": "classic", "seats": 5, "level": "kitten"})
        page.keyboard.press("t")
        _choose(page, ui("clock"), ui("clock-own"))
        seconds = page.get_by_role("spinbutton", name=ui("clock-seconds-each"))
        seconds.fill("1")
        seconds.press("Enter")
        bank = page.get_by_role("spinbutton", name=ui("clock-minutes-bank"))
        bank.fill("0")
        bank.press("Enter")
        expect(page.locator(".band")).to_contain_text(ui("line-clock-own", each="1 second"))
        close_sheet(page)
        deal(page)
        page.wait_for_selector("main.board [role=timer]")
        strip = page.locator(".strip", has_text=ui("bot-for-you"))
        strip.wait_for(timeout=60_000)
        strip.get_by_role("button").click()
        strip.wait_for(state="detached")
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360
        strip.wait_for(timeout=60_000)
        (_, _), (returned, back), (stood_in, again) = changed[:3]
        assert (returned, stood_in) == ("returned", "stood_in")
        assert again - back >= 1, "the bot took over again after one tap"


def test_the_chart_at_the_end_includes_missed_turns(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        start(page, house, "classic", 2)
        for _ in range(6):
            answer(page)
        page.evaluate("sessionStorage.clear()")
        page.reload()
        page.wait_for_selector("main.board")
        play_to_the_end(page)
        turns = page.locator(".chart path.line").first.get_attribute("d") or ""
        page.get_by_role("button", name=ui("menu")).click()
        page.get_by_role("button", name=ui("record")).click()
        record = page.locator("textarea").input_value()
        assert '"moves"' in record
        plays = [move for move in _moves(record) if move[0].isdigit() or move.startswith("X")]
        assert turns.count("L") == len(plays)


def _moves(record: str) -> list[str]:
    moves: list[str] = json.loads(record)["moves"]
    return moves


def test_a_match_is_played_from_its_first_game_to_its_winner(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        open_table(page, house, "Ann", TWO)
        page.keyboard.press("t")
        _choose(page, ui("length"), ui("length-rounds"))
        close_sheet(page)
        deal(page)
        play_to_the_end(page)
        totals = page.locator("ol.places .total").all_inner_texts()
        page.get_by_role("button", name=ui("next-game")).click()
        page.wait_for_selector("main.board")
        page.get_by_role("button", name=ui("menu")).click()
        page.get_by_role("button", name=ui("match-so-far")).click()
        expect(page.locator("dialog .total")).to_have_text(totals)
        expect(page.locator("dialog ul li")).to_have_text(
            [ui("points-of-game", number=1, points=one.split()[0]) for one in totals]
        )
        expect(page.locator("dialog li", has_text=ui("you"))).to_have_count(1)
        close_sheet(page)
        play_to_the_end(page)
        expect(page.locator("main")).to_contain_text("match")
        page.get_by_role("button", name=ui("rematch")).click()
        page.wait_for_selector("main.board")


@pytest.mark.parametrize("is_new", [True, False], ids=["before", "after the lesson"])
def test_the_first_visit_causes_no_errors(house: str, chromium: Browser, is_new: bool) -> None:
    with context(chromium) if is_new else regular(context(chromium)) as browser:
        page = browser.new_page()
        troubles: list[str] = []
        page.on("console", lambda told: troubles.extend([told.text] * (told.type == "error")))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        with page.expect_response("**/api/tables"):
            page.goto(house)
        if not is_new:
            page.get_by_role("button", name=ui("my-games")).click()
            expect(page.locator("dialog")).to_contain_text(ui("no-games"))
            close_sheet(page)
        page.click("button.play")
        page.wait_for_selector("main.board")
        assert troubles == []


def test_a_server_that_does_not_answer_is_reported(house: str, chromium: Browser) -> None:
    with regular(context(chromium)) as browser:
        page = browser.new_page()
        page.route("**/api/**", lambda route: route.abort())
        page.goto(house)
        page.get_by_role("button", name=ui("open-tables")).click()
        expect(page.locator("dialog")).to_contain_text(ui("error-unreachable"))
        close_sheet(page)
        page.click("button.play")
        expect(page.get_by_role("alert")).to_have_text(ui("error-unreachable"))
        page.goto(f"{house}/table/anything")
        expect(page.locator("main")).to_contain_text(ui("connection-lost"))
        page.unroute_all()
        expect(page.locator("main")).to_contain_text(ui("table-gone"), timeout=20_000)


def test_missing_pages_say_so(house: str, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        for path in ("/nothing", "/far/away"):
            answered = page.goto(house + path)
            assert answered is not None
            assert answered.status == 404
            expect(page.locator("main")).to_contain_text(ui("no-such-page"))
        page.goto(f"{house}/join/222222")
        expect(page.locator("main")).to_contain_text(texts.say("en", "error-server-no-such-code"))
        page.get_by_role("button", name=ui("home")).click()
        page.wait_for_selector("button.play")


def test_a_hidden_page_sends_a_notification_if_switched_on(house: str, chromium: Browser) -> None:
    with regular(context(chromium)) as browser:
        browser.grant_permissions(["notifications"], origin=house)
        page = browser.new_page()
        page.add_init_script(
            """
            window.given = [];
            window.Notification = class extends Notification {
              constructor(title, options) { super(title, options); window.given.push(title); }
            };
            """
        )
        page.goto(house)
        prefer(page, game=TWO)
        switch = page.get_by_role("button", name=ui("notices-off"))
        switch.click()
        page.get_by_role("button", name=ui("notices-on"), exact=True).wait_for()
        page.click("button.play")
        answer(page)
        page.wait_for_selector(".prompt")
        assert page.evaluate("window.given") == []
        page.evaluate(
            "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})"
        )
        answer(page)
        wait_until(page, lambda: page.evaluate("window.given.length > 0"))


def test_blocked_notifications_are_explained(house: str, chromium: Browser) -> None:
    with regular(context(chromium, (360, 740))) as browser:
        page = browser.new_page()
        page.add_init_script(
            """
            let permission = "default";
            window.Notification = class {
              static get permission() { return permission; }
              static requestPermission() { return Promise.resolve(permission = "denied"); }
            };
            """
        )
        page.goto(house)
        why = page.get_by_text(ui("notices-blocked-about"))
        expect(page.get_by_role("button", name=ui("notices-off"))).to_be_visible()
        expect(why).to_have_count(0)
        page.get_by_role("button", name=ui("notices-off")).click()
        expect(why).to_be_in_viewport(ratio=0.9)
        blocked = page.get_by_role("button", name=ui("notices-blocked"))
        expect(blocked).to_have_accessible_description(ui("notices-blocked-about"))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
