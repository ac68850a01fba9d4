"""The function URL answers like the local server, but only requests that come through the edge."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from typing import Any

import pytest

import app as chalice_app
from app import app
from chalicelib.api import dispatch
from chalicelib.api.client_address import EDGE_PROOFS
from chalicelib.api.service import Service
from chalicelib.aws import function_url
from chalicelib.errors import Malformed
from chalicelib.local.http import HttpRequest
from tests.api.client import BOT, GATEWAY, OPEN, Client, NoOne, key_of, new_key
from tests.api.function_urls import CONTEXT, PROOF, VIEWER, AtUrl, answer_of, url_event
from tests.console_lines import Overheard

BEFORE = "the-one-before-it"
KEY = {"authorization": f"Bearer {key_of('Ann')}"}
JSON = {"content_type": "application/json"}
TABLE = f"/api/tables/{'A' * 22}"
RECORDED = json.loads(
    """
    {"version": "2.0", "routeKey": "$default", "rawPath": "/api/games", "rawQueryString": "limit=1",
     "cookies": ["cookie1=a", "cookie2=b"],
     "headers": {"Header1": "value1", "header2": "value1,value2", "X-Club-Edge": "r4f_0pJ7mB1dE9sK2xQvT6yH"},
     "queryStringParameters": {"limit": "1"},
     "requestContext": {"accountId": "anonymous", "apiId": "<urlid>", "authentication": null,
       "domainName": "<url-id>.lambda-url.us-west-2.on.aws", "domainPrefix": "<url-id>",
       "http": {"method": "GET", "path": "/api/games", "protocol": "HTTP/1.1", "sourceIp": "123.123.123.123",
         "userAgent": "agent"},
       "requestId": "id", "routeKey": "$default", "stage": "$default", "time": "12/Mar/2020:19:03:58 +0000",
       "timeEpoch": 1583348638390},
     "pathParameters": null, "isBase64Encoded": false, "stageVariables": null}
    """
)
"""As AWS's guide has it, with every member that there is."""


@pytest.fixture(autouse=True)
def edge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EDGE_PROOFS, f"{BEFORE} {PROOF}")


def asking(target: str, method: str = "GET", body: bytes = b"", /, **headers: str) -> HttpRequest:
    all_headers = {name.replace("_", "-"): value for name, value in headers.items()}
    return HttpRequest(NoOne(), method, target, {"host": "127.0.0.1", **all_headers}, body, local="127.0.0.1")


def at_url(request: HttpRequest, proof: str | None = PROOF) -> Any:
    return answer_of(app(url_event(request, proof), CONTEXT))


# ── as at home ──


def test_a_whole_table_is_played_through_the_function_url(service: Service) -> None:
    ann, bob, watcher = AtUrl("Ann"), AtUrl("Bob"), AtUrl()
    made = ann.make(OPEN, BOT)
    assert (made.status, bob.join(made).status) == (201, 201)
    table, key = made.json["id"], new_key()
    view = ann.view(table)
    seated = (ann, bob)[view["waiting_for"][0]]
    played, again = (seated.play(table, {"kind": "roll"}, view["version"], key) for _ in range(2))
    assert (played.status, again.status, again.headers["Idempotency-Replayed"]) == (200, 200, "true")
    seen = watcher.get(f"/api/tables/{table}")
    assert watcher.get(f"/api/tables/{table}", seen.headers["ETag"]).status == 304
    assert watcher.get(f"/api/tables/{table}", since=seen.json["version"]).status == 304
    said = ann.post(f"/api/tables/{table}/messages", {"text": "Grüße, 🏌️!"}, new_key())
    assert said.json["text"] == "Grüße, 🏌️!"
    assert [item["table"] for item in bob.get("/api/me/tables").json["items"]] == [table]


