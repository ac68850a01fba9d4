"""Playthroughs: whole games as text, every step with what each seat and a watcher are shown, so that a change of the rules or a
leak is a changed line. A file says all that is needed to play it again; `tests/test_playthroughs.py` does, line by line.

    python -m tests.playthroughs dice-golf     plays this game again, for every number of players, and writes the files

Lines that begin with ">" are decisions ("time-out": the clock ran out), those with "!" are refused tries; all others follow:

    draw       what was drawn for the decision above, by label
    told       what happened, as these seats ("w": a watcher) are told of it
    waiting    the seats that the game waits for
    legal      what a seat may submit now; a schema is spelled out where it first comes up, and then named by its number
    view       what these seats are shown: whole at first, then each member that changed, by its path
"""

from __future__ import annotations

import json
import sys
from collections.abc import Container, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from chalicelib.errors import Refusal
from chalicelib.fairness import Chance
from chalicelib.games.interface import Course, Event, Game, Hole, Step
from chalicelib.games.registry import GAMES
from tests.laws.setup import Setup, compact, found
from tests.laws.walk import key_of, walk
from tests.tiny import TINY

HERE = Path(__file__).parent
ALL: dict[str, Game[Any]] = {**GAMES, TINY.id: TINY}
SEEDS = range(30)
"""The most telling of these games is kept: one in which most kinds of things are done and happen; of several the shortest."""
REFUSED = 0.15
WHOLE = 110
"""A changed member is shown whole where that takes no more characters than this."""


class Line(NamedTuple):
    """One input: a decision (">") or a refused attempt ("!") of a seat; without a move it is a time-out."""

    mark: str
    seat: int
    move: Any

    def __str__(self) -> str:
        return f"{self.mark} {self.seat} {'time-out' if self.move is None else compact(self.move)}"


def path_of(game: str, seats: int) -> Path:
    """Return the file of the playthrough of a game with so many players."""
    folder = "tiny" if game == TINY.id else f"games/{game.replace('-', '_')}"
    return HERE / folder / "playthroughs" / f"{seats}.txt"


def replay(text: str) -> list[str]:
    """Return the lines that a playthrough's header and inputs give now."""
    first, *lines = text.splitlines()
    return list(_Player(json.loads(first)).play(_inputs(lines)))


def difference(text: str) -> str | None:
    """Return a sentence about the first difference between a playthrough and what its inputs give now; None if equal."""
    kept = text.splitlines()
    try:
        now = replay(text)
    except Refusal as refusal:
        return f"a decision is refused now\n  {refusal}"
    except Exception as error:  # an engine that has changed may do anything with what was decided before
        return f"it cannot be played any more: {type(error).__name__} {error}"
    for number, (before, after) in enumerate(zip(kept, now, strict=False), 1):
        if before != after:
            return f"line {number} was\n  {before}\nand is now\n  {after}"
    return None if len(kept) == len(now) else f"there were {len(kept)} lines, and are {len(now)} now"


def _inputs(lines: list[str]) -> Iterator[Line]:
    for line in lines:
        if line[:2] in ("> ", "! "):
            mark, seat, move = line.split(" ", 2)
            yield Line(mark, int(seat), None if move == "time-out" else json.loads(move.split(" -> ")[0]))


