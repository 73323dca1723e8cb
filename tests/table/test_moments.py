"""The best moments of a game."""

from __future__ import annotations

from linko.cards import Card, Seat
from linko.rules import Cards, End
from linko.rules.events import GameEnded, GhostSnatched, Laid, Snatched, TurnBegan
from linko.table import Settings
from linko.table.moments import LEAST, Moment, MomentKind, Moments
from tests.table.play import ANN, BEN, CY, ScriptedChance, finish, running

A, B, C = Seat(0), Seat(1), Seat(2)


def cards(*ranks: int) -> Cards:
    return tuple(map(Card, ranks))


def test_an_uneventful_game_has_no_moments() -> None:
    moments = Moments()
    moments.note([Laid(A, cards(7)), Snatched(A, B, cards(3))], (1, 0))
    assert moments.found([(0, 0), (1, 0)], [0]) == ()


def test_the_largest_snatch_counts_and_of_equal_ones_the_first() -> None:
    moments = Moments()
    moments.note([Snatched(A, B, cards(3, 3, 3)), TurnBegan(B, 2)], (3, 0))
    moments.note([GhostSnatched(B, cards(4, 4, 4)), TurnBegan(A, 3)], (3, 3))
    moments.note([GhostSnatched(A, cards(2, 2, 2, 2))], (3, 3))
    assert moments.found([], []) == (Moment(MomentKind.SNATCH, 0, 3, 4, cards(2, 2, 2, 2), None),)


def test_several_sets_snatched_in_one_turn_are_a_raid() -> None:
    moments = Moments()
    moments.note([Snatched(A, B, cards(3)), Snatched(A, C, cards(4)), TurnBegan(B, 2)], (1, 0, 0))
    moments.note([Snatched(B, A, cards(5)), TurnBegan(C, 3)], (0, 1, 0))
    assert moments.found([], []) == (Moment(MomentKind.RAID, 0, 1, 2),)


def test_the_largest_set_and_the_longest_stack_are_remembered() -> None:
    moments = Moments()
    moments.note([Laid(B, cards(2, 2, 2, 2, 2, 2)), TurnBegan(C, 2)], (4, 14, 0))
    moments.note([Laid(B, cards(9)), TurnBegan(C, 3)], (4, 8, 0))
    assert moments.found([], []) == (
        Moment(MomentKind.SET, 1, 1, 6, cards(2, 2, 2, 2, 2, 2)),
        Moment(MomentKind.STACK, 1, 1, 14),
    )


def test_a_winner_who_was_far_behind_came_back() -> None:
    moments = Moments()
    moments.note([GameEnded(End.OUT, (9, 8), (A,))], (9, 8))
    scores = [(-13, -13), (-15, -8), (-14, -4), (9, 8)]
    assert moments.found(scores, [A]) == (Moment(MomentKind.COMEBACK, 0, 2, 10),)


def test_every_kind_of_moment_has_a_threshold() -> None:
    assert set(LEAST) == set(MomentKind)


def test_finished_games_have_moments_that_agree_with_their_events() -> None:
    kinds = set()
    for seed in range(12):
        settings = Settings(seats=2, edition="duel") if seed % 3 == 0 else Settings(seats=3)
        people = (ANN, BEN) if seed % 3 == 0 else (ANN, BEN, CY)
        table = running(*people, chance=ScriptedChance(seed=seed), settings=settings)
        assert finish(table, seed=seed).dealt is not None
        assert table.dealt is not None
        snatches = [
            event
            for entry in table.log.entries
            for event in entry.events
            if isinstance(event, Snatched | GhostSnatched)
        ]
        for moment in table.dealt.moments:
            kinds.add(moment.kind)
            if moment.kind is MomentKind.SNATCH:
                assert moment.count == max(len(event.cards) for event in snatches)
    assert MomentKind.SNATCH in kinds
