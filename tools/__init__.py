"""Benchmarks, training and the generators of documents."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The project's folder."""

DOCS = ROOT / "docs"
