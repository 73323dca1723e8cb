"""The human's side of `linko play`: the table, the question, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from linko.cards import JOKER
from linko.cli.board import board, together
from linko.cli.console import out
from linko.cli.play.hint import MEANING, Adviser
from linko.cli.play.rules_page import CHOICE_COMMANDS, FEW_COMMANDS, PLAY_COMMANDS, rules_page
from linko.cli.play.typed_choices import marked, read_choice, wanted
from linko.cli.play.typed_sets import read_play
from linko.cli.play.words import as_sentence, choice_words, consequence, question
from linko.rules import Move, Phase, View

PROMPT = " › "
ROOM = 8
"""So long may the example be that all commands still fit beside it and what is typed."""

_QUIT = frozenset({"q", "quit", "exit"})


class Human:
    """Who sits at the keyboard: shown the table, asked, answered."""

    def __init__(self, names: Sequence[str], called: Sequence[str]) -> None:
        self._names = names
        self._called = called
        self._adviser = Adviser()
        self._turn_shown = 0

    def choose(self, view: View) -> Move | None:
        """The move that is wanted; None to stop playing."""
        if view.turn_number != self._turn_shown:
            self.show_table(view)
        moves = view.legal_moves
        if len(moves) == 1 and view.phase is not Phase.PLAY:
            return moves[0]
        self._ask(view)
        while True:
            typed = _ask(_prompt(view))
            if typed is None or typed.lower() in _QUIT:
                return None
            move = self._obey(view, typed)
            if move is not None:
                return move

    def new_game(self) -> None:
        """The table has not been shown yet."""
        self._turn_shown = 0

    def show_table(self, view: View) -> None:
        """Draw everything the human may know."""
        self._turn_shown = view.turn_number
        out.print()
        title = f"{view.options.edition or 'custom edition'}, turn {view.turn_number}"
        out.print(Panel(board(view, self._names, headed=False), title=title, title_align="left"))

    def _ask(self, view: View) -> None:
        out.print(Text(question(view, self._called), "bold"))
        if view.phase is Phase.PLAY:
            return
        for mark, move in marked(view.legal_moves).items():
            words = choice_words(view, move, self._called)
            out.print(Text.assemble((f"  {mark}  ", "bold"), words))

    def _obey(self, view: View, typed: str) -> Move | None:
        """The move that was typed; everything else is done or explained."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "?" | "help":
                out.print(rules_page(view.options))
            case "l" | "list":
                self._list(view, rest)
            case "h" | "hint":
                self._hint(view)
            case "t" | "table":
                self.show_table(view)
            case _:
                answer = _read(typed, view)
                if isinstance(answer, Move):
                    return answer
                out.print(Text(as_sentence(answer), "yellow"))
                return None
        if command.lower() not in {"l", "list"} or view.phase is not Phase.PLAY:
            self._ask(view)
        return None

    def _hint(self, view: View) -> None:
        self._adviser.announce()
        with out.status("thinking"):
            lines = self._adviser.advice(view, self._called)
        for line in lines:
            out.print(Text(f"  {line}", "green"))
        out.print(Text(f"  {MEANING}", "dim"))

    def _list(self, view: View, wanted: str) -> None:
        if view.phase is not Phase.PLAY:
            return
        moves = list(zip(view.legal_moves, view.prey, strict=True))
        if wanted:
            asked = read_play(wanted, view)
            if isinstance(asked, str):
                out.print(Text(as_sentence(asked), "yellow"))
                return
            moves = [pair for pair in moves if pair[0] is asked]
        table = Table(box=None, padding=(0, 1), show_header=False)
        idle = []
        for move, prey in moves:
            words = consequence(view, move, prey, self._called)
            if words or wanted:
                table.add_row(together(move.cards, "-"), words or "snatches nothing")
            else:
                idle.append(move)
        if table.row_count:
            out.print(table)
        if idle:
            out.print(Padding(Text("snatching nothing:"), (0, 1), expand=False))
            plays = Text(" ").join(together(move.cards, "-") for move in idle)
            out.print(Padding(plays, (0, 1), expand=False))


def goes_on(words: str) -> bool:
    """Whether the human, having read this, wants more."""
    typed = _ask(words)
    return typed is not None and typed.lower() not in _QUIT


def _ask(words: str) -> str | None:
    """What is typed or piped in, trimmed; None when nothing more comes."""
    out.print(Text(f"{words}{PROMPT}", "dim"), end="", soft_wrap=True)
    if sys.stdin is None:
        out.print()
        return None
    if sys.stdin.isatty():
        try:
            return input().strip()
        except EOFError:
            out.print()
            return None
    line = sys.stdin.readline()
    out.print(Text(line.strip()), soft_wrap=True)  # so that a transcript reads like the terminal
    return line.strip() if line else None


def _prompt(view: View) -> str:
    if view.phase is not Phase.PLAY:
        return f"{wanted(view.legal_moves)} ({CHOICE_COMMANDS})"
    example = str(_whole_group(view))
    commands = PLAY_COMMANDS if len(example) <= ROOM else FEW_COMMANDS
    return f"for example {example} ({commands})"


def _whole_group(view: View) -> Move:
    """A small set that leaves no card of its rank behind; jokers only if there is nothing else."""
    moves = view.legal_moves
    groups = [
        move
        for move in moves
        if len(set(move.cards)) == 1
        and move.cards[0] != JOKER
        and len(move.cards) == view.hand.count(move.cards[0])
    ]
    several = [move for move in groups if len(move.cards) > 1]
    return min(several or groups or moves[:1], key=lambda move: len(move.cards))


def _read(typed: str, view: View) -> Move | str:
    return read_play(typed, view) if view.phase is Phase.PLAY else read_choice(typed, view)
