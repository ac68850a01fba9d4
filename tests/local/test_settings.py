"""Settings from the environment, and the host names that are accepted."""

from __future__ import annotations

import pytest

from chalicelib.local.origins import Hosts, host_name, url_host
from chalicelib.local.settings import BadSetting, read_settings


def test_settings_have_defaults() -> None:
    settings = read_settings({}, "linux")
    assert (settings.host, settings.port, settings.open_browser) == ("127.0.0.1", 8000, False)


@pytest.mark.parametrize(
    ("env", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "OPEN": "0"}, "linux", False),
        ({}, "darwin", True),
        ({"OPEN": "0"}, "darwin", False),
        ({"DISPLAY": ""}, "linux", False),
    ],
)
def test_a_browser_is_opened_if_there_is_a_display(env: dict[str, str], platform: str, opens: bool) -> None:
    assert read_settings(env, platform).open_browser is opens


def test_a_site_is_an_address() -> None:
    assert read_settings({}, "linux").site == read_settings({"SITE": ""}, "linux").site == ""
    assert read_settings({"SITE": "https://club.example/"}, "linux").site == "https://club.example"


@pytest.mark.parametrize("site", ["club.example", "https://club.example/here", "ftp://club.example", 'https://x"'])
def test_an_invalid_site_is_refused(site: str) -> None:
    with pytest.raises(BadSetting, match="SITE is an address"):
        read_settings({"SITE": site}, "linux")


def test_origins_are_sites_with_spaces_or_commas_between_them() -> None:
    assert read_settings({}, "linux").origins == read_settings({"ORIGINS": " "}, "linux").origins == frozenset()
    environment = {"ORIGINS": "https://Bot.example/, http://localhost:5173 *"}
    assert read_settings(environment, "linux").origins == {"https://bot.example", "http://localhost:5173", "*"}


@pytest.mark.parametrize("origins", ["bot.example", "https://bot.example/here", "https://bot.example;https://b.example"])
def test_invalid_origins_are_refused(origins: str) -> None:
    with pytest.raises(BadSetting, match="ORIGINS are sites"):
        read_settings({"ORIGINS": origins}, "linux")


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("Host:80", "host"),
        ("[::1]:80", "::1"),
        ("[::1]", "::1"),
        ("a.", "a"),
        ("a:b", ""),
        ("", ""),
        ("::1", ""),
    ],
)
def test_a_host_is_read_without_its_port(header: str, name: str) -> None:
    assert host_name(header) == name


@pytest.mark.parametrize(
    ("bound", "header", "local", "expected"),
    [
        ("127.0.0.1", "192.168.1.5", "127.0.0.1", False),
        ("127.0.0.1", "mybox", "127.0.0.1", False),
        ("0.0.0.0", "192.168.1.5:8000", "192.168.1.5", True),
        ("0.0.0.0", "192.168.1.6:8000", "192.168.1.5", False),
        ("0.0.0.0", "MyBox.local", "192.168.1.5", True),
        ("0.0.0.0", "mybox.evil.example", "192.168.1.5", False),
        ("0.0.0.0", "", "", False),
        ("::", "[fe80::1]:8000", "fe80::1", True),
        ("club.home", "club.home:8000", "192.168.1.5", True),
    ],
)
def test_only_our_own_names_are_accepted(bound: str, header: str, local: str, expected: bool) -> None:
    assert Hosts(bound, frozenset({"mybox", "mybox.local"})).is_ours(header, local) is expected


def test_a_loopback_server_lists_no_network_addresses() -> None:
    assert Hosts("127.0.0.1").addresses() == []
    assert Hosts("192.168.1.5").addresses() == ["192.168.1.5"]
    assert (url_host("::1"), url_host("192.168.1.5")) == ("[::1]", "192.168.1.5")
