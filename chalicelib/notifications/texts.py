"""The languages in which players are told: a module each, of the same names, that says what a signal says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from chalicelib.log.table import ENTRIES_BACK, Table
from chalicelib.notifications import english, german
from chalicelib.notifications.outbox import LONGEST_BODY, LONGEST_TITLE, Message, shortened
from chalicelib.notifications.pending import Why
from chalicelib.notifications.status import standing
from chalicelib.play.club import Club
from chalicelib.play.load import since
from chalicelib.play.view import result

FIRST = "en"
"""What those hear who never said."""


class Tongue(Protocol):
    """What must be said in each language. Places come from `at_place` or `in_game`."""

    WAITS: str
    RUNS_OUT_NOW: str
    WON: str
    SEE: str
    TO_SEAT: str
    DOES: Mapping[tuple[str, str], str]

    def listed(self, names: Sequence[str]) -> str: ...
    def at_place(self, name: str) -> str: ...
    def in_game(self, game: str, name: str) -> str: ...
    def named(self, game: str, name: str) -> str: ...
    def your_turn(self, place: str, unit: str, number: int) -> str: ...
    def still_your_turn(self, place: str, unit: str, number: int) -> str: ...
    def nudged(self, name: str, place: str, unit: str, number: int) -> str: ...
    def ask_for_seat(self, names: Sequence[str], place: str) -> str: ...
    def is_over(self, name: str) -> str: ...
    def runs_out_in_hours(self, hours: int) -> str: ...
    def runs_out_in_minutes(self, minutes: int) -> str: ...
    def you_share(self, names: Sequence[str]) -> str: ...
    def they_won(self, names: Sequence[str]) -> str: ...
    def have_played(self, names: Sequence[str]) -> str: ...
    def holed(self, scores: Sequence[tuple[str, int]]) -> str: ...


TONGUES: Mapping[str, Tongue] = {"en": english, "de": german}


def tongue(language: str | None) -> Tongue:
    """The words of this language; of the first for one that is not known."""
    return TONGUES.get(language or FIRST, TONGUES[FIRST])


# What happened at a table, in a sentence: "Ben made a four, Ana a five." Built from what every watcher is shown.

MOST = 3
"""So many things are told at most; the last ones say more than the first."""
HOLED = ("dice-golf", "holed")

Told = Mapping[str, Any]


def story(game: str, names: Sequence[str], events: Iterable[Told], said: Tongue) -> str:
    """What these events come to, oldest first, each seat's last; "" if there is nothing to tell.

    Those for which a language has no words are played, and no more is said of them.
    """
    events = list(events)
    last: dict[int, Told] = {}
    for event in events:
        seat = event["seat"]
        if seat is not None and ((game, event["kind"]) == HOLED or _does(game, event, said)):
            last.pop(seat, None)
            last[seat] = event
    done = list(last.values())[-MOST:]
    if not done:
        return _played(names, events, said)
    if all((game, event["kind"]) == HOLED for event in last.values()):
        return f"{said.holed([(names[event['seat']], event['score']) for event in done])}."
    return f"{'. '.join(_did(game, event, names[event['seat']], said) for event in done)}."


def _did(game: str, event: Told, name: str, said: Tongue) -> str:
    if (game, event["kind"]) == HOLED:
        return said.holed([(name, event["score"])])
    return f"{name} {_does(game, event, said)}"


def _does(game: str, event: Told, said: Tongue) -> str | None:
    return said.DOES.get((game, event["kind"])) or said.DOES.get(("", event["kind"]))


def _played(names: Sequence[str], events: Iterable[Told], said: Tongue) -> str:
    """Who did something, where the game has no words of its own for it."""
    seats = list(dict.fromkeys(event["seat"] for event in events if event["seat"] is not None))
    return said.have_played([names[seat] for seat in seats]) if seats else ""


# What a signal says. All of it is taken from what every watcher of the table may see, so from every player's own view; but
# who
# asks for a seat, which the host alone is shown.

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
