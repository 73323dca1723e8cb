"""What the page says is true: prompts near the end, who is next, and the rules of each edition."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from linko import EDITIONS
from linko.options import GHOST_JOKERS, TURN_LIMIT
from tests.browser.house import chromium
from tests.browser.positions import OTHERS, READER, House, found, house, supply
from tests.browser.screens import DESKTOP, LANGUAGES, SCREENS, Stage, stage
from tests.browser.words import ui

__all__ = ["chromium", "house"]  # fixtures

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def on(house: House, chromium: Browser) -> Iterator[Stage]:
    with stage(house, chromium) as made:
        made.size(DESKTOP)
        yield made


def _prompt(on: Stage, kind: str) -> Page:
    on.prefer(language="en")
    on.table(kind)
    on.page.wait_for_selector(".prompt")
    return on.page


# Draws


@pytest.mark.parametrize("kind", ["last take", "last answer"])
def test_a_snatch_names_the_cards_that_are_left_and_warns_of_the_end(on: Stage, kind: str) -> None:
    game = found(kind)
    snatch = game.state.snatch
    assert snatch is not None
    count = min(len(snatch.cards), supply(game))
    said = {
        "last take": ui("take-ends", name=(READER, *OTHERS)[snatch.victim], count=count),
        "last answer": ui("discard-ends", count=count),
    }
    expect(_prompt(on, kind).locator(".prompt")).to_contain_text(said[kind])


def test_a_snatch_far_from_the_end_warns_of_nothing(on: Stage) -> None:
    state = found("take").state
    snatch, count = state.snatch, len(state.hands[0])
    assert snatch is not None
    name = (READER, *OTHERS)[snatch.victim]
    taken = len(snatch.cards)
    said = ui("take-then", name=name, count=taken, hand=count + taken)
    prompt = _prompt(on, "take").locator(".prompt")
    expect(prompt).to_contain_text(said)
    expect(prompt).not_to_contain_text("ends")


def test_a_draw_counts_only_available_cards_and_warns_of_the_end(on: Stage) -> None:
    game = found("last draw")
    snatch, left = game.state.snatch, supply(game)
    assert snatch is not None
    drawn = len(snatch.cards) - game.state.draws_left
    page = _prompt(on, "last draw")
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text(ui("draw-which", number=drawn + 1, total=drawn + left))
    expect(prompt).to_contain_text(ui("draw-ends", count=left))
    expect(page.locator(".prompt .places > *")).to_have_count(drawn + left)


def test_the_consolation_draw_of_the_last_card_warns_of_the_end(on: Stage) -> None:
    expect(_prompt(on, "last consolation").locator(".prompt")).to_contain_text(
        ui("consolation-ends")
    )


def test_only_sets_that_will_be_snatched_are_next_in_line(on: Stage) -> None:
    game = found("in line")
    page = _prompt(on, "in line")
    waiting = page.locator(".opponent", has_text=ui("note-next"))
    named = [(READER, *OTHERS)[seat] for seat in game.view(None).next_prey]
    expect(waiting).to_have_count(len(named))
    for name in named:
        expect(waiting.filter(has_text=name)).to_have_count(1)


# The rules of each edition


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_page_is_right_for_every_edition(on: Stage, edition: str, language: str) -> None:
    options = EDITIONS[edition]
    on.prefer(language=language)
    SCREENS[f"rules: {edition}"](on)
    page = re.sub(r"\s+", " ", on.page.locator(".rules").inner_text())

    def says(message: str, **values: object) -> bool:
        return re.sub(r"\s+", " ", ui(message, language, **values)) in page

    ranks, row, ghost = options.ranks, options.row_size, options.ghost_size
    dealt = options.hand_size - GHOST_JOKERS
    assert says("rules-deal", hand=options.hand_size, row=row) != options.ghost
    assert says("rules-deal-ghost", dealt=dealt, row=row, ghost=ghost) == options.ghost
    assert says("rules-ghost-refuses", ranks=ranks) == options.ghost
    assert says("rules-ghost-bundle") == options.ghost
    assert says("rules-consolation") == options.consolation_draw
    assert says("rules-ones", ranks=ranks) == options.ones_beat_top
    assert says("rules-jokers-ones") == options.ones_beat_top
    assert says("rules-jokers") != options.ones_beat_top
    assert says("rules-tie-fewest") == options.fewest_in_hand
    assert says("rules-tie-shared") != options.fewest_in_hand
    assert says("rules-start-lynx") == (edition in ("basic", "advanced", "expert", "duel"))
    assert says("rules-start-youngest") == (edition in ("classic", "phantom"))
    for always in ("out", "draw-pile", "draw-short", "order", "match", "forget-last", "tip-decoy"):
        assert says(f"rules-{always}"), always
    assert re.sub(r"\D", "", ui("rules-end-limit", language, turns=TURN_LIMIT)) == str(TURN_LIMIT)
    assert on.page.locator(".rules ol > li").count() >= 7


@pytest.mark.parametrize("kind", ["lobby", "guest"])
def test_the_lobby_says_who_starts_according_to_the_booklet(on: Stage, kind: str) -> None:
    on.prefer(language="en")
    on.table(kind, ".seat")
    on.page.keyboard.press("t")
    if kind == "lobby":
        on.page.locator(".editions [aria-checked=true]").press("?")
    said = {"lobby": "rules-start-lynx", "guest": "rules-start-youngest"}[kind]
    expect(on.page.locator("dialog").last).to_contain_text(ui(said))
