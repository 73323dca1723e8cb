"""The OpenSpiel adapter: OpenSpiel's own tests and algorithms, and our further promises."""

from __future__ import annotations

import copy
import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

from linko import EnvError, Game, Move, Options
from linko.adapters.openspiel import NAME, KernelRollouts, LinkoGame, SpielError
from linko.adapters.openspiel_position import CHANCE, OVER, Position, Setup
from linko.adapters.terms import agreed
from linko.cards import Card
from linko.engine import observation_layout
from linko.engine.kernel.layout import CARDS

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles the engine

REDUCED = f"{NAME}(seats=2,ranks=3,copies=2,jokers=0,hand_size=2,row_size=1)"
GAMES = [
    REDUCED,
    f"{NAME}(edition=expert,seats=4)",
    f"{NAME}(edition=duel)",
    f"{NAME}(edition=basic,seats=3,reward=score,observation=table,starter=2)",
]


def decided(state: Any, rng: random.Random, decisions: int = 10_000) -> Any:
    """The state after this many random decisions and the chance events that follow."""
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(cards, chances)[0])
        elif decisions:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
        else:
            break
    return state


def fresh(text: str = NAME) -> Any:
    return pyspiel.load_game(text).new_initial_state()


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_random_sim_test_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def test_the_game_is_registered_with_its_parameters() -> None:
    assert NAME in pyspiel.registered_names()
    game = pyspiel.load_game(NAME, {"edition": "expert", "seats": 3, "hand_size": 5})
    assert game.num_players() == 3
    assert game.get_parameters()["hand_size"] == 5
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_players_means_seats_and_defaults_to_the_fewest() -> None:
    for parameters, players in (
        ("players=4", 4),
        ("seats=4", 4),
        ("players=4,seats=4", 4),
        ("edition=classic", 2),
        ("edition=expert", 3),
    ):
        game = pyspiel.load_game(f"{NAME}({parameters})")
        assert game.num_players() == players
        assert str(pyspiel.load_game(str(game))) == str(game)
        assert game.get_parameters()["players"] == game.get_parameters()["seats"] == players


@pytest.mark.parametrize(
    ("text", "lowest", "highest"),
    [
        (NAME, 0, 1),
        (f"{NAME}(reward=score)", -109, 109),
        (f"{NAME}(edition=duel,reward=score)", -109, 109),
        (f"{REDUCED[:-1]},reward=score)", -6, 6),
    ],
)
def test_returns_stay_within_the_declared_bounds(text: str, lowest: int, highest: int) -> None:
    game, rng = pyspiel.load_game(text), random.Random(8)
    assert (game.min_utility(), game.max_utility()) == (lowest, highest)
    for _ in range(20):
        returns = decided(game.new_initial_state(), rng).returns()
        assert all(lowest <= paid <= highest for paid in returns)
        assert sum(returns) == pytest.approx(game.utility_sum(), abs=1e-4)


@pytest.mark.parametrize("text", GAMES)
def test_every_game_replays_in_the_rules(text: str) -> None:
    """The cards that chance reveals form a deck; the rules play the same game with it."""
    state, rng = fresh(text), random.Random(5)
    decided(state, rng)
    setup = state.position.setup
    cards = [event for _, event in state.position.events if event < CARDS]
    left = [card for card, count in enumerate(state.position.unseen) for _ in range(count)]
    game = Game.deal(
        setup.terms.options,
        seats=setup.terms.seats,
        deck=[Card(card) for card in cards + left],
        starter=setup.starter,
    )
    for _, event in state.position.events:
        if event >= CARDS:
            game.push(Move.from_code(event - CARDS, setup.terms.options.ranks))
    assert game.is_over
    assert game.state == state.position.state
    if setup.terms.reward == "win":
        shares = [(seat in game.winners) / len(game.winners) for seat in range(len(game.names))]
        assert state.returns() == pytest.approx(shares)


