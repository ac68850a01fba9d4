"""A frozen log: the entries of a table as they were stored, and digests of what they showed when the log was frozen.

A file is gzipped JSON: {"table", "game", "rules", "entries": [[body, state in base64 or null], …], "members", "digests"}. There
is a digest for each entry, of what everybody saw after it; then one of the record, and one of the table at the end. They cover
what is shown, which is the contract: code that replays logs may be rewritten, but must show the same.

`members` are the names of all members that were shown then. Digests leave out all others, so an option or a field that is added
later does not change them. They include members that are hidden from some seats, so a digest changes if one more seat sees such
a member. A secret that leaks under a new name is not found here, but by the laws (`twins_look_alike`).
"""

from __future__ import annotations

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path

from chalicelib.errors import RulesRetired
from chalicelib.fairness import Draw, canonical
from chalicelib.games.interface import Step
from chalicelib.games.registry import GAMES, find
from chalicelib.log import entries as log_entries
from chalicelib.log import snapshots
from chalicelib.log.apply import open_table
from chalicelib.log.table import Table
from chalicelib.play.club import Club
from chalicelib.play.final_record import PLAYED, walk_entries, whole_record
from chalicelib.play.load_table import apply_entries, from_start
from chalicelib.play.view import build_view
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from tests.stable_digests import JSON, Members, digest, digest_of_all, members_of

FILES = Path(__file__).with_name("files")
SHOWN = frozenset(("version", "status", "ended", "seats", "you", "waiting_for", "deadline", "state", "result", "messages"))
"""The members of a view that depend on the log, in addition to `legal` and `happened`."""
DIGITS = 8
"""The number of hex digits of a digest that are stored."""


@dataclass(frozen=True)
class Frozen:
    """A log with the digests of what it showed, and the names of the members that they cover."""

    table: str
    game: str
    rules: int
    entries: list[Entry]
    members: Members
    digests: list[str]


def freeze(table_id: str, entries: list[Entry]) -> Frozen:
    """Return the log with what it shows today."""
    shown = list(showing(table_id, entries))
    members = members_of(shown)
    table = fold(table_id, entries)
    return Frozen(table_id, table.game.id, table.game.rules, entries, members, [_short(members, value) for value in shown])


def fold(table_id: str, entries: Sequence[Entry]) -> Table:
    """Return the table after applying all entries."""
    return from_start(a_club(SqliteStore()), table_id, entries)


def difference(frozen: Frozen) -> str | None:
    """Describe where a log no longer shows what it showed when it was frozen; None if it shows the same everywhere."""
    last, at = len(frozen.entries), 0
    try:
        for before, value in zip_longest(frozen.digests, showing(frozen.table, frozen.entries)):
            if not _is_digest(before, frozen.members, value):
                place = {last: "its record is", last + 1: "the table at its end is"}.get(at, f"what entry {at} shows is")
                return f"{place} not what it was"
            at += 1
    except RulesRetired:
        return f"version {frozen.rules} of its rules is not in the registry"
    except Exception as error:  # rules that have changed may do anything with moves that were legal before
        return f"entry {at} can no longer be folded: {type(error).__name__} {error}".rstrip()
    return None


def carried_difference(frozen: Frozen) -> str | None:
    """Describe which snapshot in the entries no longer leads to the end of the log; None if all do."""
    folded = fold(frozen.table, frozen.entries)
    whole = snapshots.pack(folded)
    for found in frozen.entries:
        if found.state is None:
            continue
        state = f"the state that entry {found.n} carries"
        try:
            table = snapshots.unpack(frozen.table, found.n, found.state, find)
            if table is None:
                return f"{state} cannot be read any more"
            apply_entries(table, frozen.entries[found.n + 1 :])
        except Exception as error:  # an engine that has changed may do anything with what it packed before
            return f"{state} cannot be read any more: {type(error).__name__} {error}".rstrip()
        same = _is_digest(frozen.digests[-1], frozen.members, state_of(table))
        _fill_in(table, folded)
        if not same or snapshots.pack(table) != whole:
            return f"{state} leads to another end"
    return None


def _fill_in(table: Table, folded: Table) -> None:
    """Copy from the folded table what snapshots of older builds do not have."""
    table.state = folded.state  # a field may have come later; how the state looks was compared
    table.last = table.last or folded.last
    table.departures = folded.departures
    for seat, known in zip(table.seats, folded.seats, strict=True):
        seat.choices_changed = known.choices_changed


