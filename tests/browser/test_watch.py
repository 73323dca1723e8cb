"""A spectator sees the game and its end, but no hand and no question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.gathering import deal
from tests.browser.house import chromium, house
from tests.browser.player import (
    CONTROLS,
    answer,
    context,
    go_on,
    hurry,
    look,
    play_to_the_end,
    points,
    prefer,
    regular,
    start,
    troubles,
    wait_until,
    watch,
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


def test_a_spectator_sees_the_game_and_its_end_but_no_hand_and_no_prompt(
    house: str, chromium: Browser
) -> None:
    with context(chromium) as anns, regular(context(chromium, (1440, 900))) as weses:
        ann, wes = hurry(anns.new_page()), hurry(weses.new_page())
        found = troubles(wes)
        ann.goto(house)
        prefer(ann, name="Ann", game={"edition": "basic", "seats": 3, "level": "kitten"})
        told = {"settings": {"edition": "basic", "seats": 3, "public": True}}
        ann.request.post(f"{house}/api/me", data={"name": "Ann"})
        answered = ann.request.post(
            f"{house}/api/tables", data=told | {"fill": "kitten", "start": True}
        )
        table = answered.json()["id"]
        ann.goto(f"{house}/table/{table}")
        wes.goto(house)
        wes.get_by_role("button", name=ui("watch")).click()
        wes.locator(f"dialog a[href='/table/{table}']").click()
        wes.wait_for_selector("main.board")
        for _ in range(6):
            answer(ann)
            _check(ann, wes)
        assert wes.get_by_text("You are watching.").count() == 1
        play_to_the_end(ann)
        wait_until(wes, lambda: look(wes) == ("over", ""))
        assert points(wes) == points(ann)
        assert wes.get_by_role("button", name=ui("rematch")).count() == 0
        assert wes.inner_text("ol.places").count("Ann") == 1
        assert found == []


def test_a_late_spectator_can_read_what_happened(house: str, chromium: Browser) -> None:
    with context(chromium) as anns, context(chromium, (1680, 1050)) as weses:
        ann, wes = hurry(anns.new_page()), hurry(weses.new_page())
        found = troubles(wes)
        start(ann, house, "classic", 3)
        for _ in range(12):
            answer(ann)
        watch(wes, ann.url)
        log = wes.locator("aside ol.log")
        log.wait_for()
        assert ui("log-empty") not in log.inner_text()
        earlier = log.get_by_role("button", name=ui("log-earlier"))
        before = log.locator("p").count()
        for _ in range(40):
            if earlier.count() == 0:
                break
            known = log.locator("p").count()
            earlier.click()
            wait_until(
                wes,
                lambda: earlier.count() == 0 or log.locator("p").count() > known,  # noqa: B023
            )
        assert log.locator("p").count() > before
        assert "The cards are dealt." in log.locator("p").first.inner_text()
        assert found == []


def _check(ann: Page, wes: Page) -> None:
    """Check that the spectator sees the same stacks and row, and no question."""

    def is_same() -> bool:
        go_on(ann)
        return _seen(wes) == _seen(ann)

    wait_until(wes, is_same)
    secret = wes.locator("[data-card], [data-at=hand], .prompt")
    assert secret.evaluate_all("all => all.map(one => one.outerHTML)") == []
    assert wes.locator(CONTROLS["draw"]).count() == 0


def _seen(page: Page) -> tuple[list[str], list[str], str | None]:
    """The stacks in any order, the row, and the number of the decision at one moment."""
    stacks, row, number = page.evaluate(
        """() => [
            ...[".opponent .stack, .own .stack", "[data-at^='row:']"].map((places) =>
                [...document.querySelectorAll(places)].map((one) => one.ariaLabel)),
            document.querySelector("main").dataset.decision,
        ]"""
    )
    return sorted(name.partition(":")[2] for name in stacks), row, number


def test_a_spectator_may_sit_down_only_before_the_deal(house: str, chromium: Browser) -> None:
    with context(chromium) as anns, context(chromium) as weses:
        ann, wes = anns.new_page(), weses.new_page()
        ann.goto(house)
        prefer(ann, name="Ann", game={"edition": "classic", "seats": 2, "level": "kitten"})
        ann.get_by_role("button", name=ui("new-table")).click()
        ann.get_by_role("button", name=ui("open-table")).click()
        ann.wait_for_selector(".sit")
        watch(wes, ann.url)
        wes.wait_for_selector(".sit")
        deal(ann)
        wes.wait_for_selector("main.board")
        assert wes.locator(".sit").count() == 0
        wes.keyboard.press("1")
        wes.keyboard.press("Enter")
        assert wes.locator("[role=alert]").count() == 0
