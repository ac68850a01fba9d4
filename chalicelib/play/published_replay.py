"""The replay of a finished table: everything that anybody needs to see it again and to check it (`docs/fairness.md`).

What an ordinary game left is one reply. A longer log comes in pages, each of which reads no more than it tells:

    first reply   all members; of the log, draws and views those of the first entries     ─▶ cursor
    page          log, draws and views of the next entries                                ─▶ cursor … null

The digest of each is that of all items up to its last one: where a page begins, the cursor says how far it had come.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, NamedTuple

from chalicelib import json_codec
from chalicelib.fairness import Draw, canonical, first_digest, next_digest, wordless
from chalicelib.games.interface import Step
from chalicelib.log import entries
from chalicelib.log.preconditions import must_be_over
from chalicelib.log.table import Seat, Table
from chalicelib.play.club import Club
from chalicelib.play.final_record import PLAYED, AppliedStep, walk_entries, whole_record
from chalicelib.play.past_views import must_have_entry, table_before
from chalicelib.play.query import read_table
from chalicelib.play.view import hours, must_be_allowed_to_see, must_not_be_sealed, show_bank
from chalicelib.times import iso

UNPUBLISHED = frozenset(("asked", "hours", "message", "rematch", "secret"))
"""Acts of which a replay tells only that there were."""
MAX_ENTRIES = 1000
"""The most entries of which one reply tells. Four rounds of dice golf for four who talk, the longest game, have 610."""
REPLY_BYTES = 900_000
"""The bytes that a reply has for log, draws, views and record, except for the entry that goes over it."""
MIN_REPLY_BYTES = 150_000
"""The bytes of it that a record leaves to the others; one that leaves less is left out."""


def replay(club: Club, player: str | None, table_id: str, count: int | None = None, start: str | None = None) -> dict[str, Any]:
    """The replay, or the page of it that begins where `start`, another's `cursor`, says; of at most `count` entries.

    TableOpen, PhaseOver or TableClosed where no game came to an end, or the day's challenge is not closed yet. Unknown for a
    start that the log does not reach. What a log leads to up to an entry never changes: it is worked out once, and kept.
    """
    most = MAX_ENTRIES if count is None else min(count, MAX_ENTRIES)
    n, digest = start.split(".") if start else ("0", "")
    present = (lambda table: _over_with(club, table, player, int(n))) if start else (lambda table: _over(club, table, player))
    over = read_table(club, player, table_id, present)

    def make() -> str:
        if start:
            return json_codec.dump(_tell_on(_page(club, player, over, int(n), digest, most, REPLY_BYTES)))
        return json_codec.dump(
            _tell(over, _page(club, player, over, 0, first_digest(over.told["commitment"]), most, over.room))
        )

    told: dict[str, Any] = json_codec.load(club.replays.get((table_id, over.version, start, most), make))
    return told


class _Over(NamedTuple):
    """What a replay of a finished table holds beside the log: `version` is the number of the last entry, `room` what the record
    leaves to the others. A further page tells neither record nor result.
    """

    version: int
    told: dict[str, Any]
    record: dict[str, Any] | None
    result: dict[str, Any] | None
    room: int


class _Page(NamedTuple):
    """Some entries of a replay, which take `used` bytes. `table` is as it stood after them, `more` where to go on."""

    table: Table
    log: list[dict[str, Any]]
    draws: list[dict[str, Any]]
    views: list[str]
    steps: list[Step]
    used: int
    digest: str
    more: str | None


def _over(club: Club, table: Table, player: str | None) -> _Over:
    told, final = _told(club, table, player), table.final or {"record": None, "result": None}
    room = REPLY_BYTES - _size(final["record"])
    return _Over(
        table.n,
        told,
        final["record"] if room >= MIN_REPLY_BYTES else None,
        final["result"],
        room if room >= MIN_REPLY_BYTES else REPLY_BYTES,
    )


def _over_with(club: Club, table: Table, player: str | None, n: int) -> _Over:
    told = _told(club, table, player)
    must_have_entry(table, n)
    return _Over(table.n, told, None, None, REPLY_BYTES)


def _told(club: Club, table: Table, player: str | None) -> dict[str, Any]:
    """What any reply needs to know. TableOpen, PhaseOver, TableClosed or NotYourSeat."""
    must_be_allowed_to_see(club, table, player)
    must_not_be_sealed(club, table)
    must_be_over(table, "The replay is there once the game is over.")
    return table_item(table)


def table_item(table: Table) -> dict[str, Any]:
    """The table as its replay names it: which game it played, and what its chance follows from."""
    return {
        "table": table.id,
        "game": table.game.id,
        "rules": table.game.rules,
        "commitment": table.commitment,
        "seed": table.shown_seed.hex(),
        "nonces": [seat.nonce.hex() or None for seat in table.seats],
        **_day(table),
    }


def _page(club: Club, player: str | None, over: _Over, first: int, digest: str, most: int, room: int) -> _Page:
    """What a replay holds of the entries from `first` on: as many as there is room for, and one more."""
    table, log = table_before(club, player, over.told["table"], first, min(over.version, first + most - 1))
    page, used, more = _Page(table, [], [], [], [], 0, digest, None), 0, None
    for found in log:
        for step in walk_entries(table, [found]):
            item, draws = log_item(step), [draw_item(step.n, draw) for draw in step.draws]
            digest, used = next_digest(digest, item), used + _size(item) + _size(draws)
            page.log.append(item)
            page.draws.extend(draws)
            page.views.append(view_digest(step, item))
            used += len(digest)
            if step.done.act.kind in PLAYED:
                page.steps.append(Step(step.done.seat, step.done.act.what, step.done.events))
        more = f"{found.n + 1}.{digest}" if found.n < over.version else None
        if used > room:
            break
    return page._replace(used=used, digest=digest, more=more)


def _tell(over: _Over, page: _Page) -> dict[str, Any]:
    """The first reply: the only one, if it holds all of the log."""
    told = {
        **over.told,
        "log": page.log,
        "draws": page.draws,
        "views": page.views,
        "record": _record(over, page),
        "result": over.result,
        "digest": page.digest,
    }
    return told if page.more is None else {**told, "cursor": page.more}


def _tell_on(page: _Page) -> dict[str, Any]:
    return {
        "table": page.table.id,
        "log": page.log,
        "draws": page.draws,
        "views": page.views,
        "digest": page.digest,
        "cursor": page.more,
    }


def _record(over: _Over, page: _Page) -> dict[str, Any] | None:
    """The record: one that was too large to be kept is told from the log again, if all of it is here, and there is room."""
    if over.record or page.more:
        return over.record
    record = whole_record(page.table, page.steps)
    return record if page.used + _size(record) <= REPLY_BYTES else None


def _size(told: Any) -> int:
    """Bytes that it takes in a reply."""
    return len(json_codec.dump(told).encode())


def view_digest(step: AppliedStep, item: Any) -> str:
    """Return the hex SHA-256 of all there was to see after an act, in canonical JSON: the act as the log lists it, the state of
    the game with everything hidden, and the table around it. People's words are left out of the act, so that they can be
    forgotten.
    """
    table = step.table
    state = None if table.state is None else table.game.view(table.state, None, everything=True)
    return sha256(canonical([wordless(item), state, _around(table)])).hexdigest()


def state_digest(table: Table) -> str:
    """Return the digest of the game's state alone, as earlier replays list views from the beginning of the game on."""
    return sha256(canonical(table.game.view(table.state, None, everything=True))).hexdigest()


