"""What stands before every request: whose site it comes from, and the headers that protect."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from linko.errors import ServerError, quote
from linko.server.http.refusals import refusal, status_of
from linko.server.settings import ServerSettings

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self' ws://{host} wss://{host}; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class SiteGuard:
    """Refuses requests under foreign names and from foreign pages; adds headers to the rest.

    A page of another site cannot make a visitor's browser do anything here: requests that change
    something, and sockets, must come from a page of this site, or from no page at all.
    """

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._public = urlsplit(settings.public_url).netloc.lower()
        self._names = {"localhost", socket.gethostname().lower(), _name(settings.host)}
        self._names |= {f"{socket.gethostname().lower()}.local", _name(self._public)}
        self._is_https = settings.is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)  # type: ignore[unreachable] # the lifespan
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        problem = self._problem(scope, headers, host)
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._with_headers(message["headers"], host)
            await send(message)

        if problem is not None:
            await _refuse(problem, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _problem(self, scope: Scope, headers: dict[bytes, bytes], host: str) -> ServerError | None:
        if not self._is_our_name(host):
            return ServerError("server_bad_host", given=quote(host))
        if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE_METHODS:
            return None
        origin = headers.get(b"origin")
        if origin is not None:
            netloc = urlsplit(origin.decode("latin-1").lower()).netloc
            if not netloc or netloc not in (host, self._public):
                return ServerError("server_other_site")
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return ServerError("server_other_site")
        return None

    def _is_our_name(self, host: str) -> bool:
        """Other names lead here only if somebody plays tricks with the name service."""
        name = _name(host)
        if name in self._names and name:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _with_headers(
        self, given: Iterable[tuple[bytes, bytes]], host: str
    ) -> list[tuple[bytes, bytes]]:
        headers = [(name.lower(), value) for name, value in given]
        names = {name for name, _ in headers}
        kind = dict(headers).get(b"content-type", b"")
        policy = _PICTURE_POLICY if kind.startswith(b"image/svg") else _POLICY.format(host=host)
        headers += [*_HEADERS, (b"content-security-policy", policy.encode("latin-1"))]
        if b"cache-control" not in names:
            headers.append((b"cache-control", b"no-store"))
        if self._is_https:
            headers.append(_HSTS)
        return headers


def _name(host: str) -> str:
    """A host without its port.

    >>> _name("[::1]:8013"), _name("linko.example:80")
    ('::1', 'linko.example')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


async def _refuse(error: ServerError, send: Send) -> None:
    body = json.encode(refusal(error))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
