"""The rate rules in front of the edge: what they answer, and a stack of them alone for a club that is not in us-east-1.

    python -m infra.rates > rates.json

prints that stack's template. What is refused is told in the API's own terms, except for its media type, which WAF does not let
anybody choose: `application/json`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from chalice.app import CORSConfig

from chalicelib import json_codec
from chalicelib.api import problems, reply
from chalicelib.errors import SlowDown
from infra.fragments import fragments
from infra.sam import Template

NAME, BODY = "RateRules", "slow-down"
BUSY = "The club is very busy. Please try again in a moment."
AGAIN_AFTER = 30
"""Seconds: what is counted are the last five minutes, looked at several times in each."""


def answer_with(rules: dict[str, Any]) -> None:
    """Has these rules (a WebACL's properties) refuse as the API does."""
    told = json_codec.dump(problems.problem(SlowDown(BUSY)))
    rules["CustomResponseBodies"] = {BODY: {"ContentType": "APPLICATION_JSON", "Content": told}}
    headers = [{"Name": name, "Value": value} for name, value in {**open_to_all(), "Retry-After": str(AGAIN_AFTER)}.items()]
    for rule in rules["Rules"]:
        rule["Action"]["Block"]["CustomResponse"]["ResponseHeaders"] = headers


def open_to_all() -> dict[str, str]:
    """Headers by which any page may read what is told, and nobody keeps it."""
    exposed = CORSConfig(expose_headers=reply.EXPOSED_HEADERS).get_access_control_headers()
    readable = {name: value for name, value in exposed.items() if name != "Access-Control-Allow-Headers"}
    return {**readable, "Cache-Control": reply.PRIVATE, "Vary": "Authorization"}


def alone(template: Template) -> Template:
    """The template of a stack that has the rules and nothing else, out of the club's."""
    rules = {name: told for name, told in template["Resources"][NAME].items() if name != "Condition"}
    wanted = ("RequestsByAddress", "RequestsByKey")
    return {
        "AWSTemplateFormatVersion": "2010-09-09",
        "Parameters": {name: template["Parameters"][name] for name in wanted},
        "Resources": {NAME: rules},
        "Outputs": {"RatesArn": {"Description": "For the club's RatesArn.", "Value": {"Fn::GetAtt": [NAME, "Arn"]}}},
    }


def main() -> None:
    """Print the template of that stack."""
    template = fragments()
    answer_with(template["Resources"][NAME]["Properties"])
    sys.stdout.write(json.dumps(alone(template), indent=1) + "\n")


if __name__ == "__main__":
    main()
