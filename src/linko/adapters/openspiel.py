"""Linko for OpenSpiel: the game `python_linko`, registered when this module is imported.

>>> import pyspiel
>>> import linko.adapters.openspiel
>>> game = pyspiel.load_game("python_linko(edition=expert,players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.chance_outcomes()[0][0])
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['1', '1-1', '1-1-1', '1-1-1-1', '1-1-1-1-1', '1-1-1-1-1-1', '1-1-1-1-1-1-1', \
'1-1-1-1-1-1-1-1', '2', '2-2', '2-2-2', '2-2-2-2', '2-2-2-2-2'])

For exact solvers the game can be made smaller: `python_linko(ranks=3,copies=2,jokers=0,
hand_size=2,row_size=1)`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from linko.adapters.extra import needed
from linko.adapters.legal_words import legal_words
from linko.adapters.openspiel_observer import LinkoObserver, SpielError, checked_player
from linko.adapters.openspiel_position import CHANCE, OVER, Position, Setup
from linko.adapters.terms import SCORE, VERSION, WIN, Terms, agreed, checked_seed, first_state
from linko.cards import Card, card_text
from linko.engine.kernel.layout import CARDS, CODES, MOST_DECISIONS
from linko.engine.simulation.game_bytes import play_out_bytes
from linko.game import SEEDS
from linko.game_errors import OptionsError
from linko.options import EDITIONS, edition_options
from linko.players import FEWEST_SEATS, MOST_SEATS
from linko.refusal import quote
from linko.rules import all_moves
from linko.testing.errors import EnvError

with needed("open_spiel", __name__):
    import pyspiel

__all__ = ["NAME", "SIZES", "KernelRollouts", "LinkoGame", "LinkoState", "SpielError"]

Spiel = Any  # pyspiel types without annotations

NAME: Final = "python_linko"
SIZES: Final = ("ranks", "copies", "jokers", "hand_size", "row_size", "ghost_size")
_CARDS: Final = np.arange(CARDS, dtype=np.int8)
_USUAL: Final = EDITIONS["classic"]
_UNSAID: Final = -1
"""Stands for the default number of players: the fewest that the edition allows."""
_DEFAULTS: Final[Mapping[str, str | int]] = {
    "version": VERSION,
    "edition": "classic",
    "players": _UNSAID,
    "seats": _UNSAID,
    "starter": 0,
    "reward": WIN,
    "observation": "whole",
    **{size: getattr(_USUAL, size) for size in SIZES},
}


def _game_type(reward: str) -> Spiel:
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Linko",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if reward == SCORE else utilities.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=FEWEST_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(_DEFAULTS),
    )


class LinkoGame(pyspiel.Game):
    """Linko with parameters for edition, players, starter, reward, observation and study sizes.

    `players` and `seats` mean the same. Players' actions are the codes of moves. Chance actions are
    cards, from 0 for rank 1 to 13 for the joker.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = _parameters(params)
        self.terms = _terms(given)
        starter = given["starter"]
        if type(starter) is not int or not 0 <= starter < self.terms.seats:
            raise _refused("starter", f"a seat from 0 to {self.terms.seats - 1}", starter)
        self.setup = Setup.of(self.terms, starter)
        is_score = self.terms.reward == SCORE
        info = pyspiel.GameInfo(
            num_distinct_actions=CODES,
            max_chance_outcomes=CARDS - 1,
            num_players=self.terms.seats,
            min_utility=self.terms.lowest_reward,
            max_utility=self.terms.highest_reward,
            utility_sum=0.0 if is_score else 1.0,
            max_game_length=MOST_DECISIONS,
        )
        said = {"players": self.terms.seats, "seats": self.terms.seats}
        super().__init__(_game_type(self.terms.reward), info, given | said)

    def new_initial_state(self, *_: object) -> LinkoState:
        """The state before the deal."""
        return LinkoState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The number of cards: chance reveals every card at most once."""
        return self.terms.options.deck_size

    def make_py_observer(self, kind: Spiel = None, params: Spiel = None) -> LinkoObserver:
        """An observer of the given kind; by default, what one player sees without recall."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return LinkoObserver(self.terms, usual if kind is None else kind, params)


