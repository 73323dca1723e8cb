"""Replays of finished games, and of records that clients send."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from io import BytesIO
from itertools import islice
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, json

from linko.game import Game
from linko.game_errors import RecordError
from linko.records import RecordLine, read_records
from linko.refusal import LinkoError
from linko.server.errors import ServerError
from linko.server.http.games import finished_game, replayed
from linko.server.http.refusals import Refusal, refusal, specs
from linko.server.http.who import hub_of, limit
from linko.server.waiting_line import WaitingLine
from linko.verification import verified
from linko.wire.replay import Replay, replay

LARGEST_BODY: Final = 60 * 1024
"""Maximum number of bytes of a body with records; more records need several requests."""
SMALLEST_ZIPPED: Final = 1024
"""Answers shorter than this are not compressed."""
MOST_RECORDS: Final = 200
"""Maximum number of records in a text. A body has room for fewer records of real games."""
LARGEST_ANSWER: Final = 1024 * 1024
"""Maximum number of bytes of the answer to a text, uncompressed; a typical replay has 0.1 MB."""
LEVEL: Final = 6
JSON: Final = "application/json"

AnyRequest = Request[Any, Any, Any]


class RecordsBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Records as text, as in a file: one per line, or a single one over several lines."""

    records: Annotated[str, Meta(min_length=1, max_length=LARGEST_BODY)]


class CheckedRecord(Struct, frozen=True):
    """A record, with either what is wrong with it or the names and scores of its game."""

    line: int
    """The line on which it begins, from 1."""
    refusal: Refusal | None
    """What is wrong, in the words of `linko verify`."""
    edition: str | dict[str, bool | int] | None
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty if the game is not over, which is not an error."""


class CheckedRecords(Struct, frozen=True):
    """All records of a text; a single correct record of a finished game also has its replay."""

    records: tuple[CheckedRecord, ...]
    replay: Replay | None


@get(
    "/api/games/{game:str}/replay",
    responses={**specs(404), 200: ResponseSpec(Replay, generate_examples=False)},
    media_type=JSON,
    operation_id="replay",
)
async def game_replay(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Return every position of a finished game in one message, for anyone with its link."""
    limit(request, "replay")
    found = await finished_game(request, game)
    line = hub_of(request).replays
    return await _answer(
        request, line, lambda: replay(replayed(found), name=found.id, finished_at=found.finished_at)
    )


@post(
    "/api/replays",
    status_code=200,
    responses={**specs(413), 200: ResponseSpec(CheckedRecords, generate_examples=False)},
    media_type=JSON,
    operation_id="check_records",
    request_max_body_size=LARGEST_BODY,
)
async def check_records(request: AnyRequest, data: JSONBody[RecordsBody]) -> Response[bytes]:
    """Check records as `linko verify` does; a single finished game is answered with its replay.

    Nothing is stored.
    """
    limit(request, "replay")
    line = hub_of(request).sent_records
    return await _answer(request, line, lambda: checked(data.records), LARGEST_ANSWER)


async def _answer(
    request: AnyRequest, line: WaitingLine, make: Callable[[], Struct], largest: int | None = None
) -> Response[bytes]:
    """Return the result of a function that runs in a thread when it is the request's turn."""
    async with line.turn():
        return await asyncio.to_thread(_made, request, make, largest)


def _made(request: AnyRequest, make: Callable[[], Struct], largest: int | None) -> Response[bytes]:
    body = json.encode(make())
    if largest is not None and len(body) > largest:
        raise ServerError("server_too_large")
    return _response(request, body)


async def zipped(request: AnyRequest, body: bytes) -> Response[bytes]:
    """Return an answer in JSON; a long one is compressed in a thread, when it is its turn."""
    if len(body) < SMALLEST_ZIPPED:
        return _response(request, body)
    async with hub_of(request).replays.turn():
        return await asyncio.to_thread(_response, request, body)


def _response(request: AnyRequest, body: bytes) -> Response[bytes]:
    headers = {"vary": "accept-encoding"}
    zips = "gzip" in ",".join(request.headers.getall("accept-encoding", []))
    if zips and len(body) >= SMALLEST_ZIPPED:
        body = gzip.compress(body, LEVEL, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=JSON, headers=headers)


def checked(text: str) -> CheckedRecords:
    """Return what is wrong with each record of a text."""
    lines = tuple(islice(read_records(BytesIO(text.encode())), MOST_RECORDS + 1))
    if len(lines) > MOST_RECORDS:
        raise ServerError("server_too_large")
    found = tuple([_checked(line) for line in lines])
    single = found[0][1] if len(found) == 1 else None
    shown = replay(single) if single is not None and single.is_over else None
    return CheckedRecords(tuple([record for record, _ in found]), shown)


def _checked(line: RecordLine) -> tuple[CheckedRecord, Game | None]:
    if isinstance(line.data, RecordError):  # raising it would tie it to this frame
        return CheckedRecord(line.number, refusal(line.data), None, (), (), ()), None
    try:
        game = verified(line).game
    except LinkoError as error:
        return CheckedRecord(line.number, refusal(error), None, (), (), ()), None
    edition: Any = game.options.to_record()  # a name or an object of options
    correct = CheckedRecord(line.number, None, edition, game.names, game.scores, game.winners)
    return correct, game
