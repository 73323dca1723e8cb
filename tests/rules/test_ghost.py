"""The ghost, the third player in the editions for two."""

from __future__ import annotations

import pytest

from linko import EDITIONS, Card, Game, IllegalMove, Move, Phase
from linko.cards import cards_text, full_deck
from linko.rules import play
from linko.rules.events import Bundled
from tests.rules.position import after, choices, hand, position, row, story

GHOST = position(
    """
    phantom
    > A: 9 9 9 3 1
      B: 1 1 | 5
    row: 6 7 8 9 10 11
    pile: 2 12 4 4 4
    ghost: 1 2 2 5 6 6 9 11 12
    """
)


def ghost_deck(*top: str) -> str:
    """A deck of the ghost editions with these cards on top of the pile after the deal."""
    cards = list(full_deck(EDITIONS["phantom"]))
    chosen = [Card(14) if text == "X" else Card(int(text)) for text in top]
    for card in chosen:
        cards.remove(card)
    low = sorted(cards)
    return cards_text([*low[:28], *chosen, *low[28:]])


@pytest.mark.clause("R37", "R49")
def test_each_player_gets_two_jokers_and_eleven_cards() -> None:
    game = Game.deal("duel", seats=2, seed=1, starter=1)
    deck = game.deck
    assert len(deck) == 105
    assert game.state.hands[1] == (*sorted(deck[:11]), 14, 14)
    assert game.state.hands[0] == (*sorted(deck[11:22]), 14, 14)
    assert [entry[0] for entry in game.state.row] == list(deck[22:28])
    assert game.state.known == ((14, 14), (14, 14))


@pytest.mark.clause("R37", "R39")
def test_the_ghost_is_filled_to_thirteen_at_the_deal_and_refuses_thirteens_and_jokers() -> None:
    deck = ghost_deck(
        *["13", "6", "6", "6", "6", "X", "13", "7", "7", "7", "7", "7", "7", "8", "8", "8", "13"]
    )
    state = Game.deal("phantom", seats=2, deck=deck, starter=0).state
    assert cards_text(state.ghost) == "6 6 6 6 7 7 7 7 7 7 8 8 8"
    # The row is 3 3 4 4 4 4: the 13s and the joker go onto single cards, the lowest first.
    assert row(state) == "3+13 3+X 4+13 4 4 4"
    assert state.pile[0] == 13


@pytest.mark.clause("R38", "R41")
def test_a_set_of_the_ghost_is_all_its_cards_of_a_rank() -> None:
    assert choices(after(GHOST, "9")) == ["ghost:1", "ghost:5"]
    assert choices(after(GHOST, "9-9")) == ["ghost:2", "ghost:6"]
    assert after(GHOST, "9-9-9").phase is Phase.PLAY


@pytest.mark.clause("R41")
def test_equal_and_higher_sets_of_the_ghost_are_safe() -> None:
    with pytest.raises(IllegalMove) as caught:
        play(after(GHOST, "9"), Move.parse("ghost:9"))
    assert caught.value.code == "ghost_set_safe"
    assert str(caught.value) == (
        "the set just laid does not snatch the ghost's 9; it can snatch 1 5 (R41)"
    )
    with pytest.raises(IllegalMove):
        play(after(GHOST, "9"), Move.parse("ghost:6"))


@pytest.mark.clause("R41")
def test_one_ghost_set_is_taken_before_the_opponent_is_compared() -> None:
    snatched = after(GHOST, "9", "ghost:5")
    assert hand(snatched, 0) == "1 3 5 9 9"
    assert snatched.known[0] == (5,)
    assert snatched.phase is Phase.TAKE
    assert snatched.snatch is not None
    assert snatched.snatch.victim == 1
    assert after(snatched, "leave", "pickup").turn == 1


