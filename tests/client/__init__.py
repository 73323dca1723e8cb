"""The Python clients."""
