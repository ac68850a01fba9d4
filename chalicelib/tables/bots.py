"""What follows a decision in the same entry: moves that seats announced and that are due now, and the answers of bots.

Bots answer for as long as the club lets them think; the rest is for the next request or the scheduled handler. They think on
their seat's own view, with chance of their own, so that only their moves are logged.
"""

from __future__ import annotations

from chalicelib.tables.acts import Act, Done
from chalicelib.tables.club import Club
from chalicelib.tables.fold import do
from chalicelib.tables.table import STAND_IN, Table


def answer(club: Club, table: Table, n: int, at: int) -> list[Done]:
    """Plays announced moves and the waiting bots on, in place; what they did and what happened."""
    done = _planned(table, n, at)
    if not table.bots_to_move:
        return done
    more = club.thinking()
    while table.bots_to_move and more(len(done)):
        act = _choose(club, table, next(number for number in table.waiting if table.seats[number].by_bot))
        done.append(do(table, n, at, act))
        done += _planned(table, n, at)
    return done


def _planned(table: Table, n: int, at: int) -> list[Done]:
    """Plays the move that a seat announced, if it is due."""
    due = table.game.planned(table.state) if table.status == "playing" else None
    return [] if due is None else [do(table, n, at, Act("planned", *due))]


def _choose(club: Club, table: Table, seat: int) -> Act:
    game, legal = table.game, table.game.legal(table.state, seat)
    assert legal is not None, "a seat is waited for that has no move"
    level = table.seats[seat].level or STAND_IN
    move = game.choose(game.view(table.state, seat), seat, legal, level, club.random())
    return Act("bot", seat, move)
