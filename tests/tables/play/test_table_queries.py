"""Reading a table: what each player may see, the events since, and that nothing is new."""

import json

import pytest

from chalicelib.errors import TableDamaged, TryAgain, Unknown
from chalicelib.play.club import Club
from chalicelib.play.table_queries import look
from chalicelib.store.interface import Entry, Store
from chalicelib.store.sqlite import SqliteStore
from tests.tables.people import EIGHTEEN, Person, Time, friends, hand, open_club, seated, until_answered

ROLL = {"kind": "roll"}


def test_an_unchanged_table_shows_nothing(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    assert ruth.look(table, since=1).view is None
    assert ruth.look(table, known=(1, 0)).view is None
    assert ruth.look(table, since=0).view is not None
    assert hal.look(table, known=(1, 0)).view is not None, "that tag is another seat's"


def test_events_follow_from_the_known_version(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.finish_hole(table)
    hal.play(table, ROLL)
    view = ruth.view(table, 1)
    assert view["from"] == 1
    assert [event["n"] for event in view["happened"]] == sorted(event["n"] for event in view["happened"])
    assert {event["n"] for event in view["happened"]} <= set(range(2, view["version"] + 1))
    assert ruth.view(table)["happened"] == []
    assert ruth.view(table)["from"] == view["version"]


def test_events_are_the_same_from_memory_and_from_the_log(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False}, course=EIGHTEEN)
    for _ in range(12):
        ruth.finish_hole(table)
        hal.finish_hole(table)
    version = ruth.view(table)["version"]
    for since in (1, 20, 40):
        known = ruth.view_at(table, version, since)
        club.forget()
        assert ruth.view_at(table, version, since) == known


def test_events_newer_than_the_table_are_left_out() -> None:
    """The table was read eventually, the events strongly: newer entries must not be returned twice."""
    store = Behind(None)
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    version = ruth.finish_hole(table)["version"]
    store.lag = 1
    other = Person(open_club(store), "Ruth")
    other.look(table, since=0)
    store.lag = 0
    events = other.view_at(table, version, 0)["happened"]
    assert len([event for event in events if event["kind"] == "holed"]) == 1


def test_at_most_sixty_four_entries_are_returned(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", options={"stymie": False}, course=EIGHTEEN)
    while (view := ruth.finish_hole(table))["legal"]:
        pass
    while view["version"] < 70:
        view = hal.finish_hole(table)
    recent = hal.view(table, 1)
    assert recent["from"] == view["version"] - 64
    assert min(event["n"] for event in recent["happened"]) >= recent["from"] + 1


def test_an_unknown_table_is_not_found(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    with pytest.raises(Unknown):
        ruth.look("no-such-table-00000000")
    with pytest.raises(Unknown):
        until_answered(lambda: look(club, None, "no-such-table-00000000"))


@pytest.mark.rule("G-01")
def test_a_watcher_sees_no_hand_and_may_do_nothing(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    watched = until_answered(lambda: look(club, None, table)).view
    assert watched is not None
    assert (watched["you"], watched["legal"]) == (None, None)
    assert "join" not in watched["links"]
    own = ruth.view(table)
    assert own["legal"] is not None
    assert own["state"] != watched["state"]


@pytest.mark.rule("G-01", "G-02")
def test_a_hidden_choice_changes_nothing_for_others(time: Time) -> None:
    """For two tables that differ only in a hidden choice, the others get identical bytes."""

    def others_see(choice: int, ask: bool) -> list[str]:
        store = SqliteStore(None)
        club = open_club(store, time)
        club.entropy = lambda size: bytes(range(size))
        table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny", key="same-table")
        number = hand(ruth.view(table))[choice]
        ruth.play(table, {"kind": "pick", "number": number, "ask": ask}, seen=1)
        shown = (hal.view(table), hal.view(table, 1), look(club, None, table).view, hal.tables())
        store.close()
        return [json.dumps(seen) for seen in shown]

    assert others_see(0, False) == others_see(1, True)


class Behind(SqliteStore):
    """Eventually consistent reads miss the last `lag` entries."""

    lag = 0
    strong_reads = 0

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        self.strong_reads += strong
        found = super().after(table, n, count=count, strong=strong)
        return found if strong or not self.lag else found[: -self.lag]

    def newest(self, table: str, count: int, *, strong: bool = False) -> list[Entry]:
        self.strong_reads += strong
        found = super().newest(table, count + self.lag, strong=strong)
        return found[:count] if strong else found[self.lag :]


def test_a_player_with_a_later_version_gets_a_second_read() -> None:
    store = Behind(None)
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    ruth.finish_hole(table)
    version = ruth.view(table)["version"]
    other = Person(open_club(store), "Ruth")
    store.lag, store.strong_reads = 1, 0
    assert other.look(table, since=version - 1).version == version - 1
    assert store.strong_reads == 0
    assert other.look(table, since=version).version == version
    assert store.strong_reads == 1
    store.close()


def test_a_player_without_a_version_gets_a_strong_read_and_a_watcher_never() -> None:
    store = Behind(None)
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    version = ruth.finish_hole(table)["version"]
    store.lag = 1
    assert Person(open_club(store), "Ruth").look(table).version == version
    store.strong_reads = 0
    assert look(open_club(store), None, table).version == version - 1
    assert store.strong_reads == 0
    store.close()


def test_a_table_restored_from_a_backup_says_so(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    view = ruth.view(table, since=9)
    assert view["rewound"] is True
    assert view["version"] == 1
    assert "rewound" not in ruth.view(table)


def test_a_log_with_a_gap_is_refused_and_never_extended() -> None:
    store = SqliteStore(None)
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    store.append(table, Entry(9, '{"t":0,"a":[],"h":{}}'))
    for forget in (False, True):
        if forget:
            club.forget()
        with pytest.raises(TableDamaged):
            ruth.view(table)
        with pytest.raises((TableDamaged, TryAgain)):
            ruth.play(table, ROLL, seen=1)
    assert [entry.n for entry in store.after(table, -1)] == [0, 1, 9]
    store.close()


def test_a_snapshot_of_an_unknown_format_is_ignored(store: Store, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    for _ in range(3):
        ruth.finish_hole(table)
        hal.finish_hole(table)
    known = ruth.view(table)
    club.forget()
    monkeypatch.setattr("chalicelib.log.snapshots.FORMAT", 2)
    assert ruth.view(table) == known


def test_an_unreadable_snapshot_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(None)
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    with monkeypatch.context() as patch:
        patch.setattr("chalicelib.log.snapshots.pack", lambda table: bytes((1,)) + b"not a state")
        ruth.finish_hole(table)
    known = ruth.view(table)
    club.forget()
    assert ruth.view(table) == known
    store.close()


@pytest.mark.parametrize("lost", [1, 3, 5])
def test_a_gap_before_the_newest_snapshot_is_found(lost: int) -> None:
    store = SqliteStore(None)
    club = open_club(store)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    while ruth.finish_hole(table)["version"] < 6:
        hal.finish_hole(table)
    log = store.after(table, -1)
    damaged = SqliteStore(None)
    for entry in log:
        if entry.n != lost:
            damaged.append(table, entry)
    with pytest.raises(TableDamaged):
        Person(open_club(damaged), "Ruth").view(table)
    store.close()
    damaged.close()
