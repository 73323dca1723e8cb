"""Links for people, and QR codes for their phones."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

from linko.server.settings import ServerSettings


def site_url(settings: ServerSettings, base_url: str) -> str:
    """Return the URL at which others reach the server: the public one, or this request's.

    A request from the server's own machine has a URL that others cannot use; then the
    URL on the local network is returned.
    """
    here = urlsplit(base_url).hostname in ("127.0.0.1", "localhost", "::1")
    found = settings.public_url or (settings.network_url if here else "") or base_url
    return found.rstrip("/")


def table_link(settings: ServerSettings, base_url: str, table: str) -> str:
    """Return the link to a table."""
    return f"{site_url(settings, base_url)}/table/{table}"


def qr_svg(link: str) -> bytes:
    """Return a link as a QR code in SVG, dark on light, with its quiet zone."""
    picture = io.BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", border=4, dark="#2a221b", light="#fffaf0", xmldecl=False
    )
    return picture.getvalue()


def qr_text(link: str) -> str:
    """Return a link as a QR code of block characters, for the terminal."""
    picture = io.StringIO()
    segno.make(link, error="l").terminal(picture, compact=True, border=2)
    return picture.getvalue()


def own_ip_address() -> str | None:
    """Return this machine's IP address on the local network, if it has one; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found
