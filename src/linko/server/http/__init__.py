"""The HTTP API, a file for each kind of thing asked for."""
