"""Makes the rows of players, clocks, results and boards anew from the logs, which are the only truth.

python -m infra.rebuild STAGE                               a deployed club
python -m infra.rebuild --table NAME [--endpoint URL]       a DynamoDB table, perhaps an emulator's
python -m infra.rebuild --data FOLDER                       one's own computer's, while its server is down
... --log=ID ...                                            the rows of these tables alone
python -m infra.rebuild STAGE --letters                     of those that letters in its on-failure queue are about

Safe while the tables are being played, to break off, and to do again: the rows are compared with what the log says, and only
what is missing, older or different is written.

    log of T        0 … 17                          18 is played
    rebuild         reads it ── row of 17 ────────────────── put it only above an older one: 18's stands
    stream                                              row of 18

A row of the same version that says something else (what wrote it was broken, or wrote another form) is replaced, as is one
whose version its log does not reach (the table was restored to an earlier time). A replaced row might have become newer just
then, so the log is read again and everything compared once more: whatever was projected before that is in the log by then.

A row that no log gives (of a player who never sat there) is found on boards alone: nothing else lists what should not be. A
table's waking is put where its last entry wants it; where another row wakes it too, that costs one look.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import boto3

from chalicelib.boards import results
from chalicelib.games.registry import GAMES
from chalicelib.store.interface import Archive, Entry, Row, Store, Unavailable
from chalicelib.store.sqlite import CannotOpen
from infra import stores
from infra.aws import Refused
from infra.follows import following
from infra.letters import Letterbox
from infra.stores import say

Say = Callable[[str], None]


def rebuild(archive: Archive, say: Say, parts: int = 1) -> Counter[str]:
    """All tables, read in so many parts side by side, and then what stands on boards without a result.

    `say` is told what an operator has to know. Counts tables, and rows that were missing, wrong, or strange. May raise
    Unavailable; it may be done again.
    """

    def read(part: int) -> Counter[str]:
        done = Rebuilding(archive, say)
        for table, entries in archive.logs(part, parts):
            done.mend(table, entries)
        return done.counts

    with ThreadPoolExecutor(parts) as threads:
        counts = sum(threads.map(read, range(parts)), Counter[str]())
    for game in GAMES:
        counts["strange"] += results.sweep(archive, game)
        counts += results.recount(archive, game)
    return counts


def rebuild_some(store: Store, tables: Iterable[str], say: Say) -> Counter[str]:
    """The rows of these tables alone."""
    done = Rebuilding(store, say)
    for table in tables:
        if entries := store.after(table, -1, strong=True):
            done.mend(table, entries)
        else:
            done.note_broken(f"There is no table {table}.")
    for game, players in done.winners.items():
        done.counts += results.recount(store, game, players)
    return done.counts


@dataclass
class Rebuilding:
    """Of one store, table by table."""

    store: Store
    say: Say
    counts: Counter[str] = field(default_factory=Counter)
    winners: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By game, the players whose wins are to be counted once all tables are done."""

    def mend(self, table: str, entries: Sequence[Entry]) -> None:
        """Puts right the rows that follow from these entries, which may not be all there are."""
        self.counts["tables"] += 1
        ahead: set[Row] = set()
        while True:
            found = following(table, entries, partial(self._broken, table))
            for result in found.results:
                self.winners[result["game"]] |= results.players(result)
            if found.waking:
                self.store.put(found.waking)
            if self._put_right(found.rows, entries[-1].n, ahead):
                return
            entries = self.store.after(table, -1, strong=True)

    def note_broken(self, sentence: str) -> None:
        self.say(sentence)
        self.counts["broken"] += 1

    def _broken(self, table: str, entry: Entry, why: Exception) -> None:
        self.note_broken(f"Entry {entry.n} of table {table} cannot be projected: {type(why).__name__}.")

    def _put_right(self, wanted: Sequence[Row], last: int, ahead: set[Row]) -> bool:
        """Puts what is not as it should be by a log that ends with entry `last`; False if the log must be read again.

        `ahead` are the rows that were found newer than the log: if it still ends below such a one when it is read again, it
        never had the entry.
        """
        sure = True
        for row in wanted:
            standing = self.store.get(row.pk, row.sk, strong=True)
            if standing is None or standing.n < row.n:
                self.counts["missing"] += self.store.put(row, newer=True)
            elif standing != row:
                sure = False
                if standing.n <= last or standing in ahead:
                    self.counts["wrong"] += self.store.put(row)
                ahead.add(standing)
        return sure


def report(counts: Counter[str]) -> str:
    """In a sentence or two."""
    told = f"{counts['tables']} tables; of their rows {counts['missing']} were missing or old, {counts['wrong']} wrong."
    if counts["strange"]:
        told += f" {counts['strange']} rows of boards came from no result, and are gone."
    return told


def answer_letters(store: Store, letterbox: Letterbox, say: Say) -> Counter[str]:
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
    parser = ArgumentParser("python -m infra.rebuild", description="Makes all rows anew from the logs.")
    stores.add_to(parser)
    some = parser.add_mutually_exclusive_group()
    some.add_argument(
        "--log", action="append", metavar="ID", help="the rows of this table alone; write --log=ID, once for each"
    )
    some.add_argument(
        "--letters", action="store_true", help="of the tables that letters in a STAGE's on-failure queue are about"
    )
    asked = parser.parse_args(words)
    if asked.letters and not asked.stage:
        parser.error("name the STAGE whose letters are meant")
    try:
        with stores.opened(asked) as (store, parts):
            if asked.letters:
                done = answer_letters(store, letterbox_of(asked.stage), say)
            else:
                done = rebuild_some(store, asked.log, say) if asked.log else rebuild(store, say, parts)
    except (CannotOpen, Refused, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    say(report(done))
    return int(done["broken"] > 0)


def letterbox_of(stage: str) -> Letterbox:
    url = stores.output_of(stage, "DeadLettersUrl")
    return Letterbox(boto3.client("sqs"), url, boto3.client("dynamodbstreams"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
