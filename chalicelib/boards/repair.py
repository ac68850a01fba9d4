"""Puts right what a board's rounds come to: players' bests, and how many rounds came to how many points.

For when the rows of all rounds are known to stand (`results.sweep`). Rounds may come in meanwhile: who changes a player's best
changes it from what was read, and the counts of a board are put only if nobody has counted since before its rows were read;
else all is read again. What is right is only read.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from chalicelib import json_codec
from chalicelib.boards import boards, histogram, periods, ranking_entry
from chalicelib.store.interface import Gone, Row, Store, all_rows
from chalicelib.store.retry import until_done
from chalicelib.store.sort_keys import points_of

PAGE = 500


class _Changed(Exception):
    """Somebody has changed it meanwhile: all is to be read again."""


@dataclass
class Come:
    """What a board's rounds come to."""

    counts: defaultdict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """By period and points."""
    bests: defaultdict[str, dict[str, Row]] = field(default_factory=lambda: defaultdict(dict))
    """By player and period."""
    newest: int = 0
    """When the last of them finished (ms)."""


def put_right(store: Store, board: str) -> Counter[str]:
    """Counts what was "missing", "wrong" or "strange".

    Unavailable: call it again; where so much comes in that it never is done, close the club meanwhile.
    """
    found = Counter[str]()

    def attempt() -> bool:
        before = _tally(store, board)
        come = _come(store, board)
        with suppress(_Changed):
            for player, bests in come.bests.items():
                found.update(_put_bests(store, board, player, bests))
            found["strange"] += _take_strangers(
                store, board, {*come.counts, *(ranking_entry.said(before) if before else ())}, come
            )
            _put_tally(store, board, before, come, found)
            return True
        return False

    until_done(attempt, f"Too many finish on {board} to count it.")
    return +found


def _come(store: Store, board: str) -> Come:
    come = Come()
    for row in all_rows(store, boards.board_pk(board), count=PAGE, strong=True):
        _, at, *_ = row.sk.split("#")
        player = boards.player_of(row)
        if player is None:
            continue
        bests = come.bests[player]
        for period in periods.of(int(at)):
            come.newest = max(come.newest, int(at))
            come.counts[period][points_of(row.sk)] += 1
            bests.setdefault(period, row)  # the best come first
    return come


def _put_bests(store: Store, board: str, player: str, bests: Mapping[str, Row]) -> Counter[str]:
    """Makes a player's bests these, but for those that became better meanwhile."""
    found = Counter[str]()
    standing = {row.sk: row for row in all_rows(store, boards.best_of_pk(board, player), count=PAGE, strong=True)}
    for period in sorted({*bests, *standing}):
        where = boards.Asked(board, period, "best")
        found.update(_put_best(store, where, player, bests.get(period), standing.get(period)))
    return found


def _put_best(store: Store, where: boards.Asked, player: str, wanted: Row | None, standing: Row | None) -> list[str]:
    """Puts the row of a player's best and the one that says which it is; says of each that was not as it is now how it was."""
    pk, told = boards.best_of_pk(where.board, player), ranking_entry.said(standing) if standing else {}
    best: str = told.get("sk", "")
    better = best != "" and (wanted is None or best < wanted.sk)
    row = store.get(boards.board_pk(where.board, where.period), best, strong=True) if better else None
    if row is not None and boards.player_of(row) == player:
        return []
    if wanted is None:
        _change(store, [], [(pk, where.period, standing.n)] if standing else [])
        return ["strange"]
    shown = store.get(where.pk, wanted.sk, strong=True)
    put = Row(where.pk, wanted.sk, shown.n + 1 if shown else 1, wanted.body)
    of = Row(pk, where.period, standing.n + 1 if standing else 1, json_codec.dump({"sk": wanted.sk}))
    found = [_was(pair[0]) for pair in ((shown, put), (standing, of)) if not _same(*pair)]
    if found:
        _change(store, [put, of])
    return found


def _same(row: Row | None, wanted: Row) -> bool:
    """But for how often it was changed."""
    return row is not None and replace(row, n=0) == replace(wanted, n=0)


def _was(row: Row | None) -> str:
    return "missing" if row is None else "wrong"


def _change(store: Store, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> None:
    if not store.change(rows, gone):
        raise _Changed


def _take_strangers(store: Store, board: str, of: set[str], come: Come) -> int:
    """Takes away what stands among the bests and is nobody's best."""
    count = 0
    for period in sorted(of):
        for row in all_rows(store, boards.board_pk(board, period, "best"), count=PAGE, strong=True):
            player = boards.player_of(row) or ""
            if (best := come.bests.get(player, {}).get(period)) and best.sk == row.sk:
                continue
            holds = store.get(boards.best_of_pk(board, player), period, strong=True)
            if holds is None or ranking_entry.said(holds).get("sk") != row.sk:
                store.delete(row.pk, row.sk)
                count += 1
    return count


def _tally(store: Store, board: str) -> Row | None:
    return store.get(boards.tally_pk(board), boards.COUNTS, strong=True)


def _put_tally(store: Store, board: str, before: Row | None, come: Come, found: Counter[str]) -> None:
    """Makes the counts what the rounds come to, if nobody has counted meanwhile."""
    standing = _tally(store, board)
    if (standing and standing.n) != (before and before.n):
        raise _Changed
    bests: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for of in come.bests.values():
        for period, row in of.items():
            bests[period][points_of(row.sk)] += 1
    told: dict[str, Any] = {"at": come.newest}
    for period in periods.kept(come.newest):
        if period in come.counts:
            both = {"all": come.counts[period], "best": bests[period]}
            told[period] = {rounds: histogram.packed(histogram.of(counts)) for rounds, counts in both.items()}
    wanted = Row(boards.tally_pk(board), boards.COUNTS, standing.n + 1 if standing else 1, json_codec.dump(told))
    if not _same(standing, wanted) and (come.newest or standing):
        _change(store, [wanted])
        found[_was(standing)] += 1
