"""What clients read about this game in openapi.json."""

from __future__ import annotations

from chalicelib.games.schema import (
    BOOL,
    COUNT,
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
from tests.tiny.rounds import SEATS

SEAT, each_seat = seated(SEATS)
CARD = number(1, 6)
CARDS = rows(CARD)
CHOICE: dict[str, Schema] = {"number": CARD, "ask": BOOL}

PLAYER = thing(
    seat=SEAT,
    points=COUNT,
    hand=COUNT,
    cards=some(CARDS),
    lies=some(CARD),
    asked=BOOL,
    choice=some(thing(**CHOICE)),
)
STATE = thing(
    round=COUNT,
    rounds=COUNT,
    phase=one_of(("pick", "react", "over")),
    chip=SEAT,
    last=some(each_seat(CARD)),
    discard=CARDS,
    deck=COUNT,
    deck_cards=some(CARDS),
    players=each_seat(PLAYER),
    own=some(thing(cards=CARDS, choice=some(thing(**CHOICE)), changes_left=COUNT)),
)
MOVE = either(kind("pick", **CHOICE), kind("react", number=CARD), kind("pass"))
HAPPENED = either(
    chose(SEAT, **CHOICE),
    event("revealed", NOBODY, round=COUNT, numbers=each_seat(CARD), asked=rows(SEAT)),
    event("reacted", SEAT, number=CARD, thrown=CARD),
    event("passed", SEAT),
    event("scored", NOBODY, round=COUNT, numbers=each_seat(CARD), chip=SEAT),
    event("reshuffled", NOBODY),
    perhaps(event("drew", SEAT, count=COUNT), cards=CARDS),
)
ROUND = thing(picks=each_seat(CARD), asked=rows(SEAT), reacted=each_seat(some(CARD)), lay=each_seat(CARD), chip=SEAT)
RECORD = thing(rounds=rows(ROUND, 1, 6), points=each_seat(COUNT))


def schemas() -> dict[str, Schema]:
    return {"state": STATE, "move": MOVE, "happened": HAPPENED, "record": RECORD}
