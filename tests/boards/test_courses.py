from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chalicelib.boards import courses
from chalicelib.boards.courses import Card
from chalicelib.errors import BadCourse, Unknown
from chalicelib.games.interface import Course, Hole
from chalicelib.store.interface import Row
from chalicelib.store.sqlite import SqliteStore

LONGEST_KEY = 1024
"""Maximum bytes of a sort key in DynamoDB."""
NINE = [Hole(4, 300 + yards) for yards in range(9)]
PRINTED = {
    "pebble-coast": (
        "4-346 5-511 4-390 4-326 3-192 5-506 3-106 4-427 4-481",
        "4-446 4-373 3-201 4-403 5-572 4-396 4-401 3-177 5-543",
    ),
    "st-andres": (
        "4-355 4-395 4-337 4-411 5-514 4-360 4-349 3-154 4-289",
        "4-311 3-164 4-304 4-388 5-523 4-391 4-345 4-436 4-361",
    ),
    "augustine": (
        "4-455 5-575 4-350 3-240 4-455 3-180 4-450 5-570 4-460",
        "4-495 4-505 3-155 5-510 4-440 5-530 3-170 4-440 4-465",
    ),
    "mulligan-dice-golf": (
        "4-427 4-398 3-206 4-341 5-583 3-167 4-448 5-532 4-422",
        "4-382 3-182 4-429 5-577 4-384 3-218 4-454 4-472 5-604",
    ),
}


def add(store: SqliteStore, player: str, name: str, holes: Sequence[Hole]) -> Course:
    row = courses.row_of(player, name, holes)
    store.put(row)
    return courses.decode_course(row)


def walk(store: SqliteStore, count: int) -> list[str]:
    """Return the ids of all courses, read page by page."""
    ids: list[str] = []
    cursor: str | None = None
    while True:
        shown, cursor = courses.listing(store, count=count, start=cursor)
        assert len(shown) <= count
        ids += [card.course.id for card in shown]
        if cursor is None:
            return ids


@pytest.mark.rule("D-08", "M-05")
@pytest.mark.parametrize("id", PRINTED)
def test_the_printed_scorecards_are_built_in(store: SqliteStore, id: str) -> None:
    course = courses.find(store, id)
    assert [f"{hole.par}-{hole.yards}" for hole in course.holes] == " ".join(PRINTED[id]).split()
    assert sum(hole.par for hole in course.holes) == 72


def test_the_built_in_courses_have_the_names_of_the_books() -> None:
    names = [course.name for course in courses.BUILT_IN.values()]
    assert names == ["Pebble Coast", "St. André's", "Augustine National", "Mulligan Dice Golf"]


def test_a_players_course_is_found_as_it_was_added(store: SqliteStore) -> None:
    brought = add(store, "ana", "  Old Muni ", NINE)
    assert brought == courses.find(store, brought.id) == Course(brought.id, "Old Muni", tuple(NINE))
    assert courses.show(Card(brought))["holes"][8] == {"par": 4, "yards": 308}


def test_adding_a_course_again_makes_no_second_one(store: SqliteStore) -> None:
    first = add(store, "ana", "Old Muni", NINE)
    assert add(store, "ana", "\tOld Muni", NINE) == first
    assert len(courses.listing(store, count=100)[0]) == 5


@pytest.mark.parametrize(
    ("player", "name", "holes"),
    [("ben", "Old Muni", NINE), ("ana", "Old Muni 2", NINE), ("ana", "Old Muni", NINE[::-1]), ("ana", "Old muni", NINE)],
)
def test_another_players_or_another_card_is_another_course(
    store: SqliteStore, player: str, name: str, holes: list[Hole]
) -> None:
    first = add(store, "ana", "Old Muni", NINE)
    other = add(store, player, name, holes)
    assert other.id != first.id
    assert courses.find(store, first.id) == first
    assert courses.find(store, other.id) == other


@pytest.mark.parametrize("id", ["nowhere", "", "Pebble-Coast", "a#b", "é", "x" * 81, "\ud800", "pebble-coast\n"])
def test_a_missing_course_is_unknown(store: SqliteStore, id: str) -> None:
    with pytest.raises(Unknown):
        courses.find(store, id)


