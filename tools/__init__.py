"""Benchmarks, training and document generators."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
"""The project's folder."""

DOCS = ROOT / "docs"
