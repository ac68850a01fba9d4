"""Compute what the club costs on AWS and which limit it reaches first. docs/scale.md has the results.

    python -m tests.bench.scale

Units come from `tests.bench.dynamodb_units`, prices from `tests.bench.prices`. What cannot be measured here, namely how people
behave and how long a function runs on AWS, is a named assumption below. Dollars are per month, at list prices, without free
tiers and discounts unless named.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import NamedTuple

from chalicelib.actions.join import take_seat
from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api.routes import CALLS
from chalicelib.aws import metrics as club_metrics
from chalicelib.players.tables import my_tables
from chalicelib.store.interface import entry_size
from chalicelib.store.sqlite import SqliteStore
from infra.build_template import read_fragments
from tests.bench import dynamodb_units, prices
from tests.store.meter import Meter

# How people behave. Assumed.
MOVES_A_PLAYER = 10
"""Per day, by somebody who plays every day."""
PEAK = 5
"""The busiest minute of a day compared with the average."""
MOVES_A_GAME = 75
TABLES_A_PLAYER = 10
"""Running at the same time, and so in the player's list."""
NOTIFIED = 0.1
"""Share of moves after which somebody gets a notification: nobody who has the page open or wants none."""

# Requests of a visit besides the move, per move of the player.
POLLS_BEFORE = 46
"""Polls with the page's old timing: every 1.5 seconds for a minute, then every 5, at 90 seconds per move."""
POLLS = 8
"""Polls with the current timing, in the measured mix of visits (`python -m tests.bench.polling`: 7.8)."""
MOST_POLLS = 12
"""Polls in the visits that poll most; `frontend/tests/visits/visits.test.ts` checks the page against it."""
NEWS = 1.0
"""Polls that return a new view, after another player's move. All others get a 304."""
VISITS = 0.5
"""Visits. Assumed: half of the moves are made in visits with a single move, the others in a row. (The mix of visits that polls
are counted in has 0.25 visits per move.)
"""
LISTS = VISITS * 2.0
"""Requests for the player's tables (`GET /api/me/tables`): the home page sends one at once and then every twenty seconds.
Assumed: it is open for half a minute per visit.
"""
KEY_WRITE, KEY_READ = 1.0, 0.5
"""Read units to find the player of a key that was never changed and is not cached: for a call that writes (a strong read), and
for one that reads.
"""
OPENED = VISITS * 1.0
"""The page's own requests to CloudFront: the installed page opens without any, then the browser checks for a new worker."""
QUICK = 1.5
"""Seconds between two polls of a watcher while the game goes on."""

# Sizes, run times and storage. Sizes are those of real replies, compressed, with headers.
VIEW_BYTES, UNCHANGED_BYTES, LIST_BYTES, ASKED_BYTES = 1_400, 350, 1_500, 600
LINE_BYTES, PLATFORM_BYTES = 450, 360
"""The log line of a request, and what Lambda logs for each call if it is allowed to (START, END, REPORT)."""
MOVE_MS, POLL_MS, LIST_MS, PROJECT_MS, SEND_MS = 20, 8, 12, 12, 400
"""Assumed run times of functions. For the first two `tests.bench.memory` gives 17 and 6."""
MEMORY_GB, SEND_GB = 1.0, 0.5
ENTRIES_A_CALL = 1.0
"""Entries per batch of the stream. A batch holds up to a hundred, but at this low rate per shard every entry comes alone."""
ITEM_OVERHEAD = 100
"""Bytes that DynamoDB adds to the size of each stored item."""
ROWS_A_GAME = 6_000
"""Bytes that a round of two adds: lists, results, histories and boards of four periods, about twenty rows of 300."""
KEPT_DAYS = 365
"""Logs of a year."""
STARTS, START_MS = 0.005, 300
"""Assumed: share of calls with a cold start, and its duration. AWS says the share is below 0.01."""
METRICS = len(CALLS) + 12
"""Custom metrics in a month: durations of each route, and some of each function."""
HOURS_A_DAY, USED_ROUTES = 16, 6
"""Assumed for ten friends: in how many hours of a day somebody plays, and how many routes are used in each."""
ZIPS_GB, DEPLOYMENTS = 0.044, 12
"""Gigabytes that a deployment leaves in the bucket of zips, and deployments per year, all of which stay in S3."""

