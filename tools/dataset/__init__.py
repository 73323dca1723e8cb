"""A data set of strong games."""
