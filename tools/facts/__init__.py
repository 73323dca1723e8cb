"""Figures of the game for docs/game-facts.md and for a page of the browser client."""

from pathlib import Path

FACTS = Path(__file__).with_name("facts.json")
"""The measured figures."""
