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
    names = [field.name for field in fields(cast("Any", kind))]
    thawed = make_dataclass("thawed", names, slots=True, eq=False, repr=False)

    def make(*args: P.args, **kwargs: P.kwargs) -> T:
        made = thawed(*args, **kwargs)
        made.__class__ = kind
        return cast("T", made)

    return make
