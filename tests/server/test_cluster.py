"""Several processes serve one place: the people of a table may be spread over all of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from linko.table.commands import Decide, Mute
from linko.wire.to_client import Update
from tests.bus.redis_server import RedisServer
from tests.server.people import Accepted, Guest, Presence, Refusal, Visit, new_guest
from tests.server.process import wait_until
from tests.server.servers import place


def is_to_move(visit: Visit) -> bool:
    """Whether this person must decide."""
    return visit.own is not None and bool(visit.own.legal_moves)


def decision(visit: Visit, identifier: str) -> Decide:
    """The first legal move."""
    assert visit.game is not None
    assert visit.own is not None
    return Decide(identifier, visit.game.number, visit.own.legal_moves[0])


async def until_version(visit: Visit, version: int) -> None:
    """Receive messages until the table has this version."""
    while visit.version < version:
        await visit.hear()


def test_people_at_different_processes_play_one_game(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2, starter=0)
        ben.command(there, table, "sit", seat=1)
        ann.command(here, table, "start")
        async with (
            await ann.enter(here, table) as first,
            await ben.enter(there, table) as second,
        ):
            for number in range(30):
                if first.game is None or first.game.board.ended_by is not None:
                    break
                mover, other = (first, second) if is_to_move(first) else (second, first)
                await asyncio.wait_for(mover.do(decision(mover, f"m{number}")), 5)
                await asyncio.wait_for(until_version(other, mover.version), 5)
                assert isinstance(other.heard[-1], Update)
                assert second.game is not None
                assert first.game.board == second.game.board

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())
        for server in (here, there):
            assert "trace" not in server.log_text
            assert server.stop() == 0


def test_bots_and_clocks_go_on_when_the_process_in_charge_is_killed(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann = new_guest(here, "Ann")
        table = ann.open_table(here, "kitten", seats=3, starter=0)
        async with await ann.enter(here, table):
            pass
        async with await ann.enter(there, table) as visit:
            here.kill()
            for number in range(3):
                await asyncio.wait_for(until_turn(visit), 20)
                await asyncio.wait_for(visit.do(decision(visit, f"m{number}")), 5)

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())
        assert "trace" not in there.log_text


def test_a_table_of_bots_alone_is_taken_up_by_another_process(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann = new_guest(here, "Ann")
        table = ann.open_table(here, "greedy", seats=5, clock={"bank": 0, "per_decision": 1})
        here.kill()

        def is_over() -> bool:
            mine = ann.ask(there, "GET", "/api/my/games")
            return bool(mine["games"] if isinstance(mine, dict) else mine)

        await asyncio.to_thread(wait_until, is_over, "the bots and the clock end the game")
        assert table

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())
        assert "trace" not in there.log_text


async def until_turn(visit: Visit) -> None:
    """Receive messages until this person must decide or the game is over."""
    while not is_to_move(visit):
        if visit.game is not None and visit.game.board.ended_by is not None:
            return
        await visit.hear()


def test_nobody_hands_over_the_seat_of_somebody_present_elsewhere(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann, ben, cy = new_guest(here, "Ann"), new_guest(there, "Ben"), new_guest(there, "Cy")
        table = ann.open_table(here, None, seats=2, starter=0)
        ben.command(there, table, "sit", seat=1)
        ann.command(here, table, "start")
        async with await ann.enter(here, table) as first:
            async with await ben.enter(there, table), await cy.enter(there, table):
                await until_seen(first, present=(True, True), spectators=1)
                with pytest.raises(Refusal) as caught:
                    ann.command(here, table, "hand_over", seat=1)
                assert caught.value.code == "table_person_present"
                redis.kill()
                with pytest.raises(Refusal) as caught:
                    ann.command(here, table, "hand_over", seat=1)
                assert caught.value.code == "table_person_present"
                await asyncio.to_thread(redis.start)
            await until_seen(first, present=(True, False), spectators=0)

            def is_handed_over() -> bool:  # once all processes have reported again who is there
                with suppress(Refusal):
                    ann.command(here, table, "hand_over", seat=1)
                    return True
                return False

            await asyncio.to_thread(wait_until, is_handed_over, "the seat is handed over", 10)

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())
        for server in (here, there):
            assert "trace" not in server.log_text


async def until_seen(visit: Visit, *, present: tuple[bool, ...], spectators: int) -> None:
    """Receive messages until the last one about presence says this."""
    async with asyncio.timeout(20):
        while True:
            told = visit.all_of(Presence)
            if told and (told[-1].present, told[-1].spectators) == (present, spectators):
                return
            await visit.hear()


def test_presence_ends_with_the_process_that_had_it(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2, starter=0)
        ben.command(there, table, "sit", seat=1)
        async with await ann.enter(here, table) as first, await ben.enter(there, table):
            await until_seen(first, present=(True, True), spectators=0)
            there.kill()
            await until_seen(first, present=(True, False), spectators=0)

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())


def test_lists_show_who_is_connected_through_any_process(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2, public=True)

        def is_present() -> bool:
            (listed,) = ben.ask(there, "GET", "/api/tables")["open"]
            assert listed["id"] == table
            (seat,) = [seat for seat in listed["seats"] if seat["name"] == "Ann"]
            return bool(seat["present"])

        async with await ann.enter(here, table):
            await asyncio.to_thread(wait_until, is_present, "Ann is seen there", 10)
        await asyncio.to_thread(wait_until, lambda: not is_present(), "Ann is gone", 10)

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())


def test_the_people_of_a_process_that_stood_still_are_present_again(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2, starter=0)
        ben.command(there, table, "sit", seat=1)
        async with await ann.enter(here, table) as first, await ben.enter(there, table):
            await until_seen(first, present=(True, True), spectators=0)
            (serving,) = psutil.Process(there.pid).children()
            serving.suspend()
            await until_seen(first, present=(True, False), spectators=0)
            serving.resume()
            await until_seen(first, present=(True, True), spectators=0)

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())


def test_a_revoked_token_and_a_new_name_are_known_everywhere_at_once(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def story() -> None:
        ann = new_guest(here, "Ann")
        made = ann.ask(here, "POST", "/api/my/bots", {"name": "Robo"})
        bot = Guest(made["id"], "Robo", made["token"])
        table = ann.open_table(here, None, seats=2)
        bot.command(there, table, "sit", seat=1)
        async with await bot.enter(there, table) as visit, await ann.enter(there, table) as mine:
            ann.ask(here, "PATCH", "/api/me", {"name": "Anna"})
            async with asyncio.timeout(5):
                while visit.table is None or visit.table.seats[0].name != "Anna":
                    await visit.hear()
            assert ann.ask(there, "GET", "/api/me")["name"] == "Anna"
            ann.ask(here, "DELETE", f"/api/my/bots/{bot.id}")
            await asyncio.wait_for(visit.hear_to_the_end(), 5)
            assert visit.close_code == 4401
            with pytest.raises(Refusal) as caught:
                bot.ask(there, "GET", "/api/me")
            assert caught.value.status == 401
            assert mine.close_code is None

    with place(tmp_path, postgres_database, redis) as (here, there):
        asyncio.run(story())


def test_people_who_act_at_the_same_instant_at_two_processes_all_succeed(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    async def mute(visit: Visit, other: Guest) -> list[int]:
        versions = []
        for number in range(20):
            answer = await visit.do(Mute(f"c{number}", other.id, muted=number % 2 == 0))
            assert isinstance(answer, Accepted), answer
            versions.append(answer.version)
        return versions

    async def story() -> None:
        ann, ben = new_guest(here, "Ann"), new_guest(there, "Ben")
        table = ann.open_table(here, None, seats=2)
        ben.command(there, table, "sit", seat=1)
        async with await ann.enter(here, table) as first, await ben.enter(there, table) as second:
            async with asyncio.timeout(60):
                one, other = await asyncio.gather(mute(first, ben), mute(second, ann))
        assert sorted(one + other) == list(range(3, 43))
        for server in (here, there):
            assert ann.ask(server, "GET", f"/api/tables/{table}")["version"] == 42

    settings = {"rate_scale": 0}
    with place(tmp_path, postgres_database, redis, **settings) as (here, there):
        asyncio.run(story())
        for server in (here, there):
            assert "trace" not in server.log_text
