"""Result files: one line for the setup, then one line for every finished game."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from linko.arena.errors import ArenaError
from linko.arena.played_game import PlayedGame
from linko.arena.result import Result
from linko.arena.setup import Setup
from linko.players import printable
from linko.records import RecordData, dump_object, load_object
from linko.refusal import LinkoError

Key = tuple[int, int]
"""The deal and rotation that identify a game of a setup."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The contents of a result file."""

    setup: Setup
    games: tuple[PlayedGame, ...]
    size: int
    """Number of bytes in its complete lines; the rest is a truncated line."""


def read_stored(file: Path | str) -> Stored:
    """Read a result file and check every line; a truncated last line is ignored."""
    file = Path(file)
    whole = whole_lines(file)
    if not whole:
        raise ArenaError("arena_empty_file", file=printable(file))
    setup = None
    games: dict[Key, PlayedGame] = {}
    for number, line in enumerate(whole, start=1):
        try:
            data = load_object(line)
            if setup is None:
                setup = Setup.from_header(data)
                continue
            game = PlayedGame.from_line(data, setup)
        except LinkoError as error:
            raise ArenaError(
                "arena_line", file=printable(file), line=number, reason=error
            ) from error
        if (game.deal, game.rotation) in games:
            raise ArenaError(
                "arena_game_twice", file=printable(file), deal=game.deal, rotation=game.rotation
            )
        games[game.deal, game.rotation] = game
    assert setup is not None
    return Stored(setup, tuple(games.values()), sum(map(len, whole)))


def read_results(file: Path | str) -> Result:
    """Read the result from a file."""
    stored = read_stored(file)
    return Result.of(stored.setup, stored.games)


def header_line(setup: Setup) -> bytes:
    """The first line of a result file."""
    return (dump_object(setup.header()) + "\n").encode()


def write_results(file: Path | str, setup: Setup, games: Iterable[PlayedGame]) -> None:
    """Write a new result file with the games in order; raise an error if the file exists."""
    file = Path(file)
    if file.exists():
        raise ArenaError("arena_file_exists", file=printable(file))
    ordered = sorted(games, key=lambda game: (game.deal, game.rotation))
    lines = [game.to_line() + "\n" for game in ordered]
    with file.open("xb") as out:
        out.write(header_line(setup) + "".join(lines).encode())


def merge(files: Sequence[Path | str]) -> Result:
    """Combine several result files into one result."""
    return Result.of(*read_together(files))


def read_together(files: Sequence[Path | str]) -> tuple[Setup, tuple[PlayedGame, ...]]:
    """The games of several result files of one setup; no deal may be in two of them."""
    if not files:
        raise ArenaError("arena_nothing_to_merge")
    first, *others = [read_stored(file) for file in files]
    games = list(first.games)
    home = {game.deal: files[0] for game in first.games}
    for file, stored in zip(files[1:], others, strict=True):
        if (difference := first.setup.difference(stored.setup)) is not None:
            raise ArenaError(
                "arena_other_setup",
                file=printable(file),
                other=printable(files[0]),
                difference=difference,
            )
        for game in stored.games:
            if game.deal in home:
                other = printable(home[game.deal])
                raise ArenaError(
                    "arena_deal_twice", file=printable(file), other=other, deal=game.deal
                )
        games += stored.games
        home |= {game.deal: file for game in stored.games}
    return first.setup, tuple(games)


def check_writable(file: Path) -> None:
    """Raise an error if the file cannot be written, before anything is played."""
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        file.open("ab").close()  # raises the right error


def whole_lines(file: Path) -> list[bytes]:
    """The complete lines of a file, with their line ends; an incomplete last line is ignored."""
    lines = file.read_bytes().split(b"\n")
    return [line + b"\n" for line in lines[:-1]]


def records_size(file: Path, games: Iterable[PlayedGame], setup: Setup) -> int:
    """Number of bytes that the records of known games take in a file of records.

    A record is written before the game's result, so the last record may belong to an unknown game.
    Any other difference is an error.
    """
    known = {(game.deal, game.rotation) for game in games}
    missing = set(known)
    size = 0
    whole = whole_lines(file) if file.exists() else []
    for number, line in enumerate(whole, start=1):
        try:
            key = _key(load_object(line), setup)
        except LinkoError as error:
            raise ArenaError(
                "arena_line", file=printable(file), line=number, reason=error
            ) from error
        if key in missing:
            missing.remove(key)
            size += len(line)
        elif key in known or number < len(whole):
            raise ArenaError("arena_strange_record", file=printable(file), line=number)
    if missing:
        raise ArenaError("arena_records_missing", file=printable(file), count=len(missing))
    return size


def _key(record: RecordData, setup: Setup) -> Key | None:
    """The deal and rotation of a record; None if it does not belong to the setup."""
    where = record.get("arena")
    if not isinstance(where, dict) or where.get("seed") != setup.seed:
        return None
    deal, rotation = where.get("deal"), where.get("rotation")
    if type(deal) is not int or type(rotation) is not int:
        return None
    return deal, rotation
