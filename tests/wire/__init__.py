"""The messages."""