def test_hands_are_dealt_as_a_shuffled_deck_deals_them() -> None:
    """Dealing in ascending order gives the same odds as all orders of a small deck."""
    options = Options(ranks=3, copies=2, jokers=1, hand_size=2, row_size=1)
    setup = Setup.of(agreed(options, 2, "win"), 0)
    deck = (1, 1, 2, 2, 3, 3, 14)
    counted: Counter[tuple[int, ...]] = Counter()
    for order in permutations(deck, 5):
        counted[*sorted(order[:2]), *sorted(order[2:4]), order[4]] += 1
    total = counted.total()
    found: dict[tuple[int, ...], float] = {}

    def walk(position: Position, cards: tuple[int, ...], chance: float) -> None:
        if len(cards) == 5:
            found[cards] = chance
            return
        for card, probability in position.outcomes():
            twin = copy.deepcopy(position)
            assert twin.turn_up(card)
            walk(twin, (*cards, card), chance * probability)

    walk(Position(setup), (), 1.0)
    assert found.keys() == counted.keys()
    for hands, count in counted.items():
        assert found[hands] == pytest.approx(float(Fraction(count, total)))


def test_the_reduced_game_has_a_few_thousand_nodes() -> None:
    nodes: Counter[int] = Counter()

    def walk(position: Position) -> None:
        nodes[min(position.player, 0)] += 1
        if position.player == OVER:
            return
        is_chance = position.player == CHANCE
        for action in [card for card, _ in position.outcomes()] if is_chance else position.legal():
            twin = copy.deepcopy(position)
            assert twin.turn_up(action) if is_chance else twin.push(action)
            walk(twin)

    walk(fresh(REDUCED).position)
    assert nodes == {CHANCE: 212, 0: 1964, OVER: 1062}


def test_an_information_state_contains_exactly_what_its_player_saw() -> None:
    state = fresh(REDUCED)
    for card in (1, 3, 1, 2, 2):  # hands, then the row
        state.apply_action(card - 1)
    state.apply_action(Move.parse("1").code)
    state.apply_action(Move.parse("2").code)  # snatches the 1
    state.apply_action(Move.parse("leave").code)
    state.apply_action(Move.parse("discard").code)
    state.apply_action(Move.parse("pile").code)
    state.apply_action(3 - 1)
    moves = "1 2 leave discard pile"
    assert state.information_state_string(0) == f"p0 (1) (3) [2] {moves} (3)"
    assert state.information_state_string(1) == f"p1 (1) (2) [2] {moves}"


def test_observers_see_the_planes_of_the_engine() -> None:
    game = pyspiel.load_game(f"{NAME}(seats=3)")
    state = decided(game.new_initial_state(), random.Random(1), 12)
    observation = make_observation(game)
    layout = observation_layout("classic", 3)
    for seat in range(3):
        observation.set_from(state, seat)
        assert len(observation.tensor) == layout.size
        hand = state.position.state.hands[seat]
        assert observation.dict["hand"].tolist() == [hand.count(card) for card in range(1, CARDS)]
        assert f"seat {seat}" in observation.string_from(state, seat)
    assert game.observation_tensor_shape() == [layout.size]


