"""Rate rules in front of the edge: whom they count by what, and what they answer who asks too often."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from chalicelib.api import problems, reply
from chalicelib.errors import SlowDown
from infra import rate_limit_response, rate_limit_stack
from tests.infra.template import properties, template

RULES = properties("RateRules")
BY_NAME: dict[str, Any] = {told["Name"]: told for told in RULES["Rules"]}
QUICKEST_POLLS = 200
"""Of one table in five minutes, at 1.5 seconds."""


def test_there_are_none_unless_wanted_for_they_cost() -> None:
    told = template()["Parameters"]["Rates"]
    assert (told["Default"], told["AllowedValues"]) == ("off", ["on", "off"])
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
def test_the_edge_is_given_its_own_or_those_that_are_named(parameters: Mapping[str, str], rules: Any) -> None:
    told = properties("Edge")["DistributionConfig"]["WebACLId"]
    while "Fn::If" in told:
        condition, then, otherwise = told["Fn::If"]
        yes = parameters["Rates"] == "on" if condition == "Rated" else parameters["RatesArn"] != ""
        told = then if yes else otherwise
    assert told == rules


def test_an_address_and_a_key_are_counted_apart() -> None:
    address, key = (BY_NAME[name]["Statement"]["RateBasedStatement"] for name in ("address", "key"))
    assert (address["AggregateKeyType"], address["Limit"]) == ("IP", {"Ref": "RequestsByAddress"})
    assert (key["AggregateKeyType"], key["Limit"]) == ("CUSTOM_KEYS", {"Ref": "RequestsByKey"})
    (counted,) = key["CustomKeys"]
    assert counted["Header"]["Name"] == "authorization", "which holds the key, and nothing else"
    assert address["EvaluationWindowSec"] == key["EvaluationWindowSec"] == 300


def test_nobody_who_plays_meets_them() -> None:
    """Ten people behind one address, each with a table open on which something happens all the while; a key with five."""
    by_address, by_key = (template()["Parameters"][name]["Default"] for name in ("RequestsByAddress", "RequestsByKey"))
    assert by_address >= 10 * QUICKEST_POLLS
    assert by_key >= 5 * QUICKEST_POLLS


def test_all_others_are_let_in() -> None:
    assert RULES["DefaultAction"] == {"Allow": {}}
    assert RULES["Scope"] == "CLOUDFRONT"


def test_nothing_of_a_request_is_kept() -> None:
    """Samples would hold keys."""
    for told in (RULES, *RULES["Rules"]):
        assert told["VisibilityConfig"]["SampledRequestsEnabled"] is False
    names = [told["VisibilityConfig"]["MetricName"] for told in (RULES, *RULES["Rules"])]
    assert len(set(names)) == 3


@pytest.mark.parametrize("name", ["address", "key"])
def test_who_asks_too_often_is_told_as_the_api_tells_it(name: str) -> None:
    told = BY_NAME[name]["Action"]["Block"]["CustomResponse"]
    body = RULES["CustomResponseBodies"][told["CustomResponseBodyKey"]]
    assert told["ResponseCode"] == 429
    assert json.loads(body["Content"]) == problems.problem(SlowDown(rate_limit_response.BUSY))
    assert body["ContentType"] == "APPLICATION_JSON"
    headers = {one["Name"]: one["Value"] for one in told["ResponseHeaders"]}
    assert headers["Retry-After"] == "30", "the page waits so long, and asks again"
    assert headers["Cache-Control"] == reply.PRIVATE
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert not [name for name in headers if name.lower() == "content-type"], "WAF refuses it"


def test_a_club_elsewhere_has_them_in_a_stack_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    """test_template_lint.py has cfn-lint look at it."""
    rate_limit_stack.main()
    printed = json.loads(capsys.readouterr().out)
    assert printed["Resources"]["RateRules"]["Properties"] == RULES
    assert "Condition" not in printed["Resources"]["RateRules"]
    assert printed == rate_limit_stack.separate_stack(template())
