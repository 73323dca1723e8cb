"""The invitation to a table: every state of it, by touch and by keyboard, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from linko import texts
from tests.browser.hosts import Host, seated
from tests.browser.house import chromium, house
from tests.browser.looks import cut_off, overlapping, small_targets, unreachable
from tests.browser.player import accept, context, prefer, sit_down, troubles, wait_until, watch
from tests.browser.screens import LANGUAGES
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES: Final = ((360, 740), (390, 844), (844, 390), (1440, 900))
STATES: Final = ("waiting", "alone", "full", "running", "over")

BROKEN: Final = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest("option, svg, script, style")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s–-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}"""
"""Words that continue on the next line."""


@dataclass(frozen=True)
class Company:
    """Ann, who invites people; her friends; and a link for each state of her tables."""

    ann: Host
    links: dict[str, str]


@pytest.fixture(scope="module")
def company(house: str, chromium: Browser) -> Iterator[Company]:
    ann, ewa, max_ = (Host(chromium, house, name) for name in ("Annegret", "Ewa", "Maximilian"))
    waiting = seated(ann.opens(seats=5), ann, [ewa, max_], bots=1)
    full = seated(ann.opens(seats=5, edition="expert", rounds=2), ann, [ewa], bots=3)
    running = seated(ann.opens(seats=3, edition="advanced", target=50), ann, [ewa], bots=1)
    ann.does(running, "start")
    alone = ann.opens(seats=2, edition="phantom", clock={"bank": 300, "per_decision": 30})
    over = _played(ann, ann.opens(seats=2, edition={"hand_size": 1}))
    ann.comes(waiting)
    ewa.comes(waiting)
    links = dict(zip(STATES, (waiting, alone, full, running, over), strict=True))
    yield Company(ann, links)
    for host in (ann, ewa, max_):
        host.context.close()


def _played(host: Host, link: str) -> str:
    """The link of a table where a game was played to its end."""
    host.does(link, "start", fill="kitten")
    page = host.context.new_page()
    page.goto(link)
    page.wait_for_selector("main.board, ol.places")  # a bot that starts may have gone out already
    while page.query_selector("ol.places") is None:
        group = page.query_selector("[data-card][aria-disabled=false]")
        button = page.query_selector(".prompt button:enabled")
        if group and not page.query_selector("[data-card][aria-pressed=true]"):
            group.click()
        elif button:
            button.click()
        page.wait_for_timeout(50)
    page.close()
    return link


def _visit(browser: BrowserContext, link: str) -> Page:
    page = browser.new_page()
    page.goto(link)
    page.wait_for_selector("main.invited")
    return page


def test_a_guest_reads_who_invites_what_is_played_and_with_whom(
    company: Company, chromium: Browser
) -> None:
    with context(chromium) as browser:
        page = _visit(browser, company.links["waiting"])
        found = troubles(page)
        expect(page.get_by_role("heading")).to_have_text(ui("invited-title", name="Annegret"))
        main = page.locator("main")
        expect(main).to_contain_text("Classic · one game · no clock")
        expect(main).to_contain_text("with Ewa, Maximilian, and a bot · one free seat")
        expect(main).to_contain_text("Maximilian is away")
        expect(main).not_to_contain_text("Ewa is away")
        assert page.title() == "Annegret invites you · Linko"
        assert browser.cookies() == [], "nobody becomes a guest by reading"
        assert page.request.get(f"{company.ann.house}/api/me").json() is None
        assert found == []


def test_the_button_is_large_and_the_picture_folds_above_a_keyboard(
    company: Company, chromium: Browser
) -> None:
    for size, height in (((390, 844), 76), ((1440, 900), 92)):
        with context(chromium, size) as browser:
            page = _visit(browser, company.links["waiting"])
            box = page.get_by_role("button", name=ui("sit-down")).bounding_box()
            assert box is not None
            assert box["height"] == height
    with context(chromium) as browser:
        page = _visit(browser, company.links["waiting"])
        assert _scene(page) > 200
        for covered, seen in ((True, 96), (False, 330)):
            page.evaluate(
                """height => {
                    Object.defineProperty(visualViewport, "height", {get: () => height,
                        configurable: true});
                    visualViewport.dispatchEvent(new Event("resize"));
                }""",
                430 if covered else 844,
            )
            wait_until(page, lambda seen=seen: _scene(page) == seen)  # type: ignore[misc]


def _scene(page: Page) -> float:
    box = page.locator("main.invited .picture").bounding_box()
    assert box is not None
    return box["height"]


def test_without_a_name_the_field_takes_the_focus(company: Company, chromium: Browser) -> None:
    with context(chromium) as browser:
        page = _visit(browser, company.links["waiting"])
        for typed in ("", "   ", "\u202e"):
            page.fill("main.invited input", typed)
            page.locator("h1").click()
            page.get_by_role("button", name=ui("sit-down")).click()
            expect(page.get_by_label(ui("invited-name"))).to_be_focused()
        assert browser.cookies() == []


def test_a_guest_sits_down_by_touch_and_the_name_is_remembered(
    house: str, chromium: Browser
) -> None:
    ann = Host(chromium, house, "Ann")
    links = [ann.opens(seats=3), ann.opens(seats=4)]
    browser = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    page = _visit(browser, links[0])
    found = troubles(page)
    page.tap("main.invited input")
    page.keyboard.type("Clara 👩\u200d👧")
    page.get_by_role("button", name=ui("sit-down")).tap()
    page.wait_for_selector("main.invited", state="detached")
    (table,) = (one for one in ann.tables() if links[0].endswith(one["id"]))
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Clara 👩\u200d👧", ""]
    page.goto(links[1])
    expect(page.get_by_label(ui("invited-name"))).to_have_value("Clara 👩\u200d👧")
    page.get_by_role("button", name=ui("sit-down")).tap()
    page.wait_for_selector("main.invited", state="detached")
    assert found == []
    browser.close()
    ann.context.close()


def test_a_guest_sits_down_by_keyboard(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    link = ann.opens(seats=2)
    with context(chromium, (1440, 900)) as browser:
        page = _visit(browser, link)
        for _ in range(3):
            page.keyboard.press("Tab")
        expect(page.get_by_label(ui("invited-name"))).to_be_focused()
        page.keyboard.type("Ben")
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=ui("sit-down"))).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name=ui("only-watch"))).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name=ui("rules"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=ui("how-it-goes"))).to_be_focused()
        page.get_by_label(ui("invited-name")).press("Enter")
        page.wait_for_selector("main.invited", state="detached")
        assert [seat["name"] for seat in ann.tables()[0]["seats"]] == ["Ann", "Ben"]
    ann.context.close()


def test_the_picture_slides_up_into_the_lobby(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    link = ann.opens(seats=2)
    browser = chromium.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = _visit(browser, link)
    page.evaluate(
        """() => {
            window.slid = [];
            document.addEventListener("animationend", (event) => {
                if (event.target.matches(".cover")) window.slid.push(event.elapsedTime);
            }, true);
        }"""
    )
    accept(page, "Ben")
    assert page.evaluate("window.slid") == [0.28]
    expect(page.locator("main")).to_have_count(1)
    browser.close()
    ann.context.close()


def test_somebody_who_sits_there_goes_straight_to_the_table(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    link = ann.opens(seats=2)
    with context(chromium) as browser:
        page = browser.new_page()
        sit_down(page, link, "Ben")
        for again in (page, browser.new_page()):
            again.goto(link)
            again.wait_for_selector("main:has-text('Ann')")
            assert again.locator("main.invited").count() == 0
        page.reload()
        page.wait_for_selector("main:has-text('Ann')")
        assert page.locator("main.invited").count() == 0
    ann.context.close()


def test_a_taken_name_is_refused_with_another(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    link = ann.opens(seats=2)
    with context(chromium) as browser:
        page = _visit(browser, link)
        page.get_by_label(ui("invited-name")).fill("ANN")
        page.get_by_role("button", name=ui("sit-down")).click()
        taken = texts.say("en", "error-table-name-taken", name="Ann", suggestion="ANN 2")
        expect(page.get_by_role("alert")).to_have_text(taken)
        field = page.get_by_label(ui("invited-name"))
        expect(field).to_have_value("ANN 2")
        expect(field).to_be_focused()
        field.press("Enter")
        page.wait_for_selector("main.invited", state="detached")
        assert [seat["name"] for seat in ann.tables()[0]["seats"]] == ["Ann", "ANN 2"]
    ann.context.close()


def test_an_error_disappears_when_another_name_is_typed(
    company: Company, chromium: Browser
) -> None:
    def refuse(route: Route) -> None:
        told = {"code": "server_bad_name", "params": {"most": 24}, "sentence": ""}
        if route.request.method == "POST":
            route.fulfill(status=400, json=told)
        else:
            route.continue_()

    with context(chromium) as browser:
        page = _visit(browser, company.links["waiting"])
        page.route("**/api/me", refuse)
        page.get_by_label(ui("invited-name")).fill("Ben")
        page.get_by_role("button", name=ui("sit-down")).click()
        bad = texts.say("en", "error-server-bad-name", most=24)
        expect(page.get_by_role("alert")).to_have_text(bad)
        page.get_by_label(ui("invited-name")).press_sequentially("j")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_two_guests_get_different_seats(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    link = ann.opens(seats=3)
    with context(chromium) as bens, context(chromium) as claras:
        ben, clara = _visit(bens, link), _visit(claras, link)
        clara.route("**/invitation", lambda route: route.abort())
        accept(ben, "Ben")
        accept(clara, "Clara")
    assert [seat["name"] for seat in ann.tables()[0]["seats"]] == ["Ann", "Ben", "Clara"]
    ann.context.close()


@pytest.mark.parametrize("state", ["full", "running", "over"])
def test_where_no_place_is_free_one_can_only_watch(
    company: Company, chromium: Browser, state: str
) -> None:
    said = {
        "full": ui("invited-full", count=5),
        "running": f"{ui('invited-running', turn=0)}, turn ",
        "over": ui("deciding-over"),
    }
    with context(chromium) as browser:
        page = _visit(browser, company.links[state])
        status = page.locator("main").get_by_role("status")
        expect(status).to_contain_text(said[state])
        assert page.get_by_role("button", name=ui("sit-down")).count() == 0
        assert page.get_by_role("textbox").count() == 0
        button = page.get_by_role("button", name=ui("only-watch"))
        amber = button.evaluate("one => getComputedStyle(one).backgroundColor")
        assert amber == "rgb(245, 176, 33)"
        assert browser.cookies() == []
        button.click()
        page.wait_for_selector("main:not(.invited)")
        page.reload()
        page.wait_for_selector("main:not(.invited)")
        assert page.locator("main.invited").count() == 0


def test_the_invitation_follows_the_table(house: str, chromium: Browser) -> None:
    ann, ben = Host(chromium, house, "Ann"), Host(chromium, house, "Ben")
    link = ann.opens(seats=2)
    with context(chromium) as browser:
        page = _visit(browser, link)
        page.fill("main.invited input", "Clara")
        ben.does(link, "sit", seat=1)
        expect(page.locator("main")).to_contain_text(ui("invited-full", count=2))
        ben.does(link, "leave_table")
        expect(page.get_by_role("button", name=ui("sit-down"))).to_be_visible()
        ann.does(link, "start", fill="kitten")
        expect(page.locator("main")).to_contain_text(ui("invited-running", turn=0))
        assert ann.asks.delete(link.replace("/table/", "/api/tables/")).ok
        expect(page.locator("main.invited")).to_have_count(0)
        expect(page.locator("main")).to_contain_text(ui("table-gone"))
    ann.context.close()
    ben.context.close()


@pytest.mark.parametrize("path", ["/table/none", "/join/222222"])
def test_an_old_link_shows_the_lynx_asleep(house: str, chromium: Browser, path: str) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(f"{house}{path}")
        page.get_by_role("button", name=ui("home")).click()
        expect(page.locator("button.play")).to_be_visible()


def test_a_code_leads_to_the_invitation(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    answer = ann.asks.post(f"{house}/api/tables", data={"settings": {"seats": 2}}).json()
    code = answer["code"]
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(house)
        page.get_by_role("button", name=ui("join-code")).click()
        expect(page.locator("dialog label")).to_have_text(ui("code"))
        page.get_by_role("textbox", name=ui("code")).fill(f"{code[:3]} {code[3:]}".lower())
        page.keyboard.press("Enter")
        expect(page.locator("main.invited h1")).to_have_text(ui("invited-title", name="Ann"))
        page.goto(f"{house}/join/{code}")
        expect(page.locator("main.invited h1")).to_have_text(ui("invited-title", name="Ann"))
    ann.context.close()


def test_going_back_from_the_table_does_not_invite_again(house: str, chromium: Browser) -> None:
    ann = Host(chromium, house, "Ann")
    link = ann.opens(seats=3)
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(house)
        watch(page, link)
        page.wait_for_selector("main:not(.invited)")
        page.go_back()
        expect(page.locator("button.play")).to_be_visible()
        page.go_forward()
        page.wait_for_selector("main:not(.invited):not(:has(button.play))")
        assert page.locator("main.invited").count() == 0
    ann.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_or_broken(company: Company, chromium: Browser, language: str) -> None:
    with context(chromium) as browser:
        page = browser.new_page()
        page.goto(f"{company.ann.house}/nowhere")
        prefer(page, language=language, name="Bartholomäus")
        for state in STATES:
            page.goto(company.links[state])
            page.wait_for_selector("main.invited")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(50)
                where = f"{state} in {language} at {width} × {height}"
                assert page.evaluate(BROKEN) == [], where
                assert cut_off(page) == [], where
                assert overlapping(page) == [], where
                assert small_targets(page) == [], where
                assert unreachable(page) == [], where
                page.evaluate("scrollTo(0, 0)")
