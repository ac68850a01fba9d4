"""The client's address, for limits by address. Clients may forge any header.

    local server      the peer address of the socket
    through the edge  EDGE_HEADER holds one of EDGE_PROOFS: then the edge has put the viewer's address into VIEWER_HEADER
    past the edge     nobody: a function URL answers only the edge (function_url.py)

`X-Forwarded-For` is never trusted: the viewer can forge its first part, and the last may be any proxy's.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any

ClientAddress = Callable[[], str]
"""Returns the address; computed only when needed."""
EDGE_HEADER, VIEWER_HEADER = "x-club-edge", "cloudfront-viewer-address"
EDGE_PROOFS = "EDGE_PROOFS"
"""The variable with the secrets that only the edge and this function know: the last two proofs, separated by a space. During a
deployment, some locations of the edge still send the previous one.
"""


def is_from_edge(headers: Mapping[str, str], env: Mapping[str, str] = os.environ) -> bool:
    """Whether the edge sent a request with these headers (names in lower case). False if no proof is set."""
    sent = headers.get(EDGE_HEADER, "").encode()
    return any(compare_digest(sent, proof.encode()) for proof in env.get(EDGE_PROOFS, "").split())


def find_address(context: Mapping[str, Any], headers: Mapping[str, str], env: Mapping[str, str] = os.environ) -> str:
    """Return the client's address by this `requestContext` and these headers (names in lower case), "" if it is unknown."""
    viewer = headers.get(VIEWER_HEADER)
    if viewer and is_from_edge(headers, env):
        return viewer.rpartition(":")[0].strip("[]")
    return str((context.get("identity") or {}).get("sourceIp") or "")
