"""Tables that ended long ago: what they still take, and those whose log an earlier version moved away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from chalicelib.actions.message import list_messages, send_message
from chalicelib.errors import ClubError, TableClosed, TableDamaged
from chalicelib.log import entries
from chalicelib.log.preconditions import ENDED_MS
from chalicelib.play.club import Club
from chalicelib.play.past_views import log_page
from chalicelib.play.published_replay import replay
from chalicelib.play.table_queries import look
from chalicelib.players.forget import forget
from chalicelib.store.interface import Entry, Store
from chalicelib.store.sqlite import SqliteStore
from chalicelib.times import DAY_MS
from chalicelib.upkeep.wake import wake
from infra import rules_versions
from infra.derived_rows import derive_rows
from tests.logs.stored import IDS, LOGS, fill
from tests.streams.rows import all_rows
from tests.tables.people import OPEN, Person, Time, friends, open_club, until_answered

NAME = "dice-golf-1-rematch"
TABLE = IDS[NAME]
PLACE = '"z":[27,"' + "0" * 64 + '"]'


def any_move(view: Any) -> Any:
    """Return a legal move of dice golf that continues the game."""
    kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
    return {"kind": "keep" if "keep" in kinds else "roll"}


def finished(store: Store, time: Time) -> tuple[Club, Person, str]:
    """Return a finished table of two, and its maker."""
    ann, bob = friends(open_club(store, time), "Ann", "Bob")
    made = ann.make(OPEN)
    bob.join(made)
    while ann.view(made.id)["status"] == "playing":
        who = next(person for person in (ann, bob) if person.view(made.id)["legal"])
        who.play(made.id, any_move(who.view(made.id)))
    return ann.club, ann, made.id


def test_chat_ends_ninety_days_after_the_last_entry(store: Store, time: Time) -> None:
    club, ann, table = finished(store, time)
    time.now += ENDED_MS - DAY_MS
    ann.say(table, "What a game that was!")
    time.now += ENDED_MS - 1
    ann.say(table, "It still is.")
    time.now += ENDED_MS
    with pytest.raises(TableClosed, match="This game ended long ago"):
        ann.say(table, "Remember?")
    with pytest.raises(TableClosed, match="This game ended long ago"):
        ann.rematch(table)
    assert entries.read(until_answered(lambda: store.newest(table, 1, strong=True))[0]).acts[0].what == "It still is."


def test_a_rematch_that_was_made_is_found_for_ever(store: Store, time: Time) -> None:
    club, ann, table = finished(store, time)
    new = ann.rematch(table).table
    time.now += 2 * ENDED_MS
    assert ann.rematch(table).table == new


# ── a log that an earlier version moved to a bucket ──


@pytest.fixture
def stowed() -> Iterator[SqliteStore]:
    """A store with only entry 0 of a log, which says that the others were moved; its rows are unchanged."""
    with closing(SqliteStore()) as whole, closing(SqliteStore()) as store:
        fill(whole, NAME)
        for row in all_rows(whole):
            store.put(row)
        first = LOGS[NAME][0]
        store.append(TABLE, Entry(0, f"{first.body[:-1]},{PLACE}}}"))
        yield store


MAKER = entries.read(LOGS[NAME][0]).acts[0].what["maker"]
ASKED: dict[str, Callable[[Club], Any]] = {
    "view": lambda club: look(club, None, TABLE),
    "seat": lambda club: look(club, MAKER, TABLE),
    "log": lambda club: log_page(club, None, TABLE, 100),
    "messages": lambda club: list_messages(club, MAKER, TABLE, 100),
    "replay": lambda club: replay(club, None, TABLE),
    "say": lambda club: send_message(club, MAKER, TABLE, "Hello", "key"),
}


@pytest.mark.parametrize("what", sorted(ASKED))
def test_a_table_whose_log_was_moved_says_so(stowed: SqliteStore, what: str) -> None:
    before = [*stowed.after(TABLE, -1)]
    with pytest.raises(ClubError) as refused:
        ASKED[what](Club(stowed))
    assert (type(refused.value), str(refused.value)) == (TableDamaged, entries.LOG_WAS_MOVED)
    assert stowed.after(TABLE, -1) == before


def test_a_moved_log_disturbs_nothing_else(stowed: SqliteStore) -> None:
    """Neither clocks, nor a deployment that lists the rules in use, nor a rebuild, nor forgetting a player at other tables."""
    club = Club(stowed)
    wake(club)
    assert not rules_versions.versions_in_use(stowed)
    broken: list[Exception] = []
    derived = derive_rows(TABLE, stowed.after(TABLE, -1), lambda found, why: broken.append(why))
    assert (derived.rows, derived.wake_row, [str(why) for why in broken]) == ([], None, [entries.LOG_WAS_MOVED])
    ann, _ = friends(open_club(stowed, Time()), "Ann", "Bob")
    table = ann.make(OPEN).id
    assert forget(ann.club, ann.id).tables == [table]
