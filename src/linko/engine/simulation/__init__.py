"""Games run in the kernel for Python callers: whole playouts, batches, and single games."""
