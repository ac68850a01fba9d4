"""HTTP/1.1 requests and responses, and their bytes."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import formatdate
from functools import lru_cache
from http import HTTPStatus
from typing import Protocol

from chalicelib.api.link_pictures import FOLDER
from chalicelib.errors import ClubError

PHRASES = {status.value: status.phrase for status in HTTPStatus}
NO_BODY = frozenset({204, 304})
ABSOLUTE_FORM = re.compile(r"https?://([^/?#]*)(.*)", re.IGNORECASE)


class Peer(Protocol):
    """The connection that waits for the answer."""

    def answer(self, request: HttpRequest, answer: HttpResponse) -> None:
        """Send the answer, if the connection still exists."""


@dataclass(slots=True)
class HttpRequest:
    """One request. Header names are in lower case, values of repeated headers joined by commas; `target` is as it was sent.
    `local` and `port` are the server's address on this connection, `remote` is the client's.

    `error` is set if the connection refuses the request and reads nothing after it.
    """

    peer: Peer
    method: str = ""
    target: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    local: str = ""
    remote: str = ""
    port: int = 0
    keep_alive: bool = True
    error: ClubError | None = None

    @property
    def runs_apart(self) -> bool:
        """Whether it is answered in a thread, because it may be slow and changes nothing."""
        return self.path_and_query.startswith(FOLDER)

    @property
    def host(self) -> str | None:
        """The requested host. A target in absolute form names it itself (RFC 9112, 3.2.2)."""
        whole = self._absolute_form
        return whole[1] if whole else self.headers.get("host")

    @property
    def path_and_query(self) -> str:
        """The path and query of the target."""
        whole = self._absolute_form
        if not whole:
            return self.target
        return whole[2] if whole[2].startswith("/") else f"/{whole[2]}"

    @property
    def _absolute_form(self) -> re.Match[str] | None:
        return None if self.target.startswith("/") else ABSOLUTE_FORM.fullmatch(self.target)


@dataclass(slots=True)
class HttpResponse:
    status: int
    headers: Mapping[str, str]
    body: bytes = b""


def response_bytes(answer: HttpResponse, *, head: bool, keep_alive: bool) -> bytes:
    """Return the bytes of a response; with `head` its length but not its body."""
    lines = [f"HTTP/1.1 {answer.status} {PHRASES[answer.status]}", f"Date: {_date(int(time.time()))}"]
    lines += [f"{name}: {value}" for name, value in answer.headers.items()]
    if answer.status not in NO_BODY:
        lines.append(f"Content-Length: {len(answer.body)}")
    if not keep_alive:
        lines.append("Connection: close")
    head_bytes = "\r\n".join((*lines, "\r\n")).encode("latin-1", "replace")
    return head_bytes if head or answer.status in NO_BODY else head_bytes + answer.body


@lru_cache(maxsize=2)
def _date(now: int) -> str:
    return formatdate(now, usegmt=True)
