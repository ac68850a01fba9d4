"""Make the ids of tables."""

from __future__ import annotations

import hmac

from chalicelib.log.entries import to_base64url


def random_id(secret: bytes) -> str:
    """Return a table id: the first 128 bits of the secret in base64url."""
    return to_base64url(secret[:16])


def id_from_key(bearer: str, key: str) -> str:
    """Return the id of the one table that this player makes with this Idempotency-Key."""
    return to_base64url(hmac.digest(bearer.encode(), key.encode(), "sha256")[:16])


def challenge_id(secret: bytes, date: str, player: str) -> str:
    """Return the id of this player's one round of that day's challenge, from the day's secret."""
    return to_base64url(hmac.digest(secret, f"challenge|{date}|{player}".encode("ascii"), "sha256")[:16])


def rematch_id(secret: bytes, count: int) -> str:
    """Return the id of the `count`th rematch offered at a table. It does not follow from the seed, which a finished table
    publishes.
    """
    return to_base64url(hmac.digest(secret, b"rematch|%d" % count, "sha256")[:16])
