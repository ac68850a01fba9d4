"""Maintenance: while the club is closed everything can be read, nothing is written, and nobody's clock runs out.

    ───────── since ══════ closed ══════ until ─────── as long again ──────▶ as usual
                    nothing is written         people play, and no clock that
                                               ran out after `since` is enforced

So players whose time ran out have at least as long to come back as the club was closed. One row stores this. It is read before
writing and when a clock has run out, at most every half minute: reading a table costs nothing more, and closing and opening
take effect within half a minute.
"""

from __future__ import annotations

from chalicelib import json_codec
from chalicelib.play.club import Closing, Club
from chalicelib.store.interface import Row, Store

PK, SK = "CLUB", "closed"
KNOWN_MS = 30_000
"""How long the row is cached."""
NEVER = 0


def is_closed(club: Club) -> bool:
    """Whether nothing may be written now. Raises Unavailable if the store fails, as do all of these."""
    last = _last(club)
    return last is not None and last.until is None


def overdue_cutoff(club: Club, now: int) -> int:
    """Return by when (ms) a clock must have run out to be enforced now: NEVER while closed, the time of closing for a while
    afterwards, else `now`.
    """
    last = _last(club)
    if last is None:
        return now
    if last.over is None:
        return NEVER
    return now if now >= last.over else last.since


def takes_effect_at(club: Club, at: int) -> int:
    """Return when (ms) a clock that runs out at `at` is enforced: then, or after a closing."""
    last = _last(club)
    return at if last is None or last.over is None or at <= last.since else max(at, last.over)


def close(store: Store, now: int) -> Closing:
    """Close the club, unless it is closed already. If the clocks of the last closing are not enforced yet, the new one counts
    from its beginning, so that nobody loses time to come back.
    """
    last = read(store)
    if last is None or last.over is None:
        return last or _write(store, Closing(now), now)
    return _write(store, Closing(last.since if now < last.over else now), now)


def open_again(store: Store, now: int) -> Closing | None:
    """Open the club again; return None if it was not closed."""
    last = read(store)
    return _write(store, Closing(last.since, now), now) if last and last.until is None else None


def read(store: Store) -> Closing | None:
    """Return the last closing, read strongly; None if there was none."""
    rows, _ = store.rows(PK, count=1, strong=True)  # not by its key: every function may query
    return Closing(**json_codec.load(rows[0].body)) if rows else None


def _last(club: Club) -> Closing | None:
    known, now = club.closing, club.clock()
    if known.at is None or not 0 <= now - known.at < KNOWN_MS:
        known.closing, known.at = read(club.store), now
    return known.closing


def _write(store: Store, closing: Closing, now: int) -> Closing:
    store.put(Row(PK, SK, now, json_codec.dump({"since": closing.since, "until": closing.until})))
    return closing
