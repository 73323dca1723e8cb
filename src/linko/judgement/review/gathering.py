"""Why one choice of taking, picking up or drawing cards is better than another."""

from __future__ import annotations

from linko.cards import JOKER, Card, cards_text
from linko.judgement.review.laying import LATE, fewest_cards
from linko.judgement.review.result import Facts, Reason
from linko.rules import Cards, Move, MoveKind, View
from linko.rules.moves import entry_text


def gathering_reason(view: View, best: Move, other: Move) -> Reason | None:
    """Return the weightiest fact that makes one of these choices better; None if there is none."""
    match best.kind:
        case MoveKind.TAKE:
            return _joining(view, _snatched(view)) or _denying(view)
        case MoveKind.LEAVE:
            return _late(view, "take_late") or _loose(view, "leave_loose")
        case MoveKind.PICKUP:
            return _joining(view, _snatched(view)) or _kept_whole(view)
        case MoveKind.DISCARD:
            return _offered(view) or _loose(view, "discard_loose")
        case MoveKind.ROW:
            return _drawing(view, best, other)
        case MoveKind.PILE:
            return None if _in_row(view) else Reason("pile", {})
        case MoveKind.PASS:
            return _late(view, "draw_late")
        case _:
            return _joining(view, best.cards)


def _snatched(view: View) -> Cards:
    assert view.snatch is not None  # always set when its cards are decided about
    return view.snatch.cards


def _group(view: View, rank: Card) -> Cards:
    """Return the cards of a rank in the hand; none for a joker, which goes with everything."""
    return () if rank == JOKER else (rank,) * view.hand.count(rank)


def _joining(view: View, cards: Cards) -> Reason | None:
    group = _group(view, cards[0])
    if not group:
        return None
    texts: Facts = {"cards": cards_text(cards, "-"), "group": cards_text(group, "-")}
    return Reason("joins", texts)


def _denying(view: View) -> Reason:
    return Reason("denies", {"cards": cards_text(_snatched(view), "-")})


def _kept_whole(view: View) -> Reason | None:
    cards = _snatched(view)
    return Reason("kept_whole", {"cards": cards_text(cards, "-")}) if len(cards) > 1 else None


def _loose(view: View, code: str) -> Reason | None:
    cards = _snatched(view)
    if JOKER in cards or _group(view, cards[0]):
        return None
    return Reason(code, {"cards": cards_text(cards, "-")})


def _late(view: View, code: str) -> Reason | None:
    fewest = fewest_cards(view)
    return Reason(code, {"count": fewest}) if fewest <= LATE else None


def _in_row(view: View) -> tuple[Card, Cards] | None:
    """Return a joker of the row, or the card that joins the largest group in the hand."""
    firsts = [entry[0] for entry in view.row]
    if JOKER in firsts:
        return JOKER, ()
    joining = [(len(group), card, group) for card in firsts if (group := _group(view, card))]
    return max(joining)[1:] if joining else None


def _offered(view: View) -> Reason | None:
    """Return what could be drawn from the row instead of picking up."""
    found = _in_row(view)
    if found is None:
        return None
    card, group = found
    if card == JOKER:
        return Reason("joker_offered", {})
    return Reason("row_joins", {"cards": cards_text((card,)), "group": cards_text(group, "-")})


def _drawing(view: View, best: Move, other: Move) -> Reason | None:
    if JOKER in best.cards and JOKER not in other.cards:
        return Reason("joker_drawn", {})
    group = _group(view, best.cards[0])
    otherwise = _group(view, other.cards[0]) if other.kind is MoveKind.ROW else ()
    if len(group) > len(otherwise):
        cards = entry_text(best.cards)
        return Reason("joins", {"cards": cards, "group": cards_text(group, "-")})
    if other.kind is MoveKind.ROW and len(group) == len(otherwise):
        texts: Facts = {"best": entry_text(best.cards), "other": entry_text(other.cards)}
        if best.cards[0] > other.cards[0]:
            return Reason("higher", texts)
    return None
