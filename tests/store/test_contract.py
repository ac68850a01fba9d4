"""What every store promises (chalicelib/store/interface.py), over SQLite, moto and Dynoxide."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from threading import Barrier, Thread

import pytest

from chalicelib.store.interface import (
    ITEM_LIMIT,
    TOGETHER,
    Amendable,
    Entry,
    Row,
    Store,
    Taken,
    TooBig,
    entry_size,
    log_key,
    row_size,
)

T = "abcdefghijklmnopqrstuv"
"""A table id of the usual length."""

both_ways = pytest.mark.parametrize("strong", [False, True], ids=["eventual", "strong"])


def a_log(store: Store, length: int, table: str = T) -> list[Entry]:
    entries = [Entry(n, f'{{"n": {n}}}') for n in range(length)]
    for entry in entries:
        store.append(table, entry)
    return entries


def some_rows(store: Store, *keys: str, pk: str = "ME") -> list[Row]:
    rows = [Row(pk, sk, n, f"row {sk}") for n, sk in enumerate(keys)]
    for row in rows:
        assert store.put(row)
    return rows


# ── entries ──


@pytest.mark.parametrize(
    "state", [None, b"", b"\x00\xff state", bytes(range(256)) * 40], ids=["none", "empty", "bytes", "long"]
)
@pytest.mark.parametrize("body", ["{}", '{"name": "Zoë 🏌🏽‍♀️ ￿ \\u0000"}', "x" * 5000], ids=["plain", "unicode", "long"])
def test_an_entry_is_read_as_it_was_appended(store: Store, body: str, state: bytes | None) -> None:
    entry = Entry(0, body, state)
    store.append(T, entry)
    assert store.newest(T, 1, strong=True) == [entry]
    assert store.after(T, -1, strong=True) == [entry]


def test_a_second_entry_of_the_same_number_gets_the_existing_one(store: Store) -> None:
    first = Entry(7, '{"by": "Ann"}', b"\x01state")
    store.append(T, first)
    with pytest.raises(Taken) as refused:
        store.append(T, Entry(7, '{"by": "Ben"}'))
    assert refused.value.entry == first
    assert store.newest(T, 2, strong=True) == [first]


def test_a_repeated_entry_gets_itself(store: Store) -> None:
    entry = Entry(3, '{"key": "1f"}')
    store.append(T, entry)
    with pytest.raises(Taken) as refused:
        store.append(T, entry)
    assert refused.value.entry == entry


@both_ways
def test_a_missing_log_is_empty(store: Store, strong: bool) -> None:
    assert store.newest(T, 16, strong=strong) == []
    assert store.after(T, -1, strong=strong) == []


@both_ways
def test_entries_are_ordered_by_number_not_by_text(store: Store, strong: bool) -> None:
    entries = a_log(store, 112)
    assert store.after(T, -1, strong=strong) == entries
    assert store.newest(T, 105, strong=strong) == entries[:6:-1]


@both_ways
@pytest.mark.parametrize(("n", "expected"), [(-1, [0, 1, 2, 3]), (0, [1, 2, 3]), (2, [3]), (3, []), (99, [])])
def test_after_returns_entries_above_a_number(store: Store, n: int, expected: list[int], strong: bool) -> None:
    a_log(store, 4)
    assert [entry.n for entry in store.after(T, n, strong=strong)] == expected


@both_ways
@pytest.mark.parametrize(("n", "count", "expected"), [(-1, 2, [0, 1]), (0, 1, [1]), (1, 9, [2, 3]), (3, 1, [])])
def test_after_returns_at_most_the_count(store: Store, n: int, count: int, expected: list[int], strong: bool) -> None:
    entries = a_log(store, 4)
    assert [entry.n for entry in store.after(T, n, count=count, strong=strong)] == expected
    assert store.after(T, n, strong=strong) == entries[n + 1 :]


@both_ways
@pytest.mark.parametrize(("first", "last"), [(0, 3), (1, 2), (2, 2), (3, 99), (0, 0), (4, 9)])
def test_span_returns_entries_between_two_numbers(store: Store, first: int, last: int, strong: bool) -> None:
    entries = a_log(store, 4)
    assert store.span(T, first, last, strong=strong) == entries[first : last + 1]


@both_ways
@pytest.mark.parametrize(("count", "expected"), [(1, [3]), (3, [3, 2, 1]), (4, [3, 2, 1, 0]), (99, [3, 2, 1, 0])])
def test_newest_returns_the_last_first(store: Store, count: int, expected: list[int], strong: bool) -> None:
    a_log(store, 4)
    assert [entry.n for entry in store.newest(T, count, strong=strong)] == expected


@both_ways
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [([], []), ([2], [2]), ([3, 0, 10], [0, 3, 10]), ([1, 99, 12, 11], [1, 11]), ([50], []), (range(500), range(12))],
    ids=["none", "one", "several", "missing", "only-missing", "many"],
)
def test_some_returns_existing_entries_in_order(
    store: Store, numbers: Sequence[int], expected: Sequence[int], strong: bool
) -> None:
    entries = a_log(store, 12)
    assert store.some(T, numbers, strong=strong) == [entries[n] for n in expected]


def test_logs_are_separate(store: Store) -> None:
    mine, other = a_log(store, 3), a_log(store, 5, table=T[:-1])
    assert store.after(T, -1, strong=True) == mine
    assert store.newest(T[:-1], 9, strong=True) == other[::-1]


def test_a_log_is_whole_over_several_pages(store: Store) -> None:
    entries = [Entry(n, str(n) * 250_000, bytes(90_000)) for n in range(8)]
    for entry in entries:
        store.append(T, entry)
    assert store.after(T, -1) == entries
    assert store.after(T, 1, strong=True) == entries[2:]
    assert store.newest(T, 7) == entries[:0:-1]
    assert store.some(T, range(2, 7)) == entries[2:7]
    assert store.span(T, 2, 6) == store.after(T, 1, count=5) == entries[2:7]


def test_an_entry_over_the_limit_is_refused_and_leaves_no_trace(store: Store) -> None:
    room = ITEM_LIMIT - entry_size(T, Entry(0, ""))
    with pytest.raises(TooBig, match=f"{ITEM_LIMIT + 1} bytes"):
        store.append(T, Entry(0, "é" * (room // 2) + "xx"))
    assert store.newest(T, 1, strong=True) == []
    store.append(T, Entry(0, "x" * room))


@pytest.fixture
def eager_threads() -> Iterator[None]:
    """Switch threads fifty times as often as usual, to catch stores that are not thread-safe."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 50)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("eager_threads")
