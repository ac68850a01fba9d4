"""What finished tables leave: one row with each seat that counts, whatever else is made of it later.

    RESULTS#<game>   <table>     who, where, how many

Rows are put once and never change: a finished table's result is final, and its key is the table's. So the
projection may run in any order and as often as it likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

from chalicelib import json_codec
from chalicelib.boards import boards, daily, people, ranking_entry, repair
from chalicelib.store.interface import EMPTY, Row, Store, all_rows

PAGE = 200


class SeatResult(TypedDict):
    """One seat that counts: a human's, never played by a bot. Without `score` it stands on no board of a course; `holes` are
    those that were played, where they are not those that were asked for. `holes_by` are the strokes of each hole, once for each
    round, `parts` what each part of the game took more than it does on the mean, in strokes.
    """

    seat: int
    player: str
    name: str
    place: int
    score: NotRequired[int]
    to_par: NotRequired[int | None]
    holes: NotRequired[str]
    holes_by: NotRequired[dict[str, list[int]]]
    parts: NotRequired[dict[str, float]]


class TableResult(TypedDict):
    """A finished table's result as the head of its last entry tells it. `at` is in ms; no course: its members are null. `of`
    is how many seats there were, `bots` which bots came where: [[level, place], …]. Tables that ended long ago tell neither.
    `challenge`: it was a round of that day's, and stands on no other board.
    """

    game: str
    course: str | None
    course_name: str | None
    holes: str | None
    format: str | None
    modes: str
    at: int
    of: NotRequired[int]
    bots: NotRequired[list[list[Any]]]
    challenge: NotRequired[str]
    seats: list[SeatResult]


def project_results(store: Store, table: str, n: int, result: TableResult) -> None:
    """Stores the result that the table's entry n brought, and puts it on its boards. Unavailable: call it again.

    Somebody may have been forgotten there before, or meanwhile: the table's row tells, and so nothing is left of their name.
    """
    place(store, table, n, result)
    seats = by_seat(table, result)
    people.project(store, seats)
    standing = store.get(*key(result["game"], table), strong=True)
    if standing is not None and standing.n == n:
        for told, now in zip(seats, seats_of(standing), strict=True):
            if now["name"] != told["name"]:
                _put_again(store, now)


def place(store: Store, table: str, n: int, result: TableResult) -> int:
    """Stores the result, and puts it on its boards of courses where it does not stand; on how many that was. Unavailable: call
    it again.
    """
    placed = 0
    _put_all(store, _rows(table, n, result))
    for told in by_seat(table, result):
        if "challenge" in told:
            daily.finish(store, told)
        _put_all(store, boards.across_rows(told))
        placed += ranking_entry.place(store, told)
    return placed


def put_results(store: Store, table: str, n: int, result: TableResult) -> None:
    """Puts the rows that follow from this result alone: all but those that count rounds, and players' bests."""
    _put_all(store, [*_rows(table, n, result), *(row for told in by_seat(table, result) for row in _board_rows(told))])


def put_again(store: Store, table: str, n: int, result: TableResult, players: Collection[str]) -> None:
    """Puts what follows from these players' seats in place of what stands there, unless it is newer. What is yet to be told of
    the table's end finds their seats' rows, and goes by them. Unavailable: call it again.
    """
    for row in _rows(table, n, result):
        standing = store.get(row.pk, row.sk, strong=True)
        if standing is None or standing.n <= n:
            store.put(row)
    for told in by_seat(table, result):
        if told["player"] in players:
            _put_again(store, told)


def _put_again(store: Store, told: dict[str, Any]) -> None:
    """Of the rows that follow from a seat's result those that stand: what does not was not counted yet, and is put by whoever
    counts it.
    """
    for row in _board_rows(told):
        standing = store.get(row.pk, row.sk, strong=True)
        if standing is not None:
            store.put(replace(row, n=standing.n))
    ranking_entry.rename(store, told)
    people.rename(store, told["player"], told["name"])


def by_seat(table: str, result: TableResult) -> list[dict[str, Any]]:
    """What is kept of each seat."""
    shared = {name: value for name, value in result.items() if name != "seats"}
    return [{"table": table, **shared, **seat} for seat in result["seats"]]


def key(game: str, table: str) -> tuple[str, str]:
    """Where a table's result stands."""
    return _key(game), table


def seats_of(row: Row) -> list[dict[str, Any]]:
    """What such a row keeps of each seat."""
    return by_seat(row.sk, json_codec.load(row.body))


def _rows(table: str, n: int, result: TableResult) -> list[Row]:
    """The table's row; none where no seat counts."""
    return [Row(*key(result["game"], table), n, json_codec.dump(result))] if result["seats"] else []


def _board_rows(told: dict[str, Any]) -> list[Row]:
    """The rows of boards that a seat's result gives: a round of a challenge stands on its day's alone."""
    return [daily.board_row(told)] if "challenge" in told else boards.rows_of(told)


def _board_keys(told: dict[str, Any]) -> list[str]:
    return [daily.board(told["challenge"])] if "challenge" in told else boards.keys_of(told)


def _put_all(store: Store, rows: Iterable[Row]) -> None:
    for row in rows:
        store.put(row, newer=True)


def rebuild(store: Store, game: str) -> int:
    """Makes all boards of a game anew from its results: puts what they give, removes the rest. Counts the rows.

    Tables may finish meanwhile.
    """
    count = 0
    for told in each(store, game):
        for row in _board_rows(told):
            store.put(row)
            count += 1
    sweep(store, game)
    for board in sorted(boards_of(each(store, game))):
        repair.put_right(store, board)
    return count


def sweep(store: Store, game: str, count: Callable[[str], int] | None = None) -> int:
    """Removes from the boards of a game's results every row that no result gives, and counts them. Tables may finish
    meanwhile: a result is put before its rows.

    `count(pk)` says how many rows stand there. With it, which is for when all rows that results give are known to stand, a
    board is only looked at that has another number of them.
    """
    lying = Counter[str]()
    for told in each(store, game):
        lying.update(dict.fromkeys(_board_keys(told), 0))
        lying.update(row.pk for row in _board_rows(told))
    looked_at = [board for board, given in sorted(lying.items()) if count is None or count(board) != given]
    lie = (row for board in looked_at for row in _all_rows(store, board) if row.body != EMPTY)
    strangers = [row for row in lie if not _given(store, game, row)]
    for row in strangers:
        store.delete(row.pk, row.sk)
    return len(strangers)


def boards_of(told: Iterable[dict[str, Any]]) -> set[str]:
    """Return the boards of courses on which these seats' results stand."""
    return {board for seat in told for board, _ in boards.boards_of(seat)}


def _given(store: Store, game: str, row: Row) -> bool:
    """Whether the result of this board row's seat gives it such a row."""
    _, _, table, _ = row.sk.split("#")
    result = store.get(*key(game, table), strong=True)
    given = [] if result is None else [given for told in seats_of(result) for given in _board_rows(told)]
    return (row.pk, row.sk) in {(one.pk, one.sk) for one in given}


def each(store: Store, game: str) -> Iterator[dict[str, Any]]:
    """All results of a game, seat by seat."""
    return (told for row in _all_rows(store, _key(game)) for told in seats_of(row))


def _all_rows(store: Store, pk: str) -> Iterator[Row]:
    return all_rows(store, pk, count=PAGE, strong=True)


def _key(game: str) -> str:
    return f"RESULTS#{game}"
