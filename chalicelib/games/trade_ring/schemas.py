"""What the engine gives and takes, for openapi.json and the types made from it."""

from __future__ import annotations

from chalicelib.games.schema import (
    BOOL,
    COUNT,
    NOBODY,
    Schema,
    by,
    chose,
    either,
    event,
    kind,
    number,
    one_of,
    perhaps,
    rows,
    seat,
    some,
    thing,
)
from chalicelib.games.trade_ring.cards import DECK, HAND, MOST_PLAYERS, NAMES, TYPES
from chalicelib.games.trade_ring.state import ENDS, PHASES, WAYS

SEAT = seat(MOST_PLAYERS)
CARD = {
    **number(DECK[0], DECK[-1]),
    "description": "A card by its place in the deck's list: four times its rank (two 0, ace 12) plus its suit "
    "(diamonds 0, clubs 1, hearts 2, spades 3).",
}
CARDS = rows(CARD)
CHIPS = {**some(COUNT), "description": "Null where no chips are played."}
OPEN: dict[str, Schema] = {"card": CARD, "chips": CHIPS}
LIES: dict[str, Schema] = {"card": {**some(CARD), "description": "Null where it lies face-down for you."}, "chips": CHIPS}


def stake(least: int) -> Schema:
    """Chips that go with a card."""
    return {"type": "integer", "minimum": least, "description": "There if, and only if, chips are played."}


NEXT = {
    **perhaps(thing(card=CARD), chips=stake(1)),
    "description": "What the seat will auction as soon as its turn begins, which is next, if it can then. Nobody else is told.",
}
OFFERS = rows(thing(seat=SEAT, **LIES))
VALUE = thing(type=one_of(TYPES), top=CARD, cards=CARDS)
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
        perhaps(_with_chips("offer", 0), next=NEXT),
        kind("swap", seat=SEAT),
        kind("mulligan"),
    )


def _with_chips(name: str, least: int) -> Schema:
    return perhaps(kind(name, card=CARD), chips=stake(least))


def _happened() -> Schema:
    ended: dict[str, Schema] = {
        "end": END,
        "left": CARDS,
        "hands": rows(CARDS),
        "values": rows(VALUE),
        "pot": CHIPS,
        "chips": some(rows(COUNT)),
    }
    return either(
        event("skipped", SEAT, turn=COUNT),
        event("folded", SEAT, turn=COUNT, forced=BOOL),
        event("auctioned", SEAT, turn=COUNT, **OPEN),
        chose(SEAT, **OPEN),
        event("offered", NOBODY, offers=OFFERS),
        event("swapped", SEAT, turn=COUNT, **{"with": SEAT}, given=thing(**OPEN), taken=thing(**LIES)),
        event("mulliganed", SEAT, turn=COUNT, cards=rows(thing(seat=SEAT, **OPEN)), pot=CHIPS),
        event("drew", SEAT, card=LIES["card"]),
        event("ended", NOBODY, **ended),
    )


def _state() -> Schema:
    return thing(
        phase=one_of(PHASES),
        turn=COUNT,
        turns_left=COUNT,
        skips_left=COUNT,
        auctioneer=some(SEAT),
        deck=COUNT,
        deck_cards=some(CARDS),
        aside=COUNT,
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
        cards=COUNT,
        hand=some(CARDS),
        value=some(VALUE),
        known=CARDS,
        chips=CHIPS,
        slot=some(thing(**LIES)),
        offer=some(thing(**OPEN)),
    )


def _own() -> Schema:
    own = thing(
        hand=CARDS,
        value=VALUE,
        drawn=some(CARD),
        offer=some(thing(**OPEN)),
        changes_left=some(COUNT),
        previews=rows(thing(seat=some(SEAT), card=CARD, value=VALUE, change=CHANGE)),
    )
    return perhaps(own, next=NEXT)


def _lately() -> Schema:
    return thing(turn=COUNT, seat=SEAT, way=one_of(WAYS), auctioned=some(thing(**OPEN)), offers=OFFERS, taken=some(SEAT))


def _record() -> Schema:
    laid = thing(card=NAME, chips=CHIPS)
    hands = rows(rows(NAME, HAND))
    turn = thing(
        seat=SEAT,
        kind=one_of(("skip", "fold", "auction")),
        card=some(NAME),
        chips=CHIPS,
        offers=_by_seat(laid),
        taken=some(SEAT),
        drawn=_by_seat(NAME),
    )
    return thing(
        dealt=hands,
        turns=rows(turn),
        end=END,
        left=rows(NAME),
        hands=hands,
        types=rows(one_of(TYPES)),
        pot=CHIPS,
        chips=some(rows(COUNT)),
        winner=SEAT,
    )


def _by_seat(schema: Schema) -> Schema:
    return by(range(MOST_PLAYERS), schema)
