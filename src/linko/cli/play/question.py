"""What the player is asked, and what each choice and each play leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from linko.cards import Card, cards_text
from linko.cli.play.wording import OR, Wording
from linko.rules import Move, MoveKind, Prey, View


def question(wording: Wording, view: View) -> str:
    """What the player is asked now."""
    snatch = view.snatch
    kind = view.legal_moves[0].kind
    if kind is MoveKind.PLAY:
        return wording.say("terminal-ask-lay")
    if kind is MoveKind.GHOST:
        return wording.say("terminal-ask-ghost")
    if snatch is None:
        return wording.say("terminal-ask-consolation")
    cards = _notation(snatch.cards)
    if kind is MoveKind.TAKE:
        return wording.say("terminal-ask-take", name=wording.names[snatch.victim], cards=cards)
    if kind is MoveKind.PICKUP:
        return wording.say("terminal-ask-answer", name=wording.names[snatch.attacker], cards=cards)
    return wording.say("terminal-ask-draw", count=min(view.draws_left, supply(view)))


def warning(wording: Wording, view: View) -> str | None:
    """A warning if the draw that is asked for takes the last card and so ends the game (R24)."""
    if view.legal_moves[0].kind not in {MoveKind.PILE, MoveKind.ROW}:
        return None
    wanted = view.draws_left if view.snatch else 1
    if wanted < supply(view):
        return None
    return wording.say("terminal-last-cards", count=supply(view))


def supply(view: View) -> int:
    """Number of draws that row and pile still allow; a bundle is one draw."""
    return len(view.row) + view.pile_size


def choice_words(wording: Wording, view: View, move: Move) -> str:
    """A move with what follows from it."""
    match move.kind:
        case MoveKind.PLAY:
            return move.text
        case MoveKind.TAKE | MoveKind.LEAVE | MoveKind.PICKUP | MoveKind.DISCARD:
            return _snatch_words(wording, view, move)
        case MoveKind.PILE:
            return wording.say("terminal-from-pile")
        case MoveKind.ROW:
            taken = wording.say("terminal-from-row", cards=cards_text(move.cards, "+"))
            return _with_held(wording, view, taken, move.cards)
        case MoveKind.PASS:
            return wording.say("terminal-pass")
        case MoveKind.GHOST:
            rank = move.cards[0]
            cards = (rank,) * view.ghost.count(rank)
            taken = wording.say("terminal-from-ghost", cards=_notation(cards))
            return _with_held(wording, view, taken, cards)
        case _:
            assert_never(move.kind)


def consequence(wording: Wording, view: View, move: Move, prey: Sequence[Prey]) -> str:
    """What a play does at once: `snatches Ben’s 5-5 and Cy’s 3-3`; empty if nothing."""
    if len(move.cards) == len(view.hand):
        end = view.scores[view.turn] + 2 * len(move.cards)
        return wording.say("terminal-goes-out", points=wording.points(end))
    ghost = [_notation(one.cards) for one in prey if one.seat is None]
    parts = [
        wording.say("terminal-set-of", name=wording.names[one.seat], cards=_notation(one.cards))
        for one in prey
        if one.seat is not None
    ]
    if ghost:
        cards = wording.listed(ghost, OR)
        parts.insert(0, wording.say("terminal-set-of-ghost", cards=cards))
    return wording.say("terminal-snatches", sets=wording.listed(parts)) if parts else ""


def _snatch_words(wording: Wording, view: View, move: Move) -> str:
    snatch = view.snatch
    assert snatch is not None
    name, cards = wording.names[snatch.victim], _notation(snatch.cards)
    count = min(len(snatch.cards), supply(view))
    ends = len(snatch.cards) >= supply(view)
    if move.kind is MoveKind.TAKE:
        message = "terminal-take-ends" if ends else "terminal-take"
        return wording.say(message, name=name, cards=cards, count=count)
    if move.kind is MoveKind.LEAVE:
        message = "terminal-leave-ends" if ends else "terminal-leave"
        return wording.say(message, name=name, cards=cards, count=count)
    if move.kind is MoveKind.PICKUP:
        return wording.say("terminal-pick-up", cards=cards)
    message = "terminal-discard-ends" if ends else "terminal-discard-draw"
    return wording.say(message, cards=cards, count=count)


def _with_held(wording: Wording, view: View, choice: str, cards: Sequence[Card]) -> str:
    """The choice, and which cards of its rank the hand would then hold, if it has some already."""
    first = cards[0]
    held = view.hand.count(first)
    if not held:
        return choice
    together = _notation((first,) * (held + cards.count(first)))
    return wording.say("terminal-then-hold", choice=choice, cards=together)


def _notation(cards: Sequence[Card]) -> str:
    return cards_text(cards, "-")
