"""Explains how to install a missing framework."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from linko.adapters.errors import ExtraMissing

EXTRA = "research"


@contextmanager
def needed(package: str, module: str) -> Iterator[None]:
    """Wrap the imports of a framework; if it is missing, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ExtraMissing("extra_missing", module=module, package=package, extra=EXTRA) from error
