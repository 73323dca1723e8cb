"""Strength of the bots for docs/bots.md."""
