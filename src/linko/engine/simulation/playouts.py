"""Whole games played inside the kernel, at random or by a policy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from linko.cards import Card
from linko.engine.arguments import checked_count, checked_number
from linko.engine.bridge import prepared
from linko.engine.errors import EngineError
from linko.engine.kernel.compile import compiled
from linko.engine.kernel.deal import deal_at_random
from linko.engine.kernel.generator import seeds
from linko.engine.kernel.layout import CODES, DECK_SIZE, MOST_DECISIONS, OVER, MoveCodes, Record
from linko.engine.kernel.legal import is_legal
from linko.engine.kernel.score import write_result
from linko.engine.kernel.step import play
from linko.engine.simulation.policy import Policy, check_policy, random_policy
from linko.engine.simulation.threads import in_parts
from linko.game import Game, as_options
from linko.options import Options
from linko.rules import Move


@compiled
def playout(g: Record, state: np.uint64, policy: Policy, codes: MoveCodes) -> int:
    """Play to the end, and write the codes into an array until it is full.

    Returns the number of decisions, or -1 if the policy chose a move that is not legal.
    """
    decisions = 0
    while g.phase != OVER:
        code, state = policy(g, state)
        if code < 0 or code >= CODES or not is_legal(g, code):
            return -1
        if decisions < len(codes):
            codes[decisions] = code
        play(g, code)
        decisions += 1
    return decisions


@compiled
def random_playout(g: Record, state: np.uint64, codes: MoveCodes) -> int:
    """`playout` at random.

    The code is duplicated because numba does not cache functions that take a function argument.
    """
    decisions = 0
    while g.phase != OVER:
        code, state = random_policy(g, state)
        if decisions < len(codes):
            codes[decisions] = code
        play(g, code)
        decisions += 1
    return decisions


@compiled
def play_games(
    g: Record,
    states: npt.NDArray[np.uint64],
    policy: Policy,
    scores: npt.NDArray[np.int16],
    shares: npt.NDArray[np.float32],
    decisions: npt.NDArray[np.int32],
) -> None:
    """Deal and play a game from each state, and write its result."""
    deck = np.zeros(DECK_SIZE, np.int8)
    for number in range(len(states)):
        state = deal_at_random(g, deck, states[number])
        decisions[number] = playout(g, state, policy, scores[number][:0])
        if decisions[number] < 0:
            return
        write_result(g, scores[number], shares[number])


@compiled
def play_random_games(
    g: Record,
    states: npt.NDArray[np.uint64],
    scores: npt.NDArray[np.int16],
    shares: npt.NDArray[np.float32],
    decisions: npt.NDArray[np.int32],
) -> None:
    """`play_games` at random."""
    deck = np.zeros(DECK_SIZE, np.int8)
    for number in range(len(states)):
        state = deal_at_random(g, deck, states[number])
        decisions[number] = random_playout(g, state, scores[number][:0])
        write_result(g, scores[number], shares[number])


@dataclass(frozen=True, slots=True)
class Playouts:
    """The results of many games; each row is a game."""

    states: npt.NDArray[np.uint64]
    """The generator state that each game started from; `replayed` plays it again."""
    scores: npt.NDArray[np.int16]
    win_shares: npt.NDArray[np.float32]
    decisions: npt.NDArray[np.int32]


def play_out(
    edition: str | Options,
    *,
    seats: int,
    games: int,
    seed: int = 0,
    policy: Policy | None = None,
    threads: int = 1,
) -> Playouts:
    """Play games in the kernel, at random or by a policy.

    The same seed gives the same games for any number of threads. A policy is compiled together with
    the kernel when it is first used.
    """
    options = as_options(edition)
    games, threads = checked_count("games", games), checked_count("threads", threads)
    check_policy(policy)
    states = seeds(seed, games)
    prepared(options, seats)
    result = Playouts(
        states,
        np.zeros((games, seats), np.int16),
        np.zeros((games, seats), np.float32),
        np.zeros(games, np.int32),
    )

    def work(part: slice) -> None:
        g = prepared(options, seats)[0]
        ends = result.scores[part], result.win_shares[part], result.decisions[part]
        if policy is None:
            play_random_games(g, states[part], *ends)
        else:
            play_games(g, states[part], policy, *ends)

    in_parts(work, games, threads)
    if policy is not None and result.decisions.min() < 0:
        raise EngineError("engine_illegal_policy", game=int(result.decisions.argmin()))
    return result


def replayed(
    edition: str | Options, *, seats: int, state: int, policy: Policy | None = None
) -> Game:
    """Replay one game of `play_out` with the normative rules, decision by decision."""
    options = as_options(edition)
    check_policy(policy)
    g = prepared(options, seats)[0]
    deck, codes = np.zeros(DECK_SIZE, np.int8), np.zeros(MOST_DECISIONS, np.int16)
    after_deal = np.uint64(deal_at_random(g, deck, np.uint64(checked_number("state", state, 1))))
    game = Game.deal(
        options,
        seats=seats,
        deck=[Card(int(card)) for card in deck[: options.deck_size]],
        starter=int(g.starter),
    )
    if policy is None:
        count = random_playout(g, after_deal, codes)
    else:
        count = playout(g, after_deal, policy, codes)
        if count < 0:
            raise EngineError("engine_illegal_policy", game=0)
    for code in codes[:count]:
        game.push(Move.from_code(int(code), options.ranks))
    return game
