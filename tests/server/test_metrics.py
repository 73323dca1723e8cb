"""The metrics: never open to strangers, correct, without names and cards, and cheap."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from linko.server.errors import ServerError
from linko.server.metrics import SECONDS, SIZES, Histogram, Metrics
from linko.server.settings import SHORTEST_TOKEN, ServerSettings
from tests.server.live_server import Client, QuickBots, Serving, serving
from tests.server.people import new_guest
from tests.server.process import ServerProcess, wait_until
from tests.store.postgres import free_port

REDIS = "redis://127.0.0.1:6379/0"
TOKEN = "a-token-of-the-host-of-this-site"  # noqa: S105 - not a real one


def values(page: bytes) -> dict[str, float]:
    """All samples by name and labels."""
    found = {}
    for family in text_string_to_metric_families(page.decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def metrics(server: Serving) -> dict[str, float]:
    answer = server.stranger().ask("GET", "/metrics", authorization=f"Bearer {TOKEN}")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return values(answer.body)


def two_people(server: Serving) -> tuple[Client, Client, str]:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.ask("POST", "/api/tables", {"settings": {"seats": 2, "starter": 0}}).data["id"]
    ben.act(table, "sit", "a", seat=1)
    assert ann.act(table, "start", "b").status == 200
    return ann, ben, table


def test_without_a_token_there_are_no_metrics(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for given in ("", "Bearer ", f"Bearer {TOKEN}"):
            answer = server.stranger().ask("GET", "/metrics", authorization=given)
            assert (answer.status, answer.data["code"]) == (404, "server_not_found")


def test_a_wrong_token_gets_the_same_answer_as_any_missing_page(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token=TOKEN) as server:
        missing = server.stranger().ask("GET", "/api/nothing")
        for given in ("", "Bearer", f"bearer {TOKEN}", f"Bearer {TOKEN}x", "Bearer \xff", TOKEN):
            answer = server.stranger().ask("GET", "/metrics", authorization=given)
            assert (answer.status, answer.body) == (404, missing.body)
        guest = server.guest("Ann")
        assert guest.ask("GET", "/metrics").status == 404


def test_moves_refusals_sockets_and_tables_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token=TOKEN, rate_scale=0.0) as server:
        ann, ben, table = two_people(server)
        with ann.socket(table) as socket:
            socket.recv(10)
            own = ann.ask("GET", f"/api/tables/{table}").data["own"]
            move = own["legal_moves"][0]
            assert ann.act(table, "move", "c", number=1, move=move).status == 200
            assert ben.act(table, "move", "c", number=1, move=move).status == 409
            socket.send('{"type":"nothing"}')
            socket.recv(10)
            server.stranger().ask("GET", "/api/tables/nothing", host="evil.example")
            found = metrics(server)
        assert found["linko_moves_total{by=person}"] == 1
        assert found["linko_moves_total{by=bot}"] == 0
        assert found["linko_move_durable_seconds_count"] == 1
        assert found["linko_move_told_seconds_count"] == 1
        assert 0 < found["linko_move_durable_seconds_sum"] <= found["linko_move_told_seconds_sum"]
        assert found["linko_sockets"] == found["linko_people"] == 1
        assert found["linko_tables{status=running}"] == 1
        assert found["linko_append_group_size_count"] >= 4
        assert found["linko_append_group_seconds_count"] == found["linko_append_group_size_count"]
        assert found["linko_refusals_total{code=server_bad_message}"] == 1
        assert found["linko_refusals_total{code=server_bad_host}"] == 1
        assert found["linko_serving"] == 1
        assert found["linko_store_failing"] == found["linko_maintenance"] == 0
        assert found["linko_bus_delay_seconds_count"] == 0
        assert found["process_resident_memory_bytes"] > 1e6


def test_decisions_of_bots_are_timed_by_level(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token=TOKEN, rate_scale=0.0, bots=QuickBots()) as server:
        ann = server.guest("Ann")
        body = {"settings": {"seats": 2, "starter": 1}, "fill": "kitten", "start": True}
        assert ann.ask("POST", "/api/tables", body).status == 201
        wait_until(lambda: metrics(server)["linko_moves_total{by=bot}"] >= 1, "a bot has moved")
        assert metrics(server)["linko_bot_seconds_count{level=kitten}"] >= 1


def test_errors_in_the_log_are_counted_by_their_source(tmp_path: Path) -> None:
    import logging

    with serving(tmp_path, metrics_token=TOKEN) as server:
        logging.getLogger("linko.tables").error("something broke")
        assert metrics(server)["linko_errors_total{source=linko.tables}"] == 1


def test_no_label_names_a_person_a_table_or_an_address(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token=TOKEN) as server:
        _, _, table = two_people(server)
        page = server.stranger().ask("GET", "/metrics", authorization=f"Bearer {TOKEN}").body
        people = server.call(lambda: server.hub.store.orders.people("", 0.0, 10))
    labels = set(re.findall(r"(\w+)=\"", page.decode()))
    assert labels <= {"by", "code", "le", "level", "source", "status", "version"}
    for secret in (table, "127.0.0.1", *(name for one in people for name in (one.id, one.name))):
        assert secret.encode() not in page


def test_a_port_of_its_own_answers_only_metrics(tmp_path: Path, sqlite_database: str) -> None:
    port = free_port()
    with ServerProcess(tmp_path, sqlite_database, metrics_port=port) as server:
        new_guest(server, "Ann")
        wait_until(lambda: get(port, "/metrics")[0] == 200, "the port answers")
        found = values(get(port, "/metrics")[1])
        assert found["linko_serving"] == 1
        assert found["linko_bots_workers_ready"] in (0, 1)
        assert get(port, "/")[0] == get(port, "/api/me")[0] == 404
        assert get(server.port, "/metrics")[0] == 404
        (line,) = [line for line in server.log if line["message"] == "metrics"]
        assert (line["host"], line["port"]) == ("127.0.0.1", port)
        assert server.stop() == 0


def test_a_second_process_takes_the_next_port(tmp_path: Path, postgres_database: str) -> None:
    port = free_port()
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    with (
        ServerProcess(folders[0], postgres_database, metrics_port=port, redis=REDIS) as one,
        ServerProcess(folders[1], postgres_database, metrics_port=port, redis=REDIS) as other,
    ):
        ports = [
            line["port"]
            for server in (one, other)
            for line in server.log
            if line["message"] == "metrics"
        ]
        assert len(set(ports)) == 2
        assert all(get(found, "/metrics")[0] == 200 for found in ports)


def get(port: int, path: str) -> tuple[int, bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    except OSError:
        return 0, b""
    finally:
        connection.close()


def test_garbage_on_the_port_does_no_harm(tmp_path: Path, sqlite_database: str) -> None:
    import socket

    port = free_port()
    with ServerProcess(tmp_path, sqlite_database, metrics_port=port) as server:
        for junk in (
            b"",
            b"\r\n\r\n",
            b"GET\r\n\r\n",
            b"\xff" * 20_000,
            b"POST /metrics x\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", port), 10) as connection:
                connection.sendall(junk)
                connection.shutdown(socket.SHUT_WR)
                try:
                    said = connection.recv(65536)
                except ConnectionResetError:
                    said = b""
                assert not said or said.startswith(b"HTTP/1.1 404")
        assert get(port, "/metrics")[0] == 200
        assert "trace" not in server.log_text


def test_without_the_extra_a_sentence_says_what_to_install(sqlite_database: str) -> None:
    code = (
        "import sys; sys.modules['prometheus_client'] = None\n"
        "from linko.cli import main\n"
        f"sys.argv = ['linko', 'serve', '--port', '0', '--database', {sqlite_database!r}]\n"
        "main()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={"LINKO_METRICS_TOKEN": TOKEN, "PATH": "", "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 2
    assert "pip install 'linko-game[host]'" in ran.stderr
    assert "server_needs_metrics" in ServerError.codes


def test_a_short_token_is_refused() -> None:
    with pytest.raises(ServerError) as caught:
        ServerSettings(metrics_token="x" * (SHORTEST_TOKEN - 1))
    assert caught.value.code == "server_bad_setting"
    with pytest.raises(ServerError):
        ServerSettings(metrics_port=70_000)


def test_buckets_are_cumulative_and_ascend() -> None:
    assert list(SECONDS) == sorted(SECONDS)
    assert list(SIZES) == sorted(SIZES)
    times = Histogram(SECONDS)
    for value in (0.0, 0.0005, 0.004, 99.0):
        times.observe(value)
    assert times.counts[0] == 2
    assert times.counts[-1] == 1
    assert times.count == 4


def test_counting_a_move_costs_microseconds() -> None:
    """Without coverage it is 0.6 µs of a move's 150 µs; coverage makes it several times slower."""
    metrics, rounds = Metrics(), 20_000
    best = 1.0
    for _ in range(5):
        began = time.process_time()
        for _ in range(rounds):
            metrics.moved(False, 1.0, 1.002, 1.003)
            metrics.group_written(1, 0.002)
        best = min(best, (time.process_time() - began) / rounds)
    assert best < 15e-6


def test_a_server_without_metrics_does_not_import_the_client() -> None:
    code = "import sys, linko.server.server\nassert 'prometheus_client' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
