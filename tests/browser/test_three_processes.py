"""A tenth of the browser tests again, each connection going to the next of three processes.

During some of them Redis is repeatedly killed and started again; nobody may notice it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.browser import (
    test_friends,
    test_gathering,
    test_home,
    test_invited,
    test_lobby,
    test_play,
    test_watch,
)
from tests.browser.flaky_line import SpreadLine
from tests.browser.house import PAGE, chromium, missing
from tests.bus import redis_server
from tests.bus.redis_server import RedisServer
from tests.conftest import migrated
from tests.server.servers import place
from tests.store import postgres

__all__ = ["chromium"]  # fixture

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser and processes")]

Story = Callable[[str, Browser], None]

PROCESSES = 3
UP_SECONDS, DOWN_SECONDS = 3.0, 1.5
"""Seconds for which Redis alternately runs and is gone while it is unsteady."""

_friends = partial(test_friends.test_friends_play_a_whole_game, edition="phantom", seats=2)

STEADY: dict[str, Story] = {
    "the host deals by touch": test_gathering.test_the_host_fills_a_place_and_deals_by_touch,
    "all by keys": test_gathering.test_everything_is_reached_by_keys,
    "talk": test_gathering.test_talk_stands_over_the_speaker_and_stays_in_the_list,
    "an unfinished game": test_home.test_play_goes_on_with_an_unfinished_game_or_ends_it,
    "who is away": test_home.test_a_table_with_friends_stays_on_home_and_names_who_is_away,
    "a listed game": test_home.test_a_game_in_the_list_is_watched_without_an_invitation,
    "back at the table": test_invited.test_somebody_who_sits_there_goes_straight_to_the_table,
    "a taken name": test_invited.test_a_taken_name_is_refused_with_another,
    "two guests": test_invited.test_two_guests_get_different_seats,
    "a code": test_invited.test_a_code_leads_to_the_invitation,
    "settings": test_lobby.test_the_host_changes_every_setting_and_guests_see_it,
    "a public table": test_lobby.test_a_public_table_is_found_and_watched,
    "seats and names": test_lobby.test_people_change_seats_and_names_and_leave,
    "before the deal": test_watch.test_a_spectator_may_sit_down_only_before_the_deal,
}
"""The tests that run while Redis is up, by a short name."""

UNSTEADY: dict[str, Story] = {
    "friends play a whole game": _friends,
    "settings": STEADY["settings"],
    "again": test_play.test_after_the_end_one_click_deals_again,
    "a spectator": test_watch.test_a_spectator_sees_the_game_and_its_end_but_no_hand_and_no_prompt,
    "before the deal": STEADY["before the deal"],
}
"""The tests that run while Redis comes and goes."""


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    """A Redis that this module may kill."""
    try:
        server = RedisServer()
    except redis_server.Unavailable as reason:
        missing(f"NOT TESTED with Redis: {reason}")
    with server:
        yield server


@pytest.fixture(scope="module")
def house(
    postgres_server: str, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of a place with three processes."""
    if not PAGE.exists():
        missing("the browser client is not built: make web")
    postgres.execute(postgres_server, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    folder = tmp_path_factory.mktemp("house")
    with place(folder, migrated(postgres_server), redis, PROCESSES) as servers:
        with SpreadLine([server.port for server in servers]) as line:
            yield line.url
        for server in servers:
            assert "trace" not in server.log_text


@contextmanager
def unsteady(redis: RedisServer) -> Iterator[list[str]]:
    """Kill and start Redis repeatedly until the end of the block; yield the list of events."""
    has_ended = threading.Event()
    done: list[str] = []

    def run() -> None:
        while not has_ended.wait(UP_SECONDS if done else 0.5):
            redis.kill()
            done.append("killed")
            has_ended.wait(DOWN_SECONDS)
            redis.start()
            done.append("started")

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield done
    finally:
        has_ended.set()
        thread.join()


@pytest.mark.parametrize("name", STEADY)
def test_people_notice_nothing_of_three_processes(house: str, chromium: Browser, name: str) -> None:
    STEADY[name](house, chromium)


@pytest.mark.parametrize("name", UNSTEADY)
def test_people_notice_nothing_when_redis_comes_and_goes(
    house: str, chromium: Browser, redis: RedisServer, name: str
) -> None:
    with unsteady(redis) as done:
        UNSTEADY[name](house, chromium)
    assert {"killed", "started"} <= set(done)
