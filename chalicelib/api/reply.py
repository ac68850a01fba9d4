"""Replies: status, body, headers; cache headers; ETags of views."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chalicelib import json_codec, security_headers
from chalicelib.play.table_queries import Look

ALLOWED_HEADERS = ("Accept-Language", "Authorization", "Content-Type", "Idempotency-Key", "If-None-Match")
EXPOSED_HEADERS = ("ETag", "Idempotency-Replayed", "Retry-After")
PREFLIGHT_SECONDS = 86_400
PRIVATE, PUBLIC = "private, no-store", "public, s-maxage=1"
TODAY_SECONDS, OVER_SECONDS, REPLAY_SECONDS, FINAL_SECONDS = 15, 60, 3_600, 86_400
"""How long shared caches may keep replies: a day's challenge, a finished table (its players may be forgotten or change their
key), its replay, and what never changes.
"""


NO_SNIFFING = {"X-Content-Type-Options": security_headers.PAGE["X-Content-Type-Options"]}


@dataclass(slots=True)
class Reply:
    status: int
    body: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    seconds: int = 1
    """How long shared caches may keep it, if it is public."""

    def cache_for(self, seconds: int) -> Reply:
        self.seconds = seconds
        return self


def json_reply(content: Any, status: int = 200, *, replayed: bool = False) -> Reply:
    """Return a JSON reply; `replayed` if the same request was granted before and nothing was done now."""
    reply = Reply(status, json_codec.dump(content), {"Content-Type": "application/json"})
    if replayed:
        reply.headers["Idempotency-Replayed"] = "true"
    return reply


def view_reply(view: dict[str, Any], build: str, *, replayed: bool = False) -> Reply:
    """Return a view with its ETag."""
    reply = json_reply(view, replayed=replayed)
    reply.headers["ETag"] = view_tag(view["version"], view["you"], build)
    return reply


def look_reply(look: Look, since: int | None, if_none_match: str | None, build: str) -> Reply:
    """Return the view, or 304 if the caller holds it by its tag or its version."""
    shown = view_tag(look.version, look.seat, build)
    if look.view is None or since == look.version or matches(if_none_match, shown):
        reply = Reply(304, "", {"ETag": shown})
    else:
        reply = view_reply(look.view, build)
    return reply.cache_for(OVER_SECONDS) if look.over else reply


def cache_headers(headers: Mapping[str, str], reply: Reply) -> dict[str, str]:
    """Return the cache headers of a reply to a request with these headers: private with a key and for errors, else public.

    A second in the cache makes a thousand watchers cost no more than one. Only errors depend on the language, and they are
    not cached.
    """
    private = "authorization" in headers or reply.status >= 400
    return {
        "Cache-Control": PRIVATE if private else f"public, s-maxage={reply.seconds}",
        "Vary": "Authorization",
        **NO_SNIFFING,
    }


# ETags of views: the version, the seat (w for a spectator) and the build. They are compared weakly, so that a proxy that
# compresses replies and marks their tags W/ still gets a 304.

TAG = re.compile(r'"([\x21\x23-\x7e\x80-\xff]*)"')  # with or without a W/ before it
VIEW_TAG = re.compile(r"([0-9]{1,15})\.(w|[0-9])\.(.+)")


def view_tag(version: int, seat: int | None, build: str) -> str:
    """Return the ETag with its quotes."""
    return f'"{version}.{"w" if seat is None else seat}.{build}"'


def matches(if_none_match: str | None, own: str) -> bool:
    """Whether an If-None-Match header names this tag; * matches any."""
    if if_none_match is None:
        return False
    return if_none_match.strip() == "*" or own[1:-1] in TAG.findall(if_none_match)


def newest_held(if_none_match: str | None, build: str) -> tuple[int, int | None] | None:
    """Return version and seat of the newest view of this build that an If-None-Match header names."""
    if if_none_match is None:
        return None
    held = [parts for tag in TAG.findall(if_none_match) if (parts := VIEW_TAG.fullmatch(tag)) and parts[3] == build]
    newest = max(held, key=lambda parts: int(parts[1]), default=None)
    return newest and (int(newest[1]), None if newest[2] == "w" else int(newest[2]))
