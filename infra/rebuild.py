"""Rebuilds the rows of players, clocks, results and boards from the logs, which are the source of truth.

python -m infra.rebuild STAGE                               a deployed club
python -m infra.rebuild --table NAME [--endpoint URL]       a DynamoDB table, perhaps an emulator's
python -m infra.rebuild --data FOLDER                       a local club, while its server is down
... --log=ID ...                                            only the rows of these tables
... --threads 32 --checkpoint FILE                          many tables: concurrently, and resumable
... --share 2/4 --checkpoint FILE                           on the second of four machines, only the logs
... --boards --checkpoint FILE                              once all shares are done: the boards, which need them all
python -m infra.rebuild STAGE --letters                     only the tables of messages in its dead-letter queue

It is safe during play, and may be interrupted and repeated: it compares the rows with the log and writes only those that are
missing, older or different.

    log of T        0 … 17                          18 is played
    rebuild         reads it ── row of 17 ─────────────────── puts it only over an older one: the row of 18 stays
    stream                                              row of 18

A row of the same version with other content (written by broken code, or in another format) is replaced. So is one whose version
is not in its log (the database was restored to an earlier time). A replaced row might have become newer in that moment, so the
log is then read again and all its rows are compared again: by then the log has every entry that was projected before.
Rows are read a hundred at a time, of several tables.

A row that follows from no log (of a player who never sat there) is only found on boards; elsewhere nothing lists such rows.
Cards of finished tables in their former place are moved. The row that wakes a table is put where its last entry wants it; if
another row wakes it too, that costs one read.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

import boto3

from chalicelib.boards import courses, daily, repair, results
from chalicelib.errors import TableDamaged
from chalicelib.games.registry import GAMES
from chalicelib.play.projections import RUNNING
from chalicelib.players.forget import is_forgotten_row
from chalicelib.store.interface import Archive, Entry, Row, Store, Unavailable
from chalicelib.store.sqlite_recovery import CannotOpen
from infra import store_argument
from infra.aws_account import ToolError
from infra.dead_letters import DeadLetterQueue
from infra.derived_rows import DerivedRows, derive_rows
from infra.rebuild_checkpoint import Checkpoint
from infra.rebuild_players import add_missing_results, rebuild_players
from infra.store_argument import say

Say = Callable[[str], None]
PresentRows = Mapping[tuple[str, str], Row | None]
TABLES_AT_ONCE = 20
"""A table of two players has about ten rows, and one call reads a hundred."""

STREAM_RETENTION_S = 24 * 3600
"""For this time the stream repeats records that were not processed."""


def rebuild(archive: Archive, say: Say, parts: int = 1) -> Counter[str]:
    """Rebuild all rows: those of each table, reading the logs in `parts` parts concurrently, then the boards.

    `say` is called with messages for the operator. Returns counts of tables, and of rows that were missing, wrong or strange.
    May raise Unavailable; it may be repeated.
    """
    share = Share(1, 1, parts)
    return rebuild_logs(archive, say, share, Checkpoint(None, "", share.whole)) + rebuild_boards(archive, parts)


class Share(NamedTuple):
    """The share of machine number `which` (from 1) of `machines`; each reads `threads` parts of the logs concurrently."""

    which: int
    machines: int
    threads: int

    @property
    def whole(self) -> int:
        """The number of parts of all machines."""
        return self.machines * self.threads

    @property
    def parts(self) -> range:
        """The numbers of this share's parts."""
        return range((self.which - 1) * self.threads, self.which * self.threads)


def rebuild_logs(archive: Archive, say: Say, share: Share, checkpoint: Checkpoint) -> Counter[str]:
    """Rebuild the rows of this share's tables, from the checkpoint on."""

    def read(part: int) -> Counter[str]:
        done = Rebuilding(archive, say)
        if not checkpoint.is_done(part):
            for batch in batches(archive.logs(part, share.whole, checkpoint.mark(part))):
                done.repair_all(batch)
                checkpoint.advance(part, (batch[-1][0], batch[-1][1][-1].n))
            checkpoint.finish(part)
        return done.counts

    with ThreadPoolExecutor(share.threads) as threads:
        return sum(threads.map(read, share.parts), Counter[str]())


def rebuild_boards(archive: Archive, threads: int = 1, progress: Path | None = None, what: str = "") -> Counter[str]:
    """Rebuild boards and players' rows from the results; all tables' rows must be right before.

    `progress` is the file that saves how far it came (rebuild_store.py), `what` the store's name in it.
    """
    counts = Counter[str]()
    for game in GAMES:
        counts["strange"] += results.sweep(archive, game, archive.count)
        boards = sorted(results.boards_of(results.each(archive, game)))
        with ThreadPoolExecutor(threads) as pool:
            counts += sum(pool.map(partial(repair.repair, archive), boards), Counter[str]())
    counts["missing"] += courses.repair_indexes(archive)
    return counts + recount_days(archive, daily.dates(archive)) + rebuild_players(archive, threads, progress, what)


