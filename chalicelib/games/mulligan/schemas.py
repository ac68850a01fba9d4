"""JSON Schemas of views, moves, events and records, for openapi.json and the page's types."""

from __future__ import annotations

from chalicelib.games.mulligan.cards import ACTIONS, ANYTIME, CLUBS, LONGEST_TEXT, MOST_GOLFERS, NAMES, SEEN, TURNS
from chalicelib.games.mulligan.options import MODES, MOST_PLAYERS
from chalicelib.games.mulligan.record import THE_COURSE
from chalicelib.games.mulligan.shots import Shot
from chalicelib.games.mulligan.state import ORDERS, PHASES, REACTIONS
from chalicelib.games.schema import (
    BOOL,
    COUNT,
    INT,
    NULL,
    Schema,
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

SEAT = seat(MOST_PLAYERS)
GOLFER = {**number(0, MOST_GOLFERS - 1), "description": "A ball with a hand; without best ball the seat of this number."}
PLAYED_BY = {**nullable(GOLFER), "description": "Null: the course."}
CARD = {
    **number(0, len(NAMES) - 1),
    "description": "0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; "
    "100 + golfer: that golfer's own card.",
}
CARDS = list_of(CARD)
HOLE = {**number(1, 18), "description": "The course's own number."}
TURN = number(0, TURNS)
GOLFERS = list(map(str, range(MOST_GOLFERS)))
TYPE = one_of(ANYTIME)
ORDER = one_of(ORDERS)
AIMS = list_of(object_of(card=CARD, target=GOLFER))
SHOTS = {
    **keyed_by(GOLFERS, keyed_by(NAMES, keyed_by(NAMES, GOLFER))),
    "description": 'By golfer the one club\'s card, and under it action cards with their targets: {"0": {"33": {"12": 2}}}.',
}
EACH_REACTION = keyed_by(GOLFERS, one_of(REACTIONS))
TEXT: Schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_TEXT}
BET = either(
    object_of(about={"const": "hole"}),
    object_of(about={"const": "total"}),
    object_of(about={"const": "shot"}, golfer=GOLFER, finishes=BOOL),
    object_of(about={"const": "words"}, text=TEXT),
)
STAKE = {"type": "integer", "minimum": 1}
LIE: dict[str, Schema] = {"card": CARD, "by": PLAYED_BY}
SHOT_FIELDS: dict[str, Schema] = {name: BOOL if name in ("half", "finished", "duffed") else INT for name in Shot._fields}
SHOT = object_of(golfer=GOLFER, **{"from": COUNT}, club=CARD, lies=list_of(object_of(**LIE, void=BOOL)), **SHOT_FIELDS)
COURSE_ACTION = nullable(object_of(card=CARD, target=GOLFER))
SWING: dict[str, Schema] = {
    "hole": HOLE,
    "turn": TURN,
    "plans": list_of(object_of(golfer=GOLFER, club=CARD, actions=AIMS)),
    "course": COURSE_ACTION,
    "bounced": list_of(object_of(**LIE, off=GOLFER, to=nullable(GOLFER))),
    "cancelled": list_of(object_of(golfer=GOLFER, **LIE)),
    "shots": list_of(SHOT),
}
LAST_HOLE: dict[str, Schema] = {
    "hole": HOLE,
    "strokes": list_of(INT),
    "finishing": list_of(INT),
    "scores": list_of(INT),
    "sides": list_of(INT),
}
WOLF = object_of(wolf=SEAT, partner=nullable(SEAT), points=list_of(INT))
OFFER: dict[str, Schema] = {"offer": COUNT, "by": SEAT, "to": SEAT, "stake": STAKE, "bet": BET}
CHIPS = list_of(COUNT)


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    return either(
        with_optional(kind("plan", shots=SHOTS), reactions=EACH_REACTION, orders=ORDER, partner=nullable(SEAT)),
        kind("orders", orders=ORDER),
        kind("rangefinder", card=CARD),
        kind("dig", card=CARD, discard=CARDS),
        kind("gps", card=CARD),
        kind("borrow", card=CARD, **{"from": GOLFER}),
        kind("mulligan", card=CARD, cancel=CARD),
        kind("take", card=nullable(CARD)),
        kind("pass"),
        kind("partner", seat=nullable(SEAT)),
        kind("go-on", yes=BOOL),
        kind("offer", stakes=keyed_by(range(MOST_PLAYERS), STAKE), bet=BET),
        kind("take-back"),
        kind("decline", offer=COUNT),
        kind("accept", offer=COUNT),
        kind("verdict", won={"type": "object", "additionalProperties": SEAT}),
    )


