"""Several games with the same players."""

from __future__ import annotations

import pytest

from linko import DeckError, Game, Match, MatchError, OptionsError


def finish(game: Game) -> Game:
    while not game.is_over:
        game.push(game.legal_moves[-1])
    return game


@pytest.mark.clause("R29")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 2), (5, 1)])
def test_the_starter_moves_left_and_everybody_starts_equally_often(seats: int, rounds: int) -> None:
    match = Match("classic", seats=seats, rounds=rounds, seed=7, starter=1)
    starters = [match.game.turn]
    while True:
        finish(match.game)
        if match.is_over:
            break
        starters.append(match.next().turn)
    assert starters == [(1 + number) % seats for number in range(seats * rounds)]


@pytest.mark.clause("R29", "R31")
def test_scores_add_up_and_the_highest_total_wins() -> None:
    match = Match("basic", seats=3, seed=7)
    assert match.totals == (0, 0, 0)
    scores = [finish(match.game).scores]
    scores += [finish(match.next()).scores for _ in range(2)]
    assert match.is_over
    assert match.totals == tuple(map(sum, zip(*scores, strict=True)))
    best = max(match.totals)
    winners = match.winners
    assert {match.totals[seat] for seat in winners} == {best}


@pytest.mark.clause("R31")
def test_equal_totals_share_the_match() -> None:
    shared = None
    for seed in range(300):
        match = Match("advanced", seats=3, rounds=1, seed=seed)
        finish(match.game)
        while not match.is_over:
            finish(match.next())
        if len(match.winners) > 1:
            shared = match
            break
    assert shared is not None
    assert len({shared.totals[seat] for seat in shared.winners}) == 1


@pytest.mark.clause("R30")
def test_a_target_ends_the_match_after_the_game_that_reaches_it() -> None:
    match = Match("classic", seats=3, target=20, seed=7)
    history = []
    while True:
        finish(match.game)
        history.append(max(match.totals))
        if match.is_over:
            break
        match.next()
    assert history[-1] >= 20
    assert all(best < 20 for best in history[:-1])
    assert len(history) > 1


def test_the_view_contains_the_standing_of_the_match() -> None:
    match = Match("classic", seats=3, rounds=2, seed=7, name="friday")
    finish(match.game)
    standing = match.next().view(0).standing
    assert standing is not None
    assert (standing.match, standing.number, standing.games, standing.target) == (
        "friday",
        2,
        6,
        None,
    )
    assert standing.totals == match.games[0].scores
    open_end = Match("classic", seats=3, target=50, seed=7).game.standing
    assert open_end is not None
    assert (open_end.games, open_end.target) == (None, 50)


@pytest.mark.clause("R47")
def test_records_of_a_match_contain_its_name_and_the_round() -> None:
    match = Match("classic", seats=3, seed=7)
    finish(match.game)
    record = match.next().record()
    assert (record["match"], record["round"]) == (match.name, 2)
    assert Game.from_record(record).record() == record


def test_the_seed_determines_the_whole_match() -> None:
    first, second = (Match("classic", seats=3, seed=7, name="twin") for _ in range(2))
    for _ in range(2):
        assert finish(first.game) == finish(second.game)
        first.next()
        second.next()
    assert repr(first) == repr(second)
    assert first.games[0].deck != first.games[1].deck


def test_decks_can_be_given() -> None:
    deck = Game.deal("classic", seats=3, seed=99).deck
    match = Match("classic", seats=3, deck=deck)
    assert match.game.deck == deck
    finish(match.game)
    assert match.next(deck=deck).deck == deck


def test_names_can_change_between_games_and_earlier_records_keep_the_old_ones() -> None:
    match = Match("classic", seats=["Ann", "Ben"], rounds=2, seed=7)
    finish(match.game)
    finish(match.next(seats=["Anna", "Ben"]))
    match.next()
    assert [game.record()["seats"] for game in match.games] == [
        ["Ann", "Ben"],
        ["Anna", "Ben"],
        ["Anna", "Ben"],
    ]
    assert match.games[2].turn == match.games[0].state.starter


@pytest.mark.clause("R29")
@pytest.mark.parametrize("seats", [["Ann"], ["Ann", "Ben", "Cy"]])
def test_the_number_of_players_cannot_change_during_a_match(seats: list[str]) -> None:
    match = Match("classic", seats=["Ann", "Ben"], seed=7)
    finish(match.game)
    with pytest.raises(OptionsError, match="this match is for exactly 2 players") as caught:
        match.next(seats=seats)
    assert (caught.value.code, caught.value.clause) == ("seats_exactly", "R29")
    assert match.next().names == ("Ann", "Ben")


def test_the_next_game_cannot_begin_before_this_one_is_over() -> None:
    match = Match("classic", seats=3, seed=7)
    with pytest.raises(MatchError) as caught:
        match.next()
    assert caught.value.code == "match_game_running"
    for _ in range(3):
        finish(match.game)
        if not match.is_over:
            match.next()
    with pytest.raises(MatchError, match="the match is over after 3 games") as caught:
        match.next()
    assert caught.value.code == "match_over"
    assert len(match.games) == 3


@pytest.mark.parametrize("bad", [0, -1, 1.5, "2", True])
@pytest.mark.parametrize("term", ["rounds", "target"])
def test_bad_terms_are_refused(term: str, bad: object) -> None:
    with pytest.raises(MatchError) as caught:
        Match("classic", seats=3, **{term: bad})  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "match_bad_length"


def test_rounds_and_target_exclude_each_other() -> None:
    with pytest.raises(MatchError) as caught:
        Match("classic", seats=3, rounds=1, target=50)
    assert caught.value.code == "match_terms"


def test_the_edition_is_checked_at_once() -> None:
    with pytest.raises(OptionsError):
        Match("duel", seats=3)


def test_nobody_has_won_before_the_last_game_is_over() -> None:
    match = Match("classic", seats=2, seed=7)
    assert (match.winners, match.is_over) == ((), False)
    finish(match.game)
    assert (match.winners, match.is_over) == ((), False)


@pytest.mark.clause("R45")
def test_the_name_of_a_match_does_not_depend_on_its_seed() -> None:
    names = {Match("classic", seats=3, seed=7).name for _ in range(5)}
    assert len(names) == 5


def test_a_name_that_is_not_text_is_refused() -> None:
    with pytest.raises(MatchError) as caught:
        Match("classic", seats=3, name=7)  # type: ignore[arg-type] # wrong on purpose
    assert caught.value.code == "match_name_not_text"


def test_a_refused_deck_changes_nothing() -> None:
    plain, tested = (Match("classic", seats=3, seed=7, name="twin") for _ in range(2))
    finish(plain.game)
    finish(tested.game)
    with pytest.raises(DeckError):
        tested.next(deck="1 2 3")
    assert tested.next() == plain.next()
