"""Reads the Fluent files: messages, variables, choices, and example sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from linko import texts

FOLDER = Path(texts.__file__).parent
LANGUAGES = [code for code, _ in texts.LANGUAGES]

NUMBERS = {"count", "number", "needed", "seats", "empty", "people", "most"}
"""The variables whose values are numbers."""


@cache
def messages(language: str, topic: str | None = None) -> dict[str, ast.Message]:
    name = f"{topic}.ftl" if topic else None
    text = (FOLDER / language / name).read_text("utf-8") if name else texts.source(language)
    return _messages(text)


@cache
def screens(language: str) -> dict[str, ast.Message]:
    """The messages used only by the browser, including those of parts that are loaded later."""
    files = sorted((FOLDER / "ui").glob(f"**/{language}.ftl"))
    return _messages("\n".join(file.read_text("utf-8") for file in files))


@cache
def lesson(language: str) -> dict[str, ast.Message]:
    """The messages of the lesson."""
    return _messages((FOLDER / "ui" / "lesson" / f"{language}.ftl").read_text("utf-8"))


def _messages(text: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    seen = Variables()
    seen.visit(message)
    return seen.found


def selections(pattern: ast.Pattern | None, within: str = "") -> Iterator[tuple[str, set[str]]]:
    """Each selector on a variable with its keys, unless nested in one on the same variable."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            choice = element.expression
            assert isinstance(choice.selector, ast.VariableReference)
            name = choice.selector.id.name
            if name != within:
                yield name, {_key(variant.key) for variant in choice.variants}
            for variant in choice.variants:
                yield from selections(variant.value, name)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def wordings(pattern: ast.Pattern | None) -> Iterator[str]:
    """All sentences that a message can produce; variables appear as `<name>`."""
    elements = pattern.elements if pattern else []
    for chosen in product(*(tuple(_words(element)) for element in elements)):
        yield "".join(chosen)


def _words(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from wordings(variant.value)
        case ast.StringLiteral() as literal:
            yield literal.parse()["value"]
        case ast.VariableReference(id=name):
            yield f"<{name.name}>"
        case other:
            raise AssertionError(other)


def example(name: str, number: int = 5) -> str | int:
    match name:
        case "cards":
            return "-".join("7" * max(1, number))
        case "who" | "whom":
            return "other"
        case "phase":
            return "draw"
        case "setting":
            return "rounds"
        case _:
            return number if name in NUMBERS else f"<{name}>"
