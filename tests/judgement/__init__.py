"""The judgement of moves."""
