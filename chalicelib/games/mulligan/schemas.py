"""What the engine gives and takes, for openapi.json and the types made from it."""

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
    NOBODY,
    Schema,
    by,
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

SEAT = seat(MOST_PLAYERS)
GOLFER = {**number(0, MOST_GOLFERS - 1), "description": "A ball with a hand; without best ball the seat of this number."}
PLAYED_BY = {**some(GOLFER), "description": "Null: the course."}
CARD = {
    **number(0, len(NAMES) - 1),
    "description": "0 to 99: the deck's two-sided cards, card i with club i and shaded half (37 * i) mod 100 of the lists; "
    "100 + golfer: that golfer's own card.",
}
CARDS = rows(CARD)
HOLE = {**number(1, 18), "description": "The course's own number."}
TURN = number(0, TURNS)
GOLFERS = list(map(str, range(MOST_GOLFERS)))
TYPE = one_of(ANYTIME)
ORDER = one_of(ORDERS)
AIMS = rows(thing(card=CARD, target=GOLFER))
SHOTS = {
    **by(GOLFERS, by(NAMES, by(NAMES, GOLFER))),
    "description": 'By golfer the one club\'s card, and under it action cards with their targets: {"0": {"33": {"12": 2}}}.',
}
EACH_REACTION = by(GOLFERS, one_of(REACTIONS))
TEXT: Schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_TEXT}
BET = either(
    thing(about={"const": "hole"}),
    thing(about={"const": "total"}),
    thing(about={"const": "shot"}, golfer=GOLFER, finishes=BOOL),
    thing(about={"const": "words"}, text=TEXT),
)
STAKE = {"type": "integer", "minimum": 1}
LIE: dict[str, Schema] = {"card": CARD, "by": PLAYED_BY}
SHOT_FIELDS: dict[str, Schema] = {name: BOOL if name in ("half", "finished", "duffed") else INT for name in Shot._fields}
SHOT = thing(golfer=GOLFER, **{"from": COUNT}, club=CARD, lies=rows(thing(**LIE, void=BOOL)), **SHOT_FIELDS)
COURSE_ACTION = some(thing(card=CARD, target=GOLFER))
SWING: dict[str, Schema] = {
    "hole": HOLE,
    "turn": TURN,
    "plans": rows(thing(golfer=GOLFER, club=CARD, actions=AIMS)),
    "course": COURSE_ACTION,
    "bounced": rows(thing(**LIE, off=GOLFER, to=some(GOLFER))),
    "cancelled": rows(thing(golfer=GOLFER, **LIE)),
    "shots": rows(SHOT),
}
LAST_HOLE: dict[str, Schema] = {
    "hole": HOLE,
    "strokes": rows(INT),
    "finishing": rows(INT),
    "scores": rows(INT),
    "sides": rows(INT),
}
WOLF = thing(wolf=SEAT, partner=some(SEAT), points=rows(INT))
OFFER: dict[str, Schema] = {"offer": COUNT, "by": SEAT, "to": SEAT, "stake": STAKE, "bet": BET}
CHIPS = rows(COUNT)


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    return either(
        perhaps(kind("plan", shots=SHOTS), reactions=EACH_REACTION, orders=ORDER, partner=some(SEAT)),
        kind("orders", orders=ORDER),
        kind("rangefinder", card=CARD),
        kind("dig", card=CARD, discard=CARDS),
        kind("gps", card=CARD),
        kind("borrow", card=CARD, **{"from": GOLFER}),
        kind("mulligan", card=CARD, cancel=CARD),
        kind("take", card=some(CARD)),
        kind("pass"),
        kind("partner", seat=some(SEAT)),
        kind("go-on", yes=BOOL),
        kind("offer", stakes=by(range(MOST_PLAYERS), STAKE), bet=BET),
        kind("take-back"),
        kind("decline", offer=COUNT),
        kind("accept", offer=COUNT),
        kind("verdict", won={"type": "object", "additionalProperties": SEAT}),
    )


def _happened() -> Schema:
    seen = some(COUNT)
    return either(
        perhaps(event("chose", SEAT), shots=SHOTS, reactions=EACH_REACTION, orders=ORDER, yes=BOOL),
        event("hole", NOBODY, hole=HOLE, par=INT, yards=INT),
        event("partner", SEAT, hole=HOLE, partner=some(SEAT)),
        event("reshuffled", NOBODY, cards=COUNT),
        perhaps(event("drew", NOBODY, hole=HOLE, turn=TURN, counts=rows(COUNT)), cards=by(GOLFERS, CARDS)),
        event("played", SEAT, golfer=GOLFER, card=CARD, type=TYPE, after=BOOL, on=_on(CARD), cancelled_by=some(GOLFER)),
        perhaps(event("looked", SEAT, golfer=GOLFER, **{"from": some(GOLFER)}, count=seen), cards=CARDS),
        event("took", SEAT, golfer=GOLFER, **{"from": some(GOLFER)}, count=number(0, 1), card=some(CARD)),
        perhaps(event("dug", SEAT, golfer=GOLFER, discarded=COUNT, drew=COUNT), cards=CARDS),
        event("mapped", SEAT, golfer=GOLFER, plans=rows(thing(golfer=GOLFER, actions=AIMS))),
        event("course-turned", NOBODY, passed=CARDS, card=some(CARD)),
        event("swung", NOBODY, **SWING, asked=rows(SEAT)),
        event("passed", SEAT),
        event("resolved", NOBODY, hole=HOLE, turn=TURN, shots=rows(SHOT), strokes=rows(INT)),
        event("holed", NOBODY, **LAST_HOLE, target=some(GOLFER), wolf=some(WOLF)),
        event("voted", NOBODY, yes=rows(SEAT), on=BOOL),
        event("offered", SEAT, **{name: schema for name, schema in OFFER.items() if name != "by"}),
        event("took-back", SEAT, offer=COUNT),
        event("declined", SEAT, offer=COUNT),
        event("lapsed", SEAT, offer=COUNT),
        event("accepted", SEAT, wager=COUNT, hole=HOLE, turn=TURN, chips=CHIPS),
        event("said", SEAT, wager=COUNT, won=SEAT),
        event("settled", NOBODY, wager=COUNT, won=some(SEAT), chips=CHIPS),
    )