@pytest.mark.parametrize(
    ("public", "private", "has_hand", "has_hands", "has_row"),
    [
        (True, pyspiel.PrivateInfoType.SINGLE_PLAYER, True, False, True),
        (True, pyspiel.PrivateInfoType.NONE, False, False, True),
        (True, pyspiel.PrivateInfoType.ALL_PLAYERS, True, True, True),
        (False, pyspiel.PrivateInfoType.SINGLE_PLAYER, True, False, False),
    ],
)
def test_an_observer_sees_what_its_kind_allows(
    public: bool, private: Any, has_hand: bool, has_hands: bool, has_row: bool
) -> None:
    game = pyspiel.load_game(f"{NAME}(seats=3)")
    state = decided(game.new_initial_state(), random.Random(1), 12)
    for recall in (False, True):
        kind = pyspiel.IIGObservationType(
            perfect_recall=recall, public_info=public, private_info=private
        )
        observation = make_observation(game, kind)
        if recall:
            assert observation.tensor is None
            with pytest.raises(SpielError) as caught:
                observation.set_from(state, 1)
            assert caught.value.code == "env_no_history"
        else:
            observation.set_from(state, 1)
            seen = (
                "hand" in observation.dict,
                "hands" in observation.dict,
                "row" in observation.dict,
            )
            assert seen == (has_hand, has_hands, has_row)
            assert len(observation.tensor) == sum(map(np.size, observation.dict.values()))
        if not has_hand:
            hidden = [seat for seat in range(3) if seat != 1]
            texts = {observation.string_from(state, seat) for seat in (1, *hidden)}
            assert len(texts) == 1  # there is nothing private, so everybody sees the same


def test_resampling_keeps_what_a_player_saw_and_deals_the_rest_again() -> None:
    rng = random.Random(3)
    for text in GAMES[1:]:
        for decisions in (0, 5, 25, 60):
            state = decided(fresh(text), rng, decisions)
            if state.is_terminal():
                continue
            player = state.current_player()
            hands = set()
            for _ in range(8):
                twin = state.resample_from_infostate(player, rng.random)
                told = state.information_state_string(player)
                assert twin.information_state_string(player) == told
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.legal_actions() == state.legal_actions()
                assert len(twin.history()) == len(state.history())
                hands.add(twin.position.state.hands[(player + 1) % state.num_players()])
                known = twin.position.state.known
                assert known == state.position.state.known
            assert len(hands) > 1


def test_resampling_works_at_every_chance_node_except_while_hands_are_dealt() -> None:
    rng = random.Random(4)
    state = fresh(f"{NAME}(edition=duel)")
    for _ in range(22):
        with pytest.raises(SpielError) as caught:
            state.resample_from_infostate(0, rng.random)
        assert caught.value.code == "env_dealing"
        state.apply_action(state.chance_outcomes()[0][0])
    while not state.is_terminal():
        for player in range(2):
            twin = state.resample_from_infostate(player, rng.random)
            told = state.information_state_string(player)
            assert twin.information_state_string(player) == told
            assert twin.current_player() == state.current_player()
        actions = [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(actions or state.legal_actions()))


def test_resampling_deals_every_unseen_card_with_equal_probability() -> None:
    """After the deal, the next player's hand is a random sample of the unseen cards."""
    state, rng = decided(fresh(), random.Random(6), 0), random.Random(7)
    player = state.current_player()
    table = state.position.state
    unseen = Counter(table.hands[1 - player]) + Counter(table.pile)
    dealt: Counter[int] = Counter()
    for _ in range(400):
        twin = state.resample_from_infostate(player, rng.random)
        dealt.update(twin.position.state.hands[1 - player])
    for card, count in unseen.items():
        expected = 400 * 13 * count / unseen.total()
        assert abs(dealt[card] - expected) < 5 * expected**0.5 + 5


def test_clones_are_independent() -> None:
    state = decided(fresh(), random.Random(1), 8)
    twin = state.clone()
    before = str(state)
    decided(twin, random.Random(2))
    assert str(state) == before
    assert str(decided(state, random.Random(2))) == str(twin)


def test_a_state_can_be_serialised_and_restored() -> None:
    game = pyspiel.load_game(f"{NAME}(edition=duel)")
    state = decided(game.new_initial_state(), random.Random(1), 15)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("evaluator", [mcts.RandomRolloutEvaluator(1), KernelRollouts(1)])
def test_openspiels_ismcts_bot_plays(evaluator: Any) -> None:
    game = pyspiel.load_game(f"{NAME}(seats=2,hand_size=5)")
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=20, random_state=np.random.RandomState(1)
    )
    state, rng = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        decided(state, rng, 0)
        state.apply_action(int(bot.step(state)))
        decided(state, rng, 1)
    assert sum(state.returns()) == pytest.approx(1)


