"""The adapters to other frameworks."""
