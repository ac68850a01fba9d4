"""The words of a notification. Each language is a module with the same names (`Phrases`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from chalicelib.log.table import ENTRIES_BACK, Table
from chalicelib.notifications import english, german
from chalicelib.notifications.outbox import LONGEST_BODY, LONGEST_TITLE, Message, truncated
from chalicelib.notifications.pending import Why
from chalicelib.notifications.status import table_status
from chalicelib.play.club import Club
from chalicelib.play.load_table import recent_entries

DEFAULT_LANGUAGE = "en"
"""For players who never chose a language."""


class Phrases(Protocol):
    """What each language's module must define. `place` is a result of `at_place` or `in_game`."""

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


PHRASES: Mapping[str, Phrases] = {"en": english, "de": german}


def phrases_in(language: str | None) -> Phrases:
    """Return the phrases of this language, or of the default one if it is unknown."""
    return PHRASES.get(language or DEFAULT_LANGUAGE, PHRASES[DEFAULT_LANGUAGE])


# Recaps: what happened at a table, in a sentence: "Ben made a four, Ana a five." Built from what every spectator sees.

MAX_RECAP_EVENTS = 3
"""Maximum number of events in a recap: the last ones, which say more than the first."""
HOLED = ("dice-golf", "holed")

Event = Mapping[str, Any]


def recap(game: str, names: Sequence[str], events: Iterable[Event], phrases: Phrases) -> str:
    """Return a sentence about each seat's last event, oldest first; "" if there is none.

    If the language has words for none of the events, the sentence says who has played.
    """
    events = list(events)
    last: dict[int, Event] = {}
    for event in events:
        seat = event["seat"]
        if seat is not None and ((game, event["kind"]) == HOLED or _does(game, event, phrases)):
            last.pop(seat, None)
            last[seat] = event
    done = list(last.values())[-MAX_RECAP_EVENTS:]
    if not done:
        return _played(names, events, phrases)
    if all((game, event["kind"]) == HOLED for event in last.values()):
        return f"{phrases.holed([(names[event['seat']], event['score']) for event in done])}."
    return f"{'. '.join(_did(game, event, names[event['seat']], phrases) for event in done)}."


def _did(game: str, event: Event, name: str, phrases: Phrases) -> str:
    if (game, event["kind"]) == HOLED:
        return phrases.holed([(name, event["score"])])
    return f"{name} {_does(game, event, phrases)}"


def _does(game: str, event: Event, phrases: Phrases) -> str | None:
    return phrases.DOES.get((game, event["kind"])) or phrases.DOES.get(("", event["kind"]))


def _played(names: Sequence[str], events: Iterable[Event], phrases: Phrases) -> str:
    """Say who has played, for games without words for their events."""
    seats = list(dict.fromkeys(event["seat"] for event in events if event["seat"] is not None))
    return phrases.have_played([names[seat] for seat in seats]) if seats else ""


# The message. It says only what every spectator of the table may see, except who asks for a seat, which only the host is told.

MINUTE, HOUR = 60_000, 3_600_000
HOURS_FROM = 100 * MINUTE
"""A remaining time of at least this is given in hours, a shorter one in minutes."""


def message(club: Club, table: Table, seat: int, why: Why, now: int, language: str = DEFAULT_LANGUAGE) -> Message:
    """Return the message about the table for the player in this seat."""
    phrases = phrases_in(language)
    return Message(
        player=table.seats[seat].player or "",
        table=table.id,
        why=why,
        title=truncated(_title(table, seat, why, phrases), LONGEST_TITLE),
        body=truncated(_body(club, table, seat, why, now, phrases), LONGEST_BODY),
        url=f"/t/{table.id}",
        tag=table.id,
        name=table.seats[seat].name,
    )


def _title(table: Table, seat: int, why: Why, phrases: Phrases) -> str:
    place, game = table.name or (table.course and table.course.name), table.game
    if why == "over":
        return phrases.is_over(place or phrases.named(game.id, game.name))
    where = phrases.at_place(place) if place else phrases.in_game(game.id, game.name)
    if why == "seat":
        return phrases.ask_for_seat([asker.name for asker in table.requests], where)
    number, _ = game.progress(table.state)
    if why == "nudge":
        return phrases.nudged(_nudger(table, seat), where, game.unit, number)
    return (phrases.your_turn if why == "turn" else phrases.still_your_turn)(where, game.unit, number)


def _nudger(table: Table, seat: int) -> str:
    nudged = table.seats[seat].clock.nudged
    assert nudged is not None
    return table.seats[nudged[1]].name


def _body(club: Club, table: Table, seat: int, why: Why, now: int, phrases: Phrases) -> str:
    if why == "turn":
        return _since(club, table, seat, phrases) or phrases.WAITS
    if why == "seat":
        return phrases.TO_SEAT
    return _ended(table, seat, phrases) if why == "over" else _left(table, seat, now, phrases)


def _since(club: Club, table: Table, seat: int, phrases: Phrases) -> str:
    """Recap the other seats' events since this player's last decision, at most ENTRIES_BACK entries back."""
    before = max(table.seats[seat].decided, table.n - ENTRIES_BACK)
    events = [event for entry in recent_entries(club, table, before, strong=True) for event in entry.events]
    public = [event.seen_by(None) for event in events if event.seat != seat]
    return recap(table.game.id, [held.name for held in table.seats], public, phrases)


def _left(table: Table, seat: int, now: int, phrases: Phrases) -> str:
    """Say how much time the player has left."""
    deadline = table_status(table, seat).deadline
    if deadline is None:
        return phrases.WAITS
    left = max(0, deadline - now)
    if left >= HOURS_FROM:
        return phrases.runs_out_in_hours(round(left / HOUR))
    return phrases.runs_out_in_minutes(left // MINUTE) if left >= 2 * MINUTE else phrases.RUNS_OUT_NOW


def _ended(table: Table, seat: int, phrases: Phrases) -> str:
    places = {place["seat"]: place["place"] for place in (table.result or {"places": ()})["places"]}
    won = [number for number, place in places.items() if place == 1]
    if won == [seat]:
        return phrases.WON
    names = [table.seats[number].name for number in won if number != seat]
    if seat in won:
        return phrases.you_share(names)
    return phrases.they_won(names) if names else phrases.SEE
