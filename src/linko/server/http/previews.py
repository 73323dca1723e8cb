"""The preview of a link to a game in messaging apps: a sentence and a picture."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from linko.game import Game
from linko.players import shown_names
from linko.rules import Event
from linko.rules.events import GameEnded, RowRefilled, TurnBegan
from linko.server.errors import ServerError
from linko.server.http.games import finished_game, replayed
from linko.server.http.refusals import specs
from linko.server.http.who import hub_of, limit
from linko.server.link_pictures import can_draw
from linko.server.links import site_url
from linko.texts import LANGUAGES
from linko.texts.events import Narrator

AnyRequest = Request[Any, Any, Any]

PNG: Final = "image/png"
MOST_DIGITS: Final = 5
"""Maximum number of digits in the number of a decision."""


@get("/api/games/{game:str}/table.png", responses=specs(404), media_type=PNG)
async def link_picture(
    request: AnyRequest,
    game: FromPath[str],
    seat: FromQuery[str | None] = None,
    at: FromQuery[str | None] = None,
) -> Response[bytes]:
    """Return a picture of a moment of a finished game, as a seat saw it or with open cards.

    `at` is the number of the decision in the link to the game.
    """
    limit(request, "picture")
    found = await finished_game(request, game)
    whole = await asyncio.to_thread(replayed, found)
    wanted_seat, wanted_at = _moment(whole, seat, at)
    picture = await hub_of(request).link_pictures.picture(found, wanted_seat, wanted_at)
    headers = {"cache-control": "public, max-age=86400"}
    return Response(picture, media_type=PNG, headers=headers)


async def preview_tags(request: AnyRequest, game: str, seat: str | None, at: str | None) -> str:
    """Return the preview tags for the page of a finished game, in the reader's language.

    There are none if an earlier version wrote the record and this one cannot replay it.
    """
    hub = hub_of(request)
    found = await finished_game(request, game)
    async with hub.replays.turn():
        try:
            whole = await asyncio.to_thread(replayed, found)
        except ServerError:
            return ""
        wanted_seat, wanted_at = _moment(whole, seat, at)
        words = await asyncio.to_thread(_sentence, whole, wanted_at, _language(request))
    site = site_url(hub.settings, str(request.base_url))
    given = {"seat": wanted_seat, "at": wanted_at}
    query = "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
    question = f"?{query}" if query else ""
    tags = {
        "og:type": "website",
        "og:site_name": "Linko",
        "og:title": f"Linko: {', '.join(shown_names(len(whole.names), whole.names))}",
        "og:description": words,
        "og:url": f"{site}/game/{game}{question}",
    }
    if can_draw():
        tags["og:image"] = f"{site}/api/games/{game}/table.png{question}"
        tags["og:image:type"] = PNG
        tags["og:image:alt"] = words
        tags["twitter:card"] = "summary_large_image"
    return "".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()
    )


def _moment(game: Game, seat: str | None, at: str | None) -> tuple[int | None, int | None]:
    """Return the seat and the decision that a link names; None for what the game does not have."""
    wanted_seat, wanted_at = _number(seat), _number(at)
    if wanted_seat is not None and wanted_seat >= len(game.names):
        wanted_seat = None
    if wanted_at is not None and wanted_at >= game.move_count:
        wanted_at = None
    return wanted_seat, wanted_at


def _number(text: str | None) -> int | None:
    is_number = text is not None and text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    return int(text) if is_number and text is not None else None


def _sentence(game: Game, at: int | None, language: str) -> str:
    """Return a sentence about the last event before a moment; at the end, about who won."""
    again = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
    events: Sequence[Event] = (TurnBegan(again.turn, 1),)
    for move in game.moves[:at]:
        events = again.push(move)
    told = [event for event in events if not isinstance(event, RowRefilled)]
    if len(told) > 1:
        told = [event for event in told if not isinstance(event, TurnBegan)]
    ended = [event for event in told if isinstance(event, GameEnded)]
    return Narrator(language, shown_names(len(game.names), game.names)).words((ended or told)[-1])


def _language(request: AnyRequest) -> str:
    """Return the first language that the reader wants and this program has."""
    known = [code for code, _ in LANGUAGES]
    for wanted in request.headers.get("accept-language", "").split(","):
        code = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if code in known:
            return code
    return known[0]
