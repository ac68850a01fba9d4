"""A round changes its boards once, whatever fails, and the counts and bests are right."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from random import Random
from typing import Any

import pytest

from chalicelib import json_codec
from chalicelib.boards import add_round_to_boards, course_boards, histogram, periods, repair, results
from chalicelib.boards.results import TableResult, project_results
from chalicelib.store.interface import Row, Store, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.boards.made_results import NOON, board_rows, result, seat, whole_board
from tests.faults.faulty_store import HostileStore, Lies
from tests.seeds import first
from tests.store.meter import Meter

DAY = 24 * 3600 * 1000
OWN, ACROSS = "dice-golf#pebble-coast#18#stroke#", "dice-golf##18#stroke#"


def story(random: Random, tables: int) -> list[tuple[str, TableResult]]:
    """Return tables of a few players over some weeks."""
    results: list[tuple[str, TableResult]] = []
    for number in range(tables):
        who = random.sample(["ann", "bob", "cy"], 2)
        seats = [seat(place, random.randint(68, 72), player) for place, player in enumerate(who)]
        results.append((f"T{number}", result(*seats, at=NOON + random.randint(-9, 9) * 6 * DAY)))
    return results


def what_stands(store: SqliteStore) -> dict[tuple[str, str], Any]:
    """Return all rows of boards, without the versions of rows that several rounds share."""
    found = {}
    for row in board_rows(store):
        kind = row.pk.partition("#")[0]
        if kind != "RESULTS":
            found[row.pk, row.sk] = (json_codec.load(row.body), row.n if kind == "BOARD" else None)
    return found


def expected(results: Sequence[tuple[str, TableResult]]) -> dict[tuple[str, str], Any]:
    """Compute what the boards must contain from all results at once."""
    counts: Any = defaultdict(lambda: {"all": Counter(), "best": Counter()})
    best: dict[tuple[str, str], tuple[str, list[Any]]] = {}
    found: dict[tuple[str, str], Any] = {}
    for table, one in results:
        for each in one["seats"]:
            body, owner = [each["player"], each["name"], each["score"], each["to_par"]], each["player"]
            end = f"{one['at']:015d}#{table}#{each['seat']}"
            found[course_boards.board_pk(ACROSS), f"{(each['to_par'] or 0) + 500_000:06d}#{end}"] = (body, 1)
            sk = f"{each['score'] + 500_000:06d}#{end}"
            for period in periods.containing(one["at"]):
                found[course_boards.board_pk(OWN, period), sk] = (body, 1)
                counts[period]["all"][each["score"]] += 1
                best[owner, period] = min((sk, body), best.get((owner, period), ("~", [])))
    for (owner, period), (sk, body) in best.items():
        found[course_boards.board_pk(OWN, period, "best"), sk] = (body, None)
        found[course_boards.best_of_pk(OWN, owner), period] = ({"sk": sk}, None)
        counts[period]["best"][int(sk[:6]) - 500_000] += 1
    newest = max(one["at"] for _, one in results)
    tally = {
        period: {rounds: histogram.encode(histogram.from_counts(of[rounds])) for rounds in of} for period, of in counts.items()
    }
    kept = {period: tally[period] for period in periods.counted(newest) if period in tally}
    found[course_boards.tally_pk(OWN), "COUNTS"] = ({"at": newest, **kept}, None)
    return found


def same(store: SqliteStore, results: Sequence[tuple[str, TableResult]]) -> None:
    """Assert that the boards are right."""
    assert what_stands(store) == expected(results)


def tell(store: Store, results: Sequence[tuple[str, TableResult]]) -> None:
    for table, one in results:
        for _ in range(500):
            with suppress(Unavailable):
                project_results(store, table, 60, one)
                break
        else:
            raise AssertionError("never done")


@pytest.mark.parametrize("seed", first(40, range(400)))
def test_rounds_give_the_same_rows_in_any_order_and_if_projected_again(seed: int) -> None:
    random = Random(seed)
    results = story(random, 7)
    again = [*results, *random.choices(results, k=5)]
    random.shuffle(again)
    with closing(SqliteStore()) as store:
        tell(store, again)
        same(store, results)


@pytest.mark.parametrize("seed", first(25, range(400)))
def test_rounds_give_the_same_rows_over_a_faulty_store(seed: int) -> None:
    random = Random(seed)
    results = story(random, 5)
    again = [*results, *random.choices(results, k=3)]
    random.shuffle(again)
    with closing(SqliteStore()) as store:
        tell(HostileStore(store, seed, Lies(refused=0.01, throttled=0.01, lost=0.02)), again)
        same(store, results)


class SideBySide(SqliteStore):
    """Lets other threads run before any call."""

    others: Callable[[], None] = staticmethod(lambda: None)

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        self.others()
        return super().get(pk, sk, strong=strong)


class Dies(Exception):
    """The projection is interrupted; the stream delivers the entry again."""


@pytest.mark.parametrize("seed", first(30, range(400)))
def test_rounds_that_finish_at_once_are_all_counted(seed: int) -> None:
    """At the same time, in any order, and with interruptions followed by repetitions."""
    random = Random(seed)
    results = story(random, 6)
    left = [*results, *random.choices(results, k=4)]
    random.shuffle(left)

    def another() -> None:
        if left and random.random() < 0.1:
            table, one = left.pop()
            try:
                project_results(store, table, 60, one)
            except (Dies, Unavailable):
                left.insert(0, (table, one))
        elif random.random() < 0.01:
            raise Dies

    with closing(SideBySide()) as store:
        store.others = another
        while left:
            with suppress(Dies):
                another()
        store.others = lambda: None
        same(store, results)


@pytest.mark.parametrize("seed", first(15, range(200)))
def test_a_rebuild_restores_what_the_stream_makes(seed: int) -> None:
    random = Random(seed)
    rounds = story(random, 6)
    with closing(SqliteStore()) as store:
        tell(store, rounds)
        rows = [row for row in board_rows(store) if not row.pk.startswith("RESULTS#")]
        for row in random.sample(rows, k=random.choice([1, 5, len(rows)])):
            kind = row.pk.partition("#")[0]
            if random.random() < 0.7 or kind == "BOARD":
                store.delete(row.pk, row.sk)
            elif kind == "TALLY":
                store.put(Row(row.pk, row.sk, row.n, '{"at":1,"ever":{"all":[60,1],"best":[]}}'))
            elif kind == "BEST":
                store.put(Row(row.pk, "400000#000000000000000#T0#0", 1, row.body))
        results.rebuild(store, "dice-golf")
        same(store, rounds)
        before = board_rows(store)
        for board in results.boards_of(results.each(store, "dice-golf")):
            assert not repair.repair(store, board), "what is right stays as it is"
        assert board_rows(store) == before


def test_a_count_that_changes_meanwhile_is_begun_again() -> None:
    class Busy(SqliteStore):
        def rows(self, pk: str, **asked: Any) -> Any:
            if pk == f"BOARD#{OWN}" and more:
                table, one = more.pop()
                project_results(self, table, 60, one)
            return super().rows(pk, **asked)

    results = story(Random(3), 5)
    with closing(Busy()) as store:
        more: list[tuple[str, TableResult]] = []
        tell(store, results[:3])
        store.put(Row(course_boards.tally_pk(OWN), "COUNTS", 1, '{"at":1}'))
        more += results[3:]
        repair.repair(store, OWN)
        assert not more
        same(store, results)


def test_a_count_that_keeps_changing_is_given_up() -> None:
    class Busy(SqliteStore):
        def rows(self, pk: str, **asked: Any) -> Any:
            if pk == f"BOARD#{OWN}":
                project_results(self, f"N{next(numbers)}", 60, result(seat(0, 70)))
            return super().rows(pk, **asked)

    numbers = iter(range(99))
    with closing(Busy()) as store, pytest.raises(Unavailable, match="Too many"):
        repair.repair(store, OWN)


def test_a_race_that_is_always_lost_is_unavailable(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "change", lambda rows, gone=(): False)
    with pytest.raises(Unavailable):
        add_round_to_boards.place(store, {**result(seat(0, 70)), **seat(0, 70), "table": "T1"})


def test_the_cost_of_a_round_does_not_depend_on_how_many_there_are() -> None:
    with closing(SqliteStore()) as kind:
        metered, costs = Meter(kind), []
        for number in range(60):
            metered.reset()
            results.place(metered, f"T{number:022d}", 60, result(seat(0, 100 - number % 30, f"player{number % 7:016d}")))
            costs.append(sum(metered.written.values()))
    assert max(costs[30:]) <= max(costs[:30]) <= 1 + 1 + 3 + 2 * (1 + 1 + 3 * 4)


def test_renaming_a_player_changes_the_rows_of_their_bests(store: SqliteStore) -> None:
    table_result = result(seat(0, 70, "ann"))
    project_results(store, "T1", 60, table_result)
    for one in table_result["seats"]:
        one["name"] = ""
    results.replace_results(store, "T1", 60, table_result, {"ann"})
    results.replace_results(store, "T1", 60, table_result, {"ann"})
    assert [item["name"] for item in whole_board(store, course="pebble-coast", rounds="best")] == [""]
    month = whole_board(store, course="pebble-coast", rounds="best", period="2026-11")
    assert [item["name"] for item in month] == [""]
    same(store, [("T1", table_result)])