def _happened() -> Schema:
    seen = nullable(COUNT)
    return either(
        with_optional(event("chose", SEAT), shots=SHOTS, reactions=EACH_REACTION, orders=ORDER, yes=BOOL),
        event("hole", NULL, hole=HOLE, par=INT, yards=INT),
        event("partner", SEAT, hole=HOLE, partner=nullable(SEAT)),
        event("reshuffled", NULL, cards=COUNT),
        with_optional(event("drew", NULL, hole=HOLE, turn=TURN, counts=list_of(COUNT)), cards=keyed_by(GOLFERS, CARDS)),
        event("played", SEAT, golfer=GOLFER, card=CARD, type=TYPE, after=BOOL, on=_on(CARD), cancelled_by=nullable(GOLFER)),
        with_optional(event("looked", SEAT, golfer=GOLFER, **{"from": nullable(GOLFER)}, count=seen), cards=CARDS),
        event("took", SEAT, golfer=GOLFER, **{"from": nullable(GOLFER)}, count=number(0, 1), card=nullable(CARD)),
        with_optional(event("dug", SEAT, golfer=GOLFER, discarded=COUNT, drew=COUNT), cards=CARDS),
        event("mapped", SEAT, golfer=GOLFER, plans=list_of(object_of(golfer=GOLFER, actions=AIMS))),
        event("course-turned", NULL, passed=CARDS, card=nullable(CARD)),
        event("swung", NULL, **SWING, asked=list_of(SEAT)),
        event("passed", SEAT),
        event("resolved", NULL, hole=HOLE, turn=TURN, shots=list_of(SHOT), strokes=list_of(INT)),
        event("holed", NULL, **LAST_HOLE, target=nullable(GOLFER), wolf=nullable(WOLF)),
        event("voted", NULL, yes=list_of(SEAT), on=BOOL),
        event("offered", SEAT, **{name: schema for name, schema in OFFER.items() if name != "by"}),
        event("took-back", SEAT, offer=COUNT),
        event("declined", SEAT, offer=COUNT),
        event("lapsed", SEAT, offer=COUNT),
        event("accepted", SEAT, wager=COUNT, hole=HOLE, turn=TURN, chips=CHIPS),
        event("said", SEAT, wager=COUNT, won=SEAT),
        event("settled", NULL, wager=COUNT, won=nullable(SEAT), chips=CHIPS),
    )


def _on(card: Schema) -> Schema:
    """What a Play Anytime card is played on: a golfer's hand, a card, or nothing."""
    return either(GOLFER, object_of(card=card, by=PLAYED_BY), NULL)


def _state() -> Schema:
    return object_of(
        phase=one_of(PHASES),
        modes=list_of(one_of(MODES)),
        holes=list_of(object_of(hole=HOLE, par=INT, yards=INT)),
        at=COUNT,
        turn=TURN,
        turns=COUNT,
        deck=COUNT,
        deck_cards=nullable(CARDS),
        discard=COUNT,
        discard_cards=nullable(CARDS),
        course=nullable(object_of(target=nullable(GOLFER), laid=BOOL, open=BOOL, card=nullable(CARD))),
        sides=list_of(list_of(GOLFER)),
        side_scores=list_of(list_of(INT)),
        side_totals=list_of(INT),
        golfers=list_of(_golfer()),
        own=nullable(_own()),
        looking=nullable(_looking()),
        asked=list_of(SEAT),
        asking=list_of(GOLFER),
        swing=nullable(object_of(**SWING)),
        last_hole=nullable(object_of(**LAST_HOLE)),
        wolf=nullable(object_of(wolf=SEAT, partner=nullable(SEAT), alone=BOOL, points=list_of(INT))),
        wagers=nullable(_wagers()),
        everything=nullable(_everything()),
    )


