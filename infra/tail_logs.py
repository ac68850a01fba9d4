"""Follows the logs of a stage's functions: `python -m infra.tail_logs [STAGE [MINUTES]]`

It begins MINUTES ago (10 by default) and runs until it is stopped. Lines of `chalicelib/aws/metrics.py` are made readable, the
platform's own lines are left out, all others are printed unchanged.

    04:55:41 api      look 304 3.1 ms
    04:55:42 api      play 503 try-again 2041.7 ms, request 5f3c1b0e-…
    04:55:42 api      ERROR look broke: KeyError
    04:56:00 wake     done 48.2 ms, Tables 3, Lateness 21000
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple

import boto3

from infra.aws_account import ToolError, explained_aws_errors
from infra.cloudformation_stack import stack_name
from infra.package import STAGE

POLL_SECONDS = 2.0
MAX_DELAY_MS = 30_000
"""Maximum milliseconds between an event and its appearance in the log group."""
PLATFORM_LINES = ("START RequestId:", "END RequestId:", "REPORT RequestId:", "INIT_START ", "XRAY TraceId:")
EXTRA_FIGURES = ("Tables", "Records", "Lateness", "Behind")


class Event(NamedTuple):
    """A log event: `at` in Unix milliseconds, `group` the last part of its log group's name."""

    at: int
    group: str
    message: str


@dataclass
class Follower:
    """Reads new events of log groups, each once, from the time `since` (Unix ms) on. `client` is boto3's for logs."""

    client: Any
    groups: Sequence[str]
    since: int
    _seen: dict[str, int] = field(default_factory=dict)

    def poll(self) -> list[Event]:
        """Return the events that are new since the last call, in order of time."""
        found = sorted(event for group in self.groups for event in self._new(group))
        if found:
            self.since = max(self.since, found[-1].at - MAX_DELAY_MS)
        self._seen = {event: at for event, at in self._seen.items() if at >= self.since}
        return found

    def _new(self, group: str) -> Iterator[Event]:
        pages = self.client.get_paginator("filter_log_events").paginate(logGroupName=group, startTime=self.since)
        for event in (event for page in pages for event in page["events"]):
            if event["eventId"] not in self._seen:
                self._seen[event["eventId"]] = event["timestamp"]
                yield Event(event["timestamp"], group.rpartition("/")[2], event["message"].rstrip("\n"))


def list_log_groups(client: Any, stack: str) -> list[str]:
    """Return the names of the stack's log groups. ToolError if there are none."""
    pages = client.get_paginator("describe_log_groups").paginate(logGroupNamePrefix=f"/{stack}/")
    found = [group["logGroupName"] for page in pages for group in page["logGroups"]]
    if not found:
        raise ToolError(f"Nothing has been deployed as {stack} here: it has no logs.")
    return found


def format_event(event: Event) -> str | None:
    """Return the event as a line, or as several for a traceback; None for the platform's own lines."""
    if event.message.startswith(PLATFORM_LINES):
        return None
    at = datetime.fromtimestamp(event.at / 1000, UTC).strftime("%H:%M:%S")
    return f"{at} {event.group:8} {_format_message(event.message)}"


def _format_message(message: str) -> str:
    try:
        line = json.loads(message)
    except ValueError:
        return message
    if isinstance(line, dict) and "Function" in line:
        return _format_work(line)
    if isinstance(line, dict) and "level" in line:
        place = "" if "message" in line else f" {line.get('logger')} at {line.get('at')}"
        return f"{line['level']}{place} {line.get('message', '')}".rstrip().replace("\n", "\n    ") + _format_request_id(line)
    return message


def _format_work(line: dict[str, Any]) -> str:
    """Format the line of a request or of other work."""
    words = [line.get("Route", "failed" if line.get("Faults") else "done"), line.get("status"), line.get("code")]
    text = " ".join(str(word) for word in words if word is not None) + f" {line['Duration']} ms"
    text += "".join(f", {name} {line[name]}" for name in EXTRA_FIGURES if name in line)
    text += ", cold" if "ColdStarts" in line else ""
    return text + (_format_request_id(line) if "Faults" in line else "")


def _format_request_id(line: dict[str, Any]) -> str:
    return f", request {line['request']}" if line.get("request") else ""


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def follow(follower: Follower) -> None:
    """Print new events, for ever."""
    while True:
        for event in follower.poll():
            if (line := format_event(event)) is not None:
                say(line)
        time.sleep(POLL_SECONDS)


def main(stage: str, minutes: str = "10") -> int:
    """Follow the logs; 0 when stopped, 1 with a message if there are none."""
    try:
        with explained_aws_errors():
            client = boto3.Session().client("logs")
            since = round((time.time() - 60 * float(minutes)) * 1000)
            follow(Follower(client, list_log_groups(client, stack_name(stage)), since))
    except KeyboardInterrupt:
        return 0
    except (ToolError, ValueError) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [STAGE]))
