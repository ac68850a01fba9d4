"""Notification settings of a player: browsers, webhooks, quiet hours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from chalicelib.api.lazy import LazyModule
from chalicelib.api.parsing import parse_hours
from chalicelib.api.player_settings import show_hours
from chalicelib.api.reply import Reply, json_reply
from chalicelib.notifications import channels
from chalicelib.notifications.addresses import check_address, check_endpoint
from chalicelib.notifications.channels import UNSET, Browser, Quiet, Unset, Webhook, browser_id
from chalicelib.play.club import Club

if TYPE_CHECKING:
    from chalicelib.api import models
else:
    models = LazyModule("chalicelib.api.models")


def show_settings(club: Club, player: str) -> Reply:
    """Return all settings, and the key with which a browser subscribes."""
    settings = channels.settings(club, player)
    return json_reply(
        {
            "player": player,
            "key": settings.key,
            "browsers": [browser_id(browser.endpoint) for browser in settings.browsers],
            "webhook": _show_webhook(settings.hook),
            "quiet": show_hours(settings.quiet),
            "night": settings.night,
        }
    )


def change_settings(club: Club, player: str, said: models.NotificationChanges, language: str) -> Reply:
    """Store the settings that the body names, and the language. BadAddress, BadHours."""
    quiet: Quiet | Unset = UNSET
    hook: str | Unset | None = UNSET
    if said.night:
        quiet = "night"
    elif "quiet" in said.model_fields_set:
        quiet = parse_hours(said.quiet)
    if "webhook" in said.model_fields_set:
        hook = _checked_address(said.webhook)
    channels.set_preferences(club, player, quiet, hook)
    channels.set_language(club, player, language)
    return show_settings(club, player)


def add_browser(club: Club, player: str, said: models.BrowserAsked, language: str) -> Reply:
    """Add a browser. BadAddress if its endpoint is not a push service's."""
    check_endpoint(said.endpoint)
    channels.add_browser(club, player, Browser(said.endpoint, said.keys.p256dh, said.keys.auth))
    channels.set_language(club, player, language)
    return show_settings(club, player)


def remove_browser(club: Club, player: str, said: models.BrowserGone) -> Reply:
    channels.remove_browser(club, player, said.endpoint)
    return show_settings(club, player)


def set_table_webhook(club: Club, player: str, table: str, said: models.WebhookAsked, language: str) -> Reply:
    """NotTheMaker, BadAddress."""
    hook = channels.set_table_webhook(club, player, table, _checked_address(said.url))
    channels.set_language(club, player, language)
    return json_reply({"webhook": _show_webhook(hook)})


def show_table_webhook(club: Club, player: str, table: str) -> Reply:
    """NotTheMaker."""
    return json_reply({"webhook": _show_webhook(channels.table_webhook(club, player, table))})


def _checked_address(url: str | None) -> str | None:
    if url is not None:
        check_address(url)
    return url


def _show_webhook(hook: Webhook | None) -> dict[str, Any] | None:
    """Return its host and state, without the secret part of its address."""
    return None if hook is None else {"host": urlsplit(hook.url).hostname, "on": hook.on}
