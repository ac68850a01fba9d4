"""What the engine gives and takes, for openapi.json and the types made from it."""

from __future__ import annotations

from chalicelib.games.dice_golf.dice import DICE_BY_PAR, FACES, SHOT_DICE
from chalicelib.games.dice_golf.options import FORMATS, MOST_PLAYERS
from chalicelib.games.schema import BOOL, INT, NOBODY, TEXT, Schema, by, either, event, kind, one_of, rows, seat, some, thing

SEAT = seat(MOST_PLAYERS)
POINTS: Schema = {"type": "string", "pattern": "^[0-9]+(/[0-9]+)?$", "description": "An exact fraction, such as 3/2."}
SHOTS = list(dict.fromkeys(die for dice in SHOT_DICE.values() for die in dice))
FACE = one_of(dict.fromkeys(face for faces in FACES.values() for face in faces))
MULLIGAN = one_of([None, "hole", *(f"shot:{die}" for die in SHOTS)])
DIE = thing(die=one_of(FACES), face=FACE, strokes=INT, counts=BOOL)
WHERE: dict[str, Schema] = {
    "round": {"type": "integer", "minimum": 1},
    "at": {"type": "integer", "minimum": 0, "description": "The hole's place in its round, from 0."},
    "hole": {"type": "integer", "minimum": 1, "description": "The course's own number."},
}
PAR = one_of(DICE_BY_PAR)
ROLL: dict[str, Schema] = {
    "mulligan": MULLIGAN,
    "stymied": BOOL,
    "dice": rows(DIE),
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
        event("match-over", some(SEAT), seats=rows(SEAT), text=TEXT),
        event("skin", SEAT, **WHERE, skins=POINTS),
    )


def _state() -> Schema:
    return thing(
        format=one_of(FORMATS),
        stymie=BOOL,
        holes=rows(thing(hole=INT, par=PAR, yards=INT)),
        rounds=one_of((1, 4)),
        turn=some(SEAT),
        stymie_holder=some(SEAT),
        players=rows(_player()),
        standings=either(NOBODY, _matches(), _skins(), _sides()),
    )


def _player() -> Schema:
    return thing(
        seat=SEAT,
        round=WHERE["round"],
        at=some(WHERE["at"]),
        thru=INT,
        scores=rows(rows(some(INT))),
        strokes=INT,
        to_par=INT,
        chips=INT,
        chips_full=INT,
        stymied=BOOL,
        passes_at=some(INT),
        play=some(thing(**WHERE, par=PAR, rolls=one_of((1, 2)), **ROLL)),
    )


def _matches() -> Schema:
    match = thing(seats=rows(SEAT), lead=INT, played=INT, left=INT, over=BOOL, text=TEXT)
    return thing(matches=rows(match), points=rows(POINTS))


def _skins() -> Schema:
    hole = thing(at=WHERE["at"], round=WHERE["round"], seat=some(SEAT))
    return thing(skins=rows(POINTS), carried=INT, holes=rows(hole))


def _sides() -> Schema:
    hole = thing(at=WHERE["at"], round=WHERE["round"], score=rows(INT))
    return thing(sides=rows(thing(seats=rows(SEAT), score=INT, to_par=some(INT))), holes=rows(hole))


def _record() -> Schema:
    roll = by(FACES, FACE)
    play = thing(
        seat=SEAT,
        rolls=rows(roll, 1, 2),
        mulligan=MULLIGAN,
        stymied=BOOL,
        score=INT,
        stymie_to=some(SEAT),
    )
    return thing(
        holes=rows(thing(hole=WHERE["hole"], round=WHERE["round"], par=PAR, plays=rows(play))),
        totals=rows(INT),
        points=some(rows(either(INT, POINTS))),
    )