# AWS's default limits, per second.
EDGE_MOST, CONCURRENT, WRITES_MOST, PARTITION_WRITES, PARTITION_READS = 250_000, 1_000, 4_000, 1_000, 3_000
"""Requests to one distribution; concurrent executions; write units of a new table; units of one partition.
A new account has far fewer concurrent executions.
"""
URL_MOST = 10 * CONCURRENT
"""Requests to a function URL: ten times the concurrency per second (AWS Lambda's guide, "Function URLs")."""

DAYS = 30.4
MILLION = 1e6
MOST, TABLE_MOST = 900, 0.0012
"""Maximum dollars for a million moves per day, and for a table of forty moves."""
FRIENDS, FRIENDS_MOVES = 10, 10
"""Players of a small club, and moves of each per day."""


class Way(NamedTuple):
    """How the club is set up. `polls`: polls per move; `shielded`: requests with a key pass Origin Shield; `lines`: share of
    304 replies that are logged; `platform`: Lambda logs each call too; `rarely`: the table has the infrequent-access class.
    """

    what: str
    polls: float
    shielded: bool
    lines: float
    platform: bool
    gb_seconds: float
    rarely: bool


BEFORE = Way("before", POLLS_BEFORE, True, 1.0, True, prices.X86_GB_SECONDS, False)
STEPS = (
    ("fewer polls", {"polls": POLLS}),
    ("no Origin Shield for requests with a key", {"shielded": False}),
    ("no log lines for 304s, nor by Lambda", {"lines": 0.0, "platform": False}),
    ("arm64", {"gb_seconds": prices.ARM_GB_SECONDS}),
    ("TableClass=STANDARD_INFREQUENT_ACCESS", {"rarely": True}),
)
"""The changes, each on top of the ones before."""


def ways() -> list[Way]:
    """Return the setups from the first to the current one."""
    found = [BEFORE]
    for what, change in STEPS:
        found.append(found[-1]._replace(what=what, **change))
    return found


