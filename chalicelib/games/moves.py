"""Legal moves: one description gives both the JSON Schema for clients and the server's check.

A description is a small tree of immutable nodes. An engine's `legal` builds it; it is safe to share and cache:

>>> moves = OneOf((kind("roll"), kind("shot-mulligan", die=OneOfValues(("black", "white")))))
>>> moves.accepts({"kind": "shot-mulligan", "die": "white"})
True
>>> moves.accepts({"kind": "shot-mulligan", "die": "blue"})
False

Values come from the API's parser: whole floats have become integers, and `True` is never 1. Nodes that are built at every move
are named tuples, which are built in less than half of a frozen dataclass's time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, islice, permutations
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

JSON = Any
T = TypeVar("T")

NOTHING: Mapping[Any, Any] = MappingProxyType({})
"""The empty mapping."""
SMALL = 64
"""`pick` is uniform for sets of at most this many values. From a larger set it draws each part separately."""


class Moves(Protocol):
    """A set of JSON values that a client may send."""

    def schema(self) -> dict[str, JSON]:
        """Return the JSON Schema (2020-12, with the keywords that `docs/contract.md` allows) of exactly the accepted values."""

    def accepts(self, value: JSON) -> bool:
        """Return whether the value is in the set."""

    def each(self) -> Iterator[JSON]:
        """Yield every value, in a fixed order; for texts only a few examples."""

    def pick(self, random: Random) -> JSON:
        """Return a random value, uniform over `each()` if the set is small."""


def same(a: JSON, b: JSON) -> bool:
    """Return whether two JSON values are equal. 1 and true differ, at any depth."""
    kind = type(a)
    if kind is not type(b) or a != b:
        return False
    if kind is list:
        return all(map(same, a, b))
    return kind is not dict or all(same(value, b[name]) for name, value in a.items())


def small_values(moves: Moves) -> list[JSON] | None:
    """Return all values of a small set; None for a larger one."""
    values = list(islice(moves.each(), SMALL + 1))
    return values if len(values) <= SMALL else None


def product(places: Sequence[Callable[[], Iterator[T]]]) -> Iterator[tuple[T, ...]]:
    """Yield the Cartesian product of the places, the last one changing fastest, without building lists first."""
    if not places:
        yield ()
        return
    for first in places[0]():
        for rest in product(places[1:]):
            yield (first, *rest)


@dataclass(frozen=True, slots=True)
class Const:
    value: JSON

    def schema(self) -> dict[str, JSON]:
        return {"const": self.value}

    def accepts(self, value: JSON) -> bool:
        return same(value, self.value)

    def each(self) -> Iterator[JSON]:
        yield self.value

    def pick(self, random: Random) -> JSON:
        return self.value


class OneOfValues(NamedTuple):
    """One of some plain values (texts, integers, null)."""

    values: tuple[JSON, ...]

    def schema(self) -> dict[str, JSON]:
        return {"enum": list(self.values)}

    def accepts(self, value: JSON) -> bool:
        values = self.values
        try:
            equal = values[values.index(value)]
        except ValueError:
            return False
        # `index` finds the first equal value. Its type is wrong only where it is 1 for true; then another may fit.
        return type(equal) is type(value) or any(same(allowed, value) for allowed in values)

    def each(self) -> Iterator[JSON]:
        yield from self.values

    def pick(self, random: Random) -> JSON:
        return random.choice(self.values)


@dataclass(frozen=True, slots=True)
class Int:
    least: int
    most: int

    def schema(self) -> dict[str, JSON]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def accepts(self, value: JSON) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def each(self) -> Iterator[JSON]:
        yield from range(self.least, self.most + 1)

    def pick(self, random: Random) -> JSON:
        return random.randint(self.least, self.most)


@dataclass(frozen=True, slots=True)
class Bool:
    def schema(self) -> dict[str, JSON]:
        return {"type": "boolean"}

    def accepts(self, value: JSON) -> bool:
        return type(value) is bool

    def each(self) -> Iterator[JSON]:
        yield from (False, True)

    def pick(self, random: Random) -> JSON:
        return random.random() < 0.5


@dataclass(frozen=True, slots=True)
class Text:
    """Any valid Unicode text. Lengths are in code points."""

    least: int
    most: int

    def schema(self) -> dict[str, JSON]:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}

    def accepts(self, value: JSON) -> bool:
        return type(value) is str and self.least <= len(value) <= self.most

    def each(self) -> Iterator[JSON]:
        yield from dict.fromkeys(("o" * self.least, "o" * self.most))

    def pick(self, random: Random) -> JSON:
        return "".join(random.choices("golf é", k=random.randint(self.least, min(self.most, self.least + 8))))


class Object(NamedTuple):
    """An object with these members. Those in `optional` may be left out; no others are allowed."""

    members: Mapping[str, Moves]
    optional: frozenset[str] = frozenset()

    def schema(self) -> dict[str, JSON]:
        return {
            "type": "object",
            "properties": {name: member.schema() for name, member in self.members.items()},
            "required": [name for name in self.members if name not in self.optional],
            "additionalProperties": False,
        }

    def accepts(self, value: JSON) -> bool:
        if type(value) is not dict:
            return False
        members, optional = self
        for name, given in value.items():
            member = members.get(name)
            if member is None or not member.accepts(given):
                return False
        if len(value) < len(members):
            for name in members:  # a generator costs more than the check
                if name not in value and name not in optional:
                    return False
        return True

    def each(self) -> Iterator[JSON]:
        for chosen in product(
            [partial(_member_values, name, member, name in self.optional) for name, member in self.members.items()]
        ):
            yield dict(pair for pair in chosen if pair is not None)

    def pick(self, random: Random) -> JSON:
        if self.optional and (values := small_values(self)):
            return random.choice(values)
        return {
            name: member.pick(random)
            for name, member in self.members.items()
            if name not in self.optional or random.random() < 0.5
        }


class Keyed(NamedTuple):
    """An object whose keys are some of these names ({"33": 2}: card 33 at golfer 2).

    All values come from `value`, except for the names in `own`. `least` and `most` bound the number of keys.
    """

    names: tuple[str, ...]
    value: Moves
    least: int = 0
    most: int | None = None
    own: Mapping[str, Moves] = NOTHING

    def schema(self) -> dict[str, JSON]:
        made: dict[str, JSON] = {
            "type": "object",
            "propertyNames": {"enum": list(self.names)},
            "additionalProperties": self.value.schema(),
        }
        if own := {name: self.own[name].schema() for name in self.names if name in self.own}:
            made["properties"] = own
        if self.least:
            made["minProperties"] = self.least
        if self.most is not None:
            made["maxProperties"] = self.most
        return made

    def accepts(self, value: JSON) -> bool:
        names, usual, least, most, own = self
        if type(value) is not dict or len(value) < least or (most is not None and len(value) > most):
            return False
        for name, given in value.items():  # noqa: SIM110  # a generator costs more than the check
            if name not in names or not own.get(name, usual).accepts(given):
                return False
        return True

    def each(self) -> Iterator[JSON]:
        for size in range(self.least, self._most + 1):
            for names in combinations(self.names, size):
                for values in product([self._values_of(name).each for name in names]):
                    yield dict(zip(names, values, strict=True))

    def pick(self, random: Random) -> JSON:
        if values := small_values(self):
            return random.choice(values)
        chosen = random.sample(self.names, random.randint(self.least, self._most))
        return {name: self._values_of(name).pick(random) for name in chosen}

    def without(self, name: str) -> Keyed:
        """Return the same set without this name."""
        return self._replace(names=tuple([other for other in self.names if other != name]))

    @property
    def _most(self) -> int:
        return len(self.names) if self.most is None else min(self.most, len(self.names))

    def _values_of(self, name: str) -> Moves:
        return self.own.get(name, self.value)


class KeyedPair(NamedTuple):
    """An object with one name, whose value is keyed by other names: {"12": {"33": 2}}, card 12 with card 33 at golfer 2.

    >>> moves = KeyedPair(("12", "33"), Keyed(("33", "40"), Int(0, 2), most=1))
    >>> moves.accepts({"12": {"33": 2}}), moves.accepts({"33": {"33": 2}}), moves.accepts({"12": {}, "33": {}})
    (True, False, False)
    """

    names: tuple[str, ...]
    others: Keyed

    def schema(self) -> dict[str, JSON]:
        return {
            "type": "object",
            "properties": {name: self._others_of(name).schema() for name in self.names},
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
        }

    def accepts(self, value: JSON) -> bool:
        if type(value) is not dict or len(value) != 1:
            return False
        [(name, others)] = value.items()
        return name in self.names and self.others.accepts(others) and name not in others

    def each(self) -> Iterator[JSON]:
        for name in self.names:
            for others in self._others_of(name).each():
                yield {name: others}

    def pick(self, random: Random) -> JSON:
        if values := small_values(self):
            return random.choice(values)
        name = random.choice(self.names)
        return {name: self._others_of(name).pick(random)}

    def _others_of(self, name: str) -> Keyed:
        return self.others.without(name) if name in self.others.names else self.others


@dataclass(frozen=True, slots=True)
class TupleOf:
    """A list of fixed length, with one set of values for each place."""

    places: tuple[Moves, ...]

    def schema(self) -> dict[str, JSON]:
        return {
            "type": "array",
            "prefixItems": [place.schema() for place in self.places],
            "items": False,
            "minItems": len(self.places),
        }

    def accepts(self, value: JSON) -> bool:
        return (
            type(value) is list
            and len(value) == len(self.places)
            and all(place.accepts(given) for place, given in zip(self.places, value, strict=True))
        )

    def each(self) -> Iterator[JSON]:
        for chosen in product([place.each for place in self.places]):
            yield list(chosen)

    def pick(self, random: Random) -> JSON:
        return [place.pick(random) for place in self.places]


class ListOf(NamedTuple):
    """A list of values from one set, in any order. `unique` forbids repetitions; the items must not be texts.

    >>> cards = ListOf(OneOfValues((4, 7, 9)), 1, 2, unique=True)
    >>> [cards.accepts(value) for value in ([9, 4], [4, 4], [5], [True], [])]
    [True, False, False, False, False]
    """

    item: Moves
    least: int
    most: int
    unique: bool = False

    def schema(self) -> dict[str, JSON]:
        made: dict[str, JSON] = {
            "type": "array",
            "items": self.item.schema(),
            "minItems": self.least,
            "maxItems": self.most,
        }
        if self.unique:
            made["uniqueItems"] = True
        return made

    def accepts(self, value: JSON) -> bool:
        item, least, most, unique = self
        if type(value) is not list or not least <= len(value) <= most:
            return False
        return all(map(item.accepts, value)) and (not unique or len(value) < 2 or _all_different(value))

    def each(self) -> Iterator[JSON]:
        for length in range(self.least, self.most + 1):
            for chosen in permutations(self._items(), length) if self.unique else product([self.item.each] * length):
                yield list(chosen)

    def pick(self, random: Random) -> JSON:
        if values := small_values(self):
            return random.choice(values)
        length = random.randint(self.least, self.most)
        if not self.unique:
            return [self.item.pick(random) for _ in range(length)]
        things = self._items()
        return random.sample(things, min(length, len(things)))

    def _items(self) -> list[JSON]:
        return list(islice(self.item.each(), 1000))


@dataclass(frozen=True, slots=True)
class OneOf:
    """The union of several sets that do not overlap, such as moves of several kinds."""

    branches: tuple[Moves, ...]

    def schema(self) -> dict[str, JSON]:
        return {"oneOf": [branch.schema() for branch in self.branches]}

    def accepts(self, value: JSON) -> bool:
        for branch in self.branches:  # noqa: SIM110  # a generator costs more than the check
            if branch.accepts(value):
                return True
        return False

    def each(self) -> Iterator[JSON]:
        for branch in self.branches:
            yield from branch.each()

    def pick(self, random: Random) -> JSON:
        values = small_values(self)
        return random.choice(values) if values else random.choice(self.branches).pick(random)


def kind(name: str, **members: Moves) -> Object:
    """Return the moves of this kind with these members: `kind("stymie", to=OneOfValues((0, 2)))`."""
    return Object({"kind": Const(name), **members})


def _all_different(values: list[JSON]) -> bool:
    """Return whether all values differ."""
    for at, value in enumerate(values):
        if values.index(value) < at and any(same(value, other) for other in values[:at]):
            return False
    return True


def _member_values(name: str, member: Moves, optional: bool) -> Iterator[tuple[str, JSON] | None]:
    """Yield (name, value) for each value of a member, and None if the member may be left out."""
    for value in member.each():
        yield name, value
    if optional:
        yield None
