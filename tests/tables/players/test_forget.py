"""Forgetting a player: no name or message is left in the store, and the others' games go on and verify."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from chalicelib import json_codec
from chalicelib.actions.add_course import save_course
from chalicelib.boards import courses, results
from chalicelib.errors import TooMany, TryAgain
from chalicelib.fairness import log_digest
from chalicelib.games.interface import Hole
from chalicelib.limits_config import most
from chalicelib.log import entries as log_entries
from chalicelib.log import snapshots
from chalicelib.log.nights_and_weekends import Hours
from chalicelib.log.pace import Pace
from chalicelib.play.club import Club, no_projection
from chalicelib.play.load_table import from_start, load
from chalicelib.play.published_replay import replay
from chalicelib.players.forget import Forgot, forget
from chalicelib.players.settings import settings
from chalicelib.store.interface import EMPTY, Entry, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.verify import verify
from infra.rebuild import rebuild
from tests.boards.test_from_tables import at_home, played_out
from tests.streams.rows import standing
from tests.tables.people import DAY, OPEN, Person, Time, friends, open_club, until_answered

NAME, TEXT = "Wilhelmina", "My words are mine"


def all_text(store: SqliteStore) -> str:
    """Return all bytes of the store as text, with snapshots unpacked as far as possible."""
    found = [str(row) for row in store._read("SELECT * FROM rows")]
    for log, n, body, state in store._read("SELECT log, n, body, state FROM entries"):
        found.append(f"{log} {n} {body}")
        if state is not None:
            found.append(str(snapshots._read(state)))
    return "\n".join(found)


def person(club: Club, name: str) -> Person:
    """Return a person whose id has nothing of the name in it."""
    made = Person(club, name)
    made.id, made.bearer = "x" * 22, "y" * 43
    return made


def gone(person: Person, asking: list[str] | None = None) -> Forgot:
    """Forget the player, in as many calls as it takes."""
    for _ in range(50):
        done = until_answered(lambda: forget(person.club, person.id, asking or []))
        if not done.left:
            return done
    raise AssertionError("never done")


@pytest.fixture
def store() -> Any:
    store = SqliteStore()
    yield store
    store.close()


@pytest.fixture
def club(store: SqliteStore, time: Time) -> Club:
    return open_club(store, time)


def played(club: Club, *people: Person, **wanted: Any) -> str:
    """Return a table that these people have played to its end."""
    table, _ = seated_by(club, *people, **wanted)
    play_out(table, *people)
    return table


def play_out(table: str, *people: Person) -> None:
    for _ in range(400):
        if people[0].view(table)["status"] == "finished":
            return
        for person in people:
            legal = person.view(table)["legal"]
            if legal is not None:
                person.play(table, simplest(person.view(table)))
                break
    raise AssertionError("it never ends")


def simplest(view: dict[str, Any]) -> Any:
    kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"].get("oneOf", [view["legal"]])]
    kind = next(kind for kind in ("roll", "keep", "pass-stymie") if kind in kinds)
    return {"kind": kind}


def seated_by(club: Club, *people: Person, **wanted: Any) -> tuple[str, list[Person]]:
    made = people[0].make(*[OPEN for _ in people[1:]], options={"stymie": False}, **wanted)
    for person in people[1:]:
        person.join(made)
    return made.id, list(people)


def test_nothing_of_a_player_is_left_and_replays_still_verify(club: Club, store: SqliteStore, time: Time) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    table = played(club, mina, hal, name=f"{NAME}’s round")
    mina.say(table, TEXT)
    time.now += 2000
    hal.say(table, "Well played")
    before = replay(club, None, table)
    assert NAME in all_text(store)
    assert TEXT in all_text(store)
    done = gone(mina)
    assert (done.tables, done.left) == ([table], 0)
    assert NAME not in all_text(store)
    assert TEXT not in all_text(store)
    assert NAME not in str(hal.view(table))
    view = hal.view(table)
    assert [seat["name"] for seat in view["seats"]] == ["?", "Hal"]
    assert [one["text"] for one in view["messages"]][-1:] == ["Well played"]
    after = replay(club, None, table)
    length = len(before["log"])
    assert log_digest(after["commitment"], after["log"][:length]) == before["digest"], "what was kept of it still shows it"
    assert (after["draws"], after["seed"], after["result"]) == (before["draws"], before["seed"], before["result"])
    assert after["views"][: len(before["views"])] == before["views"]
    assert [*verify(json.loads(json.dumps(after)))]


def test_a_digest_of_the_first_form_still_verifies(club: Club) -> None:
    table = played(club, *friends(club, "Ruth", "Hal"))
    kept = json.loads(json.dumps(replay(club, None, table)))
    kept["digest"] = log_digest(kept["commitment"], kept["log"], 1)
    assert [*verify(kept)]


def test_a_running_seat_is_left_and_a_bot_plays_on(club: Club, store: SqliteStore) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    table, _ = seated_by(club, hal, mina)
    mina.play(table, simplest(mina.view(table)))
    mina.say(table, TEXT)
    assert hal.view(table)["messages"]
    gone(mina)
    view = hal.view(table)
    assert [(seat["name"], seat["played_by_bot"], seat["player"]) for seat in view["seats"]] == [
        ("Hal", False, hal.id),
        ("?", True, None),
    ]
    assert TEXT not in str(view)
    assert NAME not in all_text(store)
    assert mina.view(table)["you"] is None
    time_left = [hal.play(table, simplest(view)) for view in [hal.view(table)]]
    assert time_left
    assert Person(club, "Cat").take(table, view["links"]["join"].split("=")[1]).seat == 1


def test_a_waiting_player_leaves_and_a_maker_closes_the_table(club: Club, store: SqliteStore) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    theirs, own = hal.make(OPEN, OPEN), mina.make(OPEN, OPEN, name=f"At {NAME}’s")
    asked = hal.make(OPEN, OPEN)
    mina.join(theirs)
    hal.join(own, 1)
    mina.ask(asked.id)
    done = gone(mina, [asked.id])
    assert {*done.tables} == {theirs.id, own.id, asked.id}
    assert NAME not in all_text(store)
    assert [seat["kind"] for seat in hal.view(theirs.id)["seats"]] == ["human", "open", "open"]
    assert (hal.view(own.id)["ended"], hal.view(own.id)["name"]) == ("closed", None)
    assert hal.view(asked.id)["requests"] == []
    assert Person(club, "Cat").join(theirs).seat == 1


def test_a_former_player_is_forgotten_and_nobody_else_is(club: Club, store: SqliteStore, time: Time) -> None:
    """Two players in turn had one seat: the later one's messages stay."""
    mina, hal = person(club, NAME), Person(club, "Hal")
    table, _ = seated_by(club, hal, mina)
    mina.say(table, TEXT)
    code = mina_released(club, mina, table)
    cat = Person(club, "Cat")
    cat.take(table, code)
    time.now += 2000
    cat.say(table, "Mine now")
    gone(mina)
    assert NAME not in all_text(store)
    assert TEXT not in all_text(store)
    assert [seat["name"] for seat in hal.view(table)["seats"]] == ["Hal", "Cat"]
    assert [one["text"] for one in cat.messages(table)[0]] == ["Mine now", "…"]
    log = store.after(table, -1)
    for found in log:
        if found.state is not None:
            carried = snapshots.unpack(table, found.n, found.state, club.rules)
            assert carried is not None
            assert carried.seats == from_start(club, table, log[: found.n + 1]).seats, "no marks of what they said"


