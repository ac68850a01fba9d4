"""What a signal says. All of it is taken from what every watcher of the table may see, so from every player's own view; but who
asks for a seat, which the host alone is shown.
"""

from __future__ import annotations

from chalicelib.signals.heed import Why
from chalicelib.signals.message import LONGEST_BODY, LONGEST_TITLE, Message, shortened
from chalicelib.signals.standing import standing
from chalicelib.signals.story import story
from chalicelib.signals.tongues import FIRST, Tongue, tongue
from chalicelib.tables import Club
from chalicelib.tables.history import since
from chalicelib.tables.table import ENTRIES_BACK, Table
from chalicelib.tables.view import result

MINUTE, HOUR = 60_000, 3_600_000
HOURS_FROM = 100 * MINUTE
"""From so long a time on hours are told, before it minutes."""


def message(club: Club, table: Table, seat: int, why: Why, now: int, language: str = FIRST) -> Message:
    """What the player in this seat is told of the table now."""
    said = tongue(language)
    return Message(
        player=table.seats[seat].player or "",
        table=table.id,
        why=why,
        title=shortened(_title(table, seat, why, said), LONGEST_TITLE),
        body=shortened(_body(club, table, seat, why, now, said), LONGEST_BODY),
        url=f"/t/{table.id}",
        tag=table.id,
        name=table.seats[seat].name,
    )


def _title(table: Table, seat: int, why: Why, said: Tongue) -> str:
    place, game = table.name or (table.course and table.course.name), table.game
    if why == "over":
        return said.is_over(place or said.named(game.id, game.name))
    where = said.at_place(place) if place else said.in_game(game.id, game.name)
    if why == "seat":
        return said.ask_for_seat([asker.name for asker in table.askers], where)
    number, _ = game.progress(table.state)
    if why == "nudge":
        return said.nudged(_nudger(table, seat), where, game.unit, number)
    return (said.your_turn if why == "turn" else said.still_your_turn)(where, game.unit, number)


def _nudger(table: Table, seat: int) -> str:
    nudged = table.seats[seat].clock.nudged
    assert nudged is not None
    return table.seats[nudged[1]].name


def _body(club: Club, table: Table, seat: int, why: Why, now: int, said: Tongue) -> str:
    if why == "turn":
        return _since(club, table, seat, said) or said.WAITS
    if why == "seat":
        return said.TO_SEAT
    return _ended(table, seat, said) if why == "over" else _left(table, seat, now, said)


def _since(club: Club, table: Table, seat: int, said: Tongue) -> str:
    """What happened since this player decided last, as far back as it is told to anybody."""
    before = max(table.seats[seat].decided, table.n - ENTRIES_BACK)
    events = [event for entry in since(club, table, before, strong=True) for event in entry.events]
    told = [event.seen_by(None) for event in events if event.seat != seat]
    return story(table.game.id, [held.name for held in table.seats], told, said)


def _left(table: Table, seat: int, now: int, said: Tongue) -> str:
    """How much time the player has left."""
    deadline = standing(table, seat).deadline
    if deadline is None:
        return said.WAITS
    left = max(0, deadline - now)
    if left >= HOURS_FROM:
        return said.runs_out_in_hours(round(left / HOUR))
    return said.runs_out_in_minutes(left // MINUTE) if left >= 2 * MINUTE else said.RUNS_OUT_NOW


def _ended(table: Table, seat: int, said: Tongue) -> str:
    places = {place["seat"]: place["place"] for place in (result(table) or {"places": ()})["places"]}
    won = [number for number, place in places.items() if place == 1]
    if won == [seat]:
        return said.WON
    names = [table.seats[number].name for number in won if number != seat]
    if seat in won:
        return said.you_share(names)
    return said.they_won(names) if names else said.SEE
