"""Checks a finished table's replay from end to end: `python -m chalicelib.verify FILE`.

FILE is what `GET /api/tables/{id}/replay` answered. The whole game is played again from the seed, the nonces and the log, and
compared with all that the replay says: `docs/fairness.md` tells what that shows, `docs/records.md` what a replay holds. The
process ends with 0 if everything fits; else with 1, naming the first thing that does not.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from itertools import groupby
from pathlib import Path
from typing import Any

from chalicelib.errors import ClubError
from chalicelib.fairness import canonical, commitment, log_digest
from chalicelib.games.interface import Game, Step
from chalicelib.games.registry import find
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.tables.acts import Act
from chalicelib.tables.club import Club
from chalicelib.tables.entry import Body, text, write
from chalicelib.tables.make import HOUR_MS
from chalicelib.tables.record import PLAYED, Walked, walk, whole_record
from chalicelib.tables.replay import draw_item, log_item, view_digest
from chalicelib.tables.table import Table

Replay = dict[str, Any]
Rules = Callable[[str, int], Game[Any]]
MEMBERS = frozenset(
    ("table", "game", "rules", "commitment", "seed", "nonces", "log", "draws", "views", "record", "result", "digest")
)
UNREADABLE = (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, RecursionError)


class DoesNotFit(Exception):
    """Says in a sentence what does not fit."""


def main(arguments: Sequence[str]) -> int:
    """Reads the file that is named, tells what was checked, and returns 0 if everything fits, else 1."""
    if len(arguments) != 1:
        return _say("Usage: python -m chalicelib.verify FILE", 1)
    try:
        for checked in verify(read(Path(arguments[0]))):
            _say(checked)
    except DoesNotFit as reason:
        return _say(f"Does not fit: {reason}", 1)
    return _say("Everything fits.")


def read(file: Path) -> Replay:
    """The replay in the file; DoesNotFit if there is none."""
    try:
        told = json.loads(file.read_bytes(), parse_constant=_refuse)
    except OSError as error:
        raise DoesNotFit(f"{file} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise DoesNotFit(f"{file} is not JSON.") from None
    if type(told) is not dict or told.keys() != MEMBERS:
        raise DoesNotFit(f"{file} is not a replay: it has not the members of one.")
    return told


def verify(replay: Replay, rules: Rules = find) -> Iterator[str]:
    """Yields a sentence for each thing that was checked and fits; raises DoesNotFit at the first that does not."""
    with closing(SqliteStore()) as nothing:
        try:
            yield _check_commitment(replay)
            yield _check_digest(replay)
            yield from _play_again(replay, rebuild(replay), Club(nothing, rules=rules))
        except UNREADABLE:
            raise DoesNotFit("something in the replay is missing or misspelt.") from None


def rebuild(replay: Replay) -> list[Entry]:
    """The log's entries as the table's store holds them, but for keys and heads, which say nothing about the game."""
    entries: list[Entry] = []
    for n, told in groupby(replay["log"], key=lambda item: item["n"]):
        _expect(n == len(entries), f"entry {len(entries)} is missing from the log.")
        items = list(told)
        at = datetime.fromisoformat(items[0]["at"])
        acts = [Act(item["kind"], item["seat"], _content(item, replay["seed"])) for item in items]
        entries.append(Entry(n, write(Body(round(at.timestamp() * 1000), acts, {}))))
    _expect(bool(entries), "the log is empty.")
    return entries


def _check_commitment(replay: Replay) -> str:
    if commitment(replay["table"], _bytes(replay["seed"])) != replay["commitment"]:
        raise DoesNotFit("the commitment is not that of this table and seed.")
    return "The seed is the one that the table had committed to."


def _check_digest(replay: Replay) -> str:
    if log_digest(replay["commitment"], replay["log"]) != replay["digest"]:
        raise DoesNotFit("the log's digest is not that of its items: one of them was changed, or the digest.")
    return f"The log is whole: its {len(replay['log'])} items have the digest that is given."


def _play_again(replay: Replay, log: Sequence[Entry], club: Club) -> Iterator[str]:
    draws, views, steps = iter(replay["draws"]), iter(replay["views"]), list[Step]()
    for item, step in _walk(replay, log, club):
        table = step.table
        _check_draws(step, draws)
        _check_view(step, views)
        if item["kind"] in PLAYED:
            steps.append(Step(item["seat"], item["move"], step.done.events))
    _expect(next(draws, None) is None, "more draws are listed than were made.")
    _expect(next(views, None) is None, "more views are listed than there were.")
    yield f"Played again by the rules of {replay['game']}, version {replay['rules']}, each entry is accepted."
    nonces = [seat.nonce.hex() or None for seat in table.seats]
    _expect(nonces == replay["nonces"], "the nonces are not those in the log.")
    yield f"All {len(replay['draws'])} draws follow from the seed, the nonces and their labels."
    yield f"All {len(replay['views'])} views come out the same."
    _check_end(replay, table, steps)
    yield "Result and record are those of the game that was played."


def _walk(replay: Replay, log: Sequence[Entry], club: Club) -> Iterator[tuple[Any, Walked]]:
    """Each item of the log with what playing it again gave; DoesNotFit at one that cannot be played, or says something else."""
    done, at = walk(club, replay["table"], log), 0
    for item in replay["log"]:
        try:
            step = next(done)
            same = canonical(log_item(step)) == canonical(item)
        except ClubError as refusal:
            raise DoesNotFit(f"{_name(item)} cannot be played again: {refusal}") from None
        except UNREADABLE:
            raise DoesNotFit(f"{_name(item)} cannot be read.") from None
        _expect(same, f"{_name(item)} is not told as it is played.")
        _expect(step.at >= at, f"{_name(item)} is from before the one that it follows.")
        at = step.at
        yield item, step


def _check_draws(step: Walked, listed: Iterator[Any]) -> None:
    for draw in step.draws:
        drawn, told = draw_item(step.n, draw), next(listed, None)
        fits = told is not None and canonical(drawn) == canonical(told)
        _expect(fits, f"the draw {draw.label} of entry {step.n} gave {drawn['result']}, and the replay lists {told}.")


def _check_view(step: Walked, views: Iterator[Any]) -> None:
    if step.table.state is not None:
        _expect(
            view_digest(step.table) == next(views, None), f"what there was to see after entry {step.n} is not what is listed."
        )


def _check_end(replay: Replay, table: Table, steps: list[Step]) -> None:
    """An abandoned game has neither result nor record."""
    _expect(table.ended in ("finished", "abandoned"), "the log ends before the game does.")
    finished = table.ended == "finished"
    found = {
        "game": table.game.id,
        "rules": table.game.rules,
        "result": table.game.result(table.state) if finished else None,
        "record": whole_record(table, steps),
    }
    for name, value in found.items():
        _expect(canonical(value) == canonical(replay[name]), f"the {name} is not the one that follows from the log.")


def _content(item: Any, seed: str) -> Any:
    """What the store's entry holds of a listed item."""
    told = item["move"]
    match item["kind"]:
        case "made":
            return _made(told, seed)
        case "joined":
            return {**told, "nonce": _nonce(told["nonce"])}
        case "rematch":
            return {**told, "code": ""}
        case "away":
            return _ms(told["until"])
    return told