def mina_released(club: Club, mina: Person, table: str) -> str:
    return mina.release(table, 1)["join"].split("=")[1]


def test_settings_boards_and_courses_do_not_have_the_player(club: Club, store: SqliteStore) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    mina.say_hours(Hours("Pacific/Kiritimati", 1320, 420))
    course = save_course(club, mina.id, "Short Links", [Hole(4, 300), Hole(3, 150)]).card.course
    table = played(club, mina, hal, course=course, pace=Pace(off=("nights",)))
    with_results(store, table)
    boards = {pk for (pk,) in store._read("SELECT DISTINCT pk FROM rows WHERE pk LIKE 'BOARD#%' OR pk LIKE 'BEST#%'")}
    assert len(boards) == 8, "of all rounds and of bests, ever and in a year, a month and a week"
    before = {board: [row.sk for row in store.rows(board, count=10)[0]] for board in boards}
    names = {json_codec.load(row.body)[1] for board in boards for row in store.rows(board, count=10)[0]}
    assert names == {NAME, "Hal"}
    gone(mina)
    after = {board: [row.sk for row in store.rows(board, count=10)[0]] for board in boards}
    assert after == before, "nobody moves up or down"
    for board in boards:
        assert {json_codec.load(row.body)[1] for row in store.rows(board, count=10)[0]} == {"?", "Hal"}
    assert NAME not in all_text(store)
    assert "Kiritimati" not in all_text(store)
    assert settings(club, mina.id) == {}
    assert courses.find(store, course.id) == course
    assert mina.id not in str(store.get("COURSES", course.id))
    lead = store._read("SELECT expires, body FROM rows WHERE pk = ?", f"BROUGHT#{mina.id}")
    assert lead == [(club.clock() // 1000, "{}")], "what led from her to it goes by itself"


def with_results(store: SqliteStore, table: str) -> None:
    """Project results to boards, as a service does."""
    for found in store.after(table, -1):
        if result := log_entries.read(found).head.result:
            results.project_results(store, table, found.n, result)


def test_a_finished_table_takes_its_entry_and_one_that_ended_long_ago_takes_none(
    club: Club, store: SqliteStore, time: Time
) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    table = played(club, mina, hal)
    entries = len(store.after(table, -1))
    time.now += 91 * DAY
    gone(mina)
    assert len(store.after(table, -1)) == entries
    assert NAME not in all_text(store)
    club.forget()
    assert [seat["name"] for seat in hal.view(table)["seats"]] == ["?", "Hal"]
    assert hal.tables()[0][0]["seats"][0]["name"] == "?"
    assert [*verify(json.loads(json.dumps(replay(club, None, table))))]


def test_forgetting_again_changes_nothing(club: Club, store: SqliteStore) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    table = played(club, mina, hal)
    gone(mina)
    before = everything(store)
    assert gone(mina) == Forgot([], [], 0)
    assert everything(store) == before
    assert gone(mina, [table]).tables == [table]
    assert everything(store) == before


def everything(store: SqliteStore) -> Any:
    return [store._read("SELECT * FROM entries ORDER BY log, n"), store._read("SELECT * FROM rows ORDER BY pk, sk")]


class Failing:
    """A store of which the `left`th write is the last one done."""

    def __init__(self, store: SqliteStore, left: int, writes: Sequence[str] = ("put", "append", "amend")) -> None:
        self.store, self.left, self.failed, self.writes = store, left, False, writes

    def __getattr__(self, name: str) -> Any:
        call = getattr(self.store, name)
        return self._counted(call) if name in self.writes else call

    def _counted(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self.left -= 1
            if self.left < 0:
                self.failed = True
                raise Unavailable("The process has ended.")
            return call(*given, **named)

        return counted


@pytest.mark.long
def test_an_interrupted_forgetting_can_be_completed(time: Time) -> None:
    """After each single write the others' table still loads and is shown, and asking again completes it."""
    for left in range(200):
        store = SqliteStore()
        club = open_club(store, time)
        mina, hal = person(club, NAME), Person(club, "Hal")
        mina.say_hours(Hours("Pacific/Kiritimati", 1320, 420))
        running, _ = seated_by(club, hal, mina)
        mina.say(running, TEXT)
        over = played(club, mina, hal)
        with_results(store, over)
        failing = Failing(store, left)
        with suppress(TryAgain):
            forget(open_club(failing, time), mina.id)
        club.forget()
        for table in (running, over):
            assert hal.view(table)["seats"]
            assert from_start(club, table, store.after(table, -1)).n == load(club, table, strong=True).n
        gone(mina)
        assert not [word for word in (NAME, TEXT, "Kiritimati") if word in all_text(store)], f"cut short after {left}"
        assert [*verify(json.loads(json.dumps(replay(club, None, over))))]
        store.close()
        if not failing.failed:
            break
    assert left > 10


@pytest.mark.parametrize("seed", range(6))
def test_rewritten_snapshots_equal_the_rewritten_log(club: Club, store: SqliteStore, time: Time, seed: int) -> None:
    """Random games with chat, comings and goings: every snapshot gives the same table as the log."""
    random = Random(seed)
    mina, hal, cat = person(club, NAME), Person(club, "Hal"), Person(club, "Cat")
    table, people = seated_by(club, *random.sample([mina, hal, cat], 3))
    for _ in range(60):
        one = random.choice(people)
        time.now += 2000
        view = one.view(table)
        if view["status"] == "finished":
            break
        if random.random() < 0.3:
            one.say(table, f"{TEXT} {one.name}")
        elif view["legal"] is not None:
            one.play(table, simplest(view))
    gone(mina)
    log = store.after(table, -1)
    assert [found.n for found in log] == [*range(len(log))]
    assert NAME not in all_text(store)
    for found in log:
        if found.state is not None:
            carried = snapshots.unpack(table, found.n, found.state, club.rules)
            folded = from_start(club, table, log[: found.n + 1])
            assert carried is not None
            assert (carried.seats, carried.state, carried.said, carried.at) == (
                folded.seats,
                folded.state,
                folded.said,
                folded.at,
            )


def test_a_board_of_wins_keeps_its_order_and_no_name(club: Club, store: SqliteStore) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    made = mina.make(OPEN, game="tiny")
    hal.join(made)
    told_result = {
        "game": "trade-ring",
        "course": None,
        "course_name": None,
        "holes": None,
        "format": None,
        "modes": "",
        "at": 5,
    }
    seats = [{"seat": 0, "player": mina.id, "name": NAME, "place": 1}, {"seat": 1, "player": hal.id, "name": "Hal", "place": 2}]
    results.project_results(store, made.id, 9, {**told_result, "seats": seats})  # type: ignore[typeddict-item]
    before = [row.order for row in store.ranked("WINS#trade-ring", count=9)[0]]
    blank = [{**seats[0], "name": "?"}, seats[1]]
    results.replace_results(store, made.id, 9, {**told_result, "seats": blank}, {mina.id})  # type: ignore[typeddict-item]
    rows = store.ranked("WINS#trade-ring", count=9)[0]
    assert [row.order for row in rows] == before
    assert [json_codec.load(row.body)["name"] for row in rows] == ["?", "Hal"]
    assert NAME not in "".join(row.body for row in store.rows("RESULTS#trade-ring", count=9)[0])


def test_other_instances_forget_their_caches_too(club: Club, store: SqliteStore, time: Time) -> None:
    """It was in use there, so its cache has her messages; then she is forgotten elsewhere."""
    other = open_club(store, time)
    mina, hal = person(other, NAME), Person(other, "Hal")
    table, _ = seated_by(other, hal, mina)
    mina.say(table, TEXT)
    before = hal.view(table)["version"]
    mina.club = club
    gone(mina)
    assert TEXT not in str(hal.view(table, before - 1))
    assert TEXT not in str(hal.messages(table))
    assert NAME not in str(hal.view(table, before - 1))
    time.now += 2000
    for number in range(3):
        time.now += 2000
        hal.say(table, f"Number {number}")
    assert not [word for word in (NAME, TEXT) if word in all_text(store)], "nor does it write them again"


def test_a_player_is_forgotten_even_at_the_limit_of_departures(club: Club, time: Time) -> None:
    """Others had come and gone up to the limit. The seat used to stay theirs, and the name in any cache of the table."""
    mina, hal = person(club, NAME), Person(club, "Hal")
    table, _ = seated_by(club, hal, mina)
    for _ in range(most("goings")):
        hal.leave(table)
        hal.take(table, "")
    with pytest.raises(TooMany):
        hal.leave(table)
    gone(mina)
    assert [(seat["name"], seat["player"]) for seat in hal.view(table)["seats"]] == [("Hal", hal.id), ("?", None)]


def test_a_rebuild_restores_no_card_of_a_forgotten_player(store: SqliteStore, time: Time) -> None:
    club = at_home(store, time)
    _, ruth, hal = played_out(club, "becks-golf")
    seated_by(club, ruth, hal)
    seated_by(club, hal, ruth)
    gone(ruth)
    before = standing(store)
    found = rebuild(store, print)
    assert (found["missing"], found["wrong"], found["strange"]) == (0, 0, 0)
    assert standing(store) == before
    assert gone(ruth).tables == []


class Counting:
    """A store that records reads of all rows of a key."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, self.read = store, list[str]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def rows(self, pk: str, **how: Any) -> Any:
        self.read.append(pk)
        return self.store.rows(pk, **how)


def test_forgetting_a_stranger_reads_no_courses(store: SqliteStore, time: Time) -> None:
    club = open_club(store, time)
    save_course(club, "a" * 22, "Short Links", [Hole(4, 300)])
    counting = Counting(store)
    forget(open_club(counting, time), "stranger")
    assert courses.PLAYERS not in counting.read
    assert [pk for pk in counting.read if "stranger" not in pk] == []


def test_an_interrupted_course_is_found_when_forgetting(store: SqliteStore, time: Time) -> None:
    for left in range(5):
        failing = Failing(store, left)
        with suppress(TryAgain):
            save_course(open_club(failing, time), "x" * 22, f"Links {left}", [Hole(4, 300)])
    forget(open_club(store, time), "x" * 22)
    rows = store.rows(courses.PLAYERS, count=9)[0]
    assert rows
    assert {json_codec.load(row.body)["by"] for row in rows} == {None}


def spoil(store: SqliteStore, table: str) -> None:
    """Damage a log: its last body is not JSON."""
    (last,) = store.newest(table, 1)
    assert store.amend(table, last, Entry(last.n, f"no JSON {last.body}"))


def test_a_damaged_log_does_not_stop_forgetting_elsewhere(club: Club, store: SqliteStore) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    tables = sorted(seated_by(club, hal, mina)[0] for _ in range(3))
    mina.say_hours(Hours("Pacific/Kiritimati", 1320, 420))
    spoil(store, tables[0])
    club.forget()
    done = forget(club, mina.id)
    assert (done.tables, done.left, done.damaged, done.over) == (tables[1:], 1, 1, True)
    assert settings(club, mina.id) == {}
    assert not [row for row in store._read("SELECT log, body FROM entries") if tables[0] not in row[0] and NAME in row[1]]
    assert forget(club, mina.id)[:3] == ([], [], 1)


def test_tables_with_only_a_request_count_as_remaining(club: Club) -> None:
    mina, hal = person(club, NAME), Person(club, "Hal")
    asked = [hal.make(OPEN, OPEN).id for _ in range(3)]
    for table in asked:
        mina.ask(table)
    now = iter([0.0, *range(10, 1000, 10)])
    done = forget(club, mina.id, asked, lambda: next(now))
    assert (done.tables, done.left) == (asked[:1], 2)
    assert forget(club, mina.id, asked[1:]).left == 0


@pytest.mark.parametrize("leaves", [False, True])
def test_a_table_that_ends_meanwhile_leaves_no_running_card(store: SqliteStore, time: Time, leaves: bool) -> None:
    """Between reading a card and putting it again, while projections lag: the card used to stay for ever."""
    other = open_club(store, time)
    mina, hal, cat = person(other, NAME), Person(other, "Hal"), Person(other, "Cat")
    table, _ = seated_by(other, hal, cat, mina)
    mina.club = open_club(store, time)
    mina.club.project = no_projection
    get, raced = store.get, list[str]()

    def race(pk: str, sk: str, *, strong: bool = False) -> Any:
        found = get(pk, sk, strong=strong)
        if pk == f"PLAYER#{cat.id}" and not raced:
            raced.append(table)
            if leaves:
                cat.leave(table)
            play_out(table, hal, *([] if leaves else [cat]))
        return found

    store.get = race  # type: ignore[method-assign]
    gone(mina)
    store.get = get  # type: ignore[method-assign]
    assert raced == [table]
    assert [row for row in standing(store) if row.pk.startswith("PLAYER#") and row.body != EMPTY] == []
    assert not [row for row in standing(store) if NAME in row.body]


def test_a_player_who_was_never_there_leaves_no_row(club: Club, store: SqliteStore) -> None:
    table, _ = seated_by(club, *friends(club, "Ruth", "Hal"))
    before = [*store._read("SELECT * FROM rows")]
    forget(club, "stranger", [table, "A" * 22])
    assert [*store._read("SELECT * FROM rows")] == before


def test_a_forgotten_name_does_not_return_from_a_cached_table(store: SqliteStore, time: Time) -> None:
    """An instance with the table in its cache used to put the name into the record, which then did not verify, and into the
    store.
    """
    club, other = open_club(store, time), open_club(store, time)
    mina, hal = person(club, NAME), Person(other, "Hal")
    table = played(club, mina, Person(club, "Hal"))
    assert replay(other, None, table)["record"]["seats"][0]["name"] == NAME
    gone(mina)
    assert [*verify(json.loads(json.dumps(replay(other, None, table))))]
    for _ in range(snapshots.INTERVAL):
        time.now += 2000
        hal.say(table, "Who was that?")
    assert NAME not in all_text(store)


def test_forgetting_two_players_at_once_restores_neither_name(store: SqliteStore, time: Time) -> None:
    """One request used the log as read before the other's change, which still had the other name, and put cards with it."""
    club, other = at_home(store, time), at_home(store, time)
    table, ruth, hal = played_out(club, "becks-golf")
    put, raced = store.put, list[str]()

    def race(row: Any, *, newer: bool = False) -> bool:
        if row.pk == f"OVER#{hal.id}" and not newer and not raced:
            raced.append(table)
            gone(Person(other, "Hal"))
        return put(row, newer=newer)

    store.put = race  # type: ignore[method-assign]
    gone(ruth)
    store.put = put  # type: ignore[method-assign]
    assert raced == [table]
    assert not [word for word in ('"Ruth"', '"Hal"') if word in all_text(store)]
