"""Forget a player everywhere, with their browsers and webhooks and those of tables that they host.

Pending notifications hold no names or messages; they expire by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.errors import TryAgain
from chalicelib.notifications.channels import expire_row
from chalicelib.notifications.pending import HOOK, channels_pk, pending_pk
from chalicelib.play.club import Club
from chalicelib.play.rate_limiter import limit, network, take
from chalicelib.players.forget import Forgot
from chalicelib.players.forget import forget as forget_at_tables
from chalicelib.store.interface import EMPTY, Row, Unavailable, all_rows

ENOUGH = "Too many requests to be forgotten came from here. Please try again in an hour."
ASKING = limit("forget", "forgets", ENOUGH)
"""Rate limit. Tables at which the player only asked for a seat are read whole, and the caller may name any table."""


def forget_player(club: Club, player: str, address: str, asking: Sequence[str] = ()) -> Forgot:
    """Forget the player at some tables per call, on the boards, and in the notification settings. Raises TooMany, TryAgain."""
    try:
        if asking:
            take(club, ASKING, network(club, address))
        done = forget_at_tables(club, player, asking)
        for table in done.made:
            if club.store.get(pending_pk(table), HOOK, strong=True) is not None:
                club.store.put(Row(pending_pk(table), HOOK, club.clock(), EMPTY))
        if done.over:
            for row in list(all_rows(club.store, channels_pk(player), strong=True)):
                if row.body != EMPTY:
                    expire_row(club.store, row, club.clock())
    except Unavailable as fault:
        raise TryAgain from fault
    return done
