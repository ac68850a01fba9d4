"""Makes a stage read-only, and opens it again: `python -m infra.read_only close|open STAGE`

While it is closed everything can be read and no clock runs out (chalicelib/play/maintenance.py). The budget's alarm closes it
automatically (template/close_at_budget.yaml); only a person opens it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from chalicelib.play import maintenance
from chalicelib.store.interface import Store, Unavailable
from infra import store_argument
from infra.aws_account import ToolError, explained_aws_errors
from infra.store_argument import say

USAGE = "Usage: python -m infra.read_only close|open STAGE\n"


def close(store: Store, now: int) -> str:
    """Close the club at `now` (ms); return the new state in a sentence or two."""
    last = maintenance.close(store, now)
    return (
        f"The club has been closed since {_format_time(last.since)}. Within half a minute nothing is written any more, and no"
        " clock runs out. Open it with `make open`."
    )


def open_again(store: Store, now: int) -> str:
    """Open the club at `now` (ms); return the new state in a sentence or two."""
    last = maintenance.open_again(store, now)
    if last is None or last.over is None:
        return "The club was open already."
    return (
        "The club is open again, within half a minute. Clocks that ran out meanwhile are enforced from"
        f" {_format_time(last.over)} on."
    )


def why_deployment_must_wait(store: Store) -> str:
    """Return why a deployment has to wait, in a sentence; "" if the club is open."""
    last = maintenance.read(store)
    if last is None or last.until is not None:
        return ""
    return (
        f"The club has been closed since {_format_time(last.since)}, so a new version could not be tested: `make open` first."
        " If the month's costs closed it, check them first (docs/running.md, “Closed”)."
    )


COMMANDS: Mapping[str, Callable[[Store, int], str]] = {"close": close, "open": open_again}


def _format_time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def main(command: str = "", stage: str = "", *more: str) -> int:
    """Close or open a stage and report it; 1 with a message if that fails."""
    if command not in COMMANDS or not stage or more:
        sys.stderr.write(USAGE)
        return 1
    try:
        with explained_aws_errors():
            say(
                COMMANDS[command](
                    store_argument.open_table(store_argument.stack_output(stage, "TableName")), time.time_ns() // 1_000_000
                )
            )
    except (ToolError, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
