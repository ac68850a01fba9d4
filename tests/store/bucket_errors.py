"""Faults that make a bucket unavailable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from botocore.exceptions import ClientError, ConnectTimeoutError

DENIED: Any = {"Error": {"Code": "AccessDenied", "Message": "Access Denied"}}
S3_FAULTS = [ClientError(DENIED, "GetObject"), ConnectTimeoutError(endpoint_url="s3")]


def failing(fault: Exception) -> Callable[..., Any]:
    """Make a client's call fail like this."""

    def fail(**asked: Any) -> Any:
        raise fault

    return fail
