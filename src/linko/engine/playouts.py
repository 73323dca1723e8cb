"""Whole games played inside the kernel, at random or by a policy.

A policy is a compiled function `policy(g, state) -> (code, state)`: it is shown the record of a
running game and the state of the generator, and returns the code of a legal move and the state.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from linko.cards import Card
from linko.engine.bridge import prepared
from linko.engine.compiling import compiled, config
from linko.engine.dealing import (
    advance,
    below,
    checked_count,
    checked_number,
    deal,
    fill_deck,
    seeds,
    shuffle,
)
from linko.engine.errors import EngineError
from linko.engine.layout import CODES, DECK_SIZE, MOST_DECISIONS, OVER, Codes, Deck, Record
from linko.engine.legal import count_legal, is_legal, nth_legal
from linko.engine.playing import play
from linko.engine.scoring import score, win_share
from linko.game import Game, as_options
from linko.options import Options
from linko.refusal import quote
from linko.rules import Move

Policy = Callable[[Record, np.uint64], tuple[int, np.uint64]]
"""What decides in a playout."""

MOST_THREADS = 64


@compiled
def random_policy(g: Record, state: np.uint64) -> tuple[int, np.uint64]:
    """Every legal move is equally likely."""
    state = advance(state)
    return nth_legal(g, below(state, count_legal(g))), state


@compiled
def playout(g: Record, state: np.uint64, policy: Policy, codes: Codes) -> int:
    """Play to the end; the codes go into an array as far as it reaches.

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
def random_playout(g: Record, state: np.uint64, codes: Codes) -> int:
    """`playout` at random.

    It is spelled out because numba keeps compiled code on disk only where no function is handed on.
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
def deal_at_random(g: Record, deck: Deck, state: np.uint64) -> np.uint64:
    """Shuffle, draw the starter, deal; `deck` is room to work in and holds the deck afterwards."""
    size = fill_deck(g, deck)
    state = advance(shuffle(deck, size, state))
    deal(g, deck, size, below(state, g.seats))
    return state


@compiled
def play_games(
    g: Record,
    deck: Deck,
    states: npt.NDArray[np.uint64],
    policy: Policy,
    scores: npt.NDArray[np.int16],
    shares: npt.NDArray[np.float32],
    decisions: npt.NDArray[np.int32],
) -> None:
    """Deal and play a game from each state, and write down how it ended."""
    for number in range(len(states)):
        state = deal_at_random(g, deck, states[number])
        decisions[number] = playout(g, state, policy, scores[number][:0])
        if decisions[number] < 0:
            return
        write_result(g, scores[number], shares[number])


@compiled
def play_random_games(
    g: Record,
    deck: Deck,
    states: npt.NDArray[np.uint64],
    scores: npt.NDArray[np.int16],
    shares: npt.NDArray[np.float32],
    decisions: npt.NDArray[np.int32],
) -> None:
    """`play_games` at random."""
    for number in range(len(states)):
        state = deal_at_random(g, deck, states[number])
        decisions[number] = random_playout(g, state, scores[number][:0])
        write_result(g, scores[number], shares[number])


@compiled
def write_result(g: Record, scores: npt.NDArray[np.int16], shares: npt.NDArray[np.float32]) -> None:
    """Everybody's score and share of the win."""
    for seat in range(g.seats):
        scores[seat] = score(g, seat)
        shares[seat] = win_share(g, seat)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Many games and how they ended; each row is a game."""

    states: npt.NDArray[np.uint64]
    """What each game was dealt and played from; `replayed` plays it again."""
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

    The same seed gives the same games whatever the threads. A policy is compiled together with the
    kernel when it is first used.
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
        g, deck = prepared(options, seats)[0], np.zeros(DECK_SIZE, np.int8)
        ends = result.scores[part], result.win_shares[part], result.decisions[part]
        if policy is None:
            play_random_games(g, deck, states[part], *ends)
        else:
            play_games(g, deck, states[part], policy, *ends)

    in_parts(work, games, threads)
    if policy is not None and result.decisions.min() < 0:
        raise EngineError("engine_illegal_policy", game=int(result.decisions.argmin()))
    return result


def check_policy(policy: object) -> None:
    """Refuse what the kernel could not call."""
    if policy is not None and not config.DISABLE_JIT and not hasattr(policy, "py_func"):
        raise EngineError("engine_bad_policy", given=quote(policy))


def replayed(
    edition: str | Options, *, seats: int, state: int, policy: Policy | None = None
) -> Game:
    """One game of `play_out` again, decision by decision in the normative rules."""
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


def in_parts(work: Callable[[slice], None], size: int, threads: int) -> None:
    """Do the work in equal slices, a thread for each; the kernel lets them run side by side."""
    threads = min(threads, size, MOST_THREADS)
    if threads == 1:
        work(slice(0, size))
        return
    ends = [size * number // threads for number in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, (slice(*pair) for pair in pairwise(ends))))
