"""A player of `linko play` for tests: answers prompts through pipes or on a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from linko.texts import say
from tests.server.interrupt import hear_interrupts, unmeasured

PLAIN = {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COMMAND = (sys.executable, "-m", "linko", "play")
PROMPT = " › "
MOST_PROMPTS = 2000
"""Number of prompts after which a game counts as endless."""

Answer = Callable[[str], str | None]
"""What is typed at a prompt; None ends the input."""


def newcomer(prompt: str, language: str = "en") -> str:
    """An answer that the prompt itself suggests: its example, or the first choice."""
    before = say(language, "terminal-example", cards="")
    if prompt.startswith(before.strip()):
        return prompt.removesuffix(PROMPT).split()[-1]
    if prompt.startswith(say(language, "terminal-letter-or-card")):
        return "a"  # the pile may be empty
    return prompt[0] if re.match(r"1–|a–", prompt) else ""


def converse(read: Callable[[], bytes], write: Callable[[bytes], object], answer: Answer) -> str:
    """Answer every prompt until the command ends or an answer is None; returns its output."""
    said = b""
    heard = 0
    prompts = 0
    while piece := read():
        said += piece
        line = ANSI.sub("", said[heard:].decode("utf-8", "replace"))
        if line.endswith(PROMPT):
            heard = len(said)
            prompts += 1
            assert prompts < MOST_PROMPTS, line
            reply = answer(line.splitlines()[-1])
            if reply is None:
                break
            write(f"{reply}\n".encode())
    return ANSI.sub("", said.decode()).replace("\r\n", "\n")


def play_by_pipe(*arguments: str, answer: Answer = newcomer) -> tuple[int, str, str]:
    """Play through pipes; returns the status and the output of both streams."""
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env=os.environ | PLAIN,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        stdout = process.stdout
        said = converse(lambda: stdout.read(4096) or b"", process.stdin.write, answer)
        process.stdin.close()
        said += stdout.read().decode()
        errors = process.stderr.read().decode()
    assert "Traceback" not in said + errors
    return process.returncode, said, errors


def play_on_terminal(*arguments: str, answer: Answer = newcomer) -> tuple[int, str]:
    """Play on a terminal of 80 columns and 24 lines; returns the status and the output."""
    with _terminal(*arguments) as (process, ours):
        said = converse(lambda: _heard(ours), lambda text: os.write(ours, text), answer)
        return process.wait(60), said


@contextmanager
def _terminal(*arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The command on its own terminal, where Ctrl-C works, and the end on which tests type."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = unmeasured() | PLAIN | {"TERM": "xterm-256color"}
    del environment["COLUMNS"]
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
        preexec_fn=_own_the_terminal,
    )
    os.close(theirs)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _own_the_terminal() -> None:
    hear_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _heard(ours: int) -> bytes:
    try:
        return os.read(ours, 4096)
    except OSError:  # the other end is closed
        return b""
