"""The address that a request comes from, for what is limited by address. A stranger may write anything into a request.

    at home       the socket's other end, which the local server tells as the gateway would
    through edge  EDGE_HEADER holds what EDGE_PROOF says: then the viewer's address stands in VIEWER, put there by the edge
    past it       the gateway's own address is open: whatever the headers say, the caller is who the gateway saw

`X-Forwarded-For` is never believed: its first part is the viewer's own words, and of its last nobody can say whose they are.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any

Whence = Callable[[], str]
"""Gives the address; worked out only where it matters."""
EDGE_HEADER, VIEWER = "x-edge", "cloudfront-viewer-address"
EDGE_PROOF = "EDGE_PROOF"
"""The variable that holds what only the edge and this function know."""


def address_of(context: Mapping[str, Any], headers: Mapping[str, str], env: Mapping[str, str] = os.environ) -> str:
    """The address behind this `requestContext` and these headers (names in lower case); empty where none is told."""
    proof, viewer = env.get(EDGE_PROOF), headers.get(VIEWER)
    if proof and viewer and compare_digest(headers.get(EDGE_HEADER, "").encode(), proof.encode()):
        return viewer.rpartition(":")[0].strip("[]")
    return str((context.get("identity") or {}).get("sourceIp") or "")
