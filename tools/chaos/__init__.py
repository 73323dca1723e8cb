"""Breaks a running cluster in every way we know while people play, and checks what they saw."""
