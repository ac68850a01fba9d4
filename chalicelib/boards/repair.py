"""Repair a course's board: players' bests and the counts by points, from the rows of its rounds.

To be called when the rows of all rounds exist (`results.sweep`). Rounds may come in meanwhile: a player's best is changed from
the version that was read, and the counts are put only if they have not changed since the board's rows were read; otherwise all
is read again. Correct rows are not written.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from chalicelib import json_codec
from chalicelib.boards import add_round_to_boards, course_boards, histogram, periods
from chalicelib.store.interface import Gone, Row, Store, all_rows
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import points_of

PAGE = 500


class _Changed(Exception):
    """A row changed meanwhile: read everything again."""


@dataclass
class Totals:
    """The counts and bests that follow from a board's rounds."""

    counts: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """By period and points."""
    bests: defaultdict[str, dict[str, Row]] = field(default_factory=lambda: defaultdict(dict))
    """By player and period."""
    newest: int = 0
    """When the last of them finished (ms)."""


def repair(store: Store, board: str) -> Counter[str]:
    """Repair the board; return how many rows were "missing", "wrong" or "strange".

    Unavailable: call it again; if new rounds always come in meanwhile, close the club first.
    """
    found = Counter[str]()

    def attempt() -> bool:
        before = _tally(store, board)
        totals = _read_totals(store, board)
        with suppress(_Changed):
            for player, bests in totals.bests.items():
                found.update(_put_bests(store, board, player, bests))
            found["strange"] += _delete_strays(
                store, board, {*totals.counts, *(add_round_to_boards.decode_body(before) if before else ())}, totals
            )
            _put_tally(store, board, before, totals, found)
            return True
        return False

    until_done(attempt, f"Too many finish on {board} to count it.")
    return +found


def _read_totals(store: Store, board: str) -> Totals:
    totals = Totals()
    for row in all_rows(store, course_boards.board_pk(board), count=PAGE, strong=True):
        _, at, *_ = row.sk.split("#")
        player = course_boards.player_of(row)
        if player is None:
            continue
        bests = totals.bests[player]
        for period in periods.containing(int(at)):
            totals.newest = max(totals.newest, int(at))
            totals.counts[period][points_of(row.sk)] += 1
            bests.setdefault(period, row)  # the best come first
    return totals


def _put_bests(store: Store, board: str, player: str, bests: Mapping[str, Row]) -> Counter[str]:
    """Make these the player's bests, except where a better one was added meanwhile."""
    found = Counter[str]()
    existing = {row.sk: row for row in all_rows(store, course_boards.best_of_pk(board, player), count=PAGE, strong=True)}
    for period in sorted({*bests, *existing}):
        where = course_boards.BoardQuery(board, period, "best")
        found.update(_put_best(store, where, player, bests.get(period), existing.get(period)))
    return found


def _put_best(store: Store, where: course_boards.BoardQuery, player: str, right: Row | None, existing: Row | None) -> list[str]:
    """Put the row of a player's best and the one that points to it; return what was wrong with each that had to be changed."""
    pk, pointer = course_boards.best_of_pk(where.board, player), add_round_to_boards.decode_body(existing) if existing else {}
    best: str = pointer.get("sk", "")
    better = best != "" and (right is None or best < right.sk)
    row = store.get(course_boards.board_pk(where.board, where.period), best, strong=True) if better else None
    if row is not None and course_boards.player_of(row) == player:
        return []
    if right is None:
        _change(store, [], [(pk, where.period, existing.n)] if existing else [])
        return ["strange"]
    shown = store.get(where.pk, right.sk, strong=True)
    put = Row(where.pk, right.sk, shown.n + 1 if shown else 1, right.body)
    of = Row(pk, where.period, existing.n + 1 if existing else 1, json_codec.dump({"sk": right.sk}))
    found = [_fault(pair[0]) for pair in ((shown, put), (existing, of)) if not _same(*pair)]
    if found:
        _change(store, [put, of])
    return found


def _same(row: Row | None, right: Row) -> bool:
    """Whether the rows are equal except for their version."""
    return row is not None and replace(row, n=0) == replace(right, n=0)


def _fault(row: Row | None) -> str:
    return "missing" if row is None else "wrong"


def _change(store: Store, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> None:
    if not store.change(rows, gone):
        raise _Changed


def _delete_strays(store: Store, board: str, of: set[str], totals: Totals) -> int:
    """Delete rows among the bests that are nobody's best."""
    count = 0
    for period in sorted(of):
        for row in all_rows(store, course_boards.board_pk(board, period, "best"), count=PAGE, strong=True):
            player = course_boards.player_of(row) or ""
            if (best := totals.bests.get(player, {}).get(period)) and best.sk == row.sk:
                continue
            holds = store.get(course_boards.best_of_pk(board, player), period, strong=True)
            if holds is None or add_round_to_boards.decode_body(holds).get("sk") != row.sk:
                store.delete(row.pk, row.sk)
                count += 1
    return count


def _tally(store: Store, board: str) -> Row | None:
    return store.get(course_boards.tally_pk(board), course_boards.COUNTS, strong=True)


def _put_tally(store: Store, board: str, before: Row | None, totals: Totals, found: Counter[str]) -> None:
    """Put the right counts, unless they changed meanwhile."""
    existing = _tally(store, board)
    if (existing and existing.n) != (before and before.n):
        raise _Changed
    bests: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for of in totals.bests.values():
        for period, row in of.items():
            bests[period][points_of(row.sk)] += 1
    body: dict[str, Any] = {"at": totals.newest}
    for period in periods.counted(totals.newest):
        if period in totals.counts:
            both = {"all": totals.counts[period], "best": bests[period]}
            body[period] = {rounds: histogram.encode(histogram.from_counts(counts)) for rounds, counts in both.items()}
    right = Row(course_boards.tally_pk(board), course_boards.COUNTS, existing.n + 1 if existing else 1, json_codec.dump(body))
    if not _same(existing, right) and (totals.newest or existing):
        _change(store, [right])
        found[_fault(existing)] += 1
