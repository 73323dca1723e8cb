"""`linko replay`: step through a recorded game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from linko.cli.board import board
from linko.cli.console import err, out
from linko.errors import RecordError
from linko.game import Game
from linko.names import shown_names
from linko.notation import read_records
from linko.rules import Event, Move, play
from linko.rules.diagram import diagram

HELP = "Enter: forward · b: back · a number: go there · e: end · q: quit"


def replay(
    file: Annotated[Path, typer.Argument(help="A file of records.")],
    game: Annotated[
        int, typer.Option(help="Which game of the file, from 1.", metavar="N", min=1)
    ] = 1,
) -> None:
    """Step through a record, forward and back."""
    player = _Player(_load(file, game))
    player.show()
    while True:
        try:
            command = _ask()
        except (EOFError, KeyboardInterrupt):
            err.print()
            return
        if command in {"q", "quit"}:
            return
        problem = player.obey(command)
        if problem:
            err.print(problem, markup=False)
        else:
            player.show()


def _ask() -> str:
    if sys.stdin.isatty():
        return out.input(Text(f"{HELP} › ", "dim")).strip().lower()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip().lower()


def _load(file: Path, wanted: int) -> Game:
    with file.open("rb") as source:
        number = 0
        for number, line in enumerate(read_records(source), start=1):
            if number == wanted:
                if isinstance(line.data, RecordError):
                    raise line.data
                return Game.from_record(line.data)
    raise RecordError("record_not_there", wanted=wanted, count=number)


class _Player:
    """A recorded game, and how far it has been shown."""

    def __init__(self, record: Game) -> None:
        self._moves: tuple[Move, ...] = record.moves
        self._game = record
        self._go_to(0)

    def obey(self, command: str) -> str | None:
        """Do what was asked; if that cannot be done, say why."""
        at, last = len(self._game.moves), len(self._moves)
        if command in {"", "n", "f"}:
            target = at + 1
        elif command in {"b", "p"}:
            target = at - 1
        elif command == "e":
            target = last
        elif command.isdecimal() and len(command) <= len(str(last)) + 1:
            target = int(command)
        else:
            return f"? {HELP}"
        if not 0 <= target <= last:
            return f"there are moves 1 to {last}; 0 is the deal"
        self._go_to(target)
        return None

    def show(self) -> None:
        """Draw the position and what led to it."""
        at = len(self._game.moves)
        if out.is_terminal:
            out.clear()
        names = shown_names(len(self._game.names), self._game.names)
        out.print(Panel(self._table(), title=self._title(at)))
        for event in self._events(at):
            out.print(Text(event.sentence(names)))

    def _table(self) -> RenderableType:
        if out.color_system is None:  # without ink, sets need their hyphens
            return Text(diagram(self._game.state, self._game.names))
        return board(self._game.state, self._game.names)

    def _title(self, at: int) -> Text:
        if at == 0:
            return Text(f"the deal, {len(self._moves)} moves to come")
        return Text(f"move {at} of {len(self._moves)}: {self._moves[at - 1]}")

    def _events(self, at: int) -> tuple[Event, ...]:
        if at == 0:
            return ()
        move = self._game.pop()
        _, events = play(self._game.state, move)
        self._game.push(move)
        return events

    def _go_to(self, target: int) -> None:
        while len(self._game.moves) > target:
            self._game.pop()
        for move in self._moves[len(self._game.moves) : target]:
            self._game.push(move)
