"""Writes a software bill of materials: every package in this installation of Linko.

Run by `make sbom`; the format is CycloneDX 1.6 in JSON.
"""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path
from uuid import uuid4

from packaging.utils import canonicalize_name

from tools.packages import PROJECT, installed, needs, requirements

Json = dict[str, object]


def bill(*extras: str) -> Json:
    """The bill of materials of the installed packages, including these extras."""
    packages = installed(requirements(*extras))
    own = distribution(PROJECT)
    uses = [_reference(packages[name]) for name in sorted(_direct(extras) & packages.keys())]
    links: list[Json] = [{"ref": _reference(own), "dependsOn": uses}]
    for package in packages.values():
        wanted = {canonicalize_name(one.name) for one in needs(package)} & packages.keys()
        needed = [_reference(packages[name]) for name in sorted(wanted)]
        links.append({"ref": _reference(package), "dependsOn": needed})
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid4()}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.now(UTC).isoformat(timespec="seconds"),
            "component": _component(own) | {"type": "application"},
        },
        "components": [_component(package) for package in packages.values()],
        "dependencies": links,
    }


def _direct(extras: tuple[str, ...]) -> set[str]:
    return {canonicalize_name(one.name) for one in requirements(*extras)}


def _reference(package: Distribution) -> str:
    return f"pkg:pypi/{canonicalize_name(package.name)}@{package.version}"


def _component(package: Distribution) -> Json:
    found: Json = {
        "type": "library",
        "bom-ref": _reference(package),
        "name": package.name,
        "version": package.version,
        "purl": _reference(package),
    }
    if licenses := _licenses(package):
        found["licenses"] = licenses
    return found


def _licenses(package: Distribution) -> list[Json]:
    """The licences, as an expression where the package has one, else by name."""
    data = package.metadata
    if "License-Expression" in data:
        return [{"expression": data["License-Expression"]}]
    kinds = [one for one in data.get_all("Classifier") or () if one.startswith("License ::")]
    names = [one.rpartition(" :: ")[2] for one in kinds] or data.get_all("License") or []
    short = [" ".join(name.split()) for name in names]
    return [{"license": {"name": name}} for name in short if 0 < len(name) <= 100]


def main() -> None:
    """Write the bill to the file in the first argument; the other arguments are extras."""
    file, *extras = sys.argv[1:]
    made = bill(*extras)
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n")
    print(f"{file}: {len(installed(requirements(*extras)))} packages")


if __name__ == "__main__":
    main()