@pytest.mark.clause("R41")
@pytest.mark.parametrize("move", ["take", "leave", "pass", "9"])
def test_the_ghost_cannot_be_declined(move: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        play(after(GHOST, "9"), Move.parse(move))
    assert (caught.value.code, caught.value.clause) == ("wrong_phase", "R41")


@pytest.mark.clause("R41", "R33")
def test_after_robbing_the_ghost_there_is_no_consolation_draw() -> None:
    state = position(
        """
        duel
        > A: 9 1
          B: 1
        row: 6
        pile: 3
        ghost: 2
        """
    )
    assert after(state, "9", "ghost:2").turn == 1


@pytest.mark.clause("R33")
def test_after_robbing_nobody_in_duel_there_is_a_consolation_draw() -> None:
    state = position(
        """
        duel
        > A: 9 1
          B: 1
        row: 6
        pile: 3
        ghost: 9
        """
    )
    assert choices(after(state, "9")) == ["pile", "row:6", "pass"]


@pytest.mark.clause("R42")
def test_the_ghost_is_refilled_at_once() -> None:
    assert story(GHOST, "9", "ghost:5") == [
        "seat 0 snatched 5 from the ghost",
        "the ghost received 2",
        "the ghost received 12",
        "the ghost received 4",
        "the ghost received 4",
        "the ghost received 4",
        "seat 0 snatched 5 from seat 1",
    ]


@pytest.mark.clause("R42")
def test_with_an_empty_pile_the_ghost_stays_short_and_the_game_goes_on() -> None:
    state = position(
        """
        phantom
        > A: 9 1
          B: 1
        row: 6 7
        ghost: 2 3
        """
    )
    robbed = after(state, "9", "ghost:2")
    assert robbed.ghost == (3,)
    assert row(robbed) == "6 7"
    assert robbed.phase is Phase.PLAY


@pytest.mark.clause("R24", "R42")
def test_the_ghosts_cards_do_not_count_as_supply() -> None:
    state = position(
        """
        phantom
        > A: 9 1
          B: 1 | 4
        row: 6
        ghost: 9 10
        """
    )
    assert after(state, "9", "take", "row:6").is_over


@pytest.mark.clause("R39")
def test_refused_cards_go_onto_the_leftmost_of_the_lowest_single_cards() -> None:
    state = position(
        """
        ghost ghost_size=1
        > A: 9 1
          B: 1
        row: X 4 3+13 3 3 13
        pile: 13 X 13 13 13 13 5 6
        ghost: 1
        """
    )
    robbed = after(state, "9", "ghost:1")
    # 13 → the left 3, X → the other 3, then 4, 13, X; then all are bundles: the leftmost 3 again.
    assert row(robbed) == "X+13 4+13 3+13+13 3+13 3+X 13+13"
    assert robbed.ghost == (5,)
    _, events = play(after(state, "9"), Move.parse("ghost:1"))
    assert events[1] == Bundled(place=3, card=Card(13))
    assert str(events[1]) == "13 became part of a bundle in the row"


@pytest.mark.clause("R40")
def test_a_bundle_counts_as_one_card_and_all_its_cards_go_to_the_hand() -> None:
    state = position(
        """
        phantom
        > A: 9 1
          B: 1 | 4
        row: 6 4+13+X 4
        pile: 3 3 3
        ghost: 9
        """
    )
    drawing = after(state, "9", "take")
    assert choices(drawing) == ["pile", "row:4", "row:6", "row:4+13+X"]
    drawn = after(drawing, "row:4+13+X")
    assert hand(drawn, 1) == "1 4 13 X"
    assert drawn.known[1] == (4, 13, 14)
    assert row(drawn) == "6 4 3 3 3"


@pytest.mark.clause("R22", "R40")
def test_a_bundle_and_its_first_card_alone_are_different_choices() -> None:
    state = position(
        """
        phantom
        > A: 9 1
          B: 1 | 4
        row: 4+13 4
        pile: 3 3 3
        ghost: 9
        """
    )
    assert row(after(state, "9", "take", "row:4")) == "4+13 3 3 3"
    with pytest.raises(IllegalMove):
        after(state, "9", "take", "row:4+X")


@pytest.mark.clause("R38")
def test_the_ghost_never_plays_and_never_scores() -> None:
    game = Game.deal("duel", seats=2, seed=4)
    movers = set()
    while not game.is_over:
        movers.add(game.to_move)
        game.push(game.legal_moves[-1])
    assert movers == {0, 1}
    assert len(game.scores) == 2


@pytest.mark.clause("R36", "R39")
def test_in_a_smaller_deck_the_ghost_refuses_its_highest_rank() -> None:
    state = position(
        """
        ghost ranks=5 hand_size=5 row_size=2 ghost_size=2
        > A: 4 1
          B: 1
        row: 2 5
        pile: 5 4 X 5 3 3
        ghost: 1
        """
    )
    robbed = after(state, "4", "ghost:1")
    assert row(robbed) == "2+5+5 5+X"
    assert robbed.ghost == (3, 4)
    assert robbed.pile == (3,)


@pytest.mark.clause("R46")
def test_bundles_of_a_smaller_deck_keep_their_codes() -> None:
    small, usual = Move.parse("row:4+5+X"), Move.parse("row:4+13+X")
    assert small.code == usual.code
    assert Move.from_code(small.code, ranks=5) is small
    assert Move.from_code(usual.code) is usual
