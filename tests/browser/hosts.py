"""People who open tables over HTTP, for tests of the people who come to those tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext, Browser, BrowserContext

from tests.browser.player import context


class Host:
    """Somebody who has a name but no open page."""

    def __init__(self, browser: Browser, house: str, name: str) -> None:
        self.house = house
        self.context: BrowserContext = context(browser)
        self.asks: APIRequestContext = self.context.request
        assert self.asks.post(f"{house}/api/me", data={"name": name}).ok

    def opens(self, **settings: object) -> str:
        """Open a table and return its link."""
        answer = self.asks.post(f"{self.house}/api/tables", data={"settings": settings})
        return f"{self.house}/table/{answer.json()['id']}"

    def does(self, link: str, kind: str, **values: object) -> None:
        """Send a command to the table behind a link."""
        body = {"type": kind, "id": uuid4().hex, **values}
        answer = self.asks.post(f"{link.replace('/table/', '/api/tables/')}/commands", data=body)
        assert answer.ok, answer.text()

    def comes(self, link: str) -> None:
        """Open the page of the table, which makes the host present there."""
        page = self.context.new_page()
        page.goto(link)
        page.wait_for_selector("main:not(.invited)")

    def tables(self) -> Any:  # noqa: ANN401 - JSON
        """The host's unfinished tables."""
        return self.asks.get(f"{self.house}/api/my/tables").json()


def seated(link: str, host: Host, friends: Sequence[Host], bots: int = 0) -> str:
    """Seat friends and bots on the next seats, and return the same link."""
    for seat, friend in enumerate(friends, start=1):
        friend.does(link, "sit", seat=seat)
    for seat in range(1 + len(friends), 1 + len(friends) + bots):
        host.does(link, "seat_bot", seat=seat, level="kitten")
    return link