def recount_days(store: Store, dates: Iterable[str]) -> Counter[str]:
    """Correct the tallies of these days' challenges; return counts of missing and wrong ones."""
    return Counter(found for date in sorted(dates) if (found := daily.recount(store, date)))


Log = tuple[str, list[Entry]]


def batches(logs: Iterable[Log]) -> Iterator[list[Log]]:
    """Group logs into batches with about a hundred rows each."""
    batch: list[Log] = []
    for log in logs:
        batch.append(log)
        if len(batch) == TABLES_AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch


def rebuild_tables(store: Archive, tables: Iterable[str], say: Say) -> Counter[str]:
    """Rebuild only the rows of these tables, with the boards and players that they belong to."""
    done = Rebuilding(store, say, few=True, oldest=0)
    for table in tables:
        try:
            entries = store.after(table, -1, strong=True)
        except TableDamaged:
            done.note_damaged(table)
            continue
        if entries:
            done.repair(table, entries)
        else:
            done.note_broken(f"There is no table {table}.")
    for board in sorted(done.boards):
        done.counts += repair.repair(store, board)
    add_missing_results(store, done.table_results.items())
    return done.counts + recount_days(store, done.dates)


@dataclass
class Rebuilding:
    """A rebuild of tables' rows in one store, and what it learns on the way."""

    store: Archive
    say: Say
    counts: Counter[str] = field(default_factory=Counter)
    dates: set[str] = field(default_factory=set)
    """The dates of the challenges that the tables belong to."""
    table_results: dict[str, results.TableResult] = field(default_factory=dict)
    """Each table's last result; collected only with `few`."""
    boards: set[str] = field(default_factory=set)
    """The boards whose rounds have to be counted again."""
    reported: set[str] = field(default_factory=set)
    few: bool = False
    """Whether only some tables are rebuilt."""
    now: Callable[[], float] = time.time
    """The clock, in Unix seconds: an expired row is not counted as missing."""
    oldest: float = field(default_factory=lambda: time.time() - STREAM_RETENTION_S)
    """Unix seconds. Newer results, which the stream may be delivering right now, are placed on boards completely. Of older ones
    only the rows are put; the boards are counted at the end.
    """

    def repair(self, table: str, entries: Sequence[Entry]) -> None:
        """Correct a table's rows by its entries; newer entries may exist by now."""
        self.repair_all([(table, entries)])

    def repair_all(self, logs: Sequence[tuple[str, Sequence[Entry]]]) -> None:
        """Correct the rows of several tables, which are read together. Those of a damaged log stay as they are."""
        self.counts["tables"] += len(logs)
        for table, entries in logs:
            if not _is_whole(entries):
                self.note_damaged(table)
        logs = [log for log in logs if _is_whole(log[1])]
        derived = [self._derive(table, entries) for table, entries in logs]
        present = self._read_present(derived)
        for (table, entries), one in zip(logs, derived, strict=True):
            ahead: set[Row] = set()
            while not self._correct(one, present, entries[-1].n, ahead):
                entries = self.store.after(table, -1, strong=True)
                one = self._derive(table, entries)
                present = {**present, **self._read_present([one])}

    def _derive(self, table: str, entries: Sequence[Entry]) -> DerivedRows:
        """Derive a table's rows, put the row that wakes it, place its results, and note what to count at the end."""
        found = derive_rows(table, entries, partial(self._note_entry, table))
        for n, result in found.results:
            if self.few:
                self.table_results[table] = result
            self.boards |= results.boards_of(results.by_seat(table, result))
            if result["at"] >= self.oldest * 1000:
                self.counts["missing"] += results.place(self.store, table, n, result)
        self.dates |= found.challenge_dates
        if found.wake_row:
            self.store.put(found.wake_row)
        return found

    def _delete(self, rows: Iterable[Row | None]) -> None:
        """Delete rows that must not exist."""
        for row in rows:
            if row is not None:
                self.store.delete(row.pk, row.sk)
                self.counts["wrong"] += 1

    def _read_present(self, wanted: Sequence[DerivedRows]) -> PresentRows:
        """Read the present rows under the keys of these rows and of deleted ones; None where there is none."""
        keys = list(dict.fromkeys(key for one in wanted for key in (*((row.pk, row.sk) for row in one.rows), *one.deleted)))
        found = {(row.pk, row.sk): row for row in self.store.all_of(keys)}
        return {key: found.get(key) for key in keys}

    def note_damaged(self, table: str) -> None:
        self.note_broken(f"The log of table {table} is damaged: its rows stay as they are.")

    def note_broken(self, sentence: str) -> None:
        """Report a problem, only once even if the log is read several times."""
        if sentence not in self.reported:
            self.reported.add(sentence)
            self.say(sentence)
            self.counts["broken"] += 1

    def _note_entry(self, table: str, entry: Entry, why: Exception) -> None:
        self.note_broken(f"Entry {entry.n} of table {table} cannot be projected: {type(why).__name__}.")

    def _correct(self, wanted: DerivedRows, found: PresentRows, last: int, ahead: set[Row]) -> bool:
        """Write rows that differ from a log that ends with entry `last`; False if the log must be read again.

        `ahead` collects rows that are newer than the log. If the log is read again and still ends below such a row, it never
        had the entry. After putting a missing card the log is read again too: the card may just have been moved.
        """
        sure = True
        self._delete([found[key] for key in wanted.deleted])
        for row in wanted.rows:
            present = found[row.pk, row.sk]
            if present is None and row.expires is not None and row.expires <= self.now():
                continue
            if present is None or present.n < row.n:
                self.counts["missing"] += self.store.put(row, newer=True)
                sure = sure and row.pk.partition("#")[0] != RUNNING
            elif present != row and not is_forgotten_row(present):
                sure = False
                if present.n <= last or present in ahead:
                    self.counts["wrong"] += self.store.put(row)
                ahead.add(present)
        return sure


