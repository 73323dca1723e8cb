"""Positions in notation, for tests.

    position('''
        basic
        > A: 13 4 | 2
          B: 5 5  | 3, 7-7
        row: 1 2+13 X
        pile: 9 9
    ''')

The first line names an edition or lists options (`ghost ones_beat_top row_size=3`). A line for each
seat gives its hand and stack, oldest set first; `>` marks the player whose turn it is. Any cards
are allowed: together they need not be a whole deck.
"""

from __future__ import annotations

from linko import EDITIONS, Card, Move, Options, Phase, Seat, State
from linko.cards import parse_card
from linko.rules import legal_moves, play


def position(text: str) -> State:
    first, *lines = (line.strip() for line in text.strip().splitlines())
    hands: list[tuple[Card, ...]] = []
    stacks: list[tuple[tuple[Card, ...], ...]] = []
    places: dict[str, str] = {"row": "", "pile": "", "discard": "", "ghost": "", "turn": "1"}
    turn = 0
    for line in lines:
        label, _, content = line.partition(":")
        if label in places:
            places[label] = content
            continue
        if label.startswith(">"):
            turn = len(hands)
        hand, _, stack = content.partition("|")
        hands.append(_sorted(hand))
        stacks.append(tuple(_set(cards) for cards in stack.split(",") if cards.strip()))
    return State(
        options=_options(first),
        starter=Seat(0),
        hands=tuple(hands),
        known=((),) * len(hands),
        stacks=tuple(stacks),
        row=tuple(_entry(entry) for entry in places["row"].split()),
        pile=_cards(places["pile"]),
        discard=_cards(places["discard"]),
        ghost=_sorted(places["ghost"]),
        turn=Seat(turn),
        turn_number=int(places["turn"]),
        phase=Phase.PLAY,
        snatch=None,
        draws_left=0,
        ended_by=None,
    )


def after(state: State, *moves: str) -> State:
    """Return the position after these moves."""
    for move in moves:
        state, _ = play(state, Move.parse(move))
    return state


def choices(state: State) -> list[str]:
    """Return the legal moves in notation."""
    return [str(move) for move in legal_moves(state)]


def story(state: State, *moves: str) -> list[str]:
    """Return the events of the last of these moves, in words."""
    before = after(state, *moves[:-1])
    return [str(event) for event in play(before, Move.parse(moves[-1]))[1]]


def hand(state: State, seat: int) -> str:
    return " ".join(map(str, state.hands[seat])).replace("14", "X")


def row(state: State) -> str:
    return " ".join("+".join(map(str, entry)) for entry in state.row).replace("14", "X")


def _options(text: str) -> Options:
    if text in EDITIONS:
        return EDITIONS[text]
    options: dict[str, bool | int] = {}
    for word in text.replace("custom", "").split():
        name, _, size = word.partition("=")
        options[name] = int(size) if size else True
    return Options.from_record(options)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def _sorted(text: str) -> tuple[Card, ...]:
    return tuple(sorted(_cards(text)))


def _set(text: str) -> tuple[Card, ...]:
    return _cards(text.replace("-", " "))


def _entry(text: str) -> tuple[Card, ...]:
    return _cards(text.replace("+", " "))
