"""Acts: what somebody, or the clock, did at a table."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.errors import TableDamaged
from chalicelib.games.interface import Event
from chalicelib.store.interface import Entry

ActKind = Literal[
    "made",
    "joined",
    "began",
    "move",
    "bot",
    "planned",
    "time-out",
    "left",
    "back",
    "released",
    "message",
    "secret",
    "rematch",
    "abandoned",
    "closed",
    "asked",
    "declined",
    "hours",
    "away",
    "pause",
    "resume",
    "nudge",
    "forgotten",
]


class Mark(NamedTuple):
    """What an entry keeps of a request: 8 bytes each of the SHA-256 of its Idempotency-Key and of its body."""

    key: bytes
    body: bytes


class Act(NamedTuple):
    """One thing that somebody, or the clock, did. `what` is its JSON content: a move, a text, who joined."""

    kind: ActKind
    seat: int | None = None
    what: Any = None
    mark: Mark | None = None


class Done(NamedTuple):
    """An act, and what happened."""

    act: Act
    events: Sequence[Event]

    @property
    def seat(self) -> int:
        """Whose act it was; only for acts of a seat."""
        assert self.act.seat is not None
        return self.act.seat


# How an entry of the log is written: who did what, when, and the head that says where the table stands after it.
#
# Body (JSON): {"t": ms, "a": [act, …], "h": head}. An act is [kind, seat, what, key, body]; trailing empty places are left
# out.
# One entry is one accepted change: the act that was asked for, announced moves that it makes due, and what bots answered.

SHORT: dict[ActKind, str] = {
    "made": "0",
    "joined": "j",
    "began": "g",
    "move": "m",
    "bot": "b",
    "planned": "u",
    "time-out": "t",
    "left": "l",
    "back": "k",
    "released": "r",
    "message": "s",
    "secret": "o",
    "rematch": "n",
    "abandoned": "a",
    "closed": "c",
    "asked": "e",
    "declined": "x",
    "hours": "h",
    "away": "w",
    "pause": "p",
    "resume": "q",
    "nudge": "d",
    "forgotten": "f",
}
LONG: dict[str, ActKind] = {short: kind for kind, short in SHORT.items()}
STOWED = "z"
"""The member of entry 0 by which earlier versions said that the rest of the log lies in a bucket. Nothing reads it there."""
ELSEWHERE = "The moves of this old table are kept elsewhere and cannot be shown any more."


class Body(NamedTuple):
    """An entry's body: time in ms, acts in order, head (`log/head.py`)."""

    at: int
    acts: Sequence[Act]
    head: dict[str, Any]


def write(body: Body) -> str:
    return json_codec.dump({"t": body.at, "a": [_write_act(act) for act in body.acts], "h": body.head})


@lru_cache(maxsize=1)
def told(body: str) -> Any:
    """A body as it is written, not to be changed: all that follows from an entry reads it in turn. TableDamaged."""
    return _load(body)


def read(entry: Entry) -> Body:
    """An entry's body. TableDamaged if it is no JSON, or where the rest of its log was moved away, for by itself it would look
    like a new table.
    """
    told = _load(entry.body)
    return Body(told["t"], [_read_act(act) for act in told["a"]], told["h"])


def _load(body: str) -> Any:
    try:
        found = json_codec.load(body)
    except ValueError as error:
        raise TableDamaged from error
    if STOWED in found:
        raise TableDamaged(ELSEWHERE)
    return found


def text(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _write_act(act: Act) -> list[Any]:
    made: list[Any] = [SHORT[act.kind], act.seat, act.what]
    if act.mark:
        made.append(text(act.mark.key + act.mark.body))
    while len(made) > 1 and made[-1] is None:
        made.pop()
    return made


def _read_act(told: list[Any]) -> Act:
    kind, seat, what, mark = [*told, None, None, None][:4]
    if mark is None:
        return Act(LONG[kind], seat, what)
    both = data(mark)
    return Act(LONG[kind], seat, what, Mark(both[:8], both[8:]))
