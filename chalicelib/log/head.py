"""Compute the head of an entry (`entries.Head`): where the table stands after it."""

from __future__ import annotations

from typing import Any, NamedTuple

from chalicelib.games.interface import STRONG
from chalicelib.log import clocks
from chalicelib.log.entries import Head
from chalicelib.log.table import Seat, Table


class Before(NamedTuple):
    """The table before the entry, to compare with."""

    status: str
    seats: tuple[tuple[str, str, str | None], ...]
    asked: frozenset[str]
    humans_play: bool

    @classmethod
    def of(cls, table: Table) -> Before:
        return cls(table.status, _faces(table), _asked_players(table), table.humans_play)


NO_TABLE = Before("", (), frozenset(), True)


def head(table: Table, before: Before) -> Head:
    """Return the head of an entry that led from `before` to this table."""
    faces = _faces(table)
    changed = table.status != before.status or (faces != before.seats and not _forgets(table, before))
    ends = table.ended == "finished" and before.status != "finished"
    return Head(
        status=table.status,
        waiting=table.waiting,
        ended=table.ended,
        deadline=clocks.deadline(table),
        progress=table.game.progress(table.state) if table.status == "playing" else None,
        paused_until=table.paused_until or None if table.status == "playing" else None,
        first_asked=tuple([(player, 1) for player in sorted(_asked_players(table) - before.asked)]),
        asked=_asked_now(table),
        nudged=_nudged_now(table),
        host_asked=table.maker if _asked_for_seat(table) else None,
        card=_card(table, faces) if changed else None,
        gone=tuple(sorted(_players(before.seats) - _players(faces))) if changed else (),
        challenge=table.day.date if table.day and not before.status else None,
        look_at=clocks.next_check_at(table) if _look_again(table, before) else None,
        result=board_result(table) if ends else None,
    )


def _look_again(table: Table, before: Before) -> bool:
    sooner = table.wake_up is not None and table.wake_up[1] == table.n
    return table.status != before.status or table.humans_play != before.humans_play or table.bots_to_move or sooner


def _players(faces: tuple[tuple[str, str, str | None], ...]) -> set[str]:
    return {player for _, _, player in faces if player is not None}


def _faces(table: Table) -> tuple[tuple[str, str, str | None], ...]:
    return tuple([(seat.name, seat.kind, seat.player) for seat in table.seats])


def _asked_players(table: Table) -> frozenset[str]:
    """Return the players who have had a decision to make so far."""
    return frozenset([seat.player for seat in table.seats if seat.player is not None and seat.asked >= 0])


def _asked_now(table: Table) -> tuple[tuple[str, int], ...]:
    """Return the players whom the last entry asks for a decision, each with the entry of their own last move (-1: none). Leaves
    out those who moved in this very entry: their page is open.
    """
    asked = [seat for seat in map(table.seats.__getitem__, table.running) if seat.asked == table.n and seat.player]
    return tuple([(seat.player, moved) for seat in asked if seat.player and (moved := _moved(seat)) != table.n])


def _nudged_now(table: Table) -> tuple[str, ...]:
    """Return the players whom the last entry nudges."""
    return tuple([player for seat in _contents(table, "nudge") if (player := table.seats[seat].player)])


def _contents(table: Table, kind: str) -> list[Any]:
    """Return the contents of the last entry's acts of this kind."""
    return [done.act.what for done in table.recent[-1].done if done.act.kind == kind]


def _forgets(table: Table, before: Before) -> bool:
    """Whether the last entry only forgets players at a finished table, whose cards players/forget.py rewrites."""
    return before.status == "finished" and any(done.act.kind == "forgotten" for done in table.recent[-1].done)


def _asked_for_seat(table: Table) -> bool:
    """Whether the last entry has a request for a seat."""
    return any(asker.n == table.n for asker in table.requests)


def _moved(seat: Seat) -> int:
    """Return the entry of the seat's last decision; -1 if its clock ran out instead."""
    return -1 if seat.decided == seat.timed_out else seat.decided


def _card(table: Table, faces: tuple[tuple[str, str, str | None], ...]) -> dict[str, Any]:
    card: dict[str, Any] = {"game": table.game.id, "unit": table.game.unit, "seats": faces, "host": table.host}
    if table.name is not None:
        card["name"] = table.name
    if table.course:
        card["course"] = {"id": table.course.id, "name": table.course.name}
    if table.ended == "finished" and (result := table.result):
        card["places"] = result["places"]
    return card


def board_result(table: Table) -> dict[str, Any] | None:
    """Return a finished table's result for the boards (boards/results.py), with the seats that count: those that no bot ever
    played (G-05). None if the table does not count: one person played alone or only against bots below `hard`, or the day's
    challenge was closed before the round ended.

    Boards of players also need the number of seats (`of`), the bots' places and, if the game has them, each seat's strokes by
    part of the game. A seat that did not play all holes, because its match was decided, has a place and no score.
    """
    standings, result = table.game.standings(table.state), table.game.result(table.state)
    late = table.day and table.at >= table.day.closes  # the dice are public from then on
    if result is None or late or not (table.day or _is_contest(table)):
        return None
    places = {place["seat"]: place["place"] for place in result["places"]}
    parts = table.game.parts(table.final["record"]) if table.final and table.final["record"] else None
    seats = [
        {
            "seat": number,
            "player": seat.player,
            "name": seat.name,
            "place": places[number],
            **((standings and standings[number]) or {}),
            **({"parts": parts[number]} if parts and parts[number] else {}),
        }
        for number, seat in enumerate(table.seats)
        if _counts(seat)
    ]
    bots = [[seat.level, places[number]] for number, seat in enumerate(table.seats) if seat.kind == "bot"]
    return {
        "game": table.game.id,
        "course": table.course.id if table.course else None,
        "course_name": table.course.name if table.course else None,
        "holes": table.options.get("holes"),
        "format": table.options.get("format"),
        "modes": ",".join(table.options.get("modes", ())),
        "at": table.at,
        "of": len(table.seats),
        **({"bots": bots} if bots else {}),
        "seats": seats,
        **({"challenge": table.day.date} if table.day else {}),
    }


def _is_contest(table: Table) -> bool:
    """Whether at least two people began, or a strong bot played. Any other round has no witness but its player."""
    people = {seat.player or seat.given_up_by or number for number, seat in enumerate(table.seats) if seat.kind == "human"}
    return len(people) > 1 or any(seat.kind == "bot" and seat.level in STRONG for seat in table.seats)


def _counts(seat: Seat) -> bool:
    return seat.kind == "human" and seat.player is not None and not seat.assisted
