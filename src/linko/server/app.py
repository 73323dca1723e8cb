"""The web application: the handlers of all requests, behind the guard that checks requests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from linko import __version__
from linko.refusal import LinkoError
from linko.server.document import StrictDocument
from linko.server.http import (
    about,
    daily,
    figures,
    games,
    invitations,
    me,
    metrics,
    pages,
    playing_on,
    previews,
    refusals,
    replays,
    reviews,
    tables,
)
from linko.server.hub import Hub
from linko.server.site_guard import SiteGuard
from linko.server.socket import table_socket

LARGEST_BODY: Final = 16 * 1024
"""Maximum number of bytes of a request's body."""

HANDLERS: Final = (
    about.about,
    about.texts,
    about.bulletin,
    about.healthz,
    about.readyz,
    metrics.metrics,
    me.me,
    me.become_guest,
    me.rename,
    me.my_bots,
    me.new_bot,
    me.remove_bot,
    tables.open_table,
    tables.public_tables,
    tables.my_tables,
    tables.look,
    tables.command,
    tables.hint,
    tables.find_by_code,
    tables.qr,
    tables.close_table,
    invitations.invitation,
    figures.my_figures,
    games.my_games,
    games.my_records,
    games.record,
    games.picture,
    previews.link_picture,
    replays.game_replay,
    replays.check_records,
    playing_on.play_on,
    daily.daily,
    daily.begin_daily,
    daily.daily_seed,
    reviews.game_review,
    reviews.ask_for_review,
    reviews.withdraw_from_review,
    pages.client,
    pages.finished_game,
    pages.plain_style,
    pages.top_file,
    table_socket,
)


def make_app(hub: Hub) -> ASGIApp:
    """Return the application around a hub; its lifespan starts and stops the hub."""
    return SiteGuard(
        litestar_app(hub),
        hub.settings,
        hub.limits,
        hub.now,
        check_address=hub.board.check_address,
        refused=hub.metrics.refusals,
    )


def litestar_app(hub: Hub) -> Litestar:
    """Return the application without its guard, as the OpenAPI document describes it."""
    assets = pages.assets()
    return Litestar(
        route_handlers=[*HANDLERS, *([assets] if assets is not None else [])],
        lifespan=[_lifespan(hub)],
        state=State({"hub": hub}),
        exception_handlers={
            LinkoError: pages.with_page(refusals.on_linko_error),
            HTTPException: pages.with_page(refusals.on_http_exception),
            RecursionError: refusals.on_depth,
            Exception: refusals.on_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Linko",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[StrictDocument(path="/")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def _lifespan(hub: Hub) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    return lifespan
