"""The adapters work if their framework is installed, and cost nothing if they are not used."""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys

import pytest

from linko import ExtraMissing, LinkoError
from linko.adapters.gymnasium import InvalidAction
from linko.adapters.openspiel import SpielError

FRAMEWORKS = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel")


def test_importing_linko_imports_no_framework() -> None:
    code = (
        "import sys, linko, linko.testing, linko.adapters, linko.arena, linko.cli.subcommands; "
        f"print([name for name in {FRAMEWORKS} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


@pytest.mark.parametrize(
    ("door", "missing", "package"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("gymnasium_vector", "gymnasium.vector", "gymnasium"),
        ("openspiel", "pyspiel", "open_spiel"),
        ("openspiel_observer", "pyspiel", "open_spiel"),
    ],
)
def test_without_its_framework_an_adapter_says_what_to_install(
    door: str, missing: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith(f"linko.adapters.{door}")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(ImportError) as caught:
        importlib.import_module(f"linko.adapters.{door}")
    assert isinstance(caught.value, ExtraMissing)
    assert caught.value.code == "extra_missing"
    assert caught.value.params["package"] == package
    assert str(caught.value).endswith(f"needs {package}: pip install 'linko-game[research]'")


@pytest.mark.parametrize("kind", [InvalidAction, SpielError])
def test_errors_of_the_adapters_can_be_copied_and_sent_to_another_process(
    kind: type[LinkoError],
) -> None:
    error = kind("env_illegal_action", given="7", seat=1, legal="0 (1)")
    for twin in (copy.deepcopy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
        assert (type(twin), str(twin), twin.code) == (kind, str(error), error.code)
