"""What a finished game keeps for ever, without the names and words of somebody who is forgotten. Pure."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from chalicelib.tables.table import FORGOTTEN, UNSAID

Theirs = Callable[[int | None, str], bool]
"""theirs(seat, text): whether it is theirs, where that seat (None: it is not told which) has said so in words."""


def without(final: dict[str, Any], seats: Collection[int], theirs: Theirs) -> dict[str, Any]:
    """The same with nobody's name at these seats, but for bots', and with nothing in place of their words."""
    made: dict[str, Any] = unsaid(final, theirs)
    record = made.get("record")
    if record:
        named = [
            {**seat, "name": FORGOTTEN} if number in seats and seat["kind"] != "bot" and seat["name"] else seat
            for number, seat in enumerate(record["seats"])
        ]
        made["record"] = {**record, "seats": named}
    return made


def unsaid(told: Any, theirs: Theirs, by: int | None = None) -> Any:
    """The same, with nothing in place of their words; `by` is who said what stands here, as far as that is told above it."""
    if isinstance(told, dict):
        by = told.get("by", by)
        blank = "words" in (told.get("about"), told.get("kind")) and "text" in told and theirs(by, told["text"])
        return {name: UNSAID if blank and name == "text" else unsaid(member, theirs, by) for name, member in told.items()}
    return [unsaid(one, theirs, by) for one in told] if isinstance(told, list | tuple) else told
