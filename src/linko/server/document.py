"""The OpenAPI document, which forbids unknown fields as the server does."""

from __future__ import annotations

from typing import Any, Final, get_args

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from linko.server.http.me import NameBody
from linko.server.http.playing_on import PlayOn
from linko.server.http.replays import RecordsBody
from linko.server.http.tables import NewTable
from linko.table import Clock, Command, Settings

STRICT: Final[tuple[type[Struct], ...]] = (
    NameBody,
    NewTable,
    PlayOn,
    RecordsBody,
    Settings,
    Clock,
    *get_args(Command),
)
"""Types of what clients send; the server refuses unknown fields in them."""

Document = dict[str, Any]  # JSON


class StrictDocument(JsonRenderPlugin):
    """The document as JSON; bodies allow only the named fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """Return the document."""
        schemas = openapi_schema["components"]["schemas"]
        for kind in STRICT:
            schemas[kind.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)
