"""`python -m linko` is the `linko` command."""

from linko.cli import main

main()
