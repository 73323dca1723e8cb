"""`linko replay`: step through a recorded game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from linko.cli.board import board
from linko.cli.console import err, opened_records, out
from linko.cli.language import LANGUAGE_HELP, read_language
from linko.game import Game
from linko.game_errors import RecordError
from linko.players import shown_names
from linko.records import read_records
from linko.rules import Event, Move, play
from linko.texts import Narrator, say


def replay(
    file: Annotated[Path, typer.Argument(help="A file of records; - for standard input.")],
    game: Annotated[
        int, typer.Option(help="Number of the game in the file, from 1.", metavar="N", min=1)
    ] = 1,
    language: Annotated[str | None, typer.Option(help=LANGUAGE_HELP, metavar="L")] = None,
) -> None:
    """Step through a record, forward and back; without a terminal print the whole game."""
    spoken = read_language(language)
    player = _Player(_load(file, game), spoken)
    player.show()
    try:
        for command in _commands(file, player.length, say(spoken, "terminal-replay-keys")):
            if command in {"q", "quit"}:
                return
            problem = player.obey(command)
            if problem:
                err.print(problem)
            else:
                player.show()
    except (EOFError, KeyboardInterrupt):
        err.print()


def _commands(file: Path, length: int, keys: str) -> Iterator[str]:
    """The commands that are typed; without a keyboard those piped in, else every move in turn."""
    if sys.stdin is not None and sys.stdin.isatty() and out.is_terminal:
        while True:
            yield out.input(Text(f"{keys} › ", "dim")).strip().lower()
    piped = "" if sys.stdin is None or sys.stdin.isatty() or str(file) == "-" else sys.stdin.read()
    yield from (line.strip().lower() for line in piped.splitlines()) if piped else [""] * length


def _load(file: Path, wanted: int) -> Game:
    number = 0
    with opened_records(file) as source:
        for number, line in enumerate(read_records(source), start=1):
            if number == wanted:
                if isinstance(line.data, RecordError):
                    raise line.data
                return Game.from_record(line.data)
    raise RecordError("record_not_there", wanted=wanted, count=number)


class _Player:
    """A recorded game and the position that is shown."""

    def __init__(self, record: Game, language: str) -> None:
        self._moves: tuple[Move, ...] = record.moves
        self._game = record
        self._language = language
        self._go_to(0)

    @property
    def length(self) -> int:
        """Number of moves in the game."""
        return len(self._moves)

    def obey(self, command: str) -> str | None:
        """Carry out a command; return a sentence if that is impossible, else None."""
        at = len(self._game.moves)
        if command in {"", "n", "f"}:
            target = at + 1
        elif command in {"b", "p"}:
            target = at - 1
        elif command == "e":
            target = self.length
        elif command.isdecimal() and len(command) < 10:
            target = int(command)
        else:
            return f"? {self._say('terminal-replay-keys')}"
        if target < 0:
            return self._say("terminal-replay-start")
        if target > self.length:
            return self._say("terminal-replay-end", number=self.length)
        self._go_to(target)
        return None

    def show(self) -> None:
        """Print the position and the events that led to it."""
        at = len(self._game.moves)
        if out.is_terminal:
            out.clear()
        names = shown_names(len(self._game.names), self._game.names)
        table = board(self._game.state, names, language=self._language)
        out.print(Panel(table, title=self._title(at)))
        narrator = Narrator(self._language, names)
        for event in self._events(at):
            out.print(Text(narrator.words(event)))

    def _title(self, at: int) -> Text:
        if at == 0:
            return Text(self._say("terminal-replay-deal", count=self.length))
        move = str(self._moves[at - 1])
        return Text(self._say("terminal-replay-move", number=at, total=self.length, move=move))

    def _say(self, message: str, /, **values: str | int) -> str:
        return say(self._language, message, **values)

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
