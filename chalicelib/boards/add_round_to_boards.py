"""Put a round on the boards of its course, once, with all that it changes there.

    does its row exist? ──yes──▶ done
         no │      put its rows of this year, month and week, which follow from the round alone
            ▼
    one change: its row for ever, the counts by points, and, if it is its player's best, that in place of the last best
            │ False: another writer was faster
            ▼
    read again, after a growing pause

Its row for ever makes this happen once, however often and in whatever order rounds are projected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from chalicelib import json_codec
from chalicelib.boards import course_boards, histogram, periods
from chalicelib.boards.course_boards import BoardQuery
from chalicelib.store.interface import Gone, Row, Store
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import points_of


@dataclass
class BoardChange:
    """The rows to put and delete in one change of a board."""

    rows: list[Row] = field(default_factory=list)
    gone: list[Gone] = field(default_factory=list)
    counts: dict[str, dict[str, Counter[int]]] = field(default_factory=dict)
    """By period, for all rounds and for the best: how the number of rounds with so many points changes."""

    def count(self, period: str, rounds: str, points: int, more: int) -> None:
        of = self.counts.setdefault(period, {"all": Counter(), "best": Counter()})
        of[rounds][points] += more


def place(store: Store, result: Mapping[str, Any]) -> int:
    """Put one seat's result on its boards; return how many new rows that made. Unavailable: call it again."""
    return sum(_place(store, board, points, result) for board, points in course_boards.boards_of(result))


def rename(store: Store, result: Mapping[str, Any]) -> None:
    """Rename the player in the rows of their best rounds, if this seat's result is one. Unavailable: call it again."""
    for board, points in course_boards.boards_of(result):
        for period in periods.containing(result["at"]):
            until_done(partial(_rename_best, store, BoardQuery(board, period, "best"), points, result))


def _rename_best(store: Store, where: BoardQuery, points: int, result: Mapping[str, Any]) -> bool:
    """Rename the player in one row of bests; return whether it is done. Deletes no row: forgetting a player must not."""
    shown = store.get(where.pk, course_boards.sort_key(points, result), strong=True)
    if shown is None or (body := course_boards.with_name(shown.body, result["name"])) == shown.body:
        return True
    return store.change([replace(shown, n=shown.n + 1, body=body)])


def _place(store: Store, board: str, points: int, result: Mapping[str, Any]) -> int:
    row, *others = course_boards.round_rows(board, points, result)
    made = 0

    def attempt() -> bool:
        nonlocal made
        if store.get(row.pk, row.sk, strong=True) is not None:
            return True
        for other in others:
            store.put(other, newer=True)
        change = _round_change(store, board, points, result, row)
        if not store.change(change.rows, change.gone):
            return False
        made = sum(row.n == 1 for row in change.rows)
        return True

    until_done(attempt)
    return made


def _round_change(store: Store, board: str, points: int, result: Mapping[str, Any], row: Row) -> BoardChange:
    """Return what the round changes together with its row."""
    change = BoardChange([row])
    for period in periods.containing(result["at"]):
        change.count(period, "all", points, 1)
        _update_best(store, change, board, period, result["player"], row)
    _tally(store, change, board, result["at"])
    return change


def _update_best(store: Store, change: BoardChange, board: str, period: str, player: str, row: Row) -> None:
    """Make a round its player's best if it is better than the last one, or is that one."""
    existing = store.get(course_boards.best_of_pk(board, player), period, strong=True)
    best = decode_body(existing).get("sk") if existing else None
    if best is not None and best < row.sk:
        return
    pk = course_boards.board_pk(board, period, "best")
    shown = store.get(pk, row.sk, strong=True)
    if best is not None and best != row.sk:
        _remove_best(store, change, board, period, best)
    if shown is None:  # otherwise only the round's row for ever was lost
        change.count(period, "best", points_of(row.sk), 1)
    _put_best(change, board, period, player, existing, Row(pk, row.sk, shown.n + 1 if shown else 1, row.body))


def _remove_best(store: Store, change: BoardChange, board: str, period: str, sk: str) -> None:
    """Delete a former best. The counts of bests equal the number of their rows."""
    pk = course_boards.board_pk(board, period, "best")
    if shown := store.get(pk, sk, strong=True):
        change.count(period, "best", points_of(sk), -1)
        change.gone.append((pk, sk, shown.n))


def _put_best(change: BoardChange, board: str, period: str, player: str, existing: Row | None, shown: Row) -> None:
    body = json_codec.dump({"sk": shown.sk})
    change.rows += [shown, Row(course_boards.best_of_pk(board, player), period, existing.n + 1 if existing else 1, body)]


def decode_body(row: Row) -> dict[str, Any]:
    """Decode a row of a best or of counts; {} if it is malformed, which a rebuild repairs."""
    body = json_codec.load(row.body)
    return body if isinstance(body, dict) else {}


def _tally(store: Store, change: BoardChange, board: str, at: int) -> None:
    """Add the row with the new counts of the periods that are counted when a round finishes at that time (ms)."""
    more = {period: of for period, of in change.counts.items() if any(any(counter.values()) for counter in of.values())}
    if not more:
        return
    existing = store.get(course_boards.tally_pk(board), course_boards.COUNTS, strong=True)
    before = decode_body(existing) if existing else {}
    newest = max(at, before.get("at", 0))
    body: dict[str, Any] = {"at": newest}
    for period in periods.counted(newest):
        counts, of = before.get(period, {}), more.get(period, {})
        now = {
            rounds: histogram.encode(histogram.add(histogram.decode(counts.get(rounds, "")), of.get(rounds, {})))
            for rounds in course_boards.ROUNDS
        }
        if now["all"]:
            body[period] = now
    row = Row(course_boards.tally_pk(board), course_boards.COUNTS, existing.n + 1 if existing else 1, json_codec.dump(body))
    change.rows.append(row)
