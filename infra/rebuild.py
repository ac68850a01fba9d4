"""Makes the rows of players, clocks, results and boards again from the logs, which are the only truth.

python -m infra.rebuild STAGE                               a deployed club
python -m infra.rebuild --table NAME [--endpoint URL]       a DynamoDB table, perhaps an emulator's
python -m infra.rebuild --data FOLDER                       one's own computer's, while its server is down
... --log=ID ...                                            the rows of these tables alone
... --threads 32 --checkpoint FILE                          many tables: side by side, and to be gone on with if it breaks off
... --share 2/4 --checkpoint FILE                           on the second of four machines, the logs alone
... --boards --checkpoint FILE                              once all shares are done: boards, which need them all
python -m infra.rebuild STAGE --letters                     of those that letters in its on-failure queue are about

Safe while the tables are being played, to break off, and to do again: the rows are compared with what the log says, and only
what is missing, older or different is written.

    log of T        0 … 17                          18 is played
    rebuild         reads it ── row of 17 ────────────────── put it only above an older one: 18's stands
    stream                                              row of 18

A row of the same version that says something else (what wrote it was broken, or wrote another form) is replaced, as is one
whose version its log does not reach (the table was restored to an earlier time). A replaced row might have become newer just
then, so the log is read again and everything compared once more: whatever was projected before that is in the log by then.
Rows are read by the hundred, of as many tables as that takes.

A row that no log gives (of a player who never sat there) is found on boards alone: nothing else lists what should not be. Cards
that lie where those of tables that are over lay once go where they belong. A table's waking is put where its last entry wants
it; where another row wakes it too, that costs one look.
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
from infra import stores
from infra.aws import Refused
from infra.checkpoint import Checkpoint
from infra.follows import Following, following
from infra.letters import Letterbox
from infra.people import rebuild_people, rebuild_people_of
from infra.stores import say

Say = Callable[[str], None]
Rows = Mapping[tuple[str, str], Row | None]
TABLES_AT_ONCE = 20
"""Two players' table has some ten rows, and a hundred are read in one call."""

TOLD_AGAIN_S = 24 * 3600
"""For such a long stream tells again of what was not done."""


def rebuild(archive: Archive, say: Say, parts: int = 1) -> Counter[str]:
    """All tables, read in so many parts side by side, and then what stands on boards without a result.

    `say` is told what an operator has to know. Counts tables, and rows that were missing, wrong, or strange. May raise
    Unavailable; it may be done again.
    """
    share = Share(1, 1, parts)
    return rebuild_logs(archive, say, share, Checkpoint(None, "", share.whole)) + rebuild_boards(archive, parts)


class Share(NamedTuple):
    """The `which`th of so many machines, each of which reads so many parts side by side."""

    which: int
    machines: int
    threads: int

    @property
    def whole(self) -> int:
        """In how many parts all of it is."""
        return self.machines * self.threads

    @property
    def parts(self) -> range:
        return range((self.which - 1) * self.threads, self.which * self.threads)


def rebuild_logs(archive: Archive, say: Say, share: Share, checkpoint: Checkpoint) -> Counter[str]:
    """The rows of this share's tables, from where the checkpoint says on."""

    def read(part: int) -> Counter[str]:
        done = Rebuilding(archive, say)
        if not checkpoint.is_done(part):
            for some in batches(archive.logs(part, share.whole, checkpoint.mark(part))):
                done.mend_all(some)
                checkpoint.note(part, (some[-1][0], some[-1][1][-1].n))
            checkpoint.finish(part)
        return done.counts

    with ThreadPoolExecutor(share.threads) as threads:
        return sum(threads.map(read, share.parts), Counter[str]())


def rebuild_boards(archive: Archive, threads: int = 1, sheet: Path | None = None, what: str = "") -> Counter[str]:
    """What stands on boards without a result, and what all results come to; for when all tables' rows are right."""
    counts = Counter[str]()
    for game in GAMES:
        counts["strange"] += results.sweep(archive, game, archive.count)
        boards = sorted(results.boards_of(results.each(archive, game)))
        with ThreadPoolExecutor(threads) as pool:
            counts += sum(pool.map(partial(repair.repair, archive), boards), Counter[str]())
    counts["missing"] += courses.repair_indexes(archive)
    return counts + recount_days(archive, daily.dates(archive)) + rebuild_people(archive, threads, sheet, what)


