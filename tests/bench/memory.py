"""Compare memory sizes for the API's function: how long a poll and a move take, and what they cost.

python -m tests.bench.memory      plays at a table with Dynoxide, by requests as from a function URL

Lambda gives a function a share of a processor by its memory: a whole one at 1,769 MB. So with less memory, computing is slower
and waiting for DynamoDB is cheaper. Processor time (of this machine, in place of Lambda's) and memory in use are measured here;
DynamoDB's latency on AWS cannot be, and is a named assumption.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from random import Random
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any, NamedTuple

from botocore.session import Session

from app import app
from chalicelib.api import client_address
from chalicelib.api.service import Service, set_service
from chalicelib.local.http import HttpRequest
from chalicelib.play.club import Club
from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from tests.api.client import Client, NoOne, key_of
from tests.api.function_urls import PROOF, AtUrl, url_event
from tests.emulators import dynoxide
from tests.faults.page_client import any_move

WHOLE_MB = 1_769
"""Memory with which a function has one whole processor (AWS Lambda's guide, "Configure Lambda function memory")."""
READ_MS, WRITE_MS = 4.0, 6.0
"""Assumed: DynamoDB's latency for a Query and for a Put, from a function in its region."""
SIZES = (256, 512, 768, 1_024, WHOLE_MB)
GB_SECOND, CALL = 13.3334e-6, 0.20e-6
"""Dollars, on arm64 in us-east-1 (aws.amazon.com/lambda/pricing, read in November 2026)."""
POLLS = 300
CONTEXT = SimpleNamespace(aws_request_id="bench")


class Work(NamedTuple):
    """One request's milliseconds of a whole processor, and of waiting for DynamoDB."""

    processor: float
    waiting: float

    def ms(self, megabytes: int) -> float:
        """Return how long the request takes at this size."""
        return self.waiting + self.processor * max(1.0, WHOLE_MB / megabytes)

    def dollars(self, megabytes: int) -> float:
        """Return the dollars for a million such requests."""
        return 1e6 * (CALL + self.ms(megabytes) / 1_000 * megabytes / 1_024 * GB_SECOND)


class Size(NamedTuple):
    """A memory size: milliseconds of a poll and of a move, and dollars for a million of each."""

    megabytes: int
    poll_ms: float
    move_ms: float
    polls: float
    moves: float


def sizes(poll: Work, move: Work) -> Iterator[Size]:
    for megabytes in SIZES:
        yield Size(
            megabytes, *(work.ms(megabytes) for work in (poll, move)), *(work.dollars(megabytes) for work in (poll, move))
        )


def measured() -> tuple[Work, Work, float]:
    """Measure a poll without news, a move, and the megabytes in use after both, with DynamoDB's emulator."""
    os.environ[client_address.EDGE_PROOFS] = PROOF
    with dynoxide.running() as endpoint, closing(_client(endpoint)) as client:
        create_table(client, "club")
        set_service(Service(Club(DynamoStore(client, "club")), "bench"))
        ann, bob = AtUrl("Ann"), AtUrl("Bob")
        made = ann.make({"kind": "open"}, options={"holes": "18", "stymie": False})
        bob.join(made)
        move = _played(ann, made.json["id"])
        poll = _polled(ann, made.json["id"])
        set_service(None)
    return Work(poll, READ_MS), Work(move, READ_MS + WRITE_MS), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_024


def _client(endpoint: str) -> Any:
    session = Session()
    session.set_config_variable("region", "eu-west-1")
    session.set_credentials("test", "test")
    return make_client(session, endpoint_url=endpoint)


def _asked(client: Client, method: str, path: str, body: bytes = b"", **headers: str) -> Callable[[], dict[str, Any]]:
    """Return a function that sends the request."""
    all_headers = {
        "authorization": f"Bearer {key_of('Ann')}",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    event = url_event(HttpRequest(NoOne(), method, path, all_headers, body))
    return lambda: app(event, CONTEXT)


def _took(ask: Callable[[], Any], status: int) -> float:
    before = process_time()
    reply = ask()
    after = process_time()
    assert reply["statusCode"] == status, reply
    return (after - before) * 1_000


def _polled(ann: Client, table: str) -> float:
    version = ann.view(table)["version"]
    ask = _asked(ann, "GET", f"/api/tables/{table}?since={version}")
    return median(_took(ask, 304) for _ in range(POLLS))


def _played(ann: Client, table: str) -> float:
    """Measure Ann's moves. Both players play independently of each other."""
    random, times = Random("memory"), list[float]()
    for n in count():
        view = ann.view(table)
        if view["legal"] is None or n == POLLS:
            return median(times)
        body = json.dumps({"move": any_move(random, view["legal"]), "seen": view["version"]}).encode()
        path, headers = f"/api/tables/{table}/moves", {"content_type": "application/json", "idempotency_key": f"move-{n:08}"}
        times.append(_took(_asked(ann, "POST", path, body, **headers), 200))
    raise AssertionError


def rows() -> Iterator[Size | str]:
    """Yield all figures."""
    poll, move, used = measured()
    yield f"A poll takes {poll.processor:.2f} ms of a processor, a move {move.processor:.2f} ms; {used:.0f} MB in use."
    yield from sizes(poll, move)


if __name__ == "__main__":
    from tests.bench.__main__ import lines

    sys.stdout.writelines(f"{line}\n" for line in lines(rows()))
