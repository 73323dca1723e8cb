"""Playing a move: the next position, and the events in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from linko.cards import Card, Seat
from linko.options import TURN_LIMIT
from linko.rules import score
from linko.rules.deal import fill_ghost
from linko.rules.events import (
    Bundled,
    Discarded,
    DrewFromPile,
    DrewFromRow,
    Event,
    GameEnded,
    GhostReceived,
    GhostSnatched,
    Laid,
    Left,
    Passed,
    PickedUp,
    RowRefilled,
    Snatched,
    Took,
    TurnBegan,
)
from linko.rules.frozen import maker
from linko.rules.legal import check
from linko.rules.moves import Move, MoveKind
from linko.rules.sets import Cards, add, beats, ghost_prey, remove
from linko.rules.state import End, Outcome, Phase, Snatch, State, opponents


def play(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the position after a move and the events; raise `IllegalMove` if it is not legal."""
    check(state, move)
    return play_checked(state, move)


def play_checked(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """`play` for a move that `check` has accepted in this position."""
    draft = _Draft(state)
    _STEPS[move.kind](draft, move.cards)
    return draft.state(), tuple(draft.events)


class _Draft:
    """A position being changed by one move: the fields of `State`, and the events so far."""

    __slots__ = (
        "before", "discard", "draws_left", "ended_by", "events", "ghost", "hands", "known", "laid",
        "options", "phase", "pile", "row", "snatch", "stacks", "turn", "turn_number",
    )  # fmt: skip

    def __init__(self, before: State) -> None:
        self.before = before
        self.options = before.options
        self.hands = list(before.hands)
        self.known = list(before.known)
        self.stacks = list(before.stacks)
        self.row = before.row
        self.pile = before.pile
        self.discard = before.discard
        self.ghost = before.ghost
        self.turn = before.turn
        self.turn_number = before.turn_number
        self.phase = before.phase
        self.snatch = before.snatch
        self.draws_left = before.draws_left
        self.ended_by = before.ended_by
        self.laid = list(before.laid)
        self.events: list[Event] = []

    def state(self) -> State:
        return _new_state(
            self.options,
            self.before.starter,
            tuple(self.hands),
            tuple(self.known),
            tuple(self.stacks),
            self.row,
            self.pile,
            self.discard,
            self.ghost,
            self.turn,
            self.turn_number,
            self.phase,
            self.snatch,
            self.draws_left,
            self.ended_by,
            tuple(self.laid),
        )

    # The attacker

    def lay(self, cards: Cards) -> None:
        seat = self.turn
        self.hands[seat] = remove(self.hands[seat], cards)
        self.known[seat] = remove(self.known[seat], cards)
        self.stacks[seat] = (*self.stacks[seat], cards)
        self.laid[seat] += len(cards)
        self.events.append(Laid(seat, cards))
        if not self.hands[seat]:
            self.end(End.OUT)
        elif self.ghost and ghost_prey(cards, self.ghost):
            self.phase = Phase.GHOST
        else:
            self.compare(opponents(self.turn, len(self.hands)), snatched=False)

    def snatch_from_ghost(self, rank: Cards) -> None:
        cards = tuple(card for card in self.ghost if card == rank[0])
        self.events.append(GhostSnatched(self.turn, cards))
        self.receive_openly(self.turn, cards)
        self.refill_ghost(remove(self.ghost, cards))
        self.compare(opponents(self.turn, len(self.hands)), snatched=True)

    def take(self, _: Cards) -> None:
        snatch = self.settling()
        self.events.append(Took(snatch.attacker, snatch.victim, snatch.cards))
        self.uncover(snatch)
        self.receive_openly(snatch.attacker, snatch.cards)
        self.begin_draw(snatch, Outcome.TAKEN)

    def leave(self, _: Cards) -> None:
        snatch = self.settling()
        self.events.append(Left(snatch.attacker, snatch.victim, snatch.cards))
        self.answered(snatch, Outcome.LEFT)
        self.phase = Phase.ANSWER

    def decline(self, _: Cards) -> None:
        self.events.append(Passed(self.turn))
        self.pass_turn()

    # The robbed player

    def pick_up(self, _: Cards) -> None:
        snatch = self.settling()
        self.events.append(PickedUp(snatch.victim, snatch.cards))
        self.uncover(snatch)
        self.receive_openly(snatch.victim, snatch.cards)
        self.compare(snatch.pending, snatched=True)

    def discard_them(self, _: Cards) -> None:
        snatch = self.settling()
        self.events.append(Discarded(snatch.victim, snatch.cards))
        self.uncover(snatch)
        self.discard += snatch.cards
        self.begin_draw(snatch, Outcome.DISCARDED)

    def begin_draw(self, snatch: Snatch, outcome: Outcome) -> None:
        self.answered(snatch, outcome)
        self.phase = Phase.DRAW
        self.draws_left = len(snatch.cards)

    # Drawing

    def draw_from_pile(self, _: Cards) -> None:
        seat = self.drawer()
        card, self.pile = self.pile[0], self.pile[1:]
        self.hands[seat] = add(self.hands[seat], (card,))
        self.events.append(DrewFromPile(seat, card))
        self.after_draw()

    def draw_from_row(self, entry: Cards) -> None:
        seat = self.drawer()
        place = self.row.index(entry)  # R22: the leftmost
        self.row = self.row[:place] + self.row[place + 1 :]
        self.receive_openly(seat, entry)
        self.events.append(DrewFromRow(seat, place, entry))
        self.after_draw()

    def after_draw(self) -> None:
        if not self.row and not self.pile:
            self.end(End.SUPPLY)
        elif self.draws_left > 1:
            self.draws_left -= 1
        else:
            self.draws_left = 0
            self.refill_row()
            if self.snatch is None:
                self.pass_turn()
            else:
                self.compare(self.snatch.pending, snatched=True)

    def refill_row(self) -> None:
        cards = self.pile[: self.options.row_size - len(self.row)]
        if cards:
            self.row += tuple((card,) for card in cards)
            self.pile = self.pile[len(cards) :]
            self.events.append(RowRefilled(cards))

    def refill_ghost(self, left: Cards) -> None:
        ghost, row, pile = list(left), list(self.row), list(self.pile)
        for card, place in fill_ghost(self.options, ghost, row, pile):
            self.events.append(GhostReceived(card) if place is None else Bundled(place, card))
        self.ghost, self.row, self.pile = tuple(sorted(ghost)), tuple(row), tuple(pile)

    # Going round

    def compare(self, pending: tuple[Seat, ...], *, snatched: bool) -> None:
        """Find the next top set to be snatched, or finish the turn (R10–R12, R33)."""
        attack = self.stacks[self.turn][-1]
        size = len(attack)
        for place, seat in enumerate(pending):
            stack = self.stacks[seat]
            if stack and len(stack[-1]) == size and beats(attack, stack[-1], self.options):
                self.snatch = _new_snatch(self.turn, seat, stack[-1], pending[place + 1 :], None)
                self.phase = Phase.TAKE
                self.events.append(Snatched(self.turn, seat, stack[-1]))
                return
        self.snatch = None
        if self.options.consolation_draw and not snatched:
            self.phase = Phase.CONSOLATION
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        if self.turn_number == TURN_LIMIT:
            self.end(End.TURN_LIMIT)
            return
        self.turn = Seat((self.turn + 1) % len(self.hands))
        self.turn_number += 1
        self.phase = Phase.PLAY
        self.events.append(TurnBegan(self.turn, self.turn_number))

    def end(self, reason: End) -> None:
        self.phase = Phase.OVER
        self.ended_by = reason
        self.snatch = None
        self.draws_left = 0
        counts = tuple(map(len, self.hands))
        scores = score.scores(self.laid, counts)
        won = score.winners(scores, counts, fewest_in_hand=self.options.fewest_in_hand)
        self.events.append(GameEnded(reason, scores, won))

    # Small steps

    def settling(self) -> Snatch:
        assert self.snatch is not None  # always set in the phases that call this
        return self.snatch

    def answered(self, snatch: Snatch, outcome: Outcome) -> None:
        self.snatch = _new_snatch(
            snatch.attacker, snatch.victim, snatch.cards, snatch.pending, outcome
        )

    def drawer(self) -> Seat:
        return self.turn if self.snatch is None else self.snatch.victim

    def uncover(self, snatch: Snatch) -> None:
        self.stacks[snatch.victim] = self.stacks[snatch.victim][:-1]
        self.laid[snatch.victim] -= len(snatch.cards)

    def receive_openly(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Add cards to a hand; everybody sees them (R44)."""
        cards = tuple(cards)
        self.hands[seat] = add(self.hands[seat], cards)
        self.known[seat] = add(self.known[seat], cards)


_STEPS: dict[MoveKind, Callable[[_Draft, Cards], None]] = {
    MoveKind.PLAY: _Draft.lay,
    MoveKind.GHOST: _Draft.snatch_from_ghost,
    MoveKind.TAKE: _Draft.take,
    MoveKind.LEAVE: _Draft.leave,
    MoveKind.PICKUP: _Draft.pick_up,
    MoveKind.DISCARD: _Draft.discard_them,
    MoveKind.PILE: _Draft.draw_from_pile,
    MoveKind.ROW: _Draft.draw_from_row,
    MoveKind.PASS: _Draft.decline,
}
"""The method for each kind of move; a `match` statement takes ten times as long."""

_new_state: Callable[..., State] = maker(State)  # also takes `laid`, which State does not
_new_snatch = maker(Snatch)
