"""What a signal says. All of it is taken from what every watcher of the table may see, so from every player's own view."""

from __future__ import annotations

from chalicelib.signals.heed import Why
from chalicelib.signals.message import LONGEST_BODY, LONGEST_TITLE, Message, shortened
from chalicelib.signals.standing import standing
from chalicelib.signals.story import listed, story
from chalicelib.tables import Club
from chalicelib.tables.history import since
from chalicelib.tables.table import ENTRIES_BACK, Table
from chalicelib.tables.view import result

MINUTE, HOUR = 60_000, 3_600_000
HOURS_FROM = 100 * MINUTE
"""From so long a time on hours are told, before it minutes."""


def message(club: Club, table: Table, seat: int, why: Why, now: int) -> Message:
    """What the player in this seat is told of the table now."""
    body = {"turn": _turn, "reminder": _reminder, "nudge": _nudge, "over": _over}[why](club, table, seat, now)
    return Message(
        player=table.seats[seat].player or "",
        table=table.id,
        why=why,
        title=shortened(_title(table, seat, why), LONGEST_TITLE),
        body=shortened(body, LONGEST_BODY),
        url=f"/t/{table.id}",
        tag=table.id,
        name=table.seats[seat].name,
    )


def _title(table: Table, seat: int, why: Why) -> str:
    if why == "over":
        return f"{table.name or (table.course.name if table.course else table.game.name)}: the game is over"
    at, _ = table.game.progress(table.state)
    begins = {"turn": "Your turn", "nudge": f"{_nudger(table, seat)} nudges you"}.get(why, "Still your turn")
    return f"{begins} {_place(table)}, {table.game.unit} {at}"


def _nudger(table: Table, seat: int) -> str:
    nudged = table.seats[seat].clock.nudged
    return table.seats[nudged[1]].name if nudged else "Somebody"


def _place(table: Table) -> str:
    if table.name or table.course:
        return f"at {table.name or (table.course and table.course.name)}"
    return f"in {table.game.name}"


def _turn(club: Club, table: Table, seat: int, now: int) -> str:
    """What happened since this player decided last, as far back as it is told to anybody."""
    before = max(table.seats[seat].decided, table.n - ENTRIES_BACK)
    events = [event for entry in since(club, table, before, strong=True) for event in entry.events]
    told = [event.seen_by(None) for event in events if event.seat != seat]
    return story(table.game.id, [held.name for held in table.seats], told) or "The table waits for you."


def _reminder(club: Club, table: Table, seat: int, now: int) -> str:
    left = max(0, (standing(table, seat).deadline or now) - now)
    if left >= HOURS_FROM:
        return f"Your clock runs out in {round(left / HOUR)} hours."
    return f"Your clock runs out in {max(1, left // MINUTE)} minutes." if left >= 2 * MINUTE else "Your clock runs out now."


def _nudge(club: Club, table: Table, seat: int, now: int) -> str:
    return "The table waits for you." if standing(table, seat).deadline is None else _reminder(club, table, seat, now)


def _over(club: Club, table: Table, seat: int, now: int) -> str:
    places = {place["seat"]: place["place"] for place in (result(table) or {"places": ()})["places"]}
    won = [number for number, place in places.items() if place == 1]
    if won == [seat]:
        return "You won."
    names = listed([table.seats[number].name for number in won if number != seat])
    if seat in won:
        return f"You share the win with {names}."
    return f"{names} won." if len(won) == 1 else f"{names} share the win." if won else "See how it ended."
