"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("linko", deadline=None, print_blob=True)
settings.load_profile("linko")
