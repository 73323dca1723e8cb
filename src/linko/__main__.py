"""`python -m linko` is the `linko` command."""

from linko.cli import main

if __name__ == "__main__":
    main()