def _on(card: Schema) -> Schema:
    """What a Play Anytime card is played on: a golfer's hand, a card, or nothing."""
    return either(GOLFER, thing(card=card, by=PLAYED_BY), NOBODY)


def _state() -> Schema:
    return thing(
        phase=one_of(PHASES),
        modes=rows(one_of(MODES)),
        holes=rows(thing(hole=HOLE, par=INT, yards=INT)),
        at=COUNT,
        turn=TURN,
        turns=COUNT,
        deck=COUNT,
        deck_cards=some(CARDS),
        discard=COUNT,
        discard_cards=some(CARDS),
        course=some(thing(target=some(GOLFER), laid=BOOL, open=BOOL, card=some(CARD))),
        sides=rows(rows(GOLFER)),
        side_scores=rows(rows(INT)),
        side_totals=rows(INT),
        golfers=rows(_golfer()),
        own=some(_own()),
        looking=some(_looking()),
        asked=rows(SEAT),
        asking=rows(GOLFER),
        swing=some(thing(**SWING)),
        last_hole=some(thing(**LAST_HOLE)),
        wolf=some(thing(wolf=SEAT, partner=some(SEAT), alone=BOOL, points=rows(INT))),
        wagers=some(_wagers()),
        everything=some(_everything()),
    )


def _golfer() -> Schema:
    return thing(
        golfer=GOLFER,
        seat=SEAT,
        side=number(0, MOST_GOLFERS - 1),
        left=COUNT,
        strokes=COUNT,
        hand=COUNT,
        limit=COUNT,
        cards=some(CARDS),
        board=rows(thing(turn=TURN, club=some(CARD), actions=CARDS)),
        shown=some(AIMS),
        scores=rows(INT),
        total=INT,
        to_par=INT,
    )


def _own() -> Schema:
    preview = thing(moved=COUNT, left=COUNT, strokes=COUNT, finished=BOOL)
    with_ = by([each.name for each in ACTIONS], preview)
    return thing(
        golfers=rows(
            thing(
                golfer=GOLFER,
                cards=CARDS,
                used=rows(TYPE),
                previews=by(NAMES, thing(alone=preview, with_action=with_)),
            )
        ),
        plan=some(perhaps(thing(shots=SHOTS, reactions=EACH_REACTION), partner=some(SEAT))),
        locked=BOOL,
        changes_left=some(COUNT),
        going=some(BOOL),
        orders=ORDER,
        orders_left=COUNT,
        looking=some(CARDS),
    )


def _looking() -> Schema:
    return thing(type=TYPE, golfer=GOLFER, **{"from": some(GOLFER)}, count=some(number(0, SEEN)), cards=some(CARDS))


def _wagers() -> Schema:
    wager = thing(**OFFER, hole=HOLE, turn=TURN, said=rows(some(SEAT), 2), settled=BOOL, won=some(SEAT))
    return thing(chips=CHIPS, offers_left=rows(COUNT), offers=rows(thing(**OFFER)), wagers=rows(wager))


def _everything() -> Schema:
    seats = range(MOST_PLAYERS)
    return thing(plans=by(seats, thing(shots=SHOTS, reactions=EACH_REACTION)), orders=rows(ORDER), going=by(seats, BOOL))


def _record() -> Schema:
    club, shaded = one_of([each.name for each in CLUBS]), one_of([*(each.name for each in ACTIONS), *ANYTIME])
    player = either(GOLFER, {"const": THE_COURSE})
    anytime = thing(
        golfer=GOLFER,
        card=TYPE,
        when=one_of(("before", "after")),
        cancelled_by=some(GOLFER),
        on=either(GOLFER, thing(card=shaded, by=player), NOBODY),
    )
    turn = thing(
        course=some(shaded),
        plans=rows(thing(golfer=GOLFER, club=club, actions=rows(thing(card=shaded, target=GOLFER)))),
        anytime=rows(anytime),
        struck=rows(thing(golfer=GOLFER, card=shaded, by=player)),
        after=rows(thing(golfer=GOLFER, moved=COUNT, left=COUNT, strokes=COUNT, finished=BOOL)),
    )
    hole = thing(
        hole=HOLE,
        par=INT,
        yards=INT,
        wolf=some(WOLF),
        target=some(GOLFER),
        turns=rows(turn),
        strokes=rows(COUNT),
        scores=rows(COUNT),
    )
    wager = thing(
        number=COUNT,
        hole=HOLE,
        turn=TURN,
        by=SEAT,
        to=SEAT,
        stake=STAKE,
        kind=one_of(("hole", "total", "shot", "words")),
        text=some(TEXT),
        golfer=some(GOLFER),
        finishes=some(BOOL),
        won=some(SEAT),
    )
    return thing(
        sides=rows(rows(GOLFER)),
        golfers=rows(rows(GOLFER)),
        holes=rows(hole),
        totals=rows(COUNT),
        side_totals=rows(COUNT),
        wagers=rows(wager),
        chips=some(CHIPS),
    )
