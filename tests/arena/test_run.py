"""The arena: seating, deals, and the results of the bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from linko import Game, OptionsError, arena
from linko.arena import PlayedGame, Result, Setup, play_game
from linko.arena.errors import ArenaError
from linko.arena.report import notes
from linko.bots.errors import BotError


def without_times(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    """The games without the fields that do not depend on the seeds."""
    still = (0.0,) * len(games[0].thought)
    ordered = sorted(games, key=lambda game: (game.deal, game.rotation))
    return [replace(game, thought=still, slowest=still) for game in ordered]


def test_one_bot_against_the_rest_sits_once_on_every_seat() -> None:
    setup = Setup.of("greedy", "random", seats=4)
    assert [setup.seating(rotation) for rotation in range(4)] == [
        (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0),
    ]  # fmt: skip


def test_with_a_bot_for_every_seat_each_sits_everywhere() -> None:
    setup = Setup.of("greedy", "random", "kitten")
    assert setup.seats == 3
    seatings = [setup.seating(rotation) for rotation in range(3)]
    assert all(sorted(column) == [0, 1, 2] for column in zip(*seatings, strict=True))
    assert all(sorted(seating) == [0, 1, 2] for seating in seatings)


@pytest.mark.parametrize(
    ("edition", "seats"), [("classic", 4), ("basic", 4), ("duel", 2), ("phantom", 2)]
)
def test_the_default_is_four_seats_or_the_most_the_edition_allows(edition: str, seats: int) -> None:
    assert Setup.of("greedy", "random", edition=edition).seats == seats


def test_a_deal_is_the_same_in_every_rotation_and_for_all_bots() -> None:
    one, other = Setup.of("random", "random", seed=5), Setup.of("greedy", "random", seed=5)
    games = [
        Game.from_record(json.loads(play_game(setup, 3, rotation)[1]))
        for setup in (one, other)
        for rotation in range(4)
    ]
    assert len({(game.deck, game.state.starter) for game in games}) == 1
    assert len({game.moves for game in games}) == 8
    another = Game.from_record(json.loads(play_game(one, 4, 0)[1]))
    assert another.deck != games[0].deck


def test_seeds_do_not_change_between_versions() -> None:
    setup = Setup.of("random", "random", seed=7)
    assert (setup.deal_seed(0), setup.deal_seed(1)) == (5621480750520769, 3736284539545156)
    assert setup.bot_seed(0, 1, 2) == 915562178


def test_luck_cancels_exactly_if_all_bots_are_the_same() -> None:
    result = arena.run(Setup.of("greedy", "greedy", seed=1), games=20, workers=0)
    assert result.deal_shares(0) == [0.25] * 5
    assert result.setup.labels == ("greedy", "greedy (2)")
    assert result.share("greedy").mean == result.share("greedy (2)").mean == result.parity


def test_a_run_gives_the_same_result_for_any_number_of_processes() -> None:
    setup = Setup.of("greedy", "random", edition="expert", seed=2)
    alone = arena.run(setup, games=12, workers=0)
    together = arena.run(setup, games=12, workers=2)
    assert without_times(alone.games) == without_times(together.games)
    assert alone.share("greedy") == together.share("greedy")
    assert alone.rating("random") == together.rating("random")


def test_games_are_rounded_up_to_whole_deals() -> None:
    result = arena.run(Setup.of("random", "random", seats=3), games=4, workers=0)
    assert (result.deals, len(result.games)) == (2, 6)
    assert [game.deal for game in result.games] == [0, 0, 0, 1, 1, 1]


def test_runs_of_neighbouring_deals_combine_to_one_run() -> None:
    setup = Setup.of("greedy", "random", seats=2, seed=9)
    whole = arena.run(setup, games=12, workers=0)
    parts = [arena.run(setup, games=6, first_deal=first, workers=0).games for first in (0, 3)]
    assert without_times(whole.games) == without_times([*parts[0], *parts[1]])


def test_a_bot_that_fails_is_reported_and_does_not_stop_the_run() -> None:
    clumsy = "tests.arena.bad_bots:Clumsy"
    result = arena.run(Setup.of(clumsy, "random", edition="duel"), games=2, workers=0)
    assert result.deals == 1
    assert result.failure_count(clumsy) == result.decisions(clumsy) > 0
    assert result.failure_count("random") == 0
    told = "\n".join(notes(result))
    assert f"{clumsy} failed in {result.failure_count(clumsy)} of its" in told
    assert "raised ValueError: I am clumsy" in told
    assert "which is not legal" in told
    summary = json.loads(json.dumps(result.summary()))["bots"][0]
    assert summary["failure_count"] == result.failure_count(clumsy)
    assert len(summary["failure_sentences"]) <= 3


def test_a_bot_on_several_seats_counts_as_their_mean() -> None:
    result = arena.run(Setup.of("greedy", "random", seed=4), games=8, workers=0)
    alone, each = result.share("greedy").mean, result.share("random").mean
    assert alone + 3 * each == pytest.approx(1)
    positions = [result.share_at("random", position).mean for position in range(4)]
    assert sum(positions) / 4 == pytest.approx(each, abs=0.02)
    assert len(result.scores("greedy")) == 8
    assert len(result.scores("random")) == 24


def test_unfinished_deals_are_not_counted() -> None:
    whole = arena.run(Setup.of("greedy", "random", seats=2), games=4, workers=0)
    result = Result.of(whole.setup, reversed(whole.games[:3]))
    assert (result.deals, result.left_over, len(result.games)) == (1, 1, 2)
    assert "not counted: 1 games" in "\n".join(notes(result))
    nothing = Result.of(whole.setup, whole.games[:1])
    assert nothing.summary()["bots"] == []


@pytest.mark.parametrize(
    ("bots", "code"),
    [(("random",), "arena_bots"), (("random",) * 3, "arena_bots"), ((), "arena_bots")],
)
def test_the_number_of_bots_must_match_the_seats(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        Setup.of(*bots, seats=4)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("bots", "labels"),
    [
        (("random", "random"), ("random", "random (2)")),
        (("random", "random (2)", "random"), ("random", "random (2)", "random (3)")),
        (("random", "random", "random (2)"), ("random", "random (2)", "random (2) (2)")),
    ],
)
def test_no_two_bots_have_the_same_label(bots: tuple[str, ...], labels: tuple[str, ...]) -> None:
    assert Setup.of(*bots, seats=len(bots)).labels == labels


def test_a_setup_that_cannot_be_played_is_refused() -> None:
    for seconds in (0, -1, 86_401, 10**400, float("nan"), float("inf"), True, "1"):
        with pytest.raises(ArenaError) as caught:
            Setup.of("random", "random", seconds=seconds)  # type: ignore[arg-type] # some are wrong
        assert caught.value.code == "arena_bad_seconds"
    with pytest.raises(ArenaError) as caught:
        Setup.of("random", "\ud800")
    assert caught.value.code == "arena_bad_setup"
    for wrong in ({"seats": 6}, {"seats": True}, {"seed": -1}, {"edition": "poker"}):
        with pytest.raises(OptionsError):
            Setup.of("random", "random", **wrong)


def test_a_run_that_cannot_be_played_is_refused() -> None:
    setup = Setup.of("random", "random")
    for wrong in ({"games": 0}, {"first_deal": -1}, {"workers": -1}, {"games": True}):
        with pytest.raises(ArenaError) as caught:
            arena.run(setup, **wrong)
        assert caught.value.code == "arena_bad_count"
    with pytest.raises(BotError):
        arena.run(Setup.of("random", "deep blue"), workers=0)


def test_results_exist_only_for_bots_of_the_arena() -> None:
    result = arena.run(Setup.of("random", "random", edition="duel"), games=2, workers=0)
    for stranger in ("greedy", 2, -1, True):
        with pytest.raises(ArenaError) as caught:
            result.share(stranger)
        assert caught.value.code == "arena_not_here"
