"""Apply the acts of a log to a table. The same code plays live and loads tables again, so it never reads a clock.

entry 0 ──▶ open ──▶ apply, apply, … ──▶ the table at its last entry
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from chalicelib.errors import Refusal, TableDamaged
from chalicelib.fairness import Chance
from chalicelib.games.interface import Clock, Event, Game
from chalicelib.log import clocks, pauses
from chalicelib.log.challenge_day import day_from_json
from chalicelib.log.entries import Act, AppliedAct, Body, course_from_json, from_base64url
from chalicelib.log.pace import pace_from_json
from chalicelib.log.table import BLANKED, FORGOTTEN, NOBODY, Recent, Seat, SeatRequest, Table, blank_final
from chalicelib.times import iso

TIMEOUTS_TO_BOT = 2
STABLE_ACTS = frozenset(("move", "bot", "planned", "time-out", "message", *pauses.APPLY))
"""Acts that change neither seats nor players, so that the stable part of snapshots stays as it is."""
ACTS_BESIDE_THE_GAME = ("message", "secret", "rematch", "abandoned", "closed", "asked", "declined", "forgotten", *pauses.APPLY)
VACANT = frozenset(("open", "reserved"))
"""Kinds of seats for which a table waits before the game begins."""
ACTS_WITHOUT_PERSON = frozenset(("bot", "planned", *ACTS_BESIDE_THE_GAME))
"""Acts by which no person comes, leaves or moves."""


def open_table(table_id: str, stored: dict[str, Any], rules: Callable[[str, int], Game[Any]]) -> Table:
    """Return the table that entry 0 describes, before that entry is applied. Raises RulesRetired if its rules are gone."""
    _damaged_if(stored.get("challenge") is not None and len(stored["seats"]) != 1)
    return Table(
        id=table_id,
        game=rules(stored["game"], stored["rules"]),
        options=stored["options"],
        course=course_from_json(stored["course"]),
        clock_ms=stored["clock"],
        seed=from_base64url(stored["seed"]),
        maker=stored["maker"],
        seats=[_seat_of(seat) for seat in stored["seats"]],
        carried=stored.get("carried"),
        rematch_of=stored.get("rematch_of"),
        name=stored.get("name"),
        pace=pace_from_json(stored.get("pace")),
        watching=stored.get("watching", True),
        day=day_from_json(stored.get("challenge")),
    )


def _seat_of(stored: dict[str, Any]) -> Seat:
    seat = Seat(
        stored["kind"],
        stored.get("name", ""),
        stored.get("player"),
        stored.get("level"),
        from_base64url(stored.get("nonce", "")),
    )
    _damaged_if(seat.nonce != b"" and not seat.is_held)
    pauses.set_initial_hours(seat, 0, stored)
    return seat


def apply_entry(table: Table, n: int, body: Body) -> None:
    """Apply a stored entry. Raises TableDamaged if the rules refuse its moves."""
    if n != table.n + 1:
        raise TableDamaged
    try:
        done = [apply_act(table, n, body.at, act) for act in body.acts]
    except Refusal as refusal:
        raise TableDamaged from refusal
    end_entry(table, n, body.at, done)


def apply_act(table: Table, n: int, at: int, act: Act) -> AppliedAct:
    """Apply one act of entry n in place, and return it with its events. Raises if the rules refuse a move; then nothing
    changes.
    """
    return AppliedAct(act, apply(table, n, at, act))


def end_entry(table: Table, n: int, at: int, done: Sequence[AppliedAct]) -> None:
    """Set the table to version n, after all acts of entry n have been applied."""
    table.n, table.at = n, at
    if table.chance:
        table.chance.draws.clear()
    clocks.note_wake_up(table, n, at)
    table.recent.append(Recent(n, at, done))


def apply(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Apply one act in place, and return its events. Raises if the rules refuse a move; then nothing changes."""
    events = APPLY[act.kind](table, n, at, act)
    if table.status == "playing" and act.kind not in ACTS_WITHOUT_PERSON:
        _tell_who_plays(table)
    if act.kind not in ACTS_WITHOUT_PERSON:
        table.active_at = at
    if act.kind not in STABLE_ACTS:
        table.stable_json = None
    if table.pause is not None and table.status == "playing":
        events = [*events, *pauses.pause_if_agreed(table, at)]
    return events


def _made(table: Table, n: int, at: int, act: Act) -> list[Event]:
    return _begin_if_full(table, n, at)


def _joined(table: Table, n: int, at: int, act: Act) -> list[Event]:
    seat = _seat(table, act)
    _damaged_if(table.status == "open" and seat.kind not in VACANT)
    after = None if table.status == "open" else seat.name
    if seat.kind == "open":
        table.carried = None  # a rematch carries it over for the same players only
    seat.name, seat.player, seat.bot_plays, seat.timeouts = act.what["name"], act.what["player"], False, 0
    seat.keys, seat.words = [], []
    seat.held_until, seat.given_up_by = 0, None
    if table.status == "open":
        seat.kind, seat.nonce = "human", from_base64url(act.what.get("nonce", ""))
        table.requests = [asker for asker in table.requests if asker.player != seat.player]
    else:
        seat.asked = n
        clocks.start(seat, at)
        clocks.come_back(table, seat, at)
    pauses.set_initial_hours(seat, at, act.what)
    return [Event("joined", act.seat, {"name": seat.name, "after": after}), *_begin_if_full(table, n, at)]


