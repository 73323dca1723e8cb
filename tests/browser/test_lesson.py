"""The lesson in a real browser: the ring leads through it, and wrong taps are answered kindly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, Page, expect

from tests import ROOT
from tests.browser.house import chromium, house
from tests.browser.looks import cut_off, overlapping, too_wide
from tests.browser.player import context, troubles, wait_until
from tests.browser.screens import DESKTOP, FLAT, LANGUAGES, LARGER_PHONE, PHONE, TABLET
from tests.browser.words import UI, ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

STEPS: Final[list[dict[str, Any]]] = json.loads(
    (ROOT / "web/src/lesson/lessons.json").read_text("utf-8")
)
BASICS: Final = [step["name"] for step in STEPS if step["part"] == "basics"]
OTHERS: Final = [step["name"] for step in STEPS if step["part"] != "basics"]
COACH = ".coach [role=status]"
RING = ".aim"


@cache
def _lesson() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((UI / "lesson" / "en.ftl").read_text(encoding="utf-8")))
    return bundle


def says(message: str, **values: object) -> str:
    """What the coach says in English."""
    found = _lesson().get_message(message).value
    assert found is not None
    return str(_lesson().format_pattern(found, values)[0])


@pytest.fixture
def page(house: str, chromium: Browser) -> Iterator[Page]:
    with context(chromium, LARGER_PHONE) as browser:
        made = browser.new_page()
        found = troubles(made)
        made.goto(house)
        made.wait_for_selector("button.play")
        yield made
        assert found == []


def open_step(page: Page, house: str, name: str) -> None:
    """Open a step of the lesson; for a basic step, store that the learner has reached it."""
    if name in BASICS:
        at = json.dumps({"at": BASICS.index(name)})
        page.evaluate("at => localStorage.setItem('linko-lesson', at)", at)
        page.goto(f"{house}/lesson")
    else:
        page.goto(f"{house}/lesson/{name}")
    page.wait_for_selector(f"main[data-step={name}]")


def tap_the_ring(page: Page) -> None:
    """Tap the middle of what the ring surrounds."""
    box = page.locator(RING).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def follow(page: Page, do: str = "tap") -> None:
    """Do what the ring or its key says until the step is done, then go on."""
    step = page.locator("main[data-step]").get_attribute("data-step")

    def is_done() -> bool:
        if page.locator(f"main[data-step={step}]").count() == 0:
            return True
        if page.locator(RING).count() == 0:
            if page.locator(".hint", has_text=says("lesson-go-on")).count() > 0:
                page.keyboard.press("Enter") if do == "press" else page.click(".coach")
            return False
        if do == "press":
            named = page.locator("kbd")
            if named.count() > 0:  # while cards move, no key is named
                page.keyboard.press(named.inner_text())
        else:
            tap_the_ring(page)
        page.wait_for_timeout(60)
        return False

    wait_until(page, is_done)


def test_the_ring_leads_through_the_lesson_to_the_first_game(house: str, page: Page) -> None:
    page.click("a.start")
    for name in BASICS:
        page.wait_for_selector(f"main[data-step={name}]")
        expect(page.locator(COACH)).to_have_text(says(f"lesson-{name}-ask"))
        follow(page)
    expect(page.locator("h1")).to_have_text(says("lesson-finished"))
    page.goto(house)
    page.wait_for_selector("button.play")
    assert page.locator("a[href='/lesson'].line, a.start").count() == 0
    page.goto(f"{house}/lesson/more")
    page.get_by_role("button", name=ui("play")).click()
    page.wait_for_selector("main.board[data-decision]")
    assert page.locator(".opponent").count() == 3


def test_the_lesson_can_be_done_with_the_keys_that_it_names(house: str, page: Page) -> None:
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.goto(f"{house}/lesson")
    for name in BASICS:
        page.wait_for_selector(f"main[data-step={name}]")
        follow(page, "press")
    expect(page.locator("h1")).to_have_text(says("lesson-finished"))


@pytest.mark.parametrize("name", OTHERS)
def test_the_ring_leads_through_the_other_steps(house: str, page: Page, name: str) -> None:
    page.goto(f"{house}/lesson/more")
    page.click(f"a[href='/lesson/{name}']")
    page.wait_for_selector(f"main[data-step={name}]")
    follow(page)
    expect(page.locator(f"a[href='/lesson/{name}']")).to_contain_text(says("lesson-tried"))


def test_the_lesson_asks_the_server_nothing(house: str, page: Page) -> None:
    page.goto(f"{house}/lesson")
    page.wait_for_selector("main[data-step]")
    page.context.set_offline(True)
    for name in BASICS:
        page.wait_for_selector(f"main[data-step={name}]")
        follow(page)
    expect(page.locator("h1")).to_have_text(says("lesson-finished"))


def test_a_wrong_set_is_answered_with_what_was_missing(house: str, page: Page) -> None:
    open_step(page, house, "snatch")
    page.click("[data-card='9']")
    expect(page.locator(COACH)).to_have_text(says("lesson-why-count", laid=1, top=2))
    expect(page.locator(".ear").first).to_be_visible()
    page.click("[data-card='3']")
    expect(page.locator(COACH)).to_have_text(says("lesson-why-lower", laid="3", top="5"))
    assert page.locator("main[data-step=snatch]").count() == 1
    page.get_by_role("button", name=says("lesson-show")).click()
    expect(page.locator(COACH)).to_have_text(says("lesson-snatch-done"))


def test_a_tap_against_the_rules_is_answered_with_the_rule(house: str, page: Page) -> None:
    open_step(page, house, "take")
    page.click("[data-card='9']", force=True)  # no card can be laid now
    expect(page.locator(COACH)).to_have_text(ui("error-wrong-phase", phase="take"))
    expect(page.locator(RING)).to_be_visible()


def test_the_lesson_goes_on_where_it_was_left(page: Page) -> None:
    page.click("a.start")
    for name in BASICS[:2]:
        page.wait_for_selector(f"main[data-step={name}]")
        page.get_by_role("button", name=says("lesson-skip")).click()
    page.wait_for_selector(f"main[data-step={BASICS[2]}]")
    page.get_by_role("button", name=says("lesson-close")).click()
    page.click("a.line[href='/lesson']")
    page.wait_for_selector(f"main[data-step={BASICS[2]}]")
    page.reload()
    page.wait_for_selector(f"main[data-step={BASICS[2]}]")


@pytest.mark.parametrize("size", [PHONE, LARGER_PHONE, TABLET, DESKTOP, FLAT], ids=str)
def test_the_words_of_every_step_fit(house: str, page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    faults = []
    for language in LANGUAGES if size in {PHONE, DESKTOP} else ("de",):
        wishes = json.dumps({"language": language})
        page.evaluate("text => localStorage.setItem('linko', text)", wishes)
        for step in STEPS:
            open_step(page, house, step["name"])
            expect(page.locator(RING)).to_be_visible()
            found = [*cut_off(page), *overlapping(page), *too_wide(page)]
            faults += [f"{language}, {step['name']}: {fault}" for fault in found]
    assert faults == []


def test_the_rules_lead_to_the_lesson_and_are_printed_without_controls(
    house: str, page: Page
) -> None:
    page.goto(f"{house}/rules")
    page.get_by_role("button", name=ui("print")).wait_for()
    page.emulate_media(media="print")
    expect(page.locator("main button, main a[href='/lesson']").first).to_be_hidden()
    expect(page.locator("article")).to_be_visible()
    page.emulate_media(media="screen")
    page.get_by_role("link", name=ui("learn-invite")).click()
    page.wait_for_selector(f"main[data-step={BASICS[0]}]")
