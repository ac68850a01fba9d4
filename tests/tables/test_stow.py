"""Old tables' logs go to the attic, and nobody can tell: before, after, and wherever the move was broken off."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest

from chalicelib.errors import ClubError, TableClosed, TableDamaged, TryAgain
from chalicelib.store.interface import Attic, Entry, Movable, Store, Unavailable
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, entry, log, log_at, look, messages, project, replay, replay_at, replay_begun, say
from chalicelib.tables import attic as attics
from chalicelib.tables.attic import place_of, with_attic
from chalicelib.tables.club import DAY_MS, ENDED_MS, STOWED_MS
from chalicelib.tables.stow import stow
from chalicelib.verify import verify
from tests.faults.hostile import HostileStore
from tests.logs.frozen import FILES, read
from tests.streams.rows import all_rows
from tests.tables.people import OPEN, Person, Time, friends, open_club

FROZEN = {path.name.partition(".")[0]: read(path) for path in sorted(FILES.glob("*.json.gz"))}
GOLF, TRADE, NINE = "dice-golf-1-rematch", "trade-ring-1-two", "dice-golf-1-nine-holes"
SMALL = [GOLF, TRADE]
DIFFERENT = [*SMALL, "becks-golf-1-bots", "stew-1-two", "mulligan-1-handicap"]
"""One of each game."""
OTHERS = ["dice-golf-1-abandoned", "dice-golf-1-closed"]
UNFINISHED = "dice-golf-1-unfinished"


def ended(log: Sequence[Entry]) -> bool:
    return bool(json.loads(log[-1].body)["h"]["s"] == "finished")


LOGS = {name: frozen.entries for name, frozen in FROZEN.items()}
IDS = {name: frozen.table for name, frozen in FROZEN.items()}
OVER = [name for name, log in LOGS.items() if ended(log)]
NOW = max(attics.time_of(log[-1]) for log in LOGS.values()) + STOWED_MS


class Shelf:
    """An attic in memory."""

    def __init__(self) -> None:
        self.held: dict[str, bytes] = {}

    def keep(self, name: str, held: bytes) -> None:
        assert self.held.setdefault(name, held) == held, "an object never becomes another"

    def find(self, name: str) -> bytes | None:
        return self.held.get(name)

    def remove(self, name: str) -> None:
        self.held.pop(name, None)


class Killed(BaseException):
    """The machine was switched off."""


class Steps:
    """A store and an attic of which each write is a step, before and after which something else may happen."""

    WRITES = frozenset({"amend", "remove", "put", "delete", "keep"})

    def __init__(self, under: Any, happen: Callable[[], None]) -> None:
        self._under, self._happen = under, happen

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._under, name)
        return (lambda *told, **more: self._step(call, *told, **more)) if name in self.WRITES else call

    def _step(self, call: Callable[..., Any], *told: Any, **more: Any) -> Any:
        self._happen()
        answer = call(*told, **more)
        self._happen()
        return answer


@pytest.fixture
def kind() -> Iterator[SqliteStore]:
    with closing(SqliteStore()) as store:
        yield store


def fill(store: Store, *names: str, ids: Mapping[str, str] = IDS) -> None:
    for name in names:
        for found in LOGS[name]:
            store.append(ids[name], found)
            project(store, ids[name], found)


def move(store: Any, attic: Any, now: int = NOW, seconds: float = 1000) -> Counter[str]:
    return stow(cast(Movable, store), cast(Attic, attic), now, lambda: seconds)


def told(ask: Callable[[], Any]) -> str:
    """What is answered, or what it is refused with."""
    try:
        return json.dumps(ask())
    except ClubError as refused:
        return refused.code


def shown(store: Store, attic: Attic, name: str) -> dict[str, str]:
    """All that anybody is told of a table who never looked at it before, and what was said there to somebody who has a seat."""
    club = Club(with_attic(store, attic, lambda: NOW), clock=lambda: NOW)
    table, count, last = IDS[name], len(LOGS[name]), len(LOGS[name]) - 1
    seated = json.loads(LOGS[name][0].body)["a"][0][2]["maker"]
    asked: dict[str, Callable[[], Any]] = {
        "view": lambda: look(club, None, table).view,
        "since": lambda: look(club, None, table, since=last - 1).view,
        "log": lambda: log(club, None, table, count),
        "then": lambda: log_at(club, None, table, last // 2),
        "messages": lambda: messages(club, seated, table, 100),
        "replay": lambda: replay(club, None, table),
        "at": lambda: replay_at(club, None, table, last // 2),
        "begin": lambda: replay_begun(club, None, table),
    }
    return {name: told(ask) for name, ask in asked.items()}


def is_moved(store: SqliteStore, name: str, ids: Mapping[str, str] = IDS) -> bool:
    standing = store.after(ids[name], -1)
    return len(standing) == 1 and place_of(standing[0]) is not None


# ── before and after ──


@pytest.mark.parametrize("name", [*DIFFERENT, *OTHERS])
def test_nobody_can_tell_that_a_log_was_moved(kind: SqliteStore, name: str) -> None:
    fill(kind, name)
    attic = Shelf()
    before = shown(kind, attic, name)
    assert name in OTHERS or all(told.startswith(("{", "[")) for told in before.values()), "all of it is told"
    assert move(kind, attic) == Counter(tables=1)
    assert is_moved(kind, name)
    assert not [row for row in all_rows(kind) if row.pk.startswith("STOW#")]
    assert shown(kind, attic, name) == before


def test_a_moved_game_can_be_checked_as_ever(kind: SqliteStore) -> None:
    fill(kind, TRADE)
    move(kind, attic := Shelf())
    published = json.loads(shown(kind, attic, TRADE)["replay"])
    assert len(list(verify(published))) >= 5


def test_every_log_that_is_over_goes_and_no_other(kind: SqliteStore) -> None:
    attic, by_name = Shelf(), {name: name for name in LOGS}
    fill(kind, *LOGS, ids=by_name)
    assert move(kind, attic) == Counter(tables=len(OVER))
    assert {name for name in LOGS if is_moved(kind, name, by_name)} == set(OVER)
    assert len(attic.held) == len(OVER)
    for name in LOGS.keys() - set(OVER):
        assert kind.after(name, -1) == LOGS[name]
    for name in OVER:
        assert with_attic(kind, attic, lambda: NOW).after(name, -1) == LOGS[name]


def test_whatever_part_of_a_log_is_asked_for_is_that_part(kind: SqliteStore) -> None:
    name = NINE
    fill(kind, name)
    move(kind, attic := Shelf())
    table, store, whole = IDS[name], with_attic(kind, attic, lambda: NOW), LOGS[name]
    assert store.newest(table, 3) == whole[:-4:-1]
    assert store.newest(table, 1000) == whole[::-1]
    assert store.after(table, -1, strong=True) == whole
    assert store.some(table, [2, 5, 7]) == [whole[2], whole[5], whole[7]]
    assert store.some(table, [0]) == [whole[0]]
    assert store.span(table, 2, 7) == whole[2:8]
    assert store.after(table, -1, count=6) == whole[:6]
    assert store.span(table, len(whole) - 2, 1000) == whole[-2:]
    assert store.some(table, [1000]) == []
    assert store.newest("nowhere", 3) == store.after("nowhere", -1) == store.some("nowhere", [1]) == []
    assert store.span("nowhere", 0, 3) == []


# ── broken off ──


def killed_at(step: int) -> Callable[[], None]:
    left = iter(range(step))

    def happen() -> None:
        if next(left, None) is None:
            raise Killed

    return happen


@pytest.mark.parametrize("name", SMALL)
def test_a_move_may_be_broken_off_at_any_step(name: str) -> None:
    """And be broken off again at the next, from there on: each time some further."""
    with closing(SqliteStore()) as kind:
        fill(kind, name)
        attic, before, steps = Shelf(), None, 0
        before = shown(kind, attic, name)
        while not is_moved(kind, name) or all_rows(kind) != rows_without_stow(kind):
            happen = killed_at(steps % 5)
            with suppress(Killed):
                move(Steps(kind, happen), Steps(attic, happen))
            assert shown(kind, attic, name) == before
            steps += 1
        assert steps > len(LOGS[name]), "each entry was a step"


def any_move(view: Any) -> Any:
    """Of dice golf: what keeps the game going."""
    kinds = [branch["properties"]["kind"]["const"] for branch in view["legal"]["oneOf"]]
    return {"kind": "keep" if "keep" in kinds else "roll"}


def rows_without_stow(store: SqliteStore) -> list[Any]:
    return [row for row in all_rows(store) if not row.pk.startswith("STOW#")]


@pytest.mark.parametrize("name", SMALL)
def test_from_any_step_the_next_time_goes_on(name: str) -> None:
    step, whole = 0, False
    while not whole:
        with closing(SqliteStore()) as kind:
            fill(kind, name)
            attic = Shelf()
            before, happen = shown(kind, attic, name), killed_at(step)
            try:
                move(Steps(kind, happen), Steps(attic, happen))
                whole = True
            except Killed:
                assert shown(kind, attic, name)["replay"] == before["replay"]
                move(kind, attic)
            assert is_moved(kind, name)
            assert shown(kind, attic, name) == before
        step += 1
    assert step > 2 * len(LOGS[name])


@pytest.mark.parametrize("name", SMALL)
def test_two_at_once_do_no_more_than_one(name: str) -> None:
    """Between any two steps of one move, another goes from its beginning to its end."""
    step, whole = 0, False
    while not whole:
        with closing(SqliteStore()) as kind:
            fill(kind, name)
            attic, left = Shelf(), [step]

            def meanwhile(kind: SqliteStore = kind, attic: Shelf = attic, left: list[int] = left) -> None:
                left[0] -= 1
                if left[0] == -1:
                    move(kind, attic)

            move(Steps(kind, meanwhile), Steps(attic, meanwhile))
            assert is_moved(kind, name)
            assert with_attic(kind, attic, lambda: NOW).after(IDS[name], -1) == LOGS[name]
            assert len(attic.held) == 1
            whole = left[0] >= 0
        step += 1


class Torn:
    """A store of whose log the first entries are read, then something happens, and the rest is gone by then."""

    def __init__(self, store: Store, kept: int, happen: Callable[[], object]) -> None:
        self._store, self._kept, self._happen = store, kept, happen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def after(self, table: str, n: int, *, count: int | None = None, strong: bool = False) -> list[Entry]:
        found = self._store.after(table, n, count=count, strong=strong)[: self._kept]
        self._happen()
        return found


def test_a_log_that_is_moved_while_it_is_read_is_not_moved_by_half() -> None:
    """A long log is read over several pages, between which another may have taken its end away."""
    over = sum(json.loads(found.body)["h"]["s"] == "finished" for found in LOGS[NINE])
    assert over > 1, "a log cut short may look finished"
    for kept in range(len(LOGS[NINE]) - 4, len(LOGS[NINE])):
        with closing(SqliteStore()) as kind:
            fill(kind, NINE)
            attic = Shelf()
            torn = Torn(kind, kept, partial(move, kind, attic))
            move(torn, attic)
            move(kind, attic)
            assert is_moved(kind, NINE)
            assert with_attic(kind, attic, lambda: NOW).after(IDS[NINE], -1) == LOGS[NINE]


class Interrupted:
    """A store that is read while something happens before each of its reads."""

    def __init__(self, store: Store, happen: Callable[[], None]) -> None:
        self._store, self._happen = store, happen

    def __getattr__(self, name: str) -> Any:
        if name in ("newest", "after", "some"):
            self._happen()
        return getattr(self._store, name)


@pytest.mark.parametrize("name", SMALL)
def test_who_reads_while_it_is_moved_reads_all_of_it(name: str) -> None:
    """A step of the move before each read: what is left of the log is never taken for the whole."""
    with closing(SqliteStore()) as kind:
        fill(kind, name)
        attic, steps = Shelf(), [0]
        before = shown(kind, attic, name)

        def further() -> None:
            steps[0] += 1
            happen = killed_at(2 + steps[0] % 3)
            with suppress(Killed):
                move(Steps(kind, happen), Steps(attic, happen))

        for _ in range(4):
            assert shown(cast(Store, Interrupted(kind, further)), attic, name) == before
        assert is_moved(kind, name)


def test_a_store_that_lies_holds_it_up_and_changes_nothing(kind: SqliteStore) -> None:
    fill(kind, *SMALL)
    attic, hostile = Shelf(), HostileStore(kind, seed=7)
    before = {name: shown(kind, attic, name) for name in SMALL}
    for _ in range(500):
        with suppress(Unavailable):
            move(hostile, attic)
        if all(is_moved(kind, name) for name in SMALL):
            break
    assert {name: shown(kind, attic, name) for name in SMALL} == before
    assert min(hostile.told[lie] for lie in ("lost", "repeated", "refused")) > 0
    assert all(with_attic(kind, attic, lambda: NOW).after(IDS[name], -1) == LOGS[name] for name in SMALL)


# ── when ──


def test_it_goes_ninety_one_days_after_the_last_that_was_added(kind: SqliteStore) -> None:
    name = GOLF
    fill(kind, name)
    last = attics.time_of(LOGS[name][-1])
    attic = Shelf()
    move(kind, attic, last + STOWED_MS - 1)
    assert kind.after(IDS[name], -1) == LOGS[name]
    move(kind, attic, last + STOWED_MS)
    assert is_moved(kind, name)


def test_time_that_is_up_is_up(kind: SqliteStore) -> None:
    fill(kind, *SMALL)
    assert move(kind, Shelf(), seconds=10) == Counter()
    assert not any(is_moved(kind, name) for name in SMALL)


def finished(store: Store, time: Time) -> tuple[Club, Person, str]:
    """A table of two that is over, and who made it."""
    ann, bob = friends(open_club(store, time), "Ann", "Bob")
    made = ann.make(OPEN)
    bob.join(made)
    while ann.view(made.id)["status"] == "playing":
        who = next(person for person in (ann, bob) if person.view(made.id)["legal"])
        who.play(made.id, any_move(who.view(made.id)))
    return ann.club, ann, made.id


def test_talk_ends_before_the_log_goes(store: Store, time: Time) -> None:
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
    assert entry.read(store.newest(table, 1, strong=True)[0]).acts[0].what == "It still is."


def test_a_rematch_that_was_made_is_found_for_ever(store: Store, time: Time) -> None:
    club, ann, table = finished(store, time)
    new = ann.rematch(table).table
    time.now += 2 * ENDED_MS
    assert ann.rematch(table).table == new


def test_a_game_in_the_middle_is_looked_at_no_further(kind: SqliteStore) -> None:
    """However old: its row would not be there, and if it were, nothing would be done."""
    name = UNFINISHED
    fill(kind, name)
    assert not [row for row in all_rows(kind) if row.pk.startswith("STOW#")]


# ── what must not be ──


def test_what_is_not_whole_is_left_as_it_is(kind: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    name = GOLF
    fill(kind, name)
    kind.remove(IDS[name], 4)
    before = kind.after(IDS[name], -1)
    attic = Shelf()
    assert move(kind, attic) == Counter(failed=1)
    assert (kind.after(IDS[name], -1), attic.held) == (before, {})
    assert move(kind, attic) == Counter(), "it is looked at again in a month"
    assert move(kind, attic, NOW + 31 * DAY_MS) == Counter(failed=1)


def test_an_entry_that_the_object_lacks_keeps_all_of_them(kind: SqliteStore) -> None:
    name = GOLF
    fill(kind, name)
    attic = Shelf()
    with suppress(Killed):
        happen = killed_at(5)
        move(Steps(kind, happen), Steps(attic, happen))
    assert place_of(kind.after(IDS[name], -1)[0]), "entry 0 says where it is"
    late = replace(LOGS[name][-1], n=len(LOGS[name]))
    kind.append(IDS[name], late)
    standing = kind.after(IDS[name], -1)
    assert move(kind, attic)["failed"] == 1
    assert kind.after(IDS[name], -1) == standing


@pytest.mark.parametrize("spoil", [lambda held: None, lambda held: held[:-9], lambda held: attics.pack("x", LOGS[GOLF])[1]])
def test_an_object_that_is_not_what_it_was_is_damage_and_never_shown(
    kind: SqliteStore, spoil: Callable[[bytes], bytes | None]
) -> None:
    fill(kind, GOLF)
    move(kind, attic := Shelf())
    ((name, held),) = attic.held.items()
    attic.held.pop(name)
    if (spoilt := spoil(held)) is not None:
        attic.held[name] = spoilt
    with pytest.raises(TableDamaged):
        replay(Club(with_attic(kind, attic, lambda: NOW), clock=lambda: NOW), None, IDS[GOLF])


def test_an_attic_that_does_not_take_it_keeps_nothing_from_the_store(kind: SqliteStore) -> None:
    class Deaf(Shelf):
        def keep(self, name: str, held: bytes) -> None:
            """Nothing is kept, and it says nothing."""

    fill(kind, GOLF)
    assert move(kind, Deaf()) == Counter(failed=1)
    assert kind.after(IDS[GOLF], -1) == LOGS[GOLF]


def test_an_attic_that_is_busy_is_asked_again(kind: SqliteStore) -> None:
    class Busy(Shelf):
        def find(self, name: str) -> bytes | None:
            raise Unavailable

    fill(kind, GOLF)
    attic, shelf = Busy(), Shelf()
    assert move(kind, attic) == Counter(failed=1)
    assert move(kind, shelf) == Counter(tables=1)
    attic.held = shelf.held
    with pytest.raises(TryAgain):
        replay(Club(with_attic(kind, attic, lambda: NOW), clock=lambda: NOW), None, IDS[GOLF])


def test_a_look_at_a_young_table_asks_no_attic(kind: SqliteStore) -> None:
    """Entry 0 is not read for it either: a move costs one read and one write."""
    name = UNFINISHED
    fill(kind, name)
    asked: list[str] = []

    class Counted:
        def __getattr__(self, name: str) -> Any:
            asked.append(name)
            return getattr(kind, name)

    young = attics.time_of(LOGS[name][0]) + ENDED_MS - 1
    store = with_attic(cast(Store, Counted()), Shelf(), lambda: young)
    store.newest(IDS[name], 16)
    store.after(IDS[name], 3)
    store.some(IDS[name], [2, 3])
    store.span(IDS[name], 2, 3)
    assert asked == ["newest", "after", "some", "span"]


def test_says_are_idempotent_after_the_end(store: Store, time: Time) -> None:
    """A message that was said and whose answer was lost for long is told again, and not refused."""
    club, ann, table = finished(store, time)
    first = say(club, ann.id, table, "Well played.", "one-key") if not isinstance(store, HostileStore) else None
    time.now += 2 * ENDED_MS
    if first:
        assert say(club, ann.id, table, "Well played.", "one-key").again
