"""Boards of games without a course: one row a player, who won how often.

    GAMES#<game>#<player>   <1 won, 0 not>#<at>#<table>#<seat>     a game that counts, from one result alone
    WINS#<game>             <player>, in order of wins and games   what all of the player's games come to

A player's row is counted anew from all their games, each time that one is added, and its version is their number. Games are
only ever added, and are read strongly: rows that count as many games are the same row, and one that counts fewer is late.

    T1 ends    game put · read: one ───────────────────────────── row of one game: refused, as two are counted already
    T2 ends               game put · read: both ── row of two put
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from chalicelib import compact
from chalicelib.store.interface import Row, Store
from chalicelib.store.pages import every

MOST = 999_999
"""Wins and games that can be told apart: both are written in six digits."""
PAGE = 500


def game_row(result: Mapping[str, Any]) -> Row:
    """The row that one seat's result adds to its player's games."""
    sk = f"{int(result['place'] == 1)}#{result['at']:015d}#{result['table']}#{result['seat']}"
    return Row(games_key(result["game"], result["player"]), sk, 1, compact.dump({"name": result["name"]}))


def count(store: Store, game: str, player: str) -> None:
    """Counts a player's games anew, one having been added."""
    row = row_of(store, game, player)
    if row:
        store.put(row, newer=True)


def put_right(store: Store, game: str, player: str) -> str | None:
    """Makes a player's row what their games say, whatever stands there; "missing", "wrong" or "strange" if it was not.

    Tables may finish meanwhile: what stands is read first, so that it counts more games than are found only if it is wrong.
    """
    found = None
    while (standing := store.get(board(game), player, strong=True)) != (row := row_of(store, game, player)):
        if row is None:
            found = found or "strange"
            store.delete(board(game), player)
        else:
            older = standing is None or standing.n < row.n
            found = found or ("missing" if older else "wrong")
            store.put(row, newer=older)
    return found


def row_of(store: Store, game: str, player: str) -> Row | None:
    """The row that a player's games come to; None without any. The name, the table and the time are those of the last one."""
    rows = list(_games(store, game, player))
    if not rows:
        return None
    wins = sum(row.sk[0] == "1" for row in rows)
    last = max(rows, key=lambda row: row.sk[2:])
    _, at, table, _ = last.sk.split("#")
    told = {"player": player, **compact.load(last.body), "score": wins, "to_par": None, "table": table, "at": int(at)}
    order = f"{MOST - wins:06d}{len(rows):06d}#{player}"
    return Row(board(game), player, len(rows), compact.dump(told), order=order)


def board(game: str) -> str:
    return f"WINS#{game}"


def games_key(game: str, player: str) -> str:
    return f"GAMES#{game}#{player}"


def _games(store: Store, game: str, player: str) -> Iterator[Row]:
    return every(store, games_key(game, player), count=PAGE, strong=True)
