"""JSON Schemas of views, moves, events and records, for openapi.json and the page's types."""

from __future__ import annotations

from chalicelib.games.schema import (
    COUNT,
    NULL,
    Schema,
    choice_event,
    either,
    event,
    kind,
    nullable,
    object_of,
    one_of,
    seat_schemas,
)
from chalicelib.games.some_game.rounds import NUMBERS, SEATS

SEAT, each_seat = seat_schemas(SEATS)
NUMBER = one_of(NUMBERS)
PLAYER = object_of(seat=SEAT, number=nullable(NUMBER), choice=nullable(NUMBER))
STATE = object_of(
    phase=one_of(("pick", "over")),
    barred=NUMBER,
    players=each_seat(PLAYER),
    own=nullable(object_of(choice=nullable(NUMBER), changes_left=COUNT)),
)
MOVE = kind("pick", number=NUMBER)
HAPPENED = either(choice_event(SEAT, number=NUMBER), event("revealed", NULL, numbers=each_seat(NUMBER)))
RECORD = object_of(numbers=each_seat(NUMBER))


def schemas() -> dict[str, Schema]:
    return {"state": STATE, "move": MOVE, "happened": HAPPENED, "record": RECORD}
