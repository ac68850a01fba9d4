"""The dearest month that a stranger can cause on AWS: arithmetic, as docs/security.md tells it.

    python -m tests.bench.worst

Somebody asks 2,000 times a second, day and night, for what costs most. Each thing that is paid for is taken to be used as far
as its ceiling lets it be, whether all of them could be at once or not: so no month of that kind is dearer. Ceilings of before
are AWS's own, those of now are the template's defaults. Prices stand in `tests.bench.prices`, how long a function runs in
`tests.bench.scale`; what is assumed besides stands below.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from math import inf
from typing import NamedTuple

from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.store.sqlite import SqliteStore
from infra.build_template import read_fragments
from tests.bench import prices, scale, units
from tests.bench.scale import DAYS, MILLION
from tests.store.meter import Meter

RATE = 2_000
"""Requests a second. A rented machine or two can ask as often."""
DAY = 86_400
SECONDS = DAYS * DAY
NOTICED = 1.0
"""Days until the budget's alarm comes: AWS computes costs some times a day, at the latest after one."""

BOTS_MS = 150
"""Assumed, at 1 GB: what bots think before a person moves first. Eight at the trading game take 200 ms here, others 5 to 35."""
REFUSED_MS = 5
"""Assumed: a request that is refused before the table is looked at."""
FILE_KB = 36
"""The largest file of the page, compressed."""
PAGE_READS, PAGE_KB = 30, 100
"""At most: what a reply reads of a log of 10,000 entries (`tests.bench.replies`), where an old build read it whole."""
WHOLE_READS, WHOLE_KB = 1_004, 400
PICTURE_GB = 1.77
MOST = 2_000
"""Dollars a month behind the edge, by any flood at the defaults."""
WINDOW = 300
"""Seconds in which rate rules count."""
ENTRY_BYTES = 1_024
"""That a write unit may leave."""


class Flood(NamedTuple):
    """What one request of it makes of each thing; `at_edge` alone, or also for the functions. Times in ms, `out` in kB."""

    what: str
    ms: float
    writes: float
    reads: float
    entries: float
    out: float
    at_edge: bool = False


class Ceilings(NamedTuple):
    """What is given at most, a second: requests answered, functions at once, pictures drawn at once, units."""

    answered: float
    at_once: float
    drawn: float
    writes: float
    reads: float


BEFORE = Ceilings(scale.URL_MOST, scale.CONCURRENT, scale.CONCURRENT, 40_000, 40_000)
"""The account's own, usual ones: of a table 40,000 units of either kind."""


def now() -> Ceilings:
    """The template's. The index has as many units as the table, which are paid apart."""
    api, drawn, writes, reads = map(_told, OURS)
    return Ceilings(10 * api, api, drawn, 2 * writes, 2 * reads)


@cache
def _told(parameter: str) -> float:
    """The template's default."""
    return float(read_fragments()["Parameters"][parameter]["Default"])


OURS = ("ApiAtOnce", "PicturesAtOnce", "WritesAtMost", "ReadsAtMost")


@cache
def floods() -> tuple[Flood, ...]:
    """The dearest kinds, by measured units."""
    one, (writes, reads) = scale.measured(), of_a_table()
    return (
        Flood("moves, or talk", scale.MOVE_MS, one.writes, one.reads, 1, scale.VIEW_BYTES / 1_000),
        Flood("tables in which bots begin", scale.MOVE_MS + BOTS_MS, writes, reads, 1, scale.VIEW_BYTES / 1_000),
        LONG_LOGS,
        FILES,
    )


LONG_LOGS = Flood("pages of long logs", scale.MOVE_MS, 0, PAGE_READS, 0, PAGE_KB)
WHOLE_LOGS = Flood("whole long logs", scale.MOVE_MS, 0, WHOLE_READS, 0, WHOLE_KB)
"""What pages were before."""
FILES = Flood("files of the page", 0, 0, 0, 0, FILE_KB, at_edge=True)


def of_a_table() -> tuple[float, float]:
    """Write and read units of making one, with all that follows."""
    with closing(SqliteStore()) as store:
        metered = Meter(store)
        club = units.Round(metered, store, units.SHORT[0]).club
        metered.reset()
        seats = [RequestedSeat("me", "Ruth"), *[RequestedSeat("bot", level="hard")] * 3]
        make_table(club, units.RUTH, "key", TableRequest(seats=seats, nonce=b"n" * 16, **units.SHORT[0].wanted()), "make-it")
        return sum(metered.written.values()), sum(metered.read.values())


class Month(NamedTuple):
    """Dollars: at the edge, which nothing of ours bounds; and behind it."""

    edge: float
    behind: float

    @property
    def total(self) -> float:
        return self.edge + self.behind


def month(flood: Flood, ceilings: Ceilings, rate: float = RATE, days: float = DAYS) -> Month:
    """So many days of that flood under those ceilings."""
    seconds = days * DAY
    edge = _edge(rate * seconds, flood.out * (rate if flood.at_edge else _answered(flood, ceilings, rate)) * seconds / MILLION)
    return Month(edge, 0 if flood.at_edge else _behind(flood, ceilings, rate, seconds))