ODD = [
    asking("/api/games"),
    asking("/api/games/"),
    asking("/api/games", "HEAD"),
    asking("/api/games?limit=1&limit=2"),
    asking("/api/games?limit=1%30"),
    asking("/api/games?limit=+1"),
    asking("/api/games?limit"),
    asking("/api/games?sicne=3"),
    asking("/api/games?" + "&".join(f"k{n}=1" for n in range(60))),
    asking("/api/g%61mes"),
    asking("/api/games%2F"),
    asking("/api/%67ames/x"),
    asking("/api/courses/pebble-coast"),
    asking("/api/courses/pebble%2Dcoast"),
    asking("/api/courses/p%C3%A9bble"),
    asking("/api/courses/%FF%FE"),
    asking("/api/courses/%"),
    asking("/api/courses/a%2Fb"),
    asking("/api/courses/%2e%2e"),
    asking("/api//courses"),
    asking("/api"),
    asking("/api/"),
    asking("/api/a/b/c/d/e"),
    asking("/api/a/b/c/d/e/f/g/h"),
    asking(TABLE),
    asking(f"{TABLE}%20"),
    asking(f"{TABLE}/seats/x", "DELETE"),
    asking("/api/games", "DELETE"),
    asking("/api/games", "POST", b"{}", **JSON),
    asking("/api/games", "BREW"),
    asking("/api/me/tables"),
    asking("/api/me/tables", authorization="Bearer not-a-key"),
    asking("/api/me/tables", **KEY),
    asking("/api/tables", "POST", b"", **KEY),
    asking("/api/tables", "POST", b"{", **KEY, **JSON),
    asking("/api/tables", "POST", b"[1, 2", content_type="text/plain", **KEY),
    asking("/api/tables", "POST", b"\x00\x01\xff", content_type="application/octet-stream", **KEY),
    asking("/api/tables", "POST", '{"text": "Ü"}'.encode(), content_type="application/json; charset=UTF-8", **KEY),
    asking("/api/tables", "POST", b'{"game": 1}', content_type="application/vnd.club+json", **KEY),
    asking("/api/tables", "POST", b" " * 16_384, **KEY, **JSON),
    asking("/api/tables", "POST", b" " * 16_385, **KEY, **JSON),
    asking("/api/tables", "POST", b" " * 16_385, content_type="application/octet-stream", **KEY),
    asking("/api/tables", "POST", b" " * 1_000_000, content_type="application/octet-stream", **KEY),
    asking("/api/games", accept_language="de"),
    asking("/api/nothing", accept_language="de"),
    asking("/api/games", "OPTIONS", origin="https://example.org", access_control_request_method="GET"),
    asking("/api/tables", "OPTIONS"),
    asking("/api/nowhere/at/all/that/is/so/deep", "OPTIONS"),
    asking("/api/games", cookie="a=1; b=2"),
]


@pytest.mark.parametrize("request_", ODD, ids=lambda asked: f"{asked.method} {asked.target[:40]} {len(asked.body)}")
def test_every_request_is_answered_as_by_the_local_server(request_: HttpRequest) -> None:
    there, here = at_url(request_), GATEWAY.answer(request_)
    assert (there.status, there.body) == (here.status, here.body)
    assert there.headers == here.headers


def test_a_link_is_answered_with_the_page(service: Service) -> None:
    link = asking(f"/t/{'A' * 22}", accept_language="de", club_site="https://club.example")
    answer = at_url(link)
    assert answer.status in (404, 503), "no such table; 503 where no page is built"
    assert answer.headers["Vary"].startswith("Authorization") or answer.status == 503


def test_the_example_event_of_awss_guide_is_understood() -> None:
    """Header names in any case, separate cookies, members that are null."""
    reply = app(RECORDED, CONTEXT)
    assert (reply["statusCode"], reply["isBase64Encoded"]) == (200, False)
    assert len(json.loads(reply["body"])["items"]) == 1
    assert function_url.headers_of(RECORDED) == {
        "header1": "value1",
        "header2": "value1,value2",
        "x-club-edge": PROOF,
        "cookie": "cookie1=a; cookie2=b",
    }


