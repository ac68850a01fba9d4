"""Single races between two instances over one store, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

from chalicelib.actions.message import list_messages
from chalicelib.actions.move import play
from chalicelib.errors import IllegalMove, NotNow, TryAgain
from chalicelib.log.entries import read
from chalicelib.log.table import ENTRIES_BACK
from chalicelib.play.club import Club
from chalicelib.play.published_replay import replay
from chalicelib.play.table_queries import look
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import START, Person, Time, open_club, seated

ROLL, KEEP = {"kind": "roll"}, {"kind": "keep"}


class Interrupted(SqliteStore):
    """Before the next append something else is done first."""

    first: Callable[[], object] | None = None

    def append(self, table: str, entry: Entry) -> None:
        first, self.first = self.first, None
        if first:
            first()
        super().append(table, entry)


class Stale(SqliteStore):
    """A read that is not strong misses the last entry, as long as `lies`."""

    lies = False

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        found = super().after(table, n, count=count)
        return found[:-1] if self.lies and not strong else found

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        return super().newest(table, count + 1)[1:] if self.lies and not strong else super().newest(table, count)


@pytest.fixture
def store() -> Iterator[Interrupted]:
    store = Interrupted()
    yield store
    store.close()


def one_move_left(club: Club) -> tuple[str, Person, int]:
    """A table at which the second player has rolled on the last hole and may keep; that player, and the version."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False})
    for _ in range(3):
        ruth.finish_hole(table)
    for _ in range(2):
        hal.finish_hole(table)
    return table, hal, hal.play(table, ROLL).view["version"]


def test_a_last_move_sent_twice_is_played_once_and_both_are_answered(store: Interrupted) -> None:
    club, other = open_club(store), open_club(store, Time(START + 5))
    table, hal, seen = one_move_left(club)
    twin = Person(other, "Hal")
    twin.view(table)
    store.first = lambda: hal.play(table, KEEP, seen, key="the last one")
    reply = twin.play(table, KEEP, seen, key="the last one")
    assert reply.replayed
    assert reply.view["status"] == "finished"
    assert reply.view["version"] == seen + 1


def test_a_last_move_sent_twice_does_not_break_the_record(store: Interrupted) -> None:
    """The twin's entry comes to stand between the reading of the tail and that of the whole log."""
    club, other = open_club(store), open_club(store, Time(START + 5))
    table, hal, seen = one_move_left(club)
    twin = Person(other, "Hal")
    twin.view(table)
    after = store.after

    def interrupted(table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        if n == -1:
            store.after = after  # type: ignore[method-assign]
            hal.play(table, KEEP, seen, key="the last one")
        return after(table, n, count=count, strong=strong)

    store.after = interrupted  # type: ignore[method-assign]
    reply = twin.play(table, KEEP, seen, key="the last one")
    assert reply.replayed
    assert reply.view["version"] == seen + 1


def test_an_instance_that_saw_the_game_before_its_end_has_the_record_too(store: Interrupted) -> None:
    club, other = open_club(store), open_club(store)
    table, hal, seen = one_move_left(club)
    late = Person(other, "Ruth")
    late.view(table)
    hal.play(table, KEEP, seen)
    record = replay(club, None, table)["record"]
    assert record["totals"]
    assert replay(other, None, table)["record"] == record
    late.rematch(table)
    for any_club in (club, other, open_club(store)):
        assert replay(any_club, None, table)["record"] == record


def test_an_instance_that_saw_the_game_before_it_was_abandoned_shows_the_same(store: Interrupted) -> None:
    club, other = open_club(store), open_club(store)
    table, people = seated(club, "Ruth", "Hal")
    for person in people:
        person.leave(table)
    Person(other, "Ruth").view(table)
    club.clock.pass_hours(15 * 24)  # type: ignore[attr-defined]
    assert people[0].view(table)["ended"] == "abandoned"
    Person(other, "Ruth").view(table)
    known, late = club.tables.take(table), other.tables.take(table)
    assert known
    assert late
    assert known.final == late.final is not None


def test_a_refused_move_leaves_no_trace_in_the_next_snapshot(store: Interrupted) -> None:
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    club.clock.pass_hours(1)  # type: ignore[attr-defined]
    with pytest.raises(IllegalMove):
        play(club, ruth.id, table, KEEP, 1, "too early")
    hal.say(table, "Your roll")
    (last,) = store.newest(table, 1)
    assert last.state is not None
    kept = club.tables.take(table)
    assert kept
    assert kept.active_at == read(store.after(table, 0)[0]).at, "nobody has come or moved since the beginning"


def test_no_event_is_lost_if_the_second_read_sees_further_than_the_first() -> None:
    store, time = Stale(), Time()
    club, other = open_club(store, time), open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for _ in range(ENTRIES_BACK + 1):
        time.pass_hours(0.001)
        ruth.say(table, "Still here")
    late = Person(other, "Hal")
    store.lies = True
    assert message_entries(late.view(table, since=1)) == [*range(2, 2 + ENTRIES_BACK)]
    store.lies = False
    assert message_entries(late.view(table, since=2)) == [*range(3, 3 + ENTRIES_BACK)]


def message_entries(view: dict[str, Any]) -> list[int]:
    """Return the numbers of the entries whose messages a view has."""
    return [message["n"] for message in view.get("messages", [])]


class Counted(Stale):
    """Counts strong reads of logs."""

    strongly = 0

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        self.strongly += strong
        return super().after(table, n, count=count, strong=strong)

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        self.strongly += strong
        return super().newest(table, count, strong=strong)

    def some(self, table: str, numbers: Sequence[int], *, strong: bool = False) -> list[Entry]:
        self.strongly += strong
        found = super().some(table, numbers)
        return found[:-1] if self.lies and not strong else found


@pytest.mark.parametrize("lies", [False, True])
def test_requests_without_a_key_cause_no_strong_reads(lies: bool) -> None:
    """They cost half as much to answer, and see what they see: never an entry without those between it and `from`."""
    store, time = Counted(), Time()
    club = open_club(store, time)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for _ in range(2):  # as long as it is played, guests hear what is said
        ruth.finish_hole(table)
        time.pass_hours(0.1)
        hal.say(table, "Well played")
        last = hal.finish_hole(table)["version"]
    store.lies, store.strongly = lies, 0
    for since in (None, 0, last - 3, last - 1):
        view = look(open_club(store, time), None, table, since).view or {}
        entries = (
            {event["n"] for event in view.get("happened", [])} | set(message_entries(view)) if since is not None else set()
        )
        assert not view or entries == {*range(view["from"] + 1, view["version"] + 1)}
    list_messages(open_club(store, time), None, table, 20)
    with suppress(NotNow, TryAgain):
        replay(open_club(store, time), None, table)
    assert store.strongly == 0
    assert ruth.view(table, since=0)["version"] == last