class Measured(NamedTuple):
    """Units of a move with everything that follows from it: `writes`, `reads` of logs, reads of other `rows`; units of a poll
    and of a list; bytes that a move stores; units that a minute reads although nobody plays.
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
    """Measure the most expensive game of Dice Golf, played to its end with instances that never have the table in memory."""
    games = [row for row in dynamodb_units.games(dynamodb_units.DICE) if row.ended]
    writes, reads, rows = (max(getattr(row, name) for row in games) for name in ("all", "cold", "rows"))
    return Measured(writes, reads, rows, dynamodb_units.POLL_MOST, list_units(), bytes_a_move(), minute_units())


def minute_units() -> float:
    """Return the read units of a run of the scheduled handler with nothing to do."""
    return next(dynamodb_units.minutes()).read


def list_units(tables: int = TABLES_A_PLAYER) -> float:
    """Return the read units of a list of `tables` tables with two players each."""
    with closing(SqliteStore()) as store:
        metered = Meter(store)
        table = dynamodb_units.Round(metered, store, dynamodb_units.SHORT[0])
        ann, bob = table.players
        for n in range(tables - 1):
            seats = [RequestedSeat("me", "Ruth"), RequestedSeat("open")]
            wanted = TableRequest(seats=seats, nonce=table.random.randbytes(16), **dynamodb_units.SHORT[0].wanted())
            made = make_table(table.club, ann, "key", wanted, f"make-{n}")
            take_seat(table.club, bob, made.id, "Hal", made.links["join"].split("=")[1], table.random.randbytes(16))
        metered.reset()
        found, _ = my_tables(table.club, ann, 50)
        assert len(found) == tables
        return sum(metered.read.values())


def bytes_a_move() -> float:
    """Return the bytes stored per move, for the largest of the short games: its entries and the rows that follow from it."""
    return max(_bytes_of(setup) for setup in dynamodb_units.SHORT) + ROWS_A_GAME / MOVES_A_GAME


def _bytes_of(setup: dynamodb_units.Setup) -> float:
    with closing(SqliteStore()) as store:
        table = dynamodb_units.Round(store, store, setup)
        for _ in table.play():
            pass
        entries = store.after(table.table, -1)
        return sum(entry_size(table.table, entry) + ITEM_OVERHEAD for entry in entries) / table.moves


class Month(NamedTuple):
    """Usage per month, in millions of requests and units, gigabytes and millions of GB-seconds."""

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
    """Return the usage of a month with so many moves per day and all requests around them, by players with keys."""
    moves = moves_a_day * DAYS / MILLION
    polls, lists, opened, notifications = moves * way.polls, moves * LISTS, moves * OPENED, moves * NOTIFIED
    news = min(moves * NEWS, polls)
    asked = moves + polls + lists
    projected = moves / ENTRIES_A_CALL
    calls = asked + projected + notifications
    ran = moves * MOVE_MS + polls * POLL_MS + lists * LIST_MS + projected * PROJECT_MS + calls * STARTS * START_MS
    lines = asked - (polls - news) * (1 - way.lines) + projected + notifications
    return Month(
        edge=asked + opened,
        shield=asked if way.shielded else 0.0,
        calls=calls,
        gb_seconds=ran / 1_000 * MEMORY_GB + notifications * SEND_MS / 1_000 * SEND_GB,
        writes=moves * one.writes + notifications * 4,
        reads=moves * (one.reads + one.rows + KEY_WRITE)
        + polls * (one.poll + KEY_READ)
        + lists * (one.list + KEY_READ)
        + notifications * 1.5,
        stored=moves_a_day * KEPT_DAYS * one.bytes / 1e9,
        out=((moves + news) * VIEW_BYTES + (polls - news + opened) * UNCHANGED_BYTES + lists * LIST_BYTES) / 1_000,
        to_origin=moves * ASKED_BYTES / 1_000,
        logged=(lines * LINE_BYTES + (calls * PLATFORM_BYTES if way.platform else 0)) / 1_000,
    )


class Cost(NamedTuple):
    """Dollars per month, by item."""

    what: str
    total: float
    edge: float
    shield: float
    calls: float
    running: float
    database: float
    storage: float
    logs: float
    monitoring: float


@cache
def alarms(*, few: bool = False) -> int:
    """Return the number of alarms in the stack, by AlarmSet."""
    found = [
        alarm for alarm in read_fragments()["Resources"].values() if alarm and alarm.get("Type") == "AWS::CloudWatch::Alarm"
    ]
    return sum(not few or "Condition" not in alarm for alarm in found)


def cost(what: str, used: Month, way: Way) -> Cost:
    """Return the usage's cost at list prices."""
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
    """Yield the cost of a million moves per day before and after each change; then of ten million, and without polls."""
    for way in ways():
        yield cost(way.what, month(MILLION, way, one), way)
    now = ways()[-1]
    yield cost("a million players a day (ten million moves)", month(MILLION * MOVES_A_PLAYER, now, one), now)
    silent = now._replace(polls=0)
    yield cost("the same players, if nobody polled", month(MILLION * MOVES_A_PLAYER, silent, one), silent)


def table_of(moves: float, one: Measured, way: Way) -> float:
    """Return the dollars for a table of so many moves, with all requests around it, and its log stored for a year."""
    return cost("", month(MILLION, way, one), way).total / (MILLION * DAYS) * moves


def days_until_it_pays(one: Measured, moves_a_day: float = MILLION) -> float:
    """Return for how many days logs must be stored before the infrequent-access class costs no more than the standard one."""
    used = month(moves_a_day, ways()[-1], one)
    asked = (used.writes * prices.WRITES + used.reads * prices.READS) * (prices.RARELY - 1)
    return asked / (used.stored * (prices.STORED - prices.STORED_RARELY)) * KEPT_DAYS


