"""`linko review`: what the strong bot says about every decision of recorded games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer

from linko.cli import INTERRUPTED_STATUS
from linko.cli.compile_notice import tell_of_compiling
from linko.cli.console import err, opened_records, out, progress, shown_path
from linko.cli.language import LANGUAGE_HELP, read_language
from linko.game import Game
from linko.game_errors import RecordError
from linko.judgement.errors import ReviewError
from linko.judgement.review import Review, ReviewedDecision
from linko.players import shown_names
from linko.records import RecordLine, read_records
from linko.texts import message_id, reason_sentence, say

SHOWN: Final = 3
"""Number of costly decisions shown for each player."""

ROLLOUTS: Final = 2000


def review(
    file: Annotated[Path, typer.Argument(help="A file of records; - for standard input.")],
    *,
    rollouts: Annotated[
        int, typer.Option(help="Rollouts that a decision may use.", metavar="N", min=100)
    ] = ROLLOUTS,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print only JSON, a line for each game.")
    ] = False,
    language: Annotated[str | None, typer.Option(help=LANGUAGE_HELP, metavar="L")] = None,
) -> None:
    """Judge every decision of finished games by what its player could know.

    The exit status is 1 if a record is wrong or unfinished, or if there are no records.
    """
    spoken = read_language(language)
    tell_of_compiling(["search"], spoken)
    count, failed = 0, False
    try:
        with opened_records(file) as source:
            for count, line in enumerate(read_records(source), start=1):
                try:
                    game, found = _reviewed(line, count, rollouts)
                except (RecordError, ReviewError) as error:
                    message = f"{shown_path(file)}, line {line.number}: {error}"
                    err.print(message, soft_wrap=True)
                    failed = True
                    continue
                _print(game, found, count, None if as_json else spoken)
    except KeyboardInterrupt:
        err.print("interrupted")
        raise typer.Exit(INTERRUPTED_STATUS) from None
    if count == 0:
        err.print(f"{shown_path(file)} holds no records", soft_wrap=True)
    if failed or count == 0:
        raise typer.Exit(1)


def _reviewed(line: RecordLine, number: int, rollouts: int) -> tuple[Game, Review]:
    """Review a record, with a progress bar on a terminal."""
    from linko.judgement.review import review as review_game  # imports the compiled engine

    if isinstance(line.data, RecordError):
        raise line.data
    game = Game.from_record(line.data)
    with progress(f"reviewing game {number}", game.move_count) as bar:
        return game, review_game(game, rollouts, lambda _: bar.tick())


def _print(game: Game, found: Review, number: int, language: str | None) -> None:
    """Print a review as JSON, or in a language."""
    if language is None:
        object_ = {"game": number, "names": list(game.names), "review": asdict(found)}
        typer.echo(json.dumps(object_, ensure_ascii=False))
        return
    for line in _lines(game, found, number, language):
        out.print(line, soft_wrap=True)


def _lines(game: Game, found: Review, number: int, language: str) -> Iterator[str]:
    """A review in words: for each player the parts of the result, then the costliest decisions."""
    edition = say(language, message_id("edition", game.options.edition or "custom"))
    yield say(language, "terminal-review-title", number=number, edition=edition)
    for seat, name in enumerate(shown_names(len(game.names), game.names)):
        yield ""
        parts = found.parts[seat]
        total = parts.deal + parts.draws + parts.own + parts.others
        yield say(
            language,
            "terminal-review-parts",
            name=name,
            total=_signed(total),
            deal=_signed(parts.deal),
            draws=_signed(parts.draws),
            own=_signed(parts.own),
            others=_signed(parts.others),
        )
        flagged = [one for one in found.decisions if one.is_flagged and one.seat == seat]
        flagged.sort(key=lambda one: -one.loss)
        if not flagged:
            yield f"  {say(language, 'terminal-review-none')}"
        for one in flagged[:SHOWN]:
            yield from (f"  {line}" for line in _costly(one, language))


def _costly(one: ReviewedDecision, language: str) -> Iterator[str]:
    yield say(
        language,
        "terminal-review-loss",
        number=one.number,
        played=one.played,
        best=one.best,
        loss=_percent(one.loss),
        error=_percent(one.loss_error),
    )
    if one.reason is not None:
        yield f"  {reason_sentence(language, one.reason.code, one.reason.parameters)}"


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _signed(share: float) -> str:
    """Return a share in whole percentage points, with a sign unless it is 0.

    >>> _signed(0.25), _signed(-0.104), _signed(-0.001)
    ('+25', '−10', '0')
    """
    points = round(100 * share)
    return "0" if points == 0 else f"{'+' if points > 0 else '−'}{abs(points)}"
