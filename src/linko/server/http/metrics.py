"""The metrics on the server's own port, for those who know the token."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar import Request, Response, get

from linko.server.errors import ServerError
from linko.server.http.refusals import specs
from linko.server.http.who import hub_of, limit

AnyRequest = Request[Any, Any, Any]


@get("/metrics", responses=specs(404), media_type="text/plain", operation_id="metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Return the metrics of this process for Prometheus; 404 without the host's token."""
    limit(request, "request")
    hub = hub_of(request)
    given = request.headers.get("authorization", "").encode()
    token = hub.settings.metrics_token
    if not token or not compare_digest(given, f"Bearer {token}".encode()):
        raise ServerError("server_not_found")
    from linko.server.metrics_page import CONTENT_TYPE, page

    return Response(page(hub), media_type=CONTENT_TYPE)
