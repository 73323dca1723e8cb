"""Reviews of finished games, and the requests for them."""

from __future__ import annotations

import asyncio

import pytest

from linko.store import Eraser, Looks, Store, StoreConflict, StoredReview
from tests.store.entries import guest, with_store


async def people(store: Store, *ids: str) -> None:
    for id in ids:
        await store.add_identity(guest(id))


@with_store
async def test_there_is_one_review_of_a_game_for_each_version(store: Store) -> None:
    old = StoredReview("g", "search-1 aa", 10.0, '{"words":"Łucja"}'.encode())
    new = StoredReview("g", "search-2 bb", 20.0, b'{"better":true}')
    assert await store.reviews.last("g") is None
    for review in (new, old):
        await store.reviews.keep(review)
    assert await store.reviews.last("g") == new
    assert await store.reviews.by("g", old.analyser) == old
    assert await store.reviews.by("g", "search-3") is None
    again = StoredReview("g", old.analyser, 30.0, None)
    await store.reviews.keep(again)
    assert await store.reviews.last("g") == again
    assert await store.reviews.last("h") is None


@with_store
async def test_a_person_waits_for_one_game_at_a_time(store: Store) -> None:
    await people(store, "ann")
    assert await store.reviews.ask("ann", "g", 1.0) == "g"
    assert await store.reviews.ask("ann", "h", 2.0) == "g"
    assert await store.reviews.wanted(9) == ("g",)
    assert not await store.reviews.withdraw("ann", "h")
    assert await store.reviews.withdraw("ann", "g")
    assert await store.reviews.ask("ann", "h", 3.0) == "h"


@with_store
async def test_games_come_in_the_order_in_which_they_were_asked_for(store: Store) -> None:
    await people(store, "ann", "bo", "cy", "di")
    for at, (who, game) in enumerate([("ann", "z"), ("bo", "a"), ("cy", "z"), ("di", "m")]):
        await store.reviews.ask(who, game, float(at))
    assert await store.reviews.wanted(9) == ("z", "a", "m")
    assert await store.reviews.wanted(2) == ("z", "a")
    await store.reviews.withdraw("ann", "z")
    assert await store.reviews.wanted(9) == ("a", "z", "m")
    assert await store.reviews.is_wanted("z")
    await store.reviews.keep(StoredReview("z", "search", 9.0, b"{}"))
    assert not await store.reviews.is_wanted("z")
    await store.reviews.fulfil("a")
    assert await store.reviews.wanted(9) == ("m",)


@with_store
async def test_nobody_who_is_unknown_waits(store: Store) -> None:
    with pytest.raises(StoreConflict):
        await store.reviews.ask("nobody", "g", 1.0)
    assert await store.reviews.wanted(9) == ()


@with_store
async def test_a_request_is_forgotten_with_its_person(store: Store) -> None:
    await people(store, "ann", "bo")
    await store.reviews.ask("ann", "g", 1.0)
    await store.reviews.ask("bo", "h", 2.0)
    assert await store.remove_identity("bo")
    assert await store.reviews.wanted(9) == ("g",)
    eraser = Eraser(lambda data, _: data, lambda data, _: data)
    await store.forget_guests(100.0, eraser, Looks(0.0, 5.0))
    assert await store.reviews.wanted(9) == ("g",)
    assert await store.forget_guests(100.0, eraser, Looks(10.0, 5.0)) == 1
    assert await store.reviews.wanted(9) == ()


@with_store
async def test_many_who_ask_at_once_are_all_answered(store: Store) -> None:
    ids = [f"p{number}" for number in range(20)]
    await people(store, *ids)
    found = await asyncio.gather(*(store.reviews.ask(id, "g", 1.0) for id in ids))
    assert set(found) == {"g"}
    assert await store.reviews.wanted(9) == ("g",)
