"""The table."""
