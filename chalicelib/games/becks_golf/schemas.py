"""JSON Schemas of views, moves, events and records, for openapi.json and the page's types."""

from __future__ import annotations

from chalicelib.games.becks_golf.cards import FACES, OPENED, ROUNDS
from chalicelib.games.becks_golf.rounds import SEATS
from chalicelib.games.schema import (
    BOOL,
    COUNT,
    INT,
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

SEAT, each_seat = seat_schemas(SEATS)
PLACE = {**number(0, 8), "description": "In the grid, row by row from 0."}
ROUND = number(1, ROUNDS["most"])
CARD = {
    **one_of(FACES.values()),
    "description": "Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.",
}
GRID = list_of(CARD, 9)
TWO_PLACES = {**list_of(PLACE, OPENED), "uniqueItems": True}
SETS = list_of(object_of(places=list_of(PLACE, 3), score=INT))
OPENED_CARDS = each_seat(list_of(object_of(at=PLACE, card=CARD), OPENED))
ENDED: dict[str, Schema] = {
    "round": ROUND,
    "closer": nullable(SEAT),
    "grids": each_seat(GRID),
    "turned": each_seat(list_of(PLACE)),
    "sets": each_seat(SETS),
    "discard": CARD,
    "raw": each_seat(INT),
    "scores": each_seat(INT),
    "totals": each_seat(INT),
}


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    return either(kind("open", at=TWO_PLACES), kind("draw"), kind("take", at=PLACE), kind("place", at=PLACE), kind("discard"))


def _happened() -> Schema:
    placed: dict[str, Schema] = {
        "at": PLACE,
        "card": CARD,
        "from": one_of(("pile", "discard")),
        "replaced": CARD,
        "was_down": BOOL,
        "completed": SETS,
        "sets": SETS,
        "showing": INT,
    }
    return either(
        choice_event(SEAT, at=TWO_PLACES),
        event("opened", NULL, cards=OPENED_CARDS, showing=each_seat(INT), discard=CARD),
        with_optional(event("drew", SEAT), card=CARD),
        event("placed", SEAT, **placed),
        event("discarded", SEAT, card=CARD),
        event("reshuffled", NULL, cards=COUNT),
        event("went-out", SEAT, last_turns=list_of(SEAT)),
        event("scored", NULL, **ENDED),
        event("dealt", SEAT, round=ROUND, pile=COUNT),
    )


def _state() -> Schema:
    return object_of(
        round=ROUND,
        rounds=ROUND,
        phase=one_of(("opening", "play", "over")),
        dealer=SEAT,
        turn=nullable(SEAT),
        turns=COUNT,
        most_turns=COUNT,
        closer=nullable(SEAT),
        closers=list_of(nullable(SEAT)),
        last_turns=list_of(SEAT),
        pile=COUNT,
        pile_cards=nullable(list_of(CARD)),
        discard=list_of(CARD),
        drawn=nullable(object_of(seat=SEAT, card=nullable(CARD))),
        players=each_seat(_player()),
        own=nullable(_own()),
        last=nullable(object_of(**ENDED)),
    )


def _player() -> Schema:
    return object_of(
        seat=SEAT,
        grid=list_of(nullable(CARD), 9),
        down=COUNT,
        down_cards=nullable(list_of(nullable(CARD), 9)),
        choice=nullable(TWO_PLACES),
        sets=SETS,
        showing=INT,
        scores=list_of(INT),
        total=INT,
    )


def _own() -> Schema:
    would = object_of(showing=list_of(INT, 9), completes=list_of(SETS, 9), closes=nullable(PLACE), clear=nullable(BOOL))
    return object_of(choice=nullable(TWO_PLACES), changes_left=COUNT, would=nullable(would))


def _record() -> Schema:
    return object_of(
        rounds=list_of(
            object_of(
                grids=each_seat(list_of(list_of(CARD, 3), 3)), closer=nullable(SEAT), raw=each_seat(INT), scores=each_seat(INT)
            )
        ),
        totals=each_seat(INT),
    )
