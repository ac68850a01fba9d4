"""A key that somebody may know is changed for a new one: every seat follows it, and the old one holds nothing."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from chalicelib import compact
from chalicelib.api.house import project
from chalicelib.boards.courses import BUILT_IN
from chalicelib.boards.people import is_nobodys
from chalicelib.boards.results import each
from chalicelib.errors import KeyChanged, KeyTaken, NotYourSeat, TooMany, WrongCode
from chalicelib.games.interface import Hole
from chalicelib.signals import channels, renamed
from chalicelib.store.interface import Entry, Row, Store
from chalicelib.store.pages import every
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, Met, WantedSeat, bring_course, change_key, log_at, replay, say_nudges, settings
from chalicelib.tables.forget import forget, led_to
from chalicelib.tables.held import earlier, held_before, went_to
from chalicelib.tables.hours import Hours
from chalicelib.tables.load import load, whole
from chalicelib.tables.mine import all_cards
from chalicelib.tables.project import KEPT, NEVER_CAME, was_kept
from chalicelib.verify import verify
from infra.rebuild import rebuild
from tests.boards.shelf import PEOPLES, whole_board
from tests.boards.test_from_tables import play_nine, play_out
from tests.seeds import first
from tests.streams.rows import all_rows, standing
from tests.tables.people import (
    BOT,
    DAY,
    OPEN,
    START,
    Person,
    Time,
    eventually,
    friends,
    open_club,
    over,
    projected,
    seated,
    until_answered,
)
from tests.tables.test_own_hours import acts
from tests.tables.test_past import chosen, items, pick
from tests.tables.test_released import taken_away

FOLLOWING = ("PLAYER#", "OVER#", "RESULTS#", "BOARD#", "WINS#")
SAID = ("KEY#", "SETTINGS#", "CHANNELS#")
LONDON = Hours("Europe/London", 22 * 60, 7 * 60)


def renew(person: Person, name: str | None = None, asking: list[str] | None = None) -> tuple[Person, list[str]]:
    """The same person with a new key, who says so until nothing is left; and the tables that moved."""
    new, told = Person(person.club, person.name), list[str]()
    new.id = f"{name or 'new-' + person.id:.<22}"[:22]

    def change(start: str | None) -> str | None:
        done = until_answered(lambda: change_key(person.club, person.id, new.id, start, asking or []))
        told.extend(done.tables)
        return done.cursor

    start = change(None)
    while start is not None:
        start = change(start)
    return new, told


def met(table: str, seat: int) -> WantedSeat:
    return WantedSeat("again", met=Met(table, seat))


def mine(person: Person) -> set[str]:
    return {card["table"] for card in until_answered(lambda: list(all_cards(person.club, person.id, strong=True)))}


def test_a_seat_follows_its_player_to_the_new_key(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    rolled = ruth.play(table, {"kind": "roll"}, key="sent-before").view
    new, told = renew(ruth)
    assert told == [table]
    projected(club)
    assert (mine(new), mine(ruth)) == ({table}, set())
    view = new.view(table)
    assert (view["you"], view["host"], view["seats"][0]["player"]) == (0, 0, new.id)
    assert view["legal"] == rolled["legal"]
    assert new.play(table, {"kind": "roll"}, seen=0, key="sent-before").replayed, "a page goes on where it was"
    new.play(table, {"kind": "keep"})
    assert hal.view(table)["version"] == view["version"] + 1


@pytest.mark.parametrize("again", [False, True])
def test_the_old_key_holds_nothing(club: Club, again: bool) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    sent = ruth.view(table)["version"]
    if again:
        ruth.play(table, {"kind": "roll"}, seen=sent, key="the-very-same")
    renew(ruth)
    for wish in (
        lambda: ruth.play(table, {"kind": "roll"}, seen=sent, key="the-very-same"),
        lambda: ruth.say(table, "it is me"),
        lambda: ruth.leave(table),
        lambda: ruth.pause(table),
        lambda: ruth.release(table, 0),
    ):
        assert eventually(partial(turned_away, wish)), "what was played before is still answered until reads catch up"
    assert eventually(lambda: ruth.look(table).seat is None)
    view = ruth.view(table)
    assert (view["you"], view["legal"], "join" in view["links"]) == (None, None, False)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_old_key_opens_no_seat_that_it_gave_up_and_is_no_host(club: Club, seat: int) -> None:
    """Who gave up their seat is told its join code again, and who made a table may do more there: both went by the old key."""
    table, people = seated(club, "Ruth", "Hal", game="tiny")
    given = people[seat]
    given.release(table, seat)
    projected(club)
    new, _ = renew(given)
    assert eventually(partial(turned_away, lambda: given.release(table, seat)))
    assert eventually(lambda: "join" in new.release(table, seat))
    assert until_answered(lambda: load(club, table, strong=True)).maker == (people[0].id if seat else new.id)


def test_what_a_seat_hid_is_seen_by_the_new_key_and_not_by_the_old(club: Club) -> None:
    """The log told the old key what stood in its hand when it was changed: that is the hand that is held now."""
    table, (ruth, hal) = seated(club, "Ruth", "Hal", game="tiny")
    number, at = pick(hal, table), hal.view(table)["version"]
    new, _ = renew(hal)
    newest, _ = renew(new, "newest-hal")
    assert eventually(lambda: hal.look(table).seat is None)

    def shown(person: Person) -> bool:
        return "number" in chosen(items(club, person, table))[0]

    for old in (hal, new):
        assert eventually(lambda old=old: not shown(old))  # type: ignore[misc]
        then = until_answered(lambda old=old: log_at(club, old.id, table, at))  # type: ignore[misc]
        assert (then["you"], then["state"]["own"]) == (None, None)
    assert eventually(lambda: newest.look(table).seat == 1)
    assert chosen(items(club, newest, table))[0]["number"] == number

    def seen() -> bool:
        then = log_at(club, newest.id, table, at)
        return (then["you"], then["state"]["own"] is None) == (1, False)

    assert eventually(seen)


def test_of_two_who_change_the_same_key_at_once_one_goes_by_it(plain: SqliteStore) -> None:
    """The other's row said so as well: with that they could have had the whole of a player forgotten."""
    club = at_home(plain)
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    thief = Person(club, "Thief")
    put, other = plain.put, list[Person]()

    def race(row: Row, *, newer: bool = False) -> bool:
        done = put(row, newer=newer)
        if row.sk == "FROM" and row.pk == f"KEY#{thief.id}":
            other.append(renew(hal)[0])
        return done

    plain.put = race  # type: ignore[method-assign]
    with pytest.raises(KeyChanged):
        change_key(club, hal.id, thief.id)
    plain.put = put  # type: ignore[method-assign]
    (new,) = other
    assert (earlier(plain, new.id), earlier(plain, thief.id)) == ([hal.id], [])
    assert forget(club, thief.id).tables == []
    assert [seat["name"] for seat in new.view(table)["seats"]] == ["Ruth", "Hal"]
    thief.make(BOT)
    for name in "abc":
        thief, _ = renew(thief, f"thief-{name}")
    renew(new, "newer-hal")  # the thief's changes are none of theirs


