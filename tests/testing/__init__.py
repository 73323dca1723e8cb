"""The checks that bots and environments can run."""
