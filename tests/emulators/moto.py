"""moto's DynamoDB in this process, made thread-safe.

moto checks a condition and writes in two steps, so several of 16 threads that append the same entry may succeed. A lock around
its handling of requests prevents that. Its capacity figures are constants.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from moto import mock_aws
from moto.core.botocore_stubber import BotocoreStubber


@contextmanager
def mocked() -> Iterator[None]:
    """Make all clients in this context use an empty moto, one request at a time."""
    lock, one_request = threading.Lock(), BotocoreStubber.process_request

    def one_at_a_time(self: BotocoreStubber, request: object) -> object:
        with lock:
            return one_request(self, request)  # type: ignore[arg-type]

    with patch.object(BotocoreStubber, "process_request", one_at_a_time), mock_aws():
        yield
