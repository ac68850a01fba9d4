"""The deployed function URL answers only CloudFront, with either of the last two proofs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from chalicelib.local.http import HttpResponse
from tests.api.client import key_of
from tests.cloud.deployed_club import STACK, Cloud, deploy
from tests.local.visitor import Place


def address_of(cloud: Cloud) -> str:
    """Return the function URL's host."""
    functions = cloud.session.client("lambda")
    name = api(cloud)
    url: str = functions.get_function_url_config(FunctionName=name, Qualifier="live")["FunctionUrl"]
    return urlsplit(url).netloc


def api(cloud: Cloud) -> str:
    return cloud.outputs["APIHandlerName"]


def at_url(cloud: Cloud, path: str, headers: Mapping[str, str], method: str = "GET", body: bytes = b"") -> HttpResponse:
    """Send a request to the function URL, past CloudFront."""
    connection = HTTPConnection("127.0.0.1", cloud.place.port)
    all_headers = {"Host": address_of(cloud), "x-forwarded-proto": "https", **headers}
    connection.request(method, path, body, all_headers)
    reply = connection.getresponse()
    answer = HttpResponse(reply.status, dict(reply.getheaders()), reply.read())
    connection.close()
    return answer


def proofs_of(cloud: Cloud) -> list[str]:
    """Return the proofs that the function accepts."""
    configuration = cloud.session.client("lambda").get_function_configuration(FunctionName=api(cloud))
    return str(configuration["Environment"]["Variables"]["EDGE_PROOFS"]).split()


def shown_by(cloud: Cloud) -> set[str]:
    """Return the proofs that CloudFront sends to its origins."""
    configuration = cloud.session.client("cloudfront").get_distribution_config(Id=cloud.outputs["EdgeId"])
    origins = configuration["DistributionConfig"]["Origins"]["Items"]
    return {header["HeaderValue"] for origin in origins for header in origin.get("CustomHeaders", {}).get("Items", ())}


@pytest.mark.parametrize("proof", [{}, {"x-club-edge": "guessed"}, {"x-club-edge": ""}])
@pytest.mark.parametrize(("method", "path"), [("GET", "/api/health"), ("POST", "/api/tables"), ("OPTIONS", "/api/tables")])
def test_requests_past_cloudfront_are_refused(cloud: Cloud, proof: dict[str, str], method: str, path: str) -> None:
    refused = at_url(cloud, path, {"authorization": f"Bearer {key_of('Ann')}", **proof}, method, b"{}")
    assert (refused.status, json.loads(refused.body)["title"]) == (403, "Forbidden")


def test_a_viewers_proof_header_is_replaced(there: Place, cloud: Cloud) -> None:
    """CloudFront's own header replaces it."""
    assert there.fetch("GET", "/api/health", {"x-club-edge": "guessed"}).status == 200
    assert at_url(cloud, "/api/health", {"x-club-edge": "guessed"}).status == 403


def test_proofs_are_hidden_in_the_stack(cloud: Cloud) -> None:
    values = {**cloud.deployment.stack.parameters(), **cloud.outputs}
    assert not {*proofs_of(cloud)} & {*values.values()}
    assert values["ProofTurn"] in ("A", "B")


def test_each_deployment_has_its_proof_and_accepts_the_one_before(port: int, package: Path, cloud: Cloud) -> None:
    (before,) = shown_by(cloud)
    assert before in proofs_of(cloud)
    again = deploy(port, package, STACK)
    (now,) = shown_by(again)
    assert now != before
    assert {*proofs_of(again)} == {now, before}
    for proof in (now, before):
        assert at_url(again, "/api/health", {"x-club-edge": proof}).status == 200
    deploy(port, package, STACK)
    assert at_url(again, "/api/health", {"x-club-edge": now}).status == 200
    assert at_url(again, "/api/health", {"x-club-edge": before}).status == 403