def _made(told: Any, seed: str) -> dict[str, Any]:
    course, hours = told["course"], told["clock_hours"]
    return {
        **told,
        "course": course and {**course, "holes": [[hole["par"], hole["yards"]] for hole in course["holes"]]},
        "seats": [{**seat, "nonce": _nonce(seat["nonce"])} for seat in told["seats"]],
        "clock": None if hours is None else round(hours * HOUR_MS),
        "pace": _pace(told),
        "seed": text(_bytes(seed)),
    }


def _pace(told: Any) -> dict[str, Any]:
    bank = told.get("bank")
    kept = [] if bank is None else [round(bank[part] * HOUR_MS) for part in ("hours", "back")]
    return {"off": told.get("off", []), **({"bank": kept} if kept else {})}


def _ms(told: str | None) -> int | None:
    return None if told is None else round(datetime.fromisoformat(told).timestamp() * 1000)


def _nonce(told: str | None) -> str:
    return "" if told is None else text(_bytes(told))


def _bytes(told: str) -> bytes:
    """The bytes of lower-case hex, in which seeds and nonces are shown."""
    if not re.fullmatch(r"([0-9a-f]{2})+", told):
        raise ValueError(told)
    return bytes.fromhex(told)


def _name(item: Any) -> str:
    whose = "" if item["seat"] is None else f" of seat {item['seat']}"
    return f"entry {item['n']} ({item['kind']}{whose})"


def _expect(fits: bool, otherwise: str) -> None:
    if not fits:
        raise DoesNotFit(otherwise)


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _say(sentence: str, code: int = 0) -> int:
    sys.stdout.write(f"{sentence}\n")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
