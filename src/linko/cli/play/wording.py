"""The words of `linko play` in one language, for one player who is addressed as "you"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from linko.cards import Seat
from linko.cli.language import ENGLISH
from linko.game_errors import IllegalMove
from linko.texts import message_id, say

AND: Final = "terminal-and"
OR: Final = "terminal-or"


@dataclass(frozen=True, slots=True)
class Wording:
    """Words messages in a language; `names` are the players' names as the table shows them.

    >>> wording = Wording("de", ("Ann", "Ben", "Cy"), reader=Seat(0))
    >>> wording.players([Seat(0), Seat(1), Seat(2)])
    'Du, Ben und Cy'
    """

    language: str
    names: Sequence[str]
    reader: Seat

    def say(self, message: str, /, **values: str | int) -> str:
        """A message in words."""
        return say(self.language, message, **values)

    def say_of(self, seat: Seat, message: str, /, **values: str | int) -> str:
        """A message about a player, who may be the reader."""
        who = "you" if seat == self.reader else "other"
        return self.say(message, who=who, name=self.names[seat], **values)

    def listed(self, parts: Sequence[str], joint: str = AND) -> str:
        """`Ben`, `Ben and Cy`, `Ben, Cy and Dee`; with `OR`, `Ben or Cy`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(joint, first=", ".join(parts[:-1]), last=parts[-1])

    def players(self, seats: Iterable[Seat]) -> str:
        """Several players by name; the reader is "you"."""
        return self.listed([self.called(seat) for seat in seats])

    def called(self, seat: Seat) -> str:
        """A player's name; the reader is "you"."""
        return self.say("terminal-you") if seat == self.reader else self.names[seat]

    def points(self, score: int) -> str:
        """A score as people say it: `1 point`, `−3 points`."""
        return self.say("terminal-points", points=signed(score), count=abs(score))

    def decimal(self, number: float) -> str:
        """A number with its sign and one decimal, with the decimal mark of the language."""
        text = f"{number:+.1f}".replace("-", "−")
        return text if self.language == ENGLISH else text.replace(".", ",")

    def refusal(self, error: IllegalMove) -> str:
        """Why a move is refused, without the clause of the rules."""
        values = {name: str(value) for name, value in error.params.items()}
        return self.say(message_id("error", error.code), **values)


def signed(score: int) -> str:
    """A score with a true minus sign."""
    return str(score).replace("-", "−")


def as_sentence(words: str) -> str:
    """The words with a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}" + ("" if words.endswith(".") else ".")
