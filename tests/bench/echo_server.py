"""A server that gives one fixed answer to every request. The load client's rate with it is the client's own limit.

python -m tests.bench.echo_server        prints its address
"""

from __future__ import annotations

import asyncio
import sys

import uvloop

BODY = b"x" * 2300
"""About the size of a view of Dice Golf in the middle of a round."""
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s" % (len(BODY), BODY)


class Echo(asyncio.Protocol):
    """Answer each piece of data: the client sends one request at a time, in one piece."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._transport.write(ANSWER)  # type: ignore[attr-defined]


async def serve() -> None:
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve())
