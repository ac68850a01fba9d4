"""JSON Schemas of views, moves, events and records, for openapi.json and the page's types."""

from __future__ import annotations

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, SHOT_DICE
from chalicelib.games.dice_golf.options import FORMATS, MOST_PLAYERS
from chalicelib.games.schema import (
    BOOL,
    INT,
    NULL,
    TEXT,
    Schema,
    either,
    event,
    keyed_by,
    kind,
    list_of,
    nullable,
    object_of,
    one_of,
    seat,
)

SEAT = seat(MOST_PLAYERS)
POINTS: Schema = {"type": "string", "pattern": "^[0-9]+(/[0-9]+)?$", "description": "An exact fraction, such as 3/2."}
SHOTS = list(dict.fromkeys(die for dice in SHOT_DICE.values() for die in dice))
FACE = one_of(dict.fromkeys(face for faces in FACES.values() for face in faces))
MULLIGAN = one_of([None, "hole", *(f"shot:{die}" for die in SHOTS)])
DIE = object_of(die=one_of(FACES), face=FACE, strokes=INT, counts=BOOL)
WHERE: dict[str, Schema] = {
    "round": {"type": "integer", "minimum": 1},
    "at": {"type": "integer", "minimum": 0, "description": "The hole's place in its round, from 0."},
    "hole": {"type": "integer", "minimum": 1, "description": "The course's own number."},
}
PAR = one_of(DICE_BY_PAR)
ROLL: dict[str, Schema] = {
    "mulligan": MULLIGAN,
    "stymied": BOOL,
    "dice": list_of(DIE),
    "score": INT,
    "to_par": INT,
    "final": BOOL,
}


def schemas() -> dict[str, Schema]:
    return {"state": _state(), "move": _move(), "happened": _happened(), "record": _record()}


def _move() -> Schema:
    return either(
        kind("roll"),
        kind("keep"),
        kind("hole-mulligan"),
        kind("shot-mulligan", die=one_of(SHOTS)),
        kind("pass-stymie", to=SEAT),
    )


def _happened() -> Schema:
    return either(
        event("rolled", SEAT, **WHERE, par=PAR, roll=one_of((1, 2)), **ROLL),
        event("holed", SEAT, **WHERE, score=INT, to_par=INT),
        event("passed-stymie", SEAT, to=SEAT),
        event("match-over", nullable(SEAT), seats=list_of(SEAT), text=TEXT),
        event("skin", SEAT, **WHERE, skins=POINTS),
    )


def _state() -> Schema:
    return object_of(
        format=one_of(FORMATS),
        stymie=BOOL,
        holes=list_of(object_of(hole=INT, par=PAR, yards=INT)),
        rounds=one_of((1, 4)),
        turn=nullable(SEAT),
        stymie_holder=nullable(SEAT),
        players=list_of(_player()),
        standings=either(NULL, _matches(), _skins(), _sides()),
    )


def _player() -> Schema:
    return object_of(
        seat=SEAT,
        round=WHERE["round"],
        at=nullable(WHERE["at"]),
        thru=INT,
        scores=list_of(list_of(nullable(INT))),
        strokes=INT,
        to_par=INT,
        chips=INT,
        chips_full=INT,
        stymied=BOOL,
        passes_at=nullable(INT),
        play=nullable(object_of(**WHERE, par=PAR, rolls=one_of((1, 2)), **ROLL)),
    )


def _matches() -> Schema:
    match = object_of(seats=list_of(SEAT), lead=INT, played=INT, left=INT, over=BOOL, text=TEXT)
    return object_of(matches=list_of(match), points=list_of(POINTS))


def _skins() -> Schema:
    hole = object_of(at=WHERE["at"], round=WHERE["round"], seat=nullable(SEAT))
    return object_of(skins=list_of(POINTS), carried=INT, holes=list_of(hole))


def _sides() -> Schema:
    hole = object_of(at=WHERE["at"], round=WHERE["round"], score=list_of(INT))
    return object_of(sides=list_of(object_of(seats=list_of(SEAT), score=INT, to_par=nullable(INT))), holes=list_of(hole))


def _record() -> Schema:
    roll = keyed_by(FACES, FACE)
    play = object_of(
        seat=SEAT,
        rolls=list_of(roll, 1, 2),
        mulligan=MULLIGAN,
        stymied=BOOL,
        score=INT,
        stymie_to=nullable(SEAT),
    )
    return object_of(
        holes=list_of(object_of(hole=WHERE["hole"], round=WHERE["round"], par=PAR, plays=list_of(play))),
        totals=list_of(INT),
        points=nullable(list_of(either(INT, POINTS))),
    )
