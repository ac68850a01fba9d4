"""What clients read about this game in openapi.json."""

from __future__ import annotations

from typing import Any

INT = {"type": "integer", "minimum": 0}
BOOL = {"type": "boolean"}
CARD = {"type": "integer", "minimum": 1, "maximum": 6}
CARDS = {"type": "array", "items": CARD}
SEATS = {"type": "array", "items": INT}


def exactly(**members: Any) -> dict[str, Any]:
    """An object with these members and no other."""
    return {"type": "object", "properties": members, "required": [*members], "additionalProperties": False}


def null_or(schema: dict[str, Any]) -> dict[str, Any]:
    return {"oneOf": [{"type": "null"}, schema]}


def each_seat(schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": schema, "minItems": 2, "maxItems": 5}


def told(kind: str, by: dict[str, Any], private: dict[str, Any] | None = None, **shown: Any) -> dict[str, Any]:
    """An event as it is seen: `private` members reach their own seat only."""
    made = exactly(seat=by, kind={"const": kind}, **shown)
    return {**made, "properties": {**made["properties"], **(private or {})}}


NOBODY = {"type": "null"}
CHOICE = exactly(number=CARD, ask=BOOL)
PLAYER = exactly(seat=INT, points=INT, hand=INT, cards=null_or(CARDS), lies=null_or(CARD), asked=BOOL, choice=null_or(CHOICE))
STATE = exactly(
    round=INT,
    rounds=INT,
    phase={"enum": ["pick", "react", "over"]},
    chip=INT,
    last=null_or(each_seat(CARD)),
    discard=CARDS,
    deck=INT,
    deck_cards=null_or(CARDS),
    players=each_seat(PLAYER),
    own=null_or(exactly(cards=CARDS, choice=null_or(CHOICE), changes_left=INT)),
)
MOVE = {
    "oneOf": [
        exactly(kind={"const": "pick"}, number=CARD, ask=BOOL),
        exactly(kind={"const": "react"}, number=CARD),
        exactly(kind={"const": "pass"}),
    ]
}
HAPPENED = {
    "oneOf": [
        told("chose", INT, CHOICE["properties"]),
        told("revealed", NOBODY, round=INT, numbers=each_seat(CARD), asked=SEATS),
        told("reacted", INT, number=CARD, thrown=CARD),
        told("passed", INT),
        told("scored", NOBODY, round=INT, numbers=each_seat(CARD), chip=INT),
        told("reshuffled", NOBODY),
        told("drew", INT, {"cards": CARDS}, count=INT),
    ]
}
ROUND = exactly(picks=each_seat(CARD), asked=SEATS, reacted=each_seat(null_or(CARD)), lay=each_seat(CARD), chip=INT)
RECORD = exactly(rounds={"type": "array", "items": ROUND, "minItems": 1, "maxItems": 6}, points=each_seat(INT))
SCHEMAS: dict[str, Any] = {"state": STATE, "move": MOVE, "happened": HAPPENED, "record": RECORD}
