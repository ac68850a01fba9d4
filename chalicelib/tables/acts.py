"""Acts: what somebody, or the clock, did at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from chalicelib.games.interface import Event

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
