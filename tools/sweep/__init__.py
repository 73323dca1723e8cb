"""The sweep over 16 bots in `docs/sweep.md`, played on a Dask cluster."""
