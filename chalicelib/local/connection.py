"""A client's connection: parses requests, sends answers in order, and limits what one client can do to the others.

httptools parses the bytes. Several pipelined requests are passed to the batch at once, which answers in order; further ones
wait until the client takes those answers.
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
from chalicelib.local.connection_limits import ConnectionLimits
from chalicelib.local.http import HttpRequest, HttpResponse, response_bytes

MAX_HEADER_BYTES = 16 * 1024
MAX_BODY_KEPT = requests.MAX_BODY_BYTES + 1
MAX_BODY_READ = 1024 * 1024
MAX_PIPELINED = 16
READ_SECONDS = 15.0
WRITE_SECONDS = 20.0
IDLE_SECONDS = 75.0
LINGER_SECONDS = 1.0
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
NOT_HTTP = "That is not HTTP as this server speaks it."
LONG_HEADERS = "The headers of that request are more than 16 kilobytes."
TOO_SLOW = "The request did not arrive in time. Please send it again."

HandleRequest = Callable[[HttpRequest], None]


class Connection(asyncio.Protocol):
    """Parses requests and passes them to `handle`.

    `deadline` (loop time) is when the client must have made progress; the server calls `expire` then.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, limits: ConnectionLimits, handle: HandleRequest) -> None:
        self._loop, self._limits, self._handle = loop, limits, handle
        self._parser: Any = httptools.HttpRequestParser(self)
        self._transport: asyncio.Transport | None = None
        self._local, self._port, self.remote = "", 0, ""
        self._request: HttpRequest | None = None
        self._in_headers = False
        self._header_bytes = self._unfinished = self._body_bytes = self._unanswered = 0
        self._waiting: deque[HttpRequest] = deque()
        self._runs_apart = False
        self._ignores_input = self._closed = self._writing_paused = self._reading_paused = False
        self.deadline = loop.time() + READ_SECONDS

    # Calls by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        (self._local, self._port), (self.remote, _) = (
            _address_and_port(transport, "sockname"),
            _address_and_port(transport, "peername"),
        )
        if not self._limits.add(self):
            self.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        self._limits.remove(self)

    def data_received(self, data: bytes) -> None:
        if self._ignores_input:
            return
        partial, finished = self._in_headers, self._header_bytes
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._ignores_input = True  # The request is answered in HTTP/1.1; what follows is another protocol.
        except httptools.HttpParserError:
            self._fail(Malformed(NOT_HTTP))
        if partial and self._in_headers and self._header_bytes == finished:
            self._unfinished += len(data)  # the parser reports nothing of an unfinished line
            self._check_headers()
        if self._request and not self._unanswered:
            self._limits.set_state(self, "silent")

    def eof_received(self) -> bool:
        """Keep the connection for a client that stopped sending but still waits for answers."""
        self._ignores_input = True
        return self._unanswered > 0

    def pause_writing(self) -> None:
        self._writing_paused = True
        self._limits.set_state(self, "silent")
        self._set_deadline(WRITE_SECONDS)
        self._dispatch_waiting()

    def resume_writing(self) -> None:
        self._writing_paused = False
        self._update_state()
        self._dispatch_waiting()

    # Calls by the parser.

    def on_message_begin(self) -> None:
        self._request = self._new_request()
        self._in_headers = True
        self._header_bytes = self._unfinished = self._body_bytes = 0
        self._set_deadline(READ_SECONDS)

    def on_url(self, url: bytes) -> None:
        if self._request:
            self._request.target += url.decode("latin-1")
            self._count_header(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store a header. Trailers after a chunked body are counted but ignored."""
        if self._request:
            headers, key, text = self._request.headers, name.lower().decode("latin-1"), value.decode("latin-1")
            if self._in_headers:
                headers[key] = f"{headers[key]}, {text}" if key in headers else text
            self._count_header(len(name) + len(value) + 4)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        if self._request is None:
            return
        length = self._request.headers.get("content-length", "0")
        if self._parser.get_http_version() not in ("1.0", "1.1"):
            self._fail(Malformed(NOT_HTTP))
        elif length.isdigit() and int(length[:20]) > MAX_BODY_READ:
            self._fail(TooLarge())
        elif self._transport and self._request.headers.get("expect", "").lower() == "100-continue":
            self._transport.write(CONTINUE)

    def on_body(self, body: bytes) -> None:
        """Store the body up to one byte over the limit, which shows that it is too large. Reads on for a while, so that the
        client gets the error.
        """
        if self._request is None:
            return
        self._body_bytes += len(body)
        if len(self._request.body) < MAX_BODY_KEPT:
            self._request.body = (self._request.body + body)[:MAX_BODY_KEPT]
        if self._body_bytes > MAX_BODY_READ:
            self._fail(TooLarge())

    def on_message_complete(self) -> None:
        request, self._request = self._request, None
        if request is None or self._ignores_input:
            return
        request.method = self._parser.get_method().decode("latin-1")
        request.keep_alive = self._parser.should_keep_alive() and self._parser.get_http_version() == "1.1"
        self._enqueue(request)

    # Calls by the server.

    def answer(self, request: HttpRequest, answer: HttpResponse) -> None:
        """Send the answer, if the connection still exists."""
        self._unanswered -= 1
        if self._transport is None or self._closed:
            return
        keep = request.keep_alive and not (self._ignores_input and not self._unanswered and not self._waiting)
        self._transport.write(response_bytes(answer, head=request.method == "HEAD", keep_alive=keep))
        if not keep:
            self._hang_up(self._transport, gently=request.error is not None)
            return
        if self._waiting:
            self._dispatch_waiting()
        if not self._unanswered and not self._writing_paused:
            self._update_state()

    def expire(self) -> None:
        """Handle the passed deadline: answer an incomplete request with an error, close any other connection."""
        if self._request and not self._unanswered and not self._closed and not self._writing_paused:
            self._fail(TryAgain(TOO_SLOW))
            return
        self.abort()

    def abort(self) -> None:
        """Close at once, even if answers are owed."""
        self._closed = self._ignores_input = True
        self._limits.remove(self)
        if self._transport:
            self._transport.abort()

    def shut_down(self) -> None:
        """Close after the answers that are owed, because the server stops."""
        self._ignores_input = True
        if not self._unanswered and self._transport:
            self._transport.close()

    def _new_request(self) -> HttpRequest:
        return HttpRequest(self, local=self._local, remote=self.remote, port=self._port)

    def _enqueue(self, request: HttpRequest) -> None:
        self._waiting.append(request)
        self._dispatch_waiting()

    def _dispatch_waiting(self) -> None:
        """Pass on as many waiting requests as allowed, and stop reading while others must wait."""
        while self._waiting and self._unanswered < self._pipeline_limit() and not self._writing_paused:
            self._unanswered += 1
            self.deadline = math.inf
            self._limits.set_state(self, "busy")
            self._runs_apart = self._waiting[0].runs_apart
            self._handle(self._waiting.popleft())
        held = bool(self._waiting) or self._writing_paused
        if held != self._reading_paused and self._transport and not self._closed:
            self._reading_paused = held
            (self._transport.pause_reading if held else self._transport.resume_reading)()

    def _pipeline_limit(self) -> int:
        """Return how many requests may be unanswered: one next to a request answered in a thread, whose answer may be late."""
        return 1 if self._runs_apart or self._waiting[0].runs_apart else MAX_PIPELINED

    def _fail(self, error: ClubError) -> None:
        """Stop reading, send the error after the earlier answers, and close."""
        if not self._ignores_input:
            self._ignores_input, self._in_headers = True, False
            request, self._request = self._request or self._new_request(), None
            request.error, request.keep_alive = error, False
            self._enqueue(request)

    def _count_header(self, length: int) -> None:
        self._header_bytes += length
        self._unfinished = 0
        self._check_headers()

    def _check_headers(self) -> None:
        if self._header_bytes + self._unfinished > MAX_HEADER_BYTES:
            self._fail(TooLarge(LONG_HEADERS))

    def _hang_up(self, transport: asyncio.Transport, *, gently: bool) -> None:
        """Close the connection. `gently` goes on receiving for a moment, because a reset could discard the answer."""
        self._closed = self._ignores_input = True
        self._limits.set_state(self, "silent")
        if gently and transport.can_write_eof():
            transport.write_eof()
            self._set_deadline(LINGER_SECONDS)
        else:
            transport.close()  # once the client has taken what is still to be sent
            self._set_deadline(WRITE_SECONDS)

    def _update_state(self) -> None:
        if self._unanswered:
            self._set_deadline(math.inf)
            self._limits.set_state(self, "busy")
            return
        self._set_deadline(READ_SECONDS if self._request else IDLE_SECONDS)
        self._limits.set_state(self, "silent" if self._request else "idle")

    def _set_deadline(self, seconds: float) -> None:
        self.deadline = self._loop.time() + seconds


def _address_and_port(transport: asyncio.BaseTransport, name: str) -> tuple[str, int]:
    """Return the address and port of one end of the connection; "" and 0 if unknown."""
    found = transport.get_extra_info(name) or ("", 0)
    return str(found[0]), int(found[1])
