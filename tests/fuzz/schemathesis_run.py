"""The API held against its own description by Schemathesis: what the description allows is drawn, and what it forbids, and all
of its checks are made of each answer. Nothing goes over a wire.

    python -m tests.fuzz.schemathesis_run SEED MOST PHASE ...      asks again what was asked once
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, cast
from unittest.mock import patch

import requests.sessions
import schemathesis
from requests import PreparedRequest, Response
from requests.adapters import HTTPAdapter
from schemathesis import engine
from schemathesis.config import SchemathesisConfig
from schemathesis.config._checks import POSITIVE_DATA_ACCEPTANCE_EXPECTED_STATUSES
from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished
from schemathesis.engine.recorder import ScenarioRecorder
from urllib3 import HTTPResponse

from chalicelib.api.service import set_service
from chalicelib.local.http import HttpRequest
from tests.api.client import DESCRIPTION, GATEWAY, NoOne, key_of
from tests.fuzz.fuzzed_club import Scene, scene

SITE = "http://localhost"


class InProcess(HTTPAdapter):
    """Hands requests to the gateway, without a network."""

    def send(self, request: PreparedRequest, *_: Any, **__: Any) -> Response:
        target = str(request.url).removeprefix(SITE)
        headers = {name.lower(): _text(value) for name, value in request.headers.items()} | {"host": "localhost"}
        body = request.body.encode() if isinstance(request.body, str) else cast(bytes, request.body or b"")
        answer = GATEWAY.answer(HttpRequest(NoOne(), str(request.method), target, headers, body))
        response = HTTPResponse(BytesIO(answer.body), dict(answer.headers), answer.status, preload_content=False)
        return self.build_response(request, response)


@contextmanager
def in_process(scene: Scene) -> Iterator[None]:
    """Send all HTTP requests to the scene's club."""
    with patch.object(requests.sessions, "HTTPAdapter", InProcess):
        set_service(scene.service)
        yield
        set_service(None)


def _text(value: str | bytes) -> str:
    return value if isinstance(value, str) else value.decode("latin-1")


UNSAID = {
    "A number is too large.",
    "The body is nested deeper than 20.",
    "A code has 8 letters out of these: K L M O R U W X Y Z.",
    "That cursor doesn’t belong here. Start again without one.",
    "This game isn’t played on a course.",
    "Wins count across all tables of this game. Leave out course, holes, format and modes.",
}
"""What no schema says: why a request that fits its description may be malformed all the same."""
LEAST = 60
NOT_LEGAL = "422"
"""Of what fits its description, much is against the rules."""


def failures(seed: int, most: int, *phases: str) -> Iterator[str]:
    """Yield what is wrong with the answers to requests from this seed, with a maximum of random requests per call."""
    schema = schemathesis.openapi.from_dict(DESCRIPTION, config=SchemathesisConfig(seed=seed))
    config = schema.config
    config.base_url, config.headers = SITE, {"Authorization": f"Bearer {key_of('Ann')}"}
    config.generation.update(max_examples=most, database="none")
    config.phases.update(phases=[*phases])
    config.checks.positive_data_acceptance.expected_statuses = [*POSITIVE_DATA_ACCEPTANCE_EXPECTED_STATUSES, NOT_LEGAL]
    asked = 0
    for event in engine.from_schema(schema).execute():
        if isinstance(event, FatalError):
            raise event.exception
        if isinstance(event, NonFatalError):
            yield f"{event.label}: {event.value}"
        if isinstance(event, ScenarioFinished):
            asked += len(event.recorder.interactions)
            yield from _failed(event.recorder)
    if asked < LEAST:
        yield f"No more than {asked} requests were made."


def _failed(recorder: ScenarioRecorder) -> Iterator[str]:
    for case, checks in recorder.checks.items():
        for check in checks:
            if check.failure_info is None:
                continue
            answer = recorder.interactions[case].response
            text = answer.content.decode() if answer else ""
            if check.name != "positive_data_acceptance" or json.loads(text)["detail"] not in UNSAID:
                yield f"{recorder.label}: {check.failure_info.failure}\n{check.failure_info.code_sample}\n{text[:600]}"


if __name__ == "__main__":
    with in_process(scene().again()):
        for failure in failures(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]):
            print(failure)  # noqa: T201
