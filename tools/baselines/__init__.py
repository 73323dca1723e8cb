"""The table of baselines in docs/environments.md."""
