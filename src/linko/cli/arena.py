"""`linko arena`: measures the strength of bots and merges result files."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from typer.core import TyperCommand

from linko.arena import Result, Run, SequentialTest, Setup, write_results
from linko.arena.dask_cluster import dask_executor
from linko.arena.errors import ArenaError
from linko.arena.files import read_stored, read_together
from linko.arena.picture import check_plot, plot
from linko.arena.report import notes, table
from linko.arena.runs import USUAL_GAMES
from linko.arena.sequential import USUAL_MARGIN
from linko.bots.time_limits import SECONDS
from linko.cli import INTERRUPTED_STATUS
from linko.cli.console import LARGEST_SEED, err, out, read_edition
from linko.options import EDITIONS
from linko.players import shown_names
from linko.refusal import quote

MERGE = "merge"
"""The first argument that merges result files instead of naming a bot."""

STANDARD_OUTPUT = Path("-")
GLANCE = 0.25
"""Minimum number of seconds between two updates of the running estimate."""


class OptionalFile(TyperCommand):
    """A command whose `--json` may have no file; then it means standard output."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - typer exports no type for it
        """Add standard output as the value of a lone `--json`."""
        spelled: list[str] = []
        for place, word in enumerate(args):
            spelled.append(word)
            following = args[place + 1 : place + 2]
            if word == "--":
                spelled += args[place + 1 :]
                break
            if word == "--json" and (not following or _is_option(following[0])):
                spelled.append(str(STANDARD_OUTPUT))
        return list(super().parse_args(ctx, spelled))


def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Two bots, the first against copies of the second, or one bot for every seat; "
            "or: merge FILE FILE.",
            metavar="A B",
        ),
    ],
    *,
    edition: Annotated[
        str | None,
        typer.Option(help=f"{', '.join(EDITIONS)}, or a JSON object of options.", metavar="E"),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="Number of seats (default: 4, or the most that the edition allows).", metavar="N"
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            help=f"Number of games, rounded up to complete deals, each played from every seat "
            f"(default: {USUAL_GAMES}).",
            metavar="G",
            min=1,
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed plays the same deals.", metavar="S", min=0)
    ] = None,
    first_deal: Annotated[
        int | None,
        typer.Option(
            help="First deal to play, to share the work between machines.", metavar="D", min=0
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Number of worker processes (default: one for every core).", metavar="W", min=1
        ),
    ] = None,
    dask: Annotated[
        str | None,
        typer.Option(
            help="Play on the Dask cluster with this scheduler, such as tcp://10.0.0.1:8786.",
            metavar="ADDRESS",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            help=f"Maximum number of seconds for a decision of a bot that is not built in "
            f"(default: {SECONDS:g}).",
            metavar="T",
        ),
    ] = None,
    as_json: Annotated[
        Path | None,
        typer.Option(
            "--json",
            help="Add every game to this result file; without a file, print only a JSON summary.",
            metavar="[FILE]",
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write the record of every game to this file.", metavar="FILE"),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the files of an earlier run.")
    ] = False,
    draw: Annotated[
        Path | None,
        typer.Option("--plot", help="Draw the result: .svg, .pdf or .png.", metavar="FILE"),
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is clear whether A is stronger.")
    ] = False,
    margin: Annotated[
        float | None,
        typer.Option(
            help=f"Share of the wins above parity that --sprt tests (default: {USUAL_MARGIN:g}).",
            metavar="M",
        ),
    ] = None,
) -> None:
    """Measure the strength of bots; every deal is played once from every seat."""
    if draw is not None:
        check_plot(draw)
    if bots[0] == MERGE:
        unused = {
            "--edition": edition, "--seats": seats, "--games": games, "--seed": seed,
            "--first-deal": first_deal, "--workers": workers, "--dask": dask,
            "--seconds": seconds, "--records": records, "--resume": resume or None,
        }  # fmt: skip
        _refuse_unused(unused, MERGE)
        _merge([Path(name) for name in bots[1:]], as_json, draw, sprt=sprt, margin=margin)
        return
    _check_bots_given(bots, as_json)
    if seed is None and resume:
        seed = _seed_of(as_json)
    setup = Setup.of(
        *bots,
        edition=read_edition("classic" if edition is None else edition),
        seats=seats,
        seed=secrets.randbelow(LARGEST_SEED) if seed is None else seed,
        seconds=SECONDS if seconds is None else seconds,
    )
    if dask is not None and workers is not None:
        raise ArenaError("arena_two_ways", one="--workers", other="--dask")
    with nullcontext() if dask is None else dask_executor(dask) as executor:
        run = Run(
            setup,
            games=USUAL_GAMES if games is None else games,
            first_deal=first_deal or 0,
            workers=workers,
            executor=executor,
            results=None if as_json == STANDARD_OUTPUT else as_json,
            records=records,
            resume=resume,
            test=_test(setup.seats, sprt=sprt, margin=margin),
        )
        was_interrupted = _play(run)
    _tell(run.result, as_json, draw)
    if was_interrupted:
        kept = "" if as_json in {None, STANDARD_OUTPUT} else "; --resume continues"
        err.print(f"interrupted after {run.done} of {run.total} games{kept}")
        raise typer.Exit(INTERRUPTED_STATUS)