def _around(table: Table) -> dict[str, Any]:
    """What is seen of a table besides its game. It must follow from what a log publishes: whole seconds, and nobody's hours."""
    return {
        "status": table.status,
        "ended": table.ended,
        "waiting_for": table.waiting,
        "seats": [_seat(seat) for seat in table.seats],
        "clock": table.clock_ms,
        "pace": table.pace,
        "paused_until": iso(table.paused_until or None),
        "course": table.course and table.course.shown,
        "watching": table.watching,
        "rematch_of": table.rematch_of,
    }


def _seat(seat: Seat) -> list[Any]:
    """A seat as all see it, without a person's name, which may be forgotten; nor whose it is while it is kept for somebody,
    for that they changed their key is not published then.
    """
    who = {"human": seat.player, "bot": seat.name}.get(seat.kind)
    return [seat.kind, who, seat.level, seat.bot_plays, seat.timeouts, iso(seat.held_until or None), seat.nonce.hex()]


def draw_item(n: int, draw: Draw) -> dict[str, Any]:
    drawn = draw.result if isinstance(draw.result, int) else list(draw.result)
    return {"n": n, "label": draw.label, "kind": draw.kind, "k": draw.k, "result": drawn}


def log_item(step: AppliedStep) -> dict[str, Any]:
    """An act as the replay lists it: `move` is its content, in the contract's terms."""
    shown = _made(step) if step.done.act.kind == "made" else _content(step)
    return {"n": step.n, "at": iso(step.at), "seat": step.done.act.seat, "kind": step.done.act.kind, "move": shown}


def _content(step: AppliedStep) -> Any:
    """No join code ever leaves, nor who asked for a seat that they may not have got, nor where a player lives and sleeps.

    Talk and rematch are for those who had a seat, a replay and its digest the same for everybody: they stand in it unsaid.
    """
    act = step.done.act
    if act.kind in UNPUBLISHED:
        return None
    if act.kind == "joined":
        return {"name": act.what["name"], "player": act.what["player"], "nonce": _nonce(act.what)}
    if act.kind == "released":
        return None if act.what is None else {"until": iso(act.what or None)}
    if act.kind == "forgotten":
        return {"seats": act.what["seats"]}
    if act.kind == "away":
        return {"until": iso(act.what)}
    if act.kind in PLAYED and act.what is not None:
        return step.table.game.published(act.what)
    return act.what


def _made(step: AppliedStep) -> dict[str, Any]:
    told = step.done.act.what
    return {
        "table": step.table.id,
        "game": told["game"],
        "rules": told["rules"],
        "options": told["options"],
        "course": step.table.course and step.table.course.shown,
        "seats": [{**_but_hours(seat), "nonce": _nonce(seat)} for seat in told["seats"]],
        "clock_hours": None if told["clock"] is None else hours(told["clock"]),
        "maker": told["maker"],
        "carried": told.get("carried"),
        "rematch_of": told.get("rematch_of"),
        **({} if step.table.watching else {"watching": False}),
        **_paced(step.table),
        **_day(step.table),
    }


def _paced(table: Table) -> dict[str, Any]:
    """What clocks go by besides hours for each decision, where they go by anything else."""
    return {"bank": show_bank(table), "off": list(table.pace.off)} if table.is_paced else {}


def _day(table: Table) -> dict[str, Any]:
    """Of which day's challenge it is a round, if it is one."""
    return {"challenge": table.day.date} if table.day else {}


def _but_hours(seat: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seat.items() if name != "hours"}


def _nonce(told: dict[str, Any]) -> str | None:
    """What a player added to the table's chance on sitting down, in hex."""
    return entries.from_base64url(told.get("nonce", "")).hex() or None
