"""A club that is closed for a while: everything can be seen, nothing is written, and nobody's clock runs out meanwhile.

    ───────── since ══════ closed ══════ until ─────── as long again ──────▶ as ever
                    nothing is written         people play, and no clock that
                                               ran out after `since` is enforced

So whose time ran out has at least as long to come back as the club was closed. One row says all that. Who writes reads it, and
who finds that a clock has run out, and both at most every half minute: to look costs nothing more, and a club is closed, or
open again, within half a minute.
"""

from __future__ import annotations

from chalicelib import json_codec
from chalicelib.play.club import Closing, Club
from chalicelib.store.interface import Row, Store

PK, SK = "CLUB", "closed"
KNOWN_MS = 30_000
"""So long what the row said is taken to hold."""
NEVER = 0


def is_closed(club: Club) -> bool:
    """Whether nothing may be written now. Unavailable if the store fails, as from all of these."""
    last = _last(club)
    return last is not None and last.until is None


def overdue_cutoff(club: Club, now: int) -> int:
    """Until when (ms) a clock must have run out to count now: NEVER while closed, for a while afterwards when it closed."""
    last = _last(club)
    if last is None:
        return now
    if last.over is None:
        return NEVER
    return now if now >= last.over else last.since


def takes_effect_at(club: Club, at: int) -> int:
    """When a clock that ran out then is enforced: then, or once a closing's time is over."""
    last = _last(club)
    return at if last is None or last.over is None or at <= last.since else max(at, last.over)


def close(store: Store, now: int) -> Closing:
    """Closes the club, now unless it is closed already. A closing while the last one's clocks are not enforced yet goes on from
    that one's beginning: nobody who has time to come back loses it.
    """
    last = read(store)
    if last is None or last.over is None:
        return last or _write(store, Closing(now), now)
    return _write(store, Closing(last.since if now < last.over else now), now)


def open_again(store: Store, now: int) -> Closing | None:
    """Opens it; None if it was not closed."""
    last = read(store)
    return _write(store, Closing(last.since, now), now) if last and last.until is None else None


def read(store: Store) -> Closing | None:
    """The last closing, read strongly."""
    return _read(store, strong=True)


def _last(club: Club) -> Closing | None:
    known, now = club.closing, club.clock()
    if known.at is None or not 0 <= now - known.at < KNOWN_MS:
        known.closing, known.at = _read(club.store, strong=False), now
    return known.closing


def _read(store: Store, *, strong: bool) -> Closing | None:
    rows, _ = store.rows(PK, count=1, strong=strong)  # not by its key: every function may query
    return Closing(**json_codec.load(rows[0].body)) if rows else None


def _write(store: Store, closing: Closing, now: int) -> Closing:
    store.put(Row(PK, SK, now, json_codec.dump({"since": closing.since, "until": closing.until})))
    return closing