def _play(run: Run) -> bool:
    """Play with a progress bar; return whether the run was interrupted."""
    with _Bar(run) as bar:
        try:
            run.play(bar.tick)
        except KeyboardInterrupt:
            return True
    return False


class _Bar(Progress):
    """Shows the progress of a run and, from time to time, its estimate; nothing in a pipe."""

    def __init__(self, run: Run) -> None:
        console = out if out.is_terminal else err
        super().__init__(
            TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn(),
            TimeRemainingColumn(), console=console, transient=True,
            disable=not console.is_terminal,
        )  # fmt: skip
        self._run = run
        self._task = self.add_task("playing", total=run.total, completed=run.done)
        self._glanced = 0.0

    def tick(self) -> None:
        """Count one finished game."""
        self.advance(self._task)
        now = time.monotonic()
        if self.disable or now - self._glanced < GLANCE:
            return
        if (share := self._run.estimate) is not None and share.half is not None:
            estimate = f"{100 * share.mean:.1f} % ± {100 * share.half:.1f}"
            name = shown_names(1, self._run.setup.labels)[0]
            self.update(self._task, description=f"{name} {estimate}")
            self._glanced = now


def _tell(result: Result, as_json: Path | None, draw: Path | None) -> None:
    if as_json == STANDARD_OUTPUT:
        typer.echo(json.dumps(result.summary(), ensure_ascii=False))
    elif result.deals:
        out.print(table(result))
        for line in notes(result):
            out.print(line, soft_wrap=True)
    if not result.deals:
        err.print("no deal has been played from every seat yet")
    elif draw is not None:
        plot(result, draw)


def _test(seats: int, *, sprt: bool, margin: float | None) -> SequentialTest | None:
    if not sprt:
        _refuse_unused({"--margin": margin}, "an arena without --sprt")
        return None
    return SequentialTest(seats=seats, margin=USUAL_MARGIN if margin is None else margin)


def _merge(
    files: Sequence[Path],
    as_json: Path | None,
    draw: Path | None,
    *,
    sprt: bool,
    margin: float | None,
) -> None:
    setup, games = read_together(files)
    test = _test(setup.seats, sprt=sprt, margin=margin)
    result = Result.of(setup, games)
    if test is not None:
        result = result.tested(test)
    if as_json is not None and as_json != STANDARD_OUTPUT:
        write_results(as_json, setup, games)
    _tell(result, as_json, draw)


def _check_bots_given(bots: Sequence[str], as_json: Path | None) -> None:
    if len(bots) > 1:
        return
    if as_json is not None and as_json != STANDARD_OUTPUT:
        raise ArenaError("arena_one_bot_and_file", given=quote(bots[0]), file=quote(str(as_json)))
    raise ArenaError("arena_one_bot", given=quote(bots[0]))


def _refuse_unused(options: Mapping[str, object], what: str) -> None:
    for name, value in options.items():
        if value is not None:
            raise ArenaError("arena_unused_option", option=name, what=what)


def _seed_of(file: Path | None) -> int | None:
    """The seed of the file to resume, if none was given."""
    if file is None or file == STANDARD_OUTPUT or not file.exists() or not file.stat().st_size:
        return None
    return read_stored(file).setup.seed


def _is_option(word: str) -> bool:
    return word.startswith("-") and word != str(STANDARD_OUTPUT)
