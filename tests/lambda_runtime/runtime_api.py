"""A fake of Lambda's runtime API: the next event, its answer, its error."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from threading import Thread
from typing import Any

VERSION = "/2018-06-01/runtime/"
INVOCATION_SECONDS = 29
POLL_SECONDS = 0.2


class InvocationFailed(Exception):
    """The function raised, or did not start. Holds its error."""


@dataclass
class RuntimeApi:
    """Queues of events, which a function takes one at a time, and of results (kind, content)."""

    port: int = 0
    events: Queue[bytes] = field(default_factory=Queue)
    results: Queue[tuple[str, Any]] = field(default_factory=Queue)
    closed: bool = False
    asked: int = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def next(self) -> bytes | None:
        """Wait for the next event; None once closed."""
        while not self.closed:
            try:
                return self.events.get(timeout=POLL_SECONDS)
            except Empty:
                continue
        return None


@contextmanager
def serve_runtime_api() -> Iterator[RuntimeApi]:
    """Serve a runtime API for one function, on a free local port."""
    api = RuntimeApi()

    class Handler(_Handler):
        runtime = api

    with _Server(("127.0.0.1", 0), Handler) as server:
        api.port = server.server_port
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield api
        finally:
            api.closed = True
            server.shutdown()
            thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore a function that was killed during a request."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    runtime: RuntimeApi
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body in one packet: two would wait for each other

    def do_GET(self) -> None:
        assert self.path == f"{VERSION}invocation/next", self.path
        event = self.runtime.next()
        if event is None:
            self.close_connection = True
            return
        self.runtime.asked += 1
        self._answer(
            200,
            event,
            {
                "Lambda-Runtime-Aws-Request-Id": f"00000000-0000-4000-8000-{self.runtime.asked:012}",
                "Lambda-Runtime-Deadline-Ms": str(round((time.time() + INVOCATION_SECONDS) * 1000)),
                "Lambda-Runtime-Invoked-Function-Arn": "arn:aws:lambda:eu-west-1:000000000000:function:club",
                "Lambda-Runtime-Trace-Id": "Root=1-00000000-000000000000000000000000;Sampled=0",
            },
        )

    def do_POST(self) -> None:
        result = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.runtime.results.put((self.path.rpartition("/")[2], result))
        self._answer(202, b"{}", {})

    def _answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Type": "application/json", "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing."""
