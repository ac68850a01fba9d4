"""What finished tables leave: one row for each seat that counts, whatever else is made of it later.

    RESULTS#<game>   <table>#<seat>     who, where, how many

Rows are put once and never change: a finished table's result is final, and its key is the table's and the seat's. So the
projection may run in any order and as often as it likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NotRequired, TypedDict

from chalicelib import compact
from chalicelib.boards import boards, wins
from chalicelib.store.interface import Row, Store
from chalicelib.store.pages import every

PAGE = 200


class SeatResult(TypedDict):
    """One seat that counts: a human's, never played by a bot. Without `score` it stands on no board of a course; `holes` are
    those that were played, where they are not those that were asked for.
    """

    seat: int
    player: str
    name: str
    place: int
    score: NotRequired[int]
    to_par: NotRequired[int | None]
    holes: NotRequired[str]


class TableResult(TypedDict):
    """A finished table's result as the head of its last entry tells it. `at` is in ms; no course: its members are null."""

    game: str
    course: str | None
    course_name: str | None
    holes: str | None
    format: str | None
    modes: str
    at: int
    seats: list[SeatResult]


def project_results(store: Store, table: str, n: int, result: TableResult) -> None:
    """Stores the result that the table's entry n brought, and puts it on its boards. Unavailable: call it again."""
    put_results(store, table, n, result)
    for player in players(result):
        wins.count(store, result["game"], player)


def put_results(store: Store, table: str, n: int, result: TableResult) -> None:
    """Puts the rows that follow from this result alone: all but those that count a player's wins."""
    shared = {name: value for name, value in result.items() if name != "seats"}
    for seat in result["seats"]:
        told: dict[str, Any] = {"table": table, **shared, **seat}
        store.put(Row(_key(result["game"]), f"{table}#{seat['seat']}", n, compact.dump(told)), newer=True)
        for row in boards.rows_of(told):
            store.put(row, newer=True)


def players(result: TableResult) -> set[str]:
    """Whose wins this result changes."""
    return {seat["player"] for seat in result["seats"]} if result["course"] is None else set()


def rebuild(store: Store, game: str) -> int:
    """Makes all boards of a game anew from its results: puts what they give, removes the rest. Counts the rows.

    Tables may finish meanwhile.
    """
    count = 0
    for told in each(store, game):
        for row in boards.rows_of(told):
            store.put(row)
            count += 1
    sweep(store, game)
    recount(store, game)
    return count


def sweep(store: Store, game: str, count: Callable[[str], int] | None = None) -> int:
    """Removes from the boards of a game's results, and from players' games, every row that no result gives, and counts them.
    Tables may finish meanwhile: a result is put before its rows. Who stands with how many wins, `recount` puts right.

    `count(pk)` says how many rows stand there. With it, which is for when all rows that results give are known to stand, a
    board is only looked at that has another number of them.
    """
    lying = Counter(row.pk for told in each(store, game) for row in boards.rows_of(told))
    lying.update({wins.games_key(game, row.sk): 0 for row in _all_rows(store, wins.board(game))})
    looked_at = [board for board, given in sorted(lying.items()) if count is None or count(board) != given]
    strangers = [row for board in looked_at for row in _all_rows(store, board) if not _given(store, game, row)]
    for row in strangers:
        store.delete(row.pk, row.sk)
    return len(strangers)


def recount(store: Store, game: str, of: Iterable[str] | None = None) -> Counter[str]:
    """Puts right what a game's board of wins says of these players (None: of all), and counts the rows that were missing, wrong
    or strange.
    """
    of = winners(store, game) if of is None else of
    return Counter(found for player in sorted(of) if (found := wins.put_right(store, game, player)))


def winners(store: Store, game: str) -> set[str]:
    """All who stand on a game's board of wins, or should."""
    players = {told["player"] for told in each(store, game) if told["course"] is None}
    return players | {row.sk for row in _all_rows(store, wins.board(game))}


def _given(store: Store, game: str, row: Row) -> bool:
    """Whether the result of this board row's seat gives it such a row."""
    _, _, seat = row.sk.split("#", 2)
    result = store.get(_key(game), seat, strong=True)
    return result is not None and row.sk in {
        given.sk for given in boards.rows_of(compact.load(result.body)) if given.pk == row.pk
    }


def each(store: Store, game: str) -> Iterator[dict[str, Any]]:
    """All results of a game, seat by seat."""
    return (compact.load(row.body) for row in _all_rows(store, _key(game)))


def _all_rows(store: Store, pk: str) -> Iterator[Row]:
    return every(store, pk, count=PAGE, strong=True)


def _key(game: str) -> str:
    return f"RESULTS#{game}"
