"""The packages of an installation: exact versions, their number, and a bill of materials."""

from __future__ import annotations

import re
from importlib.metadata import version

from tools.packages import DEVELOPERS, installed, pinned, requirements
from tools.sbom import bill

from tests import ROOT

WRITTEN = re.compile(r"A plain `pip install \.` installs (\d+) packages")

UNUSED = {"pydantic", "pydantic-core"}
"""Packages that other packages once brought in and that nothing here uses."""


def test_every_installed_package_is_pinned_to_its_version() -> None:
    plain, more = pinned()
    found = installed(requirements(*DEVELOPERS))
    assert {name: package.version for name, package in found.items()} == dict(
        sorted((plain | more).items())
    )


def test_a_plain_install_installs_exactly_the_listed_packages() -> None:
    plain, more = pinned()
    assert set(installed(requirements())) == set(plain)
    assert not plain.keys() & (more.keys() | UNUSED)
    written = WRITTEN.search((ROOT / "docs" / "hosting.md").read_text())
    assert written is not None
    assert int(written[1]) == len(plain)


def test_the_pins_satisfy_the_projects_requirements() -> None:
    plain, more = pinned()
    for one in requirements(*DEVELOPERS):
        name = re.sub(r"[-_.]+", "-", one.name).lower()
        assert (plain | more)[name] in one.specifier, one


def test_the_bill_of_materials_names_every_package_once() -> None:
    made = bill()
    plain, _ = pinned()
    components, links = made["components"], made["dependencies"]
    assert isinstance(components, list)
    assert isinstance(links, list)
    assert [(one["name"].lower(), one["version"]) for one in components] == [
        (one["name"].lower(), version(one["name"])) for one in components
    ]
    assert len(components) == len({one["purl"] for one in components}) == len(plain)
    known = {one["bom-ref"] for one in components}
    assert {one["ref"] for one in links[1:]} == known
    assert all(ref in known for one in links for ref in one["dependsOn"])
    assert sum("licenses" in one for one in components) > len(components) * 0.9
