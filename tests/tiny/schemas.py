"""Schemas of this game for openapi.json."""

from __future__ import annotations

from chalicelib.games.schema import (
    BOOL,
    COUNT,
    NULL,
    Schema,
    choice_event,
    either,
    event,
    kind,
    list_of,
    nullable,
    number,
    object_of,
    one_of,
    seat_schemas,
    with_optional,
)
from tests.tiny.rounds import SEATS

SEAT, each_seat = seat_schemas(SEATS)
CARD = number(1, 6)
CARDS = list_of(CARD)
CHOICE: dict[str, Schema] = {"number": CARD, "ask": BOOL}

PLAYER = object_of(
    seat=SEAT,
    points=COUNT,
    hand=COUNT,
    cards=nullable(CARDS),
    lies=nullable(CARD),
    asked=BOOL,
    choice=nullable(object_of(**CHOICE)),
)
STATE = object_of(
    round=COUNT,
    rounds=COUNT,
    phase=one_of(("pick", "react", "over")),
    chip=SEAT,
    last=nullable(each_seat(CARD)),
    discard=CARDS,
    deck=COUNT,
    deck_cards=nullable(CARDS),
    players=each_seat(PLAYER),
    own=nullable(object_of(cards=CARDS, choice=nullable(object_of(**CHOICE)), changes_left=COUNT)),
)
MOVE = either(kind("pick", **CHOICE), kind("react", number=CARD), kind("pass"))
HAPPENED = either(
    choice_event(SEAT, **CHOICE),
    event("revealed", NULL, round=COUNT, numbers=each_seat(CARD), asked=list_of(SEAT)),
    event("reacted", SEAT, number=CARD, thrown=CARD),
    event("passed", SEAT),
    event("scored", NULL, round=COUNT, numbers=each_seat(CARD), chip=SEAT),
    event("reshuffled", NULL),
    with_optional(event("drew", SEAT, count=COUNT), cards=CARDS),
)
ROUND = object_of(picks=each_seat(CARD), asked=list_of(SEAT), reacted=each_seat(nullable(CARD)), lay=each_seat(CARD), chip=SEAT)
RECORD = object_of(rounds=list_of(ROUND, 1, 6), points=each_seat(COUNT))


def schemas() -> dict[str, Schema]:
    return {"state": STATE, "move": MOVE, "happened": HAPPENED, "record": RECORD}
