"""Free ports for programs that cannot choose one themselves."""

from __future__ import annotations

import os
import socket
from itertools import count

LOWEST, HIGHEST = 10_000, 32_000
"""Below the kernel's ephemeral ports (from 32,768 on), so that nobody else gets the port before the program starts."""
APART = 37
"""The distance between the first ports of processes that start one after the other."""

_numbers = count(os.getpid() * APART)


def free_port() -> int:
    """Return a free loopback port, another one with each call."""
    for number in _numbers:
        port = LOWEST + number % (HIGHEST - LOWEST)
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError
