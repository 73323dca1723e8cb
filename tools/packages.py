"""The packages that Linko needs: as pyproject.toml asks for them, and as they are installed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parents[1]
PROJECT: Final = "linko-game"
CONSTRAINTS: Final = ROOT / "requirements" / "constraints.txt"
PLAIN: Final = "# What a plain install brings"
MORE: Final = "# What developers and hosts need besides"

DEVELOPERS: Final = ("cluster", "dev", "host", "plot")
"""The extras of pyproject.toml whose packages are also pinned."""


def requirements(*extras: str) -> tuple[Requirement, ...]:
    """The requirements in pyproject.toml, with these extras, for this machine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [Requirement(line) for line in project["dependencies"]]
    for extra in extras:
        for line in project["optional-dependencies"][extra]:
            wanted = Requirement(line)
            own = canonicalize_name(wanted.name) == PROJECT
            asked += requirements(*sorted(wanted.extras)) if own else [wanted]
    unique = {str(one): one for one in asked}
    return tuple(one for one in unique.values() if _applies(one))


def installed(asked: Iterable[Requirement]) -> dict[str, Distribution]:
    """The installed packages that meet these requirements, and all packages they need in turn.

    A `LookupError` names a package that is missing.
    """
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    waiting = list(asked)
    while waiting:
        one = waiting.pop()
        name = canonicalize_name(one.name)
        for extra in ("", *one.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                found[name] = _distribution(name)
                waiting += needs(found[name], extra)
    return dict(sorted(found.items()))


def needs(package: Distribution, extra: str = "") -> Iterator[Requirement]:
    """The requirements of an installed package on this machine."""
    for line in package.requires or ():
        wanted = Requirement(line)
        if _applies(wanted, extra):
            yield wanted


def pinned() -> tuple[dict[str, str], dict[str, str]]:
    """The exact versions in the constraints file: those of a plain install, and all the others."""
    plain, _, more = CONSTRAINTS.read_text().partition(MORE)
    return _pins(plain), _pins(more)


def _pins(text: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)$", text, re.MULTILINE))


def _distribution(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError:
        raise LookupError(f"{name} is not installed") from None


def _applies(one: Requirement, extra: str = "") -> bool:
    return one.marker is None or one.marker.evaluate({"extra": extra})
