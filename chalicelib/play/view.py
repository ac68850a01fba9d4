"""The view: what one seat, or a watcher, may see of a table. Built up field by field, so that nothing has to be removed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chalicelib.errors import NotYourSeat, PhaseOver
from chalicelib.limits_config import most
from chalicelib.log import clocks
from chalicelib.log.pace import Pause
from chalicelib.log.table import ENTRIES_BACK, Message, Recent, Seat, Table, links_of
from chalicelib.play.club import Club
from chalicelib.play.load_table import last_messages
from chalicelib.play.load_table import recent_entries as entries_since
from chalicelib.times import iso

MESSAGES_SHOWN = 20
MAX_REQUESTS, MAX_DECLINED = most("requests-open"), most("requests-turned-away")
"""Maximum number of open requests for a seat, and of declined ones, before a table takes no more requests."""


def build_view(
    club: Club, table: Table, player: str | None, since: int | None = None, known: int | None = None
) -> dict[str, Any]:
    """Return the view of this player (None: a watcher), with what happened after version `since`.

    `known` is the version in the caller's ETag. The view is marked `rewound` if a player knows a later version than the store
    has: the table was read strongly, so it was restored from a backup. A watcher's read may just be stale. May raise
    Unavailable.
    """
    you, strong, inside = table.seat_of(player), player is not None, sees_chat(table, player)
    rewound = player is not None and max(since or 0, known or 0) > table.n
    view = _common_view(table, you, player)
    if since is None or since > table.n:
        said = last_messages(club, table, MESSAGES_SHOWN, strong=strong) if inside else ()
        view |= {"from": table.n, "happened": [], "messages": _show_messages(said)}
    else:
        recent = entries_since(club, table, max(since, table.n - ENTRIES_BACK), strong=strong)
        view |= {"from": recent[0].n - 1 if recent else table.n, **_show_recent(recent, you, inside)}
    if rewound:
        view["rewound"] = True
    if table.day:
        view |= {"challenge": table.day.date, "watching": is_watched(club, table)}
    return view


def sees_chat(table: Table, player: str | None) -> bool:
    """Whether this player (None: a watcher) may see chat and rematch: everybody until the game is over, then only the seats,
    because boards show the table to strangers from then on.
    """
    return table.status != "finished" or table.seat_of(player) is not None


def may_see(club: Club, table: Table, player: str | None) -> bool:
    """Whether this player (None: anybody) may see the table. If it is closed to watchers, only players with a seat or a
    reserved seat may.
    """
    return is_watched(club, table) or (player is not None and any(seat.player == player for seat in table.seats))


def is_watched(club: Club, table: Table) -> bool:
    """Whether anyone with the link may watch now."""
    return table.watching and not is_sealed(club, table)


def is_sealed(club: Club, table: Table) -> bool:
    """Whether it is a round of a challenge that is still open: other players will draw the same dice."""
    return table.day is not None and club.clock() < table.day.closes


def must_be_allowed_to_see(club: Club, table: Table, player: str | None) -> None:
    """Raise NotYourSeat if this player (None: a watcher) may not see the table."""
    if not may_see(club, table, player):
        if table.watching:
            raise NotYourSeat("You can see this round once today’s challenge closes.")
        raise NotYourSeat("Only players at this table can see it.")


def must_not_be_sealed(club: Club, table: Table) -> None:
    """Raise PhaseOver for a round of a challenge that is still open. Its own player, too, sees no more than they have seen."""
    if table.day and is_sealed(club, table):
        raise PhaseOver("The replay is ready once today’s challenge closes.", until=iso(table.day.closes))


def build_past_view(
    club: Club, table: Table, player: str | None, seat: int | None, *, inside: bool, everything: bool = False
) -> dict[str, Any]:
    """Return the view that this seat (None: a watcher) had after the table's last applied entry, for the player who asks now.

    It is read-only: it offers no seat and no move. `everything` adds what was hidden, `inside` (see `sees_chat`) the chat.
    """
    view = build_view(club, table, None, max(0, table.n - 1))
    if table.state is not None:
        view["state"] = table.game.view(table.state, seat, everything)
    last = [table.recent[-1]] if table.n else []
    return view | {"me": player, "you": seat, "may_ask": False, **_show_recent(last, seat, inside)}


def _common_view(table: Table, you: int | None, player: str | None) -> dict[str, Any]:
    playing, ends = table.status == "playing", clocks.ends(table)
    return {
        "table": table.id,
        "name": table.name,
        "game": table.game.id,
        "rules": table.game.rules,
        "options": table.options,
        "course": table.course and table.course.shown,
        "version": table.n,
        "status": table.status,
        "ended": table.ended,
        "seats": [_show_seat(number, seat) for number, seat in enumerate(table.seats)],
        "me": player,
        "you": you,
        "host": table.host,
        "links": _links(table, you),
        "waiting_for": list(table.waiting) if playing else [],
        "last": _show_last(table),
        "deadline": iso(min(ends.values(), default=None)),
        "clock_hours": None if table.clock_ms is None else hours(table.clock_ms),
        "pace": _show_pace(table, ends),
        "started": iso(table.started),
        "legal": legal_schema(table, you),
        "state": None if table.state is None else table.game.view(table.state, you),
        "result": table.result,
        "fairness": {
            "commitment": table.commitment,
            "nonces": [seat.nonce.hex() or None for seat in table.seats],
        },
        "rematch": _show_rematch(table, you),
        "requests": _show_requests(table, player),
        "may_ask": may_ask(table, player),
        "watching": table.watching,
    }


def legal_schema(table: Table, you: int | None) -> dict[str, Any] | None:
    """Return the JSON Schema of the moves that this seat may submit now, or None."""
    if you is None or table.status != "playing":
        return None
    moves = table.game.legal(table.state, you)
    return None if moves is None else moves.schema()


def _show_last(table: Table) -> dict[str, Any] | None:
    return table.last and {"seat": table.last[0], "at": iso(table.last[1])}


def show_bank(table: Table) -> dict[str, Any] | None:
    """Return the table's bank of time in hours, or None."""
    pace = table.pace
    return None if pace.bank is None else {"hours": hours(pace.bank), "back": hours(pace.back)}


