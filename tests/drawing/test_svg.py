"""The table as SVG: valid documents, hidden cards stay hidden, and the card art."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

import linko
from linko.cards import JOKER, Card, Seat, card_text
from linko.drawing import svg
from linko.drawing.digits import drawn_number
from linko.drawing.tokens import GROUND, NUMBER
from linko.options import EDITION_SEATS
from linko.rules import Phase, State, View, legal_moves, view
from linko.rules.sets import add, remove

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [*map(Card, range(1, 14)), JOKER]
ART = [*map(card_text, CARDS), "back"]
TABLES = [
    (edition, seats)
    for edition, (fewest, most) in EDITION_SEATS.items()
    for seats in range(fewest, most + 1)
]


def parsed(document: str) -> ET.Element:
    return ET.fromstring(document)  # noqa: S314 # our own text


def art(name: str) -> str:
    return (resources.files("linko.drawing") / "art" / f"card-{name}.svg").read_text("utf-8")


def uses(document: str) -> Counter[str]:
    return Counter(re.findall(r'<use href="#linko-([^"]+)"', document))


def lines(document: str) -> list[str]:
    """The lines of text in the order they are drawn."""
    return ["".join(line.itertext()) for line in parsed(document).iter(f"{SVG}text")]


def runs(document: str) -> list[str]:
    return ["".join(run.itertext()) for run in parsed(document).iter(f"{SVG}tspan")]


def positions(edition: str, seats: int, seed: int, step: int) -> Iterator[State]:
    """Yield every `step`th position of a random game, and the last one."""
    game = linko.Game.deal(edition, seats=seats, seed=seed)
    rng = random.Random(seed)
    moves = 0
    while not game.is_over:
        if moves % step == 0:
            yield game.state
        game.push(rng.choice(game.legal_moves))
        moves += 1
    yield game.state


def position(edition: str, seats: int, phase: Phase) -> State:
    """Return the first position with this phase in random games."""
    for seed in range(50):
        for state in positions(edition, seats, seed, 1):
            if state.phase is phase:
                return state
    raise AssertionError(phase)


def start(seats: int = 4) -> State:
    return linko.Game.deal("classic", seats=seats, seed=7).state


def with_hidden_cards_permuted(state: State, seat: Seat | None, rng: random.Random) -> State:
    """Return a position that looks the same to a seat, with the hidden cards dealt again."""
    unseen = [
        () if other == seat else remove(hand, known)
        for other, (hand, known) in enumerate(zip(state.hands, state.known, strict=True))
    ]
    hidden = [card for cards in unseen for card in cards] + list(state.pile)
    rng.shuffle(hidden)
    hands = []
    for hand, cards in zip(state.hands, unseen, strict=True):
        dealt, hidden = hidden[: len(cards)], hidden[len(cards) :]
        hands.append(add(remove(hand, cards), dealt))
    return replace(state, hands=tuple(hands), pile=tuple(hidden))


def drawn_with(document: str, look: str) -> int:
    """Return the number of shapes with this look; rules of the stylesheet do not count."""
    body = document.partition("</style>")[2]
    return len(re.findall(rf'class="(?:[^"]* )?linko-{look}(?: [^"]*)?"', body))


# The card art


@pytest.mark.parametrize("name", ART)
def test_card_art_is_a_plain_drawing_without_a_fixed_size(name: str) -> None:
    root = parsed(art(name))
    assert root.tag == f"{SVG}svg"
    assert dict(root.attrib) == {"viewBox": "0 0 100 140"}
    shapes = {"svg", "g", "path", "rect", "ellipse", "clipPath"}
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= shapes
    assert not any((element.text or "").strip() for element in root.iter())


@pytest.mark.parametrize("name", ART)
def test_card_art_refers_only_to_itself(name: str) -> None:
    root = parsed(art(name))
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        for key, value in element.attrib.items():
            assert not key.startswith(("on", "style"))
            assert "href" not in key
            for reference in re.findall(r"url\(([^)]*)\)", value):
                assert reference.removeprefix("#") in ids
    assert "//" not in art(name).replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_all_card_art_fits_into_one_document() -> None:
    ids = [found for name in ART for found in re.findall(r'\bid="([^"]+)"', art(name))]
    assert len(ids) >= len(ART)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("card", CARDS)
def test_chips_have_the_colours_and_digits_of_their_cards(card: Card) -> None:
    drawing = art(card_text(card))
    assert f'<path fill="{GROUND[card]}" d="M0 0h100v140H0z"/>' in drawing
    assert f'<g transform="translate(10 11) scale(.9545)" fill="{NUMBER[card]}">' in drawing
    digits = re.findall(r' d="([^"]+)"', drawn_number(card_text(card), 0, 0, 44))
    assert digits == re.findall(r' d="([^"]+)"', drawing)[-len(digits) :]


def test_neighbouring_ranks_never_share_a_ground() -> None:
    def lightness(card: Card) -> int:
        return sum(bytes.fromhex(GROUND[card][1:]))

    for lower, higher in pairwise(CARDS[:13]):
        assert (lightness(lower) < 400) != (lightness(higher) < 400)


# Documents


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_table_is_a_valid_document_from_deal_to_end(edition: str, seats: int) -> None:
    phases = set()
    for state in positions(edition, seats, seed=seats, step=13):
        phases.add(state.phase)
        tables: list[State | View] = [state, view(state, None)]
        tables += [view(state, Seat(seat)) for seat in range(seats)]
        for table in tables:
            document = svg(table, ["Ann", "Ben"])
            root = parsed(document)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'(?:href="|url\()#([^")]+)', document)) <= set(ids)
            assert len(document.encode()) < 80_000
    assert {Phase.PLAY, Phase.OVER} <= phases


def test_a_document_needs_no_other_files() -> None:
    document = svg(position("duel", 2, Phase.GHOST))
    root = parsed(document)
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title") is not None
    assert not {f"{SVG}script", f"{SVG}image", f"{SVG}foreignObject"} & {e.tag for e in root.iter()}
    assert "@import" not in document
    assert "//" not in document.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_each_symbol_is_embedded_once_and_only_if_used() -> None:
    for state in positions("classic", 4, seed=3, step=20):
        document = svg(state)
        symbols = re.findall(r'<symbol id="linko-([^"]+)"', document)
        assert sorted(symbols) == sorted(uses(document))


def test_the_same_table_gives_the_same_text() -> None:
    state = position("duel", 2, Phase.TAKE)
    assert svg(state, ["Ann", "Ben"]) == svg(replace(state), ["Ann", "Ben"])


def test_the_title_says_what_must_be_decided() -> None:
    state = position("classic", 3, Phase.DRAW)
    assert state.to_move is not None
    names = ["Ann", "Ben", "Cy"]
    title = parsed(svg(state, names)).findtext(f"{SVG}title")
    assert title is not None
    assert f"{names[state.to_move]} draws" in title


@pytest.mark.parametrize(
    "options",
    [
        linko.Options(row_size=20, hand_size=40),
        linko.Options(row_size=1, hand_size=1),
        linko.Options(ghost=True, ghost_size=30, hand_size=25),
        linko.Options(ranks=2, copies=8, jokers=5, hand_size=6, row_size=2),
    ],
)
def test_tables_of_unusual_sizes_are_drawn_too(options: linko.Options) -> None:
    game = linko.Game.deal(options, seats=2, seed=1)
    for document in (svg(game.state), svg(game.view(0)), svg(game.view(None))):
        assert parsed(document).tag == f"{SVG}svg"


# Hidden cards


@pytest.mark.parametrize(("edition", "seats"), [("classic", 4), ("expert", 5), ("duel", 2)])
def test_hidden_cards_do_not_change_the_picture_of_a_view(edition: str, seats: int) -> None:
    rng = random.Random(1)
    telling = 0
    for state in positions(edition, seats, seed=11, step=9):
        for seat in (None, *map(Seat, range(seats))):
            other = with_hidden_cards_permuted(state, seat, rng)
            assert svg(view(state, seat)) == svg(view(other, seat))
            telling += svg(state) != svg(other)
    assert telling > 10  # enough positions differ, as pictures of the whole states show


def test_hands_of_others_lie_face_down_except_for_known_cards() -> None:
    for state in positions("classic", 4, seed=5, step=15):
        unseen = [
            len(hand) - len(known) for hand, known in zip(state.hands, state.known, strict=True)
        ]
        pile = 1 if state.pile else 0
        assert uses(svg(view(state, Seat(2))))["back"] == sum(unseen) - unseen[2] + pile
        assert uses(svg(view(state, None)))["back"] == sum(unseen) + pile
        assert uses(svg(state))["back"] == pile


def test_a_state_shows_every_hand_as_chips() -> None:
    for state in positions("basic", 3, seed=5, step=15):
        chips = Counter(f"chip-{card_text(card)}" for hand in state.hands for card in hand)
        shown = uses(svg(state))
        assert chips == Counter({name: shown[name] for name in shown if name.startswith("chip-")})


def test_a_view_shows_the_own_hand_as_cards() -> None:
    state = start()
    row = [card for entry in state.row for card in entry]
    shown = uses(svg(view(state, Seat(1))))
    del shown["back"]
    assert shown == Counter(card_text(card) for card in (*state.hands[1], *row))


# Contents of the picture


def test_opponents_sit_clockwise_from_left_to_right() -> None:
    names = ["Ann", "Ben", "Cy", "Dee"]
    drawn = [line for line in lines(svg(view(start(), Seat(2)), names)) if line in names]
    assert drawn == ["Dee", "Ann", "Ben", "Cy"]


def test_a_state_and_a_spectators_view_show_the_seats_in_order() -> None:
    names = ["Ann", "Ben", "Cy", "Dee"]
    for table in (start(), view(start(), None)):
        assert [line for line in lines(svg(table, names)) if line in names] == names


def test_scores_have_a_typographic_minus_sign() -> None:
    document = svg(start())
    assert runs(document).count("−13") == 4
    assert "-13" not in runs(document)


def test_the_paw_marks_the_turn_and_the_eye_the_player_who_decides() -> None:
    state = position("classic", 3, Phase.ANSWER)
    assert state.to_move is not None
    assert state.to_move != state.turn
    names = ["Ann", "Ben", "Cy"]
    sign = r">(Ann|Ben|Cy)</tspan></text>|<circle class=\"linko-(spruce|pupil)\""
    drawn = ["".join(found) for found in re.findall(sign, svg(state, names))]
    expected = []
    for seat, name in enumerate(names):
        expected.append(name)
        expected += ["spruce"] * (seat == state.turn)
        expected += ["pupil"] * (seat == state.to_move)
    assert drawn == expected


def test_a_running_game_has_one_paw_and_one_eye_and_a_finished_one_none() -> None:
    for state in positions("basic", 4, seed=9, step=11):
        document = svg(state)
        running = 0 if state.is_over else 1
        assert len(re.findall(r'<circle class="linko-spruce"', document)) == running
        assert drawn_with(document, "pupil") == running


def test_only_a_set_being_snatched_has_the_ember_ring() -> None:
    for phase in (Phase.TAKE, Phase.ANSWER):
        assert drawn_with(svg(position("classic", 4, phase)), "ember-ring") == 1
    for phase in (Phase.PLAY, Phase.DRAW, Phase.OVER):
        assert drawn_with(svg(position("classic", 4, phase)), "ember-ring") == 0


def test_the_snatched_set_says_whether_it_was_left() -> None:
    names = ["Ann", "Ben", "Cy"]
    assert "snatched" in lines(svg(position("classic", 3, Phase.TAKE), names))
    state = position("classic", 3, Phase.ANSWER)
    assert f"left by {names[state.turn]}" in lines(svg(state, names))


def test_the_ghosts_sets_to_choose_from_have_an_amber_ring() -> None:
    state = position("duel", 2, Phase.GHOST)
    assert drawn_with(svg(state), "amber-ring") == len(legal_moves(state))
    assert drawn_with(svg(replace(state, phase=Phase.PLAY)), "amber-ring") == 0


def test_a_head_bristles_at_three_cards_and_has_a_ring_at_one() -> None:
    state = start(2)

    def looks(count: int) -> tuple[int, int]:
        hand = state.hands[0][:count]
        document = svg(replace(state, hands=(hand, state.hands[1])))
        return drawn_with(document, "ember"), drawn_with(document, "amber-contour")

    plain, bristling = looks(4), looks(3)
    assert plain == (0, 0)
    assert bristling[0] > 0
    assert bristling[1] == 0
    assert looks(1)[1] == 1


def test_a_bundle_says_how_many_cards_it_has() -> None:
    state = linko.Game.deal("duel", seats=2, seed=1).state
    row = ((Card(2), Card(13)), (Card(4), Card(13), JOKER), (Card(9),))
    drawn = lines(svg(replace(state, row=row)))
    assert "2 cards" in drawn
    assert "3 cards" in drawn
    assert "1 cards" not in drawn


def test_pile_and_discard_say_how_many_cards_they_have() -> None:
    state = replace(start(), discard=(Card(3), Card(3), Card(8)))
    drawn = lines(svg(state))
    pile = drawn.index("Pile")
    assert drawn[pile : pile + 4] == ["Pile", str(len(state.pile)), "3", "Discard"]


def test_places_to_refill_stay_open_only_while_somebody_draws() -> None:
    state = replace(start(), row=start().row[:4], draws_left=2, discard=(Card(1),))
    laid = replace(state, stacks=(((Card(5),),),) * 4)
    assert svg(laid).count("stroke-dasharray") == 0
    assert svg(replace(laid, phase=Phase.DRAW)).count("stroke-dasharray") == 2
    assert svg(replace(laid, phase=Phase.DRAW, pile=state.pile[:1])).count("stroke-dasharray") == 1


def test_a_tall_stack_gets_page_edges_and_does_not_make_the_table_taller() -> None:
    def height(sets: int) -> float:
        stacks = (tuple((Card(1 + i % 13),) for i in range(sets)), (), (), ())
        return float(parsed(svg(replace(start(), stacks=stacks))).get("height", "nan"))

    assert height(1) <= height(8) <= height(20)
    assert height(20) == height(60)


def test_every_set_of_a_tall_stack_is_still_counted() -> None:
    stacks = (tuple((Card(1 + i % 13),) for i in range(40)), ((Card(3),),), (), ())
    drawn = runs(svg(replace(start(), stacks=stacks)))
    assert [run for run in drawn if re.fullmatch(r"(\d+|no) sets?", run)] == [
        "40 sets",
        "1 set",
        "no sets",
        "no sets",
    ]


def test_the_winner_is_named() -> None:
    state = position("classic", 3, Phase.OVER)
    assert lines(svg(state)).count("winner") == len(state.winners)
    assert "winner" not in lines(svg(start()))


# Names


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<b>A</b>", "<b>A</b>"),
        ("\"&amp;'", "\"&amp;'"),
        ("]]><x/>", "]]><x/>"),
        ("A\x00\x1b\ufffe\ud800B", "AB"),
        ("\u202eevil", "evil"),
        ("two\nlines\tand  more", "two lines…"),
        ("", "seat 0"),
        ("\x07 ", "seat 0"),
        ("Zoë", "Zoë"),
        ("👩\u200d🔬", "👩\u200d🔬"),
    ],
)
def test_names_with_any_characters_are_shown_as_text(name: str, shown: str) -> None:
    drawn = lines(svg(start(2), [name, "Ben"]))
    assert shown in drawn


def test_hostile_names_add_no_elements() -> None:
    plain = [element.tag for element in parsed(svg(start(2), ["Ann", "Ben"])).iter()]
    hostile = svg(start(2), ["<script>alert(1)</script>", '</text><use href="#linko-X"/>'])
    assert [element.tag for element in parsed(hostile).iter()] == plain


def test_long_names_end_in_an_ellipsis() -> None:
    for letter in ("i", "m", "W", "李", "é"):
        drawn = [
            line for line in lines(svg(start(2), [letter * 5000, "Ben"])) if letter * 3 in line
        ]
        assert drawn
        assert all("…" in line and len(line) < 60 for line in drawn)


def test_seats_without_a_name_have_a_number() -> None:
    drawn = lines(svg(start(), ["Ann", "Ben"]))
    assert [name for name in drawn if name in {"Ann", "Ben", "seat 2", "seat 3"}] == [
        "Ann",
        "Ben",
        "seat 2",
        "seat 3",
    ]


def test_a_game_draws_itself_in_a_notebook() -> None:
    game = linko.Game.deal("classic", seats=["Ann", "Ben"], seed=1)
    assert game._repr_svg_() == svg(game.state, ("Ann", "Ben"))
