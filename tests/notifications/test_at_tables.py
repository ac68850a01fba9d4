"""Notifications of whole tables: from the entry that asks a player to the words that reach them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import Pace
from chalicelib.notifications import channels, outbox
from chalicelib.notifications.forget import forget_player
from chalicelib.notifications.notify import notify_due
from chalicelib.notifications.outbox import Message, decode_message
from chalicelib.notifications.pending import store_pending
from chalicelib.notifications.status import record_view
from chalicelib.play.club import Club
from chalicelib.play.projections import project
from chalicelib.play.table_queries import look
from chalicelib.players.settings import set_nudges
from chalicelib.store.interface import Entry, Row, Store, all_rows
from chalicelib.store.sqlite import SqliteStore
from chalicelib.upkeep.wake import wake
from tests.faults.faulty_store import HostileStore
from tests.tables.people import BOT, HOUR, OPEN, Person, Time, eventually, friends, open_club, seated, until_answered

HOOK = "https://hooks.example.com/x"
SECOND, MINUTE = 1000, 60_000


@dataclass
class Counting(SqliteStore):
    """Counts the calls besides those for logs."""

    asked: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        SqliteStore.__init__(self)

    def put(self, row: Row, *, newer: bool = False) -> bool:
        self.asked.append(f"put {row.pk.split('#')[0]}")
        return super().put(row, newer=newer)

    def get(self, pk: str, sk: str, *, strong: bool = False) -> Row | None:
        self.asked.append(f"get {pk.split('#')[0]}")
        return super().get(pk, sk, strong=strong)


@pytest.fixture
def store() -> Iterator[Counting]:
    made = Counting()
    yield made
    made.close()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def club(store: Counting, time: Time) -> Club:
    return telling(store, time)


@pytest.fixture(autouse=True)
def no_score_stymies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chalicelib.games.dice_golf.state.STYMIE_FROM", 99)


def telling(store: Store, time: Time) -> Club:
    """Return a club over this store that projects entries to pending notifications."""
    club = open_club(store, time)

    def tell(table: str, entry: Entry) -> None:
        project(store, table, entry)
        store_pending(store, table, entry)

    club.project = tell
    return club


def reach(*people: Person) -> None:
    for person in people:
        channels.set_preferences(person.club, person.id, hook=HOOK)


def see(person: Person, table: str, since: int | None = None) -> Any:
    return look(person.club, person.id, table, since, None, record_view)


def pass_time(club: Club, time: Time, ms: int) -> list[Message]:
    """Let time pass, with a wake each minute for a while and at the end; return the messages put into the outbox."""
    until, steps = time.now + ms, 0
    while time.now < until:
        time.now = min(until, time.now + (MINUTE if steps < 5 else 3 * HOUR))
        steps += 1
        wake(club, notify_due)
    return take(club)


def take(club: Club) -> list[Message]:
    rows = [row for shard in range(outbox.SHARDS) for row in all_rows(club.store, outbox.outbox_pk(shard))]
    for row in rows:
        club.store.delete(row.pk, row.sk)
    return [decode_message(row.body) for row in rows]


def test_the_player_to_move_reads_what_happened_since(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ann, ben)
    ann.finish_hole(table)
    (message,) = pass_time(club, time, 2 * MINUTE)
    assert (message.player, message.why, message.title) == (ben.id, "turn", "Your turn at Three Holes, hole 1")
    assert message.body.startswith("Ann made a")
    assert (message.url, message.tag, message.name) == (f"/t/{table}", table, "Ben")
    assert pass_time(club, time, 20 * HOUR) == []


def test_notifications_contain_no_invitations_or_keys(club: Club, time: Time) -> None:
    (ann,) = friends(club, "Ann")
    made = ann.make(OPEN)
    (ben,) = friends(club, "Ben")
    ben.join(made)
    reach(ann, ben)
    ann.finish_hole(made.id)
    for message in pass_time(club, time, 70 * HOUR):
        assert made.links["join"].split("=")[1] not in repr(message)
        assert ann.bearer not in repr(message)
        assert ben.bearer not in repr(message)


def test_a_player_without_channels_leaves_no_rows(club: Club, time: Time, store: Counting) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    store.asked.clear()
    ann.finish_hole(table)
    assert pass_time(club, time, 2 * MINUTE) == []
    assert not [call for call in store.asked if "TELL" in call]


def test_a_player_who_views_is_not_notified(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ben)
    version = see(ben, table).version
    ann.finish_hole(table)
    time.now += SECOND
    see(ben, table, version)
    assert pass_time(club, time, HOUR) == []


def test_a_page_may_show_the_turn_before_the_stream_delivers_it(club: Club, time: Time, store: Counting) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ben)
    version = see(ben, table).version
    late: list[tuple[str, Entry]] = []
    club.project = lambda table, entry: late.append((table, entry))
    ann.finish_hole(table)
    version = see(ben, table, version).version
    for message in late:
        project(store, *message)
        store_pending(store, *message)
    store.asked.clear()
    for _ in range(4):
        time.now += 30_000
        see(ben, table, version)
    assert store.asked.count("put TELL") == 1
    assert store.asked.count("get TELL") == 1, "of the polls on one's own turn one looks, and writes"
    assert pass_time(club, time, HOUR) == []


def test_polls_write_nothing_and_read_nothing_more(club: Club, time: Time, store: Counting) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ann, ben)
    ann.finish_hole(table)
    version = see(ben, table).version
    time.now += 10 * MINUTE
    store.asked.clear()
    for _ in range(100):
        time.now += 1500
        assert see(ben, table, version).view is None
        assert see(ann, table, version).view is None
    assert store.asked == []


def test_one_notification_through_time_outs_and_another_after_a_view(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=24)
    reach(ben)
    ann.finish_hole(table)
    assert [message.why for message in pass_time(club, time, 19 * HOUR)] == ["turn"]
    assert [message.why for message in pass_time(club, time, 3 * HOUR)] == ["reminder"]
    time.now += 3 * HOUR
    wake(club, notify_due)
    ann.finish_hole(table)
    assert pass_time(club, time, 10 * MINUTE) == [], "they have not looked since"
    see(ben, table)
    ben.finish_hole(table)
    if ann.view(table)["status"] == "playing" and ann.view(table)["waiting_for"] == [0]:
        ann.finish_hole(table)
    assert [message.player for message in pass_time(club, time, 10 * MINUTE)] == [ben.id]


def test_a_reminder_says_how_long_is_left(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=24)
    reach(ben)
    ann.finish_hole(table)
    see(ben, table)
    messages = pass_time(club, time, 21 * HOUR)
    assert [(message.why, message.title) for message in messages] == [("reminder", "Still your turn at Three Holes, hole 1")]
    assert messages[0].body in ("Your clock runs out in 4 hours.", "Your clock runs out in 3 hours.")


def test_quiet_hours_delay_what_still_waits_at_their_end(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ben)
    hour = time.now // HOUR % 24
    channels.set_preferences(club, ben.id, quiet=Hours("UTC", hour * 60, (hour + 8) % 24 * 60))
    ann.finish_hole(table)
    assert pass_time(club, time, 6 * HOUR) == []
    assert [message.why for message in pass_time(club, time, 5 * HOUR)] == ["turn"]


def test_a_player_who_played_meanwhile_is_not_notified_in_the_morning(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ben)
    channels.set_preferences(club, ben.id, quiet=Hours("UTC", 0, 24 * 60 - 1))
    ann.finish_hole(table)
    pass_time(club, time, HOUR)
    ben.finish_hole(table)
    channels.set_preferences(club, ben.id, quiet=None)
    assert pass_time(club, time, 2 * HOUR) == []


def test_the_night_is_quiet_unless_other_hours_are_set(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ben)
    hour = time.now // HOUR % 24
    ben.say_hours(Hours("UTC", hour * 60, (hour + 8) % 24 * 60))
    ann.finish_hole(table)
    assert pass_time(club, time, HOUR) == []
    channels.set_preferences(club, ben.id, quiet=None)
    assert [message.why for message in pass_time(club, time, 9 * HOUR)] == ["turn"]
    channels.set_preferences(club, ben.id, quiet="night")
    assert channels.settings(club, ben.id).quiet == Hours("UTC", hour * 60, (hour + 8) % 24 * 60)


def test_a_reminder_goes_by_the_clock_of_a_paced_table(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=None, pace=Pace(24 * HOUR, HOUR))
    reach(ben)
    ann.finish_hole(table)
    see(ben, table)
    assert pass_time(club, time, 19 * HOUR) == []
    (message,) = pass_time(club, time, HOUR + MINUTE)
    assert (message.why, message.body) == ("reminder", "Your clock runs out in 4 hours.")


def test_a_player_who_is_away_is_notified_when_back(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=24)
    reach(ben)
    ben.say_away(time.now + 72 * HOUR)
    ann.finish_hole(table)
    assert pass_time(club, time, 71 * HOUR) == []
    assert [message.why for message in pass_time(club, time, 4 * HOUR)] == ["turn"]
    assert [message.why for message in pass_time(club, time, 18 * HOUR)] == ["reminder"]


def test_a_player_who_comes_back_early_is_reminded_in_time(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=24)
    reach(ben)
    ann.finish_hole(table)
    see(ben, table)
    ben.say_away(time.now + 300 * HOUR)
    assert pass_time(club, time, 30 * HOUR) == []
    ben.say_away(None)
    assert [message.why for message in pass_time(club, time, 22 * HOUR)] == ["reminder"]


def test_a_pause_delays_notifications(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=24)
    reach(ben)
    ann.pause(table)
    ben.pause(table)
    ann.finish_hole(table)
    assert pass_time(club, time, 100 * HOUR) == []
    ann.resume(table)
    assert [message.why for message in pass_time(club, time, 5 * MINUTE)] == ["turn"]
    assert [message.why for message in pass_time(club, time, 22 * HOUR)] == ["reminder"]


def test_a_nudge_says_who_nudges(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=72)
    reach(ben)
    ann.finish_hole(table)
    pass_time(club, time, HOUR)
    ann.nudge(table, 1)
    (message,) = pass_time(club, time, 3 * MINUTE)
    assert (message.player, message.why, message.title) == (ben.id, "nudge", "Ann nudged you at Three Holes, hole 1")
    assert message.body == "Your clock runs out in 71 hours."
    assert pass_time(club, time, 12 * HOUR) == []


def test_the_language_is_the_players_or_else_the_hosts(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=72)
    reach(ben)
    channels.set_language(club, ann.id, "de")
    ann.finish_hole(table)
    (message,) = pass_time(club, time, 2 * MINUTE)
    assert message.title == "Du bist am Zug: Three Holes, Loch 1"
    assert message.body.endswith(("Schläge gebraucht.", "einen Schlag gebraucht."))
    ann.nudge(table, 1)
    assert [message.title for message in pass_time(club, time, 2 * MINUTE)] == ["Ann hat dich angestupst: Three Holes, Loch 1"]
    channels.set_language(club, ben.id, "en")
    assert [message.body for message in pass_time(club, time, 62 * HOUR)] == ["Your clock runs out in 12 hours."]


def test_a_second_nudge_is_sent_while_the_first_is_in_the_outbox(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=None)
    reach(ben)
    ann.finish_hole(table)
    for _ in range(2):
        time.now += 13 * HOUR
        ann.nudge(table, 1)
        time.now += 2 * MINUTE
        wake(club, notify_due)
    assert [message.why for message in take(club)] == ["nudge", "nudge"]


def test_a_host_is_notified_of_seat_requests_once_until_they_view(club: Club, time: Time) -> None:
    ruth, cat, dan, eve = (Person(club, name) for name in ("Ruth", "Cat", "Dan", "Eve"))
    table = ruth.make(OPEN, OPEN).id
    reach(ruth)
    cat.ask(table)
    dan.ask(table)
    (message,) = pass_time(club, time, 2 * MINUTE)
    assert (message.player, message.why, message.url) == (ruth.id, "seat", f"/t/{table}")
    assert (message.title, message.body) == ("Cat and Dan ask for a seat at Three Holes", "Let them in or decline.")
    eve.ask(table)
    assert pass_time(club, time, HOUR) == [], "they have not looked yet"
    see(ruth, table)
    for request in ruth.view(table)["requests"]:
        ruth.decline(table, request["n"])
    channels.set_language(club, ruth.id, "de")
    Person(club, "Fay").ask(table)
    (message,) = pass_time(club, time, 2 * MINUTE)
    assert (message.title, message.body) == ("Fay bittet um einen Platz: Three Holes", "Du kannst annehmen oder ablehnen.")


def test_a_withdrawn_request_is_not_sent_and_the_next_one_is(club: Club, time: Time) -> None:
    ruth, cat = Person(club, "Ruth"), Person(club, "Cat")
    table = ruth.make(OPEN).id
    reach(ruth)
    (request,) = cat.ask(table)["requests"]
    cat.decline(table, request["n"])
    assert pass_time(club, time, HOUR) == []
    Person(club, "Dan").ask(table)
    assert [message.title for message in pass_time(club, time, 2 * MINUTE)] == ["Dan asks for a seat at Three Holes"]


def test_a_host_who_views_or_sleeps_is_not_notified_of_a_request(club: Club, time: Time) -> None:
    ruth = Person(club, "Ruth")
    table = ruth.make(OPEN).id
    reach(ruth)
    version = see(ruth, table).version
    Person(club, "Cat").ask(table)
    time.now += SECOND
    see(ruth, table, version)
    assert pass_time(club, time, HOUR) == [], "their page has shown it"
    hour = time.now // HOUR % 24
    channels.set_preferences(club, ruth.id, quiet=Hours("UTC", hour * 60, (hour + 8) % 24 * 60))
    Person(club, "Dan").ask(table)
    assert pass_time(club, time, 6 * HOUR) == []
    assert [message.why for message in pass_time(club, time, 5 * HOUR)] == ["seat"]


def test_only_the_host_knows_who_asks_for_a_seat(club: Club, time: Time, store: Counting) -> None:
    ruth, ben = Person(club, "Ruth"), Person(club, "Ben")
    made = ruth.make(OPEN, OPEN)
    ben.join(made)
    reach(ben)
    channels.set_table_webhook(club, ruth.id, made.id, HOOK)
    Person(club, "Cat").ask(made.id)
    assert pass_time(club, time, 3 * MINUTE) == []
    assert {row.sk for row in all_rows(store, f"TELL#{made.id}")} == {"HOOK"}


def test_a_turn_is_notified_after_an_unseen_request(club: Club, time: Time) -> None:
    ruth, ben = Person(club, "Ruth"), Person(club, "Ben")
    made = ruth.make(OPEN)
    reach(ruth)
    Person(club, "Cat").ask(made.id)
    assert [message.why for message in pass_time(club, time, 2 * MINUTE)] == ["seat"]
    ben.join(made)
    messages = pass_time(club, time, 2 * MINUTE)
    assert [(message.player, message.why) for message in messages] == [(ruth.id, "turn")]


def test_no_nudge_is_sent_to_an_open_table_or_when_muted(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=None)
    reach(ben)
    ann.finish_hole(table)
    version = see(ben, table).version
    pass_time(club, time, HOUR)
    ann.nudge(table, 1)
    time.now += SECOND
    see(ben, table, version)
    assert pass_time(club, time, HOUR) == [], "their page has shown it"
    time.now += 12 * HOUR
    set_nudges(club, ben.id, False)
    ann.nudge(table, 1)
    assert pass_time(club, time, HOUR) == []
    set_nudges(club, ben.id, True)
    assert pass_time(club, time, HOUR) == [], "what was muted is not sent afterwards"


def test_nobody_who_saw_the_end_is_notified_of_it(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ann, ben)
    while (view := ann.view(table))["status"] == "playing":
        (ann if view["waiting_for"] == [0] else ben).finish_hole(table)
        see(ann, table)
        see(ben, table)
    last = [message for message in pass_time(club, time, 10 * MINUTE) if message.why == "over"]
    assert last == [], "both have seen it"


def test_a_player_who_was_not_there_is_notified_of_the_end(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ann)
    while (view := ben.view(table))["status"] == "playing":
        (ann if view["waiting_for"] == [0] else ben).finish_hole(table)
    (message,) = pass_time(club, time, 10 * MINUTE)
    assert (message.player, message.why, message.title) == (ann.id, "over", "Three Holes: game over")
    assert "won" in message.body or "tied for first" in message.body


def test_a_tables_webhook_gets_all_players_notifications(club: Club, time: Time) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    channels.set_table_webhook(club, ann.id, table, HOOK)
    ann.finish_hole(table)
    assert [message.name for message in pass_time(club, time, 2 * MINUTE)] == ["Ben"]


def test_alone_with_bots_there_are_no_notifications(club: Club, time: Time) -> None:
    (ann,) = friends(club, "Ann")
    table = ann.make(BOT).id
    reach(ann)
    ann.finish_hole(table)
    assert pass_time(club, time, 3 * MINUTE) == []


def test_entries_delivered_again_change_nothing(club: Club, time: Time, store: Counting) -> None:
    table, (ann, ben) = seated(club, "Ann", "Ben")
    reach(ben)
    ann.finish_hole(table)
    see(ben, table)
    for entry in store.after(table, -1):
        store_pending(store, table, entry)
    assert pass_time(club, time, HOUR) == []


def reach_long_before(person: Person, time: Time) -> None:
    """Written twice, so that no stale read misses it: whether a player has channels is read eventually."""
    for _ in range(2):
        time.now += SECOND
        until_answered(lambda: reach(person))


@pytest.mark.parametrize("seed", range(12))
def test_a_hostile_store_sends_each_notification_once(seed: int, time: Time) -> None:
    kind = SqliteStore()
    club = telling(HostileStore(kind, seed), time)
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=None)
    reach_long_before(ben, time)
    ann.finish_hole(table)
    for _ in range(40):
        time.now += MINUTE
        until_answered(lambda: wake(club, notify_due))
    # What is put again into the outbox is no new row there: the stream tells of those alone.
    assert [message.why for message in take(telling(kind, time))] == ["turn"]
    kind.close()


@pytest.mark.parametrize("seed", range(12))
def test_a_hostile_store_never_loses_a_view(seed: int, time: Time) -> None:
    kind = SqliteStore()
    club = telling(HostileStore(kind, seed), time)
    table, (ann, ben) = seated(club, "Ann", "Ben", clock_hours=None)
    reach_long_before(ben, time)
    ann.finish_hole(table)
    assert eventually(lambda: wake(club, notify_due) >= 0 and not club.pending_projections), (
        "what was missed of the projection is done"
    )
    for _ in range(20):
        until_answered(lambda: see(ben, table))
    for _ in range(10):
        time.now += MINUTE
        until_answered(lambda: wake(club, notify_due))
    assert take(telling(kind, time)) == []
    kind.close()


def test_forgetting_a_player_resets_language_and_quiet_hours(club: Club, time: Time) -> None:
    ben = Person(club, "Ben")
    hour = time.now // HOUR % 24
    ben.say_hours(Hours("UTC", hour * 60, (hour + 8) % 24 * 60))
    channels.set_language(club, ben.id, "de")
    channels.set_preferences(club, ben.id, quiet=None)
    assert (channels.language_of(club, ben.id), channels.settings(club, ben.id).night) == ("de", False)
    forget_player(club, ben.id, "192.0.2.1")
    assert channels.language_of(club, ben.id) is None
    assert channels.settings(club, ben.id).night, "and not: notified at any hour"
    ben.say_hours(Hours("UTC", hour * 60, (hour + 8) % 24 * 60))
    assert channels.quiet_hours(club, ben.id) == Hours("UTC", hour * 60, (hour + 8) % 24 * 60)
