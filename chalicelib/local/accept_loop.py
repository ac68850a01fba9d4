"""The door: listens, and lets in everybody who stands there at once, as far as one turn of the loop goes.

asyncio's own servers take in one connection a turn. Where answers take long, turns are few, and who comes meanwhile stands in a
line that the system keeps short: the rest it sends away without a word, to come again a second later.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable

AT_ONCE = 128
"""So many are let in in one turn: those inside have theirs in between."""
LINE = 4096
"""So many may stand in line, if the system lets them (Linux: net.core.somaxconn)."""
NO_MORE_FILES = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


class Door:
    """`welcome()` makes a protocol for each who comes; `make_room()` sends one away when the system has room for no more."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        listening: socket.socket,
        welcome: Callable[[], asyncio.Protocol],
        make_room: Callable[[], bool],
    ) -> None:
        self._loop, self._socket, self._welcome, self._make_room = loop, listening, welcome, make_room
        self._coming = set[asyncio.Task[None]]()

    def open(self) -> None:
        """From here on whoever comes is let in; OSError if it cannot listen."""
        self._socket.setblocking(False)
        self._socket.listen(LINE)
        self._loop.add_reader(self._socket, self.let_in)

    def close(self) -> None:
        """Lets nobody in any more. The socket stays its owner's to close."""
        self._loop.remove_reader(self._socket)

    def let_in(self) -> None:
        """Everybody who stands there, or so many of them."""
        for _ in range(AT_ONCE):
            try:
                guest, _ = self._socket.accept()
            except (BlockingIOError, InterruptedError):
                return
            except OSError as trouble:
                if trouble.errno in NO_MORE_FILES:
                    self._make_room()
                    return
                continue  # who came has gone again
            coming = self._loop.create_task(self._seat(guest))
            self._coming.add(coming)
            coming.add_done_callback(self._coming.discard)

    async def _seat(self, guest: socket.socket) -> None:
        try:
            guest.setblocking(False)
            await self._loop.connect_accepted_socket(self._welcome, guest)
        except OSError:
            guest.close()


def listener(host: str, port: int) -> socket.socket:
    """A socket bound to that place; OSError if it cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections take it over
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound
