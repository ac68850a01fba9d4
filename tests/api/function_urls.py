"""Events of a function URL for requests through the edge, and a client that sends its requests that way."""

from __future__ import annotations

from base64 import b64decode, b64encode
from types import SimpleNamespace
from typing import Any

from app import app
from chalicelib.local.http import HttpRequest, HttpResponse
from tests.api.client import Client

PROOF = "r4f_0pJ7mB1dE9sK2xQvT6yH"
VIEWER = "203.0.113.9"
CONTEXT = SimpleNamespace(aws_request_id="5f3c")
TEXT = ("text/", "application/json", "application/javascript", "application/xml")
"""Bodies of these types come as text; all others in base64."""
DOMAIN = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6.lambda-url.eu-central-1.on.aws"


def url_event(request: HttpRequest, proof: str | None = PROOF) -> dict[str, Any]:
    """Return an event in payload format 2.0. Absent members are left out: no body, no query, no cookies."""
    path, _, query = request.target.partition("?")
    headers = {
        **{name: value for name, value in request.headers.items() if name != "cookie"},
        "host": DOMAIN,
        "user-agent": "Amazon CloudFront",
        "via": "2.0 1a2b3c4d5e6f.cloudfront.net (CloudFront)",
        "x-amz-cf-id": "oK0h3cd1hT5yQ0cVqY0v6K4u9w==",
        "x-amzn-tls-cipher-suite": "TLS_AES_128_GCM_SHA256",
        "x-amzn-tls-version": "TLSv1.3",
        "x-amzn-trace-id": "Root=1-69231f5a-1c2d3e4f5a6b7c8d9e0f1a2b",
        "x-forwarded-for": f"{VIEWER}",
        "x-forwarded-port": "443",
        "x-forwarded-proto": "https",
        "cloudfront-viewer-address": f"{VIEWER}:46532",
        **({} if proof is None else {"x-club-edge": proof}),
    }
    as_text = headers.get("content-type", "").startswith(TEXT)
    body = request.body.decode("utf-8", "replace") if as_text else b64encode(request.body).decode()
    return {
        "version": "2.0",
        "routeKey": "$default",
        "rawPath": path,
        "rawQueryString": query,
        **({"cookies": request.headers["cookie"].split("; ")} if "cookie" in request.headers else {}),
        "headers": headers,
        "requestContext": {
            "accountId": "anonymous",
            "apiId": DOMAIN.partition(".")[0],
            "domainName": DOMAIN,
            "domainPrefix": DOMAIN.partition(".")[0],
            "http": {
                "method": request.method,
                "path": path,
                "protocol": "HTTP/1.1",
                "sourceIp": "130.176.98.77",
                "userAgent": "Amazon CloudFront",
            },
            "requestId": "0b7e3c52-6e64-4f6c-a5c8-7d5e0f4f1f7a",
            "routeKey": "$default",
            "stage": "$default",
            "time": "23/Nov/2026:05:12:42 +0000",
            "timeEpoch": 1_795_410_762_000,
        },
        **({"body": body} if request.body else {}),
        "isBase64Encoded": bool(request.body) and not as_text,
    }


def answer_of(reply: dict[str, Any]) -> HttpResponse:
    """Return the response that a function URL makes of the function's answer."""
    assert set(reply) <= {"statusCode", "headers", "body", "isBase64Encoded", "cookies"}, "a URL knows nothing else"
    body = b64decode(reply["body"]) if reply.get("isBase64Encoded") else reply["body"].encode()
    return HttpResponse(reply["statusCode"], reply["headers"], body)


class AtUrl(Client):
    """The tests' client, with requests through the edge and a function URL."""

    def send(self, request: HttpRequest) -> HttpResponse:
        return answer_of(app(url_event(request), CONTEXT))
