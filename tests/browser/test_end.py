"""The end of a game: the finale on the table, the result, and asking for the next game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from linko import Game
from tests.browser.house import chromium
from tests.browser.looks import cut_off, overlapping, small_targets
from tests.browser.player import troubles, wait_until
from tests.browser.positions import POSITIONS, House, found, house
from tests.browser.screens import DESKTOP, LANGUAGES, PHONE, TABLET, Stage, stage
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES = (PHONE, (390, 844), (844, 390), TABLET, DESKTOP, (1920, 1080))
FINALE, RESULT = ".finale", "ol.places"

MOVING = """() => document.getAnimations().flatMap(one => one.effect.getKeyframes())
  .flatMap(frame => Object.keys(frame))
  .filter(key => !["offset", "computedOffset", "easing", "composite"].includes(key))"""

ENDS = """() => Math.max(0, ...document.getAnimations()
  .map(one => one.effect.getComputedTiming().endTime))"""

WATCH = """() => {
  window.frames_seen = [];
  const look = () => {
    const flights = document.querySelectorAll(".flight").length;
    const finales = document.querySelectorAll(".finale").length;
    window.frames_seen.push([performance.now(), flights, finales]);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note the time, the flying cards and the finale in every frame."""

LONGEST_PAUSE = 500
"""Milliseconds after the last landing within which the finale must begin."""

CLEAR = """() => {
  const box = node => node.getBoundingClientRect();
  const words = [...document.querySelectorAll("header .words > *")].map(node => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  });
  return [...document.querySelectorAll("header .hill > g > svg, header .pill, header .lynx")]
    .map(box)
    .filter(one => words.some(word => word.left < one.right && one.left < word.right &&
      word.top < one.bottom && one.top < word.bottom)).length;
}"""
"""Number of heads, points and lynxes in the landscape that cover its words."""


@pytest.fixture(scope="module")
def still(house: House, chromium: Browser) -> Iterator[Stage]:
    """The reader's browser without motion."""
    with stage(house, chromium) as made:
        yield made


@pytest.fixture
def moving(house: House, chromium: Browser) -> Iterator[BrowserContext]:
    """The reader's browser with motion."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="no-preference"
    )
    context.add_cookies([{"name": "linko", "value": house.cookie, "url": house.address}])
    yield context
    context.close()


class Last:
    """A table at which only the last move of a game is missing."""

    def __init__(self, house: House, kind: str) -> None:
        self._house = house
        game = found(kind)
        edition, seats, _ = POSITIONS[kind]
        self.people = (house.reader, *house.others)[:seats]
        self.table = house.lobby(*self.people, edition=edition, seats=seats)
        house.luck.next_deck = game.deck
        house.do(house.reader, self.table, "start")
        self._replayed = Game.deal(edition, seats=seats, deck=game.deck, starter=0)
        self._rest = iter(enumerate(game.moves, 1))
        for _ in game.moves[:-1]:
            self.move()

    def move(self) -> None:
        """Make the next move."""
        number, move = next(self._rest)
        who = self.people[self._replayed.to_move or 0]
        self._house.do(who, self.table, "move", number=number, move=move.text)
        self._replayed.push(move)

    def show(self, page: Page) -> None:
        """Open the table in a page."""
        page.goto(f"{self._house.address}/table/{self.table}")
        page.wait_for_selector("main.board")


def shown(page: Page, selector: str) -> bool:
    return page.locator(selector).count() > 0


# The finale


def test_the_finale_comes_before_the_result(house: House, moving: BrowserContext) -> None:
    page = moving.new_page()
    problems = troubles(page)
    last = Last(house, "won")
    last.show(page)
    last.move()
    seen: list[tuple[bool, bool]] = []
    tallies: list[str] = []
    moved: set[str] = set()

    def is_over() -> bool:
        now = (shown(page, FINALE), shown(page, RESULT))
        if now not in seen:
            seen.append(now)
        tallies.extend(page.locator(".tally").all_inner_texts()[:1])
        moved.update(page.evaluate(MOVING) if now[0] or now[1] else ())
        return now == (False, True)

    wait_until(page, is_over)
    assert seen[:2] == [(False, False), (True, False)]
    assert len(set(tallies)) > 2, "the stack counts up"
    assert moved <= {"transform", "opacity"}
    assert shown(page, ".landscape.rises")
    assert page.evaluate(ENDS) <= 1400
    page.mouse.click(5, 300)
    assert not shown(page, ".landscape.rises")
    assert problems == []


def test_the_finale_follows_the_landing_of_the_last_cards(
    house: House, moving: BrowserContext
) -> None:
    page = moving.new_page()
    last = Last(house, "won")
    last.show(page)
    page.evaluate(WATCH)
    last.move()
    page.wait_for_selector(FINALE)
    wait_until(page, lambda: shown(page, RESULT))
    frames = page.evaluate("window.frames_seen")
    flown = [time for time, flights, _ in frames if flights]
    begun = [time for time, _, finales in frames if finales]
    assert flown
    assert flown[-1] < begun[0], "cards fly during the finale"
    assert begun[0] - flown[-1] < LONGEST_PAUSE


def test_a_tap_ends_the_finale(house: House, moving: BrowserContext) -> None:
    page = moving.new_page()
    last = Last(house, "won")
    last.show(page)
    last.move()
    page.wait_for_selector(FINALE)
    assert not shown(page, RESULT)
    page.mouse.click(200, 400)
    expect(page.locator(FINALE)).to_have_count(0, timeout=500)
    assert shown(page, RESULT)
    assert not shown(page, "main.board")


def test_a_finished_game_is_opened_at_its_result(house: House, moving: BrowserContext) -> None:
    page = moving.new_page()
    last = Last(house, "won")
    last.move()
    page.goto(f"{house.address}/table/{last.table}")
    page.wait_for_selector(f"{RESULT}, {FINALE}, main.board")
    assert shown(page, RESULT)
    assert not shown(page, ".landscape.rises")


def test_without_motion_the_finished_picture_is_shown_and_told(house: House, still: Stage) -> None:
    still.size((390, 844))
    last = Last(house, "won")
    last.show(still.page)
    last.move()
    still.page.wait_for_selector(FINALE)
    scores = sorted(found("won").scores)
    tallies = [
        int(text.replace("\N{MINUS SIGN}", "-"))
        for text in still.page.locator(".tally").all_inner_texts()
    ]
    assert sorted(tallies) == scores
    told = still.page.locator("[role=log]").last.locator("p").all_inner_texts()
    assert len(told) == len(scores) + 1
    assert told[-1] == ui("end-title", who="you", names="", count=1)
    still.page.wait_for_selector(RESULT)
    assert not shown(still.page, "main.board")


# The result


def open_end(on: Stage, kind: str, size: tuple[int, int] = (390, 844)) -> Page:
    on.prefer(language="en")
    on.size(size)
    on.table(kind, RESULT)
    return on.page


def test_a_win_names_the_last_set_and_both_scores(still: Stage) -> None:
    page = open_end(still, "won")
    assert page.inner_text("h1") == "You win!"
    assert page.locator(".why").inner_text().startswith("Your last")
    assert page.locator(".own").count() == 0
    assert page.locator("li.lit.winner").count() == 1


def test_a_loss_names_the_winner_and_the_own_place(still: Stage) -> None:
    page = open_end(still, "lost")
    assert page.inner_text("h1").endswith(" wins")
    assert page.inner_text(".own") == "You came third."
    assert page.locator("li.lit").inner_text().startswith("You")
    assert page.locator("li.lit.winner").count() == 0


def test_going_out_does_not_always_win(still: Stage) -> None:
    page = open_end(still, "outdone")
    assert page.inner_text("h1") == "Grandmother wins"
    assert "You have no cards left. Most points" in page.inner_text(".why")


def test_a_shared_win_has_a_lynx_on_each_peak(still: Stage) -> None:
    page = open_end(still, "shared", DESKTOP)
    assert page.locator(".landscape .lynx").count() == 2
    assert "Equal points" in page.inner_text(".why")


def test_the_ghost_has_no_hill(still: Stage) -> None:
    page = open_end(still, "duelled")
    assert page.locator(".landscape .hill").count() == 2
    assert page.locator("ol.places li").count() == 2


def test_the_way_on_stays_at_the_foot_of_a_phone(still: Stage) -> None:
    page = open_end(still, "won")
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] == 844
    assert 140 <= foot["height"] <= 152
    assert small_targets(page) == []


@pytest.mark.parametrize("kind", ["won", "lost", "shared", "over", "duelled"])
def test_nothing_is_cut_or_covered_in_any_language(still: Stage, kind: str) -> None:
    page = open_end(still, kind)
    wrong = {}
    for language in LANGUAGES:
        still.speak(language)
        for size in SIZES:
            still.size(size)
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            trouble = [*cut_off(page), *(["too wide"] if wide else [])]
            covers: int = page.evaluate(CLEAR)
            trouble += [f"{covers} cover the words"] if covers else []
            if trouble:
                wrong[language, size] = trouble
    assert wrong == {}
    assert overlapping(page) == []


def test_sharing_copies_scores_and_link_but_no_hands(still: Stage) -> None:
    page = open_end(still, "won", DESKTOP)
    page.evaluate(
        "document.execCommand = () => { window.copied = document.activeElement.value; return true }"
    )
    page.get_by_role("button", name=ui("share")).click()
    page.get_by_role("button", name=ui("copied")).wait_for()
    copied: str = page.evaluate("window.copied")
    assert copied.startswith("Linko, Classic: Ann +")
    assert copied.endswith(page.url)
    assert copied.count(",") == len(found("won").scores)


_SHARED = """() => {
  window.shared = null;
  navigator.canShare = () => true;
  navigator.share = async what => { window.shared = what; };
}"""

_PICTURE = """async () => {
  const [file] = window.shared.files;
  const { width, height } = await createImageBitmap(file);
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  const colours = new Set();
  for (let x = 5; x < width; x += 40) {
    for (let y = 5; y < height; y += 40) colours.add(pen.getImageData(x, y, 1, 1).data.join());
  }
  return { type: file.type, width, height, colours: colours.size };
}"""


def test_a_phone_shares_a_picture_of_the_scene(house: House, chromium: Browser) -> None:
    with stage(house, chromium, touch=True) as on:
        on.size((390, 844))
        on.table("won", "ol.places")
        on.page.evaluate(_SHARED)
        on.page.get_by_role("button", name=ui("share")).click()
        wait_until(on.page, lambda: on.page.evaluate("window.shared !== null"))
        picture = on.page.evaluate(_PICTURE)
        assert picture["type"] == "image/png"
        assert (picture["width"], picture["height"] > 1080) == (1080, True)
        assert picture["colours"] > 8, "hills, sun and words are in it"
        assert on.page.evaluate("window.shared.url") == on.page.url


# The next game


def test_somebody_who_wants_to_play_again_asks_everybody(house: House, still: Stage) -> None:
    still.size((390, 844))
    still.prefer(language="en")
    last = Last(house, "won")
    last.move()
    page = still.page
    page.goto(f"{house.address}/table/{last.table}")
    page.wait_for_selector(RESULT)
    ids = count(1)

    def answer(person: int, kind: str) -> None:
        told = last.people[person].act(last.table, kind, f"o{next(ids)}")
        assert told.status == 200, told.body

    answer(1, "rematch")
    expect(page.locator(".next")).to_contain_text("Grandmother wants to play again")
    page.get_by_role("button", name=ui("not-now")).click()
    expect(page.locator(".next button.main")).to_contain_text(ui("rematch"))
    answer(2, "not_now")
    expect(page.locator(".next")).to_contain_text("Ben: not now")
    page.locator(".next button.main").click()
    expect(page.locator(".next")).to_contain_text("Waiting for Maximilian")
    answer(3, "rematch")
    assert shown(page, RESULT), "Ben has not agreed yet"
    house.luck.next_deck = found("won").deck
    answer(2, "rematch")
    page.wait_for_selector("main.board")
    assert not shown(page, RESULT)


def test_a_result_can_be_read_after_the_next_game_has_begun(house: House, still: Stage) -> None:
    last = Last(house, "won")
    last.move()
    page = still.page
    page.goto(f"{house.address}/table/{last.table}")
    page.wait_for_selector(RESULT)
    for person in last.people[1:]:
        person.act(last.table, "rematch", "again")
    house.luck.next_deck = found("won").deck
    last.people[0].act(last.table, "rematch", "again")  # in another window
    expect(page.locator(".next")).to_contain_text(ui("next-has-begun"))
    assert shown(page, RESULT)
    page.get_by_role("button", name=ui("look-at-table")).click()
    page.wait_for_selector("main.board")
