"""The documentation says what is true."""

from __future__ import annotations

import ast
import re
import runpy
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import linko
from linko import EDITIONS
from linko.cli import app
from linko.engine import observation_layout

ROOT = Path(__file__).parent.parent
PACKAGE = Path(linko.__file__).parent


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_picture_of_the_readme_is_current() -> None:
    drawn = runpy.run_path(str(ROOT / "docs/picture.py"))["picture"]()
    assert read("docs/table.svg") == drawn, "make picture"


def test_the_architecture_page_names_every_module_in_the_order_of_the_layers() -> None:
    page = read("ARCHITECTURE.md").split("## The rules")[0]
    named = re.findall(r"^\| `(\w+)/?` \|", page, flags=re.MULTILINE)
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    assert named == list(reversed(contracts[0]["layers"]))
    modules = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert modules - {"__init__", "__main__", "__pycache__", "py"} == set(named)


@pytest.mark.parametrize(
    ("heading", "package"),
    [
        ("The rules", "rules"),
        ("The engine", "engine"),
        ("The bots", "bots"),
        ("The arena", "arena"),
        ("Testing", "testing"),
        ("The adapters", "adapters"),
    ],
)
def test_the_architecture_page_names_every_file(heading: str, package: str) -> None:
    part = read("ARCHITECTURE.md").split(f"## {heading}\n")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+\.py)`", "".join(re.findall(r"^\| (`.*?) \|", part, re.M))))
    assert named == {path.name for path in (PACKAGE / package).glob("*.py")} - {"__init__.py"}


def test_the_page_on_views_names_every_field_in_order() -> None:
    cells = re.findall(r"^\| (`.*?) \|", read("docs/views.md"), flags=re.MULTILINE)
    assert re.findall(r"`(\w+)`", "".join(cells)) == [field.name for field in fields(linko.View)]


def test_the_page_on_the_engine_names_every_plane_in_order() -> None:
    named = re.findall(
        r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", read("docs/engine.md"), re.M))
    )
    assert named == list(observation_layout(EDITIONS["classic"], 4).planes)


def test_the_readme_names_every_command() -> None:
    commands = {
        command.callback.__name__ for command in app.registered_commands if command.callback
    }
    assert set(re.findall(r"^\| `linko (\w+)", read("README.md"), flags=re.MULTILINE)) == commands


@pytest.mark.parametrize(
    "name",
    [
        *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/rules.md"),
        *("docs/writing-bots.md", "docs/arena.md", "docs/bots.md", "docs/game-facts.md"),
        *("docs/engine.md", "docs/environments.md"),
    ],
)
def test_links_of_the_documentation_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", read(name)):
        assert (ROOT / name).parent.joinpath(target).exists(), target


def test_every_module_says_what_it_is_for() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path
