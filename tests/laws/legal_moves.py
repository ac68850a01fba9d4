"""Laws about `legal`: it is exact, everything else is refused, and a refusal leaves no trace."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import jsonschema_rs

from chalicelib.errors import IllegalMove, NotYourTurn, PhaseOver, Refusal
from chalicelib.fairness import Chance
from chalicelib.games.moves import Moves
from chalicelib.json_codec import load
from tests.laws.setup import Setup, compact
from tests.laws.values import check_vocabulary, instance, mutations
from tests.laws.walk import Moment, glimpses, refused
from tests.schemas import Schema

MOST_BYTES = 8 * 1024
NEARLY = 40


def legal_is_exact(setup: Setup, seed: int) -> None:
    """For every seat, schema, `accepts` and `play` agree about legal moves and about nearly legal ones."""
    random = Random(seed)
    for moment in glimpses(setup, seed, about=6):
        for seat in range(setup.seats):
            legal = setup.game.legal(moment.state, seat)
            if legal is None:
                _nothing_goes(moment, seat, random)
            else:
                _all_agree(moment, seat, legal, random)


def schemas_keep_to_the_contract(setup: Setup, seed: int) -> None:
    """Every schema of legal moves is small and valid, uses only the contract's keywords, and fits the schema of all moves."""
    random = Random(seed)
    for moment in glimpses(setup, seed, about=30):
        for legal in filter(None, (setup.game.legal(moment.state, seat) for seat in range(setup.seats))):
            schema = legal.schema()
            _keeps_to_the_contract(compact(schema))
            assert not setup.mismatch("move", compact(instance(schema, random))), "a legal move that openapi.json does not list"


@lru_cache(maxsize=10_000)
def _keeps_to_the_contract(text: str) -> None:
    assert len(text.encode()) < MOST_BYTES
    schema = load(text)
    check_vocabulary(schema)
    assert jsonschema_rs.meta.is_valid(schema), f"no schema: {text}"


def _nothing_goes(moment: Moment, seat: int, random: Random) -> None:
    move = instance(moment.setup.game.schemas()["move"], random)
    for value in (move, moment.move, *islice(mutations(move), 20)):
        refusal = _refused(moment, seat, value)
        assert isinstance(refusal, NotYourTurn | PhaseOver), f"{type(refusal).__name__} for a seat that may do nothing"


def _all_agree(moment: Moment, seat: int, legal: Moves, random: Random) -> None:
    schema = Schema(legal.schema())
    good = list(_instances(legal, random))
    for move in good:
        assert schema.is_valid(move), f"{move} is offered, but no instance of {legal.schema()}"
        _accepted(moment, seat, legal, move)
    nearly = list({compact(value): value for move in random.sample(good, 3) for value in mutations(move)}.values())
    for value in random.sample(nearly, min(NEARLY, len(nearly))):
        assert schema.is_valid(value) == legal.accepts(value), f"schema and check differ on {value!r}"
        if legal.accepts(value):
            _accepted(moment, seat, legal, value)
        else:
            _refused_rightly(moment, seat, value)


def _instances(legal: Moves, random: Random) -> Iterator[Any]:
    yield from islice(legal.each(), 12)
    for _ in range(4):
        yield legal.pick(random)
        yield instance(legal.schema(), random)


def _accepted(moment: Moment, seat: int, legal: Moves, move: Any) -> None:
    assert legal.accepts(move), f"{move} is an instance, but not accepted"
    before = compact(move)
    try:
        moment.setup.game.play(moment.copy(), seat, move, Chance(moment.key))
    except Refusal as refusal:
        raise AssertionError(f"{move} is legal for seat {seat}, but refused: {refusal}") from refusal
    assert compact(move) == before, "playing changed the move itself"


def _refused_rightly(moment: Moment, seat: int, value: Any) -> None:
    """Check that an illegal move is refused with IllegalMove, or, if it is a move of another phase, as too late."""
    refusal = _refused(moment, seat, value)
    late = isinstance(refusal, PhaseOver) and not moment.setup.mismatch("move", compact(value))
    assert isinstance(refusal, IllegalMove) or late, f"{type(refusal).__name__} for the illegal {value!r}"


def _refused(moment: Moment, seat: int, value: Any) -> Refusal:
    """Return the refusal, after checking that it changed nothing and drew nothing."""
    setup, chance = moment.setup, Chance(moment.key)
    before = setup.packed(moment.state)
    refusal = refused(setup, moment.state, seat, value, chance)
    assert refusal is not None, f"seat {seat} may not play {value!r}, but can"
    assert setup.packed(moment.state) == before, f"the refused {value!r} left a trace"
    assert not chance.draws, f"the refused {value!r} drew {chance.draws}"
    assert str(refusal).endswith("."), f"no sentence: {refusal}"
    return refusal


LAWS = (
    legal_is_exact,
    schemas_keep_to_the_contract,
)
