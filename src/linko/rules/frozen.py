"""Frozen dataclasses, made quickly.

The constructor of a frozen dataclass sets each field through `object.__setattr__`, which for a
class of many fields takes longer than a step of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def maker(kind: Callable[P, T]) -> Callable[P, T]:
    """A function that makes what a frozen slotted dataclass makes, in a third of the time.

    It fills an object of the same layout that is not frozen, and then gives it its class.
    """

    def freeze(self: Any) -> None:  # noqa: ANN401 - of no class that has a name
        self.__class__ = kind

    names = [field.name for field in fields(cast("Any", kind))]
    thawed = make_dataclass(
        "Thawed", names, namespace={"__post_init__": freeze}, slots=True, eq=False, repr=False
    )
    return cast("Callable[P, T]", thawed)
