"""What the club costs on AWS and which limit it meets first: arithmetic from measured units, as docs/scale.md tells it.

    python -m tests.bench.scale

Units are those of `tests.bench.units`, prices stand in `tests.bench.prices`. What cannot be measured here, how people behave
and how long a function runs on AWS, stands as a named assumption below. Dollars are a month's, at list prices, without free
tiers and discounts but where they are named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import NamedTuple

from chalicelib.actions.join import take_seat
from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api.contract import CALLS
from chalicelib.aws import metrics as club_metrics
from chalicelib.players.tables import my_tables
from chalicelib.store.interface import entry_size
from chalicelib.store.sqlite import SqliteStore
from infra.build_template import read_fragments
from tests.bench import prices, units
from tests.store.meter import Meter

# How people behave. Assumed.
MOVES_A_PLAYER = 10
"""A day, by somebody who plays each day."""
PEAK = 5
"""The busiest minute of a day against its average."""
MOVES_A_GAME = 75
TABLES_A_PLAYER = 10
"""Running at once, so that the list of one's own has as many."""
SIGNALLED = 0.1
"""Of all moves those of which somebody is told by a signal: who has the page open, or asked for none, is not."""

# What a visit asks for, beside the move itself.
POLLS_BEFORE = 46
"""For each move of one's own, by the rhythm that the page had: 1.5 seconds for a minute, then 5, at 90 seconds a move."""
POLLS = 8
"""By the rhythm that it has, in the measured mix of visits (`python -m tests.bench.visits`: 7.8)."""
MOST_POLLS = 12
"""In the visits that ask most; `frontend/tests/visits/visits.test.ts` holds the page to it."""
NEWS = 1.0
"""Of these so many bring something new, a view: another's move. All others are told that nothing is new (304)."""
VISITS = 0.5
"""That begin for each move of one's own. Assumed: half of the moves are made by who comes for that one alone, the others in a
row. (The kinds of visits by which polls are counted have 0.25 together.)
"""
LISTS = VISITS * 2.0
"""The list of one's own tables (`GET /api/me/tables`): home asks for it at once, and again every twenty seconds. Assumed: it is
open for half a minute in each visit.
"""
KEY_WRITE, KEY_READ = 1.0, 0.5
"""Read units of finding the player of a key that was never changed, where the instance does not remember it: by a call that
writes (strongly), and by one that reads.
"""
OPENED = VISITS * 1.0
"""The page's own requests at the edge: the installed page opens without any, then its browser asks for the newest worker."""
QUICK = 1.5
"""Seconds between two polls of anyone who watches a game that goes on."""

# What goes over the wire, runs and stays. Sizes are the real replies', compressed, with headers.
VIEW_BYTES, UNCHANGED_BYTES, LIST_BYTES, ASKED_BYTES = 1_400, 350, 1_500, 600
LINE_BYTES, PLATFORM_BYTES = 450, 360
"""A request's own line in the logs, and what the platform writes of each call besides (START, END, REPORT) if it may."""
MOVE_MS, POLL_MS, LIST_MS, PROJECT_MS, SEND_MS = 20, 8, 12, 12, 400
"""Assumed: how long a function runs. `tests.bench.memory` makes 17 and 6 of the first two."""
MEMORY_GB, SEND_GB = 1.0, 0.5
ENTRIES_A_CALL = 1.0
"""Of the stream's batches, which hold up to a hundred: at so low a rate for each of its shards every entry comes by itself."""
ITEM_OVERHEAD = 100
"""Bytes that DynamoDB counts of each stored item besides."""
ROWS_A_GAME = 6_000
"""Bytes that a round of two leaves: lists, results, histories and boards of four periods, some twenty rows of 300."""
KEPT_DAYS = 365
"""A year's logs."""
STARTS, START_MS = 0.005, 300
"""Assumed: of all calls those for which a function must be started first, and for how long. AWS names less than 0.01."""
METRICS = len(CALLS) + 12
"""Of our own in a month: durations of each route, and some of each function."""
HOURS_A_DAY, USED_ROUTES = 16, 6
"""Assumed, with ten friends: in how many hours of a day somebody plays, and how many routes are asked for in each."""
ZIPS_GB, DEPLOYMENTS = 0.044, 12
"""What a deployment leaves in the bucket of zips, and how many a year: what S3 keeps."""

