"""Webhooks: the message as JSON of which Discord reads `content` and Slack `text`."""

from __future__ import annotations

import re
from collections.abc import Callable

from chalicelib import json_codec
from chalicelib.errors import BadAddress
from chalicelib.notifications.addresses import check_address
from chalicelib.notifications.outbox import Message
from chalicelib.sending.outcome import Outcome, post
from chalicelib.sending.post import Wire

MARKED = re.compile(r"([\\`*_~|<>#\[\]()@:-])")
"""Characters of Discord's markup, which are escaped: names come from strangers."""
Check = Callable[[str], str]


def tell(
    wire: Wire,
    url: str,
    message: Message,
    site: str,
    pause: Callable[[float], None],
    *,
    named: bool = False,
    check: Check = check_address,
) -> Outcome:
    """Sends the message; `named`: to several, so it says whom it is for. `site` is the club's own address, "" if nobody else
    reaches it.
    """
    try:
        check(url)
    except BadAddress:
        return "failed"
    return post(wire, url, body(message, site, named=named), {"Content-Type": "application/json"}, pause)


def body(message: Message, site: str, *, named: bool) -> bytes:
    """What is posted. Nobody is mentioned by it, whatever they are called."""
    words = f"{message.name}: {message.title}. {message.body}" if named else f"{message.title}. {message.body}"
    link = f"\n{site}{message.url}" if site else ""
    told = {"content": MARKED.sub(r"\\\1", words) + link, "text": _for_slack(words) + link, "allowed_mentions": {"parse": []}}
    return json_codec.dump(told).encode()


def _for_slack(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
