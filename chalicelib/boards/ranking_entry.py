"""How a round comes to stand on a board: with all that it changes there, and once.

    look: stands its row? ──yes──▶ done
         no │      its rows of this year, month and week are put: they follow from the round alone
            ▼
    one change: its row for ever, how many came to so many points, and where it is its player's best that, for the last one
            │ False: somebody was quicker
            ▼
    look again, after a pause that grows

Its row for ever makes it happen once, however often and in whatever order rounds are projected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from chalicelib import json_codec
from chalicelib.boards import boards, histogram, periods
from chalicelib.boards.boards import Asked
from chalicelib.store.interface import Gone, Row, Store
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import points_of


@dataclass
class Changing:
    """What one change is to put and to take away."""

    rows: list[Row] = field(default_factory=list)
    gone: list[Gone] = field(default_factory=list)
    counts: dict[str, dict[str, Counter[int]]] = field(default_factory=dict)
    """By period, for all rounds and for the best: how many more there are of so many points."""

    def count(self, period: str, rounds: str, points: int, more: int) -> None:
        of = self.counts.setdefault(period, {"all": Counter(), "best": Counter()})
        of[rounds][points] += more


def place(store: Store, result: Mapping[str, Any]) -> int:
    """Puts one seat's result on its boards, with all that it changes there; how many rows that made. Unavailable: call it
    again.
    """
    return sum(_place(store, board, points, result) for board, points in boards.boards_of(result))


def rename(store: Store, result: Mapping[str, Any]) -> None:
    """Has players' bests say what this seat's result says now, whose rows were put in place of what stood. Unavailable: call it
    again.
    """
    for board, points in boards.boards_of(result):
        for period in periods.of(result["at"]):
            until_done(partial(_say, store, Asked(board, period, "best"), points, result))


def _say(store: Store, where: Asked, points: int, result: Mapping[str, Any]) -> bool:
    """Whether a player's best says it now. No row goes for it: who forgets a player may not take any away."""
    shown = store.get(where.pk, boards.place_of(points, result), strong=True)
    if shown is None or (body := boards.called(shown.body, result["name"])) == shown.body:
        return True
    return store.change([replace(shown, n=shown.n + 1, body=body)])


def _place(store: Store, board: str, points: int, result: Mapping[str, Any]) -> int:
    row, *others = boards.round_rows(board, points, result)
    made = 0

    def attempt() -> bool:
        nonlocal made
        if store.get(row.pk, row.sk, strong=True) is not None:
            return True
        for other in others:
            store.put(other, newer=True)
        change = _changing(store, board, points, result, row)
        if not store.change(change.rows, change.gone):
            return False
        made = sum(row.n == 1 for row in change.rows)
        return True

    until_done(attempt)
    return made


def _changing(store: Store, board: str, points: int, result: Mapping[str, Any], row: Row) -> Changing:
    """What the round changes together with its row."""
    change = Changing([row])
    for period in periods.of(result["at"]):
        change.count(period, "all", points, 1)
        _better(store, change, board, period, result["player"], row)
    _tally(store, change, board, result["at"])
    return change


def _better(store: Store, change: Changing, board: str, period: str, player: str, row: Row) -> None:
    """Puts a round in the place of its player's best, if it is better, or is that one."""
    standing = store.get(boards.best_of_pk(board, player), period, strong=True)
    best = said(standing).get("sk") if standing else None
    if best is not None and best < row.sk:
        return
    pk = boards.board_pk(board, period, "best")
    shown = store.get(pk, row.sk, strong=True)
    if best is not None and best != row.sk:
        _take_best(store, change, board, period, best)
    if shown is None:  # else only the round's row for ever was lost
        change.count(period, "best", points_of(row.sk), 1)
    _put_best(change, board, period, player, standing, Row(pk, row.sk, shown.n + 1 if shown else 1, row.body))


def _take_best(store: Store, change: Changing, board: str, period: str, sk: str) -> None:
    """Takes away what is somebody's best no more. As many bests are counted as there are rows of them."""
    pk = boards.board_pk(board, period, "best")
    if shown := store.get(pk, sk, strong=True):
        change.count(period, "best", points_of(sk), -1)
        change.gone.append((pk, sk, shown.n))


def _put_best(change: Changing, board: str, period: str, player: str, standing: Row | None, shown: Row) -> None:
    told = json_codec.dump({"sk": shown.sk})
    change.rows += [shown, Row(boards.best_of_pk(board, player), period, standing.n + 1 if standing else 1, told)]


def said(row: Row) -> dict[str, Any]:
    """What a row says of a best, or of counts; nothing where it is not like ours, which a rebuild puts right."""
    told = json_codec.load(row.body)
    return told if isinstance(told, dict) else {}


def _tally(store: Store, change: Changing, board: str, at: int) -> None:
    """Counts what was noted, of the periods that are counted now that a round has finished at that time (ms)."""
    more = {period: of for period, of in change.counts.items() if any(any(counter.values()) for counter in of.values())}
    if not more:
        return
    standing = store.get(boards.tally_pk(board), boards.COUNTS, strong=True)
    before = said(standing) if standing else {}
    newest = max(at, before.get("at", 0))
    told: dict[str, Any] = {"at": newest}
    for period in periods.kept(newest):
        counts, of = before.get(period, {}), more.get(period, {})
        now = {
            rounds: histogram.packed(histogram.changed(histogram.unpacked(counts.get(rounds, "")), of.get(rounds, {})))
            for rounds in boards.ROUNDS
        }
        if now["all"]:
            told[period] = now
    row = Row(boards.tally_pk(board), boards.COUNTS, standing.n + 1 if standing else 1, json_codec.dump(told))
    change.rows.append(row)
