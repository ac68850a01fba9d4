"""JSON Schemas of views, moves, events and records, for openapi.json and the page's types."""

from __future__ import annotations

from chalicelib.games.schema import (
    BOOL,
    COUNT,
    NULL,
    Schema,
    choice_event,
    either,
    event,
    keyed_by,
    kind,
    list_of,
    nullable,
    number,
    object_of,
    one_of,
    seat,
    with_optional,
)
from chalicelib.games.trade_ring.cards import DECK, HAND, MOST_PLAYERS, NAMES, TYPES
from chalicelib.games.trade_ring.state import ENDS, PHASES, WAYS

SEAT = seat(MOST_PLAYERS)
CARD = {
    **number(DECK[0], DECK[-1]),
    "description": "A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit "
    "(diamonds 0, clubs 1, hearts 2, spades 3).",
}
CARDS = list_of(CARD)
CHIPS = {**nullable(COUNT), "description": "Null where no chips are played."}
OPEN: dict[str, Schema] = {"card": CARD, "chips": CHIPS}
LIES: dict[str, Schema] = {"card": {**nullable(CARD), "description": "Null where it lies face-down for you."}, "chips": CHIPS}


def stake(least: int) -> Schema:
    """The chips with a card, in a move: at least `least`."""
    return {"type": "integer", "minimum": least, "description": "There if, and only if, chips are played."}


NEXT = {
    **with_optional(object_of(card=CARD), chips=stake(1)),
    "description": "What the seat will auction as soon as its turn begins, which is next, if it can then. Nobody else is told.",
}
OFFERS = list_of(object_of(seat=SEAT, **LIES))
VALUE = object_of(type=one_of(TYPES), top=CARD, cards=CARDS)
CHANGE = one_of(["same", *(f"{way}-{what}" for way in ("better", "worse") for what in ("type", "rank", "suit"))])
NAME = one_of(NAMES)
END = one_of(ENDS)


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    return either(
        kind("skip"),
        kind("fold"),
        _with_chips("auction", 1),
        with_optional(_with_chips("offer", 0), next=NEXT),
        kind("swap", seat=SEAT),
        kind("mulligan"),
    )


def _with_chips(name: str, least: int) -> Schema:
    return with_optional(kind(name, card=CARD), chips=stake(least))


def _happened() -> Schema:
    ended: dict[str, Schema] = {
        "end": END,
        "left": CARDS,
        "hands": list_of(CARDS),
        "values": list_of(VALUE),
        "pot": CHIPS,
        "chips": nullable(list_of(COUNT)),
    }
    return either(
        event("skipped", SEAT, turn=COUNT),
        event("folded", SEAT, turn=COUNT, forced=BOOL),
        event("auctioned", SEAT, turn=COUNT, **OPEN),
        choice_event(SEAT, **OPEN),
        event("offered", NULL, offers=OFFERS),
        event("swapped", SEAT, turn=COUNT, **{"with": SEAT}, given=object_of(**OPEN), taken=object_of(**LIES)),
        event("mulliganed", SEAT, turn=COUNT, cards=list_of(object_of(seat=SEAT, **OPEN)), pot=CHIPS),
        event("drew", SEAT, card=LIES["card"]),
        event("ended", NULL, **ended),
    )


def _state() -> Schema:
    return object_of(
        phase=one_of(PHASES),
        turn=COUNT,
        turns_left=COUNT,
        skips_left=COUNT,
        auctioneer=nullable(SEAT),
        deck=COUNT,
        deck_cards=nullable(CARDS),
        aside=COUNT,
        aside_cards=nullable(CARDS),
        discard=CARDS,
        pot=CHIPS,
        players=list_of(_player()),
        own=nullable(_own()),
        lately=nullable(_lately()),
        end=nullable(END),
        left=nullable(CARDS),
        winner=nullable(SEAT),
    )


def _player() -> Schema:
    return object_of(
        seat=SEAT,
        active=BOOL,
        cards=COUNT,
        hand=nullable(CARDS),
        value=nullable(VALUE),
        known=CARDS,
        chips=CHIPS,
        slot=nullable(object_of(**LIES)),
        offer=nullable(object_of(**OPEN)),
    )


def _own() -> Schema:
    own = object_of(
        hand=CARDS,
        value=VALUE,
        drawn=nullable(CARD),
        offer=nullable(object_of(**OPEN)),
        changes_left=nullable(COUNT),
        previews=list_of(object_of(seat=nullable(SEAT), card=CARD, value=VALUE, change=CHANGE)),
    )
    return with_optional(own, next=NEXT)


def _lately() -> Schema:
    return object_of(
        turn=COUNT, seat=SEAT, way=one_of(WAYS), auctioned=nullable(object_of(**OPEN)), offers=OFFERS, taken=nullable(SEAT)
    )


def _record() -> Schema:
    laid = object_of(card=NAME, chips=CHIPS)
    hands = list_of(list_of(NAME, HAND))
    turn = object_of(
        seat=SEAT,
        kind=one_of(("skip", "fold", "auction")),
        card=nullable(NAME),
        chips=CHIPS,
        offers=_by_seat(laid),
        taken=nullable(SEAT),
        drawn=_by_seat(NAME),
    )
    return object_of(
        dealt=hands,
        turns=list_of(turn),
        end=END,
        left=list_of(NAME),
        hands=hands,
        types=list_of(one_of(TYPES)),
        pot=CHIPS,
        chips=nullable(list_of(COUNT)),
        winner=SEAT,
    )


def _by_seat(schema: Schema) -> Schema:
    return keyed_by(range(MOST_PLAYERS), schema)