# What there is at most before somebody asks AWS for more, a second.
EDGE_MOST, CONCURRENT, WRITES_MOST, PARTITION_WRITES, PARTITION_READS = 250_000, 1_000, 4_000, 1_000, 3_000
"""Requests at one distribution; runs at once; write units of a new table; units of one partition.
A young account has far fewer runs at once.
"""
URL_MOST = 10 * CONCURRENT
"""Requests at a function's URL: ten times as many a second as may run at once (AWS Lambda's guide, "Function URLs")."""

DAYS = 30.4
MILLION = 1e6
MOST, TABLE_MOST = 900, 0.0012
"""Dollars: for a million moves a day, and for a table of forty moves."""
FRIENDS, FRIENDS_MOVES = 10, 10
"""A club of so many, each of whom makes so many moves a day."""


class Way(NamedTuple):
    """How the club is reached and run. `shielded` is whether keys go by way of Origin Shield; `lines` are written of so much of
    what is answered that nothing is new; `platform` is whether the platform writes of each call too; `rarely` is whether
    the table is of the class for what is read rarely (TableClass).
    """

    what: str
    polls: float
    shielded: bool
    lines: float
    platform: bool
    gb_seconds: float
    rarely: bool


BEFORE = Way("as it was", POLLS_BEFORE, True, 1.0, True, prices.X86_GB_SECONDS, False)
STEPS = (
    ("polls when they can matter", {"polls": POLLS}),
    ("no shield where a key is shown", {"shielded": False}),
    ("no line for a 304, nor of the platform's", {"lines": 0.0, "platform": False}),
    ("arm64", {"gb_seconds": prices.ARM_GB_SECONDS}),
    ("TableClass=STANDARD_INFREQUENT_ACCESS", {"rarely": True}),
)
"""What was changed, one upon the other."""


def ways() -> list[Way]:
    """From what was to what is."""
    found = [BEFORE]
    for what, change in STEPS:
        found.append(found[-1]._replace(what=what, **change))
    return found


class Measured(NamedTuple):
    """Units of a move with all that follows from it: `writes`, `reads` of logs, reads of other `rows`; of a poll, of a list;
    bytes that a move leaves behind; units that a minute reads though nobody plays.
    """

    writes: float
    reads: float
    rows: float
    poll: float
    list: float
    bytes: float
    minute: float


@cache
def measured() -> Measured:
    """The dearest game of dice golf, played to its end by people whose instances do not know the table."""
    games = [row for row in units.games(units.DICE) if row.ended]
    writes, reads, rows = (max(getattr(row, name) for row in games) for name in ("all", "cold", "rows"))
    return Measured(writes, reads, rows, units.POLL_MOST, list_units(), bytes_a_move(), minute_units())


def minute_units() -> float:
    """Of the clocks' function."""
    return next(units.minutes()).read


def list_units(tables: int = TABLES_A_PLAYER) -> float:
    """Read units of the list of one's own tables, of so many at which two play."""
    with closing(SqliteStore()) as store:
        metered = Meter(store)
        table = units.Round(metered, store, units.SHORT[0])
        ann, bob = table.players
        for n in range(tables - 1):
            seats = [RequestedSeat("me", "Ruth"), RequestedSeat("open")]
            wanted = TableRequest(seats=seats, nonce=table.random.randbytes(16), **units.SHORT[0].wanted())
            made = make_table(table.club, ann, "key", wanted, f"make-{n}")
            take_seat(table.club, bob, made.id, "Hal", made.links["join"].split("=")[1], table.random.randbytes(16))
        metered.reset()
        found, _ = my_tables(table.club, ann, 50)
        assert len(found) == tables
        return sum(metered.read.values())


