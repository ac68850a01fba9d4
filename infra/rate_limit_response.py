"""The response of AWS WAF's rate rules (template/rate_limits.yaml): the API's own `slow-down` problem.

Its media type is `application/json`, because WAF does not offer the API's `application/problem+json`.
"""

from __future__ import annotations

from typing import Any

from chalice.app import CORSConfig

from chalicelib import json_codec
from chalicelib.api import problems, reply
from chalicelib.errors import SlowDown

RESOURCE, RESPONSE_BODY = "RateRules", "slow-down"
BUSY = "The club is very busy. Please try again in a moment."
RETRY_AFTER = 30
"""Seconds. WAF counts the last five minutes and updates the count several times a minute."""


def set_responses(web_acl: dict[str, Any]) -> None:
    """Give each rule of a WebACL (its properties) the API's response, in place."""
    body = json_codec.dump(problems.problem(SlowDown(BUSY)))
    web_acl["CustomResponseBodies"] = {RESPONSE_BODY: {"ContentType": "APPLICATION_JSON", "Content": body}}
    fields = {**response_headers(), "Retry-After": str(RETRY_AFTER)}
    headers = [{"Name": name, "Value": value} for name, value in fields.items()]
    for rule in web_acl["Rules"]:
        rule["Action"]["Block"]["CustomResponse"]["ResponseHeaders"] = headers


def response_headers() -> dict[str, str]:
    """Return headers that let any website's page read the response and nobody cache it."""
    exposed = CORSConfig(expose_headers=reply.EXPOSED_HEADERS).get_access_control_headers()
    readable = {name: value for name, value in exposed.items() if name != "Access-Control-Allow-Headers"}
    return {**readable, "Cache-Control": reply.PRIVATE, "Vary": "Authorization"}
