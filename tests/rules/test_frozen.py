"""Fast construction of frozen dataclasses."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from linko import Game, Seat, Snatch
from linko.rules import Board, State
from linko.rules.frozen import maker


@pytest.mark.parametrize("kind", [Board, Snatch])
def test_the_fast_constructor_makes_the_same_object(kind: type[Board | Snatch]) -> None:
    values = tuple(range(len(fields(kind))))
    slow, quick = kind(*values), maker(kind)(*values)  # type: ignore[arg-type] # any values do
    assert type(quick) is kind
    assert quick == slow
    assert repr(quick) == repr(slow)
    assert hash(quick) == hash(slow)
    assert pickle.loads(pickle.dumps(quick)) == slow  # noqa: S301 - made here


def test_a_state_after_moves_equals_one_built_by_the_constructor() -> None:
    for edition, seats in (("classic", 4), ("duel", 2)):
        game = Game.deal(edition, seats=seats, seed=1)
        while not game.is_over:
            game.push(game.legal_moves[len(game.moves) % len(game.legal_moves)])
            again = replace(game.state)
            assert type(game.state) is State
            assert (again, again.laid) == (game.state, game.state.laid)
            assert pickle.loads(pickle.dumps(game.state)).laid == again.laid  # noqa: S301 - made here


def test_the_objects_are_frozen() -> None:
    game = Game.deal("classic", seats=2, seed=1)
    game.push(game.legal_moves[0])
    for made in (game.state, game.view(Seat(0)).board):
        for field in fields(made):
            with pytest.raises(FrozenInstanceError):
                setattr(made, field.name, None)
            with pytest.raises(FrozenInstanceError):
                delattr(made, field.name)


def test_every_field_must_be_given() -> None:
    with pytest.raises(TypeError):
        maker(Snatch)(Seat(0), Seat(1), (), ())  # type: ignore[call-arg] # wrong on purpose
