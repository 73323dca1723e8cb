"""Reviews of finished games, for anyone with the game's link."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Raw, Struct, json

from linko.judgement.review import Review
from linko.server.http.games import finished_game
from linko.server.http.refusals import specs
from linko.server.http.replays import JSON, zipped
from linko.server.http.who import asker, hub_of, identity_or_none, is_nobody_yet, limit
from linko.server.reviews.desk import ReviewState
from linko.store import FinishedGame

AnyRequest = Request[Any, Any, Any]


class GameReview(Struct, frozen=True):
    """The progress of the review of a game, and its findings so far."""

    state: ReviewState
    done: int
    """Number of decisions that have been reviewed."""
    of: int
    """Number of decisions of the game."""
    review: Review | None
    """The review; only a part of it, or one by an earlier version, until the state is `done`."""
    you: int | None
    """The seat of the current user in this game; null for everybody else."""


class _Answer(Struct, frozen=True):
    """A `GameReview` with a review that is JSON already."""

    state: ReviewState
    done: int
    of: int
    review: Raw | None
    you: int | None


class _Decisions(Struct, frozen=True):
    """The part of a record from which its decisions are counted."""

    moves: list[Raw]


@get(
    "/api/games/{game:str}/review",
    responses={**specs(404), 200: ResponseSpec(GameReview, generate_examples=False)},
    media_type=JSON,
    operation_id="review",
)
async def game_review(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the review of a finished game, or how far it has got."""
    limit(request, "request")
    return await _answer(request, await finished_game(request, game))


@post(
    "/api/games/{game:str}/review",
    status_code=200,
    responses={**specs(401, 404, 409), 200: ResponseSpec(GameReview, generate_examples=False)},
    media_type=JSON,
    operation_id="ask_for_review",
)
async def ask_for_review(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Ask for the review of a finished game; a person can wait for only one game at a time."""
    identity = await asker(request, "review")
    found = await finished_game(request, game)
    await hub_of(request).reviews.ask(identity.id, game)
    return await _answer(request, found)


@delete(
    "/api/games/{game:str}/review", responses=specs(401, 404), operation_id="withdraw_from_review"
)
async def withdraw_from_review(request: AnyRequest, game: FromPath[str]) -> None:
    """Stop waiting for the review of a game; the work stops if nobody else waits for it."""
    identity = await asker(request, "request")
    await finished_game(request, game)
    await hub_of(request).reviews.withdraw(identity.id, game)


async def _answer(request: AnyRequest, game: FinishedGame) -> Response[bytes]:
    standing = await hub_of(request).reviews.standing(game.id)
    of = len(json.decode(game.record, type=_Decisions).moves)
    review = Raw(standing.review) if standing.review else None
    done = of if standing.state == "done" else standing.done
    you = await _own_seat(request, game)
    return await zipped(request, json.encode(_Answer(standing.state, done, of, review, you)))


async def _own_seat(request: AnyRequest, game: FinishedGame) -> int | None:
    identity = None if is_nobody_yet(request) else await identity_or_none(request)
    if identity is None:
        return None
    return next((seat for seat, player in game.players if player == identity.id), None)
