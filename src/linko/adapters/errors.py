"""The error for an optional dependency that is not installed."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ExtraMissing(LinkoError, ImportError):  # noqa: N818 - reads as a statement
    """An optional dependency is not installed."""

    codes: ClassVar[Codes] = {
        "extra_missing": ErrorCode("{module} needs {package}: pip install 'linko-game[{extra}]'"),
    }
