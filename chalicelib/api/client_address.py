"""The address that a request comes from, for what is limited by address. A stranger may write anything into a request.

    at home       the socket's other end, which the local server tells
    through edge  EDGE_HEADER holds one of EDGE_PROOFS: then the viewer's address stands in VIEWER, put there by the edge
    past it       nobody: a function URL answers the edge alone (urls.py)

`X-Forwarded-For` is never believed: its first part is the viewer's own words, and of its last nobody can say whose they are.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from hmac import compare_digest
from typing import Any

ClientAddress = Callable[[], str]
"""Gives the address; worked out only where it matters."""
EDGE_HEADER, VIEWER_HEADER = "x-club-edge", "cloudfront-viewer-address"
EDGE_PROOFS = "EDGE_PROOFS"
"""The variable that holds what only the edge and this function know: the last two proofs, with a space between them. While a
deployment is under way, some of the edge's places still have the one before.
"""


def is_from_edge(headers: Mapping[str, str], env: Mapping[str, str] = os.environ) -> bool:
    """Whether the edge sent this, by its headers (names in lower case). Nobody did where no proof is set."""
    told = headers.get(EDGE_HEADER, "").encode()
    return any(compare_digest(told, proof.encode()) for proof in env.get(EDGE_PROOFS, "").split())


def find_address(context: Mapping[str, Any], headers: Mapping[str, str], env: Mapping[str, str] = os.environ) -> str:
    """The address behind this `requestContext` and these headers (names in lower case); empty where none is told."""
    viewer = headers.get(VIEWER_HEADER)
    if viewer and is_from_edge(headers, env):
        return viewer.rpartition(":")[0].strip("[]")
    return str((context.get("identity") or {}).get("sourceIp") or "")
