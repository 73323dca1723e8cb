"""Tests of the checks for bots and environments."""
