"""Training of weights and networks."""
