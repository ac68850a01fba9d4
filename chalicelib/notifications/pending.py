"""The core: what is kept of a player at a table who may have to be told, and what becomes of it. Pure; times are in ms.

    asked ──GRACE──▶ not looked? ─▶ turn ──▶ … REMIND before the clock runs out: not looking? ─▶ reminder
      ▲                looked? nothing ─────▶
      │                                         nudged ──GRACE──▶ not looked since? ─▶ nudge
      └── again only once they have looked, or moved

    a stranger asks the host for a seat ──GRACE──▶ not looked, and still asks? ─▶ seat; again only once they have looked

A look leaves a trace only where there is a heed, which is only there for those who can be told. What finds one is a look that
shows what was not seen before; the polls after it find one in a few seconds of the grace and before a reminder alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.log.entries import Body, read_body
from chalicelib.play.projections import due_row
from chalicelib.store.interface import EMPTY, Entry, Row, Store, every

Why = Literal["turn", "reminder", "nudge", "over", "seat"]
Sleeps = Callable[[int], "int | None"]
"""sleeps(at): until when the player, asleep, away or paused at that time, is not to be told anything; None if they may be."""

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
GRACE = MINUTE
"""After so long somebody who has the table open has seen that it waits for them."""
CHECKS = ((5 * SECOND, 9 * SECOND), (30 * SECOND, 60 * SECOND))
"""From when to when in the grace a poll looks for a heed: the stream may bring an entry after the page that shows it. On its
player's turn alone a page asks every half minute: one of those looks is among them.
"""
PART, SHORTEST, LONGEST = 6, 10 * MINUTE, 12 * HOUR
"""A reminder comes when a sixth of the clock is left, twelve hours at most; none does where that is less than ten minutes."""
STEP = 15 * MINUTE
RECENT = 2 * MINUTE
"""Who looked so short a time ago is looking still."""


class Heed(NamedTuple):
    """`asked` is the entry that put the decision to the player (or ended the game), `looked` when they last looked since then
    (0: never), `due` when to go on with this (None: never). `told`: they were told, or had seen it when they were to be.
    `nudge` is the entry that nudged them last (0: none), `fresh` whether that is yet to be told. `seat`: what was put to them
    was a stranger's request for a seat.
    """

    asked: int
    due: int | None
    looked: int = 0
    told: bool = False
    nudge: int = 0
    fresh: bool = False
    seat: bool = False


class Standing(NamedTuple):
    """Where the table stands with the player: the game is over or waits for them, since and until when (None: for ever);
    when somebody nudged them last (0: never). `seat`: it is a stranger who waits for them, to be given a seat.
    """

    over: bool
    waits: bool
    asked_at: int = 0
    deadline: int | None = None
    nudged_at: int = 0
    seat: bool = False


def asked(heed: Heed | None, n: int, at: int, moved: int) -> Heed | None:
    """What is kept after entry n, of time `at`, put a decision to a player who last moved in entry `moved`, or ended the game.

    None: as it is. Who has neither looked nor moved since they were to be told is told nothing more; but a stranger's request
    keeps nobody from being told that it is their turn.
    """
    if heed is not None and (n <= heed.asked or (not heed.seat and not heed.looked and moved < heed.asked)):
        return None
    return Heed(n, at + GRACE)


def asked_for_seat(heed: Heed | None, n: int, at: int) -> Heed | None:
    """What is kept after entry n, of time `at`, in which a stranger asked the host for a seat.

    None: as it is. Who was told of one, or is about to be, and has not looked since is told nothing of the next.
    """
    if heed is not None and (n <= heed.asked or (not heed.looked and (heed.told or heed.due is not None))):
        return None
    return Heed(n, at + GRACE, seat=True)


def nudged(heed: Heed | None, n: int, at: int) -> Heed | None:
    """What is kept after entry n, of time `at`, nudged the player: they hear of it however much they were told before."""
    if heed is None:
        return Heed(n, at + GRACE, told=True, nudge=n, fresh=True)
    if n <= max(heed.asked, heed.nudge):
        return None
    return heed._replace(due=_sooner(heed, at + GRACE), nudge=n, fresh=True)


def bent(heed: Heed | None, at: int) -> Heed | None:
    """What is kept after the end of a clock was moved, or the player or the table came back: when to go on is found anew."""
    if heed is None or heed.due is None or heed.due <= at + GRACE:
        return None
    return heed._replace(due=at + GRACE)


def _sooner(heed: Heed, at: int) -> int:
    return at if heed.due is None else min(heed.due, at)


def looked(heed: Heed, at: int) -> Heed | None:
    """What is kept after a look; None: as it is, for one only makes a difference after a while, or as the first."""
    if heed.looked and (heed.due is None or at - heed.looked < MINUTE):
        return None
    return heed._replace(looked=at)


def due(heed: Heed, now: int, standing: Standing, sleeps: Sleeps) -> tuple[Heed, Why | None]:
    """What is kept once its time has come, and what is to be said now. Nothing changes before its time."""
    if heed.due is None or heed.due > now:
        return heed, None
    later = _reminds(now, standing, sleeps)
    why = _why(heed, now, standing, later)
    if why and (until := sleeps(now)) is not None:
        return heed._replace(due=until), None
    # A request that was taken back before it was told keeps the next one from nothing.
    return heed._replace(told=why is not None or not heed.seat, due=later, fresh=False), why


def _why(heed: Heed, now: int, standing: Standing, later: int | None) -> Why | None:
    if standing.over:
        return None if heed.looked or heed.told else "over"
    if not standing.waits or heed.seat != standing.seat:
        return None
    if heed.seat:
        return None if heed.looked else "seat"
    if heed.fresh and heed.looked < standing.nudged_at:
        return "nudge"
    if not heed.told:
        return None if heed.looked else "turn"
    if later is not None or reminder_at(standing) is None:
        return None
    return "reminder" if now - heed.looked >= RECENT else None


def _reminds(now: int, standing: Standing, sleeps: Sleeps) -> int | None:
    """When the player is yet to be reminded. Who sleeps then is at the end of their night if there is time left, else before
    it begins.
    """
    at, deadline = reminder_at(standing), standing.deadline
    if at is None or deadline is None:
        return None
    if (awake := sleeps(at)) is not None and awake < deadline:
        at = awake
    while at > now and sleeps(at) is not None:
        at -= STEP
    return at if at > now else None


def reminder_at(standing: Standing) -> int | None:
    """When a player is reminded; None for never."""
    if standing.deadline is None or not standing.waits:
        return None
    left = min((standing.deadline - standing.asked_at) // PART, LONGEST)
    return standing.deadline - left if left >= SHORTEST else None


def calls(now: int, seen: int | None, asked: int, standing: Standing) -> bool:
    """Whether a look at `now` is one after which a heed is looked for, by a caller who knew version `seen` before (None: none),
    where entry `asked` was the last that asked or nudged them, or ended the game.
    """
    if seen is None or seen < asked:
        return True
    if not standing.waits:
        return False
    reminder = reminder_at(standing)
    graces = (standing.asked_at, standing.nudged_at, *([] if reminder is None else [reminder - GRACE]))
    return any(begins <= now - grace < ends for grace in graces for begins, ends in CHECKS)


CHANGES = 1 << 20
"""More changes than a heed ever sees."""
KEPT = 60 * 24 * 3600
"""Seconds after which a heed that nobody changed goes: long after the longest clock."""
HEED, HOOK, BROWSER, QUIET, LANGUAGE = "@", "HOOK", "PUSH#", "QUIET", "LANGUAGE"


def heeds_pk(table: str) -> str:
    return f"TELL#{table}"


def heed_sk(player: str) -> str:
    return f"{HEED}{player}"


def channels_pk(player: str) -> str:
    return f"CHANNELS#{player}"


def heed_of(row: Row) -> Heed:
    return Heed(**json_codec.load(row.body))


def heed_row(table: str, player: str, heed: Heed, at: int, before: Row | None) -> Row:
    """The heed as a row that only takes the place of `before`; of none, or an older decision's, without it."""
    n = before.n + 1 if before and before.n // CHANGES == heed.asked else heed.asked * CHANGES
    body = json_codec.dump(heed._asdict())
    return Row(heeds_pk(table), heed_sk(player), n, body, expires=at // 1000 + KEPT)


# What follows from a log entry: a heed for each player it asks or nudges, of whom somebody asks a seat, or whose game it
# ends,
# if they can be told.

NEVER = -1
BENDING = frozenset(("hours", "away", "resume"))
"""After these a clock may run out sooner, or somebody be there again sooner, than a heed goes by."""

Change = Callable[[Heed | None], Heed | None]
"""What is kept in place of a player's heed; None: as it is."""


def follow(store: Store, table: str, entry: Entry) -> None:
    """Puts the heeds that follow from this entry, and the row that has them looked at. May raise Unavailable.

    Told of an entry again, or late, it puts nothing in place of what is newer.
    """
    body = read_body(entry.body)
    changes, bends = list(_changes(body, entry.n)), _bends(body)
    if not changes and not bends:
        return
    kept = {row.sk: row for row in every(store, heeds_pk(table), strong=True)}
    hooked = HOOK in kept and kept[HOOK].body != EMPTY
    if bends:
        changes += [(sk.removeprefix(HEED), partial(bent, at=body.at)) for sk in kept if sk.startswith(HEED)]
    for player, change in changes:
        before = kept.get(heed_sk(player))
        new = change(heed_of(before) if before else None)
        if new and new.due is not None and ((hooked and not new.seat) or _reachable(store, player)):
            # First what wakes it: a heed that nothing wakes would keep its player from being told ever after.
            store.put(due_row(table, new.due))
            row = heed_row(table, player, new, body.at, before)
            if store.put(row, newer=True):
                kept[row.sk] = row


def _changes(body: Body, n: int) -> Iterator[tuple[str, Change]]:
    """The players to whom entry n does something that they may have to be told, and what becomes of their heeds."""
    head, at = body.head, body.at
    for player, moved in _asked(body):
        yield player, partial(asked, n=n, at=at, moved=moved)
    for player in head.nudged:
        yield player, partial(nudged, n=n, at=at)
    if host := head.host_asked:
        yield host, partial(asked_for_seat, n=n, at=at)


def _asked(body: Body) -> Iterator[tuple[str, int]]:
    """Those whom the head names, with the entry in which they last moved; and those whose game ends by somebody else's move."""
    head = body.head
    for player, moved in head.asked:
        yield player, moved
    if head.ended == "finished" and head.card:
        movers = {act.seat for act in body.acts if act.kind == "move"}
        for number, (_, kind, player) in enumerate(head.card["seats"]):
            if kind == "human" and player is not None and number not in movers:
                yield player, NEVER


def _bends(body: Body) -> bool:
    return not BENDING.isdisjoint([act.kind for act in body.acts])


def _reachable(store: Store, player: str) -> bool:
    return any(_is_channel(row) for row in every(store, channels_pk(player)))


def _is_channel(row: Row) -> bool:
    return row.body != EMPTY and (row.sk == HOOK or row.sk.startswith(BROWSER))