def _golfer() -> Schema:
    return object_of(
        golfer=GOLFER,
        seat=SEAT,
        side=number(0, MOST_GOLFERS - 1),
        left=COUNT,
        strokes=COUNT,
        hand=COUNT,
        limit=COUNT,
        cards=nullable(CARDS),
        board=list_of(object_of(turn=TURN, club=nullable(CARD), actions=CARDS)),
        shown=nullable(AIMS),
        scores=list_of(INT),
        total=INT,
        to_par=INT,
    )


def _own() -> Schema:
    preview = object_of(moved=COUNT, left=COUNT, strokes=COUNT, finished=BOOL)
    with_ = keyed_by([each.name for each in ACTIONS], preview)
    return object_of(
        golfers=list_of(
            object_of(
                golfer=GOLFER,
                cards=CARDS,
                used=list_of(TYPE),
                previews=keyed_by(NAMES, object_of(alone=preview, with_action=with_)),
            )
        ),
        plan=nullable(with_optional(object_of(shots=SHOTS, reactions=EACH_REACTION), partner=nullable(SEAT))),
        locked=BOOL,
        changes_left=nullable(COUNT),
        going=nullable(BOOL),
        orders=ORDER,
        orders_left=COUNT,
        looking=nullable(CARDS),
    )


def _looking() -> Schema:
    return object_of(
        type=TYPE, golfer=GOLFER, **{"from": nullable(GOLFER)}, count=nullable(number(0, SEEN)), cards=nullable(CARDS)
    )


def _wagers() -> Schema:
    wager = object_of(**OFFER, hole=HOLE, turn=TURN, said=list_of(nullable(SEAT), 2), settled=BOOL, won=nullable(SEAT))
    return object_of(chips=CHIPS, offers_left=list_of(COUNT), offers=list_of(object_of(**OFFER)), wagers=list_of(wager))


def _everything() -> Schema:
    seats = range(MOST_PLAYERS)
    return object_of(
        plans=keyed_by(seats, object_of(shots=SHOTS, reactions=EACH_REACTION)),
        orders=list_of(ORDER),
        going=keyed_by(seats, BOOL),
    )


def _record() -> Schema:
    club, shaded = one_of([each.name for each in CLUBS]), one_of([*(each.name for each in ACTIONS), *ANYTIME])
    player = either(GOLFER, {"const": THE_COURSE})
    anytime = object_of(
        golfer=GOLFER,
        card=TYPE,
        when=one_of(("before", "after")),
        cancelled_by=nullable(GOLFER),
        on=either(GOLFER, object_of(card=shaded, by=player), NULL),
    )
    turn = object_of(
        course=nullable(shaded),
        plans=list_of(object_of(golfer=GOLFER, club=club, actions=list_of(object_of(card=shaded, target=GOLFER)))),
        anytime=list_of(anytime),
        struck=list_of(object_of(golfer=GOLFER, card=shaded, by=player)),
        after=list_of(object_of(golfer=GOLFER, moved=COUNT, left=COUNT, strokes=COUNT, finished=BOOL)),
    )
    hole = object_of(
        hole=HOLE,
        par=INT,
        yards=INT,
        wolf=nullable(WOLF),
        target=nullable(GOLFER),
        turns=list_of(turn),
        strokes=list_of(COUNT),
        scores=list_of(COUNT),
    )
    wager = object_of(
        number=COUNT,
        hole=HOLE,
        turn=TURN,
        by=SEAT,
        to=SEAT,
        stake=STAKE,
        kind=one_of(("hole", "total", "shot", "words")),
        text=nullable(TEXT),
        golfer=nullable(GOLFER),
        finishes=nullable(BOOL),
        won=nullable(SEAT),
    )
    return object_of(
        sides=list_of(list_of(GOLFER)),
        golfers=list_of(list_of(GOLFER)),
        holes=list_of(hole),
        totals=list_of(COUNT),
        side_totals=list_of(COUNT),
        wagers=list_of(wager),
        chips=nullable(CHIPS),
    )
