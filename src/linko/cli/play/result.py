"""How a game or a match ended: the points, and who has won."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from linko.cards import Seat
from linko.cli.console import out
from linko.cli.play.wording import Wording, signed
from linko.cli.situation import end_words
from linko.match import Match
from linko.rules import View


def tell_result(wording: Wording, view: View) -> None:
    """Print why a game ended, everybody's points, and who has won."""
    out.print()
    ending = end_words(wording.language, view, wording.names, wording.reader)
    out.print(Text(ending, "bold"))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("")
    for title in ("terminal-laid", "terminal-in-hand", "terminal-score"):
        table.add_column(wording.say(title), justify="right")
    for seat in sorted(range(view.seats), key=lambda seat: -view.scores[seat]):
        laid = sum(map(len, view.stacks[seat]))
        table.add_row(
            Text(wording.names[seat], "bold" if seat in view.winners else ""),
            str(laid),
            signed(-view.hand_counts[seat]),
            signed(view.scores[seat]),
        )
    out.print(table)
    out.print(Text(winner_words(wording, view), "bold"))


def winner_words(wording: Wording, view: View) -> str:
    """Who has won, with what, and what broke a tie."""
    best = max(view.scores)
    points = wording.points(best)
    if len(view.winners) > 1:
        names = wording.players(view.winners)
        return wording.say("terminal-shared", points=points, names=names)
    (winner,) = view.winners
    equal = _best_seats(view.scores)
    if len(equal) > 1:
        names = wording.players(equal)
        return wording.say_of(winner, "terminal-won-fewest", points=points, names=names)
    ahead = best - max(score for score in view.scores if score != best)
    return wording.say_of(winner, "terminal-won", points=points, ahead=signed(ahead))


def tell_totals(wording: Wording, match: Match) -> None:
    """Print the standing of a match after a game, or its result."""
    totals = match.totals
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    listed = ", ".join(f"{wording.names[seat]} {signed(totals[seat])}" for seat in order)
    out.print()
    out.print(Text(_standing(wording, match), "bold"))
    out.print(Text(wording.say("terminal-totals", totals=listed)))


def _standing(wording: Wording, match: Match) -> str:
    games = len(match.games)
    best = _best_seats(match.totals)
    if len(best) > 1:
        message = "terminal-match-shared" if match.is_over else "terminal-lead-shared"
        return wording.say(message, names=wording.players(best), count=games)
    message = "terminal-match-won" if match.is_over else "terminal-leads"
    return wording.say_of(best[0], message, count=games)


def _best_seats(scores: tuple[int, ...]) -> list[Seat]:
    best = max(scores)
    return [Seat(seat) for seat, score in enumerate(scores) if score == best]
