"""Every error has a code, a class, a sentence and, if a rule is behind it, a clause."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from pathlib import Path

import pytest

import linko
from linko import ERRORS, IllegalMove, LinkoError, OptionsError, RecordError
from linko.errors import HOMES, error_class
from linko.refusal import quote

SOURCE = Path(linko.__file__).parent
TESTS = Path(__file__).parent


def raised_codes() -> set[str]:
    """The codes passed to an error class or its subclasses in the source."""
    classes = set(HOMES)
    nodes = [
        node
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
            classes |= {node.name} if bases & classes else set()
    codes = set()
    for node in nodes:
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in classes
            and node.args
        ):
            parts = ast.walk(node.args[0])  # a code, or an expression that chooses between two
            codes |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return {code for code in codes if isinstance(code, str)}


def test_the_list_contains_exactly_the_codes_that_are_raised() -> None:
    assert raised_codes() == set(ERRORS)


def test_every_code_is_tested() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    assert [code for code in ERRORS if f'"{code}"' not in texts] == []


def test_every_code_belongs_to_an_exported_class_and_an_existing_clause() -> None:
    rules = (TESTS.parent / "docs/rules.md").read_text(encoding="utf-8")
    for name in HOMES:
        assert issubclass(getattr(linko, name), LinkoError)
    for entry in ERRORS.values():
        if entry.clause is not None:
            assert f"**{entry.clause} " in rules


def test_clauses_named_in_the_source_exist() -> None:
    rules = (TESTS.parent / "docs/rules.md").read_text(encoding="utf-8")
    cited = set()
    for path in SOURCE.rglob("*.py"):
        cited |= set(re.findall(r"\bR\d+\b", path.read_text(encoding="utf-8")))
    assert [clause for clause in sorted(cited) if f"**{clause} " not in rules] == []


def test_an_error_has_a_code_parameters_a_clause_and_a_sentence() -> None:
    error = OptionsError("seats_exactly", edition="duel", needed=2, given=3)
    assert error.code == "seats_exactly"
    assert error.params == {"edition": "duel", "needed": 2, "given": 3}
    assert error.clause == "R35"
    assert str(error) == "duel is for exactly 2 players, not 3 (R35)"
    assert ERRORS["seats_exactly"].parameters == ("edition", "given", "needed")


def test_wrong_parameters_or_a_code_of_another_class_raise_a_type_error() -> None:
    with pytest.raises(TypeError):
        OptionsError("seats_exactly", edition="duel")
    with pytest.raises(TypeError):
        IllegalMove("seats_exactly", edition="duel", needed=2, given=3)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("7", "'7'"),
        ("x" * 41, "'" + "x" * 40 + "…'"),
        ("\x1b[2J", "'\\x1b[2J'"),
        ("\ud800", "'\\ud800'"),
        (None, "None"),
        (True, "True"),
        (1.5, "1.5"),
        (12, "12"),
        (10**400, "a huge number"),
        ({"a": 1}, "an object"),
        ([1, 2], "a list of 2"),
        ((1, 2), "a tuple"),
        (object(), "a object"),
    ],
)
def test_input_is_quoted_shortened_and_escaped(given: object, shown: str) -> None:
    assert quote(given) == shown


def test_the_exported_names_do_not_change() -> None:
    assert sorted(linko.__all__) == [
        "AdminError", "ArenaError", "Board", "BotError", "BusError", "Card", "ClientError",
        "DeckError", "EDITIONS", "ERRORS", "EVENTS", "End", "EngineError", "EnvError", "Event",
        "ExtraMissing", "Game", "IllegalMove", "JOKER", "LastPlay", "LinkoError", "Match",
        "MatchError", "Move", "MoveCode", "MoveKind", "Options", "OptionsError", "Outcome", "Own",
        "Phase",
        "Prey", "RecordError", "Review", "ReviewError", "Seat", "ServerError", "Snatch", "Standing",
        "State", "StoreConflict", "StoreError", "TableError", "View", "bots", "drawing", "redact",
        "review",
    ]  # fmt: skip
    assert all(hasattr(linko, name) for name in linko.__all__)


def test_errors_can_be_copied_and_sent_to_another_process() -> None:
    inner = IllegalMove("wrong_seat", "R20", seat=1, given="2")
    for error in (inner, RecordError("record_move", number=3, move="'7'", reason=inner)):
        for twin in (copy.deepcopy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
            assert (type(twin), str(twin)) == (type(error), str(error))
            assert (twin.code, twin.clause) == (error.code, error.clause)


def test_no_code_belongs_to_two_classes() -> None:
    codes = [code for name in HOMES for code in error_class(name).codes]
    assert len(codes) == len(set(codes)) == len(ERRORS)


def test_unknown_names_are_refused() -> None:
    for module in (linko, linko.errors):
        with pytest.raises(AttributeError, match="has no attribute 'NoSuchError'"):
            module.NoSuchError  # noqa: B018 - the lookup is the test
