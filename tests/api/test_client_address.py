"""The client's address is the one that the server saw, or that the edge proves, never one from a forged header."""

import pytest

from chalicelib.api.client_address import find_address

SEEN = {"identity": {"sourceIp": "198.51.100.7"}}
PROOF = "arn:aws:cloudformation:eu-west-1:0:stack/club/8f6c"
BEFORE = "the-proof-of-the-deployment-before"
ENV = {"EDGE_PROOFS": f"{BEFORE} {PROOF}"}


@pytest.mark.parametrize(
    ("viewer", "address"),
    [
        ("203.0.113.9:46532", "203.0.113.9"),
        ("2001:db8::9:46532", "2001:db8::9"),
        ("[2001:db8::9]:46532", "2001:db8::9"),
    ],
)
def test_a_request_through_the_edge_has_its_viewers_address(viewer: str, address: str) -> None:
    for proof in (PROOF, BEFORE):
        assert find_address(SEEN, {"x-club-edge": proof, "cloudfront-viewer-address": viewer}, ENV) == address


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"cloudfront-viewer-address": "203.0.113.9:1"},
        {"x-club-edge": "guessed", "cloudfront-viewer-address": "203.0.113.9:1"},
        {"x-club-edge": "", "cloudfront-viewer-address": "203.0.113.9:1"},
        {"x-club-edge": f"{BEFORE} {PROOF}", "cloudfront-viewer-address": "203.0.113.9:1"},
        {"x-club-edge": "ü", "cloudfront-viewer-address": "203.0.113.9:1"},
        {"x-club-edge": PROOF},
        {"x-forwarded-for": "203.0.113.9", "forwarded": "for=203.0.113.9", "x-real-ip": "203.0.113.9"},
    ],
)
def test_without_a_proof_the_servers_own_view_counts(headers: dict[str, str]) -> None:
    assert find_address(SEEN, headers, ENV) == "198.51.100.7"


def test_without_an_edge_no_header_proves_anything() -> None:
    """On the local server the variable is not set: an empty header must not match it."""
    for env in ({}, {"EDGE_PROOFS": ""}, {"EDGE_PROOFS": " "}):
        for proof in ("", PROOF):
            headers = {"x-club-edge": proof, "cloudfront-viewer-address": "203.0.113.9:1"}
            assert find_address(SEEN, headers, env) == "198.51.100.7"


def test_an_event_without_an_address_has_none() -> None:
    assert find_address({}, {}, ENV) == find_address({"identity": None}, {}, ENV) == ""
