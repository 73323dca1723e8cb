"""Checks of the site and the address of every request, and the headers of every answer."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from linko.refusal import quote
from linko.server.errors import ServerError
from linko.server.http.refusals import answer_of, refuse_socket
from linko.server.ip_addresses import ip_address
from linko.server.limits import Limits
from linko.server.settings import ServerSettings

LONGEST_PATH: Final = 200
"""Maximum length of a path; a longer one is refused before the file system sees it."""

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
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_API: Final = "/api/"
_JSON: Final = b"application/json"
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:[0-9]{1,5})?")
_SOCKET: Final = re.compile(r"/api/tables/[^/]+/socket/?")
"""Paths that only sockets may use; the framework fails on other requests to them."""
_HTTPS_HEADERS: Final = (
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
"""Headers only for sites that are reached by https.

By http, browsers ignore the first. They ignore the second too, with a warning, except on 127.0.0.1
and localhost, where it would apply.
"""


class SiteGuard:
    """Refuses requests to other host names and from other sites; adds headers to all answers.

    Another site's page cannot make a visitor's browser change anything here: requests that change
    something, and sockets, must come from a page of this site, or from no page.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: ServerSettings,
        limits: Limits,
        now: Callable[[], float],
        *,
        check_address: Callable[[str], None],
        refused: Counter[str],
    ) -> None:
        """`check_address` refuses banned addresses; `refused` counts refusals by code."""
        self._app = app
        self._check_address = check_address
        self._refused = refused
        self._limits = limits
        self._now = now
        self._trust_proxy = settings.trust_proxy
        self._scheme, self._public = urlsplit(settings.public_url.lower())[:2]
        self._names = {"localhost", socket.gethostname().lower(), _name(settings.host)}
        self._names |= {f"{socket.gethostname().lower()}.local", _name(self._public)}
        self._is_https = settings.is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)  # type: ignore[unreachable] # the lifespan
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        try:
            self._check(scope, headers, host)
            problem = None
        except ServerError as error:
            problem = error
            self._refused[error.code] += 1
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is not None:
                await receive()
                await refuse_socket(problem, send)
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

    def _check(self, scope: Scope, headers: dict[bytes, bytes], host: str) -> None:
        who = ip_address(scope, trust_proxy=self._trust_proxy)
        self._limits.check("address", who, self._now())
        if not self._is_our_name(host):
            raise ServerError("server_bad_host", given=quote(host))
        path = scope["path"]
        if path.startswith(_API):  # the page itself may be loaded: it says why the rest is refused
            self._check_address(who)
        if len(path) > LONGEST_PATH or not path.isprintable():
            raise ServerError("server_not_found")
        if scope["type"] == ScopeType.HTTP:
            if _SOCKET.fullmatch(path):
                raise ServerError("server_not_allowed")
            if scope["method"] in _SAFE_METHODS:
                return
            _check_is_json(headers)
        elif not _SOCKET.fullmatch(path):
            raise ServerError("server_not_found")
        origin = headers.get(b"origin")
        if origin is not None and not self._is_our_origin(origin.decode("latin-1").lower(), host):
            raise ServerError("server_other_site")
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            raise ServerError("server_other_site")

    def _is_our_origin(self, origin: str, host: str) -> bool:
        """Whether an origin is this site; if the public URL is https, an http origin is not."""
        scheme, _, netloc = origin.partition("://")
        if netloc and netloc == self._public:
            return scheme == self._scheme
        return netloc == host and scheme in ("http", "https")

    def _is_our_name(self, host: str) -> bool:
        """Whether the server is known by this host name; other names may be a DNS attack."""
        if not _HOST.fullmatch(host):
            return False
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
        ours = host if self._is_our_name(host) else "localhost"
        policy = _PICTURE_POLICY if kind.startswith(b"image/svg") else _POLICY.format(host=ours)
        headers += [*_HEADERS, (b"content-security-policy", policy.encode("latin-1"))]
        if b"cache-control" not in names:
            headers.append((b"cache-control", b"no-store"))
        if self._is_https:
            headers += _HTTPS_HEADERS
        return headers


def _name(host: str) -> str:
    """Return a host without its port.

    >>> _name("[::1]:8013"), _name("linko.example:80")
    ('::1', 'linko.example')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def _check_is_json(headers: dict[bytes, bytes]) -> None:
    """Refuse bodies that are not JSON: another site's page can send forms, but not JSON."""
    has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if has_body and kind != _JSON:
        problem = "its content type must be application/json"
        raise ServerError("server_bad_message", problem=problem)


async def _refuse(error: ServerError, send: Send) -> None:
    status, headers, body = answer_of(error)
    if error.code == "server_too_fast":
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
