"""A naive model of Linko, written only from docs/rules.md and compared with the engine.

It shares no code with the engine and is meant to be obviously right rather than fast.  A game is a
generator that follows the order of the rules and pauses where somebody must decide.  Generators
cannot be copied: to try another line, replay the moves in a new NaiveGame.
"""

from collections import Counter
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass

JOKER = "X"
JOKER_VALUE = 14
CARD_VALUE = {str(rank): rank for rank in range(1, JOKER_VALUE)} | {JOKER: JOKER_VALUE}
TURN_LIMIT = 1000  # Rulings, 8

# A part of the game that receives decisions (texts) and returns nothing, a decision, or a yes/no.
Part = Generator[None, str, None]
Decision = Generator[None, str, str]
Question = Generator[None, str, bool]


class GameEnds(Exception):  # noqa: N818 - not an error
    """The game ends immediately, in the middle of anything."""


@dataclass
class LaidSet:
    """A set in a stack: rank cards first, jokers last."""

    cards: list[str]
    was_uncovered: bool = False  # only for the corner cases: an earlier snatch uncovered this set

    @property
    def value(self) -> int:
        # Rank cards come first, so the first card is a joker only if all cards are jokers.
        return CARD_VALUE[self.cards[0]]


def ascending(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARD_VALUE.__getitem__)


def place_in_draw(drawn_before: int, number: int) -> str:
    """The corner case to note if the supply ends with this card of a robbed player's draw."""
    if drawn_before == number - 1:
        return "supply-ended-last-draw"
    return "supply-ended-first-draw" if drawn_before == 0 else "supply-ended-middle-draw"