class LinkoState(pyspiel.State):
    """One position; `position` holds everything that OpenSpiel does not store itself."""

    def __init__(self, game: LinkoGame) -> None:
        super().__init__(game)
        self.position = Position(game.setup)

    def current_player(self) -> int:
        """The seat that must decide, or OpenSpiel's number for chance or for the end."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel always passes the player that must decide
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible next cards and their probabilities."""
        return [(card - 1, probability) for card, probability in self.position.outcomes()]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.player == OVER:
            raise SpielError("env_finished")
        is_chance = position.player == CHANCE
        if not (position.turn_up(action + 1) if is_chance else position.push(action)):
            who = "chance" if is_chance else str(position.player)
            if is_chance:
                cards = [
                    f"{card - 1} (card {card_text(Card(card))})" for card, _ in position.outcomes()
                ]
                legal = ", ".join(cards)
            else:
                legal = legal_words(position.legal(), position.setup.terms.options.ranks)
            raise SpielError("env_illegal_action", given=quote(action), seat=who, legal=legal)

    def _action_to_string(self, player: int, action: int) -> str:
        last = (CARDS - 1 if player == CHANCE else CODES) - 1
        if not 0 <= action <= last:
            raise _refused("action", f"a whole number from 0 to {last}", action)
        if player == CHANCE:
            return f"card {card_text(Card(action + 1))}"
        terms = self.position.setup.terms
        checked_player(player, terms)
        return all_moves(terms.options.ranks)[action].text

    def returns(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        return self.position.results()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> LinkoState:
        """Another state, including its history, that looks the same to a player.

        The cards that the player has not seen are dealt again. Every deal is equally likely,
        whatever the other players' choices suggest. A card that another player drew unseen and has
        played since keeps its place in the history, so some histories that look the same are never
        sampled. Raises an error while hands are being dealt.
        """
        player = checked_player(player_id, self.position.setup.terms)
        if self.position.is_dealing_hands:
            raise SpielError("env_dealing")
        rng = random.Random(int(probability_sampler() * SEEDS))
        twin: LinkoState = self.get_game().new_initial_state()
        for event in self.position.resampled(player, rng):
            twin.apply_action(event - CARDS if event >= CARDS else event - 1)
        return twin

    def __str__(self) -> str:
        position = self.position
        if not position.is_dealt:
            return f"dealing: {position.told(range(position.setup.terms.seats))}"
        waiting = "\nchance reveals a card" if position.player == CHANCE else ""
        return f"{position.state}{waiting}"


class KernelRollouts:
    """An evaluator for OpenSpiel's search bots that runs random rollouts in the compiled engine.

    It does the same as `open_spiel.python.algorithms.mcts.RandomRolloutEvaluator`, but is several
    hundred times faster.
    """

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        if type(n_rollouts) is not int or n_rollouts < 1:
            raise EnvError(
                "env_bad_argument",
                name="n_rollouts",
                expected="a whole number of at least 1",
                given=quote(n_rollouts),
            )
        self._rollouts = n_rollouts
        number = checked_seed(seed)
        self._state = first_state(number)
        self._chance = random.Random(number)

    def evaluate(self, state: LinkoState) -> np.ndarray[Any, Any]:
        """Each player's mean reward over the rollouts, which also sample pending chance events."""
        terms = state.position.setup.terms
        scores, shares = np.zeros(terms.seats, np.int16), np.zeros(terms.seats, np.float32)
        total = np.zeros(terms.seats)
        for _ in range(self._rollouts):
            position = state.position.after_chance(self._chance)
            hidden = np.repeat(_CARDS, position.unseen)
            game = position.bytes.copy()
            self._state = np.uint64(play_out_bytes(game, hidden, self._state, scores, shares))
            total += terms.rewards(scores, shares)
        return total / self._rollouts

    def prior(self, state: LinkoState) -> list[tuple[int, float]]:
        """Equal probabilities for all moves; at chance nodes, the real probabilities."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions: Sequence[int] = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def _parameters(params: object) -> dict[str, Any]:
    """All parameters with their defaults; an unknown parameter is an error."""
    given = {} if params is None else params
    if not isinstance(given, Mapping):
        raise _refused("params", "a dict", params)
    known = ", ".join(_DEFAULTS)
    for name in given:
        if name not in _DEFAULTS:
            raise _refused("the name of a parameter", f"one of {known}", name)
    if given.get("version", VERSION) != VERSION:
        raise _refused("version", f"{VERSION} here", given["version"])
    return {**_DEFAULTS, **given}


def _terms(given: Mapping[str, Any]) -> Terms:
    """The terms with the edition's options and the given sizes, or an error."""
    try:
        options = edition_options(given["edition"])
        sizes = {size: given[size] for size in SIZES if given[size] != getattr(options, size)}
        if sizes:
            options = replace(options, edition=None, **sizes)
    except OptionsError as error:
        raise SpielError("env_bad_setup", reason=error) from error
    players, seats = given["players"], given["seats"]
    if seats == _UNSAID:
        seats = min(options.seat_counts, default=FEWEST_SEATS) if players == _UNSAID else players
    elif players not in (_UNSAID, seats):
        raise _refused("players", f"as many as seats, {quote(seats)}", players)
    try:
        return agreed(options, 0 if seats is None else seats, given["reward"], given["observation"])
    except EnvError as error:
        raise SpielError(error.code, **error.params) from error


def _refused(name: str, expected: str, given: object) -> SpielError:
    return SpielError("env_bad_argument", name=name, expected=expected, given=quote(given))


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_game_type(WIN), LinkoGame)
