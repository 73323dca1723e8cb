"""The previews of links to games in messaging apps."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from threading import Thread

import pytest

from linko import EDITIONS
from linko.records import dump_object
from linko.server import link_pictures
from linko.server.http import previews
from linko.store import Entry, FinishedGame, TableRow
from linko.table import Status
from tests.rules.reference import random_game
from tests.server.live_server import Answer, Serving, serving

WHOLE = random_game(EDITIONS["classic"], 3, 4)
NAMES = ["Bo", '<b>"Al"', "Cy"]
SITE = "https://linko.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, rate_scale=0.0, public_url=SITE) as running:
        keep(running)
        yield running


def keep(server: Serving, id: str = "over") -> None:
    """Put a finished game into the store."""
    record = dump_object(WHOLE.record() | {"seats": NAMES}).encode()
    row = TableRow(f"t-{id}", None, False, Status.FINISHED, False, 1.0, 1.0, b"{}", ())
    over = FinishedGame(id, row.id, 2.0, record, ())
    first = Entry(1, 1.0, b"{}")
    server.call(lambda: server.hub.store.append(row.id, [first], row=row, finished=[over]))


def ask(server: Serving, path: str, language: str = "en") -> Answer:
    return server.stranger().ask("GET", path, host="linko.example", accept_language=language)


def tags(server: Serving, query: str = "", language: str = "en") -> dict[str, str]:
    page = ask(server, f"/game/over{query}", language)
    assert page.status == 200
    head = page.body.decode().partition("</head>")[0]
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', head)
    return {name: unescape(content) for name, content in found}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack("!II", png[16:24])
    return width, height


def test_a_link_says_who_played_and_who_won(server: Serving) -> None:
    found = tags(server)
    assert found["og:title"] == 'Linko: Bo, <b>"Al", Cy'
    assert any(NAMES[seat] in found["og:description"] for seat in WHOLE.winners)
    assert found["og:url"] == f"{SITE}/game/over"
    assert found["og:image"] == f"{SITE}/api/games/over/table.png"


def test_a_link_to_a_moment_says_what_happened_in_the_readers_language(server: Serving) -> None:
    said = {
        language: tags(server, "?seat=1&at=1", language)["og:description"]
        for language in ("en", "de-CH, en;q=0.5", "fr", "nl", "pl")
    }
    assert len(set(said.values())) == 5
    assert tags(server, "?seat=1&at=1", "xx")["og:description"] == said["en"]
    found = tags(server, "?seat=1&at=1")
    assert found["og:image"] == f"{SITE}/api/games/over/table.png?seat=1&at=1"
    assert tags(server, "?at=0")["og:description"]


@pytest.mark.parametrize("query", ["?seat=3", "?at=99999", "?seat=x&at=%22%3E", "?at=-1", "?at=²"])
def test_what_a_game_does_not_have_is_left_out_of_its_link(server: Serving, query: str) -> None:
    assert tags(server, query.replace("²", "%C2%B2"))["og:url"] == f"{SITE}/game/over"


def test_the_picture_is_a_png_and_is_drawn_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = ask(server, "/api/games/over/table.png?seat=1&at=20")
    assert (first.status, first.headers["content-type"]) == (200, "image/png")
    assert size(first.body)[0] == 1200
    assert "max-age" in first.headers["cache-control"]

    async def never(_: bytes) -> bytes:
        raise AssertionError("drawn again")

    monkeypatch.setattr(link_pictures, "_drawn", never)
    assert ask(server, "/api/games/over/table.png?seat=1&at=20").body == first.body


def test_a_seat_and_open_cards_are_different_pictures(server: Serving) -> None:
    seen = ask(server, "/api/games/over/table.png?seat=0&at=20").body
    assert seen != ask(server, "/api/games/over/table.png?at=20").body


def test_requests_are_answered_while_a_picture_is_drawn(server: Serving) -> None:
    drawing = Thread(target=lambda: ask(server, "/api/games/over/table.png?at=30"))
    drawing.start()
    answered = 0
    while drawing.is_alive():
        assert ask(server, "/healthz").status == 200
        answered += 1
    assert answered > 3


def test_there_is_no_picture_of_a_game_that_is_not_over(server: Serving) -> None:
    for game in ("nothing", "...", "t-over"):
        refused = ask(server, f"/api/games/{game}/table.png")
        assert (refused.status, refused.data["code"]) == (404, "server_no_such_game")


def test_without_the_package_links_have_only_a_sentence(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (link_pictures, previews):
        monkeypatch.setattr(module, "can_draw", lambda: False)
    found = tags(server)
    assert "og:description" in found
    assert "og:image" not in found
    assert ask(server, "/api/games/over/table.png?at=3").data["code"] == "server_not_found"


def test_a_picture_that_takes_too_long_is_given_up(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_pictures, "SECONDS", 0.01)
    refused = ask(server, "/api/games/over/table.png?at=4")
    assert (refused.status, refused.data["code"]) == (429, "server_too_fast")


def test_pictures_are_rate_limited(tmp_path: Path) -> None:
    with serving(tmp_path) as limited:
        stranger = limited.stranger()
        codes = [
            stranger.ask("GET", "/api/games/nothing/table.png").data["code"] for _ in range(30)
        ]
        assert codes[0] == "server_no_such_game"
        assert codes[-1] == "server_too_fast"
