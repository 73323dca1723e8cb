"""Why one set is better to lay than another."""

from __future__ import annotations

from typing import Final

from linko.cards import JOKER, cards_text
from linko.judgement.review.prospect import Prospect
from linko.judgement.review.result import Facts, Reason
from linko.judgement.review.threats import snatch_risk
from linko.rules import Cards, Move, View
from linko.rules.sets import remove

LATE: Final = 3
"""The end is near if another hand holds at most this number of cards."""

RISKIER: Final = 0.2
"""The smallest difference in risk that is worth a sentence."""


def laying_reason(prospect: Prospect, best: Move, other: Move) -> Reason | None:
    """Return the weightiest fact that makes one set better than another; None if there is none."""
    view = prospect.view
    return (
        _going_out(view, best, other)
        or _splitting(view, best, other)
        or _nearly_out(view, best, other)
        or _snatching(view, best, other)
        or _jokers(view, best, other)
        or _threat(prospect, best, other)
        or _size(view, best, other)
    )


def fewest_cards(view: View) -> int:
    """Return how many cards the smallest other hand holds."""
    counts = enumerate(view.hand_counts)
    return min(count for seat, count in counts if seat != view.seat)


def _going_out(view: View, best: Move, other: Move) -> Reason | None:
    end = view.last_play
    if end is None:
        return None
    if best.cards == view.hand and view.seat in end.winners:
        return Reason("goes_out", {"best": best.text})
    if other.cards == view.hand and view.seat not in end.winners:
        return Reason("goes_out_early", {"other": other.text})
    return None


def _splitting(view: View, best: Move, other: Move) -> Reason | None:
    group = _split_group(view.hand, other.cards)
    if not group or _split_group(view.hand, best.cards):
        return None
    names: Facts = {"best": best.text, "other": other.text, "group": cards_text(group, "-")}
    return Reason("splits", names)


def _split_group(hand: Cards, laid: Cards) -> Cards:
    """Return all cards of a rank in the hand if the set leaves some of them there."""
    rank = laid[0]
    held = hand.count(rank)
    return (rank,) * held if rank != JOKER and laid.count(rank) < held else ()


def _nearly_out(view: View, best: Move, other: Move) -> Reason | None:
    left, otherwise = (_ranks(remove(view.hand, move.cards)) for move in (best, other))
    if left == 1 and otherwise > 1:
        return Reason("nearly_out", {"best": best.text, "other": other.text})
    return None


def _ranks(cards: Cards) -> int:
    """Return the number of sets that the cards make; jokers go with any."""
    return max(1, len({*cards} - {JOKER}))


def _snatching(view: View, best: Move, other: Move) -> Reason | None:
    prey = dict(zip(view.legal_moves, view.prey, strict=True))
    gained, otherwise = prey[best], prey[other]
    if not gained or otherwise:
        return None
    names: Facts = {"best": best.text, "other": other.text}
    return Reason("snatches", {**names, "cards": cards_text(gained[0].cards, "-")})


def _jokers(view: View, best: Move, other: Move) -> Reason | None:
    laid, otherwise = best.cards.count(JOKER), other.cards.count(JOKER)
    if laid < otherwise:
        return Reason("spends_joker", {"best": best.text, "other": other.text})
    if laid > otherwise and fewest_cards(view) <= LATE:
        return Reason("joker_late", {"best": best.text, "count": fewest_cards(view)})
    return None


def _threat(prospect: Prospect, best: Move, other: Move) -> Reason | None:
    risk, otherwise = snatch_risk(prospect, best.cards), snatch_risk(prospect, other.cards)
    if otherwise - risk < RISKIER or best.cards == prospect.view.hand:
        return None
    numbers = {"best_risk": round(100 * risk), "other_risk": round(100 * otherwise)}
    return Reason("threatened", {"best": best.text, "other": other.text, **numbers})


def _size(view: View, best: Move, other: Move) -> Reason | None:
    names: Facts = {"best": best.text, "other": other.text}
    if len(best.cards) > len(other.cards):
        fewest = fewest_cards(view)
        if fewest <= LATE:
            return Reason("lays_more_late", {"best": best.text, "count": fewest})
        return Reason("lays_more", names)
    if best.cards[0] < other.cards[0]:
        return Reason("weak_first", names)
    return None