def _is_whole(entries: Sequence[Entry]) -> bool:
    return all(entry.body for entry in entries)


def report(counts: Counter[str]) -> str:
    """Return the counts in a sentence or two."""
    sentence = f"{counts['tables']} tables; of their rows {counts['missing']} were missing or old, {counts['wrong']} wrong."
    if counts["strange"]:
        sentence += f" {counts['strange']} rows of boards followed from no result and were deleted."
    return sentence


def process_dead_letters(store: Archive, queue: DeadLetterQueue, say: Say) -> Counter[str]:
    """Rebuild the tables of the messages in the dead-letter queue. A message is deleted once all its tables are right."""
    counts = Counter[str]()

    def rebuild(tables: set[str]) -> bool:
        done = rebuild_tables(store, sorted(tables), say)
        counts.update(done)
        return not done["broken"]

    if left := queue.process(rebuild):
        say(f"Messages left in the queue: {left}. If the stream no longer has their records, rebuild all tables.")
        counts["broken"] += 1
    return counts


def main(words: Sequence[str]) -> int:
    """Rebuild, and report what was wrong; 1 if something could not be corrected."""
    parser = ArgumentParser("python -m infra.rebuild", description="Rebuilds all rows from the logs.")
    store_argument.add_arguments(parser)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--log", action="append", metavar="ID", help="only the rows of this table; write --log=ID, once for each")
    only.add_argument("--letters", action="store_true", help="only the tables in a STAGE's dead-letter queue")
    only.add_argument("--boards", action="store_true", help="only the boards, once all shares are done")
    parser.add_argument("--threads", type=int, help="how many parts are read concurrently")
    parser.add_argument(
        "--share", type=_parse_share, default=(1, 1), metavar="K/N", help="only the logs, on the Kth of N machines"
    )
    parser.add_argument("--checkpoint", type=Path, help="a file that saves the progress, to resume from")
    arguments = parser.parse_args(words)
    if arguments.letters and not arguments.stage:
        parser.error("name the STAGE whose dead-letter queue is meant")
    try:
        with store_argument.open_store(arguments) as (store, parts):
            done = _run(arguments, store, arguments.threads or parts)
    except (CannotOpen, ToolError, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    say(report(done))
    return int(done["broken"] > 0)


def _run(arguments: Namespace, store: Archive, threads: int) -> Counter[str]:
    if arguments.letters:
        return process_dead_letters(store, open_dead_letters(arguments.stage), say)
    if arguments.log:
        return rebuild_tables(store, arguments.log, say)
    what, path = str(arguments.data or arguments.table or arguments.stage), arguments.checkpoint
    progress = path and path.with_name(path.name + ".people")
    if arguments.boards:
        return rebuild_boards(store, threads, progress, what)
    share = Share(arguments.share[0], arguments.share[1], threads)
    checkpoint = Checkpoint(path, what, share.whole)
    done = rebuild_logs(store, say, share, checkpoint)
    if share.machines == 1:
        done += rebuild_boards(store, threads, progress, what)
    checkpoint.remove()
    return done


def _parse_share(text: str) -> tuple[int, int]:
    which, machines = map(int, text.split("/"))
    if not 1 <= which <= machines:
        raise ValueError(text)
    return which, machines


def open_dead_letters(stage: str) -> DeadLetterQueue:
    """Return the dead-letter queue of a deployed club. ToolError."""
    url = store_argument.stack_output(stage, "DeadLettersUrl")
    return DeadLetterQueue(boto3.client("sqs"), url, boto3.client("dynamodbstreams"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
