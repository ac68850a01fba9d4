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
    seated,
    some,
    thing,
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

SEAT, each_seat = seated(PLAYERS)
CARD = {
    **number(DECK[0], DECK[-1]),
    "description": "A card by its place in the deck's list: pairs (five of each), triples and doubles (two of each).",
}
CARDS = rows(CARD)
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
    "takers": rows(SEAT),
    "share": PENCE,
    "wages": each_seat(PENCE),
    "left": PENCE,
    "back": PENCE,
}
PLAY = thing(token=TOKEN, instead_of=some(TOKEN), cards=CARDS, add=BOOL, added=COUNT, gone=BOOL)


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _of_royals(schema: Schema) -> Schema:
    return by(ROYALS, schema)


def _move() -> Schema:
    plan = kind("plan", token=TOKEN, cards=rows(CARD, 0, CARDS_A_TURN))
    return either(
        kind("keep", specialty=SPECIALTY),
        kind("open", replace=BOOL),
        perhaps(plan, add=BOOL, ask=BOOL),
        kind("trade", cards=rows(CARD, 1, OF["spice-trader"]["cards"])),
        kind("exchange", token=TOKEN),
        kind("stay"),
    )


def _happened() -> Schema:
    began = thing(order=CARD, next=some(CARD), tip=PENCE, left=PENCE)
    shown = thing(token=TOKEN, cards=CARDS, add=BOOL)
    return either(
        perhaps(chose(SEAT, **PLAN), specialty=SPECIALTY, replace=BOOL),
        event("kept", NOBODY, specialties=each_seat(SPECIALTY)),
        event("thrown", NOBODY, royal=ROYAL, card=CARD),
        event("turned", NOBODY, next=_of_royals(CARD)),
        event("opened", NOBODY, replaced=each_seat(BOOL)),
        event("begun", NOBODY, round=COUNT, royals=_of_royals(began)),
        perhaps(event("traded", SEAT, count=COUNT), cards=CARDS),
        event("revealed", NOBODY, round=COUNT, turn=COUNT, plays=each_seat(shown), asked=some(SEAT)),
        event("exchanged", SEAT, token=TOKEN, instead_of=TOKEN),
        event("stayed", SEAT),
        event("declared", SEAT, royal=ROYAL, matches=COUNT, added=COUNT),
        event("mulliganed", SEAT, cards=CARDS),
        perhaps(event("drew", SEAT, count=COUNT, why=one_of(WHYS)), cards=CARDS),
        event("reshuffled", NOBODY, deck=COUNT),
        event("scored", NOBODY, round=COUNT, **SCORE),
        event("earned", SEAT, specialty=SPECIALTY, pence=PENCE),
        event("ended", NOBODY, money=each_seat(PENCE), hands=each_seat(COUNT)),
    )


def _state() -> Schema:
    royal = thing(
        order=some(CARD),
        next=some(CARD),
        under=CARDS,
        coins=PENCE,
        tip=PENCE,
        left=PENCE,
        down=COUNT,
        down_cards=some(CARDS),
    )
    return thing(
        phase=one_of(PHASES),
        round=number(1, ROUNDS),
        rounds=COUNT,
        turn=number(1, TURNS),
        turns=COUNT,
        dishwasher=SEAT,
        reach=one_of(REACHES),
        asked=some(SEAT),
        deck=COUNT,
        deck_cards=some(CARDS),
        discard=COUNT,
        discard_cards=some(CARDS),
        royals=_of_royals(royal),
        players=each_seat(_player()),
        own=some(_own()),
        last=some(_last()),
    )


def _player() -> Schema:
    return thing(
        seat=SEAT,
        money=PENCE,
        hand=COUNT,
        limit=COUNT,
        cards=some(CARDS),
        specialty=some(SPECIALTY),
        used=BOOL,
        tokens=by(TOKENS, COUNT),
        plays=rows(PLAY, 0, TURNS),
        matches=_of_royals(COUNT),
        dealt=some(rows(SPECIALTY, 0, DEALT)),
        choice=some(_choice()),
    )


def _choice() -> Schema:
    return either(thing(specialty=SPECIALTY), thing(replace=BOOL), thing(**PLAN))


def _own() -> Schema:
    return thing(
        cards=rows(thing(card=CARD, matches=_of_royals(COUNT), next=_of_royals(COUNT))),
        drawn=CARDS,
        dealt=rows(SPECIALTY, 0, DEALT),
        choice=some(_choice()),
        changes_left=some(COUNT),
        may=thing(add=BOOL, ask=BOOL, trade=BOOL),
    )


def _last() -> Schema:
    return thing(
        round=number(1, ROUNDS),
        plays=each_seat(rows(PLAY, TURNS)),
        scores=rows(thing(**SCORE)),
        paid=each_seat(PENCE),
        extra=each_seat(PENCE),
    )


def _record() -> Schema:
    ingredients = rows(one_of(INGREDIENTS), 2, 3)
    play = thing(
        turn=number(1, TURNS),
        seat=SEAT,
        token=TOKEN,
        instead_of=some(TOKEN),
        cards=rows(ingredients, 0, CARDS_A_TURN),
        added=number(0, OF["saucier"]["matches"]),
    )
    of_a_round = thing(
        orders=_of_royals(thing(order=ingredients, coins=PENCE)),
        tips=_of_royals(PENCE),
        plays=rows(play),
        matches=_of_royals(each_seat(COUNT)),
        paid=each_seat(PENCE),
        extra=each_seat(PENCE),
        left=_of_royals(PENCE),
    )
    return thing(
        opening=each_seat(BOOL),
        specialties=some(each_seat(SPECIALTY)),
        rounds=rows(of_a_round, ROUNDS),
        money=each_seat(PENCE),
        hands=each_seat(COUNT),
    )
