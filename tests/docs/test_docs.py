"""What the documentation says is true."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import fields
from fractions import Fraction
from pathlib import Path
from typing import get_args

import pytest
from tools.picture import PICTURES

import linko
from linko import EDITIONS
from linko.cli.subcommands import app
from linko.engine import observation_layout
from linko.server.app import LARGEST_BODY
from linko.server.http.tables import MOST_OPEN, MOST_RUNNING
from linko.server.identities import LONGEST_NAME
from linko.server.limits import MOST_SOCKETS, MOST_SOCKETS_AT_TABLE, RATES, Rate
from linko.server.settings import ServerSettings
from linko.server.socket import LONGEST_MESSAGE
from linko.table.commands import Decide
from linko.table.talk import LONGEST_TEXT
from linko.wire import FromClient, ToClient
from tests import ROOT

PACKAGE = Path(linko.__file__).parent


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_of_the_documents_are_current(name: str) -> None:
    drawn = PICTURES[name]()
    assert read(f"docs/{name}") == drawn, "make picture"


def test_the_architecture_page_names_every_module_in_the_order_of_the_layers() -> None:
    page = read("ARCHITECTURE.md").split("## Four nouns")[0]
    named = re.findall(r"^\| `(\w+)/?` \|", page, flags=re.MULTILINE)
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    layers = [layer.strip("()") for layer in reversed(contracts[0]["layers"])]
    assert named == [layer for layer in layers if layer in named]  # those in () may not exist yet
    modules = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert modules - {"__init__", "__main__", "__pycache__", "py"} == set(named)


def test_the_page_on_views_names_every_field_in_order() -> None:
    page = read("docs/views.md")
    cells = re.findall(r"^\| (`.*?) \|", page, flags=re.MULTILINE)
    parts = [*fields(linko.Board), *fields(linko.Own)]
    assert re.findall(r"`(\w+)`", "".join(cells)) == [field.name for field in parts]
    for kind in (linko.Snatch, linko.Standing):
        row = next(line for line in page.splitlines() if f"`{kind.__name__.lower()}`" in line)
        assert [field.name for field in fields(kind)] == re.findall(r"`([a-z]+)`", row)[1:]
    for words in (linko.Phase, linko.End, linko.Outcome):
        assert all(f"`{member.name}`" in page for member in words)
    json = page.split("## In JSON")[1]
    assert all(f"`{field.name}`" in json for field in fields(linko.Options))


def test_the_page_on_the_engine_names_every_plane_in_order() -> None:
    named = re.findall(
        r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", read("docs/engine.md"), re.M))
    )
    assert named == list(observation_layout(EDITIONS["classic"], 4).planes)


def test_the_page_on_hosting_names_every_setting_with_its_usual_value() -> None:
    page = read("docs/hosting.md")
    for field in fields(ServerSettings):
        row = next(line for line in page.splitlines() if f"`LINKO_{field.name.upper()}`" in line)
        usual = field.default
        if isinstance(usual, bool):
            assert "`no`" in row
        elif usual:
            assert f"`{usual:g}`" in row if isinstance(usual, float) else f"`{usual}`" in row
    assert page.count("| `LINKO_") == len(fields(ServerSettings))


def test_the_page_on_security_names_every_limit_and_every_test() -> None:
    page = read("docs/security.md")
    rows = re.findall(r"^\| `(\w+)` \| ([\d/]+) \| (\d+) \|", page, flags=re.MULTILINE)
    named = {kind: Rate(float(Fraction(rate)), int(most)) for kind, rate, most in rows}
    assert named == RATES
    for test in re.findall(r"`(\w+/test_\w+\.py)`", page):
        assert (ROOT / "tests" / test).exists(), test
    for most in (LARGEST_BODY // 1024, LONGEST_MESSAGE // 1024):
        assert f"{most} KiB" in page
    for most in (
        LONGEST_NAME,
        LONGEST_TEXT,
        MOST_SOCKETS,
        MOST_SOCKETS_AT_TABLE,
        MOST_OPEN,
        MOST_RUNNING,
    ):
        assert re.search(rf"\b{most}\b", page.split("Further:")[1])


def test_the_page_on_the_bot_api_names_every_message_and_command() -> None:
    page = read("docs/bot-api.md")
    for message in (*get_args(FromClient), *get_args(ToClient)):
        assert f"`{message.__struct_config__.tag}`" in page or message is Decide
    named = re.findall(r"^\| `(\w+)`", page.split("| key of `settings`")[1], flags=re.MULTILINE)
    assert {"edition", "seats", "clock", "public"} <= set(named)


def test_the_readme_names_every_command() -> None:
    commands = {
        command.callback.__name__ for command in app.registered_commands if command.callback
    }
    groups = (group.typer_instance for group in app.registered_groups)
    commands |= {str(group.info.name) for group in groups if group is not None}
    assert set(re.findall(r"^\| `linko (\w+)", read("README.md"), flags=re.MULTILINE)) == commands


BEYOND_THE_BOOKLETS = {
    5, 18, 22, 26, 29, 30, 31, 35, 36, 37, 39, 41, 42, 43, 44, 46, 47, 48, 49, 50,
}  # fmt: skip
"""The clauses to which we add a ruling, an addition or a deviation."""


def test_the_rules_mark_every_clause_that_goes_beyond_the_booklets() -> None:
    clauses = read("docs/rules.md").split("## Cards")[1].split("\n**R")[1:]
    marked = {int(clause.split()[0]) for clause in clauses if "◇" in clause}
    assert marked == BEYOND_THE_BOOKLETS


PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_in_the_documentation_work(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, place in re.findall(r"\]\(([^)#:]*)#?([^):]*)\)", text):
        there = page.parent.joinpath(target) if target else page
        assert there.exists(), target
        assert not place or place in headings(there.read_text(encoding="utf-8")), place


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_and_make_targets_in_the_documentation_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", read("Makefile"), flags=re.MULTILINE))
    for code in re.findall(r"`([^`\n]+)`", text):
        file = re.fullmatch(
            r"(?:src|tests|tools|docs|deploy|examples|requirements|web)/[\w./*-]+", code
        )
        assert file is None or any(ROOT.glob(code.rstrip("/"))), code
        target = re.fullmatch(r"make ([a-z-]+)(?: [A-Z]+=\w+)?", code)
        assert target is None or target[1] in targets, code


def headings(text: str) -> set[str]:
    """The places of a page that a link can name."""
    titles = re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_module_says_what_it_is_for() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path
