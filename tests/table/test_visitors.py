"""Who is connected to a table, through this process and through others."""

from __future__ import annotations

from linko.table.places import Visitors


def test_people_elsewhere_are_here_too() -> None:
    assert not Visitors().is_anybody_here
    visitors = Visitors()
    visitors.add("ann")
    visitors.hear_elsewhere(frozenset({"ben"}), 1.0)
    assert visitors.connected == ("ann",)
    assert visitors.everybody == {"ann", "ben"}
    assert visitors.is_anybody_here
    assert visitors.is_here("ben")


def test_a_person_is_gone_when_no_process_has_a_connection() -> None:
    visitors = Visitors()
    visitors.add("ann")
    visitors.hear_elsewhere(frozenset({"ann", "ben"}), 1.0)
    visitors.remove("ann", 2.0)
    assert visitors.gone_since("ann") is None
    visitors.hear_elsewhere(frozenset({"ben"}), 3.0)
    assert visitors.gone_since("ann") == 3.0
    visitors.add("ben")
    visitors.hear_elsewhere(frozenset(), 4.0)
    assert visitors.gone_since("ben") is None
    visitors.add("ben")
    visitors.remove("ben", 5.0)
    assert visitors.is_here("ben")
    visitors.remove("ben", 6.0)
    assert visitors.gone_since("ben") == 6.0
    visitors.hear_elsewhere(frozenset({"ann"}), 7.0)
    assert visitors.gone_since("ann") is None
