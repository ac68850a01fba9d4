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
    seat_schemas,
    with_optional,
)
from chalicelib.games.stew.cards import (
    CARDS_A_TURN,
    DEALT,
    DECK,
    INGREDIENTS,
    OF,
    PLAYERS,
    ROUNDS,
    ROYALS,
    SPECIALTIES,
    TOKENS,
    TURNS,
)
from chalicelib.games.stew.state import PHASES, REACHES
from chalicelib.games.stew.view import WHYS

SEAT, each_seat = seat_schemas(PLAYERS)
CARD = {
    **number(DECK[0], DECK[-1]),
    "description": "A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each).",
}
CARDS = list_of(CARD)
ROYAL = one_of(ROYALS)
TOKEN = one_of(TOKENS)
SPECIALTY = one_of(SPECIALTIES)
PENCE = COUNT
PLAN: dict[str, Schema] = {"token": TOKEN, "cards": CARDS, "add": BOOL, "ask": BOOL}
SCORE: dict[str, Schema] = {
    "royal": ROYAL,
    "order": CARD,
    "tip": PENCE,
    "matches": each_seat(COUNT),
    "takers": list_of(SEAT),
    "share": PENCE,
    "wages": each_seat(PENCE),
    "left": PENCE,
    "back": PENCE,
}
PLAY = object_of(token=TOKEN, instead_of=nullable(TOKEN), cards=CARDS, add=BOOL, added=COUNT, gone=BOOL)


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _of_royals(schema: Schema) -> Schema:
    return keyed_by(ROYALS, schema)


def _move() -> Schema:
    plan = kind("plan", token=TOKEN, cards=list_of(CARD, 0, CARDS_A_TURN))
    return either(
        kind("keep", specialty=SPECIALTY),
        kind("open", replace=BOOL),
        with_optional(plan, add=BOOL, ask=BOOL),
        kind("trade", cards=list_of(CARD, 1, OF["spice-trader"]["cards"])),
        kind("exchange", token=TOKEN),
        kind("stay"),
    )


def _happened() -> Schema:
    began = object_of(order=CARD, next=nullable(CARD), tip=PENCE, left=PENCE)
    shown = object_of(token=TOKEN, cards=CARDS, add=BOOL)
    return either(
        with_optional(choice_event(SEAT, **PLAN), specialty=SPECIALTY, replace=BOOL),
        event("kept", NULL, specialties=each_seat(SPECIALTY)),
        event("thrown", NULL, royal=ROYAL, card=CARD),
        event("turned", NULL, next=_of_royals(CARD)),
        event("opened", NULL, replaced=each_seat(BOOL)),
        event("begun", NULL, round=COUNT, royals=_of_royals(began)),
        with_optional(event("traded", SEAT, count=COUNT), cards=CARDS),
        event("revealed", NULL, round=COUNT, turn=COUNT, plays=each_seat(shown), asked=nullable(SEAT)),
        event("exchanged", SEAT, token=TOKEN, instead_of=TOKEN),
        event("stayed", SEAT),
        event("declared", SEAT, royal=ROYAL, matches=COUNT, added=COUNT),
        event("mulliganed", SEAT, cards=CARDS),
        with_optional(event("drew", SEAT, count=COUNT, why=one_of(WHYS)), cards=CARDS),
        event("reshuffled", NULL, deck=COUNT),
        event("scored", NULL, round=COUNT, **SCORE),
        event("earned", SEAT, specialty=SPECIALTY, pence=PENCE),
        event("ended", NULL, money=each_seat(PENCE), hands=each_seat(COUNT)),
    )


def _state() -> Schema:
    royal = object_of(
        order=nullable(CARD),
        next=nullable(CARD),
        under=CARDS,
        coins=PENCE,
        tip=PENCE,
        left=PENCE,
        down=COUNT,
        down_cards=nullable(CARDS),
    )
    return object_of(
        phase=one_of(PHASES),
        round=number(1, ROUNDS),
        rounds=COUNT,
        turn=number(1, TURNS),
        turns=COUNT,
        dishwasher=SEAT,
        reach=one_of(REACHES),
        asked=nullable(SEAT),
        deck=COUNT,
        deck_cards=nullable(CARDS),
        discard=COUNT,
        discard_cards=nullable(CARDS),
        royals=_of_royals(royal),
        players=each_seat(_player()),
        own=nullable(_own()),
        last=nullable(_last()),
    )


def _player() -> Schema:
    return object_of(
        seat=SEAT,
        money=PENCE,
        hand=COUNT,
        limit=COUNT,
        cards=nullable(CARDS),
        specialty=nullable(SPECIALTY),
        used=BOOL,
        tokens=keyed_by(TOKENS, COUNT),
        plays=list_of(PLAY, 0, TURNS),
        matches=_of_royals(COUNT),
        dealt=nullable(list_of(SPECIALTY, 0, DEALT)),
        choice=nullable(_choice()),
    )


def _choice() -> Schema:
    return either(object_of(specialty=SPECIALTY), object_of(replace=BOOL), object_of(**PLAN))


def _own() -> Schema:
    return object_of(
        cards=list_of(object_of(card=CARD, matches=_of_royals(COUNT), next=_of_royals(COUNT))),
        drawn=CARDS,
        dealt=list_of(SPECIALTY, 0, DEALT),
        choice=nullable(_choice()),
        changes_left=nullable(COUNT),
        may=object_of(add=BOOL, ask=BOOL, trade=BOOL),
    )


def _last() -> Schema:
    return object_of(
        round=number(1, ROUNDS),
        plays=each_seat(list_of(PLAY, TURNS)),
        scores=list_of(object_of(**SCORE)),
        paid=each_seat(PENCE),
        extra=each_seat(PENCE),
    )


def _record() -> Schema:
    ingredients = list_of(one_of(INGREDIENTS), 2, 3)
    play = object_of(
        turn=number(1, TURNS),
        seat=SEAT,
        token=TOKEN,
        instead_of=nullable(TOKEN),
        cards=list_of(ingredients, 0, CARDS_A_TURN),
        added=number(0, OF["saucier"]["matches"]),
    )
    of_a_round = object_of(
        orders=_of_royals(object_of(order=ingredients, coins=PENCE)),
        tips=_of_royals(PENCE),
        plays=list_of(play),
        matches=_of_royals(each_seat(COUNT)),
        paid=each_seat(PENCE),
        extra=each_seat(PENCE),
        left=_of_royals(PENCE),
    )
    return object_of(
        opening=each_seat(BOOL),
        specialties=nullable(each_seat(SPECIALTY)),
        rounds=list_of(of_a_round, ROUNDS),
        money=each_seat(PENCE),
        hands=each_seat(COUNT),
    )
