"""The doors to other frameworks."""
