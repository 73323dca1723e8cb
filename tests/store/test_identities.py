"""Identities: guests and their bots, recognised by the hash of a token."""

from __future__ import annotations

from dataclasses import replace

import pytest

from linko.store import Store, StoreConflict
from tests.store.entries import bot, guest, with_store


@with_store
async def test_an_identity_is_found_by_id_and_by_the_hash_of_its_token(store: Store) -> None:
    ann = replace(guest("ann", name="Łucja 🂡"), token_hash=bytes(range(32)))
    await store.add_identity(ann)
    assert await store.identity("ann") == ann
    assert await store.identity_by_token_hash(bytes(range(32))) == ann
    assert await store.identity("bo") is None
    assert await store.identity_by_token_hash(b"") is None


@with_store
async def test_ids_and_tokens_are_unique(store: Store) -> None:
    await store.add_identity(guest("ann"))
    for other in (
        replace(guest("ann"), token_hash=b"another"),
        replace(guest("bo"), token_hash=guest("ann").token_hash),
        bot("robot", owner="nobody"),
    ):
        with pytest.raises(StoreConflict) as caught:
            await store.add_identity(other)
        assert caught.value.code == "store_identity_conflict"
    assert await store.identity("ann") == guest("ann")


@with_store
async def test_bots_are_listed_oldest_first_and_deleted_with_their_owner(store: Store) -> None:
    for identity in (guest("ann"), guest("bo")):
        await store.add_identity(identity)
    young, old = bot("young", "ann", created_at=30.0), bot("old", "ann", created_at=20.0)
    for identity in (young, old, bot("other", "bo")):
        await store.add_identity(identity)
    assert await store.bots_of("ann") == (old, young)
    assert await store.remove_identity("old")
    assert await store.bots_of("ann") == (young,)
    assert await store.remove_identity("ann")
    assert await store.identity("young") is None
    assert not await store.remove_identity("ann")
    assert await store.identity("other") is not None


@with_store
async def test_a_name_can_change(store: Store) -> None:
    await store.add_identity(guest("ann"))
    assert await store.rename("ann", "Anna")
    assert await store.identity("ann") == guest("ann", name="Anna")
    assert not await store.rename("nobody", "Nemo")


@with_store
async def test_last_seen_never_goes_back(store: Store) -> None:
    for id in ("ann", "bo"):
        await store.add_identity(guest(id, seen_at=10.0))
    await store.seen({"ann": 20.5, "bo": 5.0, "nobody": 30.0})
    await store.seen({})
    assert await store.identity("ann") == guest("ann", seen_at=20.5)
    assert await store.identity("bo") == guest("bo", seen_at=10.0)
