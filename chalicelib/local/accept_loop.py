"""The accept loop: accepts all waiting connections in one turn of the event loop.

asyncio's own servers accept one connection a turn. While answers take long, turns are few and the system's backlog overflows:
further clients are dropped silently and retry a second later.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable

MAX_ACCEPTS = 128
"""Most connections accepted in one turn, so that open connections are served in between."""
BACKLOG = 4096
"""Length of the backlog, if the system allows it (Linux: net.core.somaxconn)."""
OUT_OF_RESOURCES = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


class AcceptLoop:
    """`make_protocol()` makes the protocol of a new connection; `make_room()` closes one when the system has no more files."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        listening: socket.socket,
        make_protocol: Callable[[], asyncio.Protocol],
        make_room: Callable[[], bool],
    ) -> None:
        self._loop, self._socket, self._make_protocol, self._make_room = loop, listening, make_protocol, make_room
        self._connecting = set[asyncio.Task[None]]()

    def start(self) -> None:
        """Start accepting connections; OSError if it cannot listen."""
        self._socket.setblocking(False)
        self._socket.listen(BACKLOG)
        self._loop.add_reader(self._socket, self.accept_all)

    def stop(self) -> None:
        """Stop accepting connections. The caller closes the socket."""
        self._loop.remove_reader(self._socket)

    def accept_all(self) -> None:
        """Accept all waiting connections, MAX_ACCEPTS at most."""
        for _ in range(MAX_ACCEPTS):
            try:
                accepted, _ = self._socket.accept()
            except (BlockingIOError, InterruptedError):
                return
            except OSError as error:
                if error.errno in OUT_OF_RESOURCES:
                    self._make_room()
                    return
                continue  # the client hung up meanwhile
            connecting = self._loop.create_task(self._connect(accepted))
            self._connecting.add(connecting)
            connecting.add_done_callback(self._connecting.discard)

    async def _connect(self, accepted: socket.socket) -> None:
        try:
            accepted.setblocking(False)
            await self._loop.connect_accepted_socket(self._make_protocol, accepted)
        except OSError:
            accepted.close()


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address; OSError if it cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections inherit it
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound
