"""What is said where a framework is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from linko.adapters.errors import ExtraMissing

EXTRA = "research"


@contextmanager
def needed(package: str, module: str) -> Iterator[None]:
    """Around the imports of a framework: where it is missing, say what installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ExtraMissing("extra_missing", module=module, package=package, extra=EXTRA) from error