class NaiveGame:
    """One game, from the deal to the end."""

    def __init__(
        self, options: dict[str, int | bool], seats: int, starter: int, deck: list[str]
    ) -> None:
        self.consolation_draw = bool(options.get("consolation_draw", False))
        self.ones_beat_top = bool(options.get("ones_beat_top", False))
        self.with_ghost = bool(options.get("ghost", False))
        self.fewest_in_hand = bool(options.get("fewest_in_hand", False))
        self.highest_rank = int(options.get("ranks", 13))
        self.hand_size = int(options.get("hand_size", 13))
        self.row_size = int(options.get("row_size", 6))
        self.ghost_size = int(options.get("ghost_size", 13))

        self.corners: Counter[str] = Counter()
        self.seats = seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.stacks: list[list[LaidSet]] = [[] for _ in range(seats)]
        self.row: list[list[str]] = []  # entries, each with its first card first
        self.pile = list(deck)  # top first
        self.discard: list[str] = []
        self.ghost: list[str] = []

        self.turn = starter
        self.turns_completed = 0
        self.draws_left = 0
        self.outcome: str | None = None  # how the snatch was answered so far
        self.row_was_refilled_this_turn = False
        self.to_move: int | None = None
        self.choices: list[str] = []
        self.winners: list[int] = []

        self._deal()
        self._steps = self._game()
        next(self._steps, None)

    # ---- the interface ----

    def legal(self) -> list[str]:
        return list(self.choices)

    def push(self, text: str) -> None:
        with suppress(StopIteration):  # the generator stops when the game is over
            self._steps.send(text)

    def snapshot(self) -> dict[str, object]:
        """The whole position; a snatched set stays on its stack until its fate is decided."""
        return {
            "hands": [ascending(hand) for hand in self.hands],
            "known": [ascending(list(known.elements())) for known in self.known],
            "stacks": [["-".join(laid.cards) for laid in stack] for stack in self.stacks],
            "row": ["+".join(entry) for entry in self.row],
            "pile": list(self.pile),
            "discard": list(self.discard),
            "ghost": ascending(self.ghost),
            "turn": self.turn,
            "to_move": self.to_move,
            "turns_completed": self.turns_completed,
            "draws_left": self.draws_left,
            "outcome": self.outcome,
            "over": self.to_move is None,
            "scores": self._scores(),
            "winners": list(self.winners),
        }

    def _note(self, corner: str, happened: bool = True) -> None:
        if happened:
            self.corners[corner] += 1

    # ---- Setup ----

    def _deal(self) -> None:
        for seat in self._clockwise_from(self.turn):
            if self.with_ghost:
                self._receive_openly(seat, [JOKER, JOKER])
            while len(self.hands[seat]) < self.hand_size:
                self.hands[seat].append(self.pile.pop(0))
        self._refill_row()
        self._fill_ghost()

    # ---- A turn ----

    def _game(self) -> Part:
        with suppress(GameEnds):
            while True:
                yield from self._one_turn()
                self.turns_completed += 1
                if self.turns_completed == TURN_LIMIT:
                    self._note("turn-limit")
                    raise GameEnds
                self.turn = (self.turn + 1) % self.seats
        self._finish()

    def _one_turn(self) -> Part:
        self.row_was_refilled_this_turn = False
        attacking = yield from self._play()
        self._end_if_out(attacking)
        ghost_was_robbed = yield from self._snatch_from_ghost(attacking)
        opponent_was_robbed = yield from self._go_round(attacking, ghost_was_robbed)
        if self.consolation_draw:
            if not ghost_was_robbed and not opponent_was_robbed:
                yield from self._consolation()
            elif not opponent_was_robbed:  # Rulings, 1
                self._note("ghost-snatched-no-consolation")

    def _ask(self, seat: int, choices: list[str]) -> Decision:
        self.to_move, self.choices = seat, choices
        return (yield)

    def _play(self) -> Generator[None, str, LaidSet]:
        text = yield from self._ask(self.turn, self._plays())
        cards = text.split("-")
        for card in cards:
            self.hands[self.turn].remove(card)
        self._use_up_known(cards)
        laid = LaidSet(cards)
        self.stacks[self.turn].append(laid)
        return laid

    def _plays(self) -> list[str]:
        held = Counter(self.hands[self.turn])
        jokers = held.pop(JOKER, 0)
        plays = ["-".join([JOKER] * number) for number in range(1, jokers + 1)]
        for rank, most in held.items():
            for number in range(1, most + 1):
                sets = ([rank] * number + [JOKER] * added for added in range(jokers + 1))
                plays.extend(map("-".join, sets))
        return plays

    def _use_up_known(self, cards: list[str]) -> None:
        """Remove played cards from the known ones, as far as they are known (R44)."""
        known = self.known[self.turn]
        used = 0
        for card in cards:
            if known[card] > 0:
                known[card] -= 1
                used += 1
        self._note("known-cards-used-up", 0 < used < len(cards))

    def _end_if_out(self, attacking: LaidSet) -> None:
        if self.hands[self.turn]:
            return
        if self._ghost_prey(attacking) or self._has_prey(attacking, self._opponents()):
            self._note("out-with-prey")
        elif self.consolation_draw:
            self._note("out-without-prey-in-consolation-edition")
        raise GameEnds

    # ---- Snatch ----

    def _go_round(self, attacking: LaidSet, ghost_was_robbed: bool) -> Question:
        number_robbed = 0
        opponents = self._opponents()
        for place, opponent in enumerate(opponents):
            self._note_what_is_met(attacking, opponent)
            if not self._has_prey(attacking, [opponent]):
                continue
            number_robbed += 1
            self._note_robbed(attacking, opponent, number_robbed, ghost_was_robbed)
            try:
                yield from self._snatch(attacking, opponent)
            except GameEnds:
                prey_pending = self._has_prey(attacking, opponents[place + 1 :])
                self._note("supply-ended-with-prey-pending", prey_pending)
                raise
        return number_robbed > 0

    def _snatch(self, attacking: LaidSet, robbed: int) -> Part:
        decision = yield from self._ask(self.turn, ["take", "leave"])
        if decision == "take":
            self._note("take")
            cards = self._lift_top_set(attacking, robbed)
            self._receive_openly(self.turn, cards)
            self.outcome = "taken"
            yield from self._draw_cards(robbed, len(cards))
            self.outcome = None
            return
        self.outcome = "left"
        decision = yield from self._ask(robbed, ["pickup", "discard"])
        self._note("leave-" + decision)
        cards = self._lift_top_set(attacking, robbed)
        if decision == "pickup":
            self._receive_openly(robbed, cards)
            self.outcome = None
            return
        self.outcome = "discarded"
        self.discard.extend(cards)
        supply = len(self.row) + len(self.pile)
        self._note("discard-with-too-few-left", supply < len(cards))  # Clarifications, 4
        yield from self._draw_cards(robbed, len(cards))
        self.outcome = None

    def _lift_top_set(self, attacking: LaidSet, robbed: int) -> list[str]:
        lifted = self.stacks[robbed].pop()
        self._note("uncovered-set-snatched-later", lifted.was_uncovered)
        if self.stacks[robbed]:
            self.stacks[robbed][-1].was_uncovered = True
            self._note("uncovered-set-safe-this-turn", self._has_prey(attacking, [robbed]))
        return lifted.cards

    def _beats(self, attacking: LaidSet, defending: LaidSet) -> bool:
        if len(attacking.cards) != len(defending.cards):
            return False
        if attacking.value == defending.value:  # Clarifications, 1
            return False
        return attacking.value > defending.value or self._ones_beat(attacking, defending)

    def _ones_beat(self, attacking: LaidSet, defending: LaidSet) -> bool:
        beaten_by_ones = (self.highest_rank, JOKER_VALUE)
        return self.ones_beat_top and attacking.value == 1 and defending.value in beaten_by_ones

    def _has_prey(self, attacking: LaidSet, opponents: list[int]) -> bool:
        """Whether the top set of any of these opponents is beaten."""
        return any(
            self._beats(attacking, self.stacks[opponent][-1])
            for opponent in opponents
            if self.stacks[opponent]
        )

    def _note_what_is_met(self, attacking: LaidSet, opponent: int) -> None:
        if not self.stacks[opponent]:
            self._note("empty-stack-passed-over", self.turns_completed > 0)
            return
        top = self.stacks[opponent][-1]
        equal = len(top.cards) == len(attacking.cards) and top.value == attacking.value
        self._note("equal-value-not-snatched", equal)
        self._note("bare-jokers-met-bare-jokers", equal and top.value == JOKER_VALUE)

    def _note_robbed(
        self, attacking: LaidSet, robbed: int, number_robbed: int, ghost_was_robbed: bool
    ) -> None:
        self._note("two-robbed-in-one-turn", number_robbed == 2)
        self._note("three-robbed-in-one-turn", number_robbed == 3)
        self._note("ghost-then-opponent", ghost_was_robbed)
        top = self.stacks[robbed][-1]
        if attacking.value < top.value:
            beaten = "jokers" if top.value == JOKER_VALUE else "highest"
            self._note("ones-beat-" + beaten)

    # ---- How to draw ----

    def _draw_cards(self, robbed: int, number: int) -> Part:
        # Before this draw, only the draw of a player robbed earlier in the turn refills the row.
        self._note("row-refilled-before-next-robbed", self.row_was_refilled_this_turn)
        for drawn_before in range(number):
            short = len(self.row) < self.row_size and len(self.pile) > 0
            self._note("row-short-between-draws", drawn_before > 0 and short)
            self.draws_left = number - drawn_before
            choice = yield from self._ask(robbed, self._draws())
            self._draw_one(robbed, choice)
            self._end_if_supply_is_empty(place_in_draw(drawn_before, number))
        self.draws_left = 0
        self._refill_row()

    def _consolation(self) -> Part:
        choice = yield from self._ask(self.turn, [*self._draws(), "pass"])
        if choice == "pass":
            self._note("consolation-passed")
            return
        self._note("consolation-drawn")
        self._draw_one(self.turn, choice)
        self._end_if_supply_is_empty("supply-ended-by-consolation")
        self._refill_row()

    def _draws(self) -> list[str]:
        choices = ["pile"] if self.pile else []
        offered: list[list[str]] = []
        for entry in self.row:
            # Rulings, 5.  The same cards may lie as 13+X and as X+13: still one choice.
            cards = ascending(entry)
            if cards not in offered:
                offered.append(cards)
                choices.append("row:" + "+".join(entry))
        self._note("equal-row-entries", len(offered) < len(self.row))
        return choices

    def _draw_one(self, seat: int, choice: str) -> None:
        self._note("draw-with-empty-pile", not self.pile)
        if choice == "pile":
            self.hands[seat].append(self.pile.pop(0))
            return
        leftmost = ["row:" + "+".join(entry) for entry in self.row].index(choice)
        entry = self.row.pop(leftmost)
        self._receive_openly(seat, entry)
        self._note("bundle-drawn", len(entry) >= 2)
        self._note("bundle-of-three-or-more-drawn", len(entry) >= 3)

    def _receive_openly(self, seat: int, cards: list[str]) -> None:
        self.hands[seat].extend(cards)
        self.known[seat].update(cards)

    def _refill_row(self) -> None:
        while len(self.row) < self.row_size and self.pile:
            self.row.append([self.pile.pop(0)])
            self.row_was_refilled_this_turn = True

    def _end_if_supply_is_empty(self, corner: str) -> None:
        if not self.row and not self.pile:
            self._note(corner)
            raise GameEnds

    # ---- The ghost ----

    def _snatch_from_ghost(self, attacking: LaidSet) -> Question:
        prey = self._ghost_prey(attacking)
        if not prey:
            return False
        self._note("ghost-choice", len(prey) >= 2)
        choice = yield from self._ask(self.turn, ["ghost:" + rank for rank in prey])
        rank = choice.removeprefix("ghost:")
        self._receive_openly(self.turn, [card for card in self.ghost if card == rank])
        self.ghost = [card for card in self.ghost if card != rank]
        self._fill_ghost()  # cannot end the game: the row keeps its entries
        return True

    def _ghost_prey(self, attacking: LaidSet) -> list[str]:
        """The ranks of the ghost's sets that the set just laid beats."""
        sets = Counter(self.ghost).items()
        return [rank for rank, held in sets if self._beats(attacking, LaidSet([rank] * held))]

    def _fill_ghost(self) -> None:
        if not self.with_ghost:
            return
        while len(self.ghost) < self.ghost_size and self.pile:
            card = self.pile.pop(0)
            if card in (str(self.highest_rank), JOKER):
                self._add_to_row_entry(card)
            else:
                self.ghost.append(card)
        self._note("ghost-stays-short", len(self.ghost) < self.ghost_size)  # Rulings, 4

    def _add_to_row_entry(self, card: str) -> None:
        """Rulings, 3; min() returns the leftmost among equals."""
        single_cards = [entry for entry in self.row if len(entry) == 1]
        self._note("card-onto-bundle", not single_cards)
        lowest = min(single_cards or self.row, key=lambda entry: CARD_VALUE[entry[0]])
        lowest[1:] = ascending([*lowest[1:], card])

    # ---- End and score ----

    def _finish(self) -> None:
        self.to_move, self.choices, self.draws_left, self.outcome = None, [], 0, None
        scores = self._scores()
        self.winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        if self.fewest_in_hand:
            best = self.winners
            fewest = min(len(self.hands[seat]) for seat in best)
            self.winners = [seat for seat in best if len(self.hands[seat]) == fewest]
            self._note("tie-broken-by-fewest", len(self.winners) < len(best))
        self._note("shared-win", len(self.winners) > 1)

    def _scores(self) -> list[int]:
        return [
            sum(len(laid.cards) for laid in stack) - len(hand)
            for stack, hand in zip(self.stacks, self.hands, strict=True)
        ]

    def _clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def _opponents(self) -> list[int]:
        """The other seats, clockwise from the attacker's left."""
        return self._clockwise_from(self.turn)[1:]
