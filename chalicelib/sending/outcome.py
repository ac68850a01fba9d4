"""Posts a message, retries once if that may help, and returns the outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from chalicelib.sending.post import Refused, Unanswered, Wire

Outcome = Literal["sent", "gone", "failed"]
GONE = frozenset({404, 410})
LATER = frozenset({429, 500, 502, 503, 504})
ATTEMPTS = 2
PAUSE = 1.0


def post(wire: Wire, url: str, body: bytes, headers: Mapping[str, str], pause: Callable[[float], None]) -> Outcome:
    """Post the body; once more a second later if the server was busy or did not answer."""
    for attempt in range(ATTEMPTS):
        if attempt:
            pause(PAUSE)
        try:
            status = wire.post(url, body, headers)
        except Refused:
            return "failed"
        except Unanswered:
            continue
        if status not in LATER:
            return "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
    return "failed"
