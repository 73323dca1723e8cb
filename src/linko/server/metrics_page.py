"""The metrics of a process in the text format of Prometheus, rendered by prometheus-client."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from linko import __version__
from linko.server.bot_workers.bot_workers import BotWorkersState
from linko.server.errors import ServerError
from linko.server.hub import Hub
from linko.server.metrics import Histogram

try:
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
    from prometheus_client.core import (
        CounterMetricFamily,
        GaugeMetricFamily,
        HistogramMetricFamily,
        InfoMetricFamily,
    )
    from prometheus_client.metrics_core import Metric
    from prometheus_client.registry import Collector
except ImportError as missing:
    raise ServerError("server_needs_metrics") from missing

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


def page(hub: Hub) -> bytes:
    """Return everything that this process counts, as of now."""
    registry = CollectorRegistry()
    registry.register(_HubCollector(hub))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class _HubCollector(Collector):
    """Reads the numbers of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        yield from self._present()
        yield from self._moves()
        yield from self._bots()
        yield from self._reviews()
        metrics = self._hub.metrics
        refusals = CounterMetricFamily("linko_refusals", "Refusals by code.", labels=["code"])
        yield _by_label(refusals, metrics.refusals)
        errors = CounterMetricFamily("linko_errors", "Logged errors.", labels=["source"])
        yield _by_label(errors, metrics.errors)

    def _present(self) -> Iterator[Metric]:
        hub = self._hub
        yield InfoMetricFamily("linko", "The running program.", value={"version": __version__})
        tables = GaugeMetricFamily(
            "linko_tables", "Tables in the memory of this process.", labels=["status"]
        )
        yield _by_label(tables, Counter(live.table.status.value for live in hub.tables.live))
        connections = hub.tables.connections
        yield GaugeMetricFamily("linko_sockets", "Open sockets.", value=len(connections))
        people = len({connection.person.id for connection in connections})
        yield GaugeMetricFamily("linko_people", "Different people connected.", value=people)
        yield GaugeMetricFamily(
            "linko_serving", "1 while the process accepts requests.", value=int(hub.is_ready)
        )
        yield GaugeMetricFamily(
            "linko_store_failing",
            "1 if the last attempt to write to the database failed.",
            value=int(hub.store.is_failing),
        )
        yield GaugeMetricFamily(
            "linko_maintenance",
            "1 while no game may begin.",
            value=int(hub.board.current.maintenance),
        )

    def _moves(self) -> Iterator[Metric]:
        metrics = self._hub.metrics
        moves = CounterMetricFamily("linko_moves", "Moves made and stored.", labels=["by"])
        moves.add_metric(["person"], metrics.moves_of_people)
        moves.add_metric(["bot"], metrics.moves_of_bots)
        yield moves
        for name, about, found in (
            ("move_durable_seconds", "From receiving a move to durable.", metrics.durable),
            ("move_told_seconds", "From receiving a move to sent to everybody.", metrics.told),
            ("append_group_size", "Appends in one transaction.", metrics.group_sizes),
            ("append_group_seconds", "Time of such a transaction.", metrics.group_seconds),
            ("bus_delay_seconds", "From publishing in another process to here.", metrics.bus_delay),
            ("loop_delay_seconds", "How late the event loop runs.", metrics.loop_delay),
        ):
            yield HistogramMetricFamily(
                f"linko_{name}", about, buckets=_buckets(found), sum_value=found.total
            )

    def _bots(self) -> Iterator[Metric]:
        times = HistogramMetricFamily(
            "linko_bot_seconds", "From asking a bot to its decision.", labels=["level"]
        )
        for level, found in sorted(self._hub.metrics.bot_seconds.items()):
            times.add_metric([level], _buckets(found), found.total)
        yield times
        state: BotWorkersState | None = getattr(self._hub.bot_workers, "state", None)
        if state is None:  # bots that think in this process, in tests
            return
        for name, about, value in (
            ("waiting", "Decisions that wait for a bot process.", state.waiting),
            ("thinking", "Decisions being made.", state.thinking),
            ("workers_ready", "Strong bot processes that are ready.", state.strong_ready),
        ):
            yield GaugeMetricFamily(f"linko_bots_{name}", about, value=value)
        for name, about, value in (
            ("restarts", "Bot processes that were replaced.", state.restarts),
            ("fallbacks", "Decisions of a simpler bot in place of a strong one.", state.fallbacks),
        ):
            yield CounterMetricFamily(f"linko_bots_{name}", about, value=value)

    def _reviews(self) -> Iterator[Metric]:
        metrics, waiting = self._hub.metrics, self._hub.reviews.waiting
        yield GaugeMetricFamily("linko_reviews_waiting", "Games to be reviewed.", value=waiting)
        yield HistogramMetricFamily(
            "linko_review_seconds",
            "Time to review a game.",
            buckets=_buckets(metrics.review_seconds),
            sum_value=metrics.review_seconds.total,
        )
        yield CounterMetricFamily(
            "linko_reviews_failed", "Games that could not be reviewed.", metrics.failed_reviews
        )


def _by_label(
    family: CounterMetricFamily | GaugeMetricFamily, counts: Counter[str]
) -> CounterMetricFamily | GaugeMetricFamily:
    for label, number in sorted(counts.items()):
        family.add_metric([label], number)
    return family


def _buckets(found: Histogram) -> list[tuple[str, float]]:
    """Return the cumulative buckets of a histogram."""
    bounds: Iterable[str] = (*(repr(float(bound)) for bound in found.bounds), "+Inf")
    buckets, below = [], 0
    for bound, number in zip(bounds, found.counts, strict=True):
        below += number
        buckets.append((bound, float(below)))
    return buckets