def _began(table: Table, n: int, at: int, act: Act) -> list[Event]:
    for number, (name, level) in act.what.items():
        _damaged_if(table.seats[int(number)].kind not in VACANT)
        table.carried = None  # as in `_joined`
        table.seats[int(number)] = Seat("bot", name, level=level)
    return _begin_if_full(table, n, at)


def _begin_if_full(table: Table, n: int, at: int) -> list[Event]:
    if table.status != "open" or any(seat.kind in VACANT for seat in table.seats):
        return []
    _damaged_if(any(seat.nonce and not seat.is_held for seat in table.seats))
    table.status, table.started = "playing", at
    _forget_askers(table)
    table.chance = table.draws()
    table.state = table.game.set_up(table.options, len(table.seats), table.course, table.chance, table.carried)
    _tell_who_plays(table)
    for seat in table.seats:
        seat.clock.bank = table.pace.bank or 0
    _ask(table, n, at)
    return [Event("began", None)]


def _move(table: Table, n: int, at: int, act: Act) -> list[Event]:
    seat = _seat(table, act)
    back, seat.bot_plays = seat.bot_plays, False
    try:
        if back:
            _tell_who_plays(table)
        events = table.game.play(table.state, _number(act), act.what, _chance(table))
    except Refusal:
        seat.bot_plays = back
        _tell_who_plays(table)
        raise
    if back:
        seat.held_until = 0
        events.insert(0, Event("back", act.seat))
        clocks.come_back(table, seat, at)
    seat.timeouts = 0
    seat.remember(act.mark)
    waited = _number(act) in table.waiting
    events = _settle(table, n, at, act, events)
    if not waited or (_number(act) in table.waiting and seat.asked != n):
        seat.choices_changed += 1
    if events:  # a move without events must stay invisible to others (G-02, M-32)
        table.last = (_number(act), at)
    return events


def _bot(table: Table, n: int, at: int, act: Act) -> list[Event]:
    events = table.game.play(table.state, _number(act), act.what, _chance(table))
    _seat(table, act).assisted = True
    return _settle(table, n, at, act, events)


