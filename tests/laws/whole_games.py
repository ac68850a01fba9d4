"""Laws about whole games: they end, bots and time-outs can finish them, and everything fits the game's schemas and labels."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chalicelib.errors import BadOptions, BadSeats
from chalicelib.fairness import Chance
from chalicelib.games.interface import LEVELS, Level, Step
from chalicelib.json_codec import load
from tests.laws.setup import Setup, Viewer, compact
from tests.laws.values import mutations
from tests.laws.walk import Moment, glimpses, key_of, look, walk


def games_end_properly(setup: Setup, seed: int) -> None:
    """A random game ends within its limit, progress never goes back, and a result exists exactly when no seat is waited for."""
    game, at, decisions = setup.game, 0, 0
    state = None
    for moment in walk(setup, seed):
        state = moment.state
        decisions += moment.seat in game.waiting(state)
        before, (at, of) = at, game.progress(state)
        assert before <= at <= of, "progress goes back, or beyond the end"
        assert game.result(state) is None, "there is a result, but somebody is still waited for"
        assert game.waiting(state) == tuple(sorted(set(game.waiting(state))))
    assert state is not None, "a game in which nobody is ever waited for"
    assert decisions <= setup.most_decisions, f"{decisions} decisions"
    result = game.result(state)
    assert result is not None, "nobody is waited for, but there is no result"
    check_places(result["places"], setup.sides or tuple((seat,) for seat in range(setup.seats)), setup.breaks_ties)
    assert all(game.legal(state, seat) is None for seat in range(setup.seats)), "moves after the end"


def check_places(places: list[dict[str, Any]], sides: Sequence[Sequence[int]], breaks_ties: bool = False) -> None:
    """Check places: all seats in order; partners and ties share a place (G-07); a place counts all sides before it."""
    assert [entry["seat"] for entry in places] == sorted(seat for side in sides for seat in side)
    of_side = [places[side[0]] for side in sides]
    for side, entry in zip(sides, of_side, strict=True):
        assert all(places[seat] == {**entry, "seat": seat} for seat in side), f"partners differ in {places}"
        assert entry["place"] == 1 + sum(other["place"] < entry["place"] for other in of_side), f"places {places}"
        for other in of_side:
            same = entry["place"] == other["place"]
            equal = entry["score"] == other["score"]
            assert same == equal or (breaks_ties and equal), f"{entry} and {other}"


def everything_fits_its_schema(setup: Setup, seed: int) -> None:
    """Views, events, moves and the record of a random game match their schemas in openapi.json.

    Each moment is checked for the seat that decides and one other viewer, the end for all viewers.
    """
    moments, state, random = [], None, Random(seed)
    for moment in walk(setup, seed):
        moments.append(moment)
        state = moment.state
        _check_views(setup, state, {moment.seat, random.choice(setup.viewers)})
        if random.random() < 0.2:
            _check_replayed(setup, state)
    steps = [Step(moment.seat, moment.move, moment.events) for moment in moments]
    for step in steps:
        _check_step(setup, step)
    _check_views(setup, state, setup.viewers)
    _check_replayed(setup, state)
    _check(setup, "record", setup.game.record(state, steps))


def _check_views(setup: Setup, state: Any, viewers: Iterable[Viewer]) -> None:
    for viewer in viewers:
        _check(setup, "state", setup.game.view(state, viewer))


def _check_replayed(setup: Setup, state: Any) -> None:
    """Check the view that a replay shows, in which nothing is hidden."""
    _check(setup, "state", setup.game.view(state, None, everything=True))


def _check_step(setup: Setup, step: Step) -> None:
    if step.move is not None:
        _check(setup, "move", step.move)
    for event in step.events:
        for viewer in setup.viewers:
            _check(setup, "happened", event.seen_by(viewer))


def _check(setup: Setup, name: str, value: Any) -> None:
    """Check a value against a schema in the form that clients get: as JSON."""
    error = setup.mismatch(name, compact(value))
    assert error is None, f"{name} does not match its schema: {error}"


def draws_have_listed_labels(setup: Setup, seed: int) -> None:
    """The label of every draw matches a pattern in the data file, and no label is used twice (G-06)."""
    chance = Chance(key_of(seed))
    for _ in walk(setup, seed, chance):
        pass
    patterns = [_pattern(label) for label in setup.game.labels]
    labels = [draw.label for draw in chance.draws]
    assert len(labels) == len(set(labels)), "a label is drawn twice"
    for label in labels:
        assert any(pattern.fullmatch(label) for pattern in patterns), f"{label} is not listed"


def _pattern(label: str) -> re.Pattern[str]:
    """Return the regular expression of a pattern such as "h{hole}/s{seat}"."""
    return re.compile("[a-z0-9-]+".join(map(re.escape, re.split(r"\{\w+\}", label))))


def bots_play_legal_moves(setup: Setup, seed: int) -> None:
    """Bots of one level, chosen by seed and number of seats, play a whole game from views as JSON and make only legal moves."""
    level = LEVELS[(seed + setup.seats) % len(LEVELS)]
    random, chance = Random(seed), Chance(key_of(seed))
    state, decisions = setup.begin(chance), 0
    while waiting := setup.game.waiting(state):
        seat = random.choice(waiting)
        setup.game.play(state, seat, _bots_move(setup, state, seat, level, random), chance)
        decisions += 1
        assert decisions <= setup.most_decisions, f"{level} bots never end"


def _bots_move(setup: Setup, state: Any, seat: int, level: Level, random: Random) -> Any:
    legal, view = setup.game.legal(state, seat), load(compact(setup.game.view(state, seat)))
    assert legal is not None
    move = setup.game.choose(view, seat, legal, level, random)
    assert legal.accepts(move), f"the {level} bot proposes {move}"
    assert compact(load(compact(move))) == compact(move)
    return move


def time_outs_finish_games(setup: Setup, seed: int) -> None:
    """A time-out makes the decision of any seat (G-04), and time-outs alone finish a game."""
    for moment in glimpses(setup, seed, about=12):
        for seat in setup.game.waiting(moment.state):
            after = moment.copy()
            assert setup.game.time_out(after, seat, Chance(moment.key)), "nothing happens when the clock runs out"
            waits = seat in setup.game.waiting(after)
            assert not waits or look(setup, after, seat) != look(setup, moment.state, seat), (
                f"seat {seat} decides the same again"
            )
    chance, decisions = Chance(key_of(seed)), 0
    state = setup.begin(chance)
    while waiting := setup.game.waiting(state):
        setup.game.time_out(state, waiting[0], chance)
        decisions += 1
        assert decisions <= setup.most_decisions, "time-outs never end the game"
    assert setup.game.result(state) is not None


def open_decisions_stay_the_same(setup: Setup, seed: int) -> None:
    """While a seat has not decided, moves of others do not change its decision. Only its own moves may.

    Tables rely on this: they start the seat's clock once, and accept its decision with any version seen since then (G-08).
    """
    asked: dict[int, str] = {}
    before: Moment | None = None
    for moment in walk(setup, seed):
        decided = {before.seat, *(event.seat for event in before.events)} if before else set()
        now = {seat: _asked(setup, moment.state, seat) for seat in setup.game.waiting(moment.state)}
        for seat, moves in now.items():
            assert seat in decided or asked.get(seat, moves) == moves, f"seat {seat} is asked something else meanwhile"
        asked, before = now, moment


def _asked(setup: Setup, state: Any, seat: int) -> str:
    legal = setup.decision(setup.game.legal(state, seat))
    return compact(legal and legal.schema())


def late_seats_time_out_together(setup: Setup, seed: int) -> None:
    """Seats that are late together get the same defaults in any order, unless one of them ends the game (G-08)."""
    for moment in glimpses(setup, seed, about=12):
        waiting = setup.game.waiting(moment.state)
        forth, back = _timed_out(moment, waiting), _timed_out(moment, waiting[::-1])
        assert forth == back or not (forth and back), "defaults depend on who is dealt with first"


def _timed_out(moment: Moment, late: Sequence[int]) -> list[str]:
    """Return what everybody sees after these seats timed out; nothing if the game was over before the last of them."""
    setup, state = moment.setup, moment.copy()
    for seat in late:
        if setup.game.result(state) is not None:
            return []
        assert seat in setup.game.waiting(state), f"seat {seat} gets no default of its own"
        setup.game.time_out(state, seat, Chance(moment.key))
    return [look(setup, state, viewer) for viewer in setup.viewers]


def options_are_settled(setup: Setup, seed: int) -> None:
    """Requested options match the schema of options, all options are settled, and impossible ones are refused (G-10)."""
    game, asked = setup.game, dict(setup.asked)
    schema = game.options_schema()
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(asked)
    settled = setup.options
    assert settled.keys() == schema["properties"].keys(), "every option is settled, and no other"
    assert asked == dict(setup.asked), "settling changed what was asked for"
    assert {**settled, **asked} == settled, "settling changed an option in silence"
    with pytest.raises(BadOptions):
        game.settle_options({**asked, "no such option": True}, setup.seats, setup.course)
    for seats in (game.players[0] - 1, game.players[1] + 1):
        with pytest.raises((BadSeats, BadOptions)):
            game.settle_options(asked, seats, setup.course)
    for value in mutations(asked):
        if not Draft202012Validator(schema).is_valid(value) and isinstance(value, dict):
            with pytest.raises(BadOptions):
                game.settle_options(value, setup.seats, setup.course)


LAWS = (
    games_end_properly,
    everything_fits_its_schema,
    draws_have_listed_labels,
    bots_play_legal_moves,
    time_outs_finish_games,
    open_decisions_stay_the_same,
    late_seats_time_out_together,
    options_are_settled,
)