def recount_days(store: Store, dates: Iterable[str]) -> Counter[str]:
    """Puts the tallies of these days' challenges right, and counts those that were missing or wrong."""
    return Counter(found for date in sorted(dates) if (found := daily.recount(store, date)))


Log = tuple[str, list[Entry]]


def batches(logs: Iterable[Log]) -> Iterator[list[Log]]:
    """As many logs at once as have some hundred rows together."""
    some: list[Log] = []
    for log in logs:
        some.append(log)
        if len(some) == TABLES_AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def rebuild_some(store: Archive, tables: Iterable[str], say: Say) -> Counter[str]:
    """The rows of these tables alone."""
    done = Rebuilding(store, say, few=True, oldest=0)
    for table in tables:
        try:
            entries = store.after(table, -1, strong=True)
        except TableDamaged:
            done.note_damaged(table)
            continue
        if entries:
            done.mend(table, entries)
        else:
            done.note_broken(f"There is no table {table}.")
    for board in sorted(done.boards):
        done.counts += repair.repair(store, board)
    rebuild_people_of(store, done.told.items())
    return done.counts + recount_days(store, done.days)


@dataclass
class Rebuilding:
    """Of one store, table by table."""

    store: Archive
    say: Say
    counts: Counter[str] = field(default_factory=Counter)
    days: set[str] = field(default_factory=set)
    """The days of whose challenges they tell."""
    told: dict[str, results.TableResult] = field(default_factory=dict)
    """By table, what it told of its result last; only where some tables alone are put right: they are few."""
    boards: set[str] = field(default_factory=set)
    """The boards whose rounds are to be counted then."""
    said: set[str] = field(default_factory=set)
    few: bool = False
    now: Callable[[], float] = time.time
    """Unix seconds: a row that has expired by now is not missed."""
    oldest: float = field(default_factory=lambda: time.time() - TOLD_AGAIN_S)
    """Unix seconds: results from then on, of which the stream may just be telling, are put on their boards with all that they
    change there. Older ones only lie there until all boards are counted.
    """

    def mend(self, table: str, entries: Sequence[Entry]) -> None:
        """Puts right the rows that follow from these entries, which may not be all there are."""
        self.mend_all([(table, entries)])

    def mend_all(self, logs: Sequence[tuple[str, Sequence[Entry]]]) -> None:
        """The same of several tables, whose rows are read together. Those of a damaged log stay as they are."""
        self.counts["tables"] += len(logs)
        for table, entries in logs:
            if not _is_whole(entries):
                self.note_damaged(table)
        logs = [log for log in logs if _is_whole(log[1])]
        found = [self._following(table, entries) for table, entries in logs]
        standing = self._standing(found)
        for (table, entries), one in zip(logs, found, strict=True):
            ahead: set[Row] = set()
            while not self._put_right(one, standing, entries[-1].n, ahead):
                entries = self.store.after(table, -1, strong=True)
                one = self._following(table, entries)
                standing = {**standing, **self._standing([one])}

    def _following(self, table: str, entries: Sequence[Entry]) -> Following:
        found = following(table, entries, partial(self._broken, table))
        for n, result in found.results:
            if self.few:
                self.told[table] = result
            self.boards |= results.boards_of(results.by_seat(table, result))
            if result["at"] >= self.oldest * 1000:
                self.counts["missing"] += results.place(self.store, table, n, result)
        self.days |= found.days
        if found.waking:
            self.store.put(found.waking)
        return found

    def _take_away(self, gone: Iterable[Row | None]) -> None:
        """Deletes what stands where nothing is to stand ever again."""
        for row in gone:
            if row is not None:
                self.store.delete(row.pk, row.sk)
                self.counts["wrong"] += 1

    def _standing(self, wanted: Sequence[Following]) -> Rows:
        """What stands where these rows should, or should not; None where nothing does."""
        keys = list(dict.fromkeys(key for one in wanted for key in (*((row.pk, row.sk) for row in one.rows), *one.gone)))
        found = {(row.pk, row.sk): row for row in self.store.all_of(keys)}
        return {key: found.get(key) for key in keys}

    def note_damaged(self, table: str) -> None:
        self.note_broken(f"The log of table {table} is damaged: its rows stay as they are.")

    def note_broken(self, sentence: str) -> None:
        """Says it, once however often the log is read."""
        if sentence not in self.said:
            self.said.add(sentence)
            self.say(sentence)
            self.counts["broken"] += 1

    def _broken(self, table: str, entry: Entry, why: Exception) -> None:
        self.note_broken(f"Entry {entry.n} of table {table} cannot be projected: {type(why).__name__}.")

    def _put_right(self, wanted: Following, found: Rows, last: int, ahead: set[Row]) -> bool:
        """Puts what is not as it should be by a log that ends with entry `last`; False if the log must be read again.

        `ahead` are the rows that were found newer than the log: if it still ends below such a one when it is read again, it
        never had the entry. A card that was put where none stood may have been moved from there just before.
        """
        sure = True
        self._take_away([found[key] for key in wanted.gone])
        for row in wanted.rows:
            standing = found[row.pk, row.sk]
            if standing is None and row.expires is not None and row.expires <= self.now():
                continue
            if standing is None or standing.n < row.n:
                self.counts["missing"] += self.store.put(row, newer=True)
                sure = sure and row.pk.partition("#")[0] != RUNNING
            elif standing != row and not is_forgotten_row(standing):
                sure = False
                if standing.n <= last or standing in ahead:
                    self.counts["wrong"] += self.store.put(row)
                ahead.add(standing)
        return sure


