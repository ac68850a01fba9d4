"""What the engine gives and takes, for openapi.json and the types made from it."""

from __future__ import annotations

from chalicelib.games.becks_golf.cards import FACES, OPENED, ROUNDS
from chalicelib.games.becks_golf.rounds import SEATS
from chalicelib.games.schema import (
    BOOL,
    COUNT,
    INT,
    NOBODY,
    Schema,
    chose,
    either,
    event,
    kind,
    number,
    one_of,
    perhaps,
    rows,
    seated,
    some,
    thing,
)

SEAT, each_seat = seated(SEATS)
PLACE = {**number(0, 8), "description": "In the grid, row by row from 0."}
ROUND = number(1, ROUNDS["most"])
CARD = {
    **one_of(FACES.values()),
    "description": "Black cards are 1 to 9, red ones -1 to -4, M a Mulligan, H a Hazard.",
}
GRID = rows(CARD, 9)
TWO_PLACES = {**rows(PLACE, OPENED), "uniqueItems": True}
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
        chose(SEAT, at=TWO_PLACES),
        event("opened", NOBODY, cards=OPENED_CARDS, showing=each_seat(INT), discard=CARD),
        perhaps(event("drew", SEAT), card=CARD),
        event("placed", SEAT, **placed),
        event("discarded", SEAT, card=CARD),
        event("reshuffled", NOBODY, cards=COUNT),
        event("went-out", SEAT, last_turns=rows(SEAT)),
        event("scored", NOBODY, **ENDED),
        event("dealt", SEAT, round=ROUND, pile=COUNT),
    )


def _state() -> Schema:
    return thing(
        round=ROUND,
        rounds=ROUND,
        phase=one_of(("opening", "play", "over")),
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
