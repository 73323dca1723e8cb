"""When the browser client is built, and with which Node."""

from __future__ import annotations

import importlib.util
import os
import stat
from pathlib import Path
from types import ModuleType

import pytest

from tests import ROOT


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "main.ts").write_text("", encoding="utf-8")
    return tmp_path


def _built(project: Path, *, seconds: float) -> None:
    """A page built this many seconds after the source was written."""
    page = project / "src/linko/server/page/index.html"
    page.parent.mkdir(parents=True)
    page.write_text("", encoding="utf-8")
    written = (project / "web" / "main.ts").stat().st_mtime
    os.utime(page, (written + seconds, written + seconds))


def test_a_missing_page_is_built(hook: ModuleType, project: Path) -> None:
    assert hook.is_stale(project)


def test_a_page_newer_than_all_sources_is_kept(hook: ModuleType, project: Path) -> None:
    _built(project, seconds=5)
    assert not hook.is_stale(project)


def test_a_page_older_than_a_source_is_built_again(hook: ModuleType, project: Path) -> None:
    _built(project, seconds=-5)
    assert hook.is_stale(project)


def test_installed_packages_do_not_count_as_sources(hook: ModuleType, project: Path) -> None:
    _built(project, seconds=5)
    package = project / "web/node_modules/late.js"
    package.write_text("", encoding="utf-8")
    later = (project / "web" / "main.ts").stat().st_mtime + 100
    os.utime(package, (later, later))
    assert not hook.is_stale(project)


@pytest.mark.skipif(os.name == "nt", reason="the fake Node is a shell script")
@pytest.mark.parametrize(
    ("version", "usable"),
    [
        ("v18.20.0", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_only_a_node_version_that_vite_supports_is_used(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, usable: bool
) -> None:
    for name in ("node", "npm"):
        script = tmp_path / name
        script.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert hook.usable_node() is usable
