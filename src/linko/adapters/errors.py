"""What is said where an extra is not installed."""

from __future__ import annotations

from typing import ClassVar

from linko.refusal import Codes, ErrorCode, LinkoError


class ExtraMissing(LinkoError, ImportError):  # noqa: N818 - what is missing is an extra
    """Something that is not installed with the base."""

    codes: ClassVar[Codes] = {
        "extra_missing": ErrorCode("{module} needs {package}: pip install 'linko-game[{extra}]'"),
    }
