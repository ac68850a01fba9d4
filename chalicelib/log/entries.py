"""The entries of a log, and how they are stored.

An act is one thing that a player, a bot or the clock did at a table. An entry is one accepted change: the requested act,
announced moves that became due, and the bots' moves after them. Its body is JSON, {"t": ms, "a": [act, …], "h": head}; an act
in it is [kind, seat, what, mark], and trailing empty places are left out. The head says where the table stands after the entry.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from chalicelib import json_codec
from chalicelib.errors import TableDamaged
from chalicelib.games.interface import Course, Event, Hole
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


_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


class Mark(NamedTuple):
    """Identifies a request: the first 8 bytes of the SHA-256 of its Idempotency-Key, and of its body."""

    key: bytes
    body: bytes

    @classmethod
    def of(cls, key: str, content: Any) -> Mark:
        """Return the mark of a request with this key and JSON content. The order of its members does not matter."""
        return cls(sha256(key.encode()).digest()[:8], sha256(_canonical(content).encode()).digest()[:8])


class Act(NamedTuple):
    """One thing that a player, a bot or the clock did. `what` is its JSON content: a move, a text, who joined."""

    kind: ActKind
    seat: int | None = None
    what: Any = None
    mark: Mark | None = None


class AppliedAct(NamedTuple):
    """An act with the events that it caused."""

    act: Act
    events: Sequence[Event]

    @property
    def seat(self) -> int:
        """Whose act it was; only for acts of a seat."""
        assert self.act.seat is not None
        return self.act.seat


KIND_TO_CODE: dict[ActKind, str] = {
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
CODE_TO_KIND: dict[str, ActKind] = {short: kind for kind, short in KIND_TO_CODE.items()}
MOVED_LOG_KEY = "z"
"""The member of entry 0 by which earlier versions marked a log whose rest was moved to a bucket, which nothing reads today."""
LOG_WAS_MOVED = "The moves of this old table are stored elsewhere and can’t be shown any more."


@dataclass(frozen=True, slots=True)
class Head:
    """The state of the table after an entry, so that projections need not apply the log. Computed in `log/head.py`.

    `status`, `ended` and `waiting` are the table's. `deadline` (ms) is when the first clock runs out, `progress` is (at, of) in
    the game's unit, `paused_until` (ms) the latest end of a pause. The others describe this entry alone:

    `first_asked`   players who have their first decision to make
    `asked`         players with a decision because of somebody else's move, each with the entry of their last move (-1: none)
    `nudged`        players who were nudged
    `host_asked`    the host, if somebody requests a seat
    `card`          the table as lists show it, if status or seats changed
    `gone`          players who no longer have a seat
    `challenge`     the day of the challenge, if this begins a round of one
    `look_at`       when the scheduled handler must look at the table (ms), if that changed
    `result`        the result for the boards, if the game ended
    """

    status: str = ""
    waiting: Sequence[int] = ()
    ended: str | None = None
    deadline: int | None = None
    progress: Sequence[int] | None = None
    paused_until: int | None = None
    first_asked: Sequence[Sequence[Any]] = ()
    asked: Sequence[Sequence[Any]] = ()
    nudged: Sequence[str] = ()
    host_asked: str | None = None
    card: dict[str, Any] | None = None
    gone: Sequence[str] = ()
    challenge: str | None = None
    look_at: int | None = None
    result: Any = None


HEAD_KEYS = {
    "status": "s",
    "waiting": "w",
    "ended": "e",
    "deadline": "d",
    "progress": "p",
    "paused_until": "b",
    "first_asked": "m",
    "asked": "q",
    "nudged": "k",
    "host_asked": "a",
    "card": "c",
    "gone": "g",
    "challenge": "y",
    "look_at": "u",
    "result": "r",
}
"""The names of a head's fields in storage. Empty fields are left out, except for the first two."""
REQUIRED_HEAD_FIELDS = frozenset(("status", "waiting"))


class Body(NamedTuple):
    """An entry's body: time in ms, acts in order, head."""

    at: int
    acts: Sequence[Act]
    head: Head


def write(body: Body) -> str:
    """Return the body as it is stored."""
    return json_codec.dump({"t": body.at, "a": [_write_act(act) for act in body.acts], "h": _write_head(body.head)})


@lru_cache(maxsize=1)
def read_body(body: str) -> Body:
    """Return a stored body. Cached, as each projection of an entry reads it: do not change it. Raises TableDamaged."""
    return _parse(body)


def read(entry: Entry) -> Body:
    """Return an entry's body. Raises TableDamaged if it is not JSON, or if the rest of its log was moved away: entry 0 alone
    would look like a new table.
    """
    return _parse(entry.body)


def _parse(body: str) -> Body:
    try:
        found = json_codec.load(body)
    except ValueError as error:
        raise TableDamaged from error
    if MOVED_LOG_KEY in found:
        raise TableDamaged(LOG_WAS_MOVED)
    return Body(found["t"], [_read_act(act) for act in found["a"]], _read_head(found["h"]))


def _write_head(head: Head) -> dict[str, Any]:
    named = ((name, letter, getattr(head, name)) for name, letter in HEAD_KEYS.items())
    return {
        letter: value for name, letter, value in named if name in REQUIRED_HEAD_FIELDS or (value is not None and value != ())
    }


def _read_head(stored: dict[str, Any]) -> Head:
    return Head(**{name: stored[letter] for name, letter in HEAD_KEYS.items() if letter in stored})


def to_base64url(data: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_base64url(text: str) -> bytes:
    """Decode what `to_base64url` encoded."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def course_to_json(course: Course | None) -> Any:
    """Return a course as logs and snapshots store it."""
    if course is None:
        return None
    return {"id": course.id, "name": course.name, "holes": [[hole.par, hole.yards] for hole in course.holes]}


def course_from_json(stored: Any) -> Course | None:
    """Return the course that `course_to_json` stored."""
    if stored is None:
        return None
    return Course(stored["id"], stored["name"], tuple(Hole(par, yards) for par, yards in stored["holes"]))


def _write_act(act: Act) -> list[Any]:
    made: list[Any] = [KIND_TO_CODE[act.kind], act.seat, act.what]
    if act.mark:
        made.append(to_base64url(act.mark.key + act.mark.body))
    while len(made) > 1 and made[-1] is None:
        made.pop()
    return made


def _read_act(stored: list[Any]) -> Act:
    kind, seat, what, mark = [*stored, None, None, None][:4]
    if mark is None:
        return Act(CODE_TO_KIND[kind], seat, what)
    both = from_base64url(mark)
    return Act(CODE_TO_KIND[kind], seat, what, Mark(both[:8], both[8:]))
