"""Runs of the frameworks that labs use."""
