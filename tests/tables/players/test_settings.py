"""A player's own hours: copied when sitting down, changed by one entry at each running table, and shown to nobody else."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from chalicelib.errors import PhaseOver, SlowDown, TryAgain
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import Pace
from chalicelib.play.club import Club
from chalicelib.play.load_table import load
from chalicelib.play.published_replay import replay
from chalicelib.players.settings import set_hours, set_nudges, settings
from chalicelib.store.interface import Entry, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from chalicelib.verify import verify
from tests.tables.log.test_banks_and_pauses import deadline
from tests.tables.people import (
    BOT,
    DAY,
    HOUR,
    OPEN,
    START,
    Person,
    Time,
    append_by_hand,
    eventually,
    friends,
    hand,
    open_club,
    projected,
    seated,
    until_answered,
)

# The clock of these tests starts at 20:26:40 UTC on a Thursday.
LONDON = Hours("Europe/London", 22 * 60, 7 * 60)  # an hour ahead in summer: its night begins 33 minutes and 20 seconds later
TOKYO = Hours("Asia/Tokyo", 22 * 60, 7 * 60)  # its night ends in 93 minutes and 20 seconds
NIGHTS, ALL = Pace(off=("nights",)), Pace(off=("nights", "weekends"))


def entries(club: Club, table: str) -> list[Entry]:
    return until_answered(lambda: club.store.after(table, -1, strong=True))


def acts(club: Club, table: str) -> list[Any]:
    return [act for entry in entries(club, table) for act in json.loads(entry.body)["a"]]


@pytest.mark.rule("G-08")
def test_hours_are_copied_when_sitting_down(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    ruth.say_hours(LONDON)
    hal.say_hours(TOKYO)
    made = ruth.make(OPEN, clock_hours=2, pace=NIGHTS)
    hal.join(made)
    view = hal.view(made.id)
    assert view["pace"]["off"] == ["nights"]
    assert deadline(view, 0) == 11, "33 minutes, a night of nine hours, and the rest"
    time.pass_hours(0.5)
    ruth.finish_hole(made.id)
    assert deadline(hal.view(made.id), 1) == 3.556, "from the end of the night on"


@pytest.mark.rule("G-08")
def test_an_asker_has_their_own_hours_when_seated(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    ruth.say_hours(TOKYO)
    made = ruth.make(OPEN, clock_hours=2, pace=NIGHTS)
    hal.ask(made.id)
    hal.say_hours(LONDON)
    ruth.seat(made.id, ruth.view(made.id)["requests"][0]["n"])
    time.pass_hours(0.25)
    ruth.finish_hole(made.id)
    assert deadline(hal.view(made.id), 1) == 11.25, "the hours that hold when he sits down, and his, not the host's"


def test_weekends_are_free_if_the_maker_chose_so(club: Club, time: Time) -> None:
    ruth = Person(club, "Ruth")
    ruth.say_hours(LONDON)
    assert deadline(ruth.make(BOT, clock_hours=48, pace=Pace(off=("weekends",))).view, 0) == 48 + 48
    assert deadline(ruth.make(BOT, clock_hours=48, pace=ALL).view, 0) == 48 + 48 + 9 * 4
    assert deadline(ruth.make(BOT, clock_hours=48).view, 0) == 48


def test_at_tables_where_all_hours_count_none_are_stored(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    ruth.say_hours(LONDON)
    made = ruth.make(OPEN)
    hal.say_hours(TOKYO)
    hal.join(made)
    assert "London" not in entries(club, made.id)[0].body
    assert "Tokyo" not in entries(club, made.id)[1].body
    assert len(entries(club, made.id)) == 2


def test_without_settings_all_hours_count(club: Club) -> None:
    ruth = Person(club, "Ruth")
    assert deadline(ruth.make(BOT, clock_hours=48, pace=ALL).view, 0) == 48


@pytest.mark.rule("G-08")
def test_a_change_is_one_entry_at_each_affected_table(club: Club, time: Time) -> None:
    ruth, hal = friends(club, "Ruth", "Hal")
    paced = [ruth.make(BOT, clock_hours=2, pace=NIGHTS).id for _ in range(3)]
    open_yet = ruth.make(OPEN, pace=NIGHTS).id
    plain, foreign = ruth.make(BOT).id, hal.make(BOT, pace=NIGHTS).id
    before = {table: len(entries(club, table)) for table in (*paced, open_yet, plain, foreign)}
    projected(club)
    assert sorted(ruth.say_hours(LONDON).tables) == sorted([*paced, open_yet])
    grown = {table for table, count in before.items() if len(entries(club, table)) == count + 1}
    assert grown == {*paced, open_yet}
    assert [deadline(ruth.view(table), 0) for table in paced] == [11, 11, 11]
    ruth.say_hours(LONDON)
    assert all(len(entries(club, table)) == before[table] + 1 for table in paced), "they know"


def test_a_change_takes_a_day_to_free_other_hours(club: Club, time: Time) -> None:
    ruth = Person(club, "Ruth")
    ruth.say_hours(LONDON)
    table = ruth.make(BOT, clock_hours=40, pace=NIGHTS).id
    time.pass_hours(24.5)
    ruth.say_hours(TOKYO)
    used = 24.5 - 9
    # For a day one hour alone is night by both: the last one of Tokyo's night, the first one of London's.
    after_a_day, used = 48.5, used + 24 - 1
    # Then it is night in Tokyo for as long as 63 minutes and 20 seconds.
    assert deadline(ruth.view(table), 0) == round(after_a_day + 38 / 36 + 40 - used, 3)


@pytest.mark.rule("G-08")
def test_time_used_under_earlier_hours_stays_used(club: Club, time: Time) -> None:
    """Also once those settings are so old that they are dropped."""
    ruth = Person(club, "Ruth")
    ruth.say_hours(LONDON)
    table = ruth.make(BOT, clock_hours=None, pace=Pace(900 * HOUR, HOUR, ("nights",))).id
    for days, hours in ((3, TOKYO), (10, None), (20, LONDON)):
        time.now = START + days * DAY
        ruth.say_hours(hours)
    in_london, for_a_day, in_tokyo = 3 * 9, 1, 6 * 9  # of its nights the first was half over, the last not yet
    left = ruth.view(table)["pace"]["seats"][0]["left"]
    assert left == (900 - 20 * 24 + in_london + for_a_day + in_tokyo) * 3600


def test_hours_change_once_a_day(club: Club, time: Time) -> None:
    ruth = Person(club, "Ruth")
    ruth.say_hours(LONDON)
    time.pass_hours(23)
    ruth.say_hours(LONDON)
    with pytest.raises(SlowDown) as slow:
        ruth.say_hours(None)
    assert slow.value.retry_after == 3600
    time.pass_hours(1)
    ruth.say_hours(None)
    assert until_answered(lambda: settings(club, ruth.id)) == {"hours": None}


def test_many_tables_are_updated_some_per_call(club: Club, time: Time) -> None:
    ruth = Person(club, "Ruth")
    tables = sorted(ruth.make(BOT, pace=NIGHTS).id for _ in range(45))
    assert eventually(lambda: wake(club) == 0 and not club.pending_projections), "a player's tables are those that have a row"
    updated, cursors, cursor = [], [], None
    while True:
        done = ruth.say_hours(LONDON, cursor)
        updated += done.tables
        cursors.append(cursor := done.cursor)
        if cursor is None:
            break
    assert updated == tables
    assert cursors == [tables[19], tables[39], None]


def test_an_interrupted_update_can_be_repeated_and_updates_no_table_twice(time: Time) -> None:
    store = SqliteStore(None)
    club = open_club(store, time)
    ruth = Person(club, "Ruth")
    tables = [ruth.make(BOT, pace=NIGHTS).id for _ in range(6)]
    breaking = replace(club, store=BreaksAfter(store, 3))
    with pytest.raises(TryAgain):
        set_hours(breaking, ruth.id, LONDON)
    assert sum(len(entries(club, table)) > 1 for table in tables) == 3
    assert sorted(ruth.say_hours(LONDON).tables) == sorted(tables)
    assert [len(entries(club, table)) for table in tables] == [2] * 6
    store.close()


class BreaksAfter:
    """A store that takes so many entries and no more."""

    def __init__(self, store: SqliteStore, entries: int) -> None:
        self.store, self.left = store, entries

    def append(self, table: str, entry: Entry) -> None:
        if not self.left:
            raise Unavailable
        self.left -= 1
        self.store.append(table, entry)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


def test_a_broken_table_does_not_stop_updates_of_others(club: Club) -> None:
    ruth = Person(club, "Ruth")
    tables = [ruth.make(BOT, pace=NIGHTS).id for _ in range(3)]
    until_answered(lambda: wake(club))
    append_by_hand(club.store, tables[1], Entry(7, "{}"))
    club.forget()
    assert sorted(ruth.say_hours(LONDON).tables) == sorted((tables[0], tables[2]))


def test_a_rematch_has_the_hours_of_all_its_players(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny", options={"rounds": 1}, clock_hours=2, pace=NIGHTS)
    for person in (ruth, hal):
        person.play(table, {"kind": "pick", "number": hand(person.view(table))[0], "ask": False})
    time.pass_hours(0.1)
    while ruth.view(table)["status"] == "playing":
        time.pass_hours(3)
    ruth.say_hours(LONDON)
    hal.say_hours(TOKYO)
    new = hal.rematch(table).table
    ruth.take(new, "")
    said = [seat.clock.said[-1][1] for seat in load_now(club, new).seats]
    assert said == [LONDON, TOKYO]


def load_now(club: Club, table: str) -> Any:
    return until_answered(lambda: load(club, table, strong=True))


def test_a_released_seat_gets_its_new_players_hours_but_not_at_once(club: Club, time: Time) -> None:
    """Otherwise giving a seat up and taking it again would move into another night at once."""
    ruth, hal = friends(club, "Ruth", "Hal")
    ruth.say_hours(LONDON)
    made = ruth.make(OPEN, clock_hours=20, pace=NIGHTS)
    hal.join(made)
    ruth.release(made.id, 0)
    code = hal.view(made.id)["links"]["join"].split("=")[1]
    time.pass_hours(1)
    bea = Person(club, "Bea")
    bea.say_hours(TOKYO)
    bea.take(made.id, code)
    table = load_now(club, made.id)
    assert [hours for _, hours in table.seats[0].clock.said] == [LONDON, TOKYO]


def _replay_of_what_is_over(club: Club, table: str) -> dict[str, Any]:
    """Return the replay for a watcher, whose first reads may be from before the end."""
    try:
        return replay(club, None, table)
    except PhaseOver as early:
        raise TryAgain from early


def test_nobody_else_sees_a_players_time_zone(club: Club, time: Time) -> None:
    """Neither in views nor in events, nor in the replay, which can be verified all the same."""
    ruth, hal = friends(club, "Ruth", "Hal")
    ruth.say_hours(LONDON)
    made = ruth.make(OPEN, game="tiny", options={"rounds": 1}, clock_hours=None, pace=Pace(20 * HOUR, HOUR, ("nights",)))
    hal.say_hours(TOKYO)
    hal.join(made)
    time.now += 30 * HOUR
    ruth.say_hours(TOKYO)
    hal.say_away(time.now + DAY)
    ruth.say_away(time.now + DAY)
    ruth.say_away(None)
    hal.pause(made.id)
    ruth.pause(made.id)
    hal.resume(made.id)
    views = [json.dumps(person.view(made.id, 0)) for person in (ruth, hal)]
    while hal.view(made.id)["status"] == "playing":
        for person in (ruth, hal):
            if "pick" in json.dumps(person.view(made.id)["legal"]):
                person.play(made.id, {"kind": "pick", "number": hand(person.view(made.id))[0], "ask": False})
        time.pass_hours(80)
    shown = until_answered(lambda: _replay_of_what_is_over(club, made.id))
    for text in (*views, json.dumps(shown)):
        assert not re.search(r"London|Tokyo|22:00|(?<![\w-])1320(?![\w-])", text)  # within a longer word it is a part of an id
    kinds = [(item["kind"], item["move"]) for item in shown["log"]]
    assert ("hours", None) in kinds
    assert ("away", {"until": None}) in kinds
    assert {"pause", "resume"} <= {kind for kind, _ in kinds}
    made_of = shown["log"][0]["move"]
    assert (made_of["bank"], made_of["off"]) == ({"hours": 20, "back": 1}, ["nights"])
    assert list(verify(shown, club.rules))


def test_muting_is_in_no_log_and_no_view(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    before = len(entries(club, table))
    until_answered(lambda: set_nudges(club, ruth.id, False))
    assert len(entries(club, table)) == before
    assert until_answered(lambda: settings(club, ruth.id)) == {"nudges": False}
    assert hal.nudge(table, 0)["pace"]["seats"][0]["nudged"] is not None
