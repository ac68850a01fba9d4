"""End tables that were started with other rules, when a server first starts with other code. On somebody's own computer rules
change in place, and no older builds run beside the new one.

same code as at the last start ─▶ nothing to do
other code ─▶ apply the log of each unfinished table from its start
              ├─ same result as what the players see ─▶ the table goes on
              └─ an error, or another result ─▶ the table ends: `closed`, in an entry with a snapshot, so that its log is
                                                never applied again
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from chalicelib import json_codec
from chalicelib.errors import RulesRetired, TableDamaged
from chalicelib.log import entries, snapshots
from chalicelib.log.apply import apply_act, apply_entry, end_entry, open_table
from chalicelib.log.entries import Act, Body, write
from chalicelib.log.head import Before, head
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.commit import append_entry
from chalicelib.play.load_table import from_start, load, read_log
from chalicelib.store.interface import Archive, Entry, Row, Unavailable

PK, SK = "RULES", "code"
WHY = "rules"
"""Content of the act that closes such a table."""
CODE = Path(__file__).parents[1]
DECISIVE = ("games", "log", "fairness.py", "times.py")
"""Folders and files that decide what a log leads to."""


def find_changed(club: Club, store: Archive) -> list[str]:
    """Return the tables whose logs lead to another state with today's code; none if the code is the same as at the last
    `end_changed`. Raises Unavailable if the store fails.
    """
    known = store.get(PK, SK, strong=True)
    if known and known.body == _code():
        return []
    return [table for table, log in store.logs() if _goes_on(log) and _is_changed(club, table)]


def end_changed(club: Club, store: Archive, tables: Sequence[str]) -> None:
    """End these tables, and store which code the others were checked with. Raises Unavailable if the store fails."""
    for table in tables:
        with suppress(TableDamaged, LookupError, TypeError, ValueError):  # a table with a damaged log is refused anyway
            _end(club, table)
    known, code = store.get(PK, SK, strong=True), _code()
    if known is None or known.body != code:
        store.put(Row(PK, SK, known.n + 1 if known else 0, code))


def _code() -> str:
    """Return the body of the row: a hash of the code."""
    found = (path for name in DECISIVE for path in (CODE / name, *(CODE / name).rglob("*")))
    files = sorted(path for path in found if path.suffix in (".py", ".json"))
    digest = sha256()
    for path in files:
        digest.update(f"{path.relative_to(CODE)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return json_codec.dump({"code": digest.hexdigest()})


def _goes_on(log: list[Entry]) -> bool:
    """Whether the table is not over. False if its last entry is damaged: every request to it is refused, and it stays so."""
    try:
        return bool(log[-1].body) and entries.read_body(log[-1].body).head.status != "finished"
    except (TableDamaged, LookupError, TypeError):
        return False


def _is_changed(club: Club, table_id: str) -> bool:
    """Whether the log, applied from its start, fails or leads to another state than its snapshot. False for a damaged log, and
    for one with retired rules: every request to it is refused, and it stays so.
    """
    try:
        log = read_log(club, table_id, strong=True)
    except TableDamaged:
        return False
    try:
        return bool(_seen(from_start(club, table_id, log)) != _seen(load(club, table_id, strong=True)))
    except RulesRetired:
        return False
    except Unavailable:
        raise
    except Exception:  # a log by other rules, or with acts that no longer exist, can fail in any way
        return True


def _seen(table: Table) -> Any:
    shown = None if table.state is None else table.game.view(table.state, None, everything=True)
    return table.status, table.waiting, shown


def _end(club: Club, table_id: str) -> None:
    table = _as_far_as_it_goes(club, table_id)
    before, n, at = Before.of(table), table.n + 1, max(club.clock(), table.at)
    done = [apply_act(table, n, at, Act("closed", None, WHY))]
    end_entry(table, n, at, done)
    body = write(Body(at, [one.act for one in done], head(table, before)))
    append_entry(club, table_id, Entry(n, body, snapshots.pack(table)))


def _as_far_as_it_goes(club: Club, table_id: str) -> Table:
    """Return the table at the end of its log; if today's rules fail before that, with the state and the seats by then."""
    log = read_log(club, table_id, strong=True)
    try:
        table = load(club, table_id, strong=True)
    except Unavailable:
        raise
    except Exception:  # as above
        table = open_table(table_id, entries.read_body(log[0].body).acts[0].what, club.rules)
        _fold_some(table, log)
    table.n, table.at = log[-1].n, entries.read_body(log[-1].body).at
    return table


def _fold_some(table: Table, log: list[Entry]) -> None:
    try:
        for found in log:
            apply_entry(table, found.n, entries.read(found))
    except Exception:  # as above; the entries after it are not needed
        return
