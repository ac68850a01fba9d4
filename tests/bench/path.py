"""Count how much code a move runs through: the files and functions entered, and the calls from one file to another.

    python -m tests.bench.path            the figures
    python -m tests.bench.path --files    each file, with the functions called in it

A player draws a card at a table of Grandpa Beck's Golf that is in memory. The trace runs from the parsed request to the answer
before it is sent, and counts the functions of `app.py` and `chalicelib`. A passage is a call from one of their files into
another, directly or through a library.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from chalicelib.api.service import Service, project_entry, set_service
from chalicelib.local.http import HttpRequest, HttpResponse
from chalicelib.play.club import Club
from chalicelib.store.sqlite import SqliteStore
from tests.api.client import GATEWAY, OPEN, Client, new_key

ROOT = Path(__file__).parents[2]
OURS = (str(ROOT / "chalicelib"), str(ROOT / "app.py"))
ROUNDS_BEFORE = 2
"""How often each player draws and discards before the traced move."""


class Counts(NamedTuple):
    files: int
    functions: int
    passages: int


class Trace:
    """Count calls of our functions within a `with`: `entered` by (file, function), `passages` in total."""

    def __init__(self) -> None:
        self.entered: Counter[tuple[str, str]] = Counter()
        self.passages = 0

    def __enter__(self) -> Trace:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *fault: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, arg: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(OURS):
            self.entered[file, frame.f_code.co_qualname] += 1
            self.passages += _caller(frame) not in (None, file)

    @property
    def counts(self) -> Counts:
        return Counts(len({file for file, _ in self.entered}), len(self.entered), self.passages)


def _caller(frame: FrameType) -> str | None:
    """Return the file of the nearest function of ours that led to this call."""
    above = frame.f_back
    while above and not above.f_code.co_filename.startswith(OURS):
        above = above.f_back
    return above and above.f_code.co_filename


class Traced(Client):
    """A client whose requests are traced while they are answered."""

    trace = Trace()

    def send(self, request: HttpRequest) -> HttpResponse:
        with self.trace:
            return GATEWAY.answer(request)


def traced() -> Trace:
    """Return the trace of one move, at a table where each player has made some moves."""
    store = SqliteStore()
    service = Service(Club(store), "bench")
    service.club.project = partial(project_entry, service)
    before = set_service(service)
    try:
        people = [Client("Ann"), Client("Ben")]
        made = people[0].make(OPEN, game="becks-golf", course=..., options={})
        people[1].join(made)
        table = made.json["id"]
        for client in people:
            client.play(table, {"kind": "open", "at": [0, 1]})
        for _ in range(ROUNDS_BEFORE * len(people)):
            client = people[people[0].view(table)["waiting_for"][0]]
            client.play(table, {"kind": "draw"})
            client.play(table, {"kind": "discard"})
        view = people[0].view(table)
        last = Traced(people[view["waiting_for"][0]].name)
        assert last.play(table, {"kind": "draw"}, view["version"], new_key()).status == 200
        return last.trace
    finally:
        set_service(before)
        store.close()


def rows() -> Iterator[Counts]:
    yield traced().counts


def files(trace: Trace) -> Iterator[str]:
    """Yield each file with the functions called in it, and how often."""
    called = defaultdict(list)
    for (file, function), times in trace.entered.items():
        called[file].append(f"{function} ×{times}" if times > 1 else function)
    for file, functions in called.items():
        yield f"{Path(file).relative_to(ROOT)}: {', '.join(functions)}"


if __name__ == "__main__":
    trace = traced()
    print(json.dumps(trace.counts._asdict()))
    if "--files" in sys.argv:
        print(*files(trace), sep="\n")