@pytest.mark.parametrize("count", [2, 3])
def test_keys_that_are_changed_for_one_another_at_once_lead_in_no_circle(plain: SqliteStore, count: int) -> None:
    """Each was nobody's when the others looked. Who went round in it, from one key to the next, came to no end."""
    club = at_home(plain)
    ring = [Person(club, f"Ring {number}") for number in range(count)]
    for person in ring:
        say_nudges(club, person.id, False)
    left, put = list(pairwise([*ring, ring[0]])), plain.put

    def change_next() -> None:
        old, new = left.pop()
        with suppress(KeyTaken):
            change_key(club, old.id, new.id)

    def all_at_once(row: Row, *, newer: bool = False) -> bool:
        done = put(row, newer=newer)
        if left and row.sk == "FROM":
            change_next()
        return done

    plain.put = all_at_once  # type: ignore[method-assign]
    change_next()
    assert left == []
    assert None in [went_to(plain, person.id) for person in ring]
    for number, person in enumerate(person for person in ring if went_to(plain, person.id) is None):
        renew(person, f"newest-{number}")  # they can still be changed


def turned_away(wish: Callable[[], Any]) -> bool:
    try:
        wish()
    except NotYourSeat:
        return True
    return False


def test_its_entry_tells_nobody_anything_and_keeps_no_table_alive(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    before, peopled = hal.view(table), until_answered(lambda: load(club, table, strong=True)).peopled_at
    time.pass_hours(1)
    renew(ruth)
    view = hal.view_at(table, before["version"] + 1, before["version"])
    assert (view["happened"], view["deadline"], view["waiting_for"]) == ([], before["deadline"], before["waiting_for"])
    assert until_answered(lambda: load(club, table, strong=True)).peopled_at == peopled


def test_folding_again_gives_the_same(club: Club) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal")
    new, _ = renew(ruth)
    new.finish_hole(table)
    found, again = (until_answered(lambda: read(club, table, strong=True)) for read in (load, whole))  # noqa: B023
    assert [seat.player for seat in found.seats] == [seat.player for seat in again.seats] == [new.id, hal.id]
    assert found.maker == again.maker == new.id
    log = until_answered(lambda: club.store.after(table, -1, strong=True))
    assert held_before(log, new.id) == {ruth.id}
    assert held_before(log, hal.id) == set()


def test_who_waits_for_others_asks_or_is_expected_follows_too(club: Club) -> None:
    ruth, hal, ann = friends(club, "Ruth", "Hal", "Ann")
    made = ruth.make(OPEN, OPEN)
    hal.ask(made.id)
    new, told = renew(hal, asking=[made.id, "A" * 22])
    assert told == [made.id]
    ruth.seat(made.id, until_answered(lambda: load(club, made.id, strong=True)).askers[0].n)
    assert (new.view(made.id)["you"], hal.view(made.id)["you"]) == (1, None)
    host, _ = renew(ruth)
    ann.join(made)
    with pytest.raises(NotYourSeat):
        ruth.leave(made.id)
    assert host.view(made.id)["host"] == 0


def test_a_seat_that_is_kept_for_them_is_the_new_keys(club: Club, time: Time) -> None:
    table, (ruth, hal) = seated(club, "Ruth", "Hal", course=BUILT_IN["augustine"], options={"holes": "front", "stymie": False})
    play_nine(ruth, table)
    play_nine(hal, table)
    again = ruth.rematch(table).table
    projected(club)
    new, told = renew(hal)
    projected(club)
    assert {*told} <= {table, again} == mine(new)
    assert eventually(lambda: {item["table"]: item["reserved"] for item in new.tables()[0]}.get(again) == 1)
    new.take(again, "")
    assert new.view(again)["you"] == 1
    assert new.view(table)["you"] == 1


@pytest.mark.parametrize("by", ["rematch", "again"])
def test_a_seat_that_is_kept_while_their_key_is_changed_is_the_new_keys(
    club: Club, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whom it is for was read before, and the table is made afterwards: no list of theirs led to it meanwhile."""
    table, (ruth, hal) = over(club, "Ruth", "Hal", watching=False)
    changed: list[Person] = []

    def changes(store: Store, player: str) -> str:
        changed.extend([renew(hal)[0]] if not changed else [])
        return player

    with monkeypatch.context() as late:
        late.setattr(sys.modules[f"chalicelib.tables.{by}"], "goes_by", changes)
        kept = ruth.rematch(table).table if by == "rematch" else ruth.make(met(table, 1), game="tiny", watching=False).id
    (new,) = changed
    with pytest.raises(WrongCode):
        hal.take(kept, "")
    with pytest.raises(NotYourSeat):
        hal.view(kept)
    assert new.knock(kept, "") == [1]
    assert new.take(kept, "").view["you"] == 1


def test_a_rematch_is_for_the_key_that_a_player_goes_by_though_the_table_is_not_told_yet(club: Club) -> None:
    table, (ruth, hal) = over(club, "Ruth", "Hal", watching=False)
    for name in ("new-hal", "newest-hal"):
        until_answered(lambda: club.store.put(Row(f"KEY#{hal.id}", "TO", 1, compact.dump({"player": name, "at": 0}))))  # noqa: B023
        hal.id = name
    kept = ruth.rematch(table).table
    assert ruth.view(kept)["seats"][1]["player"] == "newest-hal"


def test_what_is_counted_by_the_day_is_counted_for_the_first_key(plain: SqliteStore) -> None:
    club = at_home(plain)
    (ruth,) = friends(club, "Ruth")
    ruth.make(BOT)
    new, _ = renew(renew(ruth)[0], "newest-ruth")
    new.make(BOT)
    bring_course(club, new.id, "Up the hill", [Hole(4, 400)])
    counted = {row.pk: row.body for row in all_rows(plain) if row.pk.startswith("LIMIT#")}
    assert counted["LIMIT#made#" + ruth.id] == "2"
    assert {pk.rpartition("#")[2] for pk in counted if "-here#" not in pk} == {ruth.id}, "but for what an address may"


def test_a_day_is_looked_for_by_no_key_that_was_changed_before_it(club: Club, plain: SqliteStore, time: Time) -> None:
    """However often somebody has changed theirs, what reads a round of a day's challenge stays as it is."""
    holder, keys = seated(club, "Ruth", "Hal")[1][0], []
    for _ in range(4):
        keys.append(holder.id)
        holder, _ = renew(holder)
        time.pass_hours(24)
    assert until_answered(lambda: earlier(club.store, holder.id)) == keys[::-1]
    assert until_answered(lambda: earlier(club.store, holder.id, time.now - DAY)) == keys[:2:-1]
    assert until_answered(lambda: earlier(club.store, holder.id, time.now)) == []


def test_a_table_that_is_begun_while_the_key_is_changed_follows(plain: SqliteStore) -> None:
    club = at_home(plain)
    (ruth,) = friends(club, "Ruth")
    tables, put = [ruth.make(BOT).id], plain.put

    def begins(row: Row, *, newer: bool = False) -> bool:
        if row.sk == "TO":
            tables.append(ruth.make(BOT).id)
        return put(row, newer=newer)

    plain.put = begins  # type: ignore[method-assign]
    new, told = renew(ruth)
    assert {*told} == {*tables} == mine(new)
    assert len(told) == 2


def test_a_table_is_not_looked_at_for_a_seat_that_was_kept_in_vain(plain: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has played with somebody keeps them as many seats as they like: they are no work for who changes a key."""
    club, looked = at_home(plain), list[str]()
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    kept = ruth.make(met(table, 1), game="tiny").id
    ruth.leave(kept)
    monkeypatch.setattr("chalicelib.tables.rekey.commit", lambda _, one, *__, **___: looked.append(one))
    renew(hal)
    assert looked == [table]
    assert kept in led_to(plain, [hal.id]), "to be forgotten is to be taken out of it all the same"


@pytest.mark.parametrize("first", ["left", "kept in vain"])
def test_who_had_a_seat_is_known_to_have_had_it_in_whatever_order_that_is_told(plain: SqliteStore, first: str) -> None:
    club = at_home(plain)
    table, (ruth, hal) = over(club, "Ruth", "Hal")
    kept = ruth.make(met(table, 1), OPEN, game="tiny").id
    hal.take(kept, "")
    hal.leave(kept)
    with closing(SqliteStore(None)) as other:
        told: list[Callable[[], object]] = [partial(project, other, kept, entry) for entry in plain.after(kept, -1)]
        told.append(partial(other.put, Row(f"WAS#{hal.id}", kept, NEVER_CAME, KEPT), newer=True))
        for tell in told if first == "left" else reversed(told):
            tell()
        (row,) = (row for row in all_rows(other) if row.pk == f"WAS#{hal.id}")
        assert not was_kept(row)


def test_more_tables_than_one_call_moves_go_on_by_the_cursor(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    made = {ruth.make(BOT).id for _ in range(23)}
    projected(club)
    first = until_answered(lambda: change_key(club, ruth.id, "new-ruth".ljust(22, ".")))
    assert len(first.tables) <= 20 < len(made)
    new, told = renew(ruth, "new-ruth")
    projected(club)
    assert {*told} <= made == mine(new)
    assert mine(ruth) == set()


def test_what_was_said_for_all_tables_goes_along(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    ruth.make(BOT)
    projected(club)
    ruth.say_hours(LONDON)
    ruth.say_away(START + DAY)
    said = until_answered(lambda: settings(club, ruth.id))
    new, _ = renew(ruth)
    assert until_answered(lambda: settings(club, new.id)) == said
    assert until_answered(lambda: settings(club, ruth.id)) == {}
    ruth.say_hours(LONDON)  # as if it had never said any


def test_who_sits_nowhere_is_told_by_the_new_key_as_they_said(club: Club) -> None:
    """Their webhook followed, and their nights did not."""
    (ruth,) = friends(club, "Ruth")
    ruth.say_hours(LONDON)
    until_answered(lambda: channels.hear(club, ruth.id, hook="https://hooks.example.com/x"))
    said = until_answered(lambda: settings(club, ruth.id))
    new = "n" * 22
    until_answered(lambda: renamed.change_key(club, ruth.id, new))
    assert until_answered(lambda: settings(club, new)) == said
    assert until_answered(lambda: channels.settings(club, new)).hook is not None
    assert until_answered(lambda: channels.settings(club, ruth.id)).hook is None
    with pytest.raises(KeyChanged):
        until_answered(lambda: renamed.change_key(club, ruth.id, "m" * 22))


def test_no_log_is_read_of_a_table_that_takes_nothing_any_more(plain: SqliteStore, time: Time) -> None:
    club = at_home(plain, time)
    table, ruth, _ = played_out(club, "becks-golf")
    time.now += 91 * DAY
    read = list[str]()
    after = plain.after

    def counted(table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        read.extend([table] if n < 0 else [])
        return after(table, n, count=count, strong=strong)

    plain.after = counted  # type: ignore[method-assign]
    assert renew(ruth)[1] == []
    plain.after = after  # type: ignore[method-assign]
    assert table not in read


def test_a_key_is_changed_for_one_other_and_for_nobodys(club: Club) -> None:
    (ruth, hal) = friends(club, "Ruth", "Hal")
    for person in (ruth, hal):
        person.make(BOT)
    projected(club)
    for other in (hal.id, ruth.id):
        with pytest.raises(KeyTaken):
            renew(ruth, other)
    new, _ = renew(ruth)
    projected(club)
    assert renew(ruth) == (new, [])
    with pytest.raises(KeyChanged):
        renew(ruth, "another")
    hal.say_hours(LONDON)
    with pytest.raises(KeyTaken):
        renew(hal, ruth.id)
    with pytest.raises(KeyTaken):
        renew(hal, new.id)


def test_what_the_old_key_had_just_come_to_follows_when_it_is_said_again(club: Club, time: Time) -> None:
    """No card led there yet: on AWS it comes some seconds later."""
    ruth, hal = friends(club, "Ruth", "Hal")
    ruth.make(BOT)
    made = hal.make(OPEN)
    projected(club)
    late = open_club(club.store, time)
    late.project = lambda table, entry: None
    Person(late, "Ruth").join(made)
    new, _ = renew(ruth)
    for found in until_answered(lambda: club.store.after(made.id, 0, strong=True)):
        until_answered(lambda found=found: project(club.store, made.id, found))  # type: ignore[misc]
    assert renew(ruth)[1] in ([made.id], []), "none where the answer was lost"
    assert new.view(made.id)["you"] == 1


def test_a_player_changes_keys_three_times_a_day(club: Club, time: Time) -> None:
    (person,) = friends(club, "Ruth")
    table = person.make(BOT).id
    projected(club)
    for number in range(3):
        person, told = renew(person, f"ruth-{number}")
        assert told in ([table], []), "none where the answer was lost, and the rest was done before"
        assert person.view(table)["you"] == 0
        projected(club)
    with pytest.raises(TooMany):
        renew(person, "once-more")
    time.pass_hours(24)
    renew(person, "once-more")


def test_a_player_without_a_table_leaves_no_trace(club: Club) -> None:
    (ruth,) = friends(club, "Ruth")
    new, told = renew(ruth)
    assert told == []
    assert not until_answered(lambda: [*every(club.store, f"KEY#{ruth.id}"), *every(club.store, f"KEY#{new.id}")])


class Crossing(SqliteStore):
    """Before an entry is appended for the first time, something else happens."""

    first: Callable[[], object] | None = None

    def append(self, table: str, entry: Entry) -> None:
        happens, self.first = self.first, None
        if happens:
            happens()
        super().append(table, entry)


@pytest.mark.parametrize("seen_by", ["the same instance", "another"])
def test_a_move_that_was_on_its_way_when_the_key_was_changed_is_refused(seen_by: str) -> None:
    with closing(Crossing(None)) as store:
        club = open_club(store)
        other = club if seen_by == "the same instance" else open_club(store)
        table, (ruth, hal) = seated(club, "Ruth", "Hal")
        before = ruth.view(table)["version"]
        store.first = lambda: change_key(other, ruth.id, "new-Ruth..............")
        with pytest.raises(NotYourSeat):
            ruth.play(table, {"kind": "roll"}, seen=before)
        assert [act[0] for act in acts(club, table)][-1] == "y"


def test_a_move_that_comes_first_stands_and_the_key_is_changed_after_it() -> None:
    with closing(Crossing(None)) as store:
        club, other = open_club(store), open_club(store)
        table, (ruth, hal) = seated(club, "Ruth", "Hal")
        thief = Person(other, "Ruth")
        store.first = lambda: thief.play(table, {"kind": "roll"})
        renew(ruth)
        assert [act[0] for act in acts(club, table)][-2:] == ["m", "y"]


def test_who_comes_back_to_a_seat_that_was_taken_away_may_have_a_new_key(club: Club, time: Time) -> None:
    table, ruth, hal, _ = taken_away(club, time)
    projected(club)
    new, _ = renew(hal)
    assert new.take(table, "").again
    assert (new.view(table)["you"], hal.view(table)["you"]) == (1, None)


# ── what follows from logs ──


def at_home(store: SqliteStore, time: Time | None = None) -> Club:
    """A club whose boards follow too."""
    club = open_club(store, time)
    club.project = lambda table, entry: project(store, table, entry)
    return club


def played_out(club: Club, game: str) -> tuple[str, Person, Person]:
    """A finished table of two, whom no bot ever played for."""
    ruth, hal = friends(club, "Ruth", "Hal")
    front: dict[str, Any] = {"course": BUILT_IN["augustine"], "options": {"holes": "front", "stymie": False}}
    made = ruth.make(OPEN, game=game, **(front if game == "dice-golf" else {}))
    hal.join(made)
    if game == "dice-golf":
        play_nine(ruth, made.id)
        play_nine(hal, made.id)
    else:
        play_out([ruth, hal], made.id, Random(game))
    return made.id, ruth, hal


@pytest.fixture
def plain() -> Iterator[SqliteStore]:
    with closing(SqliteStore(None)) as store:
        yield store


def following(store: SqliteStore) -> list[Row]:
    """What stands in the rows of players and boards, but for the rows in no order that keep their place from an earlier key."""
    rows = [row for row in all_rows(store) if row.pk.startswith(FOLLOWING)]
    return [row for row in rows if not (row.pk.startswith("WINS#") and row.order is None)]


def board_of(store: SqliteStore, game: str) -> Counter[str]:
    asked: dict[str, Any] = {"holes": "front"} if game == "dice-golf" else {}
    return Counter(item["player"] for item in whole_board(store, game=game, **asked))


@pytest.mark.parametrize("game", ["dice-golf", "becks-golf"])
def test_results_and_boards_follow(plain: SqliteStore, time: Time, game: str) -> None:
    club = at_home(plain, time)
    table, ruth, hal = played_out(club, game)
    before = board_of(plain, game)
    assert before[ruth.id] == 1
    time.pass_hours(5)
    new, told = renew(ruth)
    newer, _ = renew(new, "newer-ruth")
    assert told == [table]
    assert board_of(plain, game) == Counter({newer.id: 1, hal.id: 1})
    assert {told["player"] for told in each(plain, game)} == {newer.id, hal.id}
    assert (newer.view(table)["you"], newer.say(table, "well played").again) == (0, False)
    assert (mine(ruth), mine(new), mine(newer)) == (set(), set(), {table})


@pytest.mark.parametrize("game", ["dice-golf", "becks-golf"])
def test_a_rebuild_gives_the_same_rows(plain: SqliteStore, game: str) -> None:
    club = at_home(plain)
    table, ruth, _ = played_out(club, game)
    renew(renew(ruth)[0], "newer-ruth")
    before = standing(plain)
    found = rebuild(plain, print)
    assert (found["missing"], found["wrong"], found["strange"], found["broken"]) == (0, 0, 0, 0)
    assert standing(plain) == before
    for row in before:
        if row.pk.startswith(("PLAYER#", "OVER#", "RESULTS#", "BOARD#")):
            plain.delete(row.pk, row.sk)
    rebuild(plain, print)
    assert standing(plain) == before


@pytest.mark.parametrize("seed", first(3, range(40)))
@pytest.mark.parametrize("game", ["dice-golf", "becks-golf"])
def test_the_rows_are_the_same_in_whatever_order_entries_are_told(plain: SqliteStore, game: str, seed: int) -> None:
    club = at_home(plain)
    table, ruth, hal = played_out(club, game)
    renew(renew(ruth)[0], "newer-ruth")
    renew(hal)
    followed = following(plain)
    entries = plain.after(table, -1) * 2
    Random(seed).shuffle(entries)
    with closing(SqliteStore(None)) as other:
        for entry in plain.after(table, -1):
            other.append(table, entry)
        for entry in entries:
            project(other, table, entry)
        assert following(other) == followed
        assert of_people(other) == of_people(plain)


def of_people(store: SqliteStore) -> list[tuple[str, str, str]]:
    """What stands there of people's rounds, by whatever key, without what leads from one to another, or keeps a place free."""
    rows = (row for row in all_rows(store) if row.pk.startswith(PEOPLES) and not is_nobodys(row))
    return [(row.pk, row.sk, row.body) for row in rows if '"to"' not in row.body]


def test_nobody_is_told_again_that_a_game_is_over(plain: SqliteStore, time: Time) -> None:
    club = at_home(plain, time)
    table, ruth, hal = played_out(club, "dice-golf")
    for person in (ruth, hal):
        channels.hear(club, person.id, hook="https://hooks.example.com/x")
    renew(ruth)
    assert [row for row in all_rows(plain) if row.pk == f"TELL#{table}"] == []


def test_a_replay_tells_the_keys_change_and_verifies(plain: SqliteStore) -> None:
    club = at_home(plain)
    ruth, hal = friends(club, "Ruth", "Hal")
    made = ruth.make(OPEN, course=BUILT_IN["augustine"], options={"holes": "front", "stymie": False})
    hal.ask(made.id)
    hal_now, _ = renew(hal, asking=[made.id])
    ruth.seat(made.id, 1)
    new, _ = renew(ruth)
    for person in (new, hal_now):
        play_nine(person, made.id)
    renew(new, "newer-ruth")
    told = replay(club, None, made.id)
    changes = [(item["seat"], item["move"]) for item in told["log"] if item["kind"] == "rekeyed"]
    assert changes == [
        (None, None),
        (0, {"player": new.id, "was": ruth.id}),
        (0, {"player": "newer-ruth............", "was": new.id}),
    ]
    assert [*verify(json.loads(json.dumps(told)))][-1] == "Result and record are those of the game that was played."


def test_a_table_that_ended_long_ago_stays_as_it_is(plain: SqliteStore, time: Time) -> None:
    club = at_home(plain, time)
    table, ruth, _ = played_out(club, "dice-golf")
    time.pass_hours(91 * 24)
    version = ruth.view(table)["version"]
    made = ruth.make(BOT).id
    new, told = renew(ruth)
    assert told == [made]
    assert (mine(ruth), new.view(table)["version"]) == ({table}, version)


class Killed(BaseException):
    """The process is gone: nothing catches it."""


class Mortal(SqliteStore):
    """A store whose process dies after so many writes; the one that kills it stands."""

    left = -1

    def _wrote(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed

    def put(self, row: Row, *, newer: bool = False) -> bool:
        done = super().put(row, newer=newer)
        self._wrote()
        return done

    def append(self, table: str, entry: Entry) -> None:
        super().append(table, entry)
        self._wrote()


@pytest.mark.long
def test_whoever_is_killed_anywhere_goes_on_where_it_was(plain: SqliteStore, time: Time) -> None:
    """At each write once. What had not followed from an entry by then follows at the next start."""
    club = at_home(plain, time)
    table, ruth, _ = played_out(club, "becks-golf")
    made = ruth.make(OPEN).id
    ruth.say_hours(LONDON)
    done: list[Any] = []
    for after in range(1, 200):
        with closing(Mortal(None)) as store:
            plain._db.backup(store._db)
            store.left = after
            with suppress(Killed):
                renew(Person(at_home(store, time), ruth.name))
            survived, store.left = store.left > 0, -1
            for known in (table, made):
                for entry in store.after(known, -1):
                    project(store, known, entry)
            again = Person(at_home(store, time), ruth.name)
            new, _ = renew(again)
            rows = [(row.pk, row.sk, row.n, row.body) for row in all_rows(store) if row.pk.startswith((*FOLLOWING, *SAID))]
            changes = [act for known in (table, made) for act in acts(again.club, known) if act[0] == "y"]
            done.append((rows, len(changes), mine(new), mine(again), board_of(store, "becks-golf")))
        if survived:
            break
    assert after > 12
    assert done == [done[0]] * len(done)
    assert done[0][1:4] == (2, {table, made}, set())
