"""The scheduled handler: for each due table, write time-outs, let bots play on, and notify players whose turn it is.

Bots that ran out of time within an entry need not wait for it: the code that projects the entry calls `play_on` at once, for
one entry at a time. The table's row stays due meanwhile, so the handler does whatever fails there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator
from dataclasses import dataclass
from itertools import chain

from chalicelib import error_reports
from chalicelib.errors import RulesRetired, TableDamaged, TryAgain, Unknown
from chalicelib.log import clocks
from chalicelib.log.snapshots import INTERVAL
from chalicelib.log.table import Table
from chalicelib.play import maintenance
from chalicelib.play.club import Club
from chalicelib.play.commit import commit, project_entry, retry_projections
from chalicelib.play.projections import SHARDS, due_pk, due_row
from chalicelib.store.interface import Row, Unavailable, all_rows

BOT_ENTRIES = 20
"""Maximum number of entries with bots' moves that one run writes for a table; the next run goes on."""
UNTIL_BACK = 3_600_000
"""Time (ms) after which a table is checked again whose rules this build lacks: another build has them, or will."""


AfterWake = Callable[[Club, str], None]
"""woken(club, table id): called for a due table once its entries are written. If it raises TryAgain or Unavailable, the table
stays due.
"""


def no_notifications(club: Club, table: str) -> None:
    """Notify nobody."""


def wake(club: Club, woken: AfterWake = no_notifications) -> int:
    """Wake every due table; return how many. Those that fail stay due for the next run.

    Raises Unavailable at the end if some due tables could not be read.
    """
    return sum(wake_steps(club, woken))


def wake_steps(club: Club, woken: AfterWake = no_notifications) -> Iterator[int]:
    """Do the same in short steps, so that a server can answer requests in between. A step writes what is due at a table, or one
    entry of its bots, and yields how many tables are done with it. A table's row stays until its last step, so the caller may
    stop after any step.
    """
    if is_closed(club):
        return
    for table in list(club.pending_projections):
        retry_projections(club, table)
        yield 0
    turns = due_turns(club, woken)
    while turn := turns.next():
        done = turn.go_on()
        if done is None:
            turns.back(turn)
        yield done or 0
    turns.close()


def due_turns(club: Club, woken: AfterWake) -> Turns:
    """Return the turns of all due tables. Steps that are not taken stay due for the next run."""
    return Turns(club, lambda row, now: _wake_one(club, row, now, woken))


def play_on(club: Club, table: str) -> bool:
    """Write one more entry of bots that ran out of time; return whether they have more to play. Failures are left to `wake`."""
    try:
        _check_open(club)
        return _more_of_bots(club, table, strong=True)[0]
    except (RulesRetired, TableDamaged, TryAgain, Unknown):
        return False
    except Exception as defect:
        error_reports.note("Bots that play on", defect)
        return False


def project_recent_entries(club: Club) -> int:
    """Project the last entries of every table in the handler's queue again; return how many tables.

    For a server that starts after it was killed between an append and its projections, or after its file was repaired. Tables
    with damaged or lost entries are skipped. Raises Unavailable if the store fails.
    """
    rows = chain.from_iterable(all_rows(club.store, due_pk(shard), strong=True) for shard in range(SHARDS))
    tables = {table_of(row) for row in rows}
    for table in tables:
        try:
            log = club.store.newest(table, INTERVAL, strong=True)
            for entry in log[::-1]:
                project_entry(club, table, entry)
            if not log:
                error_reports.log.error("Table %s is lost: nothing of its log is left.", table)
        except TableDamaged:
            continue  # the store has reported it
        except (ValueError, LookupError, TypeError) as defect:
            error_reports.note("A table's catching up", defect)
    return len(tables)


def _wake_one(club: Club, row: Row, now: int, woken: AfterWake) -> Steps:
    """Write what is due and move the table's row to its next deadline. The new row is put before the old one is deleted."""
    table = table_of(row)
    try:
        _check_open(club)
        due = yield from _play_on(club, table)
        woken(club, table)
        if due is not None:
            club.store.put(due_row(table, max(due, now + 1)))
        club.store.delete(row.pk, row.sk)
        return 1
    except (TryAgain, Unavailable):
        return 0
    except Exception as defect:
        # One table's defect must neither hold up the others nor be lost: its row stays.
        error_reports.note("A table's waking", defect)
        return 0


def _play_on(club: Club, table: str) -> Generator[None, None, int | None]:
    """Write what is due, one entry per step; return when the table is due next (ms), None if never again."""
    try:
        for left in range(BOT_ENTRIES, 0, -1):
            rest, due = _more_of_bots(club, table)
            if not rest or left == 1:
                break
            yield
    except RulesRetired:
        return club.clock() + UNTIL_BACK
    except (Unknown, TableDamaged):
        return None
    return due


