"""Bots that misbehave, to test the worker processes of the arena."""

from __future__ import annotations

import os
import threading

from linko import Move, View


class Clumsy:
    """Raises when it must play a set, and gives nonsense answers to all other decisions."""

    def choose(self, view: View) -> Move:
        if len(view.legal_moves) > 2:
            raise ValueError("I am\nclumsy")
        return Move.parse("1-1-1-1-1-1-1-1")


class Quitter:
    """Ends the whole process in the middle of every game."""

    def choose(self, view: View) -> Move:
        if view.turn_number > 3:
            os._exit(3)
        return view.legal_moves[-1]


class Leaver:
    """Ends the whole process when it is closed after a game."""

    has_played = False

    def choose(self, view: View) -> Move:
        self.has_played = True
        return view.legal_moves[-1]

    def close(self) -> None:
        if self.has_played:
            os._exit(5)


class Freezer:
    """Never releases the interpreter lock."""

    def choose(self, view: View) -> Move:
        sum(range(10**12))
        return view.legal_moves[-1]


class Sleeper:
    """Prints its process id and never answers."""

    def choose(self, view: View) -> Move:
        os.write(2, f"asleep in {os.getpid()}\n".encode())
        threading.Event().wait()
        return view.legal_moves[0]


class Chatterer:
    """Prints to standard output, as a bot's author does while debugging."""

    def choose(self, view: View) -> Move:
        print("I take the first")  # noqa: T201 - the point
        os.write(1, b"and say so twice\n")
        return view.legal_moves[0]


class Unmakeable:
    """Ends the process when it is created."""

    def __init__(self) -> None:
        os._exit(4)

    def choose(self, view: View) -> Move:
        return view.legal_moves[0]
