"""Writes requirements/constraints.txt: the exact version of every package.

Run by `make constraints`. pip resolves what pyproject.toml asks for; nothing is installed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from tempfile import NamedTemporaryFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.packages import CONSTRAINTS, DEVELOPERS, MORE, PLAIN, ROOT, requirements

HEADER = """\
# Exact versions, for installs that are the same every time:
#   pip install --constraint requirements/constraints.txt .
# Made by `make constraints`; never edited by hand.
"""


def resolved(
    asked: Iterable[Requirement], constraints: dict[str, str] | None = None
) -> dict[str, str]:
    """The version of every package that pip would install for these requirements."""
    if constraints is not None:
        with NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("\n".join(_lines(constraints)))
            file.flush()
            return _report([*map(str, asked), "--constraint", file.name])
    return _report([*map(str, asked)])


def _report(arguments: list[str]) -> dict[str, str]:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    done = subprocess.run(  # noqa: S603 - our own command
        [*command, "--report", "-", *arguments],
        stdout=subprocess.PIPE,
        check=True,
        cwd=ROOT,
    )
    found = [package["metadata"] for package in json.loads(done.stdout)["install"]]
    return {canonicalize_name(one["name"]): one["version"] for one in found}


def main() -> None:
    """Resolve everything together, then find out which of the packages a plain install includes."""
    everything = resolved(requirements(*DEVELOPERS))
    plain = resolved(requirements(), everything)
    lines = [HEADER, PLAIN, *_lines(plain), "", MORE]
    lines += _lines({name: everything[name] for name in everything if name not in plain})
    CONSTRAINTS.parent.mkdir(exist_ok=True)
    CONSTRAINTS.write_text("\n".join(lines) + "\n")
    print(f"{len(plain)} packages in a plain install, {len(everything)} for developers")


def _lines(versions: dict[str, str]) -> list[str]:
    return [f"{name}=={versions[name]}" for name in sorted(versions)]


if __name__ == "__main__":
    main()
