"""Ends tables that began by other rules, at a server's first start with other code: on somebody's own computer rules change in
place, and there are no builds side by side.

code as at the last start ─▶ nothing is looked at
other code ─▶ each log of a table that is not over is folded from its start
              ├─ to what its players see ─▶ it goes on
              └─ refused, or to something else ─▶ it ends: `closed`, in an entry that carries its state, so that its log is
                                                  never folded again
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
"""What the act says that closes such a table."""
CODE = Path(__file__).parents[1]
DECISIVE = ("games", "log", "fairness.py", "times.py")
"""Folders and files that decide how a log is folded."""


def find_changed(club: Club, store: Archive) -> list[str]:
    """The tables that today's code does not lead to where they are; none if the code is that of the last time (`end_changed`).
    Unavailable if the store fails.
    """
    known = store.get(PK, SK, strong=True)
    if known and known.body == _code():
        return []
    return [table for table, log in store.logs() if _goes_on(log) and _is_changed(club, table)]


def end_changed(club: Club, store: Archive, tables: Sequence[str]) -> None:
    """Ends these tables, and remembers by which code all others go on. Unavailable if the store fails."""
    for table in tables:
        with suppress(TableDamaged, LookupError, TypeError, ValueError):  # a damaged log is refused to everybody as it is
            _end(club, table)
    known, code = store.get(PK, SK, strong=True), _code()
    if known is None or known.body != code:
        store.put(Row(PK, SK, known.n + 1 if known else 0, code))


def _code() -> str:
    """A row's body that tells this code from any other."""
    found = (path for name in DECISIVE for path in (CODE / name, *(CODE / name).rglob("*")))
    files = sorted(path for path in found if path.suffix in (".py", ".json"))
    told = sha256()
    for path in files:
        told.update(f"{path.relative_to(CODE)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return json_codec.dump({"code": told.hexdigest()})


def _goes_on(log: list[Entry]) -> bool:
    """Whether the table is not over. One whose last entry is damaged is refused to everybody, and stays as it is."""
    try:
        return bool(log[-1].body) and entries.read_body(log[-1].body).head.status != "finished"
    except (TableDamaged, LookupError, TypeError):
        return False


def _is_changed(club: Club, table_id: str) -> bool:
    """Whether the log, folded from its start, is refused or comes to something else than is carried in it. A damaged log and
    one by a version of the rules that is not kept are refused to everybody, and stay as they are.
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
    except Exception:  # a log by other rules, or of acts that are gone, can be wrong in any way
        return True


def _seen(table: Table) -> Any:
    shown = None if table.state is None else table.game.view(table.state, None, everything=True)
    return table.status, table.waiting, shown


def _end(club: Club, table_id: str) -> None:
    table = _as_far_as_it_goes(club, table_id)
    before, n, at = Before.of(table), table.n + 1, max(club.clock(), table.at)
    done = [apply_act(table, n, at, Act("closed", None, WHY))]
    end_entry(table, n, at, done)
    told = write(Body(at, [one.act for one in done], head(table, before)))
    append_entry(club, table_id, Entry(n, told, snapshots.pack(table)))


def _as_far_as_it_goes(club: Club, table_id: str) -> Table:
    """The table with who sits there, as far as the log tells that by today's rules, at the end of its log."""
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
    except Exception:  # as above: what comes after it is not needed
        return
