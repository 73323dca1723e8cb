"""The player's side of `linko play`: the table, the question, and what is typed."""

from __future__ import annotations

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from linko.cards import JOKER
from linko.cli.board import board, together, whole_stack
from linko.cli.console import out
from linko.cli.play.hint import Adviser
from linko.cli.play.pager import QUIT, ask, show_pages
from linko.cli.play.players import find_player
from linko.cli.play.question import choice_words, consequence, question, warning
from linko.cli.play.rules_page import rules_page
from linko.cli.play.typed_choices import marked, read_choice, wanted
from linko.cli.play.typed_sets import read_play
from linko.cli.play.wording import Wording
from linko.cli.situation import title
from linko.refusal import quote
from linko.rules import Move, Phase, View


class Human:
    """The player at the keyboard, who sees the table and types moves and commands."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._adviser = Adviser(wording)
        self._turn_shown = 0

    def choose(self, view: View) -> Move | None:
        """The move that is typed; None to stop playing."""
        if view.turn_number != self._turn_shown:
            self.show_table(view)
        moves = view.legal_moves
        if len(moves) == 1 and view.phase is not Phase.PLAY:
            return moves[0]
        self._ask(view)
        while True:
            typed = ask(self._prompt(view))
            if typed is None or typed.lower() in QUIT:
                return None
            move = self._obey(view, typed)
            if move is not None:
                return move

    def new_game(self) -> None:
        """Show the table again at the next decision."""
        self._turn_shown = 0

    def show_table(self, view: View) -> None:
        """Print everything the player may know."""
        self._turn_shown = view.turn_number
        language = self._wording.language
        table = board(view, self._wording.names, headed=False, language=language)
        out.print()
        out.print(Panel(table, title=title(language, view), title_align="left"))

    def _ask(self, view: View) -> None:
        """Print the question, its choices, a warning if there is one, and the keys."""
        out.print(Text(question(self._wording, view), "bold"))
        warned = warning(self._wording, view)
        if warned is not None:
            out.print(Text(warned, "bold yellow"))
        if view.phase is Phase.PLAY:
            out.print(Text(self._wording.say("terminal-keys-lay"), "dim"))
            return
        choices = Table(box=None, padding=(0, 1), show_header=False)
        for mark, move in marked(view.legal_moves).items():
            choices.add_row(Text(f" {mark}", "bold"), choice_words(self._wording, view, move))
        out.print(choices)
        out.print(Text(self._wording.say("terminal-keys-choose"), "dim"))

    def _prompt(self, view: View) -> str:
        if view.phase is not Phase.PLAY:
            return wanted(self._wording, view.legal_moves)
        return self._wording.say("terminal-example", cards=example_play(view).text)

    def _obey(self, view: View, typed: str) -> Move | None:
        """The move that was typed; a command is carried out, anything else is explained."""
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "?" | "help" | "rules":
                show_pages(self._wording.language, rules_page(self._wording.language, view.options))
            case "l" | "list" if view.phase is Phase.PLAY:
                self._list(view, rest)
                return None
            case "s" | "stack" | "stacks":
                self._show_stacks(view, rest.strip())
                return None
            case "h" | "hint":
                self._hint(view)
            case "t" | "table":
                self.show_table(view)
            case _:
                answer = self._read(typed, view)
                if isinstance(answer, Move):
                    return answer
                self._explain(answer)
                return None
        self._ask(view)
        return None

    def _read(self, typed: str, view: View) -> Move | str:
        read = read_play if view.phase is Phase.PLAY else read_choice
        return read(self._wording, typed, view)

    def _explain(self, words: str) -> None:
        out.print(Text(words, "yellow"))

    def _hint(self, view: View) -> None:
        self._adviser.announce()
        with out.status(self._wording.say("terminal-thinking")):
            lines = self._adviser.advice(view)
        for line in lines:
            out.print(Text(f"  {line}", "green"))
        meaning = Text(self._wording.say("terminal-hint-meaning"), "dim")
        out.print(Padding(meaning, (0, 0, 0, 2), expand=False))

    def _show_stacks(self, view: View, given: str) -> None:
        """Print every set of one player or of everybody, the oldest first."""
        names = self._wording.names
        seat = find_player(given, names)
        if given and seat is None:
            known = self._wording.listed(names)
            self._explain(self._wording.say("terminal-no-player", given=quote(given), names=known))
            return
        out.print(Text(self._wording.say("terminal-stacks"), "dim"))
        table = Table(box=None, padding=(0, 1), show_header=False)
        for player, name in enumerate(names):
            if seat in {None, player}:
                table.add_row(Text(name, "bold"), whole_stack(view.stacks[player]))
        out.print(table)

    def _list(self, view: View, given: str) -> None:
        """Print what each play would snatch, or what the given play would."""
        moves = list(zip(view.legal_moves, view.prey, strict=True))
        if given:
            asked = read_play(self._wording, given, view)
            if isinstance(asked, str):
                self._explain(asked)
                return
            moves = [pair for pair in moves if pair[0] is asked]
        table = Table(box=None, padding=(0, 1), show_header=False)
        idle = []
        for move, prey in moves:
            words = consequence(self._wording, view, move, prey)
            if words or given:
                nothing = self._wording.say("terminal-snatches-nothing")
                table.add_row(together(move.cards, "-"), words or nothing)
            else:
                idle.append(move)
        if table.row_count:
            out.print(table)
        if idle:
            heading = Text(self._wording.say("terminal-idle"))
            out.print(Padding(heading, (0, 1), expand=False))
            plays = Text(" ").join(together(move.cards, "-") for move in idle)
            out.print(Padding(plays, (0, 1), expand=False))


def example_play(view: View) -> Move:
    """A small set with all held cards of its rank; jokers only if there is nothing else."""
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
