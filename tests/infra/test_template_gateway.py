"""The gateway: it hands everything of ours to the app, and refuses the rest in the API's own terms."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chalicelib.api import problems, replies
from chalicelib.errors import ClubError, Malformed, SlowDown, TooLarge, TryAgain, Unknown, WrongMediaType
from infra.merge import ANY
from infra.refusals import BUSY
from tests.infra.template import properties

API: dict[str, Any] = properties("RestAPI")
ROUTES = API["DefinitionBody"]
REFUSALS = ROUTES["x-amazon-apigateway-gateway-responses"]
HEADER = "gatewayresponse.header."


def headers_of(name: str) -> dict[str, str]:
    told = REFUSALS[name]["responseParameters"]
    assert all(field.startswith(HEADER) and value[0] == value[-1] == "'" for field, value in told.items()), "static values"
    return {field.removeprefix(HEADER): value[1:-1] for field, value in told.items()}


@pytest.mark.parametrize(
    ("name", "error", "status"),
    [
        ("MISSING_AUTHENTICATION_TOKEN", Unknown(), 404),
        ("RESOURCE_NOT_FOUND", Unknown(), 404),
        ("DEFAULT_4XX", Unknown(), 404),
        ("REQUEST_TOO_LARGE", TooLarge(), 413),
        ("UNSUPPORTED_MEDIA_TYPE", WrongMediaType(), 415),
        ("BAD_REQUEST_BODY", Malformed(), 400),
        ("BAD_REQUEST_PARAMETERS", Malformed(), 400),
        ("THROTTLED", SlowDown(BUSY), 429),
        ("QUOTA_EXCEEDED", SlowDown(BUSY), 429),
        ("INTEGRATION_TIMEOUT", TryAgain(), 503),
        ("INTEGRATION_FAILURE", TryAgain(), 503),
        ("DEFAULT_5XX", TryAgain(), 503),
    ],
)
def test_the_gateway_refuses_as_the_api_does(name: str, error: ClubError, status: int) -> None:
    assert REFUSALS[name]["statusCode"] == str(status)
    (body,) = REFUSALS[name]["responseTemplates"].values()
    assert json.loads(body) == problems.problem(error)
    assert json.loads(body)["status"] == status


def test_these_are_all() -> None:
    assert len(REFUSALS) == 12


@pytest.mark.parametrize("name", sorted(REFUSALS))
def test_a_refusal_can_be_read_by_any_script_and_is_kept_by_nobody(name: str) -> None:
    headers = headers_of(name)
    assert headers["Content-Type"] == "application/problem+json"
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert headers["Access-Control-Expose-Headers"] == ",".join(replies.EXPOSED_HEADERS)
    assert headers["Cache-Control"] == "private, no-store"
    assert headers["Vary"] == "Authorization"
    assert ("Retry-After" in headers) == (REFUSALS[name]["statusCode"] in ("429", "503"))


def test_no_refusal_holds_what_the_gateway_would_take_for_a_variable() -> None:
    assert not [name for name, told in REFUSALS.items() if "$" in json.dumps(told)]


def test_requests_are_throttled() -> None:
    (told,) = API["MethodSettings"]
    assert (told["ResourcePath"], told["HttpMethod"]) == ("/*", "*")
    assert told["ThrottlingRateLimit"] == {"Ref": "RequestsPerSecond"}
    assert told["ThrottlingBurstLimit"] == {"Ref": "RequestsAtOnce"}


def test_the_gateway_logs_nothing_of_its_own() -> None:
    (told,) = API["MethodSettings"]
    assert told["LoggingLevel"] == "OFF"
    assert told["DataTraceEnabled"] is False
    assert "AccessLogSetting" not in API


def test_every_method_but_the_preflight_reaches_the_app_which_refuses_wrong_ones_itself() -> None:
    for path, methods in ROUTES["paths"].items():
        assert methods.keys() == {ANY, "options"}, path
        assert "${APIHandler.Alias}" in json.dumps(methods[ANY]["x-amazon-apigateway-integration"]["uri"])


def test_preflights_cost_no_call() -> None:
    for path, methods in ROUTES["paths"].items():
        if path.startswith("/api/"):
            assert methods["options"]["x-amazon-apigateway-integration"]["type"] == "mock"


def test_two_stages_in_one_account_have_names_of_their_own() -> None:
    assert ROUTES["info"]["title"] == {"Ref": "AWS::StackName"}
