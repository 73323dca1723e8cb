"""Worlds that agree with a view, each played on after several moves; every result is kept.

The moves are compared in the same worlds with the same random numbers, as in `try_moves`. The move
that a rollout itself would play, `AS_A_ROLLOUT`, can be compared too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from linko.engine.kernel.compile import compiled
from linko.engine.kernel.layout import CARDS, MoveCodes, Record
from linko.engine.kernel.score import score, win_share
from linko.engine.kernel.step import play
from linko.judgement.beliefs import Beliefs, deal_guessed
from linko.judgement.rollouts import Rollouts, Workspace, new_workspace, play_on, rollout_choice
from linko.judgement.threats import NOT_COUNTED

Seeds = npt.NDArray[np.uint64]
Figures = npt.NDArray[np.float32]
Hands = npt.NDArray[np.int8]

AS_A_ROLLOUT: Final = -1
"""Instead of a code: the move that a rollout would play."""


class Played(NamedTuple):
    """The results of some moves in some worlds."""

    shares: Figures
    """Share of the win by world, move and seat."""
    points: Figures
    """Points of the viewing seat by world and move."""


def played_on(beliefs: Beliefs, rollouts: Rollouts, seeds: Seeds, codes: MoveCodes) -> Played:
    """Play every code, or what a rollout would play, in a world for each seed."""
    worlds, moves, seats = len(seeds), len(codes), int(beliefs.world.seats)
    shares = np.zeros((worlds, moves, seats), np.float32)
    points = np.zeros((worlds, moves), np.float32)
    workspace = new_workspace(len(beliefs.hidden))
    play_worlds(beliefs, rollouts, workspace, seeds, codes, shares, points)
    return Played(shares, points)


@compiled
def play_worlds(
    beliefs: Beliefs,
    rollouts: Rollouts,
    workspace: Workspace,
    seeds: Seeds,
    codes: MoveCodes,
    shares: Figures,
    points: Figures,
) -> None:
    """Write the results of every code in one world for each seed; equal moves are played once."""
    games, hidden, slots, room = workspace
    for number in range(len(seeds)):
        games[0] = beliefs.world
        hidden[:] = beliefs.hidden
        state = deal_guessed(games[0], hidden, beliefs.weights, slots, seeds[number])
        room.counted_to = NOT_COUNTED
        chosen, state = rollout_choice(games[0], rollouts, state, room)
        for at in range(len(codes)):
            code = chosen if codes[at] == AS_A_ROLLOUT else int(codes[at])
            same = at
            for earlier in range(at):
                if code == (chosen if codes[earlier] == AS_A_ROLLOUT else codes[earlier]):
                    same = earlier
            if same < at:
                shares[number, at] = shares[number, same]
                points[number, at] = points[number, same]
                continue
            games[1] = games[0]
            g = games[1]
            play(g, code)
            room.counted_to = NOT_COUNTED
            play_on(g, rollouts, state, room)
            write_shares(g, shares[number, at])
            points[number, at] = score(g, rollouts.seat)


@compiled
def write_shares(g: Record, shares: Figures) -> None:
    """Write every seat's share of the win of this game."""
    for seat in range(g.seats):
        shares[seat] = win_share(g, seat)


def dealt_hands(beliefs: Beliefs, seeds: Seeds) -> Hands:
    """Return counts by world, seat and card: everybody's hands in a world for each seed."""
    hands = np.zeros((len(seeds), int(beliefs.world.seats), CARDS), np.int8)
    deal_hands(beliefs, new_workspace(len(beliefs.hidden)), seeds, hands)
    return hands


@compiled
def deal_hands(beliefs: Beliefs, workspace: Workspace, seeds: Seeds, hands: Hands) -> None:
    """Write everybody's hands in one world for each seed."""
    games, hidden, slots, _ = workspace
    for number in range(len(seeds)):
        games[0] = beliefs.world
        hidden[:] = beliefs.hidden
        deal_guessed(games[0], hidden, beliefs.weights, slots, seeds[number])
        for seat in range(hands.shape[1]):
            for card in range(CARDS):
                hands[number, seat, card] = games[0].hands[seat, card]
