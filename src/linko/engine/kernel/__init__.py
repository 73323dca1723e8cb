"""One game as a flat record, and the rules on it in compiled code; mirrors `linko.rules`."""
