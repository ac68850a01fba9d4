"""What the functions of a stage write down, as it arrives: `python -m infra.logs [STAGE [MINUTES]]`

Starts with the last ten minutes, or so many, and goes on until it is stopped. A line of `chalicelib/aws/metrics.py` becomes one
to read; what the platform says of its own doings is left out, anything else comes as it is.

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

from infra.aws import Refused, in_sentences
from infra.package import STAGE
from infra.stack import stack_name

PAUSE = 2.0
LATE_MS = 30_000
"""An event may come to its group so long after it happened."""
PLATFORM = ("START RequestId:", "END RequestId:", "REPORT RequestId:", "INIT_START ", "XRAY TraceId:")
BESIDES = ("Tables", "Records", "Lateness", "Behind")


class Event(NamedTuple):
    """`at` is in Unix milliseconds, `group` the last part of its log group's name."""

    at: int
    group: str
    message: str


@dataclass
class Follower:
    """New events of these log groups from a time (ms) on, each once. `client` is boto3's for logs."""

    client: Any
    groups: Sequence[str]
    since: int
    _seen: dict[str, int] = field(default_factory=dict)

    def poll(self) -> list[Event]:
        """What has come since the last time, in order of time."""
        found = sorted(event for group in self.groups for event in self._new(group))
        if found:
            self.since = max(self.since, found[-1].at - LATE_MS)
        self._seen = {event: at for event, at in self._seen.items() if at >= self.since}
        return found

    def _new(self, group: str) -> Iterator[Event]:
        pages = self.client.get_paginator("filter_log_events").paginate(logGroupName=group, startTime=self.since)
        for event in (event for page in pages for event in page["events"]):
            if event["eventId"] not in self._seen:
                self._seen[event["eventId"]] = event["timestamp"]
                yield Event(event["timestamp"], group.rpartition("/")[2], event["message"].rstrip("\n"))


def groups_of(client: Any, stack: str) -> list[str]:
    """The names of the stack's log groups; Refused if there are none."""
    pages = client.get_paginator("describe_log_groups").paginate(logGroupNamePrefix=f"/{stack}/")
    found = [group["logGroupName"] for page in pages for group in page["logGroups"]]
    if not found:
        raise Refused(f"Nothing has been deployed as {stack} here: it has no logs.")
    return found


def readable(event: Event) -> str | None:
    """One line, or a few for a defect with its places; None for what need not be read."""
    if event.message.startswith(PLATFORM):
        return None
    at = datetime.fromtimestamp(event.at / 1000, UTC).strftime("%H:%M:%S")
    return f"{at} {event.group:8} {_told(event.message)}"


def _told(message: str) -> str:
    try:
        told = json.loads(message)
    except ValueError:
        return message
    if isinstance(told, dict) and "Function" in told:
        return _asked(told)
    if isinstance(told, dict) and "level" in told:
        place = "" if "message" in told else f" {told.get('logger')} at {told.get('at')}"
        return f"{told['level']}{place} {told.get('message', '')}".rstrip().replace("\n", "\n    ") + _request(told)
    return message


def _asked(told: dict[str, Any]) -> str:
    """A request, or other work."""
    words = [told.get("Route", "failed" if told.get("Faults") else "done"), told.get("status"), told.get("code")]
    line = " ".join(str(word) for word in words if word is not None) + f" {told['Duration']} ms"
    line += "".join(f", {name} {told[name]}" for name in BESIDES if name in told)
    line += ", cold" if "ColdStarts" in told else ""
    return line + (_request(told) if "Faults" in told else "")


def _request(told: dict[str, Any]) -> str:
    return f", request {told['request']}" if told.get("request") else ""


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def follow(follower: Follower) -> None:
    """Says what comes, for ever."""
    while True:
        for event in follower.poll():
            if (line := readable(event)) is not None:
                say(line)
        time.sleep(PAUSE)


def main(stage: str, minutes: str = "10") -> int:
    """0 when stopped; 1 with a sentence if there is nothing to follow."""
    try:
        with in_sentences():
            client = boto3.Session().client("logs")
            since = round((time.time() - 60 * float(minutes)) * 1000)
            follow(Follower(client, groups_of(client, stack_name(stage)), since))
    except KeyboardInterrupt:
        return 0
    except (Refused, ValueError) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [STAGE]))
