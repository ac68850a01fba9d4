"""Compute the most expensive month that a stranger can cause on AWS. docs/security.md has the results.

    python -m tests.bench.dearest_month

Somebody sends 2,000 requests per second, day and night, of the most expensive kind. Each paid resource is assumed to be used up
to its ceiling, even if they cannot all be at the same time, so no such month costs more. The ceilings before are AWS's own; now
they are the template's defaults. Prices are in `tests.bench.prices`, run times of functions in `tests.bench.scale`, other
assumptions below.
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
from tests.bench import dynamodb_units, prices, scale
from tests.bench.scale import DAYS, MILLION
from tests.store.meter import Meter

RATE = 2_000
"""Requests per second, which one or two rented machines can send."""
DAY = 86_400
SECONDS = DAYS * DAY
NOTICED = 1.0
"""Days until the budget's alarm: AWS computes costs several times a day."""

BOTS_MS = 150
"""Assumed at 1 GB: bots' thinking before the first person's move. Eight at Trading Ring take 200 ms here, others 5 to 35."""
REFUSED_MS = 5
"""Assumed run time of a request that is refused before the table is read."""
FILE_KB = 36
"""Size of the page's largest file, compressed."""
PAGE_READS, PAGE_KB = 30, 100
"""The most that a reply reads of a log of 10,000 entries (`tests.bench.reply_sizes`). Old builds read the whole log."""
WHOLE_READS, WHOLE_KB = 1_004, 400
PICTURE_GB = 1.77
MOST = 2_000
"""Maximum dollars per month behind the edge, for any flood with the default ceilings."""
WINDOW = 300
"""Seconds over which rate rules count requests."""
ENTRY_BYTES = 1_024
"""Bytes that a write unit may store."""


class Flood(NamedTuple):
    """A kind of flood, with the usage of one request: times in ms, `out` in kB. `at_edge`: requests do not reach functions."""

    what: str
    ms: float
    writes: float
    reads: float
    entries: float
    out: float
    at_edge: bool = False


class Ceilings(NamedTuple):
    """Maximum per second: requests answered, concurrent functions, pictures drawn at the same time, units."""

    answered: float
    at_once: float
    drawn: float
    writes: float
    reads: float


BEFORE = Ceilings(scale.URL_MOST, scale.CONCURRENT, scale.CONCURRENT, 40_000, 40_000)
"""AWS's default ceilings: for a table 40,000 units of either kind."""


def now() -> Ceilings:
    """Return the template's ceilings. The index has as many units as the table, paid separately."""
    api, drawn, writes, reads = map(_default, OURS)
    return Ceilings(10 * api, api, drawn, 2 * writes, 2 * reads)


@cache
def _default(parameter: str) -> float:
    """Return the template's default of a parameter."""
    return float(read_fragments()["Parameters"][parameter]["Default"])


OURS = ("ApiAtOnce", "PicturesAtOnce", "WritesAtMost", "ReadsAtMost")


@cache
def floods() -> tuple[Flood, ...]:
    """Return the most expensive floods, by measured units."""
    one, (writes, reads) = scale.measured(), of_a_table()
    return (
        Flood("moves, or chat", scale.MOVE_MS, one.writes, one.reads, 1, scale.VIEW_BYTES / 1_000),
        Flood("new tables where bots begin", scale.MOVE_MS + BOTS_MS, writes, reads, 1, scale.VIEW_BYTES / 1_000),
        LONG_LOGS,
        FILES,
    )


LONG_LOGS = Flood("pages of long logs", scale.MOVE_MS, 0, PAGE_READS, 0, PAGE_KB)
WHOLE_LOGS = Flood("whole long logs", scale.MOVE_MS, 0, WHOLE_READS, 0, WHOLE_KB)
"""What requests for logs were before there were pages."""
FILES = Flood("files of the page", 0, 0, 0, 0, FILE_KB, at_edge=True)


def of_a_table() -> tuple[float, float]:
    """Return the write and read units of starting a table, with everything that follows."""
    with closing(SqliteStore()) as store:
        metered = Meter(store)
        club = dynamodb_units.Round(metered, store, dynamodb_units.SHORT[0]).club
        metered.reset()
        seats = [RequestedSeat("me", "Ruth"), *[RequestedSeat("bot", level="hard")] * 3]
        make_table(
            club,
            dynamodb_units.RUTH,
            "key",
            TableRequest(seats=seats, nonce=b"n" * 16, **dynamodb_units.SHORT[0].wanted()),
            "make-it",
        )
        return sum(metered.written.values()), sum(metered.read.values())


