"""Laws about whole tables, checked through the calls that players make: views, `legal`, events, errors, messages, lists.

Two rooms that differ only in a secret must give identical answers to everybody who may not know it (G-01, G-02).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from chalicelib import actions
from chalicelib.errors import ClubError
from chalicelib.fairness import Chance
from chalicelib.log import clocks
from chalicelib.play import table_queries
from tests.laws.hiding import is_choice
from tests.laws.rooms import CLOCK_HOURS, Answers, Caller, Room, answer, answers, refused_moves
from tests.laws.setup import Setup, compact
from tests.laws.walk import key_of
from tests.tables.people import HOUR

LOOKING_ON = 3
NOBODY = -2
LATE = ("not-now", "decision-passed", "table-finished")


def hidden_choices_leave_no_trace(setup: Setup, seed: int, ask: Answers = answers) -> None:
    """In one of two rooms a seat first chooses something else, then the same before the reveal. Nobody else can tell."""
    random = Random(seed)
    bots = int(setup.seats > 2 and seed % 2)
    rooms = [Room.open(setup, seed, bots) for _ in range(2)]
    secretive = random.randrange(len(rooms[0].people))
    secret = Secret()
    since = 0
    for seat, move in _moves(rooms[0], random) if setup.twin else ():
        if secret.kept and (seat == secretive or len(rooms[0].folded().waiting) == 1):
            seat, pair = secretive, secret.give_up()
        elif secret.kept:
            move = _decide(rooms[0], seat, random)
            pair = (move, move)
        elif seat == secretive and _would_hide(rooms[0], seat, decided := setup.bare(move)):
            pair = secret.keep(decided, _decide(rooms[0], seat, random))
        else:
            pair = (move, move)
        if None in pair:
            continue
        views = [room.play(seat, move) for room, move in zip(rooms, pair, strict=True)]
        assert seat == secretive or compact(views[0]) == compact(views[1]), f"seat {seat}'s own move tells it a secret"
        other_seat = random.choice([number for number in range(len(rooms[0].people)) if number != secretive] or [secretive])
        _life(rooms, other_seat, random, calm=secret.kept)
        if secret.chosen is None:
            continue
        for caller in _some(rooms[0].callers, LOOKING_ON if secret.kept else 1, random, but=secretive):
            probes = refused_moves(rooms[0], caller, random)
            one, other = (ask(room, caller, since, probes) for room in rooms)
            assert one == other, f"{caller} can tell what seat {secretive} chose"
        since = random.randint(since, rooms[0].folded().n)


def _some(callers: Sequence[Caller], count: int, random: Random, but: Caller = NOBODY) -> list[Caller]:
    """Return the callers that ask after this move. In the course of a game everybody does."""
    others = [caller for caller in callers if caller != but]
    return random.sample(others, min(count, len(others)))


@dataclass
class Secret:
    """What a seat chose in the first room while it has chosen something else in the second."""

    chosen: Any = None
    kept: bool = False

    def keep(self, chosen: Any, instead: Any) -> tuple[Any, Any]:
        self.chosen, self.kept = chosen, True
        return chosen, instead

    def give_up(self) -> tuple[Any, Any]:
        """Choose the same in both rooms: a change in the second, and no change in the first, which must look the same."""
        self.kept = False
        return self.chosen, self.chosen


def _moves(room: Room, random: Random) -> Iterator[tuple[int, Any]]:
    """Yield moves until the game is over, including some changes of choices."""
    for _ in range(2 * room.setup.most_decisions):
        may = [seat for seat in range(len(room.people)) if room.legal(seat) is not None]
        if not may:
            return
        must = [seat for seat in may if seat in room.folded().waiting]
        seat = random.choice(must if must and random.random() < 0.8 else may)
        yield seat, _pick(room, seat, random)
    raise AssertionError("the table never finishes")


def _pick(room: Room, seat: int, random: Random) -> Any:
    legal = room.legal(seat)
    assert legal is not None
    return legal.pick(random)


def _decide(room: Room, seat: int, random: Random) -> Any:
    """Return a move that is a decision without side moves, or None."""
    decision = room.setup.decision(room.legal(seat))
    return decision and decision.pick(random)


def _would_hide(room: Room, seat: int, move: Any) -> bool:
    """Whether this would be a choice that nobody else sees, with choices of others still to come."""
    game, state = room.setup.game, room.setup.copy(room.folded().state)
    return (
        room.setup.bare(move) is not None
        and is_choice(game.play(state, seat, move, Chance(key_of(0))))
        and game.waiting(state) != ()
    )


def _life(rooms: list[Room], seat: int, random: Random, *, calm: bool) -> None:
    """Do the same in both rooms: time passes, somebody sends a message; unless `calm`, a seat leaves for a while or is late."""
    event = random.random()
    lines: list[str] = []
    for room in rooms:
        room.clock.pass_hours(0.01)
        if event < 0.3:
            lines.append(room.say(seat, "Well, well."))
        elif event < 0.4 and not calm:
            lines.append(answer(partial(actions.leave, room.club, room.people[seat].id, room.table)))
        elif event < 0.45 and not calm:
            room.clock.pass_hours(CLOCK_HOURS)
            lines.append(answer(partial(table_queries.look, room.club, None, room.table)))
    assert len(set(lines)) <= 1, f"seat {seat} is told a secret by speaking, leaving or being late"


def twin_tables_answer_alike(setup: Setup, seed: int) -> None:
    """A table with the state of a twin gives the same answers to the seat that cannot tell them apart."""
    random = Random(seed)
    room = Room.open(setup, seed)
    since = 0
    for seat, move in _moves(room, random) if setup.twin else ():
        for caller in _some(room.callers, LOOKING_ON, random) if random.random() < 0.3 else ():
            _twin_answers_alike(room, caller, since, random)
        room.play(seat, move)
        since = random.randint(since, room.folded().n)


def _twin_answers_alike(room: Room, caller: Caller, since: int, random: Random) -> None:
    probes = refused_moves(room, caller, random)
    before = answers(room, caller, since, probes)
    table = room.folded()
    state, table.state = table.state, room.setup.twin_of(room.setup.packed(table.state), room.seated(caller), random)
    try:
        assert answers(room, caller, since, probes) == before, f"{caller} is answered by what it may not know"
    finally:
        room.folded().state = state


def others_learn_only_that_a_seat_chose(setup: Setup, seed: int) -> None:
    """Others learn of a choice or its change only that it was made. Each one is a new version of the table."""
    random = Random(seed)
    room = Room.open(setup, seed)
    for seat, move in _moves(room, random):
        hidden, n = _would_hide(room, seat, move), room.folded().n
        assert room.play(seat, move)["version"] == n + 1
        for caller in room.callers if hidden else ():
            if caller != seat:
                view = _seen(room, caller, n)
                assert view["happened"] == [{"n": n + 1, "seat": seat, "kind": "chose"}]
                assert seat not in view["waiting_for"]


def _seen(room: Room, caller: Caller, since: int) -> dict[str, Any]:
    person = room.person(caller)
    view = table_queries.look(room.club, person.id if person else None, room.table, since).view
    assert view is not None, "nothing new"
    return view


def choices_from_before_the_reveal_are_late(setup: Setup, seed: int) -> None:
    """A changed choice that was made before the reveal and arrives after it is refused as late, never as illegal (G-03)."""
    random = Random(seed)
    room = Room.open(setup, seed)
    hidden: dict[int, Any] = {}
    for seat, move in _moves(room, random):
        n, hides = room.folded().n, _would_hide(room, seat, move)
        room.play(seat, move)
        if hides:
            hidden[seat] = move
            continue
        if setup.bare(move) is None:
            hidden.clear()
        for other, sent in hidden.items():
            if other != seat:
                code = _refusal(room, other, sent, n)
                assert code in LATE, f"seat {other} is told {code} of a choice that comes after the reveal"
        hidden.clear()


def _refusal(room: Room, seat: int, move: Any, seen: int) -> str | None:
    try:
        actions.play(room.club, room.people[seat].id, room.table, move, seen, "a late key")
    except ClubError as error:
        return error.code
    return None


def crossing_moves_both_count(setup: Setup, seed: int) -> None:
    """Two moves made with the same view both count, in either order, if both are still legal (G-03)."""
    random = Random(seed)
    room = Room.open(setup, seed)
    for seat, move in _moves(room, random):
        n = room.folded().n
        others = [other for other in room.folded().waiting if other != seat]
        crossing = {other: _pick(room, other, random) for other in others[:1]}
        room.play(seat, move, seen=n)
        for other, sent in crossing.items():
            legal = room.legal(other)
            if legal is not None and legal.accepts(sent):
                room.play(other, sent, seen=n)


def clocks_start_with_the_decision(setup: Setup, seed: int) -> None:
    """Nothing restarts a clock before its decision is made. All late seats get their defaults in one entry (G-08)."""
    random = Random(seed)
    room = Room.open(setup, seed)
    asked = dict.fromkeys(room.folded().waiting, room.clock.now)
    started = dict(asked)
    for seat, move in _moves(room, random):
        room.say(seat, "Soon.")
        room.clock.pass_hours(random.uniform(1, CLOCK_HOURS / 2))
        late = [number for number in asked if asked[number] + CLOCK_HOURS * HOUR <= room.clock.now]
        n = room.folded().n
        if late:
            _are_late_together(room, n, late)
            return
        room.play(seat, move)
        waiting = room.folded().waiting
        clock = setup.game.clock(move, room.folded().recent[-1].events)
        for number in waiting:
            if (number == seat and clock == "new") or not (number in asked or (number == seat and clock == "shared")):
                started[number] = room.clock.now
        asked = {number: started[number] for number in waiting}
        assert clocks.deadline(room.folded()) == min((at + CLOCK_HOURS * HOUR for at in asked.values()), default=None)


def _are_late_together(room: Room, n: int, late: list[int]) -> None:
    view = _seen(room, None, n)
    assert view["version"] == n + 1, "time-outs come in several entries"
    seats = [event["seat"] for event in view["happened"] if event["kind"] == "timed-out"]
    assert seats == late, f"{late} are late, but the clocks of {seats} ran out"


LAWS = (
    hidden_choices_leave_no_trace,
    twin_tables_answer_alike,
    others_learn_only_that_a_seat_chose,
    crossing_moves_both_count,
    choices_from_before_the_reveal_are_late,
    clocks_start_with_the_decision,
)
