"""The published replay of a finished table: its log, its draws and its seed, so that anybody can check it (`docs/fairness.md`).

An ordinary game is one reply. A longer log comes in pages, each of which reads only the entries that it contains:

    first reply   all members; of log, draws and views those of the first entries     ─▶ cursor
    page          log, draws and views of the next entries                            ─▶ cursor … null

The digest of each reply covers all items of the log up to its last one; the cursor holds the digest so far.
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
from chalicelib.play.table_queries import read_table
from chalicelib.play.view import hours, must_be_allowed_to_see, must_not_be_sealed, show_bank
from chalicelib.times import iso

UNPUBLISHED = frozenset(("asked", "hours", "message", "rematch", "secret"))
"""Kinds of acts that a replay lists without their content."""
MAX_ENTRIES = 1000
"""Maximum number of entries in one reply. The longest game, four rounds of dice golf for four players with chat, has 610."""
REPLY_BYTES = 900_000
"""Bytes of a reply for log, draws, views and record. The entry that exceeds them is the last."""
MIN_REPLY_BYTES = 150_000
"""Bytes that a record must leave to the others; otherwise it is left out."""


def replay(club: Club, player: str | None, table_id: str, count: int | None = None, start: str | None = None) -> dict[str, Any]:
    """Return the replay, or its page from `start` (another reply's `cursor`), with at most `count` entries.

    Raises TableOpen, PhaseOver or TableClosed if no game ended here, or if the day's challenge is still open; NotYourSeat;
    Unknown for a start after the end of the log. The reply for a version never changes, so it is cached.
    """
    most = MAX_ENTRIES if count is None else min(count, MAX_ENTRIES)
    n, digest = start.split(".") if start else ("0", "")
    present = (
        (lambda table: _later_header(club, table, player, int(n)))
        if start
        else (lambda table: _first_header(club, table, player))
    )
    header = read_table(club, player, table_id, present)

    def make() -> str:
        if start:
            return json_codec.dump(_page_reply(_page(club, player, header, int(n), digest, most, REPLY_BYTES)))
        return json_codec.dump(
            _first_reply(header, _page(club, player, header, 0, first_digest(header.item["commitment"]), most, header.room))
        )

    reply: dict[str, Any] = json_codec.load(club.replays.get((table_id, header.version, start, most), make))
    return reply


class _Header(NamedTuple):
    """A replay without its log: `version` is the number of the last entry, `room` the bytes that the record leaves for the log.
    Pages after the first have neither record nor result.
    """

    version: int
    item: dict[str, Any]
    record: dict[str, Any] | None
    result: dict[str, Any] | None
    room: int


class _Page(NamedTuple):
    """Some entries of a replay, which take `used` bytes. `table` is the table after them, `more` the next cursor."""

    table: Table
    log: list[dict[str, Any]]
    draws: list[dict[str, Any]]
    views: list[str]
    steps: list[Step]
    used: int
    digest: str
    more: str | None


def _first_header(club: Club, table: Table, player: str | None) -> _Header:
    item, final = _check_and_describe(club, table, player), table.final or {"record": None, "result": None}
    room = REPLY_BYTES - _size(final["record"])
    return _Header(
        table.n,
        item,
        final["record"] if room >= MIN_REPLY_BYTES else None,
        final["result"],
        room if room >= MIN_REPLY_BYTES else REPLY_BYTES,
    )


def _later_header(club: Club, table: Table, player: str | None, n: int) -> _Header:
    item = _check_and_describe(club, table, player)
    must_have_entry(table, n)
    return _Header(table.n, item, None, None, REPLY_BYTES)


def _check_and_describe(club: Club, table: Table, player: str | None) -> dict[str, Any]:
    """Return what every reply has of the table. Raises TableOpen, PhaseOver, TableClosed or NotYourSeat."""
    must_be_allowed_to_see(club, table, player)
    must_not_be_sealed(club, table)
    must_be_over(table, "The replay is ready when the game is over.")
    return table_item(table)


def table_item(table: Table) -> dict[str, Any]:
    """Return the table's part of a replay: its game and rules, and what its draws follow from."""
    return {
        "table": table.id,
        "game": table.game.id,
        "rules": table.game.rules,
        "commitment": table.commitment,
        "seed": table.shown_seed.hex(),
        "nonces": [seat.nonce.hex() or None for seat in table.seats],
        **_day(table),
    }


def _page(club: Club, player: str | None, header: _Header, first: int, digest: str, most: int, room: int) -> _Page:
    """Return the entries from `first` on: at most `most`, until they exceed `room` bytes."""
    table, log = table_before(club, player, header.item["table"], first, min(header.version, first + most - 1))
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
        more = f"{found.n + 1}.{digest}" if found.n < header.version else None
        if used > room:
            break
    return page._replace(used=used, digest=digest, more=more)


def _first_reply(header: _Header, page: _Page) -> dict[str, Any]:
    """Return the first reply, which is the only one if it has the whole log."""
    reply = {
        **header.item,
        "log": page.log,
        "draws": page.draws,
        "views": page.views,
        "record": _record(header, page),
        "result": header.result,
        "digest": page.digest,
    }
    return reply if page.more is None else {**reply, "cursor": page.more}


def _page_reply(page: _Page) -> dict[str, Any]:
    return {
        "table": page.table.id,
        "log": page.log,
        "draws": page.draws,
        "views": page.views,
        "digest": page.digest,
        "cursor": page.more,
    }


def _record(header: _Header, page: _Page) -> dict[str, Any] | None:
    """Return the stored record. If it was too large to be stored, make it again, if the whole log and the record fit here."""
    if header.record or page.more:
        return header.record
    record = whole_record(page.table, page.steps)
    return record if page.used + _size(record) <= REPLY_BYTES else None


def _size(value: Any) -> int:
    """Return the bytes that this takes in a reply."""
    return len(json_codec.dump(value).encode())


def view_digest(step: AppliedStep, item: Any) -> str:
    """Return the hex SHA-256 of everything visible after an act, in canonical JSON: the act as the log lists it, the state of
    the game including what was hidden, and the rest of the table. Names and messages are left out, so that players can be
    forgotten.
    """
    table = step.table
    state = None if table.state is None else table.game.view(table.state, None, everything=True)
    return sha256(canonical([wordless(item), state, _around(table)])).hexdigest()


def state_digest(table: Table) -> str:
    """Return the digest of the game's state alone, as earlier replays list views from the beginning of the game on."""
    return sha256(canonical(table.game.view(table.state, None, everything=True))).hexdigest()


def _around(table: Table) -> dict[str, Any]:
    """Return what is visible of a table besides its game, if it follows from a published log: no nights, whole seconds."""
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
    """Return the seat as all see it. Without a person's name, because they may be forgotten; without the player of a reserved
    seat, because a change of their key is not published.
    """
    who = {"human": seat.player, "bot": seat.name}.get(seat.kind)
    return [seat.kind, who, seat.level, seat.bot_plays, seat.timeouts, iso(seat.held_until or None), seat.nonce.hex()]


def draw_item(n: int, draw: Draw) -> dict[str, Any]:
    drawn = draw.result if isinstance(draw.result, int) else list(draw.result)
    return {"n": n, "label": draw.label, "kind": draw.kind, "k": draw.k, "result": drawn}


def log_item(step: AppliedStep) -> dict[str, Any]:
    """Return an act as the replay lists it; `move` is its content."""
    shown = _made(step) if step.done.act.kind == "made" else _content(step)
    return {"n": step.n, "at": iso(step.at), "seat": step.done.act.seat, "kind": step.done.act.kind, "move": shown}


def _content(step: AppliedStep) -> Any:
    """Return an act's content without what is never published: join codes, who asked for a seat, a player's time zone and
    nights.

    Chat and rematch are only for those who had a seat, but a replay and its digest are the same for everybody. So they are
    listed without their content.
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
    stored = step.done.act.what
    return {
        "table": step.table.id,
        "game": stored["game"],
        "rules": stored["rules"],
        "options": stored["options"],
        "course": step.table.course and step.table.course.shown,
        "seats": [{**_but_hours(seat), "nonce": _nonce(seat)} for seat in stored["seats"]],
        "clock_hours": None if stored["clock"] is None else hours(stored["clock"]),
        "maker": stored["maker"],
        "carried": stored.get("carried"),
        "rematch_of": stored.get("rematch_of"),
        **({} if step.table.watching else {"watching": False}),
        **_paced(step.table),
        **_day(step.table),
    }


def _paced(table: Table) -> dict[str, Any]:
    """Return what clocks depend on besides hours for each decision; {} if on nothing else."""
    return {"bank": show_bank(table), "off": list(table.pace.off)} if table.is_paced else {}


def _day(table: Table) -> dict[str, Any]:
    """Return the day of the challenge, if the table is a round of one."""
    return {"challenge": table.day.date} if table.day else {}


def _but_hours(seat: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in seat.items() if name != "hours"}


def _nonce(stored: dict[str, Any]) -> str | None:
    """Return the nonce that a player sent when they sat down, in hex."""
    return entries.from_base64url(stored.get("nonce", "")).hex() or None
