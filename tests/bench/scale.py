"""What the club costs on AWS and which limit it meets first: arithmetic from measured units, as docs/scale.md tells it.

    python -m tests.bench.scale

Units are those of `tests.bench.units`; cadence is the page's own (`frontend/src/api/rhythm.ts`). What cannot be measured here,
how people behave and how long a function runs on AWS, stands as a named assumption below. Dollars are a month's, at list prices
in us-east-1 in November 2026, without free tiers and discounts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from infra.merge import fragments
from tests.bench import units

# How people behave.
MOVES_A_PLAYER = 10
"""A day, by somebody who plays each day."""
VISIBLE = 90
"""Seconds that the table stays on the screen for each move of one's own."""
PEAK = 5
"""The busiest minute of a day against its average."""
MOVES_A_GAME = 75

# How the page asks.
QUICK, STEADY, QUICK_FOR = 1.5, 5.0, 60
"""Seconds between two polls in the first minute after something happened, and after it."""

# What goes over the wire and runs.
VIEW_BYTES, UNCHANGED_BYTES, LOG_BYTES = 1_400, 350, 450
"""A view (compressed) and an unchanged poll's answer, with headers; a request's line in the logs."""
MOVE_MS, POLL_MS, MEMORY_GB = 20, 8, 1.0
"""A function's time for a move (a Query, a Put and 1 ms of Python) and for a poll (a Query)."""

# What it costs, in dollars for each million, or for each gigabyte.
WRITES, READS = 0.625, 0.125
STORED, BACKUP = 0.25, 0.20
GATEWAY, EDGE, SHIELD, ROUTED = 3.50, 1.00, 0.75, 0.10
"""A REST API's request, a request at the edge, one that goes on to the gateway, a run of the edge's function."""
FUNCTION, GB_SECONDS = 0.20, 16.6667
OUT, LOGGED = 0.085, 0.50

# What there is at most before somebody asks AWS for more, a second.
EDGE_MOST, GATEWAY_MOST, CONCURRENT, WRITES_MOST, PARTITION_WRITES, PARTITION_READS = (
    250_000,
    10_000,
    1_000,
    4_000,
    1_000,
    3_000,
)
"""Requests at one distribution; at an account's gateways; runs at once; write units of a new table; units of one partition.
A young account has far fewer runs at once.
"""
THROTTLE = int(fragments()["Parameters"]["RequestsPerSecond"]["Default"])
"""What the stack's own gateway lets through until its setting says otherwise."""

DAYS = 30.4
MILLION = 1e6


class Cost(NamedTuple):
    """Dollars a month, by who is paid for what."""

    what: str
    moves_a_day: float
    polls_a_day: float
    database: float
    functions: float
    gateway: float
    edge: float
    logs: float

    @property
    def total(self) -> float:
        return self.database + self.functions + self.gateway + self.edge + self.logs


class Limit(NamedTuple):
    """What the busiest second asks of something that has a limit."""

    what: str
    limit: str
    peak: float
    most: float

    @property
    def share(self) -> float:
        return self.peak / self.most


class Measured(NamedTuple):
    """Units of a move, all that follows from it and its reads; of a poll."""

    writes: float
    reads: float
    poll: float


def measured() -> Measured:
    """The dearest game of dice golf, played to its end by people whose instances do not know the table."""
    games = [row for row in units.games(units.DICE) if row.ended]
    return Measured(max(row.all for row in games), max(row.cold for row in games), units.POLL_MOST)


def polls_a_move(quick: float = QUICK, steady: float = STEADY) -> float:
    """How often a page asks while it is looked at for one move."""
    return min(VISIBLE, QUICK_FOR) / quick + max(0, VISIBLE - QUICK_FOR) / steady


