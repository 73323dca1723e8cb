"""The review of a whole game, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from linko.game import Game
from linko.judgement.errors import ReviewError
from linko.judgement.review.analyser import analyser_of
from linko.judgement.review.budget import USUAL_ROLLOUTS, ReviewBudget, checked_budget
from linko.judgement.review.decision import JudgedDecision, judged_decision
from linko.judgement.review.estimates import certain, mean_and_error, seat_means
from linko.judgement.review.luck import LuckSplit
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.result import Review, ReviewedDecision
from linko.judgement.worlds import Figures
from linko.rules import Event, Move
from linko.rules.events import Bundled, DrewFromPile, GhostReceived, RowRefilled

Row = tuple[float, ...]


def review(
    game: Game,
    rollouts: int = USUAL_ROLLOUTS,
    progress: Callable[[Review], object] | None = None,
) -> Review:
    """Judge every decision of a finished game by what its seat could know.

    `rollouts` is the budget of a decision. `progress` is called with the review so far after each
    decision. The same game, analyser and budget give the same review.
    """
    for reviewed in review_steps(game, rollouts):
        if progress is not None:
            progress(reviewed)
    return reviewed


def review_steps(game: Game, rollouts: int = USUAL_ROLLOUTS, *, salt: int = 0) -> Iterator[Review]:
    """Yield the review so far after each decision, and finally the whole review.

    The caller may stop after any of them. Another `salt` judges in other worlds.
    """
    budget = checked_budget(rollouts)
    if not game.is_over:
        raise ReviewError("review_unfinished")
    return _GameReview(game, budget, salt).steps()


class _GameReview:
    """A game that is being reviewed."""

    def __init__(self, game: Game, budget: ReviewBudget, salt: int) -> None:
        self._moves = game.moves
        self._result = _shares_of(game)
        self._game = Game(game.options, game.names, deck=game.deck, starter=int(game.state.starter))
        self._budget = budget.for_game(game.move_count)
        self._asked = int(budget.rollouts)
        self._salt = salt
        self._analyser = analyser_of(game.options, len(game.names))
        seats = range(len(game.names))
        self._decisions: list[ReviewedDecision] = []
        self._rows: list[list[Row]] = [[] for _ in seats]
        self._errors: list[list[float]] = [[] for _ in seats]
        self._luck = [LuckSplit(1 / len(seats)) for _ in seats]
        self._before: list[tuple[float, float] | None] = [None for _ in seats]
        """The value of each seat's last move before cards were turned up, with its error."""

    def steps(self) -> Iterator[Review]:
        """Review decision after decision."""
        for number, move in enumerate(self._moves):
            self._review_decision(number, move)
            yield self._so_far()
        self._count_draws([(share, 0.0) for share in self._result])
        for rows, errors in zip(self._rows, self._errors, strict=True):
            rows.append(self._result)
            errors.append(0.0)
        yield self._so_far()

    def _review_decision(self, number: int, move: Move) -> None:
        game = self._game
        decider = game.to_move
        assert decider is not None
        prospects = [Prospect(game.view(seat), self._salt) for seat in range(len(game.names))]
        is_choice = len(game.legal_moves) > 1
        judged = (
            judged_decision(prospects[decider], number, move, self._budget) if is_choice else None
        )
        self._add_rows(prospects, decider, judged)
        if judged is None:
            self._decisions.append(self._only_choice(number, decider, move))
        else:
            self._decisions.append(judged.reviewed)
            self._luck[decider].add_own(judged.gain)
        events = game.push(move)
        for seat, prospect in enumerate(prospects):
            self._before[seat] = None
            if _reveals(events, seat):
                self._before[seat] = self._value_after(
                    prospect, move, judged if seat == decider else None
                )

    def _add_rows(
        self, prospects: Sequence[Prospect], decider: int, judged: JudgedDecision | None
    ) -> None:
        """Add everybody's chances before a decision, as each seat could judge them."""
        values: list[tuple[float, float]] = []
        is_first = not self._decisions
        for seat, prospect in enumerate(prospects):
            matters = is_first or self._before[seat] is not None
            if seat == decider and judged is not None and not matters:
                shares = judged.shares
            else:
                worlds = self._budget.revealed if matters else self._budget.row
                shares = prospect.played_on("row", worlds).shares[:, 0]
            row = seat_means(shares)
            error = mean_and_error(shares[:, seat])[1]
            self._rows[seat].append(row)
            self._errors[seat].append(error)
            values.append((row[seat], error))
        if is_first:
            for luck, value in zip(self._luck, values, strict=True):
                luck.add_deal(*value)
        self._count_draws(values)

    def _count_draws(self, values: Sequence[tuple[float, float]]) -> None:
        for luck, before, after in zip(self._luck, self._before, values, strict=True):
            if before is not None:
                luck.add_draw(before, after)

    def _value_after(
        self, prospect: Prospect, move: Move, judged: JudgedDecision | None
    ) -> tuple[float, float]:
        """Return a seat's value of a move before the cards that it turned up were seen."""
        after: Figures
        if judged is not None:
            after = judged.after
        else:
            played = prospect.played_on("reveal", self._budget.revealed, (move.code,))
            after = played.shares[:, 0, prospect.seat]
        return mean_and_error(after)

    def _only_choice(self, number: int, seat: int, move: Move) -> ReviewedDecision:
        chance = certain(self._rows[seat][-1][seat])
        points = float(self._game.scores[seat])
        return ReviewedDecision(
            number=number,
            seat=seat,
            played=move.text,
            best=move.text,
            options=1,
            chance_played=chance,
            chance_best=chance,
            points_played=points,
            points_best=points,
            loss=0.0,
            loss_error=0.0,
            is_flagged=False,
            reason=None,
        )

    def _so_far(self) -> Review:
        is_whole = len(self._rows[0]) > len(self._moves)
        return Review(
            analyser=self._analyser,
            budget=self._asked,
            seats=len(self._rows),
            of=len(self._moves),
            decisions=tuple(self._decisions),
            chances=tuple(map(tuple, self._rows)),
            errors=tuple(map(tuple, self._errors)),
            parts=tuple(
                luck.parts(share) for luck, share in zip(self._luck, self._result, strict=True)
            )
            if is_whole
            else (),
        )


def _shares_of(game: Game) -> Row:
    """Return every seat's share of the win of a finished game."""
    share = 1 / len(game.winners)
    return tuple(share if seat in game.winners else 0.0 for seat in range(len(game.names)))


def _reveals(events: Sequence[Event], seat: int) -> bool:
    """Whether these events turned up cards that the seat did not know before."""
    for event in events:
        if isinstance(event, RowRefilled | GhostReceived | Bundled):
            return True
        if isinstance(event, DrewFromPile) and event.seat == seat:
            return True
    return False
