"""Closes a stage to writing, and opens it again: `python -m infra.closing close|open STAGE`

Everything can be seen while it is closed, and no clock runs out (chalicelib/play/maintenance.py has the whole of it). The
budget's alarm closes it by itself (template/closing.yaml); to open it is always a person's doing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from chalicelib.play import maintenance
from chalicelib.store.interface import Store, Unavailable
from infra import stores
from infra.aws import Refused, in_sentences
from infra.stores import say

USAGE = "Say what, and which stage: python -m infra.closing close|open STAGE\n"


def close(store: Store, now: int) -> str:
    """Closes it at that time (ms); what is so now, in a sentence or two."""
    last = maintenance.close(store, now)
    return (
        f"The club is closed since {_time(last.since)}: within half a minute nothing is written any more, and no clock runs"
        " out. Open it with `make open`."
    )


def open_again(store: Store, now: int) -> str:
    """Opens it; what is so now, in a sentence or two."""
    last = maintenance.open_again(store, now)
    if last is None or last.over is None:
        return "The club is open, and was."
    return (
        f"The club is open again, within half a minute. Clocks that ran out meanwhile are enforced from {_time(last.over)} on."
    )


def standing_in_the_way(store: Store) -> str:
    """Why a deployment has to wait, in a sentence; "" if the club is open."""
    last = maintenance.read(store)
    if last is None or last.until is not None:
        return ""
    return (
        f"The club is closed since {_time(last.since)}, so a new version could not be visited: `make open` first. If a month's"
        " costs closed it, look what they are before (docs/running.md, “Closed”)."
    )


DO: Mapping[str, Callable[[Store, int], str]] = {"close": close, "open": open_again}


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def main(what: str = "", stage: str = "", *more: str) -> int:
    """Does it and says so; 1 with a sentence if it cannot be done."""
    if what not in DO or not stage or more:
        sys.stderr.write(USAGE)
        return 1
    try:
        with in_sentences():
            say(DO[what](stores.of_table(stores.output_of(stage, "TableName")), time.time_ns() // 1_000_000))
    except (Refused, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
