"""The compiler: its cache, running without it, and policies outside the package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import linko
from linko.engine.kernel.compile import source_digest

pytestmark = pytest.mark.xdist_group("engine")  # only one worker compiles


PACKAGE = Path(linko.__file__).parent


def run(code: str, **environment: str) -> str:
    """Run Python code in a new process."""
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={key: value for key, value in os.environ.items() if not key.startswith("COV")}
        | environment,
    )
    return result.stdout


@pytest.mark.slow
def test_a_changed_table_is_noticed_by_the_cache(tmp_path: Path) -> None:
    """After a change of a constant of the rules, the same cache must not return stale code."""
    source, cache = tmp_path / "src", str(tmp_path / "cache")
    shutil.copytree(PACKAGE, source / "linko", ignore=shutil.ignore_patterns("__pycache__"))
    code = """
from linko import engine
import numpy as np
print(engine.play_out("classic", seats=2, games=200, seed=1).decisions.max())
"""
    first, second = (
        int(run(code, PYTHONPATH=str(source), LINKO_CACHE_DIR=cache)) for _ in range(2)
    )
    assert first == second
    options = source / "linko/options.py"
    text = options.read_text(encoding="utf-8")
    assert "TURN_LIMIT: Final = 1000" in text
    options.write_text(text.replace("TURN_LIMIT: Final = 1000", "TURN_LIMIT: Final = 3"), "utf-8")
    changed = int(run(code, PYTHONPATH=str(source), LINKO_CACHE_DIR=cache))
    assert changed < first
    assert len(list((tmp_path / "cache").iterdir())) == 2


def digests(root: Path) -> tuple[str, str]:
    return source_digest("engine", root), source_digest("judgement", root)


def test_a_change_recompiles_only_the_packages_that_depend_on_it(tmp_path: Path) -> None:
    root = tmp_path / "linko"
    shutil.copytree(PACKAGE, root, ignore=shutil.ignore_patterns("__pycache__"))
    engine, judgement = digests(root)
    (root / "judgement/plays.py").write_text("# changed", "utf-8")
    assert digests(root)[0] == engine
    assert digests(root)[1] != judgement
    (root / "engine/kernel/step.py").write_text("# changed", "utf-8")
    assert digests(root)[0] != engine


def test_rewording_an_error_does_not_recompile_anything(tmp_path: Path) -> None:
    root = tmp_path / "linko"
    shutil.copytree(PACKAGE, root, ignore=shutil.ignore_patterns("__pycache__"))
    before = digests(root)
    for package in ("", "rules", "engine", "judgement"):
        (root / package / "errors.py").write_text("# reworded", "utf-8")
    assert digests(root) == before


@pytest.mark.slow
def test_a_changed_callee_of_a_policy_is_noticed(tmp_path: Path) -> None:
    """A policy is not cached, because the name of the cache folder does not cover its files."""
    (tmp_path / "lab.py").write_text(
        "from linko import engine\nfrom choice import pick\n\n\n@engine.compiled\n"
        "def policy(g, state):\n    return pick(g), state\n\n\n"
        "print(engine.play_out('classic', seats=2, games=20, policy=policy).decisions.sum())\n",
        "utf-8",
    )
    outputs = []
    for k in ("0", "count_legal(g) - 1"):
        (tmp_path / "choice.py").write_text(
            "from linko import engine\nfrom linko.engine import count_legal, nth_legal\n\n\n"
            f"@engine.compiled\ndef pick(g):\n    return nth_legal(g, {k})\n",
            "utf-8",
        )
        lab = str(tmp_path / "lab.py")
        outputs.append(run(f"import runpy; runpy.run_path({lab!r})", PYTHONPATH=str(tmp_path)))
    assert outputs[0] != outputs[1]


def test_a_policy_can_be_defined_interactively() -> None:
    code = """
from linko import engine
from linko.engine import nth_legal

@engine.compiled
def policy(g, state):
    return nth_legal(g, 0), state

print(engine.play_out("classic", seats=2, games=3, policy=policy).scores.shape)
"""
    assert run(code) == "(3, 2)\n"


@pytest.mark.slow
def test_without_the_compiler_the_same_games_are_played() -> None:
    code = """
from linko import engine
played = engine.play_out("duel", seats=2, games=3, seed=5)
batch = engine.Batch("basic", seats=3, size=2, seed=5)
for _ in range(30):
    batch.step(batch.random_codes())
print(played.scores.tolist(), played.decisions.tolist(), batch.games.tobytes().hex())
print(batch.observe().tolist(), batch.legal_mask().nonzero()[1].tolist())
"""
    assert run(code, NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="error") == run(code)


def test_the_engine_runs_without_a_writable_cache(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    code = "from linko.engine.kernel.compile import compiled; print(compiled(lambda x: x + 1)(2))"
    assert run(code, LINKO_CACHE_DIR=str(blocked)) == "3\n"
