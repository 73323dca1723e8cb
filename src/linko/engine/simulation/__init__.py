"""Games run by the kernel for callers in Python: whole playouts, batches, one game at a time."""
