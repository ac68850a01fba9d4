"""The faulty store makes each of its faults, and none that a store cannot make."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest

from chalicelib.store.interface import Entry, Row, Store, Taken, TooBig, Unavailable
from chalicelib.store.sqlite import SqliteStore
from tests.faults.faulty_store import HONEST, HostileStore, Lies

T = "abcdefghijklmnopqrstuv"
SEEDS = range(40)
LOG = [Entry(n, f"entry {n}", b"state") for n in range(8)]
CALLS: dict[str, Callable[[Store], object]] = {
    "append": lambda store: store.append(T, Entry(8, "new")),
    "newest": lambda store: store.newest(T, 3),
    "after": lambda store: store.after(T, 4),
    "some": lambda store: store.some(T, [1, 7]),
    "put": lambda store: store.put(Row("ME", "a", 9, "new")),
    "delete": lambda store: store.delete("ME", "a"),
    "change": lambda store: store.change([Row("ME", "a", 1, "new"), Row("ME", "e", 1, "new")], [("ME", "b", 1)]),
    "get": lambda store: store.get("ME", "a"),
    "rows": lambda store: store.rows("ME", count=2),
    "rows back": lambda store: store.rows("ME", count=2, back=True),
    "ranked": lambda store: store.ranked("ME", count=2),
}
every_call = pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)


WRITES = (CALLS["append"], CALLS["put"], CALLS["delete"], CALLS["change"])


@contextmanager
def a_kind_store() -> Iterator[SqliteStore]:
    """A log of eight entries, and four rows."""
    store = SqliteStore()
    for entry in LOG:
        store.append(T, entry)
    for n, sk in enumerate("abcd"):
        store.put(Row("ME", sk, n, f"row {sk}", order=f"{9 - n}"))
    yield store
    store.close()


@pytest.fixture
def kind() -> Iterator[SqliteStore]:
    with a_kind_store() as store:
        yield store


def hostile(kind: SqliteStore, seed: int = 1, **lies: Any) -> HostileStore:
    return HostileStore(kind, seed, replace(HONEST, **lies))


def contents(kind: Store) -> tuple[object, object]:
    return kind.after(T, -1), kind.rows("ME", count=9)


@every_call
@pytest.mark.parametrize("lie", ["refused", "throttled"])
def test_refused_calls_do_nothing(kind: SqliteStore, call: Callable[[Store], object], lie: str) -> None:
    before, store = contents(kind), hostile(kind, **{lie: 1})
    with pytest.raises(Unavailable):
        call(store)
    assert contents(kind) == before
    assert store.injected[lie] == 1


@every_call
def test_lost_calls_are_done_anyway(kind: SqliteStore, call: Callable[[Store], object]) -> None:
    before, store = contents(kind), hostile(kind, lost=1)
    with pytest.raises(Unavailable):
        call(store)
    assert (contents(kind) == before) is (call not in WRITES)
    assert store.injected["lost"] == 1


def test_the_answer_to_a_refused_call_can_be_lost_too(kind: SqliteStore) -> None:
    with pytest.raises(Unavailable):
        hostile(kind, lost=1).append(T, Entry(3, "other"))
    assert kind.after(T, -1) == LOG


def test_throttling_lasts_for_a_few_calls(kind: SqliteStore) -> None:
    store, refused = hostile(kind, throttled=1), 0
    with pytest.raises(Unavailable):
        store.newest(T, 1)
    store.lies = HONEST
    while not store.injected["answered"]:
        try:
            store.newest(T, 1)
            store.injected["answered"] += 1
        except Unavailable:
            refused += 1
    assert 1 <= refused <= 3


def test_a_repeated_append_meets_itself(kind: SqliteStore) -> None:
    store, mine = hostile(kind, repeated=1), Entry(8, "mine")
    with pytest.raises(Taken) as refused:
        store.append(T, mine)
    assert refused.value.entry == mine
    assert kind.newest(T, 1) == [mine]


def test_a_repeated_change_meets_itself(kind: SqliteStore) -> None:
    assert hostile(kind, repeated=1).change([Row("ME", "e", 1, "new")], [("ME", "a", 0)]) is False
    assert [row.sk for row in kind.rows("ME", count=9)[0]] == [*"bcde"]


def test_a_stale_read_sees_all_or_nothing_of_a_change(kind: SqliteStore) -> None:
    store, seen = hostile(kind, stale=1), set()
    assert store.change([Row("ME", "b", 2, "new"), Row("ME", "e", 1, "new")], [("ME", "a", 0)])
    for _ in SEEDS:
        seen.add(" ".join(row.body for row in store.rows("ME", count=9, back=True)[0]))
    assert {"new row d row c new", "row d row c row b row a", "row d row c new row a"} <= seen


def test_a_repeated_put_of_a_newer_row_finds_it_there(kind: SqliteStore) -> None:
    store = hostile(kind, repeated=1)
    assert store.put(Row("ME", "a", 9, "new"), newer=True) is False
    assert store.put(Row("ME", "b", 9, "new")) is True
    store.delete("ME", "c")
    assert [row.body for row in kind.rows("ME", count=9)[0]] == ["new", "new", "row d"]


@every_call
def test_slow_calls_pause_before_or_after_they_are_done(call: Callable[[Store], object]) -> None:
    done = set()
    for seed in range(12):
        with a_kind_store() as kind:
            before = contents(kind)
            slow = hostile(kind, seed, slow=1)
            slow.pause = lambda kind=kind, before=before: done.add(contents(kind) != before)  # type: ignore[misc]
            call(slow)
    assert done == ({False, True} if call in WRITES else {False})


def test_stale_reads_of_a_log_miss_its_last_entries_only(kind: SqliteStore) -> None:
    missed: dict[str, set[int]] = {"newest": set(), "after": set(), "some": set()}
    for seed in SEEDS:
        store = hostile(kind, seed, stale=1)
        newest, after, some = store.newest(T, 3), store.after(T, 4), store.some(T, range(8))
        last = newest[0].n
        assert newest == LOG[last : last - 3 : -1]
        assert after == LOG[5 : 5 + len(after)]
        assert some == LOG[: len(some)]
        missed["newest"].add(7 - last)
        missed["after"].add(3 - len(after))
        missed["some"].add(8 - len(some))
    assert missed == {"newest": {1, 2, 3}, "after": {1, 2, 3}, "some": {1, 2, 3}}


def test_a_stale_read_may_find_no_log_at_all(kind: SqliteStore) -> None:
    kind.append("YOUNG", Entry(0, "made"))
    store = hostile(kind, stale=1)
    assert (store.newest("YOUNG", 3), store.after("YOUNG", -1), store.some("YOUNG", [0])) == ([], [], [])


def test_stale_reads_of_rows_give_each_as_it_is_or_was(kind: SqliteStore) -> None:
    writes = hostile(kind)
    writes.put(Row("ME", "b", 9, "changed"))
    writes.put(Row("ME", "bb", 1, "added"))
    writes.delete("ME", "c")
    writes.put(Row("ME", "d", 3, "row d"))  # changes nothing
    seen = {sk: set[str]() for sk in ("a", "b", "bb", "c", "d")}
    listed = {sk: set[str]() for sk in seen}
    writes.lies = replace(HONEST, stale=1)
    for _ in SEEDS:
        found = {row.sk: row.body for row in writes.rows("ME", count=9)[0]}
        assert list(found) == sorted(found)
        for sk in seen:
            row = writes.get("ME", sk)
            seen[sk].add(row.body if row else "none")
            listed[sk].add(found.get(sk, "none"))
    assert (
        seen
        == listed
        == {"a": {"row a"}, "b": {"row b", "changed"}, "bb": {"none", "added"}, "c": {"row c", "none"}, "d": {"row d"}}
    )


@pytest.mark.parametrize("count", [1, 2, 9])
def test_stale_ranks_give_each_row_at_its_place_now_or_before(kind: SqliteStore, count: int) -> None:
    store = hostile(kind)
    store.put(Row("ME", "b", 9, "moved", order="0"))
    store.put(Row("ME", "bb", 1, "added", order="75"))
    store.delete("ME", "c")
    store.lies = replace(HONEST, stale=1)
    seen = {sk: set[str]() for sk in ("a", "b", "bb", "c", "d")}
    for _ in SEEDS:
        cursor, orders = None, list[str]()
        while not orders or cursor is not None:
            found, cursor = store.ranked("ME", count=count, after=cursor)
            assert len(found) <= count
            orders += [row.order or "" for row in found]
            for row in found:
                seen[row.sk].add(row.order or "")
        assert orders == sorted(set(orders))
        assert {"9", "6"} <= set(orders)
    assert seen == {"a": {"9"}, "b": {"8", "0"}, "bb": {"75"}, "c": {"7"}, "d": {"6"}}


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("after", "until"), [(None, None), ("a", None), (None, "d"), ("a", "d"), ("c", "cc")])
def test_stale_pages_respect_count_and_bounds_and_reach_the_end(
    kind: SqliteStore, count: int, after: str | None, until: str | None
) -> None:
    store = hostile(kind)
    for sk in ("a", "c"):
        store.delete("ME", sk)
    store.put(Row("ME", "e", 1, "added"))
    store.lies = replace(HONEST, stale=1)
    for _ in SEEDS:
        cursor, keys = after, list[str]()
        while cursor is not None or not keys:
            found, cursor = store.rows("ME", count=count, after=cursor, until=until)
            assert len(found) <= count
            assert found or cursor is None
            keys += [row.sk for row in found]
            if cursor is None:
                break
        assert keys == sorted(set(keys))
        assert all((after or "") < sk < (until or "zz") for sk in keys)
        assert {"b", "d"} - set(keys) == {sk for sk in "bd" if not (after or "") < sk < (until or "zz")}


def test_strong_reads_are_never_stale(kind: SqliteStore) -> None:
    store = hostile(kind)
    store.put(Row("ME", "b", 9, "changed"))
    store.delete("ME", "c")
    for seed in SEEDS:
        store.lies = replace(HONEST, stale=1, slow=1, repeated=1)
        assert store.newest(T, 3, strong=True) == kind.newest(T, 3)
        assert store.after(T, seed % 9 - 1, strong=True) == kind.after(T, seed % 9 - 1)
        assert store.some(T, [0, 7], strong=True) == kind.some(T, [0, 7])
        assert [store.get("ME", sk, strong=True) for sk in "abcd"] == [kind.get("ME", sk) for sk in "abcd"]
        assert store.rows("ME", count=2, strong=True) == kind.rows("ME", count=2)


def test_large_items_are_refused_and_leave_no_trace(kind: SqliteStore) -> None:
    before, store = contents(kind), HostileStore(kind, 1, replace(HONEST, item=500))
    with pytest.raises(TooBig, match="500"):
        store.append(T, Entry(8, "x" * 500))
    with pytest.raises(TooBig, match="500"):
        store.put(Row("ME", "a", 9, "x" * 500))
    assert contents(kind) == before
    assert store.injected["too big"] == 2


def test_large_pages_are_cut_after_one_item_at_least(kind: SqliteStore) -> None:
    small, none = HostileStore(kind, 1, replace(HONEST, page=130)), HostileStore(kind, 1, replace(HONEST, page=0))
    assert small.newest(T, 5, strong=True) == LOG[:5:-1]
    assert none.newest(T, 5, strong=True) == LOG[:6:-1]
    found, cursor = none.rows("ME", count=4, strong=True)
    assert ([row.sk for row in found], cursor) == (["a"], "a")
    assert small.after(T, -1, strong=True) == LOG
    assert (small.injected["cut"], none.injected["cut"]) == (1, 2)


def test_the_same_seed_gives_the_same_faults(kind: SqliteStore) -> None:
    def story(seed: int) -> list[object]:
        store, results = HostileStore(kind, seed, Lies(lost=0)), list[object]()
        for _ in range(60):
            try:
                results.append([entry.n for entry in store.newest(T, 4)])
            except Unavailable as error:
                results.append(str(error))
        return results

    assert story(5) == story(5)
    assert story(5) != story(6)


def test_threads_can_share_it(kind: SqliteStore) -> None:
    store, won = HostileStore(kind, 3, Lies(lost=0, refused=0, throttled=0)), list[tuple[int, str]]()

    def race(name: str) -> None:
        for n in range(8, 108):
            try:
                store.append(T, Entry(n, name))
                won.append((n, name))
            except Taken as taken:
                if taken.entry.body == name:
                    won.append((n, name))

    threads = [Thread(target=race, args=(name,)) for name in ("Ann", "Ben", "Cleo", "Dan")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == [(entry.n, entry.body) for entry in kind.after(T, 7)]
