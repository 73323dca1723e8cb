"""The first minute at a table: what newcomers read, and what a tap without effect tells them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from linko import Game
from tests.browser.house import chromium
from tests.browser.looks import covered, cut_off, overlapping
from tests.browser.player import wait_until, watch
from tests.browser.positions import LONG_NAMES, OTHERS, READER, House, found, house
from tests.browser.screens import (
    DESKTOP,
    LANGUAGES,
    LARGER_PHONE,
    PHONE,
    Stage,
    going_out,
    hurried,
    stage,
)
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

FLAT = (844, 390)
SIZES = (PHONE, LARGER_PHONE, FLAT, DESKTOP)
NAMES = (READER, *OTHERS)
SAID = ".reason[role=status]"
"""The live region with the reason why nothing happened."""


@pytest.fixture
def on(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium, touch=True) as made:
        made.size(LARGER_PHONE)
        yield made


def _tap(page: Page, place: Locator) -> None:
    """Touch the middle of a place, whether it is enabled or not."""
    box = place.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _opens(on: Stage, table: str) -> None:
    """Open a game that has begun, and wait until its deal has been shown."""
    on.path(f"/table/{table}", "main.board")
    expect(on.page.locator("main")).to_contain_text(ui("deciding-play", name=LONG_NAMES[0]))


def _hears(page: Page, words: str) -> None:
    expect(page.locator(SAID)).to_have_text(words)


# The aim


def _moves(on: Stage, table: str, seats: int, laps: int) -> None:
    """Play whole laps: everybody lays the first legal set, and leaves what is snatched."""
    people = (on.house.reader, *on.house.long_named)[:seats]
    game = Game.deal("classic", seats=seats, seed=1, starter=0)
    while game.view(None).turn_number <= laps * seats:
        seat = game.to_move
        assert seat is not None
        move = game.legal_moves[-1 if game.view(None).phase.value != "play" else 0]
        on.house.do(people[seat], table, "move", number=len(game.moves) + 1, move=move.text)
        game.push(move)


def test_newcomers_read_the_aim_until_they_have_played_two_turns(on: Stage) -> None:
    table = on.house.dealt(3)
    on.path(f"/table/{table}", "main.board")
    expect(on.page.locator(".aim")).to_contain_text(ui("aim", start="−13"))
    expect(on.page.locator(".aim")).to_contain_text("cards in your hand −1")
    _moves(on, table, 3, 2)
    expect(on.page.locator(".aim")).to_have_count(0)


@pytest.mark.parametrize("size", [LARGER_PHONE, DESKTOP])
def test_the_aim_is_not_shown_after_the_first_game(on: Stage, size: tuple[int, int]) -> None:
    on.size(size)
    on.table("first")
    expect(on.page.locator(".aim")).to_be_visible()
    on.prefer(met=["earlier"])
    expect(on.page.locator(".aim")).to_have_count(0)


def test_the_aim_is_whole_in_every_language_and_size(on: Stage) -> None:
    on.table("first")
    for language in LANGUAGES:
        on.speak(language)
        for size in SIZES:
            on.size(size)
            is_short = size == FLAT
            said = ui("aim-short" if is_short else "aim", language, start="−13")
            expect(on.page.locator(".aim")).to_contain_text(said)
            assert cut_off(on.page) == overlapping(on.page) == covered(on.page) == []


# Taps without effect


def test_a_card_of_the_hand_says_whose_turn_it_is(on: Stage) -> None:
    _opens(on, on.house.begun(3))
    _tap(on.page, on.page.locator(".group").first)
    _hears(on.page, ui("why-turn", name=LONG_NAMES[0]))


def test_a_card_of_the_hand_says_what_is_asked_instead(on: Stage) -> None:
    on.table("take")
    _tap(on.page, on.page.locator(".group").last)
    _hears(on.page, ui("told-take"))


@pytest.mark.parametrize("place", ["[data-at=pile]", "[data-at='row:3']"])
def test_row_and_pile_explain_themselves_the_first_time(on: Stage, place: str) -> None:
    on.table("play")
    _tap(on.page, on.page.locator(place))
    _hears(on.page, ui("why-row"))
    on.page.evaluate(
        "() => { window.stored = new Promise(done => addEventListener('storage', done)) }"
    )
    on.prefer(met=["earlier"])
    on.page.evaluate("() => window.stored.then(() => true)")  # the page has received it
    _tap(on.page, on.page.locator(place))
    _hears(on.page, ui("why-draw", consolation="no"))


def test_a_head_explains_its_score(on: Stage) -> None:
    game = found("play")
    on.table("play")
    for seat, head in ((1, ".opponent .head"), (0, ".you .head")):
        laid, hand = game.state.laid[seat], len(game.state.hands[seat])
        _tap(on.page, on.page.locator(head).first)
        name = ui("you") if seat == 0 else NAMES[seat]
        score = f"{laid - hand:+}".replace("-", "−").replace("+0", "0")
        _hears(on.page, ui("why-score", name=name, laid=laid, hand=hand, score=score))


def test_another_rank_and_a_joker_are_explained_once(on: Stage) -> None:
    on.table("first")
    first, second = (on.page.locator(".group").nth(place) for place in (0, 1))
    _tap(on.page, first)
    expect(on.page.locator(SAID)).to_be_empty()
    _tap(on.page, second)
    card, before = (group.get_attribute("data-card") for group in (second, first))
    _hears(on.page, ui("why-rank", card=card, before=before))
    _tap(on.page, first)
    expect(on.page.locator(SAID)).to_be_empty()


def test_laying_nothing_says_to_choose_first(on: Stage) -> None:
    on.size(DESKTOP)
    on.table("play")
    button = on.page.locator(".prompt button.main")
    _tap(on.page, button)
    _hears(on.page, ui("why-lay"))
    button.focus()
    on.page.keyboard.press("Enter")
    _hears(on.page, ui("why-lay"))


def test_keys_in_vain_are_explained_too(on: Stage) -> None:
    _opens(on, on.house.begun(3))
    on.page.keyboard.press("7")
    _hears(on.page, ui("why-turn", name=LONG_NAMES[0]))
    on.page.keyboard.press("p")
    _hears(on.page, ui("why-row"))
    on.page.locator("[data-at='row:0']").focus()
    on.page.keyboard.press("Enter")
    _hears(on.page, ui("why-row"))


def test_a_reason_takes_no_taps_and_goes_away(on: Stage) -> None:
    on.page.clock.install()
    on.table("play")
    pile = on.page.locator("[data-at=pile]")
    _tap(on.page, pile)
    _hears(on.page, ui("why-row"))
    box = on.page.locator(SAID).bounding_box()
    assert box is not None
    under = on.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.reason') === null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert under
    on.page.clock.run_for(7_000)
    expect(on.page.locator(SAID)).to_be_empty()


@pytest.mark.parametrize("kind", ["play", "ghost"])
def test_reasons_fit_into_the_window_in_every_language_and_size(on: Stage, kind: str) -> None:
    places = ["[data-at=pile]", "[data-at='row:5']", ".opponent .head", ".you .head"]
    if kind == "ghost":
        places.append(".ghost .set[aria-disabled=true]")
    on.table(kind)
    for language in LANGUAGES:
        on.speak(language)
        for size in SIZES:
            on.size(size)
            for place in places:
                if on.page.locator(place).count() == 0:
                    continue
                if on.page.locator(place).first.get_attribute("aria-disabled") == "false":
                    continue
                _tap(on.page, on.page.locator(place).last)
                expect(on.page.locator(SAID)).not_to_be_empty()
                on.settle()
                box = on.page.locator(SAID).bounding_box()
                assert box is not None
                assert box["x"] >= 0, (language, size, place)
                assert box["x"] + box["width"] <= size[0], (language, size, place)
                assert box["y"] >= 0, (language, size, place)
                assert box["y"] + box["height"] <= size[1], (language, size, place)


# What choices lead to


def test_take_and_leave_say_what_happens_to_both_hands(on: Stage) -> None:
    on.size(DESKTOP)
    game = found("take")
    snatch = game.state.snatch
    assert snatch is not None
    hand, count = len(game.state.hands[0]), len(snatch.cards)
    name = NAMES[snatch.victim]
    on.table("take")
    take, leave = (on.page.locator(f".prompt [aria-keyshortcuts={key}]") for key in "tl")
    expect(take).to_contain_text(ui("take-then", name=name, count=count, hand=hand + count))
    expect(leave).to_contain_text(ui("leave-then", name=name, hand=hand))
    on.size(LARGER_PHONE)
    expect(take).to_contain_text(ui("take-then-short", count=count, hand=hand + count))
    expect(leave).to_contain_text(ui("leave-then-short", hand=hand))


def test_the_last_set_says_the_final_scores_and_who_wins(on: Stage) -> None:
    last = found("last play").view(0).last_play
    assert last is not None
    going_out(on)
    prompt = on.page.locator(".prompt")
    for seat, score in enumerate(last.scores):
        name = ui("you") if seat == 0 else NAMES[seat]
        expect(prompt).to_contain_text(f"{name} {score:+}".replace("-", "−").replace("+0", "0"))
    assert last.winners == (0,)
    expect(prompt).to_contain_text(ui("last-set", who="you", names=""))
    expect(prompt).to_contain_text(ui("lay-last"))


def test_the_last_set_covers_nothing_in_any_language(on: Stage) -> None:
    going_out(on)
    for language in LANGUAGES:
        on.speak(language)
        for size in SIZES:
            on.size(size)
            assert cut_off(on.page) == covered(on.page) == [], (language, size)


# The clock


def test_the_last_seconds_cannot_be_missed(on: Stage) -> None:
    on.page.add_init_script(
        "const make = AudioContext.prototype.createOscillator; window.sounds = 0;"
        "AudioContext.prototype.createOscillator = function () {"
        "  window.sounds += 1; return make.call(this); }"
    )
    hurried(on)
    seconds = on.page.locator(".prompt [role=timer]")
    box = seconds.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    assert 1 <= int(seconds.inner_text()) <= 10
    expect(on.page.locator(".frame")).to_be_visible()
    told = on.page.locator("[role=alert]").inner_text()
    assert told in {ui("time-low", seconds=left) for left in range(1, 11)}
    on.prefer(sound=True)
    on.page.touchscreen.tap(5, 5)  # browsers allow sound only after a tap
    first = int(seconds.inner_text())
    on.page.clock.run_for(2_000)
    assert int(seconds.inner_text()) < first
    assert on.page.locator("[role=alert]").inner_text() == told, "announced only once"
    wait_until(on.page, lambda: on.page.evaluate("window.sounds > 0"))


def test_the_last_seconds_cover_nothing_in_any_language(on: Stage) -> None:
    hurried(on)
    for language in LANGUAGES:
        on.speak(language)
        for size in SIZES:
            on.size(size)
            assert cut_off(on.page) == covered(on.page) == overlapping(on.page) == [], size


# Absent players


def test_an_absent_player_is_named_and_the_host_may_let_a_bot_play(on: Stage) -> None:
    on.path(f"/table/{on.house.begun(3)}", "main.board")
    expect(on.page.locator(".opponent").first).to_contain_text(ui("is-away"))
    strip = on.page.locator(".strip")
    expect(strip).to_contain_text(ui("away-only", name=LONG_NAMES[0]))
    strip.get_by_role("button").tap()
    expect(on.page.locator(".strip", has_text=LONG_NAMES[0])).to_have_count(0)


@pytest.mark.parametrize("has_clock", [False, True])
def test_guests_read_what_happens_when_somebody_is_away(
    on: Stage, chromium: Browser, has_clock: bool
) -> None:
    house = on.house
    host, absent = house.others[:2]
    clock = {"bank": 0, "per_decision": 300} if has_clock else None
    table = house.lobby(host, absent, house.reader, edition="classic", seats=3, clock=clock)
    game = Game.deal("classic", seats=3, seed=1, starter=0)
    house.luck.next_deck = game.deck
    house.do(host, table, "start")
    house.do(host, table, "move", number=1, move=game.legal_moves[0].text)
    with chromium.new_context() as hosts:
        cookie = host.headers["cookie"].partition("=")[2]
        hosts.add_cookies([{"name": "linko", "value": cookie, "url": house.address}])
        hosts.new_page().goto(f"{house.address}/table/{table}")
        on.path(f"/table/{table}", "main.board")
        said = (
            ui("away-clock", name=OTHERS[1])
            if has_clock
            else ui("away-host", name=OTHERS[1], host=OTHERS[0])
        )
        expect(on.page.locator(".strip")).to_contain_text(said)


def test_absence_is_whole_in_every_language_and_size(on: Stage) -> None:
    on.path(f"/table/{on.house.begun(5)}", "main.board")
    for language in LANGUAGES:
        on.speak(language)
        for size in SIZES:
            on.size(size)
            expect(on.page.locator(".opponent").first).to_contain_text(ui("is-away", language))
            assert cut_off(on.page) == overlapping(on.page) == [], (language, size)


# Sheets and the log


def test_muting_is_the_smallest_control_of_a_stack_sheet(on: Stage) -> None:
    on.table("play")
    on.page.locator(".opponent .stack").first.tap()
    sheet = on.page.locator("dialog")
    expect(sheet).to_contain_text(ui("stack-what"))
    box = sheet.get_by_role("button", name=ui("mute", name=OTHERS[0])).bounding_box()
    assert box is not None
    assert 43 < box["height"] <= 44
    assert box["width"] < 200


@pytest.mark.parametrize("size", [LARGER_PHONE, DESKTOP])
def test_a_fresh_spectator_reads_what_has_happened(
    house: House, chromium: Browser, size: tuple[int, int]
) -> None:
    table = house.table("three", watched=True, public=True)
    with chromium.new_context(viewport={"width": size[0], "height": size[1]}) as fresh:
        page = fresh.new_page()
        watch(page, f"{house.address}/table/{table}")
        page.wait_for_selector("main.board")
        page.keyboard.press("g")
        log = page.locator("ol.log").first
        expect(log).to_contain_text(OTHERS[0])
        expect(log).not_to_contain_text(ui("log-empty"))
