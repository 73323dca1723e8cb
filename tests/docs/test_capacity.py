"""The page on capacity agrees with its calculation."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from tools.capacity import PAGE, Costs, Habits, page, plan


def test_the_page_has_the_tables_of_the_calculation() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "python -m tools.capacity"
    assert text.count("<!-- end of") == 3
    assert all(f"| `--{one.name}` |" in text for one in (*fields(Costs), *fields(Habits)))


@pytest.mark.parametrize("name", [one.name for one in fields(Costs)])
def test_every_cost_matters(name: str) -> None:
    usual, costs = plan(1_000_000, Costs(), Habits()), Costs()
    changed = plan(1_000_000, replace(costs, **{name: getattr(costs, name) / 50}), Habits())
    if name == "strong_worker_mb":  # cores are the limit before memory
        changed = plan(1_000_000, replace(costs, strong_worker_mb=50_000.0), Habits())
    if name == "memory_gb":
        changed = plan(1_000_000, replace(costs, memory_gb=0.5), Habits())
    assert changed != usual


@pytest.mark.parametrize("name", [one.name for one in fields(Habits)])
def test_every_habit_matters(name: str) -> None:
    habits = Habits()
    changed = replace(habits, **{name: getattr(habits, name) / 2})
    assert plan(100_000, Costs(), changed) != plan(100_000, Costs(), habits)


def test_ten_times_the_people_need_ten_times_the_cores() -> None:
    one, ten = (plan(people, Costs(), Habits()) for people in (10_000, 100_000))
    assert ten.server_cores == pytest.approx(10 * one.server_cores)
    assert ten.bot_cores == pytest.approx(10 * one.bot_cores)


def test_nobody_needs_no_cores() -> None:
    nobody = plan(0, Costs(), Habits())
    assert (nobody.server_cores, nobody.bot_cores, nobody.databases) == (0, 0, 0)
