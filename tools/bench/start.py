"""Measures the time until the engine's first playout, with a cold and with a warm cache."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

CODE = 'from linko import engine; engine.play_out("classic", seats=4, games=1)'


def main() -> None:
    """Start a new process for each, with its own cache folder."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold", "warm", "warm again"):
            started = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", CODE],
                check=True,
                env=os.environ | {"LINKO_CACHE_DIR": folder},
            )
            print(f"{name:<12}{time.perf_counter() - started:6.2f} s")


if __name__ == "__main__":
    main()