def showing(table_id: str, entries: Sequence[Entry]) -> Iterator[JSON]:
    """Yield what is seen after each entry, then the record, then the table at the end."""
    with closing(SqliteStore()) as store:
        table = open_table(table_id, log_entries.read(entries[0]).acts[0].what, a_club(store).rules)
        steps: list[Step] = []
        for found in entries:
            draws: list[Draw] = []
            for walked in walk_entries(table, [found]):
                draws += walked.draws
                if walked.done.act.kind in PLAYED:
                    steps.append(Step(walked.done.seat, walked.done.act.what, walked.done.events))
            yield _seen(a_club(store, table.at), table, draws)
        yield _record(table, steps)
        yield state_of(table)


def _seen(club: Club, table: Table, draws: list[Draw]) -> list[JSON]:
    """Return the draws of the last entry, and the views of a spectator, each player and a replay after it."""
    players = [seat.player for seat in table.seats if seat.player]
    return [draws, *(_view(club, table, player) for player in (None, *players)), {"state": _everything(table)}]


def _view(club: Club, table: Table, player: str | None) -> dict[str, JSON]:
    """Return what a player (None: a spectator) sees.

    Each event is under its kind, as kinds have different members. `legal` is one text, so it is compared as a whole.
    """
    view = build_view(club, table, player, table.n - 1)
    shown = {name: member for name, member in view.items() if name in SHOWN}
    happened = [{event["kind"]: event} for event in view["happened"]]
    return {**shown, "happened": happened, "legal": canonical(view["legal"]).decode()}


def _record(table: Table, steps: Sequence[Step]) -> JSON:
    """Return the record, the standings for boards and the state for a rematch of a finished game, otherwise None."""
    if table.ended != "finished":
        return None
    record = whole_record(table, steps)
    return {"record": record, "standings": table.game.standings(table.state), "carried": table.game.carry(table.state)}


def state_of(table: Table) -> JSON:
    """Return everything about this table, including what is still hidden."""
    seats = [
        [seat.kind, seat.name, seat.player, seat.level, seat.bot_plays, seat.timeouts, seat.assisted] for seat in table.seats
    ]
    whole = [table.n, table.at, table.status, table.ended, table.waiting, table.options, seats]
    return [*whole, {"state": _everything(table)}]


def state_digest(table: Table) -> str:
    """Return the digest of everything about this table, with every member that it has today."""
    return digest_of_all(state_of(table))


def _everything(table: Table) -> JSON:
    return None if table.state is None else table.game.view(table.state, None, everything=True)


def _short(members: Members, value: JSON) -> str:
    return digest(members, value)[:DIGITS]


def _is_digest(short: str | None, members: Members, value: JSON) -> bool:
    """Return whether this is the digest of the value. First try without leaving members out, which is faster."""
    return digest_of_all(value)[:DIGITS] == short or _short(members, value) == short


def a_club(store: SqliteStore, now: int = 0) -> Club:
    return Club(store, clock=lambda: now)


def write(path: Path, frozen: Frozen) -> None:
    """Write a new file. FileExistsError if it exists: a frozen log is never overwritten."""
    with path.open("xb") as file:
        file.write(packed(frozen))


def packed(frozen: Frozen) -> bytes:
    """Return the content of the file of a frozen log."""
    entries = [[found.body, found.state and b64encode(found.state).decode()] for found in frozen.entries]
    fields = {**asdict(frozen), "entries": entries, "digests": "".join(frozen.digests)}
    return gzip.compress(json.dumps(fields).encode(), mtime=0)


def read(path: Path) -> Frozen:
    fields = json.loads(gzip.decompress(path.read_bytes()))
    entries = [
        Entry(n, body, None if state is None else b64decode(state)) for n, (body, state) in enumerate(fields.pop("entries"))
    ]
    digests = fields.pop("digests")
    return Frozen(**fields, entries=entries, digests=[digests[at : at + DIGITS] for at in range(0, len(digests), DIGITS)])


def missing(game: str, names: Iterable[str], files: Path = FILES) -> dict[str, Path]:
    """Return the stories of a game that are not frozen for today's rules, with their paths."""
    places = {name: files / f"{game}-{GAMES[game].rules}-{name}.json.gz" for name in names}
    return {name: path for name, path in places.items() if not path.exists()}