def _more_of_bots(club: Club, table: str, *, strong: bool = False) -> tuple[bool, int | None]:
    """Write one entry with what is due, or with moves of waiting bots. Return whether bots have more to do, and when the table
    is due next (ms).
    """

    def show(table: Table) -> tuple[bool, int | None]:
        return table.bots_to_move, _due(club, table)

    return commit(club, table, lambda table, now: [], show, strong=strong, bots_alone=True)


def _due(club: Club, table: Table) -> int | None:
    """Return when to check the table next (ms). A clock that ran out while the club was closed takes effect only later, and is
    not to be checked every minute until then.
    """
    due = clocks.next_check_at(table)
    if due is None or table.bots_to_move or due > club.clock():
        return due
    return maintenance.takes_effect_at(club, due)


def is_closed(club: Club) -> bool:
    """Whether the club is known to be closed; then the queue need not be read. False if the store fails: each table checks
    again.
    """
    try:
        return maintenance.is_closed(club)
    except Unavailable:
        return False


def _check_open(club: Club) -> None:
    """Raise TryAgain while the club is closed or if the store fails, so that the table stays due."""
    try:
        closed = maintenance.is_closed(club)
    except Unavailable as fault:
        raise TryAgain from fault
    if closed:
        raise TryAgain


# Due tables take fair turns: shards alternate, and within a shard the table that is due longest comes first. A table with more
# than one entry to write goes on after all others have had a turn.
#
# Rows are read page by page, with eventual consistency: a row that is missed is seen by the next run, and for a row that has
# just been deleted nothing is due. The first page of each shard also shows how late the handler is; if nothing is due, no more
# is read.

Steps = Generator[None, None, int]
"""The work of a turn, in short steps. Returns how many tables are done."""


@dataclass(slots=True)
class Turn:
    """One table's work in this run."""

    table: str
    steps: Steps

    def go_on(self) -> int | None:
        """Take a step; return how many tables are done with it, None if there are more steps."""
        try:
            next(self.steps)
        except StopIteration as over:
            return int(over.value)
        return None


@dataclass(slots=True)
class _Shard:
    """The due rows of one shard: the next one, and an iterator over the rest."""

    rows: Iterator[Row]
    head: Row | None = None


class Turns:
    """The tables that are due at `now` (ms). `begin(row, now)` returns the steps of a table's turn.

    `late`: for how long (ms) the longest waiting table has been due; 0 if none is due.
    """

    def __init__(self, club: Club, begin: Callable[[Row, int], Steps]) -> None:
        self.now = club.clock()
        self._begin = begin
        self._fault: Unavailable | None = None
        until = f"{self.now + 1:014d}"
        shards = [_Shard(all_rows(club.store, due_pk(number), until=until)) for number in range(SHARDS)]
        for shard in shards:
            self._read_on(shard)
        self._shards = deque(shard for shard in shards if shard.head)
        self._resting: deque[Turn] = deque()
        self.late = max((self.now - due_at(shard.head) for shard in self._shards if shard.head), default=0)

    def next(self, busy: Collection[str] = ()) -> Turn | None:
        """Return the next turn, skipping `busy` tables, as a table has one turn at a time; None if there is none."""
        for _ in range(len(self._shards)):
            shard = self._shards.popleft()
            row = shard.head
            assert row is not None, "a shard that has no row has no turn"
            if (table := table_of(row)) in busy:
                self._shards.append(shard)
                continue
            self._read_on(shard)
            if shard.head:
                self._shards.append(shard)
            return Turn(table, self._begin(row, self.now))
        for _ in range(len(self._resting)):
            turn = self._resting.popleft()
            if turn.table not in busy:
                return turn
            self._resting.append(turn)
        return None

    def back(self, turn: Turn) -> None:
        """Put the turn at the end of the queue."""
        self._resting.append(turn)

    def close(self) -> None:
        """Raise Unavailable if a shard could not be read: its tables stay due for the next run."""
        if self._fault:
            raise self._fault

    def _read_on(self, shard: _Shard) -> None:
        """Read the shard's next row. A shard that cannot be read does not hold up the others."""
        try:
            shard.head = next(shard.rows, None)
        except Unavailable as fault:
            shard.head, self._fault = None, fault


def table_of(row: Row) -> str:
    return row.sk.split("#", 1)[1]


def due_at(row: Row) -> int:
    """Return since when the table has been due (ms)."""
    return int(row.sk.split("#", 1)[0])