def cost(what: str, moves: float, polls: float, one: Measured) -> Cost:
    """A month in which so many moves and polls with a key are made each day."""
    asked = (moves + polls) * DAYS / MILLION
    moved, polled = moves * DAYS / MILLION, polls * DAYS / MILLION
    stored = moves * 365 * 1_000 / 1e9  # a year's log: an entry is at most a kilobyte
    sent = (moves * VIEW_BYTES * 2 + polls * UNCHANGED_BYTES) * DAYS / 1e9
    return Cost(
        what,
        moves,
        polls,
        moved * (one.writes * WRITES + one.reads * READS) + polled * one.poll * READS + stored * (STORED + BACKUP),
        asked * FUNCTION + (moved * MOVE_MS + polled * POLL_MS) / 1_000 * MEMORY_GB * GB_SECONDS,
        asked * GATEWAY,
        asked * (EDGE + SHIELD + ROUTED) + sent * OUT,
        asked * MILLION * LOG_BYTES / 1e9 * LOGGED,
    )


def costs(one: Measured) -> Iterator[Cost]:
    """Both sizes, and what polling would cost without backing off."""
    rhythm, unending = polls_a_move(), VISIBLE / QUICK
    for what, moves in (("a million moves a day", MILLION), ("a million players a day", MILLION * MOVES_A_PLAYER)):
        yield cost(what, moves, moves * rhythm, one)
        yield cost(f"{what}, always quick", moves, moves * unending, one)
    yield cost("the same players, no polls", MILLION * MOVES_A_PLAYER, 0, one)


def limits(one: Measured) -> Iterator[Limit]:
    """The busiest second of each size, and of one table that a million people watch."""
    for what, moves in (("a million moves a day", MILLION), ("a million players a day", MILLION * MOVES_A_PLAYER)):
        moved, polled = moves * PEAK / 86_400, moves * polls_a_move() * PEAK / 86_400
        yield Limit(what, "our throttle, requests", moved + polled, THROTTLE)
        yield Limit(what, "gateway, requests", moved + polled, GATEWAY_MOST)
        yield Limit(what, "functions at once", (moved * MOVE_MS + polled * POLL_MS) / 1_000, CONCURRENT)
        yield Limit(what, "table, write units", moved * one.writes, WRITES_MOST)
        yield Limit(what, "edge, requests", moved + polled, EDGE_MOST)
    yield Limit("a million watch one table", "edge, requests", MILLION / QUICK, EDGE_MOST)
    yield Limit("a million watch one table", "our throttle, requests", 4, THROTTLE)
    yield Limit("a million watch one table", "partition, read units", 4 * one.poll, PARTITION_READS)
    yield Limit("one table, as fast as it goes", "partition, write units", 1_000 / MOVE_MS * one.writes, PARTITION_WRITES)


def viral() -> tuple[float, float, float]:
    """Dollars an hour for a million watchers of one table: while somebody plays, when it rests, and played without the edge."""
    quick, slow = MILLION / QUICK * 3_600 / MILLION, MILLION / 20 * 3_600 / MILLION
    bare = quick * (GATEWAY + FUNCTION + POLL_MS / 1_000 * GB_SECONDS + units.POLL_MOST * READS)
    each = EDGE + ROUTED + UNCHANGED_BYTES * MILLION / 1e9 * OUT
    return quick * each, slow * each, bare + quick * each


def rows() -> Iterator[Cost | Limit | str]:
    """All figures."""
    one = measured()
    yield f"A move writes {one.writes:.2f} units and reads {one.reads:.2f}; an unchanged poll reads {one.poll:.2f}."
    yield f"{polls_a_move():.0f} polls a move; {VISIBLE / QUICK:.0f} if the page never asked less often."
    for found in costs(one):
        yield f"{found.what:38}{found.total:12,.0f} $ = " + ", ".join(
            f"{name} {getattr(found, name):,.0f}" for name in ("database", "functions", "gateway", "edge", "logs")
        )
    for limit in limits(one):
        yield f"{limit.what:32}{limit.limit:24}{limit.peak:12,.0f} of {limit.most:9,.0f}{limit.share:8.1%}"
    quick, slow, bare = viral()
    yield f"a million watch one table: {quick:,.0f} $ an hour while played, {slow:,.0f} at rest; without the edge {bare:,.0f}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{row}\n" for row in rows())
