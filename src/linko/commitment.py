"""The commitment to a shuffle: a hash published at the deal, before any card is seen.

The record of a finished game contains the hash together with `salt` and `deck`, so anybody can
check it. A deck that was changed after the deal has a different hash.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from linko.game_errors import RecordError
from linko.refusal import quote


def commitment(salt: str, deck: str) -> str:
    """SHA-256 of the salt, a newline and the deck as text, in hex.

    >>> commitment("00" * 32, "1 2")[:16]
    '9a5caa1dced0a295'
    """
    return hashlib.sha256(f"{salt}\n{deck}".encode()).hexdigest()


def check_commitment(record: Mapping[str, object]) -> bool:
    """Return whether a record has a commitment; raise `RecordError` if the commitment is wrong."""
    if "commitment" not in record:
        return False
    salt, deck, given = record.get("salt"), record.get("deck"), record["commitment"]
    if not isinstance(salt, str):
        raise RecordError("record_commitment_unopened", salt=quote(salt))
    expected = commitment(salt, str(deck))
    if given != expected:
        raise RecordError("record_wrong_commitment", given=quote(given), expected=expected)
    return True
