"""Finished games: lists, records, and a page for anyone with the link."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from html import escape
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec import Struct

from linko.drawing import svg
from linko.game import Game
from linko.records import load_object
from linko.refusal import LinkoError
from linko.server.errors import ServerError
from linko.server.http.refusals import specs
from linko.server.http.who import asker, hub_of, limit
from linko.server.tables import is_id
from linko.store import FinishedGame

MOST_LISTED: Final = 50
AnyRequest = Request[Any, Any, Any]


class GameSummary(Struct, frozen=True):
    """A finished game as it is shown in lists."""

    id: str
    table: str
    finished_at: float
    edition: str | dict[str, bool | int]
    seats: list[str]
    scores: list[int]
    winners: list[int]
    you: int
    """The seat of the current user."""


@get("/api/my/games", responses=specs(401), operation_id="my_games")
async def my_games(
    request: AnyRequest, before: FromQuery[float | None] = None
) -> list[GameSummary]:
    """Return the user's finished games that ended `before` a time, the latest first.

    Deals of a day that is not over are left out.
    """
    identity = await asker(request, "request")
    hub = hub_of(request)
    found: list[FinishedGame] = []
    while len(found) < MOST_LISTED:  # a short list would say that there are no earlier games
        games = await hub.store.games_of(identity.id, MOST_LISTED, before)
        found += [game for game in games if await hub.daily.is_open(game.record)]
        if len(games) < MOST_LISTED:
            break
        before = games[-1].finished_at
    return [_summary(game, identity.id) for game in found[:MOST_LISTED]]


@get(
    "/api/my/games.jsonl",
    responses=specs(401),
    media_type="application/jsonl",
    operation_id="my_records",
)
async def my_records(request: AnyRequest) -> Stream:
    """Return the records of all the user's games, one per line."""
    identity = await asker(request, "download")

    async def lines() -> AsyncIterator[bytes]:
        hub = hub_of(request)
        async for record in hub.store.all_games_of(identity.id):
            if await hub.daily.is_open(record):
                yield record + b"\n"

    return Stream(
        lines(),
        media_type="application/jsonl",
        headers={"Content-Disposition": 'attachment; filename="linko-games.jsonl"'},
    )


@get(
    "/api/games/{game:str}",
    responses=specs(404),
    media_type="application/json",
    operation_id="record",
)
async def record(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the record of a finished game, with the salt that opens the commitment."""
    limit(request, "request")
    found = await finished_game(request, game)
    headers = {"Content-Disposition": 'inline; filename="linko-game.json"'}
    return Response(found.record, media_type="application/json", headers=headers)


@get("/api/games/{game:str}/table.svg", responses=specs(404), media_type="image/svg+xml")
async def picture(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    """Return a picture of the table at the end of a game."""
    limit(request, "request")
    ended = await asyncio.to_thread(replayed, await finished_game(request, game))
    drawn = await asyncio.to_thread(svg, ended.state, ended.names)
    headers = {"cache-control": "public, max-age=86400"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _summary(game: FinishedGame, identity: str) -> GameSummary:
    data: dict[str, Any] = load_object(game.record)  # our own record: its keys are as we wrote them
    seat = next(seat for seat, player in game.players if player == identity)
    return GameSummary(
        game.id,
        game.table,
        game.finished_at,
        data["edition"],
        data["seats"],
        data["scores"],
        data["winners"],
        seat,
    )


async def finished_game(request: AnyRequest, game: str) -> FinishedGame:
    """Return a finished game; an unfinished one is refused like one that does not exist.

    A game of a deal whose day is not over is refused too, even to its player.
    """
    found = await hub_of(request).store.game(game) if is_id(game) else None
    if found is None:
        raise ServerError("server_no_such_game")
    if not await hub_of(request).daily.is_open(found.record):
        raise ServerError("server_daily_closed")
    return found


def replayed(game: FinishedGame) -> Game:
    """Return a finished game at its end; refuse it as unknown if its record cannot be replayed."""
    try:
        return Game.from_record(load_object(game.record))
    except LinkoError:
        raise ServerError("server_no_such_game") from None


async def game_page(request: AnyRequest, game: str) -> str:
    """Return the result of a finished game in plain HTML, for anyone with its link."""
    found = await finished_game(request, game)
    data: dict[str, Any] = load_object(found.record)
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{score}</td><td>{'★' if seat in data['winners'] else ''}"
        "</td></tr>"
        for seat, (name, score) in enumerate(zip(data["seats"], data["scores"], strict=True))
    )
    edition = data["edition"] if isinstance(data["edition"], str) else "custom"
    link = f"/api/games/{escape(game)}"
    return (
        f"<main><h1>Linko, {escape(edition)}</h1>"
        f"<table><thead><tr><th>player</th><th>points</th><th>won</th></tr></thead>{rows}</table>"
        f'<p><img src="{link}/table.svg" alt="the table at the end of the game"></p>'
        f'<p><a href="{link}" download>the record</a></p>'
        "<p>The shuffle was committed to before the first decision. SHA-256 of the salt, a line "
        "break and the deck, as they stand in the record, is this commitment:</p>"
        f"<p><code>{escape(str(data.get('commitment', '')))}</code></p>"
        f"<p>salt <code>{escape(str(data.get('salt', '')))}</code></p></main>"
    )
