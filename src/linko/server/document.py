"""The OpenAPI document, as strict as the server is."""

from __future__ import annotations

from typing import Any, Final, get_args

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from linko.server.http.me import NameBody
from linko.server.http.tables import NewTable
from linko.table import Clock, Command, Settings

STRICT: Final[tuple[type[Struct], ...]] = (
    NameBody,
    NewTable,
    Settings,
    Clock,
    *get_args(Command),
)
"""What clients send; whatever else they write into it is refused."""

Document = dict[str, Any]  # JSON


class StrictDocument(JsonRenderPlugin):
    """The document as JSON, in which bodies have no other fields than those named."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """The document."""
        schemas = openapi_schema["components"]["schemas"]
        for kind in STRICT:
            schemas[kind.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)
