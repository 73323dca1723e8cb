"""What `linko play` says: cards, choices and results in words, without the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from linko.cards import JOKER, Card, Seat, card_text, cards_text
from linko.rules import Move, MoveKind, Prey, View
from linko.rules.state import End

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

YOU = "you"
"""What sentences call the human; the table and the record have the name."""


def number(count: int) -> str:
    """A small number in words."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """`a card`, `three cards`."""
    if count == 1:
        return f"an {thing}" if thing in {"8", "11"} else f"a {thing}"
    return f"{number(count)} {thing}s"


def listed(parts: Sequence[str], word: str = "and") -> str:
    """`Ben`, `Ben and Cy`, `Ben, Cy and Dee`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def set_words(cards: Sequence[Card]) -> str:
    """A set or a bundle by its cards: `two 7s and a joker`."""
    kinds = sorted(set(cards))
    return listed([counted(cards.count(kind), _kind(kind)) for kind in kinds])


def bare_set_words(cards: Sequence[Card]) -> str:
    """The same behind a possessive: `Ben's 7`, not `Ben's a 7`."""
    if len(cards) == 1:
        return _kind(cards[0])
    return set_words(cards)


def points(score: int) -> str:
    """A score as people say it: `1 point`, `−3 points`."""
    return f"{signed(score)} point{'' if abs(score) == 1 else 's'}"


def signed(score: int) -> str:
    """A score with a true minus sign."""
    return str(score).replace("-", "−")


def choice_words(view: View, move: Move, names: Sequence[str]) -> str:
    """A move that is chosen by number, with what follows from it."""
    match move.kind:
        case MoveKind.PLAY:
            return move.text
        case MoveKind.TAKE | MoveKind.LEAVE | MoveKind.PICKUP | MoveKind.DISCARD:
            return _snatch_words(view, move, names)
        case MoveKind.PILE:
            return "the top card of the pile, unseen"
        case MoveKind.ROW:
            return f"{set_words(move.cards)} from the row{_completed(view, move.cards)}"
        case MoveKind.PASS:
            return "draw nothing"
        case MoveKind.GHOST:
            rank = move.cards[0]
            cards = (rank,) * view.ghost.count(rank)
            return f"take the ghost's {bare_set_words(cards)}{_completed(view, cards)}"
        case _:
            assert_never(move.kind)


def question(view: View, names: Sequence[str]) -> str:
    """What the human is asked now."""
    snatch = view.snatch
    kind = view.legal_moves[0].kind
    if kind is MoveKind.PLAY:
        return "Which cards do you lay?"
    if kind is MoveKind.GHOST:
        return "Your set snatches one of the ghost's sets. Which one?"
    if snatch is not None and kind is MoveKind.TAKE:
        return f"Your set snatches {names[snatch.victim]}'s {bare_set_words(snatch.cards)}."
    if snatch is not None and kind is MoveKind.PICKUP:
        taken = bare_set_words(snatch.cards)
        return f"{names[snatch.attacker]} snatched your {taken} and leaves {_them(snatch.cards)}."
    if snatch is not None:
        left = f", {number(view.draws_left)} to go" if view.draws_left > 1 else ""
        return f"Draw a card{left}. Which one?"
    return "You snatched nothing, so you may draw one card."


def consequence(view: View, move: Move, prey: Sequence[Prey], names: Sequence[str]) -> str:
    """What a play does at once: `snatches Ben's 5-5 and Cy's 3-3`; empty if nothing."""
    if len(move.cards) == len(view.hand):
        end = view.scores[view.turn] + 2 * len(move.cards)
        return f"empties your hand: the game ends, and you have {points(end)}"
    ghost = [cards_text(one.cards, "-") for one in prey if one.seat is None]
    parts = [f"the ghost's {listed(ghost, 'or')}"] if ghost else []
    parts += [
        f"{names[one.seat]}'s {cards_text(one.cards, '-')}" for one in prey if one.seat is not None
    ]
    return f"snatches {listed(parts)}" if parts else ""


def end_words(view: View, last: Seat, names: Sequence[str]) -> str:
    """Why the game is over."""
    match view.ended_by:
        case End.OUT:
            return f"{names[last]} laid {'your' if names[last] == YOU else 'the'} last card."
        case End.SUPPLY:
            return "row and pile are empty."
        case _:
            return "the last permitted turn is over."


def winner_words(view: View, names: Sequence[str]) -> str:
    """Who has won, with what, and what broke a tie."""
    best = max(view.scores)
    winners = [names[seat] for seat in view.winners]
    equal = [names[seat] for seat, score in enumerate(view.scores) if score == best]
    verb = "win" if winners[0] == YOU else "wins"
    if len(winners) > 1:
        return f"{listed(winners)} share the win with {points(best)}."
    if len(equal) > 1:
        hold = "hold" if winners[0] == YOU else "holds"
        return (
            f"{listed(equal)} have {points(best)} each; "
            f"{winners[0]} {hold} the fewest cards and {verb}."
        )
    ahead = best - max(score for score in view.scores if score != best)
    return f"{winners[0]} {verb} with {points(best)}, {signed(ahead)} ahead."


def total_words(totals: Sequence[int], names: Sequence[str]) -> str:
    """Who leads or has won a match by points."""
    best = max(totals)
    return listed([names[seat] for seat, total in enumerate(totals) if total == best])


def as_sentence(words: str) -> str:
    """The words with a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}" + ("" if words.endswith(".") else ".")


def _snatch_words(view: View, move: Move, names: Sequence[str]) -> str:
    snatch = view.snatch
    assert snatch is not None
    victim, count = names[snatch.victim], len(snatch.cards)
    drawn = counted(count, "card")
    cards = bare_set_words(snatch.cards)
    if move.kind is MoveKind.TAKE:
        return f"take {victim}'s {cards} into your hand: {victim} draws {drawn}"
    if move.kind is MoveKind.LEAVE:
        them = _them(snatch.cards)
        return f"leave {them}: {victim} picks {them} up, or discards {them} and draws {drawn}"
    if move.kind is MoveKind.PICKUP:
        return f"pick up your {cards}: back into your hand"
    return f"discard {_them(snatch.cards)} and draw {drawn}"


def _them(cards: Sequence[Card]) -> str:
    return "it" if len(cards) == 1 else "them"


def _completed(view: View, cards: Sequence[Card]) -> str:
    """What the hand would then hold of the first card, if it holds some already."""
    held = view.hand.count(cards[0])
    if not held:
        return ""
    return f": you would hold {counted(held + cards.count(cards[0]), _kind(cards[0]))}"


def _kind(card: Card) -> str:
    return "joker" if card == JOKER else card_text(card)
