"""Send a message to a webhook, as JSON of which Discord reads `content` and Slack `text`."""

from __future__ import annotations

import re
from collections.abc import Callable

from chalicelib import json_codec
from chalicelib.errors import BadAddress
from chalicelib.notifications.addresses import check_address
from chalicelib.notifications.outbox import Message
from chalicelib.sending.post_with_retry import Outcome, post_with_retry
from chalicelib.sending.public_address_client import PublicAddressClient

MARKED = re.compile(r"([\\`*_~|<>#\[\]()@:-])")
"""Characters of Discord's markup, which are escaped: names come from strangers."""
Check = Callable[[str], str]


def send_to_webhook(
    client: PublicAddressClient,
    url: str,
    message: Message,
    site: str,
    pause: Callable[[float], None],
    *,
    named: bool = False,
    check: Check = check_address,
) -> Outcome:
    """Send the message. `named` adds the name of its player, for a webhook that several people read. `site` is the club's
    public address, "" if it has none; then there is no link.
    """
    try:
        check(url)
    except BadAddress:
        return "failed"
    return post_with_retry(client, url, body(message, site, named=named), {"Content-Type": "application/json"}, pause)


def body(message: Message, site: str, *, named: bool) -> bytes:
    """Return the JSON to post. It mentions nobody, whatever players are called."""
    words = f"{message.name}: {message.title}. {message.body}" if named else f"{message.title}. {message.body}"
    link = f"\n{site}{message.url}" if site else ""
    content = {
        "content": MARKED.sub(r"\\\1", words) + link,
        "text": _for_slack(words) + link,
        "allowed_mentions": {"parse": []},
    }
    return json_codec.dump(content).encode()


def _for_slack(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
