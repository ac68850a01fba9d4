"""Takes the digests of frozen logs in their new form, once, from each log that still comes to its old ones.

python -m tests.logs.renew
"""

from __future__ import annotations

import gzip
import json
import sys
from base64 import b64decode
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from typing import Any

from chalicelib.fairness import canonical
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables import Club, entry, look
from chalicelib.tables.table import Table
from tests.logs.frozen import FILES, a_club, difference, fold, freeze, packed, read

SHOWN = ("version", "status", "ended", "seats", "you", "waiting_for", "deadline", "legal", "state", "result", "messages")


def state_digest(table: Table) -> str:
    everything = None if table.state is None else table.game.view(table.state, None, everything=True)
    seats = [
        [seat.kind, seat.name, seat.player, seat.level, seat.bot_plays, seat.timeouts, seat.assisted] for seat in table.seats
    ]
    return _digest([table.n, table.at, table.status, table.ended, table.waiting, table.options, seats, everything])


def views_digest(table_id: str, entries: list[Entry]) -> str:
    with closing(SqliteStore()) as store:
        for found in entries:
            store.append(table_id, found)
        club = a_club(store, entry.read(entries[-1]).at)
        return _digest([[_as_ever(view)[name] for name in SHOWN] for view in _views(club, table_id)])


def _as_ever(view: dict[str, Any]) -> dict[str, Any]:
    seats = [{name: told for name, told in seat.items() if name != "held_until" or told is not None} for seat in view["seats"]]
    return {**view, "seats": seats}


def _views(club: Club, table_id: str) -> Iterator[dict[str, Any]]:
    watched = look(club, None, table_id).view
    assert watched
    seated = [look(club, seat["player"], table_id).view or {} for seat in watched["seats"] if seat["player"]]
    yield {**watched, **({"messages": seated[0]["messages"]} if seated else {})}
    yield from seated


def _digest(value: Any) -> str:
    return sha256(canonical(value)).hexdigest()


def main() -> None:
    for path in sorted(FILES.glob("*.json.gz")):
        before = json.loads(gzip.decompress(path.read_bytes()))
        if "views" not in before:
            sys.stdout.write(f"{path.name}: renewed already\n")
            continue
        entries = [
            Entry(n, body, None if state is None else b64decode(state)) for n, (body, state) in enumerate(before["entries"])
        ]
        table = fold(before["table"], entries)
        assert (state_digest(table), views_digest(table.id, entries)) == (before["state"], before["views"]), path.name
        frozen = freeze(table.id, entries)
        assert (frozen.game, frozen.rules) == (before["game"], before["rules"]), path.name
        path.write_bytes(packed(frozen))
        after = json.loads(gzip.decompress(path.read_bytes()))
        assert all(after[name] == before[name] for name in ("table", "game", "rules", "entries")), path.name
        assert difference(read(path)) is None, path.name
        sys.stdout.write(f"{path.name}: the same as before, digests renewed\n")


if __name__ == "__main__":
    main()
