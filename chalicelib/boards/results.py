"""Results of finished tables: one row per table with each seat that counts. Boards and statistics follow from these rows.

    RESULTS#<game>   <table>     game, course, seats with names, places and scores

A finished table's result is final, and its key is the table's. So the projection may run in any order and any number of times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

from chalicelib import json_codec
from chalicelib.boards import add_round_to_boards, course_boards, daily, profile_updates, repair
from chalicelib.store.interface import EMPTY, Row, Store, all_rows

PAGE = 200


class SeatResult(TypedDict):
    """One seat that counts: a human's, never played by a bot. Without `score` it is on no board of a course; `holes` are those
    that were played, if they differ from the table's. `holes_by` are the strokes of each hole, one for each round, `parts` the
    strokes that each part of the game took above the mean.
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
    """A finished table's result as in the head of its last entry. `at` is in ms; without a course, its members are null. `of`
    is the number of seats, `bots` are the bots' places: [[level, place], …]; old tables have neither. `challenge`: the round
    was of that day's challenge, and is on no other board.
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
    """Store the result in the table's entry n, and put it on its boards. Unavailable: call it again.

    If a player was forgotten there before or meanwhile, the table's row has the new name, which then replaces theirs.
    """
    place(store, table, n, result)
    seats = by_seat(table, result)
    profile_updates.project(store, seats)
    existing = store.get(*key(result["game"], table), strong=True)
    if existing is not None and existing.n == n:
        for seat, now in zip(seats, seats_of(existing), strict=True):
            if now["name"] != seat["name"]:
                _replace_rows(store, now)


def place(store: Store, table: str, n: int, result: TableResult) -> int:
    """Store the result and put it on its boards of courses; return on how many it was missing. Unavailable: call it again."""
    placed = 0
    _put_all(store, _rows(table, n, result))
    for seat in by_seat(table, result):
        if "challenge" in seat:
            daily.finish(store, seat)
        _put_all(store, course_boards.across_rows(seat))
        placed += add_round_to_boards.place(store, seat)
    return placed


def put_results(store: Store, table: str, n: int, result: TableResult) -> None:
    """Put the rows that follow from this result alone: all except counts and players' bests."""
    _put_all(store, [*_rows(table, n, result), *(row for seat in by_seat(table, result) for row in _board_rows(seat))])


def replace_results(store: Store, table: str, n: int, result: TableResult, players: Collection[str]) -> None:
    """Replace the rows that follow from these players' seats, unless there are newer ones. A later projection of the table's
    end finds these rows and uses their names. Unavailable: call it again.
    """
    for row in _rows(table, n, result):
        existing = store.get(row.pk, row.sk, strong=True)
        if existing is None or existing.n <= n:
            store.put(row)
    for seat in by_seat(table, result):
        if seat["player"] in players:
            _replace_rows(store, seat)


def _replace_rows(store: Store, seat: dict[str, Any]) -> None:
    """Replace the existing rows that follow from a seat's result. The projection puts missing ones."""
    for row in _board_rows(seat):
        existing = store.get(row.pk, row.sk, strong=True)
        if existing is not None:
            store.put(replace(row, n=existing.n))
    add_round_to_boards.rename(store, seat)
    profile_updates.rename(store, seat["player"], seat["name"])


def by_seat(table: str, result: TableResult) -> list[dict[str, Any]]:
    """Return each seat's result together with the table's."""
    shared = {name: value for name, value in result.items() if name != "seats"}
    return [{"table": table, **shared, **seat} for seat in result["seats"]]


def key(game: str, table: str) -> tuple[str, str]:
    """Return the key of a table's result."""
    return _key(game), table


def seats_of(row: Row) -> list[dict[str, Any]]:
    """Return the results of each seat in such a row."""
    return by_seat(row.sk, json_codec.load(row.body))


def _rows(table: str, n: int, result: TableResult) -> list[Row]:
    """Return the table's row; [] if no seat counts."""
    return [Row(*key(result["game"], table), n, json_codec.dump(result))] if result["seats"] else []


def _board_rows(seat: dict[str, Any]) -> list[Row]:
    """Return the board rows of a seat's result: a challenge's round is only on its day's board."""
    return [daily.board_row(seat)] if "challenge" in seat else course_boards.rows_of(seat)


def _board_keys(seat: dict[str, Any]) -> list[str]:
    return [daily.board(seat["challenge"])] if "challenge" in seat else course_boards.keys_of(seat)


def _put_all(store: Store, rows: Iterable[Row]) -> None:
    for row in rows:
        store.put(row, newer=True)


def rebuild(store: Store, game: str) -> int:
    """Rebuild all boards of a game from its results: put their rows, delete all others; return the number of rows put.

    Tables may finish meanwhile.
    """
    count = 0
    for seat in each(store, game):
        for row in _board_rows(seat):
            store.put(row)
            count += 1
    sweep(store, game)
    for board in sorted(boards_of(each(store, game))):
        repair.repair(store, board)
    return count


def sweep(store: Store, game: str, count: Callable[[str], int] | None = None) -> int:
    """Delete from a game's boards every row that follows from no result; return how many. Tables may finish meanwhile: a
    result is put before its rows.

    `count(pk)` returns the number of rows there. If it is given, all rows that follow from results must exist, and only boards
    with another number of rows are read.
    """
    expected = Counter[str]()
    for seat in each(store, game):
        expected.update(dict.fromkeys(_board_keys(seat), 0))
        expected.update(row.pk for row in _board_rows(seat))
    looked_at = [board for board, given in sorted(expected.items()) if count is None or count(board) != given]
    lie = (row for board in looked_at for row in _all_rows(store, board) if row.body != EMPTY)
    strays = [row for row in lie if not _follows(store, game, row)]
    for row in strays:
        store.delete(row.pk, row.sk)
    return len(strays)


def boards_of(seats: Iterable[dict[str, Any]]) -> set[str]:
    """Return the boards of courses on which these seats' results stand."""
    return {board for seat in seats for board, _ in course_boards.boards_of(seat)}


def _follows(store: Store, game: str, row: Row) -> bool:
    """Whether this board row follows from its seat's result."""
    _, _, table, _ = row.sk.split("#")
    result = store.get(*key(game, table), strong=True)
    given = [] if result is None else [given for seat in seats_of(result) for given in _board_rows(seat)]
    return (row.pk, row.sk) in {(one.pk, one.sk) for one in given}


def each(store: Store, game: str) -> Iterator[dict[str, Any]]:
    """Yield all results of a game, seat by seat."""
    return (seat for row in _all_rows(store, _key(game)) for seat in seats_of(row))


def _all_rows(store: Store, pk: str) -> Iterator[Row]:
    return all_rows(store, pk, count=PAGE, strong=True)


def _key(game: str) -> str:
    return f"RESULTS#{game}"
