"""How what signals go by is kept, in rows beside the logs.

    TELL#<table>       @<player>                      the heed of a player who can be told; gone some weeks later
    TELL#<table>       HOOK                           the table's webhook, which its maker set
    CHANNELS#<player>  HOOK | PUSH#<browser>          how a player is told
    CHANNELS#<player>  QUIET | LANGUAGE               when not, if that is not their night, and in what language
    SEND#<shard>       <table>#<player>#<entry>#<why> the outbox: an inserted row is sent by whoever the stream brings it to
    PUSH               KEY                            the public key of this club's pushes

A heed's `n` counts its changes above the entry that asked, so that whoever changes one that has changed meanwhile is refused.
"""

from __future__ import annotations

from chalicelib import compact
from chalicelib.signals.heed import Heed
from chalicelib.store.interface import Row

CHANGES = 1 << 20
"""More changes than a heed ever sees."""
KEPT = 60 * 24 * 3600
"""Seconds after which a heed that nobody changed goes: long after the longest clock."""
HEED, HOOK, BROWSER, QUIET, LANGUAGE = "@", "HOOK", "PUSH#", "QUIET", "LANGUAGE"


def heeds_pk(table: str) -> str:
    return f"TELL#{table}"


def heed_sk(player: str) -> str:
    return f"{HEED}{player}"


def channels_pk(player: str) -> str:
    return f"CHANNELS#{player}"


def heed_of(row: Row) -> Heed:
    return Heed(**compact.load(row.body))


def heed_row(table: str, player: str, heed: Heed, at: int, before: Row | None) -> Row:
    """The heed as a row that only takes the place of `before`; of none, or an older decision's, without it."""
    n = before.n + 1 if before and before.n // CHANGES == heed.asked else heed.asked * CHANGES
    body = compact.dump(heed._asdict())
    return Row(heeds_pk(table), heed_sk(player), n, body, expires=at // 1000 + KEPT)
