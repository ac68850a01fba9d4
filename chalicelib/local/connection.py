"""One connection: bytes in, requests out, answers back in order; and the limits that keep one client from hurting the others.

httptools reads the bytes. Some requests that were sent ahead are handed on at once, for the batch answers in the order in
which it got them; more wait for those answers to be taken.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import httptools

from chalicelib.api import request as requests
from chalicelib.errors import ClubError, Malformed, TooLarge, TryAgain
from chalicelib.local.connection_limits import Crowd
from chalicelib.local.http import Answer, Request, answer_bytes

HEADER_BYTES = 16 * 1024
BODY_BYTES_KEPT = requests.MAX_BODY_BYTES + 1
BODY_BYTES_READ = 1024 * 1024
HANDED_AHEAD = 16
SECONDS_TO_SEND = 15.0
SECONDS_TO_TAKE = 20.0
SECONDS_BETWEEN = 75.0
SECONDS_TO_LINGER = 1.0
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
NOT_HTTP = "That is not HTTP as this server speaks it."
LONG_HEADERS = "The headers of that request are more than 16 kilobytes."
TOO_SLOW = "The request did not arrive in time. Please send it again."

Hand = Callable[[Request], None]


class Connection(asyncio.Protocol):
    """Reads requests and hands them on.

    `deadline` (loop time) is when its patience with the client ends; the server calls `expire` then.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, crowd: Crowd, hand: Hand) -> None:
        self._loop, self._crowd, self._hand = loop, crowd, hand
        self._parser: Any = httptools.HttpRequestParser(self)
        self._transport: asyncio.Transport | None = None
        self._local, self._port, self.remote = "", 0, ""
        self._request: Request | None = None
        self._in_headers = False
        self._header_bytes = self._unfinished = self._body_bytes = self._unanswered = 0
        self._waiting: deque[Request] = deque()
        self._apart = False
        self._deaf = self._done = self._full = self._held = False
        self.deadline = loop.time() + SECONDS_TO_SEND

    # What asyncio tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        (self._local, self._port), (self.remote, _) = _end(transport, "sockname"), _end(transport, "peername")
        if not self._crowd.come(self):
            self.cut()

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._crowd.leave(self)

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        partial, finished = self._in_headers, self._header_bytes
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._deaf = True  # What was asked is answered in HTTP/1.1; what follows is in another tongue.
        except httptools.HttpParserError:
            self._trouble(Malformed(NOT_HTTP))
        if partial and self._in_headers and self._header_bytes == finished:
            self._unfinished += len(data)  # of a line without end the parser says nothing
            self._check_headers()
        if self._request and not self._unanswered:
            self._crowd.put(self, "silent")

    def eof_received(self) -> bool:
        """A client that only stopped sending still gets what it waits for."""
        self._deaf = True
        return self._unanswered > 0

    def pause_writing(self) -> None:
        self._full = True
        self._crowd.put(self, "silent")
        self._patience(SECONDS_TO_TAKE)
        self._go_on()

    def resume_writing(self) -> None:
        self._full = False
        self._rest()
        self._go_on()

    # What the parser finds.

    def on_message_begin(self) -> None:
        self._request = self._new_request()
        self._in_headers = True
        self._header_bytes = self._unfinished = self._body_bytes = 0
        self._patience(SECONDS_TO_SEND)

    def on_url(self, url: bytes) -> None:
        if self._request:
            self._request.target += url.decode("latin-1")
            self._count_header(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keeps it, unless it follows a body in chunks: what such a trailer says no request is taken to say."""
        if self._request:
            headers, key, told = self._request.headers, name.lower().decode("latin-1"), value.decode("latin-1")
            if self._in_headers:
                headers[key] = f"{headers[key]}, {told}" if key in headers else told
            self._count_header(len(name) + len(value) + 4)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        if self._request is None:
            return
        length = self._request.headers.get("content-length", "0")
        if self._parser.get_http_version() not in ("1.0", "1.1"):
            self._trouble(Malformed(NOT_HTTP))
        elif length.isdigit() and int(length[:20]) > BODY_BYTES_READ:
            self._trouble(TooLarge())
        elif self._transport and self._request.headers.get("expect", "").lower() == "100-continue":
            self._transport.write(CONTINUE)

    def on_body(self, body: bytes) -> None:
        """Keeps as much as shows that it is too much; reads on for a while, so that the client hears why."""
        if self._request is None:
            return
        self._body_bytes += len(body)
        if len(self._request.body) < BODY_BYTES_KEPT:
            self._request.body = (self._request.body + body)[:BODY_BYTES_KEPT]
        if self._body_bytes > BODY_BYTES_READ:
            self._trouble(TooLarge())

    def on_message_complete(self) -> None:
        request, self._request = self._request, None
        if request is None or self._deaf:
            return
        request.method = self._parser.get_method().decode("latin-1")
        request.keep_alive = self._parser.should_keep_alive() and self._parser.get_http_version() == "1.1"
        self._pass_on(request)

    # What we do.

    def answer(self, request: Request, answer: Answer) -> None:
        """Sends the answer, or nothing if the connection is gone."""
        self._unanswered -= 1
        if self._transport is None or self._done:
            return
        keep = request.keep_alive and not (self._deaf and not self._unanswered and not self._waiting)
        self._transport.write(answer_bytes(answer, head=request.method == "HEAD", keep_alive=keep))
        if not keep:
            self._hang_up(self._transport, gently=request.trouble is not None)
            return
        if self._waiting:
            self._go_on()
        if not self._unanswered and not self._full:
            self._rest()

    def expire(self) -> None:
        """The deadline has passed: a request that did not arrive whole is told so, anything else is cut."""
        if self._request and not self._unanswered and not self._done and not self._full:
            self._trouble(TryAgain(TOO_SLOW))
            return
        self.cut()

    def cut(self) -> None:
        """Hangs up at once, whatever is owed."""
        self._done = self._deaf = True
        self._crowd.leave(self)
        if self._transport:
            self._transport.abort()

    def retire(self) -> None:
        """The server closes: hangs up after the answers that are owed."""
        self._deaf = True
        if not self._unanswered and self._transport:
            self._transport.close()

    def _new_request(self) -> Request:
        return Request(self, local=self._local, remote=self.remote, port=self._port)

    def _pass_on(self, request: Request) -> None:
        self._waiting.append(request)
        self._go_on()

    def _go_on(self) -> None:
        """Hands on what may be handed on, and reads no further while something must wait."""
        while self._waiting and self._unanswered < self._most_ahead() and not self._full:
            self._unanswered += 1
            self.deadline = math.inf
            self._crowd.put(self, "busy")
            self._apart = self._waiting[0].apart
            self._hand(self._waiting.popleft())
        held = bool(self._waiting) or self._full
        if held != self._held and self._transport and not self._done:
            self._held = held
            (self._transport.pause_reading if held else self._transport.resume_reading)()

    def _most_ahead(self) -> int:
        """One, where the answers would not come in the order of the requests: before and after one that is answered apart."""
        return 1 if self._apart or self._waiting[0].apart else HANDED_AHEAD

    def _trouble(self, trouble: ClubError) -> None:
        """Nothing more can be read: says why, in its turn, and hangs up."""
        if not self._deaf:
            self._deaf, self._in_headers = True, False
            request, self._request = self._request or self._new_request(), None
            request.trouble, request.keep_alive = trouble, False
            self._pass_on(request)

    def _count_header(self, length: int) -> None:
        self._header_bytes += length
        self._unfinished = 0
        self._check_headers()

    def _check_headers(self) -> None:
        if self._header_bytes + self._unfinished > HEADER_BYTES:
            self._trouble(TooLarge(LONG_HEADERS))

    def _hang_up(self, transport: asyncio.Transport, *, gently: bool) -> None:
        """`gently`: stops sending and goes on receiving for a moment; a reset would take the answer from the client."""
        self._done = self._deaf = True
        self._crowd.put(self, "silent")
        if gently and transport.can_write_eof():
            transport.write_eof()
            self._patience(SECONDS_TO_LINGER)
        else:
            transport.close()  # once the client has taken what is still to be sent
            self._patience(SECONDS_TO_TAKE)

    def _rest(self) -> None:
        if self._unanswered:
            self._patience(math.inf)
            self._crowd.put(self, "busy")
            return
        self._patience(SECONDS_TO_SEND if self._request else SECONDS_BETWEEN)
        self._crowd.put(self, "silent" if self._request else "idle")

    def _patience(self, seconds: float) -> None:
        self.deadline = self._loop.time() + seconds


def _end(transport: asyncio.BaseTransport, name: str) -> tuple[str, int]:
    """The address and port of an end of the connection, as far as they are known."""
    told = transport.get_extra_info(name) or ("", 0)
    return str(told[0]), int(told[1])
