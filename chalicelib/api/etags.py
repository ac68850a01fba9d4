"""Telling whether a view is still the one that the caller has.

A view's tag is its version, whose view it is (a seat, or w for a watcher) and the build that made it. Tags are compared weakly,
so that a proxy which compresses and marks them W/ still meets a 304.
"""

from __future__ import annotations

import re

TAG = re.compile(r'"([\x21\x23-\x7e\x80-\xff]*)"')  # with or without a W/ before it
OURS = re.compile(r"([0-9]{1,15})\.(w|[0-9])\.(.+)")


def tag(version: int, seat: int | None, build: str) -> str:
    """The header's value, quotes and all."""
    return f'"{version}.{"w" if seat is None else seat}.{build}"'


def matches(if_none_match: str | None, own: str) -> bool:
    """Whether the caller named this tag (any of a list; * names whatever there is)."""
    if if_none_match is None:
        return False
    return if_none_match.strip() == "*" or own[1:-1] in TAG.findall(if_none_match)


def known(if_none_match: str | None, build: str) -> tuple[int, int | None] | None:
    """Version and seat of the newest view of this build that the caller holds."""
    if if_none_match is None:
        return None
    held = [parts for told in TAG.findall(if_none_match) if (parts := OURS.fullmatch(told)) and parts[3] == build]
    newest = max(held, key=lambda parts: int(parts[1]), default=None)
    return newest and (int(newest[1]), None if newest[2] == "w" else int(newest[2]))
