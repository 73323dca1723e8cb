"""Shows long texts one screen at a time, and reads what is typed at a prompt."""

from __future__ import annotations

import sys

from rich.console import RenderableType
from rich.segment import Segments
from rich.text import Text

from linko.cli.console import out
from linko.texts import say

PROMPT = " › "
QUIT = frozenset({"q", "quit", "exit"})


def show_pages(language: str, content: RenderableType) -> None:
    """Print the content; on a terminal wait for Enter after every screen."""
    if not _is_interactive():
        out.print(content)
        return
    lines = out.render_lines(content, pad=False, new_lines=True)
    height = max(1, out.size.height - 1)  # the last line is the prompt
    for start in range(0, len(lines), height):
        page = (segment for line in lines[start : start + height] for segment in line)
        out.print(Segments(page), end="")
        if start + height < len(lines) and not goes_on(say(language, "terminal-more")):
            return


def goes_on(words: str) -> bool:
    """Ask to continue; False if the player quits or no more input comes."""
    typed = ask(words)
    return typed is not None and typed.lower() not in QUIT


def ask(words: str) -> str | None:
    """The trimmed line that is typed or piped in; None at the end of the input."""
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


def _is_interactive() -> bool:
    return out.is_terminal and sys.stdin is not None and sys.stdin.isatty()