class _Player:
    """Plays a game and writes down everything that is shown."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.game = ALL[header["game"]]
        self.viewers: list[int | None] = [*range(header["seats"]), None]
        self.chance = Chance(bytes.fromhex(header["key"]))
        self.shown: dict[int | None, Any] = {}
        self.schemas: dict[str, int] = {}
        self.steps: list[Step] = []

    def play(self, inputs: Iterator[Line]) -> Iterator[str]:
        course = _course(self.header["course"])
        options = self.game.settle_options(self.header["asked"], self.header["seats"], course)
        self.state = self.game.set_up(options, self.header["seats"], course, self.chance, self.header["carried"])
        yield compact(self.header)
        yield f"options {compact(options)}"
        yield from self._draws(0)
        yield from self._moment()
        for line in inputs:
            yield ""
            yield from self._refuse(line) if line.mark == "!" else self._step(line)
        yield ""
        yield from self._end()

    def _step(self, line: Line) -> Iterator[str]:
        drawn = len(self.chance.draws)
        if line.move is None:
            events = self.game.time_out(self.state, line.seat, self.chance)
        else:
            events = self.game.play(self.state, line.seat, line.move, self.chance)
        self.steps.append(Step(line.seat, line.move, events))
        yield str(line)
        yield from self._draws(drawn)
        for event in events:
            yield from self._event_lines(event)
        yield from self._moment()

    def _refuse(self, line: Line) -> Iterator[str]:
        before = compact(self.game.pack(self.state))
        try:
            self.game.play(self.state, line.seat, line.move, self.chance)
            yield f"{line} -> accepted"
        except Refusal as refusal:
            trace = "" if compact(self.game.pack(self.state)) == before else ", and it left a trace"
            yield f"{line} -> {refusal.code}: {refusal}{trace}"

    def _event_lines(self, event: Event) -> Iterator[str]:
        for viewers, text in _alike({viewer: compact(event.seen_by(viewer)) for viewer in self.viewers}):
            yield f"told {viewers} {text}"

    def _draws(self, known: int) -> Iterator[str]:
        for draw in self.chance.draws[known:]:
            yield f"draw {draw.label} {draw.kind} of {draw.k}: {compact(draw.result)}"

    def _moment(self) -> Iterator[str]:
        yield f"waiting {' '.join(map(str, self.game.waiting(self.state)))}".rstrip()
        for seat in self.viewers[:-1]:
            yield from self._legal(seat)
        yield from self._views()

    def _legal(self, seat: Any) -> Iterator[str]:
        legal = self.game.legal(self.state, seat)
        if legal is not None:
            schema = compact(legal.schema())
            known = schema in self.schemas
            number = self.schemas.setdefault(schema, len(self.schemas) + 1)
            yield f"legal {seat} #{number}" + ("" if known else f" {schema}")

    def _views(self) -> Iterator[str]:
        news = {}
        for viewer in self.viewers:
            view = self.game.view(self.state, viewer)
            changes = list(_changes("", self.shown.get(viewer), view)) if viewer in self.shown else [f" {compact(view)}"]
            news[viewer], self.shown[viewer] = "\n".join(changes), view
        for viewers, text in _alike(news):
            yield from f"view {viewers}\n{text}".splitlines() if text else ()

    def _end(self) -> Iterator[str]:
        yield from (f"everything {change}" for change in _changes("", self.shown[None], self.game.view(self.state, None, True)))
        yield f"progress {compact(self.game.progress(self.state))}"
        yield f"result {compact(self.game.result(self.state))}"
        yield f"standings {compact(self.game.standings(self.state))}"
        yield f"record {compact(self.game.record(self.state, self.steps))}"


def _course(fields: dict[str, Any] | None) -> Course | None:
    return Course(fields["id"], fields["name"], tuple(Hole(**hole) for hole in fields["holes"])) if fields else None


def _alike(texts: dict[int | None, str]) -> list[tuple[str, str]]:
    """Group viewers who see the same: ("0 1 w", text)."""
    groups: dict[str, list[str]] = {}
    for viewer, text in texts.items():
        groups.setdefault(text, []).append("w" if viewer is None else str(viewer))
    return [(" ".join(viewers), text) for text, viewers in groups.items()]


def _changes(path: str, old: Any, new: Any) -> Iterator[str]:
    """ " players.0.chips = 2" for each member that is not what it was. Members that come or go change the whole."""
    if compact(old) == compact(new):
        return
    pairs = _pairs(old, new) if len(compact(new)) > WHOLE or not path else None
    if pairs is None:
        yield f" {path.removeprefix('.')} = {compact(new)}"
        return
    for name, before, after in pairs:
        yield from _changes(f"{path}.{name}", before, after)


def _pairs(old: Any, new: Any) -> list[tuple[Any, Any, Any]] | None:
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        return [(name, old[name], new[name]) for name in new]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [(place, *pair) for place, pair in enumerate(zip(old, new, strict=True))]
    return None


def firsts(game: str) -> dict[Path, Setup]:
    """Return the set-ups of a game that are recorded: the first for each number of seats."""
    first: dict[Path, Setup] = {}
    for setup in found():
        if setup.game.id == game:
            first.setdefault(path_of(game, setup.seats), setup)
    return first


def write(game: str, only: Container[Path] | None = None) -> Iterator[Path]:
    """Play a game for each number of players, or for those of these files, and write the playthroughs."""
    for path, setup in firsts(game).items():
        if only is not None and path not in only:
            continue
        path.parent.mkdir(exist_ok=True)
        kept = max((_record(setup, seed) for seed in SEEDS), key=lambda lines: (_telling(lines), -len(lines)))
        path.write_text("\n".join(kept) + "\n", encoding="utf-8")
        yield path


def header_of(setup: Setup, seed: int) -> dict[str, Any]:
    """Return the header of a playthrough of this set-up."""
    return {
        "game": setup.game.id,
        "rules": setup.game.rules,
        "seats": setup.seats,
        "asked": dict(setup.asked),
        "course": setup.course and asdict(setup.course),
        "carried": setup.carried,
        "key": key_of(seed).hex(),
    }


def stale(setup: Setup, text: str) -> bool:
    """Whether a stored playthrough has another set-up than today's, apart from the key."""
    kept = json.loads(text.partition("\n")[0])
    return bool(json.loads(compact({**header_of(setup, 0), "key": kept["key"]})) != kept)


def _record(setup: Setup, seed: int) -> list[str]:
    return list(_Player(header_of(setup, seed)).play(iter(_game(setup, seed))))


def _game(setup: Setup, seed: int) -> list[Line]:
    """Yield the decisions of a random game, and attempts of moves from elsewhere that are not legal here."""
    random = Random(seed)
    lines: list[Line] = []
    for moment in walk(setup, seed):
        made = [line.move for line in lines if line.move is not None]
        seat = random.randrange(setup.seats)
        if made and random.random() < REFUSED:
            move, legal = random.choice(made), setup.game.legal(moment.state, seat)
            if legal is None or not legal.accepts(move):
                lines.append(Line("!", seat, move))
        lines.append(Line(">", moment.seat, moment.move))
    return lines


def _telling(lines: Iterable[str]) -> int:
    """Return how many kinds of moves, refusals and events a playthrough has."""
    kinds = set()
    for line in lines:
        if line[:2] in ("> ", "! ") or line.startswith("told"):
            kinds.add(
                (line[0], line.partition('"kind":')[2].split(",")[0].rstrip("}"), line.partition(" -> ")[2].split(":")[0])
            )
    return len(kinds)


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in ALL:
        sys.exit(f"usage: python -m tests.playthroughs {' | '.join(ALL)}")
    for written in write(sys.argv[1]):
        print(written.relative_to(HERE.parent))  # noqa: T201
