"""The HTTP API, with a file for each kind of resource."""