def bytes_a_move() -> float:
    """Of the longest-winded of the short games: entries as they are stored, and what follows from the game."""
    return max(_bytes_of(setup) for setup in units.SHORT) + ROWS_A_GAME / MOVES_A_GAME


def _bytes_of(setup: units.Setup) -> float:
    with closing(SqliteStore()) as store:
        table = units.Round(store, store, setup)
        for _ in table.play():
            pass
        entries = store.after(table.table, -1)
        return sum(entry_size(table.table, entry) + ITEM_OVERHEAD for entry in entries) / table.moves


class Month(NamedTuple):
    """What is used in a month, in millions of requests, gigabytes and GB-seconds."""

    edge: float
    shield: float
    calls: float
    gb_seconds: float
    writes: float
    reads: float
    stored: float
    out: float
    to_origin: float
    logged: float


def month(moves_a_day: float, way: Way, one: Measured) -> Month:
    """A month of so many moves, with all that is asked around them, by people who have keys."""
    moves = moves_a_day * DAYS / MILLION
    polls, lists, opened, signals = moves * way.polls, moves * LISTS, moves * OPENED, moves * SIGNALLED
    news = min(moves * NEWS, polls)
    asked = moves + polls + lists
    projected = moves / ENTRIES_A_CALL
    calls = asked + projected + signals
    ran = moves * MOVE_MS + polls * POLL_MS + lists * LIST_MS + projected * PROJECT_MS + calls * STARTS * START_MS
    lines = asked - (polls - news) * (1 - way.lines) + projected + signals
    return Month(
        edge=asked + opened,
        shield=asked if way.shielded else 0.0,
        calls=calls,
        gb_seconds=ran / 1_000 * MEMORY_GB + signals * SEND_MS / 1_000 * SEND_GB,
        writes=moves * one.writes + signals * 4,
        reads=moves * (one.reads + one.rows + KEY_WRITE)
        + polls * (one.poll + KEY_READ)
        + lists * (one.list + KEY_READ)
        + signals * 1.5,
        stored=moves_a_day * KEPT_DAYS * one.bytes / 1e9,
        out=((moves + news) * VIEW_BYTES + (polls - news + opened) * UNCHANGED_BYTES + lists * LIST_BYTES) / 1_000,
        to_origin=moves * ASKED_BYTES / 1_000,
        logged=(lines * LINE_BYTES + (calls * PLATFORM_BYTES if way.platform else 0)) / 1_000,
    )


class Cost(NamedTuple):
    """Dollars a month, by who is paid for what."""

    what: str
    total: float
    edge: float
    shield: float
    calls: float
    running: float
    database: float
    storage: float
    logs: float
    watching: float


@cache
def alarms(*, few: bool = False) -> int:
    """That the stack has, by AlarmSet."""
    found = [told for told in read_fragments()["Resources"].values() if told and told.get("Type") == "AWS::CloudWatch::Alarm"]
    return sum(not few or "Condition" not in told for told in found)


def cost(what: str, used: Month, way: Way) -> Cost:
    """What that is at list prices."""
    unit, stored = (prices.RARELY, prices.STORED_RARELY) if way.rarely else (1.0, prices.STORED)
    parts = (
        used.edge * (prices.EDGE + prices.EDGE_FUNCTION) + used.out * prices.OUT + used.to_origin * prices.TO_ORIGIN,
        used.shield * prices.SHIELD,
        used.calls * prices.CALLS,
        used.gb_seconds * way.gb_seconds,
        (used.writes * prices.WRITES + used.reads * prices.READS) * unit,
        used.stored * (stored + prices.RESTORABLE),
        used.logged * prices.LOGGED,
        alarms() * prices.ALARM + METRICS * prices.METRIC,
    )
    return Cost(what, sum(parts), *parts)


def costs(one: Measured) -> Iterator[Cost]:
    """A million moves a day, before, by each change and now; ten times as many, and without polls."""
    for way in ways():
        yield cost(way.what, month(MILLION, way, one), way)
    now = ways()[-1]
    yield cost("a million players a day (ten million moves)", month(MILLION * MOVES_A_PLAYER, now, one), now)
    silent = now._replace(polls=0)
    yield cost("the same players, if nobody polled", month(MILLION * MOVES_A_PLAYER, silent, one), silent)


