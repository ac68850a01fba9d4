"""The rate rules of AWS WAF (template/rate_limits.yaml): their response, the API's `slow-down` problem, and their own stack.

    python -m infra.rate_limits > rates.json

prints the template of a stack with these rules alone: CloudFront takes them only from us-east-1, so a club in another region
needs this stack there (docs/deploy.md). The response's media type is `application/json`, because WAF does not offer the API's
`application/problem+json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import yaml
from chalice.app import CORSConfig

from chalicelib import json_codec
from chalicelib.api import problems, reply
from chalicelib.errors import SlowDown
from infra.chalice_template import Template

FRAGMENT = Path(__file__).parent / "template" / "rate_limits.yaml"
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


def separate_stack(template: Template) -> Template:
    """Return the template of a stack that has only the rate rules of this template."""
    rules = {name: value for name, value in template["Resources"][RESOURCE].items() if name != "Condition"}
    parameters = ("RequestsByAddress", "RequestsByKey")
    return {
        "AWSTemplateFormatVersion": "2010-09-09",
        "Parameters": {name: template["Parameters"][name] for name in parameters},
        "Resources": {RESOURCE: rules},
        "Outputs": {"RatesArn": {"Description": "For the club's RatesArn.", "Value": {"Fn::GetAtt": [RESOURCE, "Arn"]}}},
    }


def main() -> None:
    """Print the template of that stack."""
    template = yaml.safe_load(FRAGMENT.read_text("utf-8"))
    set_responses(template["Resources"][RESOURCE]["Properties"])
    sys.stdout.write(json.dumps(separate_stack(template), indent=1) + "\n")


if __name__ == "__main__":
    main()
