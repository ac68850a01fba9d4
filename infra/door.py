"""What the edge proves itself by to the API: drawn again with each deployment, in the place of the one before the last.

template/door.yaml tells why there are two. Neither is ever read back: which comes next follows from whose turn it was.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

PROOF = "Proof"
"""So begin the names of what it is about."""
TURN = "ProofTurn"
NEXT = {"A": "B", "B": "A"}
BYTES = 32


def proofs(held: Mapping[str, str]) -> dict[str, str]:
    """The parameters that give the edge its next proof, from those that the stack has; what is not among them stays."""
    if TURN not in held:
        return {"ProofA": drawn(), "ProofB": drawn(), TURN: "A"}
    turn = NEXT[held[TURN]]
    return {f"Proof{turn}": drawn(), TURN: turn}


def drawn() -> str:
    """A new one, of letters that a header can have."""
    return secrets.token_urlsafe(BYTES)
