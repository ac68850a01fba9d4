"""The periods of boards: ever, a year, a month, or a week, each by the UTC time at which the round ended.

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


def containing(at: int) -> list[str]:
    """Return the names of all periods that contain this time (ms), `ever` first."""
    return [name_at(kind, at) for kind in KINDS]


def counted(at: int) -> list[str]:
    """Return the periods whose rounds are counted at this time (ms): those that contain it, and the last year, month, week."""
    day = datetime.fromtimestamp(at // 1000, UTC).date()
    month = day.replace(day=1) - timedelta(days=1)
    last = [f"{day.year - 1:04}", f"{month:%Y-%m}", _week(day - timedelta(days=7))]
    return [*containing(at), *last]


def name_at(kind: str, at: int) -> str:
    """Return the name of the period of this kind that contains the time (ms)."""
    day = datetime.fromtimestamp(at // 1000, UTC).date()
    return {EVER: EVER, "year": f"{day.year:04}", "month": f"{day:%Y-%m}", "week": _week(day)}[kind]


def requested(kind: str | None, when: str | None, now: int) -> str:
    """Return the name of the requested period: of this kind, the current one (`now`, ms) unless `when` names another. Raises
    Malformed for an invalid one.
    """
    kind = EVER if kind is None else kind
    if kind not in KINDS:
        raise Malformed("“period” must be ever, year, month or week.")
    if when is None:
        return name_at(kind, now)
    if kind == EVER or not KINDS[kind].fullmatch(when):
        raise Malformed("“when” must match “period”: 2026, 2026-11 or 2026-W48.")
    return when


def _week(day: date) -> str:
    year, week, _ = day.isocalendar()
    return f"{year:04}-W{week:02}"
