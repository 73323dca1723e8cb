"""Documents and examples."""
