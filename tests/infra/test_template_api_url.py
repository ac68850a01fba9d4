"""The API's function URL, which answers only CloudFront."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping
from typing import Any

from chalicelib.api.client_address import EDGE_HEADER, EDGE_PROOFS, is_from_edge
from chalicelib.api.cursors import new_secret
from infra import stack_secrets
from tests.infra.template import of_type, properties, template, text, values

RESOURCES = template()["Resources"]
PARAMETERS = template()["Parameters"]
ORIGINS = {item["Id"]: item for item in properties("Edge")["DistributionConfig"]["Origins"]}


def resolved(value: Any, parameters: Mapping[str, str]) -> Any:
    """Return the value that CloudFormation computes from parameters and conditions."""
    if not isinstance(value, dict):
        return value
    ((function, said),) = value.items()
    if function == "Ref":
        return parameters[said]
    if function == "Fn::Sub":
        return re.sub(r"\$\{(\w+)\}", lambda found: parameters[found[1]], said)
    condition, then, otherwise = said
    return resolved(then if holds(condition, parameters) else otherwise, parameters)


def holds(condition: str, parameters: Mapping[str, str]) -> bool:
    one, other = template()["Conditions"][condition]["Fn::Equals"]
    return bool(resolved(one, parameters) == other)


# ── access ──


def test_there_is_no_gateway() -> None:
    """Chalice describes one for every app."""
    assert not [
        name
        for name, resource in RESOURCES.items()
        if "ApiGateway" in resource["Type"] or resource["Type"] == "AWS::Serverless::Api"
    ]
    assert not re.search("apigateway|execute-api|RestAPI", text(template()))


def test_cloudfront_uses_the_url() -> None:
    address = {"Fn::Split": ["/", {"Fn::GetAtt": ["ApiAddress", "FunctionUrl"]}]}
    for origin in ("api", "player"):
        assert ORIGINS[origin]["DomainName"] == {"Fn::Select": [2, address]}, "https: / / name /"
        assert ORIGINS[origin]["CustomOriginConfig"]["OriginProtocolPolicy"] == "https-only"


def test_the_url_is_open_and_the_function_checks_requests() -> None:
    """With AWS_IAM CloudFront would sign requests, in the header of players' keys."""
    url = properties("ApiAddress")
    assert (url["AuthType"], url["InvokeMode"]) == ("NONE", "BUFFERED")
    assert url["TargetFunctionArn"] == {"Fn::GetAtt": ["APIHandler", "Arn"]}
    assert "Cors" not in url, "the app answers preflights itself"
    assert "OriginAccessControlId" not in ORIGINS["api"]
    assert "OriginAccessControlId" not in ORIGINS["player"]


def test_the_function_can_only_be_called_by_its_url() -> None:
    allowed = {
        name: permission
        for name, permission in of_type("AWS::Lambda::Permission").items()
        if permission["FunctionName"] == {"Ref": "APIHandler.Alias"}
    }
    assert set(allowed) == {"ApiByAnybody", "ApiCalledByAddress"}
    assert allowed["ApiByAnybody"]["Action"] == "lambda:InvokeFunctionUrl"
    assert allowed["ApiByAnybody"]["FunctionUrlAuthType"] == "NONE"
    assert allowed["ApiCalledByAddress"]["InvokedViaFunctionUrl"] is True


def test_no_other_function_is_public() -> None:
    urls = of_type("AWS::Lambda::Url")
    assert {name for name, permission in urls.items() if permission["AuthType"] == "NONE"} == {"ApiAddress"}
    anybody = [permission for permission in of_type("AWS::Lambda::Permission").values() if permission["Principal"] == "*"]
    assert all(permission["FunctionName"] == {"Ref": "APIHandler.Alias"} for permission in anybody)


def test_concurrency_has_a_limit_if_one_is_set() -> None:
    assert properties("APIHandler")["ReservedConcurrentExecutions"] == {
        "Fn::If": ["ApiLimited", {"Ref": "ApiAtOnce"}, {"Ref": "AWS::NoValue"}]
    }
    assert PARAMETERS["ApiAtOnce"]["Default"] == 20, (
        "a new account, which can reserve nothing, has -1 (infra/concurrency_quota.py)"
    )


# ── proofs ──


def shown(parameters: Mapping[str, str]) -> str:
    """Return the proof that CloudFront sends with these parameters."""
    (header,) = ORIGINS["player"]["OriginCustomHeaders"]
    assert header == ORIGINS["api"]["OriginCustomHeaders"][0]
    return str(resolved(header["HeaderValue"], parameters))


def taken(proof: str, parameters: Mapping[str, str]) -> bool:
    """Whether the function with these parameters accepts the proof."""
    env = {EDGE_PROOFS: resolved(properties("APIHandler")["Environment"]["Variables"][EDGE_PROOFS], parameters)}
    return is_from_edge({EDGE_HEADER: proof}, env)


def test_the_last_two_proofs_are_accepted() -> None:
    deployed: list[dict[str, str]] = []
    held: dict[str, str] = {}
    for _ in range(5):
        held = held | stack_secrets.next_proofs(held)
        deployed.append(held)
    proofs = [shown(parameters) for parameters in deployed]
    assert len({*proofs}) == 5
    for (now, parameters), (then, proof) in itertools.product(enumerate(deployed), enumerate(proofs)):
        assert taken(proof, parameters) == (now - then in (0, 1)), f"the proof of {then} at deployment {now}"


def test_proofs_are_hidden_and_required() -> None:
    for name in ("ProofA", "ProofB"):
        assert PARAMETERS[name]["NoEcho"] is True
        assert PARAMETERS[name]["Default"] == ""
        assert re.fullmatch(PARAMETERS[name]["AllowedPattern"], new_secret())
        assert name in text(template()["Rules"]["EdgeProven"])
        assert name not in text(template()["Outputs"])
    assert not taken("", {"ProofA": "", "ProofB": ""})


def test_only_cloudfront_and_the_api_get_the_proofs() -> None:
    origin = [
        name
        for name, resource in RESOURCES.items()
        if any(re.search(r"\bProof[AB]\b", str(value)) for value in values(resource))
    ]
    assert sorted(origin) == ["APIHandler", "Edge"]
