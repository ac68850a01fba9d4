"""Head-to-head counts are stored in few rows, which depend on the opponents but not on the order."""

from __future__ import annotations

from contextlib import closing
from itertools import combinations
from random import Random

from chalicelib.boards import pairs
from chalicelib.store.interface import row_size
from chalicelib.store.sqlite import SqliteStore
from tests.streams.rows import all_rows


def meet(store: SqliteStore, *placed: tuple[str, int]) -> int:
    """Count one table; return how many rows changed."""
    rows, gone = pairs.counted(store, placed)
    assert store.change(rows, gone)
    return len(rows) + len(gone)


def sums(store: SqliteStore, one: str, other: str) -> tuple[int, ...]:
    return tuple(pairs.Leaves(store).sums(one, other))


def test_a_table_changes_one_row_per_player_except_the_last(store: SqliteStore) -> None:
    eight = [(f"player{number:016d}", 8 - number) for number in range(8)]
    assert meet(store, *eight) == 7
    assert meet(store, *eight) == 7
    for (one, _), (other, _) in combinations(eight, 2):
        assert sums(store, one, other) == (0, 2, 0)
        assert sums(store, other, one) == (2, 0, 0)


def test_many_opponents_fit_in_small_rows_that_do_not_depend_on_the_order() -> None:
    players = [f"player{number:016d}" for number in range(300)]
    found = []
    for seed in range(2):
        with closing(SqliteStore()) as store:
            for other in Random(seed).sample(players, k=300):
                for place in (1, 2, 2):
                    meet(store, ("me" * 11, place), (other, 2))
            rows = all_rows(store)
            assert max(row_size(row) for row in rows) <= 1024
            assert sums(store, "me" * 11, players[7]) == (1, 0, 2)
            found.append([(row.pk, row.sk, row.body) for row in rows])
    assert found[0] == found[1]
    assert 300 / pairs.MOST < len(found[0]) < 60
