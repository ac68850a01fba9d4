"""Add an entry to a table's log. One conditional append is all the concurrency control; the rest is reading and trying again.

    take the table ─▶ decide ─▶ apply ─▶ bots ─▶ append n+1 ──done───▶ project, present, give the table back
         ▲               │                          │
         │ strongly      │ refused on a              │ taken by another: drop the table
         └───────────────┴─ tail that may be stale ──┘

A table taken from the cache belongs to its taker. It goes back only when all entries applied to it are known to be in the log.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from chalicelib.errors import Broken, NotNow, Refusal, TableDamaged, TryAgain
from chalicelib.log import clocks, snapshots
from chalicelib.log.apply import apply_act, end_entry
from chalicelib.log.entries import Act, AppliedAct, Body, write
from chalicelib.log.head import Before, head
from chalicelib.log.preconditions import is_too_long, must_be_within_limits, must_take_more
from chalicelib.log.table import STAND_IN, Table
from chalicelib.play import maintenance
from chalicelib.play.club import Club
from chalicelib.play.final_record import set_final
from chalicelib.play.load_table import take
from chalicelib.store.interface import ITEM_LIMIT, WRITE_UNIT, Entry, Taken, Unavailable, entry_size, state_size
from chalicelib.store.retry import ATTEMPTS, pause_after

T = TypeVar("T")
Decide = Callable[[Table, int], "list[Act]"]
EXPECTED_SHRINK = 32
"""If a snapshot was too large by more bytes than this, none is packed for the next entry to see whether it fits. In 1,250
entries of random games this missed no snapshot that fits, and a move of two at dice golf packs half as often as with an eighth.
"""


def no_extra_members(table: Table) -> dict[str, Any]:
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
    explain: Callable[[Table], dict[str, Any]] = no_extra_members,
) -> T:
    """Append the acts that `decide(table, now in ms)` returns (none: no entry), and return `present(table)` of the table after
    them.

    Time-outs that are due are written first, except for those of the player `spared`. A refusal is only final on a strong read;
    `explain` gives it extra members. Use `strong` if finding nothing to do must not rest on a stale read. With `bots_alone`
    bots that were cut short play on without another act. Raises TryAgain if the store fails or sixteen races are lost.
    """
    wish = _Commit(decide, present, spared, bots_alone, explain)
    lost = 0
    try:
        while lost < ATTEMPTS:
            outcome = _attempt(club, table_id, wish, strong)
            if isinstance(outcome, _Committed):
                return outcome.shown
            strong = strong or outcome != "again"
            if outcome == "lost":
                club.pause(pause_after(lost, club.random().random()))
                lost += 1
    except Unavailable as fault:
        raise TryAgain from fault
    raise TryAgain("This table is busy. Please try again.")


class _Commit(NamedTuple, Generic[T]):
    """The arguments of a commit, for all its attempts."""

    decide: Decide
    present: Callable[[Table], T]
    spared: str | None
    bots_alone: bool
    explain: Callable[[Table], dict[str, Any]]


@dataclass(slots=True)
class _Committed(Generic[T]):
    shown: T


def _attempt(club: Club, table_id: str, wish: _Commit[T], strong: bool) -> _Committed[T] | Literal["again", "strongly", "lost"]:
    """Make one attempt. Return what was committed, or how to try again: "again" after due acts were written first, "lost" after
    a lost race, "strongly" with a strong read.
    """
    table: Table | None = None
    try:
        table = take(club, table_id, strong=strong)
        now = max(club.clock(), table.at)
        overdue = due_acts(table, now, wish.spared)
        if overdue and (enforced := maintenance.overdue_cutoff(club, now)) < now:
            overdue = due_acts(table, enforced, wish.spared) if enforced != maintenance.NEVER else []
        acts = overdue or wish.decide(table, now)
        if acts and table.status == "finished":
            must_take_more(table, now)
        must_be_within_limits(table, acts)
        entry = build(club, table, now, acts) if acts or (wish.bots_alone and table.bots_to_move) else None
    except Refusal as refusal:
        return _refused(club, table, wish, refusal, strong)
    if entry and not append_entry(club, table_id, entry):
        return "lost"
    if overdue:
        club.tables.give(table)
        return "again"
    if not entry:
        retry_projections(club, table_id)
    shown = wish.present(table)
    club.tables.give(table)
    return _Committed(shown)


def _refused(
    club: Club, table: Table | None, wish: _Commit[T], refusal: Refusal, strong: bool
) -> Literal["again", "strongly", "lost"]:
    """Handle a refusal, before which nothing was changed. On a strong read it is final, unless bots that were cut short must
    play on first.
    """
    if table and strong and table.bots_to_move and isinstance(refusal, NotNow):
        entry = build(club, table, max(club.clock(), table.at), [])
        if not append_entry(club, table.id, entry):
            return "lost"
    elif strong:
        refusal.extra.update(wish.explain(table) if table else {})
        if table:
            club.tables.give(table)
        raise refusal
    if table:
        club.tables.give(table)
    return "again" if strong else "strongly"


def due_acts(table: Table, now: int, spared: str | None = None) -> list[Act]:
    """Return the time-outs that must be written before anything else, or the end of an expired table."""
    if clocks.has_expired(table, now) or is_too_long(table):
        return [Act("closed" if table.status == "open" else "abandoned")]
    late = [seat for seat in clocks.overdue_seats(table, now) if table.seats[seat].player != spared]
    return [Act("time-out", seat) for seat in late]


def build(club: Club, table: Table, at: int, acts: list[Act]) -> Entry:
    """Apply the acts and the bots' moves after them to the table, in place, and return the entry.

    Raises the refusal if the rules refuse the first act, without changing anything; Broken if anything is refused after it.
    """
    before, n = Before.of(table), table.n + 1
    done = [apply_act(table, n, at, act) for act in acts[:1]]
    try:
        # The table is changed by now: nothing may be refused any more.
        done += [apply_act(table, n, at, act) for act in acts[1:] if act.kind != "time-out" or _still_late(table, n, act.seat)]
        return finish_entry(club, table, before, at, done)
    except Refusal as refusal:
        raise Broken from refusal


def _still_late(table: Table, n: int, seat: int | None) -> bool:
    """Whether the seat's overdue decision is still open after the other time-outs of this entry n."""
    return seat in table.waiting and table.seats[seat].asked < n