def _show_pace(table: Table, ends: Mapping[int, int]) -> dict[str, Any]:
    """Return what clocks depend on besides hours for each decision. Time zones and nights are private: only deadlines show."""
    pause = table.pause
    return {
        "bank": show_bank(table),
        "off": list(table.pace.off),
        "pause": _show_pause(pause) if pause and table.status == "playing" and not pause.over(table.at) else None,
        "seats": [_show_clock(table, seat, ends.get(number)) for number, seat in enumerate(table.seats)],
    }


def _show_pause(pause: Pause) -> dict[str, Any]:
    return {
        "by": pause.by,
        "asked": iso(pause.at),
        "agreed": sorted(pause.agreed),
        "since": iso(pause.since),
        "until": None if pause.since is None else iso(pause.until),
    }


def _show_clock(table: Table, seat: Seat, end: int | None) -> dict[str, Any]:
    clock = seat.clock
    return {
        "deadline": None if end is None else iso(end),
        "left": _left(table, seat),
        "away": iso(clock.away) if clock.away > table.at else None,
        "nudged": iso(clock.nudged[0]) if clock.nudged else None,
    }


def _left(table: Table, seat: Seat) -> int | None:
    """Seconds in the seat's bank."""
    if table.pace.bank is None or table.status == "open" or seat.kind != "human":
        return None
    return (seat.clock.bank - seat.clock.spent) // 1000


def hours(clock_ms: int) -> float | int:
    """Convert milliseconds to hours; whole hours as an integer."""
    hours = clock_ms / 3_600_000
    return int(hours) if hours == int(hours) else hours


def _show_seat(number: int, seat: Seat) -> dict[str, Any]:
    return {
        "seat": number,
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "player": seat.player,
        "played_by_bot": seat.bot_plays,
        "held_until": iso(seat.held_until) if seat.held_until else None,
    }


def _links(table: Table, you: int | None) -> dict[str, str]:
    if you is None or table.status == "finished" or not [seat for seat in table.seats if seat.free or seat.held_until]:
        return table.watch_link
    return table.links


def _show_rematch(table: Table, you: int | None) -> dict[str, Any] | None:
    if table.rematch is None or you is None:
        return None
    new, code = table.rematch
    return {"table": new, "links": links_of(new, code)}


def _show_requests(table: Table, player: str | None) -> list[dict[str, Any]]:
    """Return the open requests for a seat: all to the host, their own to each asker, none to others. Never player ids."""
    if player is None:
        return []
    seen = table.requests if player == table.maker else [asker for asker in table.requests if asker.player == player]
    return [{"n": asker.n, "name": asker.name, "at": iso(asker.at)} for asker in seen]


def may_ask(table: Table, player: str | None) -> bool:
    """Whether this player (None: anybody) may ask for a seat now."""
    if not takes_requests(table):
        return False
    return player is None or not (
        any(seat.player == player for seat in table.seats)
        or table.request_of(player) is not None
        or player in table.declined_players
    )


def takes_requests(table: Table) -> bool:
    """Whether the table takes requests for a seat."""
    if (
        not table.watching
        or table.status != "open"
        or len(table.requests) >= MAX_REQUESTS
        or len(table.declined_players) >= MAX_DECLINED
    ):
        return False
    return any(seat.kind == "open" for seat in table.seats)


def _show_recent(recent: Sequence[Recent], you: int | None, inside: bool) -> dict[str, Any]:
    """Return the entries' events and messages. Events from before `you` sat down are shown as to a watcher: another player had
    the seat.
    """
    sat = max((entry.n for entry in recent if you is not None and _sits_down(entry, you)), default=0)
    return {
        "happened": [event for entry in recent for event in show_happened(entry, you if entry.n >= sat else None, inside)],
        "messages": _show_messages([message for entry in recent for message in entry.messages if inside]),
    }


def _sits_down(recent: Recent, seat: int) -> bool:
    return any(done.act.kind == "joined" and done.act.seat == seat for done in recent.done)


def show_happened(recent: Recent, you: int | None, inside: bool) -> list[dict[str, Any]]:
    """Return an entry's events as this seat saw them; that there is a rematch only if `inside` (see `sees_chat`)."""
    return [{"n": recent.n, **event.seen_by(you)} for event in recent.events if inside or event.kind != "rematch"]


def _show_messages(messages: Sequence[Message]) -> list[dict[str, Any]]:
    return [show_message(message) for message in messages]


def show_message(message: Message) -> dict[str, Any]:
    return {"n": message.n, "seat": message.seat, "text": message.text, "at": iso(message.at)}