def _is_whole(entries: Sequence[Entry]) -> bool:
    return all(entry.body for entry in entries)


def report(counts: Counter[str]) -> str:
    """In a sentence or two."""
    told = f"{counts['tables']} tables; of their rows {counts['missing']} were missing or old, {counts['wrong']} wrong."
    if counts["strange"]:
        told += f" {counts['strange']} rows of boards came from no result, and are gone."
    return told


def answer_letters(store: Archive, letterbox: Letterbox, say: Say) -> Counter[str]:
    """The rows of the tables that letters are about. A letter is thrown away once all of its tables' entries are projected."""
    counts = Counter[str]()

    def mend(tables: set[str]) -> bool:
        done = rebuild_some(store, sorted(tables), say)
        counts.update(done)
        return not done["broken"]

    if kept := letterbox.answer(mend):
        say(f"Letters that are kept: {kept}. What the stream has forgotten, a rebuild of all tables mends.")
        counts["broken"] += 1
    return counts


def main(words: Sequence[str]) -> int:
    """Rebuilds, and says what was not as it should be; 1 if something could not be put right."""
    parser = ArgumentParser("python -m infra.rebuild", description="Makes all rows again from the logs.")
    stores.add_to(parser)
    some = parser.add_mutually_exclusive_group()
    some.add_argument(
        "--log", action="append", metavar="ID", help="the rows of this table alone; write --log=ID, once for each"
    )
    some.add_argument(
        "--letters", action="store_true", help="of the tables that letters in a STAGE's on-failure queue are about"
    )
    some.add_argument("--boards", action="store_true", help="boards alone, once all shares are done")
    parser.add_argument("--threads", type=int, help="so many parts are read side by side")
    parser.add_argument("--share", type=_share, default=(1, 1), metavar="K/N", help="the logs alone, on the Kth of N machines")
    parser.add_argument("--checkpoint", type=Path, help="a file that says how far it came, and from which it goes on")
    asked = parser.parse_args(words)
    if asked.letters and not asked.stage:
        parser.error("name the STAGE whose letters are meant")
    try:
        with stores.opened(asked) as (store, parts):
            done = _do(asked, store, asked.threads or parts)
    except (CannotOpen, Refused, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    say(report(done))
    return int(done["broken"] > 0)


def _do(asked: Namespace, store: Archive, threads: int) -> Counter[str]:
    if asked.letters:
        return answer_letters(store, letterbox_of(asked.stage), say)
    if asked.log:
        return rebuild_some(store, asked.log, say)
    what, path = str(asked.data or asked.table or asked.stage), asked.checkpoint
    sheet = path and path.with_name(path.name + ".people")
    if asked.boards:
        return rebuild_boards(store, threads, sheet, what)
    share = Share(asked.share[0], asked.share[1], threads)
    checkpoint = Checkpoint(path, what, share.whole)
    done = rebuild_logs(store, say, share, checkpoint)
    if share.machines == 1:
        done += rebuild_boards(store, threads, sheet, what)
    checkpoint.remove()
    return done


def _share(told: str) -> tuple[int, int]:
    which, machines = map(int, told.split("/"))
    if not 1 <= which <= machines:
        raise ValueError(told)
    return which, machines


def letterbox_of(stage: str) -> Letterbox:
    url = stores.output_of(stage, "DeadLettersUrl")
    return Letterbox(boto3.client("sqs"), url, boto3.client("dynamodbstreams"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
