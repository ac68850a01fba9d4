"""The scheduled handler: looks at the tables that are due, writes their time-outs, lets their bots play on, and has those told
for whom a table waits.

Bots that were cut short need not wait for it: whatever projects such an entry has them `play_on` at once, an entry at a time.
The table's row is due all the while, so what fails there is done here.
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
"""So many entries of bots' moves are written for a table at one waking; the next goes on."""
UNTIL_BACK = 3_600_000
"""A table whose rules this build does not have is looked at again after so long (ms): another build has them, or will."""


AfterWake = Callable[[Club, str], None]
"""woken(club, table id): a table's time has come, and what was due there is written. TryAgain, Unavailable: it comes again."""


def no_notifications(club: Club, table: str) -> None:
    """Clocks alone."""


def wake(club: Club, woken: AfterWake = no_notifications) -> int:
    """Looks at every table whose time has come; returns how many. What fails is looked at again next time.

    Unavailable if there were tables that the store did not give; all others were looked at before.
    """
    return sum(wake_steps(club, woken))


def wake_steps(club: Club, woken: AfterWake = no_notifications) -> Iterator[int]:
    """The same in short steps, for a server that answers people in between: what is due at a table, or one entry of its bots.
    Each tells how many tables it is the last for; up to that one the table's row stays. Who could not keep a step stops there.
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
    """The turns of all tables whose time has come. Steps that nobody takes are due the next time."""
    return Turns(club, lambda row, now: _wake_one(club, row, now, woken))


def play_on(club: Club, table: str) -> bool:
    """Writes one entry more of bots that were cut short; whether they have yet more to play. What fails is left to `wake`."""
    try:
        _check_open(club)
        return _more_of_bots(club, table, strong=True)[0]
    except (RulesRetired, TableDamaged, TryAgain, Unknown):
        return False
    except Exception as defect:
        error_reports.note("Bots that play on", defect)
        return False


def project_recent_entries(club: Club) -> int:
    """Tells again of the last entries of every table that has a row to be woken by; returns how many tables.

    For a server that starts after it was killed between an append and what follows from it, or whose file was mended. What one
    table's entries tell may be damaged, or lost; it keeps no other from being told of. Unavailable if the store fails.
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
            continue  # the store has named it
        except (ValueError, LookupError, TypeError) as defect:
            error_reports.note("A table's catching up", defect)
    return len(tables)


def _wake_one(club: Club, row: Row, now: int, woken: AfterWake) -> Steps:
    """Writes what is due and moves the row to the table's true deadline: the new row is put before the old one goes."""
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
        # One table's defect must neither keep the others waiting nor be forgotten: its row stays.
        error_reports.note("A table's waking", defect)
        return 0


def _play_on(club: Club, table: str) -> Generator[None, None, int | None]:
    """Steps of one entry; then when the table is due again, once all is done that is due now; None if there is nothing to wake
    for ever.
    """
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
    """Writes what is due, or what bots do without anybody's act before them; whether they have yet more to do, and when it is
    due.
    """

    def show(table: Table) -> tuple[bool, int | None]:
        return table.bots_to_move, _due(club, table)

    return commit(club, table, lambda table, now: [], show, strong=strong, bots_alone=True)


def _due(club: Club, table: Table) -> int | None:
    """When to look at the table next: not each minute at one whose clock ran out while the club was closed."""
    due = clocks.next_check_at(table)
    if due is None or table.bots_to_move or due > club.clock():
        return due
    return maintenance.takes_effect_at(club, due)


def is_closed(club: Club) -> bool:
    """Whether the club is known to be closed: then no row that wakes need be read. Where the store does not say so, each table
    asks.
    """
    try:
        return maintenance.is_closed(club)
    except Unavailable:
        return False


def _check_open(club: Club) -> None:
    """TryAgain while the club is closed, or if the store fails: what is due stays so."""
    try:
        closed = maintenance.is_closed(club)
    except Unavailable as fault:
        raise TryAgain from fault
    if closed:
        raise TryAgain


# The tables whose time has come, in fair turns: one of each shard after another's, and of each shard the one first that has
# been due the longest. Who has more to do than one entry goes on when all others have had their turn.
#
# Rows are read page by page, and not strongly: one that is missed is seen the next time, and one that has just gone leads to
# a table at which nothing is due. The first page of each shard also tells how late it is; when nothing is due, no more is
# read.

Steps = Generator[None, None, int]
"""The work of a turn, in short steps; in the end, how many tables are done."""


@dataclass(slots=True)
class Turn:
    """A table's, until its steps are over."""

    table: str
    steps: Steps

    def go_on(self) -> int | None:
        """Does a step; how many tables are done with it, None if there is more to do."""
        try:
            next(self.steps)
        except StopIteration as over:
            return int(over.value)
        return None


@dataclass(slots=True)
class _Shard:
    """What is due in one shard: the row whose turn comes, and those after it."""

    rows: Iterator[Row]
    head: Row | None = None


class Turns:
    """What is due now (`now`, ms). `begin(row, now)` gives the steps of a table's turn.

    `late` is by how many ms the table that has been due the longest is late, 0 if none is.
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
        """Whose turn it is; None if there is nobody, except for the tables that are `busy`: a table has one turn at a time."""
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
        """Has the table go on when all others have had their turn."""
        self._resting.append(turn)

    def close(self) -> None:
        """Raises Unavailable if a shard could not be read: what is due there is looked at the next time."""
        if self._fault:
            raise self._fault

    def _read_on(self, shard: _Shard) -> None:
        """A shard that the store does not give keeps no other waiting."""
        try:
            shard.head = next(shard.rows, None)
        except Unavailable as fault:
            shard.head, self._fault = None, fault


def table_of(row: Row) -> str:
    return row.sk.split("#", 1)[1]


def due_at(row: Row) -> int:
    """Since when (ms) the table is due."""
    return int(row.sk.split("#", 1)[0])