def _planned(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Play a move that the seat announced earlier. Its player may be away now, so this counts as no sign of them."""
    return _settle(table, n, at, act, table.game.play(table.state, _number(act), act.what, _chance(table)))


def _time_out(table: Table, n: int, at: int, act: Act) -> list[Event]:
    seat = _seat(table, act)
    events = [Event("timed-out", act.seat), *table.game.time_out(table.state, _number(act), _chance(table))]
    seat.timeouts += 1
    seat.timed_out = n
    events = _settle(table, n, at, act, events)
    seat.bot_plays = seat.timeouts >= TIMEOUTS_TO_BOT
    return events


def _settle(table: Table, n: int, at: int, act: Act, events: list[Event]) -> list[Event]:
    """Finish a decision: start the clocks of the next ones, and end the table if the game is over."""
    seat = _number(act)
    table.seats[seat].decided = n
    clock = "new" if act.kind == "time-out" else table.game.clock(act.what, events)
    _ask(table, n, at, seat, clock)
    if not table.waiting and table.game.result(table.state) is not None:
        table.status = table.ended = "finished"
        events = [*events, Event("finished", None)]
    return events


def _ask(table: Table, n: int, at: int, decided: int | None = None, clock: Clock = "new") -> None:
    """Start the clock of each seat that has a new decision to make, and of no other (G-08). `decided` is the seat that has just
    decided: by `clock` it has another decision now, or its old one goes on.
    """
    before, table.waiting = table.waiting, table.game.waiting(table.state)
    again = decided if clock == "new" else None
    for number in before:
        if number not in table.waiting or number == again:
            clocks.stop(table, number, at)
    for number in table.waiting:
        if number not in before or number == again:
            table.seats[number].asked, table.seats[number].choices_changed = n, 0
            if not (number == decided and clock == "shared" and clocks.continue_clock(table, number, at)):
                clocks.start(table.seats[number], at)


def _tell_who_plays(table: Table) -> None:
    table.game.seated(table.state, frozenset([number for number, seat in enumerate(table.seats) if seat.by_bot]))


def _left(table: Table, n: int, at: int, act: Act) -> list[Event]:
    table.departures += 1
    if table.status == "open":
        _damaged_if(not _seat(table, act).is_held)
        table.seats[_number(act)] = Seat("open")
    else:
        clocks.give_up(table, _number(act), at)
        _seat(table, act).bot_plays = True
    return [Event("left", act.seat)]


def _back(table: Table, n: int, at: int, act: Act) -> list[Event]:
    seat = _seat(table, act)
    seat.bot_plays, seat.timeouts, seat.held_until = False, 0, 0
    seat.asked = max(seat.asked, 0)
    clocks.start(seat, at)
    clocks.come_back(table, seat, at)
    return [Event("back", act.seat)]


def _released(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Release a seat: `what` is 0 if its own player gives it up, otherwise the time (ms) until which the maker reserves it for
    them. Older logs have None for both; there the seat is given up.
    """
    table.departures += 1
    seat = _seat(table, act)
    clocks.give_up(table, _number(act), at)
    pauses.give_up(table, _number(act), at)
    seat.bot_plays = seat.assisted = True
    table.codes += 1
    if act.what:
        seat.held_until = act.what
        return [Event("released", act.seat, {"until": iso(act.what)})]
    seat.given_up_by = None if act.what is None else seat.player
    seat.player, seat.keys, seat.held_until = None, [], 0
    return [Event("released", act.seat, {"until": None})]


def _message(table: Table, n: int, at: int, act: Act) -> list[Event]:
    seat = _seat(table, act)
    seat.said_at = at
    if act.mark:
        seat.said(act.mark, n)
    table.said.append(n)
    return []


def _secret(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Set the secret for ids of rematches at a table whose entry 0 has none. A published log does not show it."""
    table.secret = act.what
    return []


def _rematch(table: Table, n: int, at: int, act: Act) -> list[Event]:
    table.rematch = (act.what["table"], act.what["code"])
    table.rematches += 1
    return [Event("rematch", act.seat, {"table": act.what["table"]})]


def _abandoned(table: Table, n: int, at: int, act: Act) -> list[Event]:
    table.status, table.ended, table.waiting = "finished", "abandoned", ()
    return [Event("abandoned", None)]


def _closed(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Close the table: its maker did before the game began, or the rules changed (`upkeep/rules_changed.py`)."""
    table.status, table.ended = "finished", "closed"
    table.state, table.waiting, table.pause = None, (), None
    _forget_askers(table)
    return [Event("closed", act.seat)]


def _asked(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Add a request for a seat, which has no public event. A published log does not show who asked."""
    if act.what is not None:
        stored = act.what
        table.requests.append(SeatRequest(n, stored["player"], stored["name"], from_base64url(stored["nonce"]), at))
    return []


def _declined(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Remove a request for a seat: the host declined it, or the asker withdrew it (no seat). They cannot ask here again."""
    table.declined_players += [asker.player for asker in table.requests if asker.n == act.what]
    table.requests = [asker for asker in table.requests if asker.n != act.what]
    return []


def _forgotten(table: Table, n: int, at: int, act: Act) -> list[Event]:
    """Forget the players in these seats, with their messages in memory. A published log does not show the players' ids."""
    players = act.what.get("players", ())
    for number in act.what["seats"]:
        seat = table.seats[number]
        if seat.kind == "reserved":
            table.seats[number] = Seat("open")
        else:
            seat.name, seat.player, seat.words, seat.clock.said = FORGOTTEN, None, [], ()
            seat.held_until, seat.given_up_by = 0, None
            if table.status == "open":
                seat.nonce = b""
    if table.status == "playing":
        table.game.replace_words(table.state, BLANKED, seats=act.what["seats"])
    if table.final is not None:
        table.final = blank_final(table.final, act.what["seats"], lambda by, text: by in act.what["seats"])
    table.requests = [asker for asker in table.requests if asker.player not in players]
    table.declined_players = [player for player in table.declined_players if player not in players]
    if table.maker in players:
        table.maker, table.name = NOBODY, None
    table.recent.clear()
    return []


def _forget_askers(table: Table) -> None:
    table.requests, table.declined_players = [], []


APPLY: dict[str, Callable[[Table, int, int, Act], list[Event]]] = {
    "made": _made,
    "joined": _joined,
    "began": _began,
    "move": _move,
    "bot": _bot,
    "planned": _planned,
    "time-out": _time_out,
    "left": _left,
    "back": _back,
    "released": _released,
    "message": _message,
    "secret": _secret,
    "rematch": _rematch,
    "abandoned": _abandoned,
    "closed": _closed,
    "asked": _asked,
    "declined": _declined,
    "forgotten": _forgotten,
    **pauses.APPLY,
}


def _damaged_if(wrong: bool) -> None:
    """Raise TableDamaged if the log breaks a rule of fairness, so that no club can have written it (docs/fairness.md)."""
    if wrong:
        raise TableDamaged


def _number(act: Act) -> int:
    if act.seat is None:
        raise TableDamaged
    return act.seat


def _seat(table: Table, act: Act) -> Seat:
    return table.seats[_number(act)]


def _chance(table: Table) -> Chance:
    if table.chance is None:
        raise TableDamaged
    return table.chance
