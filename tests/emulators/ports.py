"""Ports for programs that cannot find one by themselves."""

from __future__ import annotations

import os
import socket
from itertools import count

LOWEST, HIGHEST = 10_000, 32_000
"""Below those that the kernel hands out (from 32,768 on): between the look and the program's start nobody else gets it."""
APART = 37
"""Processes that started one after the other begin so many ports apart."""

_numbers = count(os.getpid() * APART)


def free_port() -> int:
    """A port of the loopback that is free now; each call gives another one."""
    for number in _numbers:
        port = LOWEST + number % (HIGHEST - LOWEST)
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError
