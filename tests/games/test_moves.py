"""Descriptions of moves: schema, check, listing and picking agree for every tree of nodes."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from chalicelib.games.moves import (
    Bool,
    Const,
    Int,
    Keyed,
    KeyedPair,
    ListOf,
    Moves,
    Object,
    OneOf,
    OneOfValues,
    Text,
    TupleOf,
    kind,
)
from tests.laws.values import check_vocabulary, exactly, instance, mutations

PLAIN = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.sampled_from(["", "1", "true", "a", "é🏌"]))
ANY_VALUE = st.recursive(
    st.one_of(PLAIN, st.sampled_from([0.5, -1.5, 2**53])),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from("abc"), inner, max_size=3)),
    max_leaves=6,
)
NAMES = st.lists(st.sampled_from(["a", "b", "c", "7", "é"]), unique=True, max_size=4)


def distinct(values: list[Any]) -> bool:
    return len({json.dumps(value, sort_keys=True) for value in values}) == len(values)


LEAVES: st.SearchStrategy[Moves] = st.one_of(
    st.builds(Const, ANY_VALUE),
    st.builds(lambda values: OneOfValues(tuple(values)), st.lists(PLAIN, min_size=1, max_size=4).filter(distinct)),
    st.builds(lambda least, width: Int(least, least + width), st.integers(-2, 2), st.sampled_from([0, 1, 3, 2**40])),
    st.just(Bool()),
    st.builds(
        lambda values, least, most: ListOf(OneOfValues(tuple(values)), min(least, len(values)), most, unique=True),
        st.lists(st.integers(-2, 80), min_size=1, max_size=4, unique=True),
        st.integers(0, 2),
        st.integers(2, 4),
    ),
    st.builds(lambda least, width: Text(least, least + width), st.integers(0, 2), st.integers(0, 3)),
)


def grow(inner: st.SearchStrategy[Moves]) -> st.SearchStrategy[Moves]:
    """Return a strategy for trees that are one level higher."""
    return st.one_of(objects(inner), keyed(inner), apart(inner), rows(inner), lists(inner), by_kind(inner), by_type(inner))


@st.composite
def objects(draw: st.DrawFn, inner: st.SearchStrategy[Moves]) -> Moves:
    names = draw(NAMES)
    return Object({name: draw(inner) for name in names}, frozenset(name for name in names if draw(st.booleans())))


@st.composite
def keyed(draw: st.DrawFn, inner: st.SearchStrategy[Moves]) -> Moves:
    names = draw(NAMES)
    least = draw(st.integers(0, len(names)))
    own = {name: draw(inner) for name in names if draw(st.booleans())}
    return Keyed(tuple(names), draw(inner), least, draw(st.none() | st.integers(least, len(names) + 1)), own)


@st.composite
def apart(draw: st.DrawFn, inner: st.SearchStrategy[Moves]) -> Moves:
    others = draw(NAMES)
    most = draw(st.none() | st.integers(0, 2))
    own = {name: draw(inner) for name in others if draw(st.booleans())}
    return KeyedPair(tuple(draw(NAMES.filter(bool))), Keyed(tuple(others), draw(inner), 0, most, own))


def rows(inner: st.SearchStrategy[Moves]) -> st.SearchStrategy[Moves]:
    return st.builds(lambda places: TupleOf(tuple(places)), st.lists(inner, min_size=1, max_size=3))


@st.composite
def lists(draw: st.DrawFn, inner: st.SearchStrategy[Moves]) -> Moves:
    item, unique = draw(inner), draw(st.booleans())
    most = draw(st.integers(0, 3))
    if unique:
        most = min(most, len(list(islice(item.each(), 3))))
    return ListOf(item, draw(st.integers(0, most)), most, unique)


@st.composite
def by_kind(draw: st.DrawFn, inner: st.SearchStrategy[Moves]) -> Moves:
    names = draw(st.lists(st.sampled_from(["roll", "keep", "pass"]), min_size=1, unique=True))
    return OneOf(tuple(kind(name, **draw(st.dictionaries(st.sampled_from("xy"), inner, max_size=2))) for name in names))


@st.composite
def by_type(draw: st.DrawFn, inner: st.SearchStrategy[Moves]) -> Moves:
    """Return a strategy for unions of branches with different JSON types, which cannot overlap."""
    branches: list[Moves] = [
        Int(0, 2),
        Text(0, 1),
        Bool(),
        Const(None),
        draw(rows(inner)),
        draw(objects(inner)),
        draw(by_kind(inner)),
    ]
    of_type = draw(st.lists(st.sampled_from(branches[:5]), min_size=1, max_size=4, unique_by=id))
    return OneOf((*of_type, draw(st.sampled_from(branches[5:]))))


TREES = st.recursive(LEAVES, grow, max_leaves=5)
SEEDS = st.integers(0, 999)
quick = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def agree(moves: Moves, validator: Draft202012Validator, value: Any) -> bool:
    return validator.is_valid(value) == moves.accepts(value)


@quick
@given(TREES, SEEDS)
def test_the_schema_is_valid_and_uses_only_the_contracts_keywords(moves: Moves, seed: int) -> None:
    Draft202012Validator.check_schema(moves.schema())
    check_vocabulary(moves.schema())
    assert json.loads(json.dumps(moves.schema())) == moves.schema()


@quick
@given(TREES, SEEDS)
def test_listed_picked_and_generated_values_are_accepted(moves: Moves, seed: int) -> None:
    random, validator = Random(seed), Draft202012Validator(moves.schema())
    for value in (*islice(moves.each(), 30), *(moves.pick(random) for _ in range(10))):
        assert moves.accepts(value)
        assert validator.is_valid(value)
    for _ in range(10):
        assert moves.accepts(instance(moves.schema(), random))


@quick
@given(TREES, st.lists(ANY_VALUE, max_size=8), SEEDS)
def test_schema_and_check_agree_on_nearly_legal_values(moves: Moves, others: list[Any], seed: int) -> None:
    validator, random = Draft202012Validator(moves.schema()), Random(seed)
    nearly = list(mutations(moves.pick(random)))
    for value in (*others, *random.sample(nearly, min(60, len(nearly)))):
        assert agree(moves, validator, value), f"{value!r} and {moves}"


@quick
@given(TREES, SEEDS)
def test_each_lists_every_value_once(moves: Moves, seed: int) -> None:
    listed = list(islice(moves.each(), 300))
    texts = [json.dumps(value, sort_keys=True) for value in listed]
    assert len(set(texts)) == len(texts)
    random = Random(seed)
    if len(listed) < 300 and not has_text(moves):
        for _ in range(20):
            drawn = instance(moves.schema(), random)
            assert any(exactly(drawn, value) for value in listed), f"{drawn} is not listed by {moves}"


def has_text(moves: Moves) -> bool:
    return '"string"' in json.dumps(moves.schema())


@quick
@given(TREES)
@pytest.mark.long
def test_picks_from_a_small_set_are_uniform(moves: Moves) -> None:
    listed = list(islice(moves.each(), 9))
    if len(listed) == 9 or has_text(moves):
        return
    random, rounds = Random(1), 300
    counted = Counter(json.dumps(moves.pick(random), sort_keys=True) for _ in range(rounds * len(listed)))
    assert len(counted) == len(listed)
    assert all(rounds * 0.6 < count < rounds * 1.4 for count in counted.values()), f"{counted} of {moves}"


HEAVY_BAG = TupleOf((Keyed(tuple(map(str, range(10))), OneOfValues((0, 1, 2, 3))),) * 2)
RANKING = ListOf(Int(0, 11), 12, 12, unique=True)
CHIPS = Object({"chips": Int(0, 2**53), "note": Text(0, 280)}, frozenset({"note"}))
LONG_LIST = ListOf(Int(1, 9), 0, 30)
HAND = ListOf(OneOfValues(tuple(range(9))), 1, 3, unique=True)


@pytest.mark.parametrize("moves", [HEAVY_BAG, RANKING, CHIPS, LONG_LIST, HAND, OneOf((HEAVY_BAG, CHIPS))])
def test_large_sets_can_be_picked_from_and_partly_listed(moves: Moves) -> None:
    assert all(moves.accepts(value) for value in islice(moves.each(), 100))
    assert all(moves.accepts(moves.pick(Random(seed))) for seed in range(20))
    assert len({json.dumps(moves.pick(Random(seed))) for seed in range(20)}) > 10


@pytest.mark.parametrize(
    ("moves", "value", "legal"),
    [
        (Int(0, 2), True, False),
        (Const(1), True, False),
        (Const([1, {"a": 0}]), [1, {"a": False}], False),
        (Const([1, {"a": 0}]), [1, {"a": 0}], True),
        (OneOfValues((0, "a")), False, False),
        (Bool(), 1, False),
        (ListOf(OneOfValues((1, True)), 0, 2, unique=True), [1, True], True),
        (ListOf(TupleOf((OneOfValues((1, True)),)), 0, 2, unique=True), [[1], [True]], True),
        (ListOf(Bool(), 0, 2, unique=True), [True, True], False),
        (ListOf(OneOfValues((0, 1)), 1, 2, unique=True), [True], False),
        (ListOf(OneOfValues((0, 1)), 1, 2, unique=True), [1, 1], False),
        (ListOf(OneOfValues((0, 1)), 1, 2, unique=True), [1, 0], True),
        (Text(1, 1), "🏌", True),
        (Text(1, 1), "🏌️", False),
    ],
    ids=repr,
)
def test_true_is_never_one_and_a_letter_is_a_code_point(moves: Moves, value: Any, legal: bool) -> None:
    assert moves.accepts(value) == legal
    assert agree(moves, Draft202012Validator(moves.schema()), value)


def test_each_schema_is_a_new_object() -> None:
    moves = OneOf((kind("roll"), kind("keep")))
    schema = moves.schema()
    schema["oneOf"].clear()
    assert moves.schema() == {"oneOf": [kind("roll").schema(), kind("keep").schema()]}


def test_a_move_matches_one_kind_only() -> None:
    moves = OneOf((kind("roll"), kind("pass-stymie", to=OneOfValues((0, 2)))))
    assert all(map(moves.accepts, ({"kind": "roll"}, {"to": 2, "kind": "pass-stymie"})))
    values: list[Any] = [{"kind": ["roll"]}, {"kind": None}, {}, {"to": 0}, {"kind": "roll", "to": 0}, [], "roll"]
    assert not any(map(moves.accepts, values))