def _edge(requests: float, gigabytes: float) -> float:
    return requests / MILLION * (prices.EDGE + prices.EDGE_FUNCTION) + prices.out(gigabytes)


def _answered(flood: Flood, ceilings: Ceilings, rate: float) -> float:
    """A second: above that the function URL says 429, for which AWS asks nothing but at the edge."""
    return min(rate, ceilings.answered, ceilings.at_once * 1_000 / flood.ms if flood.ms else inf)


def _behind(flood: Flood, ceilings: Ceilings, rate: float, seconds: float) -> float:
    answered = _answered(flood, ceilings, rate)
    writes, reads = min(answered * flood.writes, ceilings.writes), min(answered * flood.reads, ceilings.reads)
    entries = min(answered * flood.entries, writes)
    calls = answered + entries
    ran = (answered * flood.ms + entries * scale.PROJECT_MS) / 1_000 * scale.MEMORY_GB
    each_second = (
        calls * prices.CALLS
        + ran * prices.ARM_GB_SECONDS
        + writes * prices.WRITES
        + reads * prices.READS
        + calls * scale.LINE_BYTES / 1_000 * prices.LOGGED
    ) / MILLION
    # What is written lies there for half the month in the middle of it; that it stays is paid in the months after.
    stored = writes * ENTRY_BYTES * seconds / 1e9 * (prices.STORED + prices.RESTORABLE) / 2
    return each_second * seconds + stored * seconds / SECONDS


def rated(flood: Flood, addresses: int) -> Month:
    """A month of that flood from so many addresses, where the rate rules stand in front of everything: of keys anybody makes as
    many as they like. The rules are paid for all that they look at, the edge for what they let through.
    """
    each = _told("RequestsByAddress") / WINDOW
    let_in = month(flood, now(), min(RATE, addresses * each))
    looked_at = prices.RULES + 2 * prices.RULE + RATE * SECONDS / MILLION * prices.LOOKED_AT
    return Month(let_in.edge + looked_at, let_in.behind)


def pictures(ceilings: Ceilings) -> float:
    """Dollars for drawing all month, besides: in another function, which the edge alone may ask."""
    return ceilings.drawn * PICTURE_GB * prices.ARM_GB_SECONDS / MILLION * SECONDS


def dearest() -> float:
    """Dollars behind the edge for a month of the dearest flood, while pictures are drawn besides."""
    return max(month(flood, now()).behind for flood in floods()) + pictures(now())


def closed(flood: Flood) -> Month:
    """That month if the budget's alarm closes the stage to writing: a day as it arrives, the rest refused by the function."""
    if flood.at_edge or not flood.writes:
        return month(flood, now())
    refused = flood._replace(ms=REFUSED_MS, writes=0, reads=0, entries=0, out=scale.UNCHANGED_BYTES / 1_000)
    first, rest = month(flood, now(), days=NOTICED), month(refused, now(), days=DAYS - NOTICED)
    return Month(first.edge + rest.edge, first.behind + rest.behind)


class Row(NamedTuple):
    """Dollars a month."""

    what: str
    before: float
    now: float
    of_that_edge: float
    behind_it: float
    behind_if_closed: float


def rows() -> Iterator[Row | str]:
    """All figures."""
    yield f"Dollars for a month of {RATE:,} requests a second, day and night:"
    for flood in floods():
        was = month(WHOLE_LOGS if flood is LONG_LOGS else flood, BEFORE)
        is_now = month(flood, now())
        yield Row(flood.what, was.total, is_now.total, is_now.edge, is_now.behind, closed(flood).behind)
    yield f"Pictures drawn all month, besides: {pictures(BEFORE):,.0f} before, {pictures(now()):,.0f} now."
    yield f"Behind the edge no month is dearer than {dearest():,.0f} (at most {MOST:,})."
    for addresses in (1, 10, 100):
        month_rated = rated(FILES, addresses)
        yield f"Files of the page with Rates=on, asked for from {addresses} addresses: {month_rated.total:,.0f}."
    yield (
        f"The edge's part is {prices.PLANS['Free']} or {prices.PLANS['Pro']} dollars with one of CloudFront's flat-rate plans,"
        " which alone bound it."
    )


def broken(_: object) -> Iterator[str]:
    """Whether behind the edge more can be spent than is said."""
    if (dollars := dearest()) > MOST:
        yield f"Behind the edge a month can cost {dollars:,.0f} dollars, more than the {MOST:,} that are told."


def main() -> int:
    """Writes it all; 1 where behind the edge more can be spent than is said."""
    from tests.bench.__main__ import lines

    sys.stdout.writelines(f"{line}\n" for line in lines(rows()))
    return int(any(broken(())))


if __name__ == "__main__":
    sys.exit(main())
