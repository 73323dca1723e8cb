"""An analyser that never becomes ready."""

from __future__ import annotations

import time


def warm_up() -> None:
    time.sleep(600)
