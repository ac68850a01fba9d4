"""Ids, join codes and links: what opens a table."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any

from chalicelib.log.entries import Mark, text
from chalicelib.log.table import Table


def random_id(secret: bytes) -> str:
    """A table id: 128 bits, base64url."""
    return text(secret[:16])


def id_from_key(bearer: str, key: str) -> str:
    """The id of the one table that this player makes with this Idempotency-Key."""
    return text(hmac.digest(bearer.encode(), key.encode(), "sha256")[:16])


def challenge_id(secret: bytes, date: str, player: str) -> str:
    """The id of this player's one round of that day's challenge, by the day's secret."""
    return text(hmac.digest(secret, f"challenge|{date}|{player}".encode("ascii"), "sha256")[:16])


def rematch_id(secret: bytes, count: int) -> str:
    """The id of the rematch that is offered as the `count`th of its table. Nobody can tell it from the seed, which a finished
    table publishes.
    """
    return text(hmac.digest(secret, b"rematch|%d" % count, "sha256")[:16])


def join_code(table: Table) -> str:
    """What opens the table's free seats now: 96 bits that follow from its seed; a release replaces it."""
    return text(hmac.digest(table.seed, b"join %d" % table.codes, "sha256")[:12])


def opens(table: Table, code: str) -> bool:
    return hmac.compare_digest(join_code(table).encode(), code.encode("utf-8", "replace"))


def links(table: Table) -> dict[str, str]:
    """Both links, for those who may know the code."""
    return links_of(table.id, join_code(table))


def links_of(table_id: str, code: str) -> dict[str, str]:
    """Both links of the table that this code opens."""
    return {"join": f"/t/{table_id}?join={code}", "watch": f"/t/{table_id}"}


def watch_link(table: Table) -> dict[str, str]:
    """The link for everybody."""
    return {"watch": f"/t/{table.id}"}


_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def mark(key: str, content: Any) -> Mark:
    """What an entry keeps of a request: its key and its JSON content, whatever the order of members."""
    return Mark(sha256(key.encode()).digest()[:8], sha256(_canonical(content).encode()).digest()[:8])
