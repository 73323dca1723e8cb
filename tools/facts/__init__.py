"""Figures of the game for docs/game-facts.md."""