def test_a_repeated_query_key_is_seen_twice() -> None:
    event = url_event(asking("/api/games?limit=1&limit=2&cursor=a%26b"))
    proxied = function_url.to_proxy_event(event, app._paths)
    assert proxied["multiValueQueryStringParameters"] == {"limit": ["1", "2"], "cursor": ["a&b"]}


def test_a_base64_body_is_decoded_only_up_to_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def decode(text: str) -> bytes:
        read.append(len(text))
        return b64decode(text)

    monkeypatch.setattr(dispatch, "b64decode", decode)
    event = url_event(asking("/api/tables", "POST", b"", **KEY))
    event |= {"body": b64encode(bytes(3_000_000)).decode(), "isBase64Encoded": True}
    assert app(event, CONTEXT)["statusCode"] == 413
    assert read == [dispatch.MAX_ENCODED_BYTES]
    assert dispatch.MAX_ENCODED_BYTES < 30_000


def test_guesses_are_counted_per_viewers_address(service: Service) -> None:
    ann = AtUrl("Ann")
    for _ in range(10):
        assert ann.post("/api/codes", {"code": "KLMORUWX"}).status == 403
    assert ann.post("/api/codes", {"code": "KLMORUWX"}).status == 429
    event = url_event(asking("/api/codes", "POST", b'{"code": "KLMORUWX"}', **KEY, **JSON))
    event["headers"]["cloudfront-viewer-address"] = "198.51.100.1:1"
    assert app(event, CONTEXT)["statusCode"] == 403
    assert VIEWER not in event["headers"]["cloudfront-viewer-address"]


# ── by the edge alone ──


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch, service: Service) -> None:
    """Return a club that fails at any use."""

    def used(*asked: object) -> Any:
        raise AssertionError("something was done")

    for member in ("append", "put", "get", "some", "rows", "after", "last"):
        monkeypatch.setattr(service.club.store, member, used, raising=False)
    monkeypatch.setattr(chalice_app.ClubApp, "handle_proxy_event", used)
    monkeypatch.setattr(function_url, "to_proxy_event", used)


@pytest.mark.parametrize("proof", [None, "", " ", "guessed", PROOF[:-1], PROOF + "x", f"{BEFORE} {PROOF}", "ü"])
@pytest.mark.parametrize("target", ["/api/health", TABLE, "/t/x", "/", "/nothing"])
def test_requests_past_the_edge_are_refused_and_do_nothing(
    closed: None, overheard: Overheard, proof: str | None, target: str
) -> None:
    for method, body in (("GET", b""), ("POST", b"x" * 20_000), ("OPTIONS", b"")):
        answer = at_url(asking(target, method, body, **KEY), proof)
        problem = json.loads(answer.body)
        assert (answer.status, problem["status"], problem["type"]) == (403, 403, "about:blank")
        assert "code" not in problem, "a page takes it for no answer, and asks again"
        assert answer.headers == {"Content-Type": "application/problem+json", "Cache-Control": "private, no-store"}
    assert overheard.lines == []


@pytest.mark.parametrize("proof", [PROOF, BEFORE])
def test_the_last_two_proofs_are_valid(proof: str) -> None:
    assert at_url(asking("/api/health"), proof).status == 200


@pytest.mark.parametrize("proofs", [None, "", " "])
def test_without_a_configured_proof_nobody_is_answered(
    monkeypatch: pytest.MonkeyPatch, closed: None, proofs: str | None
) -> None:
    monkeypatch.delenv(EDGE_PROOFS) if proofs is None else monkeypatch.setenv(EDGE_PROOFS, proofs)
    assert [at_url(asking("/api/health"), proof).status for proof in (None, "", " ")] == [403, 403, 403]


def test_the_local_server_needs_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(EDGE_PROOFS)
    assert Client().get("/api/health").status == 200


def test_a_query_that_is_too_long_gives_a_problem_document() -> None:
    answer = at_url(asking("/api/games?" + "&".join(f"k{n}" for n in range(51))))
    assert (answer.status, json.loads(answer.body)["code"]) == (400, Malformed.code)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