class Friends(NamedTuple):
    """What a club of ten friends pays per month beyond the always-free tier, by item. Backups and S3 are never free."""

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
    """Return the cost after a year, without a domain, which is paid elsewhere. `free`: the table has Capacity=free."""
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
    """Return the paid metrics for ten friends: the clocks' delay is reported all day, the others while somebody plays."""
    return 1 + (USED_ROUTES + len(club_metrics.FUNCTION_METRICS) - 1) * HOURS_A_DAY / 24


def busiest_free(one: Measured) -> float:
    """Return the moves per day from which the table's free units no longer suffice in the busiest second."""
    kept = read_fragments()["Resources"]["Table"]["Properties"]["ProvisionedThroughput"]["Fn::If"][1]
    reads = one.reads + one.rows + KEY_WRITE + POLLS * (one.poll + KEY_READ) + LISTS * (one.list + KEY_READ)
    most: float = min(kept["WriteCapacityUnits"] / one.writes, kept["ReadCapacityUnits"] / reads)
    return most * 86_400 / PEAK


class Limit(NamedTuple):
    """The load of the busiest second, compared with a limit of AWS."""

    what: str
    limit: str
    peak: float
    most: float
    share: float


def limits(one: Measured) -> Iterator[Limit]:
    """Yield the limits for the busiest second of clubs of two sizes, and for one table with a million watchers."""

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
    """Return the dollars per hour for a million watchers of one table: during play, while idle, and without caching."""
    quick, slow = MILLION / QUICK * 3_600 / MILLION, MILLION / 20 * 3_600 / MILLION
    bare = quick * (prices.CALLS + POLL_MS / 1_000 * prices.ARM_GB_SECONDS + dynamodb_units.POLL_MOST * prices.READS)
    each = prices.EDGE + prices.EDGE_FUNCTION + UNCHANGED_BYTES * MILLION / 1e9 * prices.OUT
    return quick * each, slow * each, bare + quick * each


def rows() -> Iterator[Cost | Limit | str]:
    """Yield all figures."""
    one = measured()
    yield (
        f"A move writes {one.writes:.2f} units, reads {one.reads:.2f} and stores {one.bytes:.0f} bytes; a poll without"
        f" news reads {one.poll:.2f}, a list of tables {one.list:.1f}. Polls per move: {POLLS} ({POLLS_BEFORE} before)."
    )
    yield "Dollars per month for a million moves a day, before and after each change, and for more moves:"
    found = list(costs(one))
    yield from found
    now = found[len(STEPS)]
    yield f"A million moves a day: {found[0].total:,.0f} before, {now.total:,.0f} now (at most {MOST})."
    tables = [table_of(40, one, way) for way in (ways()[0], ways()[-1])]
    yield f"A table of 40 moves: {tables[0]:.4f} before, {tables[1]:.5f} now (at most {TABLE_MOST})."
    for capacity, free in (("on-demand", False), ("free", True)):
        few = friends(one, free=free)
        yield (
            f"{FRIENDS} friends, {FRIENDS_MOVES} moves each per day, beyond the always-free tier, with Capacity={capacity}:"
            f" {few.total:.3f}, of which " + ", ".join(f"{name} {value:.3f}" for name, value in few._asdict().items())
        )
    yield f"The infrequent-access class pays off once {days_until_it_pays(one):,.0f} days of moves are stored."
    yield f"The free units suffice for {busiest_free(one):,.0f} moves a day."
    yield from limits(one)
    quick, slow, bare = viral()
    yield f"A million watchers: ${quick:,.0f} per hour during play, ${slow:,.0f} while idle; without caching ${bare:,.0f}."


def main() -> int:
    """Print all figures. Return 1 if a cost exceeds its limit."""
    from tests.bench.__main__ import lines

    sys.stdout.writelines(f"{line}\n" for line in lines(rows()))
    one, now = measured(), ways()[-1]
    return int(cost("", month(MILLION, now, one), now).total > MOST or table_of(40, one, now) > TABLE_MOST)


if __name__ == "__main__":
    sys.exit(main())
