"""How a check of a history fails."""

from __future__ import annotations

from typing import Any


class Wrong(AssertionError):
    """Something that must never happen did."""


def that(holds: bool, sentence: str, about: Any = None) -> None:
    """Raises Wrong with this sentence unless it holds."""
    if not holds:
        raise Wrong(sentence if about is None else f"{sentence}: {about}")
