"""Links for people, and QR codes for their phones."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

from linko.server.settings import ServerSettings


def site_url(settings: ServerSettings, base_url: str) -> str:
    """Where others reach the server: as it is known to the public, or as the asker reached it.

    On its own machine that is of no use to anybody else, so there it is the network's URL.
    """
    here = urlsplit(base_url).hostname in ("127.0.0.1", "localhost", "::1")
    found = settings.public_url or (settings.network_url if here else "") or base_url
    return found.rstrip("/")


def table_link(settings: ServerSettings, base_url: str, table: str) -> str:
    """Where others find a table."""
    return f"{site_url(settings, base_url)}/table/{table}"


def qr_svg(link: str) -> bytes:
    """A link as a QR code, dark on light, with its quiet zone."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", border=4, dark="#2a221b", light="#fffaf0", xmldecl=False
    )
    return picture.getvalue()


def qr_text(link: str) -> str:
    """A link as a QR code of block characters, for the terminal."""
    picture = io.StringIO()
    segno.make(link, error="l").terminal(picture, compact=True, border=2)
    return picture.getvalue()


def own_ip_address() -> str | None:
    """This machine's IP address on the local network, if it is on one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept free for examples
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found
