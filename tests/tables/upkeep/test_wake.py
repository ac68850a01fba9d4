"""Waking due tables: shards take turns, the oldest first, page by page, and many at once, until time is up."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from chalicelib.aws.concurrent_wake import MAX_CONCURRENT, MIN_SECONDS_LEFT, WakeResult, wake_concurrently
from chalicelib.log.entries import read
from chalicelib.play.club import Club
from chalicelib.play.projections import SHARDS, due_pk, due_row, shard_of
from chalicelib.play.table_queries import look
from chalicelib.store.dynamo import make_client
from chalicelib.store.interface import PAGE, Row, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import Steps, Turns, due_at, table_of, wake_steps
from tests.faults.faulty_store import HostileStore
from tests.tables.people import EIGHTEEN, HOUR, OPEN, START, Person, Time, friends, open_club

PATIENCE = 100.0
"""Seconds: much longer than anything takes."""
IDS = [f"table-{number:016}" for number in range(3000)]
OF_SHARD = [[table for table in IDS if shard_of(table) == due_pk(shard)] for shard in range(SHARDS)]


@pytest.fixture
def kind() -> Iterator[SqliteStore]:
    kind = SqliteStore(None)
    yield kind
    kind.close()


def for_ever() -> float:
    return 60.0


def one_step(row: Row, now: int) -> Steps:
    yield from ()
    return 1


def lay(store: SqliteStore, *shards: int, each: int = 3) -> None:
    """Put so many due tables into each of these shards, the first the oldest."""
    for shard in shards:
        for number, table in enumerate(OF_SHARD[shard][:each]):
            store.put(due_row(table, START - HOUR + number))


def dealt(turns: Turns) -> list[str]:
    return [turn.table for turn in iter(turns.next, None)]


def test_shards_take_turns_and_the_oldest_table_goes_first(kind: SqliteStore) -> None:
    lay(kind, 0, 3, 7)
    kind.put(due_row(OF_SHARD[3][3], START - HOUR + 3))
    kind.put(due_row(OF_SHARD[3][4], START + 1))
    turns = Turns(Club(kind, clock=Time()), one_step)
    assert dealt(turns) == [
        *[OF_SHARD[shard][number] for number in range(3) for shard in (0, 3, 7)],
        OF_SHARD[3][3],
    ], "what is not due yet has no turn"
    turns.close()


@pytest.mark.parametrize(("at", "late"), [(START + 1, 0), (START, 0), (START - 1, 1), (START - HOUR, HOUR)])
def test_it_returns_how_late_the_oldest_table_is(kind: SqliteStore, at: int, late: int) -> None:
    kind.put(due_row(OF_SHARD[6][0], at))
    kind.put(due_row(OF_SHARD[2][0], START))
    assert Turns(Club(kind, clock=Time()), one_step).late == late


class Counted(SqliteStore):
    """Counts the pages of each shard that are read, and fails for some shards."""

    def __init__(self) -> None:
        super().__init__(None)
        self.pages, self.failing = Counter[str](), set[str]()

    def rows(
        self,
        pk: str,
        *,
        count: int,
        after: str | None = None,
        until: str | None = None,
        strong: bool = False,
        back: bool = False,
    ) -> tuple[list[Row], str | None]:
        if pk in self.failing:
            raise Unavailable("throttled")
        self.pages[pk] += 1
        return super().rows(pk, count=count, after=after, until=until, strong=strong, back=back)


def test_a_page_is_read_when_the_last_one_is_used_up() -> None:
    store = Counted()
    lay(store, 4, each=2 * PAGE + 1)
    turns = Turns(Club(store, clock=Time()), one_step)
    pages = []
    for number, turn in enumerate(iter(turns.next, None), 1):
        assert turn.table == OF_SHARD[4][number - 1]
        pages.append(store.pages[due_pk(4)])
    assert pages == [1] * (PAGE - 1) + [2] * PAGE + [3] * 2
    assert store.pages.total() == 3 + SHARDS - 1


def test_a_failing_shard_does_not_delay_others() -> None:
    store = Counted()
    lay(store, 1, 2, each=PAGE + 1)
    store.failing = {due_pk(0)}
    turns = Turns(Club(store, clock=Time()), one_step)
    turns.next()
    store.failing.add(due_pk(1))
    assert sum(table in OF_SHARD[2] for table in dealt(turns)) == PAGE + 1
    with pytest.raises(Unavailable):
        turns.close()


def test_a_busy_table_gets_no_second_turn(kind: SqliteStore) -> None:
    table = OF_SHARD[0][0]
    for ago in (3, 2):
        kind.put(due_row(table, START - ago))
    lay(kind, 1, each=1)
    turns = Turns(Club(kind, clock=Time()), one_step)
    first = turns.next()
    assert first is not None
    assert first.table == table
    other = turns.next({table})
    assert other is not None
    assert other.table == OF_SHARD[1][0]
    assert turns.next({table}) is None
    turns.back(first)
    assert turns.next({table}) is None
    assert dealt(turns) == [table, table]


def test_a_table_with_more_than_one_entry_continues_after_all_others(kind: SqliteStore) -> None:
    club = open_club(kind, time := Time())
    (ruth,) = friends(club, "Ruth")
    long = [ruth.make(*[OPEN] * 3, options={"stymie": False}, clock_hours=None, course=EIGHTEEN).id for _ in range(2)]
    short = [ruth.make(clock_hours=1).id for _ in range(6)]
    for table in long:
        ruth.start(table)
    time.pass_hours(2)
    ended: list[str] = []
    assert sum(wake_steps(club, lambda club, table: ended.append(table))) == 8
    assert sorted(ended[:6]) == sorted(short)
    assert sorted(ended[6:]) == sorted(long)


def tables(club: Club, count: int) -> list[str]:
    """Return so many tables at which a clock has run out."""
    return [Person(club, f"Ruth{number}").make(clock_hours=1).id for number in range(count)]


def due(store: SqliteStore, until: int) -> dict[str, list[str]]:
    """Return the tables that are due by then, by shard."""
    rows = {due_pk(shard): store.rows(due_pk(shard), count=10_000, until=f"{until:014d}")[0] for shard in range(SHARDS)}
    return {pk: [table_of(row) for row in found] for pk, found in rows.items()}


def test_sixteen_tables_are_woken_at_once_and_each_once(kind: SqliteStore) -> None:
    club = open_club(kind, time := Time())
    made = tables(club, 2 * MAX_CONCURRENT)
    time.pass_hours(2)
    together, seen = threading.Barrier(MAX_CONCURRENT, timeout=PATIENCE), Counter[str]()

    def woken(club: Club, table: str) -> None:
        seen[table] += 1
        together.wait()

    assert wake_concurrently(club, for_ever, woken) == WakeResult(2 * MAX_CONCURRENT, HOUR)
    assert seen == Counter(made)
    assert [look(Club(kind, clock=time), None, table).view["version"] for table in made] == [1] * len(made)  # type: ignore[index]


def test_no_table_is_woken_by_two_threads(kind: SqliteStore) -> None:
    club = open_club(kind, time := Time())
    made = tables(club, 4)
    for table in made:
        for ago in range(8):
            kind.put(due_row(table, START + ago))
    time.pass_hours(2)
    lock, here, most = threading.Lock(), Counter[str](), Counter[str]()

    def woken(club: Club, table: str) -> None:
        with lock:
            here[table] += 1
            most[table] = max(most[table], here[table])
        threading.Event().wait(0.001)  # lets another come in, were it allowed to
        with lock:
            here[table] -= 1

    assert wake_concurrently(club, for_ever, woken).tables == 4 * 9
    assert most == Counter(made)


def falling(seconds: float) -> Callable[[], float]:
    """Returns one second less with each look."""
    left = iter(range(round(seconds), -1, -1))
    return lambda: float(next(left))


def test_it_stops_in_time_and_continues_with_the_oldest(kind: SqliteStore) -> None:
    club, time = Club(kind, clock=(now := Time())), START
    lay(kind, *range(SHARDS), each=20)
    rounds = []
    for _ in range(3):
        before = due(kind, time)
        done = wake_concurrently(club, falling(MIN_SECONDS_LEFT + 5 * SHARDS), concurrent=4).tables
        after = due(kind, time)
        assert done == 5 * SHARDS
        rounds.append({pk: before[pk][: len(before[pk]) - len(after[pk])] for pk in before})
        assert all(before[pk] == rounds[-1][pk] + after[pk] for pk in before), "the oldest first"
    assert all(len(one) == 5 for each in rounds for one in each.values())
    assert now.now == START


def test_a_table_stopped_while_bots_play_stays_due(kind: SqliteStore) -> None:
    club = open_club(kind, time := Time())
    (ruth,) = friends(club, "Ruth")
    made = ruth.make(*[OPEN] * 3, options={"stymie": False}, clock_hours=None, course=EIGHTEEN)
    ruth.start(made.id)
    time.pass_hours(0.1)
    before = kind.newest(made.id, 1)[0].n
    assert wake_concurrently(club, falling(MIN_SECONDS_LEFT + 2)).tables == 0
    assert kind.newest(made.id, 1)[0].n == before + 1
    assert made.id in due(kind, time.now)[shard_of(made.id)]
    wake_concurrently(club, for_ever)
    assert not any(due(kind, time.now + 1).values())


def test_two_overlapping_wakes_do_everything_once() -> None:
    kind = SqliteStore(None)
    club = open_club(kind, time := Time())
    made = [Person(club, "Ruth").make(*[OPEN] * 2, clock_hours=1).id for _ in range(12)]
    for table in made:
        Person(club, "Ruth").start(table)
    time.pass_hours(2)
    store = HostileStore(kind, seed=7)
    others = [Club(store, clock=time, games=club.games, rules=club.rules, pause=lambda seconds: None) for _ in range(2)]

    def work(club: Club) -> None:
        for _ in range(60):
            try:
                wake_concurrently(club, for_ever)
            except Unavailable:
                continue

    with ThreadPoolExecutor(2) as both:
        list(both.map(work, others))
    for table in made:
        log = kind.after(table, -1)
        assert [entry.n for entry in log] == [*range(len(log))]
        late = [act for entry in log for act in read(entry).acts if act.kind == "time-out"]
        assert len(late) == 1, "one clock ran out, one entry says so"
        rows = [row for row in kind.rows(shard_of(table), count=1000)[0] if table_of(row) == table]
        assert min(map(due_at, rows)) > time.now, "it is looked at again at its next deadline"
    kind.close()


def test_each_thread_has_its_own_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    assert make_client().meta.config.max_pool_connections == MAX_CONCURRENT  # type: ignore[attr-defined]
