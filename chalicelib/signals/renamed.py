"""Who goes by another key is told as they were by the one before: their browsers and webhooks follow once all tables know."""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib import tables
from chalicelib.errors import TryAgain
from chalicelib.signals.channels import hand_on, is_told
from chalicelib.store.interface import Unavailable
from chalicelib.tables import Club, Spread
from chalicelib.tables.held import went_to
from chalicelib.tables.limits import NOWHERE, limit, network, take

ASKING = limit("rekey", "keys-asking", "Too many keys were changed from here. Please try again within the hour.")
"""Tables at which somebody only asks for a seat are read: whoever names them may have never been there. Not counted once the
change has begun: who is in the middle of it is let on to its end.
"""


def change_key(
    club: Club, old: str, new: str, start: str | None = None, asking: Sequence[str] = (), address: str = NOWHERE
) -> Spread:
    """Has player `old` go by `new`, as `tables` does, and be told by it. KeyTaken, KeyChanged, TooMany, TryAgain."""
    if asking:
        _take(club, old, new, address)
    done = tables.change_key(club, old, new, start, asking, besides=is_told(club, old))
    if done.cursor is None:
        hand_on(club, old, new)
    return done


def _take(club: Club, old: str, new: str, address: str) -> None:
    try:
        if went_to(club.store, old) != new:
            take(club, ASKING, network(club, address))
    except Unavailable as fault:
        raise TryAgain from fault
