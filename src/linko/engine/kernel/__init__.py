"""A game as a flat record, and the rules in compiled code; mirrors `linko.rules`."""