def table_of(moves: float, one: Measured, way: Way) -> float:
    """Dollars for a table of so many moves, with all that is asked around it, and its log kept for a year."""
    return cost("", month(MILLION, way, one), way).total / (MILLION * DAYS) * moves


def days_until_it_pays(one: Measured, moves_a_day: float = MILLION) -> float:
    """For so many days logs must have been kept before the table's second class costs no more than the first."""
    used = month(moves_a_day, ways()[-1], one)
    asked = (used.writes * prices.WRITES + used.reads * prices.READS) * (prices.RARELY - 1)
    return asked / (used.stored * (prices.STORED - prices.STORED_RARELY)) * KEPT_DAYS


class Friends(NamedTuple):
    """What a club of ten friends pays a month beyond what is free for ever, and for what. Of backups and of files in S3 nothing
    is free for ever.
    """

    requests: float
    running: float
    database: float
    logs: float
    alarms: float
    metrics: float
    backup: float
    files: float

    @property
    def total(self) -> float:
        return sum(self)


def friends(one: Measured, *, free: bool) -> Friends:
    """Without a domain, which is paid elsewhere; after a year. `free` is whether the table keeps the free units (Capacity)."""
    way = ways()[-1]._replace(rarely=False)
    used = month(FRIENDS * FRIENDS_MOVES, way, one)
    minutes = DAYS * 1_440 / MILLION
    edge = max(0, used.edge - prices.FREE_EDGE / MILLION) * prices.EDGE
    routed = max(0, used.edge - prices.FREE_EDGE_FUNCTION / MILLION) * prices.EDGE_FUNCTION
    sent = max(0, used.out - prices.FREE_OUT_GB) * prices.OUT
    calls = used.calls + minutes * 1.1
    ran = used.gb_seconds * MILLION + minutes * MILLION * 1.1 * PROJECT_MS / 1_000 * MEMORY_GB
    asked = used.writes * prices.WRITES + (used.reads + minutes * one.minute) * prices.READS
    return Friends(
        edge + routed + sent + max(0, calls - prices.FREE_CALLS / MILLION) * prices.CALLS,
        max(0, ran - prices.FREE_GB_SECONDS) / MILLION * way.gb_seconds,
        (0 if free else asked) + max(0, used.stored - prices.FREE_STORED_GB) * prices.STORED,
        max(0, used.logged + calls * LINE_BYTES / 1_000 - prices.FREE_LOGGED_GB) * prices.LOGGED,
        max(0, alarms(few=True) - prices.FREE_ALARMS) * prices.ALARM,
        max(0, few_metrics() - prices.FREE_METRICS) * prices.METRIC,
        used.stored * prices.RESTORABLE,
        ZIPS_GB * DEPLOYMENTS * prices.BUCKET,
    )


def few_metrics() -> float:
    """With ten friends: how late clocks are is told of all day, the others while somebody plays."""
    return 1 + (USED_ROUTES + len(club_metrics.FUNCTION_METRICS) - 1) * HOURS_A_DAY / 24


def busiest_free(one: Measured) -> float:
    """How many moves a day there may be until, in the busiest second, the free units do not suffice for the table."""
    kept = read_fragments()["Resources"]["Table"]["Properties"]["ProvisionedThroughput"]["Fn::If"][1]
    reads = one.reads + one.rows + KEY_WRITE + POLLS * (one.poll + KEY_READ) + LISTS * (one.list + KEY_READ)
    most: float = min(kept["WriteCapacityUnits"] / one.writes, kept["ReadCapacityUnits"] / reads)
    return most * 86_400 / PEAK


class Limit(NamedTuple):
    """What the busiest second asks of something that has a limit."""

    what: str
    limit: str
    peak: float
    most: float
    share: float


