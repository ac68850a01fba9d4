"""Addresses that strangers give to reach private machines are refused by their form, before any look-up."""

from __future__ import annotations

import pytest

from chalicelib.errors import BadAddress
from chalicelib.notifications.addresses import LONGEST, SERVICES, check_address, check_endpoint

GOOD = (
    ("https://discord.com/api/webhooks/1/secret", "discord.com"),
    ("https://hooks.slack.com/services/T0/B0/x?thread=1", "hooks.slack.com"),
    ("HTTPS://Discord.com/x", "discord.com"),
    ("https://discord.com:443/x", "discord.com"),
    ("https://discord.com?x=@169.254.169.254/", "discord.com"),
    ("https://xn--mnchen-3ya.de/x", "xn--mnchen-3ya.de"),
)
REFUSED = {
    "figures": (
        "https://127.0.0.1/x",
        "https://169.254.169.254/latest/meta-data/",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "https://0x7f.0.0.1/x",
        "https://0177.0.0.1/x",
        "https://127.1/x",
        "https://0/x",
        "https://8.8.8.8/x",
        "https://1.2.3.4a/x",
        "https://x.0x7f/x",
        "https://127.0.0.1./x",
    ),
    "figures in brackets": (
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[::ffff:7f00:1]/x",
        "https://[64:ff9b::a9fe:a9fe]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[v1.discord.com]/x",
        "https://[::1].discord.com/x",
        "https://[::1/x",
    ),
    "figures in other letters": (
        "https://127。0。0。1/x",
        "https://①②⑦.⓪.⓪.①/x",
        "https://１２７.0.0.1/x",
        "https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/x",
        "https://discord。com/x",
        "https://münchen.de/x",
    ),
    "this machine and its neighbours": (
        "https://localhost/x",
        "https://LOCALHOST/x",
        "https://localhost./x",
        "https://a.localhost/x",
        "https://a.localhost.localdomain/x",
        "https://metadata/x",
        "https://metadata.google.internal/x",
        "https://x.INTERNAL/x",
        "https://x.internal./x",
        "https://db.prod.svc.cluster.local/x",
        "https://fritz.box.lan/x",
        "https://printer.home.arpa/x",
        "https://1.0.0.127.in-addr.arpa/x",
        "https://jenkins.corp/x",
        "https://wiki.intranet/x",
        "https://vault.private/x",
        "https://a.example/x",
        "https://a.test/x",
    ),
    "somebody before the name": (
        "https://user@discord.com/x",
        "https://user:password@discord.com/x",
        "https://discord.com@169.254.169.254/x",
        "https://discord.com:443@169.254.169.254/x",
        "https://discord.com%2f@169.254.169.254/x",
        "https://@discord.com/x",
    ),
    "what readers of addresses differ about": (
        "https://169.254.169.254\\@discord.com/x",
        "https://discord.com\\@169.254.169.254/x",
        "https:\\\\discord.com/x",
        "https://discord.com#@169.254.169.254/x",
        "https://dis%63ord.com/x",
        "https://discord.com%00.example.com/x",
        "https://discord.com\x00.example.com/x",
        "https://discord.com\t/x",
        "https://dis\ncord.com/x",
        "https://discord.com/x\r\nHost: 169.254.169.254",
        "https://discord.com/a b",
        " https://discord.com/x",
        "https:discord.com/x",
        "https:/discord.com/x",
        "https:///discord.com/x",
        "//discord.com/x",
        "discord.com/x",
        "",
    ),
    "another way or port": (
        "http://discord.com/x",
        "ftp://discord.com/x",
        "file:///etc/passwd",
        "gopher://discord.com/x",
        "https+unix://discord.com/x",
        "https://discord.com:22/x",
        "https://discord.com:80/x",
        "https://discord.com:8443/x",
        "https://discord.com:0/x",
        "https://discord.com:65979/x",
        "https://discord.com:-443/x",
        "https://discord.com:x/x",
    ),
    "no name": (
        "https://.com/x",
        "https://x..com/x",
        "https://-x.com/x",
        "https://x-.com/x",
        "https://a_b.com/x",
        "https://discord.com./x",
        f"https://{'a' * 64}.com/x",
        f"https://{'a.' * 126}com/x",
        f"https://discord.com/{'x' * LONGEST}",
    ),
}


@pytest.mark.parametrize(("url", "host"), GOOD)
def test_an_address_that_everybody_can_reach_is_taken(url: str, host: str) -> None:
    assert check_address(url) == host


@pytest.mark.parametrize("url", [url for kind in REFUSED.values() for url in kind])
def test_a_strangers_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        check_address(url)
    with pytest.raises(BadAddress):
        check_endpoint(url)


@pytest.mark.parametrize("service", SERVICES)
def test_pushes_go_to_push_services(service: str) -> None:
    assert check_endpoint(f"https://{service}/send/x") == service
    assert check_endpoint(f"https://web.{service}/x") == f"web.{service}"


@pytest.mark.parametrize("service", SERVICES)
@pytest.mark.parametrize(
    "other", ["https://evil{}/x", "https://{}.evil.com/x", "https://evil.com/{}", "https://evil.com?{}", "http://{}/x"]
)
def test_pushes_go_nowhere_else(service: str, other: str) -> None:
    with pytest.raises(BadAddress):
        check_endpoint(other.format(service))
