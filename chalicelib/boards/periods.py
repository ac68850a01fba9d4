"""What time a board is of: ever, a year, a month, or a week, each by the UTC of the finish.

ever    2026    2026-11    2026-W48 (ISO 8601: from Monday on, and named by the year of its Thursday)
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

from chalicelib.errors import Malformed

EVER = "ever"
KINDS = {
    EVER: re.compile(r"ever"),
    "year": re.compile(r"[0-9]{4}"),
    "month": re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])"),
    "week": re.compile(r"[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])"),
}


def of(at: int) -> list[str]:
    """The names of all periods that this moment (ms) lies in, `ever` first."""
    return [named(kind, at) for kind in KINDS]


def kept(at: int) -> list[str]:
    """The periods that this moment (ms) lies in, and the year, month and week before: those whose rounds are counted."""
    day = datetime.fromtimestamp(at // 1000, UTC).date()
    month = day.replace(day=1) - timedelta(days=1)
    last = [f"{day.year - 1:04}", f"{month:%Y-%m}", _week(day - timedelta(days=7))]
    return [*of(at), *last]


def named(kind: str, at: int) -> str:
    """The name of the period of this kind that the moment (ms) lies in."""
    day = datetime.fromtimestamp(at // 1000, UTC).date()
    return {EVER: EVER, "year": f"{day.year:04}", "month": f"{day:%Y-%m}", "week": _week(day)}[kind]


def wanted(kind: str | None, when: str | None, now: int) -> str:
    """The name of the period that is asked for: of this kind, the one now (ms) if `when` does not name another. Malformed for
    one that cannot be.
    """
    kind = EVER if kind is None else kind
    if kind not in KINDS:
        raise Malformed("“period” is ever, year, month or week.")
    if when is None:
        return named(kind, now)
    if kind == EVER or not KINDS[kind].fullmatch(when):
        raise Malformed("“when” names a period of the kind that “period” says: 2026, 2026-11 or 2026-W48.")
    return when


def _week(day: date) -> str:
    year, week, _ = day.isocalendar()
    return f"{year:04}-W{week:02}"
