"""Replays of finished games, and all changes of one value in them, with the digest adapted to the change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, suppress
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from chalicelib.fairness import log_digest
from chalicelib.play.published_replay import replay
from chalicelib.store.sqlite import SqliteStore
from tests.logs.frozen import FILES, read
from tests.tables.people import DAY, Time, open_club

Replay = dict[str, Any]
Path = tuple[str | int, ...]


GONE = object()
"""In place of a value: the member, or the item of a list, is left out."""


class Change(NamedTuple):
    """A value that replaces another."""

    path: Path
    value: Any

    def __str__(self) -> str:
        return f"{'/'.join(map(str, self.path))} = {'gone' if self.value is GONE else json.dumps(self.value)[:60]}"


@lru_cache
def published(name: str) -> str:
    """Return the replay of a frozen log, as JSON."""
    frozen = read(FILES / f"{name}.json.gz")
    with closing(SqliteStore()) as store:
        for entry in frozen.entries:
            store.append(frozen.table, entry)
        last = json.loads(frozen.entries[-1].body)["t"]
        return json.dumps(replay(open_club(store, Time(last + 3 * DAY)), None, frozen.table))


def finished() -> list[str]:
    """Return the frozen logs of finished games, according to their last head."""
    logs = {path.name.removesuffix(".json.gz"): read(path).entries for path in sorted(FILES.glob("*.json.gz"))}
    heads = {name: [json.loads(entry.body) for entry in entries] for name, entries in logs.items()}
    return [
        name
        for name, bodies in heads.items()
        if bodies[-1]["h"]["s"] == "finished" and not any(act[0] == "c" for body in bodies for act in body["a"])
    ]


def changes(replay: Replay, random: Random) -> Iterator[Change]:
    """Yield changes of one value of each kind in the replay, chosen at random, in each way that we thought of."""
    kinds: dict[tuple[str | int, ...], list[Path]] = {}
    for path in _paths(replay, ()):
        kinds.setdefault(_kind(replay, path), []).append(path)
    values = {kind: [_at(replay, path) for path in paths] for kind, paths in kinds.items()}
    for kind, paths in kinds.items():
        path = random.choice(paths)
        value = _at(replay, path)
        for other in _others(value, values[kind], random):
            yield Change(path, other)


def changed(replay: Replay, change: Change) -> Replay:
    """Return the replay with the change, and with the digest of the changed log."""
    made = deepcopy(replay)
    *way, last = change.path
    inside: Any = made
    for step in way:
        inside = inside[step]
    if change.value is GONE:
        del inside[last]
    else:
        inside[last] = deepcopy(change.value)
    if change.path[0] != "digest":
        with suppress(KeyError, AttributeError, TypeError):  # there may be nothing left of which to make one
            made["digest"] = log_digest(made["commitment"], made["log"])
    return made


def _paths(value: Any, path: Path) -> Iterator[Path]:
    if path:
        yield path
    if isinstance(value, dict):
        for name, member in value.items():
            yield from _paths(member, (*path, name))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            yield from _paths(one, (*path, place))


def _kind(replay: Replay, path: Path) -> tuple[str | int, ...]:
    """Return the kind of a value: its path without positions in lists, but with the kinds of entries."""
    named = tuple("*" if isinstance(step, int) else step for step in path)
    return (replay["log"][path[1]]["kind"], *named) if path[0] == "log" and len(path) > 1 else named


def _at(replay: Any, path: Path) -> Any:
    for step in path:
        replay = replay[step]
    return replay


def _others(value: Any, alike: list[Any], random: Random) -> Iterator[Any]:
    """Yield other values for this place: near and empty ones, one of another type, one from elsewhere, and none."""
    if isinstance(value, bool):
        yield from (not value, int(value))
    elif isinstance(value, int | float):
        yield from (value + 1, value - 1, -value - 7, str(value))
    elif isinstance(value, str):
        at = random.randrange(len(value)) if value else 0
        yield value[:at] + random.choice([one for one in "0123456789abcdef" if one != value[at : at + 1]]) + value[at + 1 :]
        yield from (value[:-1], f"{value}A", "")
    elif isinstance(value, list):
        yield from (value[:-1], value[1:], value[::-1], [*value, *value[:1]])
    elif isinstance(value, dict):
        yield {**value, "more": 1}
    elif value is None:
        yield from (0, "", [], {}, False)
    if elsewhere := [one for one in alike if one != value]:
        yield random.choice(elsewhere)
    yield from (None, GONE)


def makes_a_difference(replay: Replay, change: Change) -> bool:
    """Whether the change has a different meaning."""
    if change.value is GONE:
        return True
    try:
        return json.dumps(_at(replay, change.path), sort_keys=True) != json.dumps(change.value, sort_keys=True)
    except (KeyError, IndexError):
        return True
