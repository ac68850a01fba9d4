"""What goes out: a status, a body as JSON text, headers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chalicelib import json_codec, security_headers
from chalicelib.play.reading import Look

ALLOWED_HEADERS = ("Accept-Language", "Authorization", "Content-Type", "Idempotency-Key", "If-None-Match")
EXPOSED_HEADERS = ("ETag", "Idempotency-Replayed", "Retry-After")
PREFLIGHT_SECONDS = 86_400
PRIVATE, PUBLIC = "private, no-store", "public, s-maxage=1"
TODAY_SECONDS, OVER_SECONDS, REPLAY_SECONDS, FINAL_SECONDS = 15, 60, 3_600, 86_400
"""Seconds for which anybody may keep how a day's challenge stands, how a finished table does (somebody there may be forgotten,
or change their key), its replay, and what never changes.
"""


NO_SNIFFING = {"X-Content-Type-Options": security_headers.PAGE["X-Content-Type-Options"]}


@dataclass(slots=True)
class Reply:
    status: int
    body: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    seconds: int = 1
    """For so long anybody may keep it, if anybody may."""

    def cache_for(self, seconds: int) -> Reply:
        self.seconds = seconds
        return self


def json_reply(told: Any, status: int = 200, *, replayed: bool = False) -> Reply:
    """A JSON reply; `replayed` when the request had been granted before, and nothing was done now."""
    reply = Reply(status, json_codec.dump(told), {"Content-Type": "application/json"})
    if replayed:
        reply.headers["Idempotency-Replayed"] = "true"
    return reply


def view_reply(told: dict[str, Any], build: str, *, replayed: bool = False) -> Reply:
    """A view, with its tag."""
    reply = json_reply(told, replayed=replayed)
    reply.headers["ETag"] = view_tag(told["version"], told["you"], build)
    return reply


def look_reply(look: Look, since: int | None, if_none_match: str | None, build: str) -> Reply:
    """The view, or 304 where the caller holds it: by its tag, else by its version."""
    shown = view_tag(look.version, look.seat, build)
    if look.view is None or since == look.version or matches(if_none_match, shown):
        reply = Reply(304, "", {"ETag": shown})
    else:
        reply = view_reply(look.view, build)
    return reply.cache_for(OVER_SECONDS) if look.over else reply


def cache_headers(headers: Mapping[str, str], reply: Reply) -> dict[str, str]:
    """Who may keep this reply to a request with these headers: nobody what a key was told, nobody an error, anybody the rest.

    Even a second's keeping lets a thousand watchers cost no more than one. Errors alone depend on the language: nobody
    keeps them. And no browser may take it for anything but what its type says.
    """
    private = "authorization" in headers or reply.status >= 400
    return {
        "Cache-Control": PRIVATE if private else f"public, s-maxage={reply.seconds}",
        "Vary": "Authorization",
        **NO_SNIFFING,
    }


# Telling whether a view is still the one that the caller has.
#
# A view's tag is its version, whose view it is (a seat, or w for a watcher) and the build that made it. Tags are compared
# weakly,
# so that a proxy which compresses and marks them W/ still meets a 304.

TAG = re.compile(r'"([\x21\x23-\x7e\x80-\xff]*)"')  # with or without a W/ before it
VIEW_TAG = re.compile(r"([0-9]{1,15})\.(w|[0-9])\.(.+)")


def view_tag(version: int, seat: int | None, build: str) -> str:
    """The header's value, quotes and all."""
    return f'"{version}.{"w" if seat is None else seat}.{build}"'


def matches(if_none_match: str | None, own: str) -> bool:
    """Whether the caller named this tag (any of a list; * names whatever there is)."""
    if if_none_match is None:
        return False
    return if_none_match.strip() == "*" or own[1:-1] in TAG.findall(if_none_match)


def newest_held(if_none_match: str | None, build: str) -> tuple[int, int | None] | None:
    """Version and seat of the newest view of this build that the caller holds."""
    if if_none_match is None:
        return None
    held = [parts for told in TAG.findall(if_none_match) if (parts := VIEW_TAG.fullmatch(told)) and parts[3] == build]
    newest = max(held, key=lambda parts: int(parts[1]), default=None)
    return newest and (int(newest[1]), None if newest[2] == "w" else int(newest[2]))
