"""URLs come from strangers: no request reaches a private address, whatever a name resolves to at any look-up."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from dataclasses import replace
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chalicelib.notifications.addresses import check_address
from chalicelib.sending import public_address_client
from chalicelib.sending.public_address_client import PublicAddressClient, Refused, Unanswered, is_outside, trusted
from chalicelib.sending.webhook import send_to_webhook
from tests.sending.servers import HERE, HOST, Server, client_to, running
from tests.sending.test_push import MESSAGE

INSIDE = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "169.254.170.2",
    "168.63.129.16",
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "192.88.99.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.175.48.1",
    "100.127.255.254",
    "100.100.100.200",
    "0.1.2.3",
    "2620:4f:8000::1",
    "2600::1%eth0",
    "::ffff:0:127.0.0.1",
    "::ffff:100.64.0.1",
    "64:ff9b::6440:1",
    "100::1",
    "5f00::1",
    "2001:20::1",
    "3fff::1",
    "4000::1",
    "127.1",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "2130706433",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:8.8.8.8",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b::808:808",
    "64:ff9b:1::a9fe:a9fe",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "not an address",
    "",
]


@pytest.mark.parametrize("address", INSIDE)
def test_private_addresses_are_recognized(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.74.106", "2a00:1450:4001:82a::200a", "34.107.243.93"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_outside(address)


@pytest.mark.parametrize("address", ["100.63.255.255", "100.128.0.0", "172.32.0.1", "2001:200::1", "2003::1"])
def test_addresses_next_to_private_networks_are_public(address: str) -> None:
    assert is_outside(address)


@given(st.ip_addresses())
def test_nothing_that_python_calls_private_is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> None:
    inside = address.is_private or address.is_link_local or address.is_loopback or address.is_multicast or address.is_reserved
    assert not (inside and is_outside(str(address)))


def no_connection(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    tried: list[object] = []

    def connect(*args: object) -> None:
        tried.append(args)
        raise OSError

    monkeypatch.setattr(socket, "create_connection", connect)
    return tried


@pytest.mark.parametrize("found", [["10.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:10.0.0.1"], ["fe80::1%2"], []])
def test_a_name_with_a_private_address_is_refused_without_a_connection(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = no_connection(monkeypatch)
    with pytest.raises(Refused):
        PublicAddressClient(resolve=lambda host, port: found).post("https://hooks.example.com/x", b"", {})
    assert not tried


def test_the_checked_address_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attacker's name server answers differently the second time, but is never asked again."""
    tried, asked = no_connection(monkeypatch), []

    def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["8.8.8.8"] if len(asked) == 1 else ["169.254.169.254"]

    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: pytest.fail("a second look-up"))
    with pytest.raises(Unanswered):
        PublicAddressClient(resolve=rebinding).post("https://hooks.example.com/x", b"", {})
    assert asked == ["hooks.example.com"]
    assert [args[0] for args in tried] == [("8.8.8.8", 443)]  # type: ignore[index]


def test_names_that_embed_a_private_address_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such names are legitimate public services; their addresses decide."""
    tried = no_connection(monkeypatch)
    for name, found in (("127.0.0.1.nip.io", "127.0.0.1"), ("169-254-169-254.sslip.io", "169.254.169.254")):
        assert check_address(f"https://{name}/x") == name
        client = PublicAddressClient(resolve=lambda host, port, to=found: [to])  # type: ignore[misc]
        outcome = send_to_webhook(client, f"https://{name}/x", MESSAGE, "", lambda seconds: pytest.fail("a second attempt"))
        assert outcome == "failed", "and not tried again"
    assert not tried


def test_names_are_looked_up_fully_qualified(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the final dot a machine tries the search domains of its own network."""
    asked: list[str] = []

    def look_up(host: str, port: int, **more: object) -> list[object]:
        asked.append(host)
        return [(None, None, None, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert public_address_client.resolve("jenkins.prod", 443) == ["8.8.8.8"]
    assert asked == ["jenkins.prod."]


def test_a_slow_name_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_address_client, "RESOLVE_SECONDS", 0.05)
    tried, answered = no_connection(monkeypatch), Event()

    def resolve(host: str, port: int) -> list[str]:
        answered.wait(10)
        return ["8.8.8.8"]

    with pytest.raises(Unanswered, match="no name in time"):
        PublicAddressClient(resolve=resolve).post("https://hooks.example.com/", b"", {})
    answered.set()
    assert not tried


@pytest.mark.parametrize("wrong", [OSError("no such name"), UnicodeError("label too long")])
def test_an_unknown_name_is_unanswered(wrong: Exception) -> None:
    def resolve(host: str, port: int) -> list[str]:
        raise wrong

    with pytest.raises(Unanswered, match="no such name"):
        PublicAddressClient(resolve=resolve).post("https://hooks.example.com/", b"", {})


@pytest.mark.parametrize(
    "url", ["http://hooks.example.com/", "https://hooks.example.com:8443/", "ftp://hooks.example.com/", "https:///x", "//x"]
)
def test_only_plain_https_is_allowed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = no_connection(monkeypatch)
    with pytest.raises(Refused):
        PublicAddressClient(resolve=lambda host, port: ["8.8.8.8"]).post(url, b"", {})
    assert not tried


def test_host_header_and_sni_have_the_name() -> None:
    with running(Server()) as server:
        assert client_to(server).post(server.url, b"{}", {"X": "1"}) == 201
    (got,) = server.got
    assert (got.path, got.body, got.headers["x"]) == ("/send/abc?x=1", b"{}", "1")
    assert got.headers["host"] == f"{HOST}:{server.port}"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_never_followed(status: int) -> None:
    with running(Server([status], "https://169.254.169.254/latest/meta-data/")) as server:
        looked_up: list[str] = []
        client = client_to(server)

        def resolve(host: str, port: int) -> list[str]:
            looked_up.append(host)
            return [HERE]

        assert replace(client, resolve=resolve).post(server.url, b"", {}) == status
    assert (looked_up, len(server.got)) == ([HOST], 1)


def test_a_certificate_for_another_name_is_rejected() -> None:
    with running(Server(), "other.example") as server:
        with pytest.raises(Unanswered):
            client_to(server, trusts="other.example").post(server.url, b"", {})
        with pytest.raises(Unanswered):
            client_to(server).post(server.url, b"", {})
    assert not server.got


def test_a_trickling_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_address_client, "WHOLE_SECONDS", 0.3)
    with running(Server(slow=0.05)) as server, pytest.raises(Unanswered):
        client_to(server).post(server.url, b"", {})


def test_a_body_over_the_limit_is_refused() -> None:
    with pytest.raises(Refused):
        PublicAddressClient(resolve=lambda host, port: ["8.8.8.8"]).post("https://hooks.example.com/", b"x" * 4097, {})


def test_certificates_and_names_are_checked() -> None:
    assert (trusted().verify_mode, trusted().check_hostname) == (ssl.CERT_REQUIRED, True)
