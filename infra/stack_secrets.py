"""The secrets among the stack's parameters (template/secrets.yaml), which CloudFormation never gives back.

- `ProofA` and `ProofB` prove to the API that CloudFront sent a request. Each deployment replaces the older one. `ProofTurn`
  says which of them CloudFront sends, so it also says which to replace next.
- `Seal` signs the API's cursors. The first deployment without one draws it; it stays for the life of the stage.
"""

from __future__ import annotations

from collections.abc import Mapping

from chalicelib.api.cursors import new_secret

PROOF_PREFIX = "Proof"
PROOF_TURN = "ProofTurn"
OTHER = {"A": "B", "B": "A"}
SEAL = "Seal"


def next_proofs(parameters: Mapping[str, str]) -> dict[str, str]:
    """Return the parameters that make CloudFront send a new proof, given the stack's present ones; the others stay."""
    if PROOF_TURN not in parameters:
        return {"ProofA": new_secret(), "ProofB": new_secret(), PROOF_TURN: "A"}
    turn = OTHER[parameters[PROOF_TURN]]
    return {f"Proof{turn}": new_secret(), PROOF_TURN: turn}


def missing_seal(parameters: Mapping[str, str]) -> dict[str, str]:
    """Return the parameter `Seal` if the stack's present ones lack it, else nothing."""
    return {} if SEAL in parameters else {SEAL: new_secret()}
