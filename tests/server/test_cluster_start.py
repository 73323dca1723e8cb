"""A process that would disturb others is refused at its start, with a sentence that helps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from linko.server.errors import ServerError
from linko.server.settings import ServerSettings, from_environment, to_environment
from tests.bus.redis_server import RedisServer
from tests.conftest import Command
from tests.server.process import ServerProcess


def last_words(folder: Path, database: str, **settings: object) -> str:
    """The last words of a server that does not start."""
    folder.mkdir()
    server = ServerProcess(folder, database, **settings)
    server.launch()
    assert server.wait() != 0
    return " ".join(server.log_text.split())


def test_a_second_process_on_one_sqlite_file_is_refused(
    tmp_path: Path, sqlite_database: str
) -> None:
    with ServerProcess(tmp_path, sqlite_database) as server:
        said = last_words(tmp_path / "second", sqlite_database)
        assert "another Linko process uses" in said
        assert "PostgreSQL and Redis" in said
        assert "Traceback" not in said
        server.kill()
        server.start()


def test_a_second_process_on_postgresql_is_refused_without_redis(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    with ServerProcess(tmp_path, postgres_database):
        said = last_words(tmp_path / "second", postgres_database)
        assert "another Linko process uses this database" in said
        assert "--redis URL" in said
        said = last_words(tmp_path / "third", postgres_database, redis=redis.url)
        assert "a Linko process without Redis uses this database" in said


def test_sqlite_with_redis_and_an_unreachable_redis_are_refused(
    tmp_path: Path, sqlite_database: str, postgres_database: str, redis: RedisServer
) -> None:
    said = last_words(tmp_path / "sqlite", sqlite_database, redis=redis.url)
    assert "SQLite serves one process only" in said
    redis.kill()
    said = last_words(tmp_path / "redis", postgres_database, redis=redis.url)
    assert "Redis cannot be reached" in said
    assert "Traceback" not in said


def test_several_workers_need_redis(linko: Command) -> None:
    ran = linko("serve", "--workers", "3")
    assert ran.returncode != 0
    assert "--redis URL" in ran.stderr
    with pytest.raises(ServerError) as caught:
        ServerSettings(workers=2)
    assert caught.value.code == "server_needs_redis"
    with pytest.raises(ServerError) as caught:
        ServerSettings(workers=0)
    assert caught.value.code == "server_bad_setting"


def test_several_processes_need_signals(linko: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("signal.SIGHUP")
    ran = linko("serve", "--redis", "redis://127.0.0.1:1/0")
    assert ran.returncode != 0
    assert ServerError("server_no_workers_here").code == "server_no_workers_here"
    assert "Unix" in ran.stderr


def test_workers_get_the_settings_of_their_supervisor() -> None:
    settings = ServerSettings(
        port=1, redis="redis://x/0", workers=3, rate_scale=0.5, trust_proxy=True
    )
    assert from_environment(to_environment(settings)) == settings
    assert json.dumps(to_environment(settings))
