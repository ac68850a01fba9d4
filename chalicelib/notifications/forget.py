"""Who is forgotten is told nothing any more: their browsers and webhooks go, and those of tables that they made.

What waits to be told, and whom of, holds no words: it goes by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from chalicelib.errors import TryAgain
from chalicelib.notifications.channels import forget
from chalicelib.notifications.pending import HOOK, channels_pk, heeds_pk
from chalicelib.play.club import Club
from chalicelib.play.rate_limits import limit, network, take
from chalicelib.players.forget import Forgot
from chalicelib.players.forget import forget as forget_at_tables
from chalicelib.store.interface import EMPTY, Row, Unavailable, every

ENOUGH = "Too much was asked to be forgotten from here. Please try again within the hour."
ASKING = limit("forget", "forgets", ENOUGH)
"""Tables at which somebody only asks for a seat are read whole: whoever names them may have never been there."""


def forget_player(club: Club, player: str, address: str, asking: Sequence[str] = ()) -> Forgot:
    """Forgets the player, some tables a call: there, on boards, and in what tells them. TooMany, TryAgain."""
    try:
        if asking:
            take(club, ASKING, network(club, address))
        done = forget_at_tables(club, player, asking)
        for table in done.made:
            if club.store.get(heeds_pk(table), HOOK, strong=True) is not None:
                club.store.put(Row(heeds_pk(table), HOOK, club.clock(), EMPTY))
        if done.over:
            for row in list(every(club.store, channels_pk(player), strong=True)):
                if row.body != EMPTY:
                    forget(club.store, row, club.clock())
    except Unavailable as fault:
        raise TryAgain from fault
    return done
