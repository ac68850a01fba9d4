"""Boards of wins: counted once, in any order, if projected again, and at the same time."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.boards import course_boards
from chalicelib.boards.results import TableResult, each, project_results, replace_results, sweep
from chalicelib.errors import Malformed
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore
from infra.rebuild_players import rebuild_players
from tests.boards.made_results import NOON, result, seat, whole_board
from tests.boards.test_results import Faulty, project_until_done
from tests.seeds import first
from tests.store.meter import Meter
from tests.streams.rows import all_rows, same_rows

GAME = "becks-golf"


def played(*places: tuple[str, int], at: int = NOON) -> TableResult:
    """Return the result of a table with these players and their places."""
    seats = [seat(number, None, player, place) for number, (player, place) in enumerate(places)]
    return result(*seats, game=GAME, course=None, course_name=None, holes=None, format=None, at=at)


def tell(store: SqliteStore, *tables: TableResult) -> None:
    for number, played_table in enumerate(tables):
        project_results(store, f"T{number}", 60, played_table)


def board(store: SqliteStore, **more: Any) -> list[tuple[int, str, int]]:
    return [(item["rank"], item["player"], item["score"]) for item in whole_board(store, game=GAME, **more)]


@pytest.fixture
def several(store: SqliteStore) -> SqliteStore:
    """Project four tables: Ann won two of three, Bob one of two, Cy none of one, Dee one of one."""
    tell(
        store,
        played(("ann", 1), ("bob", 2)),
        played(("ann", 1), ("cy", 2)),
        played(("bob", 1), ("ann", 2)),
        played(("dee", 1)),
    )
    return store


def test_most_wins_come_first_then_fewer_games(several: SqliteStore) -> None:
    assert board(several) == [(1, "ann", 2), (2, "dee", 1), (3, "bob", 1), (4, "cy", 0)]


def test_equal_wins_in_equal_games_share_the_rank(several: SqliteStore) -> None:
    project_results(several, "T9", 60, played(("eve", 1), ("fay", 2)))
    assert board(several) == [(1, "ann", 2), (2, "dee", 1), (2, "eve", 1), (4, "bob", 1), (5, "cy", 0), (5, "fay", 0)]


def test_a_shared_first_place_is_a_win_for_each(store: SqliteStore) -> None:
    tell(store, played(("ann", 1), ("bob", 1), ("cy", 3)))
    assert board(store) == [(1, "ann", 1), (1, "bob", 1), (3, "cy", 0)]


def test_an_item_has_the_players_last_game_in_any_order_of_projection(store: SqliteStore) -> None:
    late, early = played(("ann", 2), ("bob", 1), at=NOON + 3_600_999), played(("ann", 1))
    late["seats"][0]["name"] = "Annie"
    tell(store, late, early)
    assert whole_board(store, game=GAME)[0] == {
        "rank": 1,
        "player": "bob",
        "name": "Bob",
        "score": 1,
        "to_par": None,
        "table": "T0",
        "at": "2026-11-21T13:00:00Z",
    }
    assert whole_board(store, game=GAME)[1] | {"rank": 0} == {
        "rank": 0,
        "player": "ann",
        "name": "Annie",
        "score": 1,
        "to_par": None,
        "table": "T0",
        "at": "2026-11-21T13:00:00Z",
    }


@pytest.mark.parametrize("count", [1, 2, 3, 100])
def test_ranks_do_not_depend_on_where_a_page_ends(several: SqliteStore, count: int) -> None:
    project_results(several, "T9", 60, played(("eve", 1), ("fay", 2)))
    assert board(several, count=count) == board(several)


@pytest.mark.parametrize("asked", [{"course": "augustine"}, {"holes": "18"}, {"format": "stroke"}, {"modes": "wolf"}])
def test_courses_and_formats_are_refused(several: SqliteStore, asked: dict[str, str]) -> None:
    with pytest.raises(Malformed, match="Leave out course"):
        course_boards.read(several, GAME, count=9, **asked)
    assert len(course_boards.read(several, GAME, count=9, **dict.fromkeys(asked, ""))[0]) == 4


def test_each_game_has_a_board_of_its_own(several: SqliteStore) -> None:
    assert whole_board(several, game="trade-ring") == []
    assert whole_board(several) == []


# ── in any order ──

PLAYERS = ("ann", "bob", "cy")
tables = st.lists(
    st.lists(st.tuples(st.sampled_from(PLAYERS), st.integers(1, 2)), min_size=1, max_size=3, unique_by=lambda place: place[0]),
    min_size=1,
    max_size=6,
)


@settings(deadline=None)
@given(tables, st.lists(st.sampled_from(["none", "before", "after"]), max_size=60), st.randoms(use_true_random=False))
@pytest.mark.long
def test_any_order_repetition_and_fault_gives_the_same_rows(
    given_tables: list[list[tuple[str, int]]], fails: list[str], random: Any
) -> None:
    results = {f"T{number}": played(*places, at=NOON + number) for number, places in enumerate(given_tables)}
    again = [*results, *random.choices(list(results), k=4)]
    random.shuffle(again)
    with closing(SqliteStore()) as calm, closing(Faulty(fails)) as faulty:
        tell(calm, *results.values())
        for table in again:
            project_until_done(faulty, table, results[table])
        assert same_rows(faulty) == same_rows(calm)


class SideBySide(SqliteStore):
    """Lets other threads run before any call."""

    others: Callable[[], None] = staticmethod(lambda: None)

    def put(self, row: Row, *, newer: bool = False) -> bool:
        self.others()
        return super().put(row, newer=newer)

    def change(self, *args: Any, **more: Any) -> bool:
        self.others()
        others, self.others = self.others, lambda: None  # within it nobody is asked anything
        try:
            return super().change(*args, **more)
        finally:
            self.others = others

    def get(self, *args: Any, **more: Any) -> Any:
        self.others()
        return super().get(*args, **more)

    def rows(self, *args: Any, **more: Any) -> Any:
        self.others()
        return super().rows(*args, **more)


class Dies(Exception):
    """The projection is interrupted; the stream delivers the entry again."""


@pytest.mark.parametrize("seed", first(15, range(150)))
def test_tables_of_one_player_that_finish_at_once_are_all_counted(seed: int) -> None:
    """In any order, more than once, at the same time, and with interruptions followed by repetitions."""
    random = Random(seed)
    results = {f"T{n}": played(("ann", random.randint(1, 2)), ("bob", random.randint(1, 2)), at=NOON + n) for n in range(6)}
    left = random.choices([*results], k=8) + random.sample([*results], len(results))

    def another() -> None:
        if left and random.random() < 0.4:
            table = left.pop()
            try:
                project_results(store, table, 60, results[table])
            except Dies:
                left.insert(0, table)
        elif len(left) < 12 and random.random() < 0.1:
            raise Dies

    with closing(SqliteStore()) as calm, closing(SideBySide()) as store:
        tell(calm, *results.values())
        store.others = another
        while left:
            with suppress(Dies):
                another()
        assert same_rows(store) == same_rows(calm)


@pytest.mark.parametrize("games", [1, 500])
def test_a_finish_costs_the_same_whether_one_played_one_game_or_hundreds(games: int) -> None:
    """The result, and the row, which moves in the index: 4 units are written. The profile's two rows are put at once, which
    costs 4, after 2 reads; one more read checks whether a player was forgotten meanwhile.
    """
    with closing(SqliteStore()) as kind:
        for number in range(games):
            project_results(kind, f"P{number}", 60, played(("ann", 1), at=NOON + number))
        metered = Meter(kind)
        project_results(metered, "T", 60, played(("ann", 1), at=NOON + games))
        assert (sum(metered.read.values()), sum(metered.written.values())) == (2 + 1, 4 + 4)
        assert [item["score"] for item in whole_board(kind, game=GAME)] == [games + 1]


def test_a_missing_or_malformed_row_is_put_again_with_the_next_game(several: SqliteStore) -> None:
    several.delete(f"WINS#{GAME}", "ann")
    several.put(Row(f"WINS#{GAME}", "bob", 2, "wrong", order="0"))
    project_results(several, "T9", 60, played(("ann", 1), ("bob", 1)))
    assert board(several)[:2] == [(1, "ann", 3), (2, "bob", 2)]


@pytest.mark.parametrize("seed", first(5, range(60)))
@pytest.mark.long
def test_an_interrupted_projection_puts_the_rows_when_repeated(seed: int) -> None:
    """Also if another table of the same players was projected in between."""
    random, tables = Random(seed), {f"T{n}": played(("ann", 1), ("bob", 2), at=NOON + n) for n in range(3)}

    class Mortal(SqliteStore):
        def put(self, row: Row, *, newer: bool = False) -> bool:
            if not row.pk.startswith("RESULTS#") and random.random() < 0.5:
                raise Dies
            return super().put(row, newer=newer)

    with closing(SqliteStore()) as calm, closing(Mortal()) as store:
        tell(calm, *tables.values())
        left = [*tables]
        while left:
            with suppress(Dies):
                project_results(store, left[0], 60, tables[left[0]])
                left.pop(0)
            random.shuffle(left)
        assert same_rows(store) == same_rows(calm)


def test_the_board_is_rebuilt_from_results_alone(several: SqliteStore) -> None:
    before = [(row.pk, row.sk, row.body, row.order) for row in all_rows(several)]
    for row in all_rows(several):
        if not row.pk.startswith("RESULTS#"):
            several.delete(row.pk, row.sk)
    rebuild_players(several)
    assert [(row.pk, row.sk, row.body, row.order) for row in all_rows(several)] == before
    assert len(list(each(several, GAME))) == 7
    assert sweep(several, GAME) == rebuild_players(several).total() == 0


def test_a_rebuild_repairs_wrong_rows_and_deletes_strays(several: SqliteStore) -> None:
    before = board(several)
    several.put(Row(f"WINS#{GAME}", "ann", 9000, "wrong", order="0"))
    several.put(Row(f"WINS#{GAME}", "cat", 3, "wrong", order="1"))
    assert rebuild_players(several) == {"wrong": 1, "strange": 1}
    assert board(several) == before
    project_results(several, "T9", 60, played(("ann", 1), at=NOON + 9))
    assert board(several)[0] == (1, "ann", 3)


@pytest.mark.parametrize("calls", range(14))
def test_renaming_a_player_loses_no_game_that_ends_meanwhile(several: SqliteStore, calls: int) -> None:
    """The game ends before any of the calls of the store."""
    with closing(SideBySide()) as side:
        for row in all_rows(several):
            side.put(row)
        results, left = [played(("ann", 1), at=NOON + 9)], [calls]

        def finish() -> None:
            left[0] -= 1
            if results and left[0] < 0:
                project_results(side, "T9", 60, results.pop())

        forgotten = played(("ann", 1), ("bob", 2))
        forgotten["seats"][0]["name"] = "Somebody"
        side.others = finish
        replace_results(side, "T0", 60, forgotten, {"ann"})
        left[0] = 0
        finish()
        assert board(side)[0] == (1, "ann", 3)