def test_a_course_added_a_moment_ago_is_found_despite_stale_reads(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = add(store, "ana", "Old Muni", NINE)
    fresh = store.get

    def lagging(pk: str, sk: str, *, strong: bool = False) -> Row | None:
        return fresh(pk, sk) if strong else None

    monkeypatch.setattr(store, "get", lagging)
    assert courses.find(store, brought.id) == brought


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 100])
def test_the_list_has_built_in_courses_first_then_players_by_name(store: SqliteStore, count: int) -> None:
    brought = [add(store, "ana", name, NINE).id for name in ("Zeal", "Alder", "élan", "東京")]
    zeal, alder, elan, tokyo = brought
    assert walk(store, count) == [*courses.BUILT_IN, alder, tokyo, elan, zeal]


@pytest.mark.rule("M-05")
@pytest.mark.parametrize(
    ("holes", "sentence"),
    [
        ([], "1 to 18 holes, and this one has 0"),
        ([Hole(4, 300)] * 19, "1 to 18 holes, and this one has 19"),
        ([Hole(4, 300), Hole(2, 300)], "Hole 2 has par 2, but par must be 3 to 6"),
        ([Hole(7, 300)], "Hole 1 has par 7"),
        ([Hole(4, 300)] * 17 + [Hole(4, 49)], "Hole 18 is 49 yards long, but it must be 50 to 700"),
        ([Hole(4, 701)], "Hole 1 is 701 yards long"),
    ],
)
def test_a_card_beyond_the_limits_is_refused(store: SqliteStore, holes: list[Hole], sentence: str) -> None:
    with pytest.raises(BadCourse, match=sentence):
        add(store, "ana", "Old Muni", holes)
    assert len(courses.listing(store, count=100)[0]) == 4


@pytest.mark.rule("M-05")
@pytest.mark.parametrize("holes", [[Hole(3, 50)], [Hole(6, 700)] * 18])
def test_a_card_at_the_limits_is_kept(store: SqliteStore, holes: list[Hole]) -> None:
    assert add(store, "ana", "Old Muni", holes).holes == tuple(holes)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \u3000\t",
        "x" * 61,
        "a\nb",
        "a\x00b",
        "a\u2028b",
        "a\u202eb",
        "\u200b",
        "\u0301",
        "\ud800",
        "a\x7fb",
        "a\u3164",
        "\u2800",
        "a\ufffe",
        "a\ue000",
        "x\u0300\u0301\u0302",
        "a \u0301",
    ],
    ids=ascii,
)
def test_an_unreadable_name_is_refused(store: SqliteStore, name: str) -> None:
    with pytest.raises(BadCourse, match=r"[Nn]ame"):
        add(store, "ana", name, NINE)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("x" * 60, "x" * 60),
        (" " + "x" * 60, "x" * 60),
        ("e\u0301" * 60, "é" * 60),
        ("東京", "東京"),
        ("⛳", "⛳"),
        ("<b>#", "<b>#"),
    ],
)
def test_a_name_is_composed_and_trimmed(store: SqliteStore, name: str, kept: str) -> None:
    assert add(store, "ana", name, NINE).name == kept


@settings(deadline=None)
@given(
    st.text(min_size=1, max_size=60),
    st.lists(st.builds(Hole, st.integers(3, 6), st.integers(50, 700)), min_size=1, max_size=18),
)
def test_every_course_has_a_plain_id(name: str, holes: list[Hole]) -> None:
    store: Any = SqliteStore()
    try:
        brought = add(store, "ana", name, holes)
    except BadCourse:
        return
    finally:
        found, _ = courses.listing(store, count=100)
        store.close()
    assert found[4:] == [Card(brought)]
    assert brought.name == unicodedata.normalize("NFC", brought.name).strip()
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", brought.id)


class Keys(SqliteStore):
    """Records the longest keys with which it is read, in bytes."""

    longest = 0

    def rows(self, pk: str, *, after: str | None = None, until: str | None = None, **how: Any) -> Any:
        self.longest = max(self.longest, *(len((key or "").encode()) for key in (after, until)))
        return super().rows(pk, after=after, until=until, **how)


@pytest.mark.parametrize("letter", ["\ufdfa", "\ud55c", "\u0149", "\U00020000"])
def test_no_name_and_no_search_makes_a_key_that_dynamodb_refuses(letter: str) -> None:
    """One letter can decompose into eighteen."""
    with closing(Keys()) as store:
        for wanted in (letter * 60, letter * 8000, f"{letter} " * 4000):
            courses.search(store, wanted, count=9)
        assert store.longest <= LONGEST_KEY
        row = courses.row_of("ana", letter * 60, NINE)
        assert max(len(beside.sk.encode()) for beside in courses.index_rows(row)) <= LONGEST_KEY
        for one in (row, *courses.index_rows(row)):
            store.put(one)
        found, _ = courses.search(store, letter, count=9)
        assert [card.course.id for card in found] == [row.sk]
