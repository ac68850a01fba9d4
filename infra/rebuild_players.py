"""Rebuilds players' rows (ratings, wins, histories) from the results of finished tables, in the order in which these ended.

    list results ──▶ sort by time ──▶ replay them into a local store ──▶ compare its rows with the database
         ▲                                                                          │
         └──────────── repeat until nothing differs ◀── put or delete rows ◀────────┘

A rating depends on the other players' ratings at that time, so there is one order, and one machine replays it. Reading results
and comparing rows takes longest and is concurrent. The rows and the progress of each step are in the local store
(rebuild_store.py); if that is a file, an interrupted rebuild resumes. Tables may finish meanwhile: the next pass finds their
results, and corrects rows that this one overwrote.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar, cast

from chalicelib.boards import profile_updates, rating_board, results, wins_board
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Archive, Row, Store, all_rows
from infra.rebuild_store import EndedTable, RebuildStore

MAX_PASSES = 5
BATCH_SIZE = 100
T = TypeVar("T")


def rebuild_players(archive: Archive, threads: int = 1, path: Path | None = None, what: str = "") -> Counter[str]:
    """Correct all players' rows, with `threads` concurrent reads; return counts of rows that were missing, wrong or strange.

    May raise Unavailable; it may be repeated, and with a `path` it resumes. `what` names the database in that file.
    """
    local = RebuildStore(archive, path, what)
    try:
        with ThreadPoolExecutor(threads) as pool:
            while local.mark("passes", 0) < MAX_PASSES:
                _list_tables(archive, local, pool)
                _replay_results(archive, local, pool, threads)
                _put_differences(archive, local, pool, threads)
                _delete_extra_rows(archive, local)
                found, counts = Counter(local.mark("found", {})), Counter[str](local.mark("counts", {}))
                done = local.mark("passes", 0) + 1 if found.total() else MAX_PASSES
                local.reset(passes=done, counts=counts + found)
        counts = Counter[str](local.mark("counts", {}))
    except BaseException:
        local.close()
        raise
    local.remove()
    return counts


def add_missing_results(store: Store, tables: Iterable[tuple[str, results.TableResult]]) -> None:
    """Add these tables' results to their players' rows, where they are missing. The items are (table id, result)."""
    for table, result in tables:
        profile_updates.project(store, results.by_seat(table, result))


def _list_tables(archive: Archive, local: RebuildStore, pool: Executor) -> None:
    """Note all tables that have results in the local store, reading the games concurrently, page by page."""
    left = {game: local.mark(f"listed {game}") for game in GAMES if not local.mark(f"all listed {game}")}
    while left:
        for game, (tables, after) in zip(left, pool.map(partial(_list_page, archive), left, left.values()), strict=True):
            with local.transaction():
                local.add_tables(tables)
                local.set_mark(f"listed {game}" if after else f"all listed {game}", after or True)
            left = {**left, game: after}
        left = {game: after for game, after in left.items() if after}


def _list_page(archive: Archive, game: str, after: str | None) -> tuple[list[EndedTable], str | None]:
    """Return a page of a game's tables that have results, and the key to resume after."""
    rows, more = archive.rows(results.key(game, "")[0], count=results.PAGE, after=after, strong=True)
    return [(seat["at"], seat["table"], game) for row in rows for seat in results.seats_of(row)[:1]], more


def _replay_results(archive: Archive, local: RebuildStore, pool: Executor, threads: int) -> None:
    """Replay the tables' results in order, a batch at a time, so that few are in memory."""
    while tables := local.tables_after(local.mark("played"), threads * BATCH_SIZE):
        with local.transaction():
            for seats in chain.from_iterable(pool.map(partial(_read_results, archive), _batches(tables, BATCH_SIZE))):
                profile_updates.project(cast(Store, local), seats)
            local.set_mark("played", tables[-1])


def _read_results(archive: Archive, tables: Sequence[EndedTable]) -> list[list[dict[str, Any]]]:
    """Return the results of these tables, each as a list of its seats."""
    keys = [results.key(game, table) for _, table, game in tables]
    found = {(row.pk, row.sk): row for row in archive.all_of(keys)}
    return [results.seats_of(found[key]) for key in keys if key in found]


def _batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[first : first + size] for first in range(0, len(items), size))


def _put_differences(archive: Archive, local: RebuildStore, pool: Executor, threads: int) -> None:
    """Put rows that differ from the database. Only contents are compared, not versions."""
    while rows := local.rows_after(local.mark("compared"), threads * BATCH_SIZE):
        found = sum(pool.map(partial(_put_batch, archive), _batches(rows, BATCH_SIZE)), Counter[str]())
        with local.transaction():
            local.set_mark("found", found + Counter(local.mark("found", {})))
            local.set_mark("compared", (rows[-1].pk, rows[-1].sk))


def _put_batch(archive: Archive, wanted: Sequence[Row]) -> Counter[str]:
    """Put those of these rows that differ from the database; return counts of missing and wrong ones."""
    counts = Counter[str]()
    present = {(row.pk, row.sk): row for row in archive.all_of([(row.pk, row.sk) for row in wanted])}
    for row in wanted:
        if (found := present.get((row.pk, row.sk))) is None or _content(found) != _content(row):
            counts["missing" if found is None or found.n < row.n else "wrong"] += 1
            archive.put(row)
    return counts


def _content(row: Row) -> tuple[str, int | None, str | None]:
    return row.body, row.expires, row.order


def _delete_extra_rows(archive: Archive, local: RebuildStore) -> None:
    """Delete rows that follow from no result: on players' boards, and of all players who have rows."""
    boards = [of(game) for game in GAMES for of in (rating_board.board, rating_board.tally_key, wins_board.board)]
    players = {pk.partition("#")[2] for pk in local.pks() if pk.startswith(("PROFILE#", "HISTORY#"))}
    board_rows = (all_rows(archive, of(game), strong=True) for game in GAMES for of in (rating_board.board, wins_board.board))
    players |= {row.sk for rows in board_rows for row in rows}
    own = [pk for player in players for pk in profile_updates.keys_of(player)]
    swept = local.mark("swept", "")
    for pk in sorted({*boards, *own, *local.pks()}):
        if pk > swept:
            deleted = _delete_extra_rows_of(archive, local, pk)
            if deleted or pk.startswith("PROFILE#"):
                with local.transaction():
                    local.set_mark("found", Counter(local.mark("found", {})) + Counter(strange=deleted))
                    local.set_mark("swept", pk)


def _delete_extra_rows_of(archive: Archive, local: RebuildStore, pk: str) -> int:
    """Delete the rows of a pk that the local store lacks; return how many."""
    expected = local.sks_of(pk)
    if archive.count(pk) == len(expected):
        return 0
    extra = [row for row in all_rows(archive, pk, strong=True) if row.sk not in expected]
    for row in extra:
        archive.delete(row.pk, row.sk)
    return len(extra)
