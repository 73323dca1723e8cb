"""Tests: a folder for each package, with its helpers beside it."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The project's folder."""
