"""JSON Schemas (2020-12) of what the engine gives and takes, for openapi.json and the types made from it.

Who publishes them adds what all games share: each event's `n`, and the record's common members.
"""

from __future__ import annotations

from typing import Any

from chalicelib.games.becks_golf.cards import FACES, OPENED, ROUNDS
from chalicelib.games.becks_golf.options import SEATS

Schema = dict[str, Any]


def some(schema: Schema) -> Schema:
    """It, or null."""
    return {"oneOf": [schema, {"type": "null"}]}


def rows(items: Schema, least: int | None = None, most: int | None = None) -> Schema:
    """A list; of exactly `least` things where `most` is left out."""
    if least is None:
        return {"type": "array", "items": items}
    return {"type": "array", "items": items, "minItems": least, "maxItems": least if most is None else most}


def each_seat(items: Schema) -> Schema:
    return rows(items, *SEATS)


def thing(**members: Schema) -> Schema:
    """An object with exactly these members."""
    return {"type": "object", "properties": members, "required": list(members), "additionalProperties": False}


INT: Schema = {"type": "integer"}
COUNT: Schema = {"type": "integer", "minimum": 0}
BOOL: Schema = {"type": "boolean"}
NOBODY: Schema = {"type": "null"}
SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": SEATS[1] - 1}
PLACE: Schema = {"type": "integer", "minimum": 0, "maximum": 8, "description": "In the grid, row by row from 0."}
ROUND: Schema = {"type": "integer", "minimum": 1, "maximum": ROUNDS["most"]}
CARD: Schema = {
    "enum": list(FACES.values()),
    "description": "Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.",
}
GRID = rows(CARD, 9)
TWO_PLACES: Schema = {**rows(PLACE, OPENED), "uniqueItems": True}
SETS = rows(thing(places=rows(PLACE, 3), score=INT))
OPENED_CARDS = each_seat(rows(thing(at=PLACE, card=CARD), OPENED))
ENDED: dict[str, Schema] = {
    "round": ROUND,
    "closer": some(SEAT),
    "grids": each_seat(GRID),
    "turned": each_seat(rows(PLACE)),
    "sets": each_seat(SETS),
    "discard": CARD,
    "raw": each_seat(INT),
    "scores": each_seat(INT),
    "totals": each_seat(INT),
}


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    def kind(name: str, **members: Schema) -> Schema:
        return thing(kind={"const": name}, **members)

    return {
        "oneOf": [
            kind("open", at=TWO_PLACES),
            kind("draw"),
            kind("take", at=PLACE),
            kind("place", at=PLACE),
            kind("discard"),
        ]
    }


def _happened() -> Schema:
    def kind(name: str, seat: Schema = SEAT, **members: Schema) -> Schema:
        return thing(seat=seat, kind={"const": name}, **members)

    def private(told: Schema, **members: Schema) -> Schema:
        """Members that reach their own seat alone."""
        return {**told, "properties": {**told["properties"], **members}}

    placed: dict[str, Schema] = {
        "at": PLACE,
        "card": CARD,
        "from": {"enum": ["pile", "discard"]},
        "replaced": CARD,
        "was_down": BOOL,
        "completed": SETS,
        "sets": SETS,
        "showing": INT,
    }
    return {
        "oneOf": [
            private(kind("chose"), at=TWO_PLACES),
            kind("opened", NOBODY, cards=OPENED_CARDS, showing=each_seat(INT), discard=CARD),
            private(kind("drew"), card=CARD),
            kind("placed", **placed),
            kind("discarded", card=CARD),
            kind("reshuffled", NOBODY, cards=COUNT),
            kind("went-out", last_turns=rows(SEAT)),
            kind("scored", NOBODY, **ENDED),
            kind("dealt", round=ROUND, pile=COUNT),
        ]
    }


def _state() -> Schema:
    return thing(
        round=ROUND,
        rounds=ROUND,
        phase={"enum": ["opening", "play", "over"]},
        dealer=SEAT,
        turn=some(SEAT),
        turns=COUNT,
        most_turns=COUNT,
        closer=some(SEAT),
        closers=rows(some(SEAT)),
        last_turns=rows(SEAT),
        pile=COUNT,
        pile_cards=some(rows(CARD)),
        discard=rows(CARD),
        drawn=some(thing(seat=SEAT, card=some(CARD))),
        players=each_seat(_player()),
        own=some(_own()),
        last=some(thing(**ENDED)),
    )


def _player() -> Schema:
    return thing(
        seat=SEAT,
        grid=rows(some(CARD), 9),
        down=COUNT,
        down_cards=some(rows(some(CARD), 9)),
        choice=some(TWO_PLACES),
        sets=SETS,
        showing=INT,
        scores=rows(INT),
        total=INT,
    )


def _own() -> Schema:
    would = thing(showing=rows(INT, 9), completes=rows(SETS, 9), closes=some(PLACE), clear=some(BOOL))
    return thing(choice=some(TWO_PLACES), changes_left=COUNT, would=some(would))


def _record() -> Schema:
    return thing(
        rounds=rows(
            thing(grids=each_seat(rows(rows(CARD, 3), 3)), closer=some(SEAT), raw=each_seat(INT), scores=each_seat(INT))
        ),
        totals=each_seat(INT),
    )
