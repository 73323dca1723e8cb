"""A socket that hangs up for good on whoever neither reads nor answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

LAST_SECONDS: Final = 2.0
"""So long what is still to be sent may take once the socket is to end."""


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn's that really ends.

    To close a connection is to send first what was written. To somebody who has stopped reading
    that never succeeds: nobody would notice that they are gone, and a server could not stop.
    """

    def keepalive_timeout(self) -> None:
        """Nobody has answered a ping."""
        super().keepalive_timeout()
        self._end_soon(LAST_SECONDS)

    def shutdown(self) -> None:
        """The server stops."""
        super().shutdown()
        self._end_soon(LAST_SECONDS)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._end_soon(self.close_timeout + LAST_SECONDS)

    def _end_soon(self, seconds: float) -> None:
        self.loop.call_later(seconds, self.transport.abort)
