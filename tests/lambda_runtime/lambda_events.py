"""Events of Lambda functions: a request's proxy event, and the scheduler's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

from chalicelib.local.http import HttpRequest, HttpResponse
from tests.api.client import ROUTES, Client
from tests.lambda_runtime.run_function import Function

SCHEDULED: dict[str, Any] = {
    "version": "0",
    "id": "00000000-0000-4000-8000-000000000000",
    "detail-type": "Scheduled Event",
    "source": "aws.events",
    "account": "000000000000",
    "time": "2026-11-20T22:50:00Z",
    "region": "eu-west-1",
    "resources": ["arn:aws:events:eu-west-1:000000000000:rule/club-wake"],
    "detail": {},
}


def proxy_event(request: HttpRequest) -> dict[str, Any]:
    """Return the proxy event of a request."""
    path, _, query = request.target.partition("?")
    found = ROUTES.find(path)
    assert found is not None, "no route of ours"
    resource, names = found
    headers = {name.title(): value for name, value in request.headers.items()}
    many = parse_qs(query, keep_blank_values=True)
    return {
        "resource": resource,
        "path": path,
        "httpMethod": request.method,
        "headers": headers,
        "multiValueHeaders": {name: [value] for name, value in headers.items()},
        "queryStringParameters": {name: values[-1] for name, values in many.items()} or None,
        "multiValueQueryStringParameters": many or None,
        "pathParameters": names or None,
        "stageVariables": None,
        "requestContext": {
            "accountId": "000000000000",
            "apiId": "club",
            "httpMethod": request.method,
            "identity": {"sourceIp": "127.0.0.1", "userAgent": "tests"},
            "path": f"/club{path}",
            "protocol": "HTTP/1.1",
            "requestId": "00000000-0000-4000-8000-000000000000",
            "requestTimeEpoch": 1_780_000_000_000,
            "resourceId": "abcdef",
            "resourcePath": resource,
            "stage": "club",
        },
        "body": request.body.decode() if request.body else None,
        "isBase64Encoded": False,
    }


@dataclass
class Invoker(Client):
    """A client whose requests are events of this function."""

    function: Function = field(kw_only=True)

    def send(self, request: HttpRequest) -> HttpResponse:
        reply = self.function(proxy_event(request))
        return HttpResponse(reply["statusCode"], reply["headers"], reply["body"].encode())
