"""Makes again what finished tables come to for their people, from the results alone, in the order in which tables ended.

    RESULTS ── listed ── (when, table) in order ──▶ played through again ──▶ rows as they should be
                                                                                  │ compared with what stands
                                                                                  ▼
                                                                put, or taken away; once more, until nothing is wrong

What somebody is worth hangs on what the others were, so there is one order, and one machine goes through it. Side by side it
reads results and compares rows, which is what takes long; only what lies between is done table by table. All of it lies on a
sheet (sheet.py), and so does how far each step came: with a file for it, anyone who is killed goes on there. Tables may finish
meanwhile: the next pass finds their results, and what was overwritten of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

from chalicelib.boards import profile_updates, rating_board, results, wins_board
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Archive, Row, Store, all_rows
from infra.sheet import Ended, Sheet

PASSES = 5
AT_ONCE = 100
T = TypeVar("T")


def rebuild_people(archive: Archive, threads: int = 1, path: Path | None = None, what: str = "") -> Counter[str]:
    """Puts right all that results come to, reading so much side by side, and counts rows that were missing, wrong, or strange.
    May raise Unavailable; it may be done again, and goes on where it was if there is a `path` to keep that at: of `what`.
    """
    sheet = Sheet(archive, path, what)
    try:
        with ThreadPoolExecutor(threads) as pool:
            while sheet.mark("passes", 0) < PASSES:
                _list(archive, sheet, pool)
                _play(archive, sheet, pool, threads)
                _compare(archive, sheet, pool, threads)
                _take_strangers(archive, sheet)
                found, counts = Counter(sheet.mark("found", {})), Counter[str](sheet.mark("counts", {}))
                done = sheet.mark("passes", 0) + 1 if found.total() else PASSES
                sheet.begin_again(passes=done, counts=counts + found)
        counts = Counter[str](sheet.mark("counts", {}))
    except BaseException:
        sheet.close()
        raise
    sheet.remove()
    return counts


def rebuild_people_of(store: Store, told: Iterable[tuple[str, results.TableResult]]) -> None:
    """Adds what these tables are worth, where they were not told of."""
    for table, result in told:
        profile_updates.project(store, results.by_seat(table, result))


def _list(archive: Archive, sheet: Sheet, pool: Executor) -> None:
    """Notes all tables that left results, by the page of each game."""
    left = {game: sheet.mark(f"listed {game}") for game in GAMES if not sheet.mark(f"all listed {game}")}
    while left:
        for game, (tables, after) in zip(left, pool.map(partial(_page, archive), left, left.values()), strict=True):
            with sheet.together():
                sheet.add(tables)
                sheet.note(f"listed {game}" if after else f"all listed {game}", after or True)
            left = {**left, game: after}
        left = {game: after for game, after in left.items() if after}


def _page(archive: Archive, game: str, after: str | None) -> tuple[list[Ended], str | None]:
    """Some tables of a game that left results, and where to go on."""
    rows, more = archive.rows(results.key(game, "")[0], count=results.PAGE, after=after, strong=True)
    return [(told["at"], told["table"], game) for row in rows for told in results.seats_of(row)[:1]], more


def _play(archive: Archive, sheet: Sheet, pool: Executor, threads: int) -> None:
    """Plays the tables through. No more results are held than are being read."""
    while tables := sheet.ended(sheet.mark("played"), threads * AT_ONCE):
        with sheet.together():
            for told in (one for some in pool.map(partial(_told, archive), _some(tables, AT_ONCE)) for one in some):
                profile_updates.project(cast(Store, sheet), told)
            sheet.note("played", tables[-1])


def _told(archive: Archive, tables: Sequence[Ended]) -> list[list[dict[str, Any]]]:
    """The results of these tables, seat by seat."""
    wanted = [results.key(game, table) for _, table, game in tables]
    found = {(row.pk, row.sk): row for row in archive.all_of(wanted)}
    return [results.seats_of(found[key]) for key in wanted if key in found]


def _some(of: Sequence[T], at_once: int) -> Iterator[Sequence[T]]:
    return (of[first : first + at_once] for first in range(0, len(of), at_once))


def _compare(archive: Archive, sheet: Sheet, pool: Executor, threads: int) -> None:
    """What differs is put; the version of a row that says the same is nothing."""
    while rows := sheet.after(sheet.mark("compared"), threads * AT_ONCE):
        found = sum(pool.map(partial(_put_some_right, archive), _some(rows, AT_ONCE)), Counter[str]())
        with sheet.together():
            sheet.note("found", found + Counter(sheet.mark("found", {})))
            sheet.note("compared", (rows[-1].pk, rows[-1].sk))


def _put_some_right(archive: Archive, wanted: Sequence[Row]) -> Counter[str]:
    counts = Counter[str]()
    standing = {(row.pk, row.sk): row for row in archive.all_of([(row.pk, row.sk) for row in wanted])}
    for row in wanted:
        if (found := standing.get((row.pk, row.sk))) is None or _says(found) != _says(row):
            counts["missing" if found is None or found.n < row.n else "wrong"] += 1
            archive.put(row)
    return counts


def _says(row: Row) -> tuple[str, int | None, str | None]:
    return row.body, row.expires, row.order


def _take_strangers(archive: Archive, sheet: Sheet) -> None:
    """Takes away what stands where results come to nothing: on boards of people, and of players who stand there or should."""
    boards = [of(game) for game in GAMES for of in (rating_board.board, rating_board.tally_key, wins_board.board)]
    players = {pk.partition("#")[2] for pk in sheet.pks() if pk.startswith(("PROFILE#", "HISTORY#"))}
    listed = (all_rows(archive, of(game), strong=True) for game in GAMES for of in (rating_board.board, wins_board.board))
    players |= {row.sk for rows in listed for row in rows}
    mine = [pk for player in players for pk in profile_updates.keys_of(player)]
    swept = sheet.mark("swept", "")
    for pk in sorted({*boards, *mine, *sheet.pks()}):
        if pk > swept:
            gone = _sweep(archive, sheet, pk)
            if gone or pk.startswith("PROFILE#"):
                with sheet.together():
                    sheet.note("found", Counter(sheet.mark("found", {})) + Counter(strange=gone))
                    sheet.note("swept", pk)


def _sweep(archive: Archive, sheet: Sheet, pk: str) -> int:
    given = sheet.given(pk)
    if archive.count(pk) == len(given):
        return 0
    strangers = [row for row in all_rows(archive, pk, strong=True) if row.sk not in given]
    for row in strangers:
        archive.delete(row.pk, row.sk)
    return len(strangers)
