"""An offer to play the next game: who wants it, and who said "not now"."""

from __future__ import annotations

from msgspec import Struct


class Offer(Struct, frozen=True):
    """The answers of people, by id, since somebody asked for the next game."""

    agreed: tuple[str, ...]
    """The people who want to play; the first one asked."""
    declined: tuple[str, ...] = ()

    def with_yes(self, person: str) -> Offer:
        """The offer after a person agreed."""
        return Offer((*self.agreed, person), _without(self.declined, person))

    def without(self, person: str) -> Offer | None:
        """The offer without a person's answer; None if nobody wants to play any more."""
        agreed = _without(self.agreed, person)
        return Offer(agreed, _without(self.declined, person)) if agreed else None

    def with_no(self, person: str) -> Offer | None:
        """The offer after a person declined; None if nobody wants to play any more."""
        left = self.without(person)
        return None if left is None else Offer(left.agreed, (*left.declined, person))


def _without(people: tuple[str, ...], person: str) -> tuple[str, ...]:
    return tuple(one for one in people if one != person)
