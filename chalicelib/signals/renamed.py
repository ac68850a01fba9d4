"""Who goes by another key is told as they were by the one before: their browsers and webhooks follow once all tables know."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib import tables
from chalicelib.signals.channels import hand_on, is_told
from chalicelib.tables import Club, Spread


def change_key(club: Club, old: str, new: str, start: str | None = None, asking: Sequence[str] = ()) -> Spread:
    """Has player `old` go by `new`, as `tables` does, and be told by it. KeyTaken, KeyChanged, TooMany, TryAgain."""
    done = tables.change_key(club, old, new, start, asking, besides=is_told(club, old))
    if done.cursor is None:
        hand_on(club, old, new)
    return done
