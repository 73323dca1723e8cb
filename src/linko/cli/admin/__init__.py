"""`linko admin`: what a host sees and does while the servers run."""
