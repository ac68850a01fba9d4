"""How players are told that a table waits for them: what they say of it, read and presented."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from chalicelib.api.later import Later
from chalicelib.api.replies import Reply, made
from chalicelib.errors import BadQuiet
from chalicelib.signals import channels
from chalicelib.signals.addresses import check_address, check_endpoint
from chalicelib.signals.channels import UNSAID, Browser, Hook, Unsaid, browser_id
from chalicelib.signals.quiet import Quiet, zone_of
from chalicelib.tables import Club

if TYPE_CHECKING:
    from chalicelib.api import models
else:
    models = Later("chalicelib.api.models")

CLOCK = re.compile("([01][0-9]|2[0-3]):([0-5][0-9])")


def settings(club: Club, player: str) -> Reply:
    """All that the player said, and by which key a browser subscribes."""
    told = channels.settings(club, player)
    return made(
        {
            "key": told.key,
            "browsers": [browser_id(browser.endpoint) for browser in told.browsers],
            "webhook": _show_hook(told.hook),
            "quiet": _show_quiet(told.quiet),
        }
    )


def hear(club: Club, player: str, said: models.SignalsAsked) -> Reply:
    """Keeps what is said, and leaves the rest as it is. BadAddress, BadQuiet."""
    quiet: Quiet | Unsaid | None = UNSAID
    hook: str | Unsaid | None = UNSAID
    if "quiet" in said.model_fields_set:
        quiet = None if said.quiet is None else _quiet(said.quiet)
    if "webhook" in said.model_fields_set:
        hook = _address(said.webhook)
    channels.hear(club, player, quiet, hook)
    return settings(club, player)


def add_browser(club: Club, player: str, said: models.BrowserAsked) -> Reply:
    """BadAddress for an endpoint that is no push service's."""
    check_endpoint(said.endpoint)
    channels.add_browser(club, player, Browser(said.endpoint, said.keys.p256dh, said.keys.auth))
    return settings(club, player)


def remove_browser(club: Club, player: str, said: models.BrowserGone) -> Reply:
    channels.remove_browser(club, player, said.endpoint)
    return settings(club, player)


def hook_table(club: Club, player: str, table: str, said: models.WebhookAsked) -> Reply:
    """NotTheMaker, BadAddress."""
    return made({"webhook": _show_hook(channels.hook_table(club, player, table, _address(said.url)))})


def table_hook(club: Club, player: str, table: str) -> Reply:
    """NotTheMaker."""
    return made({"webhook": _show_hook(channels.table_hook(club, player, table))})


def _address(url: str | None) -> str | None:
    if url is not None:
        check_address(url)
    return url


def _quiet(said: models.QuietAsked) -> Quiet:
    if zone_of(said.zone) is None:
        raise BadQuiet
    return Quiet(_minute(said.begins), _minute(said.ends), said.zone)


def _minute(clock: str) -> int:
    found = CLOCK.fullmatch(clock)
    if not found:
        raise BadQuiet
    return int(found[1]) * 60 + int(found[2])


def _show_hook(hook: Hook | None) -> dict[str, Any] | None:
    """Where it leads, without what makes it work."""
    return None if hook is None else {"host": urlsplit(hook.url).hostname, "on": hook.on}


def _show_quiet(quiet: Quiet | None) -> dict[str, Any] | None:
    if quiet is None:
        return None
    begins, ends = (f"{minute // 60:02}:{minute % 60:02}" for minute in (quiet.begins, quiet.ends))
    return {"begins": begins, "ends": ends, "zone": quiet.zone}