class Month(NamedTuple):
    """Dollars at the edge, for which we have no ceiling, and behind it."""

    edge: float
    behind: float

    @property
    def total(self) -> float:
        return self.edge + self.behind


def month(flood: Flood, ceilings: Ceilings, rate: float = RATE, days: float = DAYS) -> Month:
    """Return the cost of so many days of that flood with those ceilings."""
    seconds = days * DAY
    edge = _edge(rate * seconds, flood.out * (rate if flood.at_edge else _answered(flood, ceilings, rate)) * seconds / MILLION)
    return Month(edge, 0 if flood.at_edge else _behind(flood, ceilings, rate, seconds))


def _edge(requests: float, gigabytes: float) -> float:
    return requests / MILLION * (prices.EDGE + prices.EDGE_FUNCTION) + prices.out(gigabytes)


def _answered(flood: Flood, ceilings: Ceilings, rate: float) -> float:
    """Return the answered requests per second. The function URL answers the others with 429, which costs only at the edge."""
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
    # On average, data is stored for half of the month; later months are not counted.
    stored = writes * ENTRY_BYTES * seconds / 1e9 * (prices.STORED + prices.RESTORABLE) / 2
    return each_second * seconds + stored * seconds / SECONDS


def rated(flood: Flood, addresses: int) -> Month:
    """Return the cost of a month of that flood from so many addresses, with rate rules per address, since anyone can make any
    number of keys. Rules are paid for all requests, the edge only for those that pass.
    """
    each = _default("RequestsByAddress") / WINDOW
    let_in = month(flood, now(), min(RATE, addresses * each))
    looked_at = prices.RULES + 2 * prices.RULE + RATE * SECONDS / MILLION * prices.LOOKED_AT
    return Month(let_in.edge + looked_at, let_in.behind)


def pictures(ceilings: Ceilings) -> float:
    """Return the dollars for drawing pictures all month, in another function, which only the edge can call."""
    return ceilings.drawn * PICTURE_GB * prices.ARM_GB_SECONDS / MILLION * SECONDS


def dearest() -> float:
    """Return the dollars behind the edge for a month of the most expensive flood, with pictures drawn all the time."""
    return max(month(flood, now()).behind for flood in floods()) + pictures(now())


def closed(flood: Flood) -> Month:
    """Return the cost of a month if the budget's alarm makes the stage read-only after a day, so that writes are refused."""
    if flood.at_edge or not flood.writes:
        return month(flood, now())
    refused = flood._replace(ms=REFUSED_MS, writes=0, reads=0, entries=0, out=scale.UNCHANGED_BYTES / 1_000)
    first, rest = month(flood, now(), days=NOTICED), month(refused, now(), days=DAYS - NOTICED)
    return Month(first.edge + rest.edge, first.behind + rest.behind)


class Row(NamedTuple):
    """Dollars per month."""

    what: str
    before: float
    now: float
    of_that_edge: float
    behind_it: float
    behind_if_closed: float


def rows() -> Iterator[Row | str]:
    """Yield all figures."""
    yield f"Dollars for a month of {RATE:,} requests per second, day and night:"
    for flood in floods():
        was = month(WHOLE_LOGS if flood is LONG_LOGS else flood, BEFORE)
        is_now = month(flood, now())
        yield Row(flood.what, was.total, is_now.total, is_now.edge, is_now.behind, closed(flood).behind)
    yield f"Pictures drawn all month, in addition: {pictures(BEFORE):,.0f} before, {pictures(now()):,.0f} now."
    yield f"Behind the edge no month costs more than {dearest():,.0f} (limit {MOST:,})."
    for addresses in (1, 10, 100):
        month_rated = rated(FILES, addresses)
        yield f"Files of the page with Rates=on, requested from {addresses} addresses: {month_rated.total:,.0f}."
    yield (
        f"Only CloudFront's flat-rate plans limit the edge's part, to {prices.PLANS['Free']} or {prices.PLANS['Pro']} dollars."
    )


def broken(_: object) -> Iterator[str]:
    """Yield a sentence if costs behind the edge can exceed the limit."""
    if (dollars := dearest()) > MOST:
        yield f"Behind the edge a month can cost {dollars:,.0f} dollars (limit {MOST:,})."


def main() -> int:
    """Print all figures. Return 1 if costs behind the edge can exceed the limit."""
    from tests.bench.__main__ import lines

    sys.stdout.writelines(f"{line}\n" for line in lines(rows()))
    return int(any(broken(())))


if __name__ == "__main__":
    sys.exit(main())