def test_rollouts_in_the_kernel_agree_with_those_of_openspiel() -> None:
    state = decided(fresh(f"{NAME}(seats=3,hand_size=6)"), random.Random(8), 9)
    ours = KernelRollouts(4000, seed=1).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(300, np.random.RandomState(1)).evaluate(state)
    assert sum(ours) == pytest.approx(1, abs=1e-3)
    assert ours == pytest.approx(theirs, abs=0.1)


@pytest.mark.parametrize("text", GAMES)
def test_rollouts_in_the_kernel_may_start_while_hands_are_dealt(text: str) -> None:
    state = fresh(text)
    total = state.get_game().utility_sum()
    rollouts = KernelRollouts(20, seed=1)
    while state.is_chance_node():
        before = str(state), state.history()
        assert sum(rollouts.evaluate(state)) == pytest.approx(total, abs=1e-3)
        assert (str(state), state.history()) == before
        state.apply_action(state.chance_outcomes()[-1][0])


def test_rollouts_in_the_kernel_are_correct_at_every_chance_node() -> None:
    """Compare with the exact value of random play at every chance node of a reduced game."""
    nodes: list[tuple[Any, float]] = []

    def worth(state: Any) -> float:
        if state.is_terminal():
            return float(state.returns()[0])
        is_chance = state.is_chance_node()
        alike = [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]
        chances = state.chance_outcomes() if is_chance else alike
        value = sum(chance * worth(state.child(action)) for action, chance in chances)
        if is_chance:
            nodes.append((state, value))
        return value

    worth(fresh(REDUCED))
    assert len(nodes) == 212
    rollouts = KernelRollouts(400, seed=1)
    found = [rollouts.evaluate(state)[0] for state, _ in nodes]
    assert found == pytest.approx([value for _, value in nodes], abs=0.1)
    theirs = mcts.RandomRolloutEvaluator(400, np.random.RandomState(1))
    for state, value in nodes[::20]:
        assert theirs.evaluate(state)[0] == pytest.approx(value, abs=0.1)


def test_counterfactual_regret_minimisation_makes_the_reduced_game_less_exploitable() -> None:
    game = pyspiel.load_game(REDUCED)
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = pyspiel.CFRSolver(game)
    found = []
    for _ in range(2):
        for _ in range(8):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert at_random > 0.2
    assert at_random / 4 > found[0] > found[1]
    assert found[1] < 0.025


@pytest.mark.slow
def test_openspiels_solver_in_python_agrees() -> None:
    game = pyspiel.load_game(REDUCED)
    solver = cfr.CFRSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.06


# Bad input


@pytest.mark.parametrize("action", [887, 5000])
def test_an_illegal_action_raises_openspiels_error_and_changes_nothing(action: int) -> None:
    state = decided(fresh(), random.Random(1), 4)
    before = str(state), state.history()
    with pytest.raises(pyspiel.SpielError) as caught:
        state.apply_action(action)
    assert isinstance(caught.value, EnvError)
    assert caught.value.code == "env_illegal_action"
    assert (str(state), state.history()) == before
    assert decided(state, random.Random(1)).is_terminal()


@pytest.mark.parametrize("card", [14, 99])
def test_a_card_that_chance_cannot_turn_up_is_refused(card: int) -> None:
    state = fresh()
    with pytest.raises(SpielError, match="of seat chance"):
        state.apply_action(card)
    state.apply_action(5)
    with pytest.raises(SpielError):
        state.apply_action(4)  # a hand is dealt in ascending order
    assert decided(state, random.Random(1)).is_terminal()


