"""Pending notifications: who may have to be notified about a table, why and when. Times are in ms.

    decision ──GRACE──▶ not viewed? ─▶ turn ──▶ … before the clock runs out: not viewing? ─▶ reminder
      ▲                 viewed? nothing ─────▶
      │                                          nudge ──GRACE──▶ not viewed since? ─▶ nudge
      └── next one only after they viewed the table, or moved

    seat request to the host ──GRACE──▶ not viewed, and still open? ─▶ seat; next one only after they viewed the table

The first part is pure. The second stores one row per table and player, and only for players who can be notified. Recording a
view costs a read, so most polls skip it: `view_needs_check` says which ones do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.log.entries import Body, read_body
from chalicelib.play.projections import due_row
from chalicelib.store.interface import EMPTY, Entry, Row, Store, all_rows

Why = Literal["turn", "reminder", "nudge", "over", "seat"]
SilentUntil = Callable[[int], "int | None"]
"""silent_until(at): when the player, asleep, away or paused at that time, may be notified again; None if they may be now."""

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
GRACE = MINUTE
"""After this time, a player who has the table open has seen that it waits for them."""
CHECKS = ((5 * SECOND, 9 * SECOND), (30 * SECOND, 60 * SECOND))
"""From when to when in the grace period a poll looks for a pending notification: the stream may deliver an entry after the
page has shown it. A page polls every half minute on its player's turn, so one of its polls falls into these times.
"""
REMINDER_PART, SHORTEST_REMINDER, LONGEST_REMINDER = 6, 10 * MINUTE, 12 * HOUR
"""A reminder comes when a sixth of the clock is left, at most twelve hours; there is none where that is under ten minutes."""
STEP = 15 * MINUTE
RECENT = 2 * MINUTE
"""A player who viewed the table within this time counts as viewing it now."""


class PendingNotification(NamedTuple):
    """What may have to be sent to one player about one table. The field names are stored as they are.

    `asked` is the number of the entry that put the decision to the player (or ended the game), `due` when to process this
    (None: never), `looked` when they last viewed the table since that entry (0: never). `told`: they were notified, or had
    seen it when the notification was due. `nudge` is the number of the last entry that nudged them (0: none), `fresh` whether
    that nudge is not yet sent. `seat`: the decision is about a stranger's request for a seat.
    """

    asked: int
    due: int | None
    looked: int = 0
    told: bool = False
    nudge: int = 0
    fresh: bool = False
    seat: bool = False


class TableStatus(NamedTuple):
    """Whether the game is over or waits for the player, since when and until when (None: no limit); when somebody nudged them
    last (0: never). `seat`: a stranger waits for the player's answer to a request for a seat.
    """

    over: bool
    waits: bool
    asked_at: int = 0
    deadline: int | None = None
    nudged_at: int = 0
    seat: bool = False


# Each of these functions returns the new pending notification, or None if it does not change.


def after_decision(pending: PendingNotification | None, n: int, at: int, moved: int) -> PendingNotification | None:
    """Update after entry n, at time `at`, put a decision to a player who last moved in entry `moved`, or ended the game.

    A player who has neither viewed the table nor moved since the last notification gets no other. A notification about a seat
    request does not suppress the one about a turn.
    """
    if pending is not None:
        unseen = not pending.seat and not pending.looked and moved < pending.asked
        if n <= pending.asked or unseen:
            return None
    return PendingNotification(n, at + GRACE)


def after_seat_request(pending: PendingNotification | None, n: int, at: int) -> PendingNotification | None:
    """Update after entry n, at time `at`, in which a stranger asked the host for a seat.

    A host who was notified of one request, or is about to be, gets no other notification until they view the table.
    """
    if pending is not None:
        unseen = not pending.looked and (pending.told or pending.due is not None)
        if n <= pending.asked or unseen:
            return None
    return PendingNotification(n, at + GRACE, seat=True)


def after_nudge(pending: PendingNotification | None, n: int, at: int) -> PendingNotification | None:
    """Update after entry n, at time `at`, nudged the player. Earlier notifications do not suppress a nudge."""
    if pending is None:
        return PendingNotification(n, at + GRACE, told=True, nudge=n, fresh=True)
    if n <= max(pending.asked, pending.nudge):
        return None
    return pending._replace(due=_sooner(pending, at + GRACE), nudge=n, fresh=True)


def after_clock_change(pending: PendingNotification | None, at: int) -> PendingNotification | None:
    """Update after a deadline moved, or the player or the table came back: `due` is worked out again after the grace period."""
    if pending is None or pending.due is None or pending.due <= at + GRACE:
        return None
    return pending._replace(due=at + GRACE)


def _sooner(pending: PendingNotification, at: int) -> int:
    return at if pending.due is None else min(pending.due, at)


def after_view(pending: PendingNotification, at: int, nudged_at: int = 0) -> PendingNotification | None:
    """Update after the player viewed the table. Only the first view, the first since the nudge at `nudged_at`, and one a minute
    later make a difference.
    """
    unseen_nudge = pending.fresh and pending.looked < nudged_at
    if pending.looked and not unseen_nudge and (pending.due is None or at - pending.looked < MINUTE):
        return None
    return pending._replace(looked=at)


def process_due(
    pending: PendingNotification, now: int, status: TableStatus, silent_until: SilentUntil
) -> tuple[PendingNotification, Why | None]:
    """Return the new pending notification, and what to send now, if anything. Nothing changes before `due`."""
    if pending.due is None or pending.due > now:
        return pending, None
    later = _next_reminder(now, status, silent_until)
    why = _why(pending, now, status, later)
    if why and (until := silent_until(now)) is not None:
        return pending._replace(due=until), None
    # A seat request that was withdrawn before the notification must not suppress the next one.
    return pending._replace(told=why is not None or not pending.seat, due=later, fresh=False), why


def _why(pending: PendingNotification, now: int, status: TableStatus, later: int | None) -> Why | None:
    if status.over:
        return None if pending.looked or pending.told else "over"
    if not status.waits or pending.seat != status.seat:
        return None
    if pending.seat:
        return None if pending.looked else "seat"
    if pending.fresh and pending.looked < status.nudged_at:
        return "nudge"
    if not pending.told:
        return None if pending.looked else "turn"
    if later is not None or reminder_at(status) is None:
        return None
    return "reminder" if now - pending.looked >= RECENT else None


def _next_reminder(now: int, status: TableStatus, silent_until: SilentUntil) -> int | None:
    """When to remind the player, if that is still to come. If they sleep then, it is the end of their night if that is before
    the deadline, otherwise before the night begins.
    """
    at, deadline = reminder_at(status), status.deadline
    if at is None or deadline is None:
        return None
    if (awake := silent_until(at)) is not None and awake < deadline:
        at = awake
    while at > now and silent_until(at) is not None:
        at -= STEP
    return at if at > now else None


def reminder_at(status: TableStatus) -> int | None:
    """When a player is reminded; None for never."""
    if status.deadline is None or not status.waits:
        return None
    left = min((status.deadline - status.asked_at) // REMINDER_PART, LONGEST_REMINDER)
    return status.deadline - left if left >= SHORTEST_REMINDER else None


def view_needs_check(now: int, seen: int | None, asked: int, status: TableStatus) -> bool:
    """Whether a view at `now` must look for a pending notification. The caller knew version `seen` before (None: none); entry
    `asked` was the last that asked or nudged them, or ended the game.
    """
    if seen is None or seen < asked:
        return True
    if not status.waits:
        return False
    reminder = reminder_at(status)
    graces = (status.asked_at, status.nudged_at, *([] if reminder is None else [reminder - GRACE]))
    return any(begins <= now - grace < ends for grace in graces for begins, ends in CHECKS)


# Rows: one per table and player.

CHANGES = 1 << 20
"""More changes than one pending notification ever sees."""
KEPT = 60 * 24 * 3600
"""Seconds after which an unchanged row expires: long after the longest clock."""
PENDING, HOOK, BROWSER, QUIET, LANGUAGE = "@", "HOOK", "PUSH#", "QUIET", "LANGUAGE"


def pending_pk(table: str) -> str:
    return f"TELL#{table}"


def pending_sk(player: str) -> str:
    return f"{PENDING}{player}"


def channels_pk(player: str) -> str:
    return f"CHANNELS#{player}"


def decode_pending(row: Row) -> PendingNotification:
    return PendingNotification(**json_codec.load(row.body))


def pending_row(table: str, player: str, pending: PendingNotification, at: int, before: Row | None) -> Row:
    """Return the row that replaces `before` and nothing newer. Without `before`, it only replaces an older decision's row."""
    n = before.n + 1 if before and before.n // CHANGES == pending.asked else pending.asked * CHANGES
    body = json_codec.dump(pending._asdict())
    return Row(pending_pk(table), pending_sk(player), n, body, expires=at // 1000 + KEPT)


# Projection: the pending notifications that follow from a log entry.

NEVER = -1
CLOCK_CHANGES = frozenset(("hours", "away", "resume"))
"""After these acts a clock may run out sooner, or a player be back sooner, than a pending notification expects."""

Change = Callable[[PendingNotification | None], PendingNotification | None]
"""Returns what replaces a player's pending notification; None: no change."""


def store_pending(store: Store, table: str, entry: Entry) -> None:
    """Store the pending notifications that follow from this entry, and the row that wakes the table. May raise Unavailable.

    An entry that is delivered again, or late, replaces nothing newer.
    """
    body = read_body(entry.body)
    changes, clocks_change = list(_changes(body, entry.n)), _changes_clocks(body)
    if not changes and not clocks_change:
        return
    rows = {row.sk: row for row in all_rows(store, pending_pk(table), strong=True)}
    table_webhook = HOOK in rows and rows[HOOK].body != EMPTY
    if clocks_change:
        update = partial(after_clock_change, at=body.at)
        changes += [(sk.removeprefix(PENDING), update) for sk in rows if sk.startswith(PENDING)]
    for player, change in changes:
        before = rows.get(pending_sk(player))
        new = change(decode_pending(before) if before else None)
        if new and new.due is not None and ((table_webhook and not new.seat) or _reachable(store, player)):
            # The wake-up row first: a pending notification that is never processed would suppress all later ones.
            store.put(due_row(table, new.due))
            row = pending_row(table, player, new, body.at, before)
            if store.put(row, newer=True):
                rows[row.sk] = row


def _changes(body: Body, n: int) -> Iterator[tuple[str, Change]]:
    """Yield the players whom entry n concerns, and how their pending notifications change."""
    head, at = body.head, body.at
    for player, moved in _asked(body):
        yield player, partial(after_decision, n=n, at=at, moved=moved)
    for player in head.nudged:
        yield player, partial(after_nudge, n=n, at=at)
    if host := head.host_asked:
        yield host, partial(after_seat_request, n=n, at=at)


def _asked(body: Body) -> Iterator[tuple[str, int]]:
    """Yield the players in the head, with the entry of their last move, and those whose game another player's move ends."""
    head = body.head
    for player, moved in head.asked:
        yield player, moved
    if head.ended == "finished" and head.card:
        movers = {act.seat for act in body.acts if act.kind == "move"}
        for number, (_, kind, player) in enumerate(head.card["seats"]):
            if kind == "human" and player is not None and number not in movers:
                yield player, NEVER


def _changes_clocks(body: Body) -> bool:
    return not CLOCK_CHANGES.isdisjoint([act.kind for act in body.acts])


def _reachable(store: Store, player: str) -> bool:
    return any(_is_channel(row) for row in all_rows(store, channels_pk(player)))


def _is_channel(row: Row) -> bool:
    return row.body != EMPTY and (row.sk == HOOK or row.sk.startswith(BROWSER))
