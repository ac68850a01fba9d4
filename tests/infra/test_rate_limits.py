"""WAF's rate rules: what they count, their limits, and their response."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from chalicelib.api import problems, reply
from chalicelib.errors import SlowDown
from infra import rate_limits
from tests.infra.template import properties, template

RULES = properties("RateRules")
BY_NAME: dict[str, Any] = {rule["Name"]: rule for rule in RULES["Rules"]}
QUICKEST_POLLS = 200
"""Polls of one table in five minutes, one every 1.5 seconds."""


def test_rate_rules_are_off_by_default() -> None:
    parameter = template()["Parameters"]["Rates"]
    assert (parameter["Default"], parameter["AllowedValues"]) == ("off", ["on", "off"])
    assert template()["Resources"]["RateRules"]["Condition"] == "Rated"
    assert "us-east-1" in json.dumps(template()["Rules"]["RatesInVirginia"])


@pytest.mark.parametrize(
    ("parameters", "rules"),
    [
        ({"Rates": "off", "RatesArn": ""}, {"Ref": "AWS::NoValue"}),
        ({"Rates": "on", "RatesArn": ""}, {"Fn::GetAtt": ["RateRules", "Arn"]}),
        ({"Rates": "off", "RatesArn": "arn"}, {"Ref": "RatesArn"}),
    ],
)
def test_cloudfront_uses_the_stacks_rules_or_the_named_ones(parameters: Mapping[str, str], rules: Any) -> None:
    web_acl = properties("Edge")["DistributionConfig"]["WebACLId"]
    while "Fn::If" in web_acl:
        condition, then, otherwise = web_acl["Fn::If"]
        yes = parameters["Rates"] == "on" if condition == "Rated" else parameters["RatesArn"] != ""
        web_acl = then if yes else otherwise
    assert web_acl == rules


def test_addresses_and_keys_are_counted_separately() -> None:
    address, key = (BY_NAME[name]["Statement"]["RateBasedStatement"] for name in ("address", "key"))
    assert (address["AggregateKeyType"], address["Limit"]) == ("IP", {"Ref": "RequestsByAddress"})
    assert (key["AggregateKeyType"], key["Limit"]) == ("CUSTOM_KEYS", {"Ref": "RequestsByKey"})
    (counted,) = key["CustomKeys"]
    assert counted["Header"]["Name"] == "authorization", "the header that contains the key"
    assert address["EvaluationWindowSec"] == key["EvaluationWindowSec"] == 300


def test_players_stay_below_the_limits() -> None:
    """Ten people at one address, each with an active table open; a key with five tables."""
    by_address, by_key = (template()["Parameters"][name]["Default"] for name in ("RequestsByAddress", "RequestsByKey"))
    assert by_address >= 10 * QUICKEST_POLLS
    assert by_key >= 5 * QUICKEST_POLLS


def test_requests_below_the_limits_are_allowed() -> None:
    assert RULES["DefaultAction"] == {"Allow": {}}
    assert RULES["Scope"] == "CLOUDFRONT"


def test_no_samples_of_requests_are_stored() -> None:
    """Samples would contain keys."""
    for rule in (RULES, *RULES["Rules"]):
        assert rule["VisibilityConfig"]["SampledRequestsEnabled"] is False
    names = [rule["VisibilityConfig"]["MetricName"] for rule in (RULES, *RULES["Rules"])]
    assert len(set(names)) == 3


@pytest.mark.parametrize("name", ["address", "key"])
def test_the_response_is_the_apis(name: str) -> None:
    response = BY_NAME[name]["Action"]["Block"]["CustomResponse"]
    body = RULES["CustomResponseBodies"][response["CustomResponseBodyKey"]]
    assert response["ResponseCode"] == 429
    assert json.loads(body["Content"]) == problems.problem(SlowDown(rate_limits.BUSY))
    assert body["ContentType"] == "APPLICATION_JSON"
    headers = {one["Name"]: one["Value"] for one in response["ResponseHeaders"]}
    assert headers["Retry-After"] == "30", "the page retries after this time"
    assert headers["Cache-Control"] == reply.PRIVATE
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert not [name for name in headers if name.lower() == "content-type"], "WAF refuses it"


def test_another_region_has_a_separate_stack_of_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """test_template_lint.py checks it with cfn-lint."""
    rate_limits.main()
    printed = json.loads(capsys.readouterr().out)
    assert printed["Resources"]["RateRules"]["Properties"] == RULES
    assert "Condition" not in printed["Resources"]["RateRules"]
    assert printed == rate_limits.separate_stack(template())
