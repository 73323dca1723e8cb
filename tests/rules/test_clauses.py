"""Every clause of docs/rules.md has a test."""

from __future__ import annotations

import ast
import re

from tests import ROOT

RULES = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^\*\*(R\d+) ", RULES, flags=re.MULTILINE)


def cited_clauses() -> set[str]:
    """The clauses cited by `pytest.mark.clause` on test functions."""
    cited = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if ast.unparse(mark).startswith("pytest.mark.clause("):
                        cited |= set(re.findall(r"R\d+", ast.unparse(mark)))
    return cited


def test_the_clauses_are_numbered_without_a_gap() -> None:
    numbers = sorted(int(clause[1:]) for clause in CLAUSES)
    assert numbers == list(range(1, len(CLAUSES) + 1))
    assert len(CLAUSES) == 50


def test_tests_cite_every_clause_and_no_others() -> None:
    assert cited_clauses() == set(CLAUSES)


def test_the_table_of_editions_in_the_rules_matches_the_program() -> None:
    from tests.test_options import RULES_TABLE

    rows = [
        [cell.strip(" `") for cell in line.strip("|").split("|")]
        for line in RULES.splitlines()
        if line.startswith("|") and "---" not in line
    ]
    columns = list(zip(*rows, strict=True))
    assert columns[0][1:] == (
        "players", "consolation_draw", "ones_beat_top", "ghost", "fewest_in_hand",
    )  # fmt: skip
    assert {column[0]: column[1:] for column in columns[1:]} == RULES_TABLE
