"""What the gateway itself refuses, in the API's own terms: it answers with `application/problem+json` and a code, as we do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chalice.app import CORSConfig

from chalicelib.api import problems, replies
from chalicelib.errors import ClubError, Malformed, SlowDown, TooLarge, TryAgain, Unknown, WrongMediaType

BUSY = "The club is very busy. Please try again in a moment."

REFUSALS: Mapping[str, ClubError] = {
    "BAD_REQUEST_BODY": Malformed(),
    "BAD_REQUEST_PARAMETERS": Malformed(),
    "INTEGRATION_FAILURE": TryAgain(),
    "INTEGRATION_TIMEOUT": TryAgain(),
    "MISSING_AUTHENTICATION_TOKEN": Unknown(),
    "QUOTA_EXCEEDED": SlowDown(BUSY),
    "REQUEST_TOO_LARGE": TooLarge(),
    "RESOURCE_NOT_FOUND": Unknown(),
    "THROTTLED": SlowDown(BUSY),
    "UNSUPPORTED_MEDIA_TYPE": WrongMediaType(),
    # Where there is no route, the gateway takes our keys for signatures of AWS, and refuses them under names of their own.
    "DEFAULT_4XX": Unknown(),
    # A function that was throttled, or died: moves have keys, so trying again is always right.
    "DEFAULT_5XX": TryAgain(),
}
"""By the gateway's name for what went wrong."""


def gateway_responses() -> dict[str, Any]:
    """All of them, as API Gateway's extension of OpenAPI takes them."""
    return {name: _response(error) for name, error in REFUSALS.items()}


def _response(error: ClubError) -> dict[str, Any]:
    """It cannot be known here whether there was a key, so nobody keeps any of these."""
    reply = problems.reply(error)
    headers = {**open_to_all(), **reply.headers}
    return {
        "statusCode": str(reply.status),
        "responseParameters": {f"gatewayresponse.header.{name}": f"'{value}'" for name, value in headers.items()},
        "responseTemplates": {"application/json": reply.body},
    }


def open_to_all() -> dict[str, str]:
    """Headers by which any page may read what is told, and nobody keeps it."""
    exposed = CORSConfig(expose_headers=replies.EXPOSED_HEADERS).get_access_control_headers()
    readable = {name: value for name, value in exposed.items() if name != "Access-Control-Allow-Headers"}
    return {**readable, "Cache-Control": replies.PRIVATE, "Vary": "Authorization"}