def test_stepping_a_finished_game_is_refused() -> None:
    state = decided(fresh(REDUCED), random.Random(1))
    with pytest.raises(pyspiel.SpielError) as caught:
        state.apply_action(0)
    assert isinstance(caught.value, SpielError)
    assert caught.value.code == "env_finished"


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        ("edition=chess", "env_bad_setup"),
        ("edition=duel,seats=3", "env_bad_setup"),
        ("ranks=99", "env_bad_setup"),
        ("ranks=2,copies=2", "env_bad_setup"),
        ("seats=9", "env_bad_setup"),
        ("reward=gold", "env_bad_argument"),
        ("observation=all", "env_bad_argument"),
        ("starter=2", "env_bad_argument"),
        ("seats=0", "env_bad_setup"),
        ("players=0", "env_bad_setup"),
        ("edition=basic,players=2", "env_bad_setup"),
        ("players=2,seats=3", "env_bad_argument"),
        ("version=1", "env_bad_argument"),
    ],
)
def test_impossible_parameters_raise_openspiels_error(parameters: str, code: str) -> None:
    with pytest.raises(pyspiel.SpielError) as caught:
        pyspiel.load_game(f"{NAME}({parameters})")
    assert isinstance(caught.value, SpielError)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"foo": 3}, "the name of a parameter must be one of version, edition, players"),
        ({"seats": 0}, "classic is for 2 to 5 players, not 0"),
        ({"seats": None}, "classic is for 2 to 5 players"),
        ({"version": 1}, "version must be 0 here, not 1"),
        ([1], "params must be a dict, not a list of 1"),
    ],
)
def test_a_game_created_without_load_game_has_the_same_checks(given: Any, said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        LinkoGame(given)


def test_an_unknown_action_or_player_has_no_name() -> None:
    state = fresh(f"{NAME}(players=3)")
    assert state.action_to_string(CHANCE, 13) == "card X"
    assert state.action_to_string(2, 887) == "ghost:12"
    for player, action in ((CHANCE, 14), (CHANCE, -1), (0, 888), (0, -1), (3, 0), (OVER, 0)):
        with pytest.raises(pyspiel.SpielError) as caught:
            state.action_to_string(player, action)
        assert isinstance(caught.value, SpielError)
        assert caught.value.code == "env_bad_argument"


@pytest.mark.parametrize("player", [-1, 3, 99, 1.0, "0", None, True])
def test_resampling_for_an_unknown_player_is_refused(player: Any) -> None:
    state = decided(fresh(f"{NAME}(players=3)"), random.Random(1), 3)
    with pytest.raises(SpielError, match="player must be a seat from 0 to 2"):
        state.resample_from_infostate(player, random.random)


def test_an_observer_has_no_parameters_and_at_least_one_rollout_is_needed() -> None:
    game = pyspiel.load_game(NAME)
    with pytest.raises(ValueError, match="params must be empty"):
        make_observation(game, None, {"colour": "blue"})
    with pytest.raises(ValueError, match="n_rollouts must be a whole number"):
        KernelRollouts(0)


@pytest.mark.parametrize("player", [-4, -1, 3, 7, 10**8, 10**30, 1.0, "0", None])
@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("decisions", [0, 12])
def test_an_unknown_player_has_no_observation(player: Any, recall: bool, decisions: int) -> None:
    game = pyspiel.load_game(f"{NAME}(seats=3)")
    state = game.new_initial_state()
    if decisions:
        decided(state, random.Random(1), decisions)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
    for observe in (observation.set_from, observation.string_from):
        with pytest.raises(pyspiel.SpielError, match="player must be a seat from 0 to 2") as caught:
            observe(state, player)
        assert isinstance(caught.value, SpielError)
        assert caught.value.code == "env_bad_argument"


def test_a_tensor_with_perfect_recall_is_refused_loudly() -> None:
    state = decided(fresh(), random.Random(1), 3)
    with pytest.raises(pyspiel.SpielError, match="no information state tensor"):
        state.information_state_tensor(0)
    assert state.information_state_string(0)
