"""How an entry is added. One conditional append is the whole of the concurrency control; the rest is reading and trying again.

    take the table ─▶ decide ─▶ apply ─▶ bots ─▶ append n+1 ──stood──▶ project, show, give the table back
         ▲               │                          │
         │ strongly      │ refused on a              │ taken by another: throw the table away
         └───────────────┴─ tail that may be stale ──┘

A table in memory is owned by who took it and comes back only when every entry folded into it is known to stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from chalicelib.errors import Broken, Refusal, TryAgain
from chalicelib.games.interface import Event
from chalicelib.store.interface import Entry, Taken, Unavailable
from chalicelib.store.units import WRITE_UNIT, entry_size
from chalicelib.tables import bots, carry, clocks
from chalicelib.tables.club import Club
from chalicelib.tables.entry import Act, Body, write
from chalicelib.tables.fold import apply, seal
from chalicelib.tables.head import Before, head
from chalicelib.tables.load import take
from chalicelib.tables.record import conclude
from chalicelib.tables.table import Table

T = TypeVar("T")
Decide = Callable[[Table, int], "list[Act]"]
ATTEMPTS = 16
PAUSE = 0.004
"""Seconds; the longest first pause after a lost race, doubled with each."""


def nothing(table: Table) -> dict[str, Any]:
    return {}


def commit(
    club: Club,
    table_id: str,
    decide: Decide,
    present: Callable[[Table], T],
    *,
    strong: bool = False,
    spared: str | None = None,
    bots_alone: bool = False,
    explain: Callable[[Table], dict[str, Any]] = nothing,
) -> T:
    """Adds to the table's log what `decide(table, now in ms)` says (nothing: no entry) and returns what `present` makes of it.

    Time-outs that are due are written first, but for those of the player `spared`. A refusal is only final on a strong read;
    `explain` gives it its extra members. With `bots_alone` bots that were cut short play on without an act before them.
    TryAgain when the store fails or sixteen races are lost.
    """
    try:
        return _commit(club, table_id, decide, present, strong, spared, bots_alone, explain)
    except Unavailable as fault:
        raise TryAgain from fault


def _commit(
    club: Club,
    table_id: str,
    decide: Decide,
    present: Callable[[Table], T],
    strong: bool,
    spared: str | None,
    bots_alone: bool,
    explain: Callable[[Table], dict[str, Any]],
) -> T:
    lost = 0
    while lost < ATTEMPTS:
        table: Table | None = None
        try:
            table = take(club, table_id, strong=strong)
            now = max(club.clock(), table.at)
            overdue = due_acts(table, now, spared)
            acts = overdue or decide(table, now)
            entry = build(club, table, now, acts) if acts or (bots_alone and table.bots_to_move) else None
        except Refusal as refusal:
            if strong:
                refusal.extra.update(explain(table) if table else {})
            if table:
                club.memory.give(table)
            if strong:
                raise
            strong = True
            continue
        if entry and not stands(club, table_id, entry):
            club.pause(club.random.uniform(0, PAUSE * 2**lost))
            strong, lost = True, lost + 1
            continue
        if overdue:
            club.memory.give(table)
            continue
        if not entry:
            tell_again(club, table_id)
        shown = present(table)
        club.memory.give(table)
        return shown
    raise TryAgain("Many are playing at this table at once. Please try again.")


def due_acts(table: Table, now: int, spared: str | None = None) -> list[Act]:
    """The time-outs that must be written before anything else, or the end of a table that rested too long."""
    if (until := clocks.rests_until(table)) is not None and until <= now:
        return [Act("closed" if table.status == "open" else "abandoned")]
    late = [seat for seat in clocks.late(table, now) if table.seats[seat].player != spared]
    return [Act("time-out", seat) for seat in late]


def build(club: Club, table: Table, at: int, acts: list[Act]) -> Entry:
    """Applies the acts and the bots' answers to the table, in place, and returns the entry that says so.

    Raises the rules' refusal of the first act, nothing being changed; Broken if anything is refused after it.
    """
    before, n = Before.of(table), table.n + 1
    events = apply(table, n, at, acts[0]) if acts else []
    try:
        return _follow(club, table, before, at, acts, events)
    except Refusal as refusal:
        raise Broken from refusal


def _follow(club: Club, table: Table, before: Before, at: int, acts: list[Act], events: list[Event]) -> Entry:
    """All that follows from the first act. The table is changed by now: nothing can be refused any more."""
    n, done = table.n + 1, acts[:1]
    for act in acts[1:]:
        if act.kind != "time-out" or act.seat in table.waiting:
            events += apply(table, n, at, act)
            done.append(act)
    answers, what_followed = bots.answer(club, table, n, at)
    return finish_entry(club, table, before, Body(at, [*done, *answers], {}), events + what_followed)


def finish_entry(club: Club, table: Table, before: Before, body: Body, events: list[Event]) -> Entry:
    """Seals the applied acts as the table's next entry, with its head and, where it is time, the carried state."""
    n = table.n + 1
    ends = table.status == "finished" and before.status == "playing"
    if ends:
        conclude(club, table, n, body)
    seal(table, n, body, events)
    told = write(Body(body.at, body.acts, head(table, before)))
    return Entry(n, told, _carried(table, n, told, must=ends))


def _carried(table: Table, n: int, told: str, *, must: bool) -> bytes | None:
    """The table's state where it fits the entry's one write unit, and at the latest every sixteenth time."""
    must = must or n - table.carried_at >= carry.EVERY
    bare = entry_size(table.id, Entry(n, told))
    if not must and (n == 0 or bare + table.carried_size * 7 // 8 > WRITE_UNIT):
        return None
    packed = carry.pack(table)
    table.carried_size = len(packed)
    if not must and entry_size(table.id, Entry(n, told, packed)) > WRITE_UNIT:
        return None
    table.carried_at = n
    return packed


def stands(club: Club, table_id: str, entry: Entry) -> bool:
    """Appends the entry and tells of it; False if another's stands there.

    A Put whose answer was lost is repeated by the client and meets our own entry: that one stands too.
    """
    try:
        club.store.append(table_id, entry)
    except Taken as taken:
        if taken.entry.body != entry.body:
            return False
    except Unavailable:
        club.unprojected.setdefault(table_id, []).append(entry)
        raise
    tell(club, table_id, entry)
    return True


def tell(club: Club, table_id: str, entry: Entry) -> None:
    """Projects the entry, and those of this table that were missed before. A failure costs the player nothing."""
    tell_again(club, table_id)
    try:
        club.project(table_id, entry)
    except Unavailable:
        club.unprojected.setdefault(table_id, []).append(entry)


def tell_again(club: Club, table_id: str) -> None:
    """Projects what was missed of this table: entries whose projection failed, or whose append got no answer but stands."""
    missed = club.unprojected.pop(table_id, [])
    try:
        while missed:
            stands = club.store.some(table_id, [missed[0].n], strong=True)
            if stands and stands[0].body == missed[0].body:
                club.project(table_id, missed[0])
            missed.pop(0)
    except Unavailable:
        club.unprojected[table_id] = missed
