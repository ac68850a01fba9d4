"""What clients read about this game in openapi.json."""

from __future__ import annotations

from chalicelib.games.schema import COUNT, NOBODY, Schema, chose, either, event, kind, one_of, seated, some, thing
from chalicelib.games.some_game.rounds import NUMBERS, SEATS

SEAT, each_seat = seated(SEATS)
NUMBER = one_of(NUMBERS)
PLAYER = thing(seat=SEAT, number=some(NUMBER), choice=some(NUMBER))
STATE = thing(
    phase=one_of(("pick", "over")),
    barred=NUMBER,
    players=each_seat(PLAYER),
    own=some(thing(choice=some(NUMBER), changes_left=COUNT)),
)
MOVE = kind("pick", number=NUMBER)
HAPPENED = either(chose(SEAT, number=NUMBER), event("revealed", NOBODY, numbers=each_seat(NUMBER)))
RECORD = thing(numbers=each_seat(NUMBER))


def schemas() -> dict[str, Schema]:
    return {"state": STATE, "move": MOVE, "happened": HAPPENED, "record": RECORD}