def limits(one: Measured) -> Iterator[Limit]:
    """The busiest second of each size, and of one table that a million people watch."""

    def limit(what: str, name: str, peak: float, most: float) -> Limit:
        return Limit(what, name, peak, most, peak / most)

    for what, moves in (("a million moves a day", MILLION), ("a million players a day", MILLION * MOVES_A_PLAYER)):
        moved = moves * PEAK / 86_400
        polled, listed = moved * POLLS, moved * LISTS
        running = (moved * (MOVE_MS + PROJECT_MS) + polled * POLL_MS + listed * LIST_MS) / 1_000
        yield limit(what, "function URL, requests", moved + polled + listed, URL_MOST)
        yield limit(what, "functions at once", running, CONCURRENT)
        yield limit(what, "table, write units", moved * one.writes, WRITES_MOST)
        yield limit(what, "edge, requests", moved + polled + listed + moved * OPENED, EDGE_MOST)
    yield limit("a million watch one table", "edge, requests", MILLION / QUICK, EDGE_MOST)
    yield limit("a million watch one table", "function URL, requests", 4, URL_MOST)
    yield limit("a million watch one table", "partition, read units", 4 * one.poll, PARTITION_READS)
    yield limit("one table, as fast as it goes", "partition, write units", 1_000 / MOVE_MS * one.writes, PARTITION_WRITES)


def viral() -> tuple[float, float, float]:
    """Dollars an hour for a million watchers of one table: while somebody plays, when it rests, and played without the edge."""
    quick, slow = MILLION / QUICK * 3_600 / MILLION, MILLION / 20 * 3_600 / MILLION
    bare = quick * (prices.CALLS + POLL_MS / 1_000 * prices.ARM_GB_SECONDS + units.POLL_MOST * prices.READS)
    each = prices.EDGE + prices.EDGE_FUNCTION + UNCHANGED_BYTES * MILLION / 1e9 * prices.OUT
    return quick * each, slow * each, bare + quick * each


def rows() -> Iterator[Cost | Limit | str]:
    """All figures."""
    one = measured()
    yield (
        f"A move writes {one.writes:.2f} units, reads {one.reads:.2f} and leaves {one.bytes:.0f} bytes; an unchanged poll reads"
        f" {one.poll:.2f}, a list of one's tables {one.list:.1f}. Polls for each move: {POLLS}, and {POLLS_BEFORE} before."
    )
    yield "Dollars a month for a million moves a day, before, by each change upon the ones above it, and for more:"
    found = list(costs(one))
    yield from found
    now = found[len(STEPS)]
    yield f"A million moves a day: {found[0].total:,.0f} before, {now.total:,.0f} now (at most {MOST})."
    tables = [table_of(40, one, way) for way in (ways()[0], ways()[-1])]
    yield f"A table of 40 moves, all in: {tables[0]:.4f} before, {tables[1]:.5f} now (at most {TABLE_MOST})."
    for capacity, free in (("on-demand", False), ("free", True)):
        few = friends(one, free=free)
        yield (
            f"{FRIENDS} friends, {FRIENDS_MOVES} moves each a day, beyond what is free for ever, with Capacity={capacity}:"
            f" {few.total:.3f}, of which " + ", ".join(f"{name} {value:.3f}" for name, value in few._asdict().items())
        )
    yield f"The table's second class pays once {days_until_it_pays(one):,.0f} days of moves are kept."
    yield f"The free units suffice for {busiest_free(one):,.0f} moves a day."
    yield from limits(one)
    quick, slow, bare = viral()
    yield f"a million watch one table: {quick:,.0f} $ an hour while played, {slow:,.0f} at rest; without the edge {bare:,.0f}"


def main() -> int:
    """Writes it all; 1 where it costs more than it may."""
    from tests.bench.__main__ import lines

    sys.stdout.writelines(f"{line}\n" for line in lines(rows()))
    one, now = measured(), ways()[-1]
    return int(cost("", month(MILLION, now, one), now).total > MOST or table_of(40, one, now) > TABLE_MOST)


if __name__ == "__main__":
    sys.exit(main())
