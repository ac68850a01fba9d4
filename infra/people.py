"""Makes anew what finished tables come to for their people, from the results alone, in the order in which tables ended.

    RESULTS ── (when, table) in order ──▶ played through again ──▶ rows as they should be
                                                                       │ compared with what stands
                                                                       ▼
                                                     put, or taken away; once more, until nothing is wrong

What somebody is worth hangs on what the others were, and a profile is of all games: so there is one order, and one machine goes
through it. Side by side it reads results and compares rows, which is what takes long; only what lies between is done table by
table, in memory. Of each table it holds when it ended and its id, of each player one profile. There is no checkpoint: where it
breaks off it is begun again, and what is right by then is only compared. Tables may finish meanwhile: the next pass finds their
results, and what was overwritten of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar, cast

from chalicelib.boards import courses, people, ratings, results, wins
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Archive, Gone, Row, Store
from chalicelib.store.pages import every

PASSES = 5
AT_ONCE = 100

T = TypeVar("T")
Key = tuple[int, str, str]
"""When a table ended, its id, and its game."""


class Sheet:
    """A store of nothing but what is played through on it. Players' courses are read where they stand."""

    def __init__(self, store: Store) -> None:
        self._below = store
        self.kept: defaultdict[str, dict[str, Row]] = defaultdict(dict)

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        return self._below.get(pk, sk, strong=strong) if pk == courses.PLAYERS else self.kept.get(pk, {}).get(sk)

    def rows(
        self, pk: str, *, count: int, after: str | None = None, until: str | None = None, strong: bool = False
    ) -> tuple[Sequence[Row], str | None]:
        found = sorted(sk for sk in self.kept.get(pk, {}) if (after or "") < sk and (until is None or sk < until))
        return [self.kept[pk][sk] for sk in found[:count]], found[count - 1] if len(found) > count else None

    def put(self, row: Row, *, newer: bool = False) -> bool:
        standing = self.kept.get(row.pk, {}).get(row.sk)
        if newer and standing is not None and standing.n >= row.n:
            return False
        self.kept[row.pk][row.sk] = row
        return True

    def change(self, rows: Sequence[Row], gone: Sequence[Gone] = ()) -> bool:
        """Nobody else changes anything here."""
        for pk, sk, _ in gone:
            del self.kept[pk][sk]
        for row in rows:
            self.kept[row.pk][row.sk] = row
        return True


def rebuild_people(archive: Archive, threads: int = 1) -> Counter[str]:
    """Puts right all that results come to, reading so much side by side, and counts rows that were missing, wrong, or strange.
    May raise Unavailable; it may be done again.
    """
    counts = Counter[str]()
    with ThreadPoolExecutor(threads) as pool:
        for _ in range(PASSES):
            found = _put_right(archive, _as_it_should_be(archive, pool, threads), pool)
            counts += found
            if not found.total():
                break
    return counts


def rebuild_people_of(store: Store, told: Iterable[tuple[str, results.TableResult]]) -> None:
    """Adds what these tables are worth, where they were not told of."""
    for table, result in told:
        people.project(store, results.by_seat(table, result))


def _as_it_should_be(archive: Archive, pool: Executor, threads: int) -> Sheet:
    sheet = Sheet(archive)
    keys = sorted(key for found in pool.map(partial(_keys, archive), GAMES) for key in found)
    for some in _some(list(_some(keys, AT_ONCE)), threads):  # no more is held than is being read
        for tables in pool.map(partial(_told, archive), some):
            for told in tables:
                people.project(cast(Store, sheet), told)
    return sheet


def _some(of: Sequence[T], at_once: int) -> Iterator[Sequence[T]]:
    return (of[first : first + at_once] for first in range(0, len(of), at_once))


def _keys(archive: Archive, game: str) -> list[Key]:
    """All tables that left results."""
    return [*{(told["at"], told["table"], game): None for told in results.each(archive, game)}]


def _told(archive: Archive, keys: Sequence[Key]) -> list[list[dict[str, Any]]]:
    """The results of these tables, seat by seat."""
    wanted = [results.key(game, table) for _, table, game in keys]
    found = {(row.pk, row.sk): row for row in archive.all_of(wanted)}
    return [results.seats_of(found[key]) for key in wanted if key in found]


def _put_right(archive: Archive, sheet: Sheet, pool: Executor) -> Counter[str]:
    """What differs is put, or taken away; the version of a row that says the same is nothing. What leads on from an earlier key
    stays: no result may tell of it any more.
    """
    wanted = [row for rows in sheet.kept.values() for row in rows.values()]
    counts = sum(pool.map(partial(_put_some_right, archive), _some(wanted, AT_ONCE)), Counter[str]())
    for stranger in _strangers(archive, sheet):
        archive.delete(stranger.pk, stranger.sk)
        counts["strange"] += 1
    return counts


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


def _strangers(archive: Archive, sheet: Sheet) -> Iterator[Row]:
    """What stands where results come to nothing: on boards of ratings, and of players who stand there or should."""
    boards = [of(game) for game in GAMES for of in (ratings.board, ratings.tally_key, wins.board)]
    players = {pk.partition("#")[2] for pk in sheet.kept if pk.startswith(("PROFILE#", "HISTORY#"))}
    listed = (every(archive, of(game), strong=True) for game in GAMES for of in (ratings.board, wins.board))
    players |= {row.sk for rows in listed for row in rows}
    mine = [pk for player in sorted(players) for pk in people.keys_of(player)]
    for pk in dict.fromkeys([*boards, *mine, *sheet.kept]):
        given = sheet.kept.get(pk, {})
        if archive.count(pk) != len(given):
            there = (row for row in every(archive, pk, strong=True) if row.sk not in given)
            yield from (row for row in there if not (people.leads_on(row) or people.is_nobodys(row)))
