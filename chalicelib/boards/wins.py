"""Boards of games without a course: one row a player, who won how often.

    GAMES#<game>#<player>   <1 won, 0 not>#<at>#<table>#<seat>     a game that counts, from one result alone
    WINS#<game>             <player>, in order of wins and games   what all of the player's games come to

A player's row is the one before and one game more; its version is the number of games. What it cost would grow with the games
that one has played if they were all read each time. Who puts a game has read the row before, so that it cannot count it yet:

    read the row of 6 ── put the game: new ── put the row of 7, unless one of 7 stands by now
                              │                     │
                              not new: counted?     another game was counted meanwhile: ours, too?
                              └──────────┬──────────┘
                                         read all games, and put the row that they come to, until it stands

Nothing else is known of a game that is not new: it was told of before, by one who died there, or who may be at it still. Rows
of as many games need not be the same while they are counted, so who has read all games looks once more: those that another's
row told of, and not theirs, are found then.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from chalicelib import compact
from chalicelib.store.interface import EMPTY, Row, Store
from chalicelib.store.pages import every

MOST = 999_999
"""Wins and games that can be told apart: both are written in six digits."""
PAGE = 500
FIRST = 1
"""The version of what a game gives at its end: a higher one takes the place of a row that may be counted."""


def version(result: Mapping[str, Any]) -> int:
    """Of the rows that a seat's result gives: one more each time that somebody at the table has changed their key since."""
    return int(FIRST + result.get("moved", 0))


def rows_of(result: Mapping[str, Any]) -> list[Row]:
    """What one seat's result gives players' games: its own, and an empty row where that of an earlier key of theirs was."""
    return [game_row(result), *([_gone_row(result)] if "was" in result else [])]


def game_row(result: Mapping[str, Any]) -> Row:
    """The row that one seat's result adds to its player's games."""
    return _row_of_game(result, result["player"], compact.dump({"name": result["name"]}))


def _gone_row(result: Mapping[str, Any]) -> Row:
    return _row_of_game(result, result["was"], EMPTY)


def _row_of_game(result: Mapping[str, Any], player: str, body: str) -> Row:
    sk = f"{int(result['place'] == 1)}#{result['at']:015d}#{result['table']}#{result['seat']}"
    return Row(games_key(result["game"], player), sk, version(result), body)


def add(store: Store, result: Mapping[str, Any]) -> None:
    """Adds what one seat's result is worth to its player's games and wins: once, however often and beside whatever else it is
    told of. Unavailable: call it again.
    """
    game, player, played = result["game"], result["player"], game_row(result)
    standing = store.get(board(game), player, strong=True)
    new = store.put(played, newer=True)
    more = _one_more(standing, played) if new and standing and played.n == FIRST else None
    if more is None or not store.put(more, newer=True):
        put_right(store, game, player)


def take_away(store: Store, result: Mapping[str, Any]) -> None:
    """The game of one seat's result is its player's no more by the key that they had before. Unavailable: call it again."""
    store.put(_gone_row(result), newer=True)
    put_right(store, result["game"], result["was"])


def put_right(store: Store, game: str, player: str) -> str | None:
    """Makes a player's row what their games say, whatever stands there, also where they are called otherwise now; "missing",
    "wrong" or "strange" if it was not. Unavailable: call it again.

    Tables may finish meanwhile: what stands is read first, so that it counts more games than are found only if it is wrong; and
    it is read again after each put, so that what another has put in between is counted.
    """
    found = None
    while (standing := store.get(board(game), player, strong=True)) != (row := row_of(store, game, player)):
        if row is None:
            if standing is None or standing.body == EMPTY:
                break
            found = found or "strange"
            store.put(Row(board(game), player, 0, EMPTY))  # in no order: on no board
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
    wins = sum(_won(row) for row in rows)
    last = max(rows, key=lambda row: row.sk[2:])
    _, at, table, _ = last.sk.split("#")
    return _row(game, player, len(rows), wins, compact.load(last.body)["name"], table, int(at))


def _one_more(standing: Row, played: Row) -> Row | None:
    """The row that this one and one game more come to; None where it is not like ours."""
    try:
        told = compact.load(standing.body)
        wins, last = told["score"] + _won(played), f"{told['at']:015d}#{told['table']}"
    except (ValueError, TypeError, KeyError):
        return None
    _, at, table, _ = played.sk.split("#")
    newer = f"{at}#{table}" > last
    name = compact.load(played.body)["name"] if newer else told["name"]
    where = (table, int(at)) if newer else (told["table"], told["at"])
    return _row(standing.pk.removeprefix(board("")), standing.sk, standing.n + 1, wins, name, *where)


def _won(played: Row) -> int:
    return int(played.sk[0])


def _row(game: str, player: str, games: int, wins: int, name: str, table: str, at: int) -> Row:
    told = {"player": player, "name": name, "score": wins, "to_par": None, "table": table, "at": at}
    order = f"{MOST - wins:06d}{games:06d}#{player}"
    return Row(board(game), player, games, compact.dump(told), order=order)


def board(game: str) -> str:
    return f"WINS#{game}"


def games_key(game: str, player: str) -> str:
    return f"GAMES#{game}#{player}"


def _games(store: Store, game: str, player: str) -> Iterator[Row]:
    rows = every(store, games_key(game, player), count=PAGE, strong=True)
    return (row for row in rows if row.body != EMPTY)
