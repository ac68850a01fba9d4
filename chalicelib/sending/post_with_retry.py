"""Post a message, retry once if that may help, and return the outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from chalicelib.sending.public_address_client import PublicAddressClient, Refused, Unanswered

Outcome = Literal["sent", "gone", "failed"]
GONE = frozenset({404, 410})
LATER = frozenset({429, 500, 502, 503, 504})
ATTEMPTS = 2
PAUSE = 1.0


def post_with_retry(
    client: PublicAddressClient, url: str, body: bytes, headers: Mapping[str, str], pause: Callable[[float], None]
) -> Outcome:
    """Post the body; once more a second later if the server was busy or did not answer."""
    for attempt in range(ATTEMPTS):
        if attempt:
            pause(PAUSE)
        try:
            status = client.post(url, body, headers)
        except Refused:
            return "failed"
        except Unanswered:
            continue
        if status not in LATER:
            return "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
    return "failed"