@pytest.mark.parametrize("rounds", [25, pytest.param(500, marks=pytest.mark.soak)])
def test_one_of_sixteen_racing_appends_wins_and_the_others_get_its_entry(store: Store, rounds: int) -> None:
    racers = 16
    results: list[list[tuple[bool, str]]] = [[] for _ in range(rounds)]
    start = Barrier(racers)

    def race(name: str) -> None:
        for n in range(rounds):
            start.wait(60)
            try:
                store.append(T, Entry(n, name))
                results[n].append((True, name))
            except Taken as taken:
                results[n].append((False, taken.entry.body))

    def run(name: str) -> None:
        try:
            race(name)
        except BaseException:
            start.abort()  # the others need not wait for who is gone
            raise

    threads = [Thread(target=run, args=(f"racer {i}",)) for i in range(racers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for entry in store.after(T, -1, strong=True):
        assert sorted(results[entry.n]) == [(False, entry.body)] * (racers - 1) + [(True, entry.body)]
    assert store.newest(T, 1)[0].n == rounds - 1


# ── rows ──


@both_ways
@pytest.mark.parametrize("expires", [None, 1_900_000_000])
def test_a_row_is_read_as_it_was_put(store: Store, expires: int | None, strong: bool) -> None:
    row = Row("ME#é", "TABLE#🎲", 12, '{"hole": "7/18"}', expires)
    assert store.put(row)
    assert store.get("ME#é", "TABLE#🎲", strong=strong) == row
    assert store.rows("ME#é", count=1, strong=strong) == ([row], None)


def test_a_row_replaces_its_last_version(store: Store) -> None:
    store.put(Row("ME", "a", 5, "old", 1_900_000_000))
    assert store.put(Row("ME", "a", 2, "new"))
    assert store.get("ME", "a", strong=True) == Row("ME", "a", 2, "new")


@pytest.mark.parametrize(
    ("stands", "n", "done"), [(None, 1, True), (4, 5, True), (4, 4, False), (4, 3, False), (9, 10, True), (-3, -2, True)]
)
def test_a_newer_row_replaces_only_older_ones(store: Store, stands: int | None, n: int, done: bool) -> None:
    if stands is not None:
        store.put(Row("ME", "a", stands, "stands", 1_900_000_000))
    assert store.put(Row("ME", "a", n, "comes"), newer=True) is done
    assert store.get("ME", "a", strong=True) == (
        Row("ME", "a", n, "comes") if done else Row("ME", "a", stands or 0, "stands", 1_900_000_000)
    )


def test_a_deleted_row_is_gone_and_its_number_forgotten(store: Store) -> None:
    some_rows(store, "a", "b")
    store.put(Row("ME", "b", 8, "late"))
    store.delete("ME", "b")
    assert store.get("ME", "b", strong=True) is None
    assert [row.sk for row in store.rows("ME", count=9, strong=True)[0]] == ["a"]
    assert store.put(Row("ME", "b", 1, "again"), newer=True)


@both_ways
def test_a_missing_row_is_not_found_and_can_be_deleted(store: Store, strong: bool) -> None:
    some_rows(store, "a")
    store.delete("ME", "b")
    assert store.get("ME", "b", strong=strong) is None
    assert store.get("YOU", "a", strong=strong) is None
    assert store.rows("YOU", count=5, strong=strong) == ([], None)


@both_ways
@pytest.mark.parametrize(
    ("after", "until", "expected"),
    [
        (None, None, "abcde"),
        ("b", None, "cde"),
        (None, "d", "abc"),
        ("a", "d", "bc"),
        ("aa", "dd", "bcd"),
        ("A", "zz", "abcde"),
        ("e", None, ""),
        (None, "a", ""),
        ("c", "c", ""),
        ("d", "b", ""),
        ("b", "c", ""),
    ],
)
def test_rows_are_above_after_and_below_until(
    store: Store, after: str | None, until: str | None, expected: str, strong: bool
) -> None:
    some_rows(store, *"cbaed")
    some_rows(store, "b", "f", pk="YOU")
    found, cursor = store.rows("ME", count=9, after=after, until=until, strong=strong)
    assert "".join(row.sk for row in found) == expected
    assert cursor is None


@pytest.mark.parametrize(
    ("count", "until", "pages"), [(1, None, "a b c d e"), (2, None, "ab cd e"), (5, None, "abcde"), (2, "e", "ab cd")]
)
def test_the_cursor_ends_at_the_last_row(store: Store, count: int, until: str | None, pages: str) -> None:
    some_rows(store, *"abcde")
    seen: list[str] = []
    cursor = None
    while not seen or cursor:
        found, cursor = store.rows("ME", count=count, after=cursor, until=until)
        seen.append("".join(row.sk for row in found))
    assert seen == pages.split()


def test_the_cursor_survives_the_deletion_of_its_row(store: Store) -> None:
    some_rows(store, *"abcd")
    _, cursor = store.rows("ME", count=2)
    store.delete("ME", "b")
    assert [row.sk for row in store.rows("ME", count=2, after=cursor)[0]] == ["c", "d"]


def test_rows_are_ordered_by_the_bytes_of_their_key(store: Store) -> None:
    keys = ["10", "9", "Z", "a", "a#", "aa", "é", "￿", "😀"]  # the last two would change places by UTF-16
    some_rows(store, *reversed(keys))
    assert [row.sk for row in store.rows("ME", count=20)[0]] == keys


def test_rows_continue_over_several_pages(store: Store) -> None:
    rows = [Row("ME", str(n), n, str(n) * 300_000) for n in range(8)]
    for row in rows:
        store.put(row)
    assert store.rows("ME", count=7, strong=True) == (rows[:7], "6")
    assert store.rows("ME", count=8, after="0") == (rows[1:], None)


def test_a_row_over_the_limit_is_refused_and_leaves_the_last_version(store: Store) -> None:
    (small,) = some_rows(store, "a")
    room = ITEM_LIMIT - row_size(Row("ME", "a", 1, ""))
    with pytest.raises(TooBig, match=f"{ITEM_LIMIT + 1} bytes"):
        store.put(Row("ME", "a", 1, "x" * (room + 1)), newer=True)
    assert store.get("ME", "a", strong=True) == small
    assert store.put(Row("ME", "a", 1, "x" * room), newer=True)


@both_ways
@pytest.mark.parametrize(
    ("after", "until", "expected"),
    [
        (None, None, "edcba"),
        ("d", None, "cba"),
        (None, "b", "edc"),
        ("e", "b", "dc"),
        ("dd", "bb", "dc"),
        ("z", None, "edcba"),
        ("a", None, ""),
        (None, "e", ""),
        ("c", "c", ""),
        ("b", "d", ""),
        ("c", "b", ""),
    ],
)
def test_rows_are_read_back_from_below_after_to_above_until(
    store: Store, after: str | None, until: str | None, expected: str, strong: bool
) -> None:
    some_rows(store, *"cbaed")
    some_rows(store, "0", "b", "f", pk="YOU")
    found, cursor = store.rows("ME", count=9, after=after, until=until, strong=strong, back=True)
    assert "".join(row.sk for row in found) == expected
    assert cursor is None


@pytest.mark.parametrize(("count", "until", "pages"), [(1, None, "e d c b a"), (2, None, "ed cb a"), (2, "a", "ed cb")])
def test_the_cursor_continues_backwards(store: Store, count: int, until: str | None, pages: str) -> None:
    some_rows(store, *"abcde")
    seen: list[str] = []
    cursor = None
    while not seen or cursor:
        found, cursor = store.rows("ME", count=count, after=cursor, until=until, back=True)
        seen.append("".join(row.sk for row in found))
    assert seen == pages.split()


# ── several rows at once ──


def of_two(store: Store) -> str:
    """Return the rows a and b with their versions."""
    return " ".join(f"{row.sk}{row.n}{row.body}" for row in store.rows("ME", count=9, strong=True)[0])


@pytest.mark.parametrize("n", [None, 0])
def test_a_change_puts_first_versions(store: Store, n: int | None) -> None:
    if n is not None:
        store.put(Row("ME", "a", n, "zero"))
    assert store.change([Row("ME", "a", 1, "!"), Row("YOU", "b", 1, "?", 1_900_000_000, order="2#b")])
    assert store.get("ME", "a", strong=True) == Row("ME", "a", 1, "!")
    assert store.get("YOU", "b", strong=True) == Row("YOU", "b", 1, "?", 1_900_000_000, order="2#b")
    assert [row.sk for row in store.ranked("YOU", count=9)[0]] == ["b"]


@pytest.mark.parametrize(
    ("rows", "gone"),
    [
        ([("a", 1), ("c", 1)], []),
        ([("c", 1), ("a", 3)], []),
        ([("c", 1), ("a", 5)], []),
        ([("c", 1), ("b", 0)], []),
        ([("c", 2)], []),
        ([("c", 1), ("a", 4)], [("b", 6)]),
        ([("c", 1), ("a", 4)], [("b", 8)]),
        ([("c", 1), ("a", 4)], [("d", 0)]),
        ([], [("a", 3), ("d", 1)]),
    ],
)
def test_a_change_does_all_or_nothing(store: Store, rows: list[tuple[str, int]], gone: list[tuple[str, int]]) -> None:
    store.put(Row("ME", "a", 3, "!"))
    store.put(Row("ME", "b", 7, "!"))
    assert not store.change([Row("ME", sk, n, "new") for sk, n in rows], [("ME", sk, n) for sk, n in gone])
    assert of_two(store) == "a3! b7!"


def test_a_change_puts_next_versions_and_deletes_rows(store: Store) -> None:
    store.put(Row("ME", "a", 3, "!", order="1#a"))
    store.put(Row("ME", "b", 7, "!", order="2#b"))
    store.put(Row("ME", "d", 0, "!"))
    assert store.change([Row("ME", "a", 4, "?", order="3#a"), Row("ME", "c", 1, "?")], [("ME", "b", 7), ("ME", "d", 0)])
    assert of_two(store) == "a4? c1?"
    assert ranked(store) == "a"
    assert store.change([Row("ME", "b", 1, "again")])


def test_a_change_may_have_the_maximum_of_rows(store: Store) -> None:
    rows = [Row("ME", f"{n:03}", 1, "x" * 2000) for n in range(TOGETHER)]
    assert store.change(rows)
    assert store.change([], [(row.pk, row.sk, 1) for row in rows])
    assert store.rows("ME", count=1, strong=True) == ([], None)


@pytest.mark.parametrize(
    ("rows", "gone"),
    [
        ([], []),
        ([Row("ME", "a", 1, "one"), Row("ME", "a", 1, "two")], []),
        ([Row("ME", "a", 1, "one")], [("ME", "a", 1)]),
        ([Row("ME", f"{n:03}", 1, "") for n in range(TOGETHER + 1)], []),
    ],
    ids=["none", "twice", "put and gone", "too many"],
)
def test_an_invalid_change_is_a_defect(store: Store, rows: list[Row], gone: list[tuple[str, str, int]]) -> None:
    with pytest.raises(ValueError, match="at once"):
        store.change(rows, gone)
    assert of_two(store) == ""


def test_a_change_with_a_row_over_the_limit_is_refused_whole(store: Store) -> None:
    with pytest.raises(TooBig):
        store.change([Row("ME", "a", 1, "!"), Row("ME", "b", 1, "x" * ITEM_LIMIT)])
    assert of_two(store) == ""


@pytest.mark.usefixtures("eager_threads")
@pytest.mark.parametrize("rounds", [3, pytest.param(20, marks=pytest.mark.soak)])
def test_racing_changes_of_one_row_are_made_one_after_another(store: Store, rounds: int) -> None:
    racers, failed = 6, list[BaseException]()

    def race(name: str) -> None:
        try:
            for n in range(rounds):
                made = False
                while not made:
                    found = store.get("ME", "sum", strong=True)
                    so_far = int(found.body) if found else 0
                    more = Row("ME", "sum", so_far + 1, str(so_far + 1))
                    made = store.change([more, Row("ME", f"{name} {n}", 1, "")])
        except BaseException as error:
            failed.append(error)

    threads = [Thread(target=race, args=(f"racer {i}",)) for i in range(racers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert store.get("ME", "sum", strong=True) == Row("ME", "sum", racers * rounds, str(racers * rounds))
    assert len(store.rows("ME", count=racers * rounds + 9, strong=True)[0]) == racers * rounds + 1


# ── ranked rows ──


def ranked(store: Store, *, count: int = 9, after: str | None = None, back: bool = False) -> str:
    """Return the keys of the ranked rows from one call."""
    return "".join(row.sk for row in store.ranked("ME", count=count, after=after, back=back)[0])


def rank(store: Store, places: dict[str, str | None], n: int = 1) -> None:
    for sk, order in places.items():
        store.put(Row("ME", sk, n, f"row {sk}", order=order))


def test_ranked_rows_have_their_own_order(store: Store) -> None:
    rank(store, {"a": "3#a", "b": "1#b", "c": None, "d": "10#d", "e": "2#é"})
    store.put(Row("YOU", "f", 1, "other", order="0#f"))
    assert store.ranked("ME", count=2) == (
        [Row("ME", "b", 1, "row b", order="1#b"), Row("ME", "d", 1, "row d", order="10#d")],
        "10#d",
    )
    assert ranked(store) == "bdea"
    assert ranked(store, after="10#d") == "ea"
    assert ranked(store, after="10#z") == "ea"
    assert ranked(store, after="3#a") == ""
    assert ranked(store, back=True) == "aedb"
    assert ranked(store, after="2#é", back=True) == "db"
    assert ranked(store, after="1#b", back=True) == ""
    assert store.ranked("ME", count=1, after="2#é", back=True) == ([Row("ME", "d", 1, "row d", order="10#d")], "10#d")
    assert [row.sk for row in store.rows("ME", count=9)[0]] == [*"abcde"]
    assert store.get("ME", "a", strong=True) == Row("ME", "a", 1, "row a", order="3#a")


def test_a_row_moves_with_its_version(store: Store) -> None:
    rank(store, {"a": "1#a", "b": "2#b", "c": "3#c"})
    rank(store, {"a": "4#a", "c": None, "d": "0#d"}, n=2)
    assert ranked(store) == "dba"
    assert not store.put(Row("ME", "b", 1, "late", order="9#b"), newer=True)
    store.delete("ME", "d")
    assert ranked(store) == "ba"


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8])
def test_ranked_rows_continue_over_several_pages(store: Store, count: int) -> None:
    rank(store, {sk: f"{7 - n}#{sk}" for n, sk in enumerate("abcdefg")})
    seen, cursor = list[str](), None
    while not seen or cursor:
        found, cursor = store.ranked("ME", count=count, after=cursor)
        assert len(found) <= count
        seen += [row.sk for row in found]
    assert seen == [*"gfedcba"]


# ── moving a log ──


def test_an_entry_is_amended_only_if_it_is_unchanged(store: Amendable) -> None:
    first, *_ = a_log(store, 3)
    amended = Entry(0, '{"n": 0, "z": 1}', b"state")
    assert store.amend(T, first, amended)
    assert store.newest(T, 3, strong=True)[-1] == amended
    assert store.amend(T, first, amended), "it was this that stands there: an answer was lost"
    assert not store.amend(T, first, Entry(0, '{"n": 0, "z": 2}'))
    assert not store.amend(T, Entry(7, "{}"), Entry(7, '{"z": 1}')), "where nothing stands nothing is put"
    assert [entry.n for entry in store.after(T, -1, strong=True)] == [0, 1, 2]


def test_rows_and_logs_are_separate(store: Store) -> None:
    a_log(store, 2)
    some_rows(store, "00000002", pk=T)
    assert len(store.after(T, -1, strong=True)) == 2
    assert len(store.rows(T, count=9, strong=True)[0]) == 1
    assert log_key(T) != T