def finish_entry(club: Club, table: Table, before: Before, at: int, done: list[AppliedAct]) -> Entry:
    """Let the bots move, and return the table's next entry with all acts, its head and, if it is due, a snapshot."""
    n = table.n + 1
    done += play_automatic_moves(club, table, n, at)
    ends = table.status == "finished" != before.status and table.state is not None  # perhaps in the entry in which it began
    if ends:
        set_final(club, table, n, done)
    end_entry(table, n, at, done)
    body = write(Body(at, [one.act for one in done], head(table, before)))
    return Entry(n, body, _snapshot_if_due(table, n, body, must=ends))


def _snapshot_if_due(table: Table, n: int, body: str, *, must: bool) -> bytes | None:
    """Return a snapshot of the table if it fits into the entry's write unit, and at least in every sixteenth entry."""
    must = must or n - table.snapshot_at >= snapshots.INTERVAL
    bare = entry_size(table.id, Entry(n, body))
    if not must and (n == 0 or bare + table.snapshot_size - EXPECTED_SHRINK > WRITE_UNIT):
        return None
    packed = _pack_within_limit(table, bare)
    table.snapshot_size = len(packed)
    if not must and bare + state_size(packed) > WRITE_UNIT:
        return None
    table.snapshot_at = n
    return packed


def _pack_within_limit(table: Table, bare: int) -> bytes:
    """Return the snapshot for an entry of `bare` bytes without it. A record too large for any store is left out, and replays
    make it from the log, which may have hundreds of wagers with texts (M-41).
    """
    packed = snapshots.pack(table)
    if table.final and bare + state_size(packed) > ITEM_LIMIT:
        table.final["record"] = None
        return snapshots.pack(table)
    return packed


def append_entry(club: Club, table_id: str, entry: Entry) -> bool:
    """Append the entry and project it; return False if another entry has its number.

    A Put whose answer was lost is repeated by the client and then finds our own entry, which counts as appended.
    """
    try:
        club.store.append(table_id, entry)
    except Taken as taken:
        if taken.entry.body != entry.body:
            return False
    except Unavailable:
        club.pending_projections.setdefault(table_id, []).append(entry)
        raise
    project_entry(club, table_id, entry)
    return True


def project_entry(club: Club, table_id: str, entry: Entry) -> None:
    """Project the entry, and earlier ones of this table whose projection failed. A failure is not the player's: it is retried
    later.
    """
    retry_projections(club, table_id)
    try:
        club.project(table_id, entry)
    except Unavailable:
        club.pending_projections.setdefault(table_id, []).append(entry)


def retry_projections(club: Club, table_id: str) -> None:
    """Project entries of this table whose projection failed, or whose append got no answer but was done."""
    missed = club.pending_projections.pop(table_id, None)
    if not missed:
        return
    try:
        while missed:
            stands = club.store.some(table_id, [missed[0].n], strong=True)
            if stands and stands[0].body == missed[0].body:
                club.project(table_id, missed[0])
            missed.pop(0)
    except TableDamaged:
        return  # nobody plays on there
    except Unavailable:
        club.pending_projections.setdefault(table_id, [])[:0] = missed


# After a decision, in the same entry: announced moves that are due now, and bots' moves.
#
# Bots move as long as the club's budget allows; the next request or the scheduled handler does the rest. They see only their
# seat's view and use a random generator of their own, so that only their moves are logged.


def play_automatic_moves(club: Club, table: Table, n: int, at: int) -> list[AppliedAct]:
    """Play due announced moves and the waiting bots, in place; return the applied acts."""
    done = _planned(table, n, at)
    if not table.bots_to_move:
        return done
    more = club.bot_budget()
    while table.bots_to_move and more(len(done)):
        act = _choose(club, table, next(number for number in table.waiting if table.seats[number].by_bot))
        done.append(apply_act(table, n, at, act))
        done += _planned(table, n, at)
    return done


def _planned(table: Table, n: int, at: int) -> list[AppliedAct]:
    """Play the move that a seat announced, if it is due."""
    due = table.game.planned(table.state) if table.status == "playing" else None
    return [] if due is None else [apply_act(table, n, at, Act("planned", *due))]


def _choose(club: Club, table: Table, seat: int) -> Act:
    game, legal = table.game, table.game.legal(table.state, seat)
    assert legal is not None, "a seat is waited for that has no move"
    level = table.seats[seat].level or STAND_IN
    move = game.choose(game.view(table.state, seat), seat, legal, level, club.random())
    return Act("bot", seat, move)
