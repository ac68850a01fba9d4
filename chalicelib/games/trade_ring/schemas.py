"""JSON Schemas (2020-12) of what the engine gives and takes, for openapi.json and the types made from it.

Who publishes them adds what all games share: each event's `n`, and the record's common members.
"""

from __future__ import annotations

from typing import Any

from chalicelib.games.trade_ring.cards import DECK, HAND, MOST_PLAYERS, NAMES, TYPES
from chalicelib.games.trade_ring.state import ENDS, PHASES, WAYS

Schema = dict[str, Any]


def one_of(values: Any) -> Schema:
    return {"enum": list(values)}


def some(schema: Schema) -> Schema:
    """It, or null."""
    return {"oneOf": [schema, {"type": "null"}]}


def rows(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def thing(**members: Schema) -> Schema:
    """An object with exactly these members."""
    return {"type": "object", "properties": members, "required": list(members), "additionalProperties": False}


def by_seat(schema: Schema) -> Schema:
    """An object keyed by seats."""
    return {"type": "object", "propertyNames": one_of(map(str, range(MOST_PLAYERS))), "additionalProperties": schema}


INT: Schema = {"type": "integer", "minimum": 0}
BOOL: Schema = {"type": "boolean"}
SEAT: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1}
CARD: Schema = {
    "type": "integer",
    "minimum": DECK[0],
    "maximum": DECK[-1],
    "description": "A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit "
    "(diamonds 0, clubs 1, hearts 2, spades 3).",
}
CARDS = rows(CARD)
CHIPS = {**some(INT), "description": "Null where no chips are played."}
OPEN: dict[str, Schema] = {"card": CARD, "chips": CHIPS}
LIES: dict[str, Schema] = {"card": {**some(CARD), "description": "Null where it lies face-down for you."}, "chips": CHIPS}
OFFERS = rows(thing(seat=SEAT, **LIES))
VALUE = thing(type=one_of(TYPES), top=CARD, cards=CARDS)
CHANGE = one_of(["same", *(f"{way}-{by}" for way in ("better", "worse") for by in ("type", "rank", "suit"))])
NAME = one_of(NAMES)
END = one_of(ENDS)


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    def kind(name: str, **members: Schema) -> Schema:
        return thing(kind={"const": name}, **members)

    def with_chips(name: str, least: int) -> Schema:
        made = kind(name, card=CARD)
        chips = {"type": "integer", "minimum": least, "description": "There if, and only if, chips are played."}
        return {**made, "properties": {**made["properties"], "chips": chips}}

    return {
        "oneOf": [
            kind("skip"),
            kind("fold"),
            with_chips("auction", 1),
            with_chips("offer", 0),
            kind("swap", seat=SEAT),
            kind("mulligan"),
        ]
    }


def _happened() -> Schema:
    def kind(name: str, seat: Schema = SEAT, **members: Schema) -> Schema:
        return thing(seat=seat, kind={"const": name}, **members)

    chose = kind("chose")
    return {
        "oneOf": [
            kind("skipped", turn=INT),
            kind("folded", turn=INT, forced=BOOL),
            kind("auctioned", turn=INT, **OPEN),
            {**chose, "properties": {**chose["properties"], **OPEN}},
            kind("offered", {"type": "null"}, offers=OFFERS),
            kind("swapped", turn=INT, **{"with": SEAT}, given=thing(**OPEN), taken=thing(**LIES)),
            kind("mulliganed", turn=INT, cards=rows(thing(seat=SEAT, **OPEN)), pot=CHIPS),
            kind("drew", card=LIES["card"]),
            kind(
                "ended",
                {"type": "null"},
                end=END,
                left=CARDS,
                hands=rows(CARDS),
                values=rows(VALUE),
                pot=CHIPS,
                chips=some(rows(INT)),
            ),
        ]
    }


def _state() -> Schema:
    return thing(
        phase=one_of(PHASES),
        turn=INT,
        turns_left=INT,
        skips_left=INT,
        auctioneer=some(SEAT),
        deck=INT,
        deck_cards=some(CARDS),
        aside=INT,
        aside_cards=some(CARDS),
        discard=CARDS,
        pot=CHIPS,
        players=rows(_player()),
        own=some(_own()),
        lately=some(_lately()),
        end=some(END),
        left=some(CARDS),
        winner=some(SEAT),
    )


def _player() -> Schema:
    return thing(
        seat=SEAT,
        active=BOOL,
        cards=INT,
        hand=some(CARDS),
        value=some(VALUE),
        known=CARDS,
        chips=CHIPS,
        slot=some(thing(**LIES)),
        offer=some(thing(**OPEN)),
    )


def _own() -> Schema:
    return thing(
        hand=CARDS,
        value=VALUE,
        drawn=some(CARD),
        offer=some(thing(**OPEN)),
        changes_left=some(INT),
        previews=rows(thing(seat=some(SEAT), card=CARD, value=VALUE, change=CHANGE)),
    )


def _lately() -> Schema:
    return thing(turn=INT, seat=SEAT, way=one_of(WAYS), auctioned=some(thing(**OPEN)), offers=OFFERS, taken=some(SEAT))


def _record() -> Schema:
    laid = thing(card=NAME, chips=CHIPS)
    hands = rows({**rows(NAME), "minItems": HAND, "maxItems": HAND})
    turn = thing(
        seat=SEAT,
        kind=one_of(("skip", "fold", "auction")),
        card=some(NAME),
        chips=CHIPS,
        offers=by_seat(laid),
        taken=some(SEAT),
        drawn=by_seat(NAME),
    )
    return thing(
        dealt=hands,
        turns=rows(turn),
        end=END,
        left=rows(NAME),
        hands=hands,
        types=rows(one_of(TYPES)),
        pot=CHIPS,
        chips=some(rows(INT)),
        winner=SEAT,
    )
