"""The stack's secrets: each deployment draws a proof, and the one before it stays valid."""

from __future__ import annotations

import re

from chalicelib.api.cursors import new_secret
from infra import stack_secrets


def test_an_empty_account_gets_two_proofs() -> None:
    proofs = stack_secrets.next_proofs({})
    assert set(proofs) == {"ProofA", "ProofB", "ProofTurn"}
    assert proofs["ProofTurn"] == "A"
    assert proofs["ProofA"] != proofs["ProofB"]


def test_the_older_proof_is_replaced() -> None:
    """The other one is no parameter of the change, so it stays."""
    for turn, other in (("A", "B"), ("B", "A")):
        proofs = stack_secrets.next_proofs({"ProofA": "****", "ProofB": "****", "ProofTurn": turn, "Domain": ""})
        assert set(proofs) == {f"Proof{other}", "ProofTurn"}
        assert proofs["ProofTurn"] == other


def test_a_stack_without_proofs_gets_two() -> None:
    assert set(stack_secrets.next_proofs({"Domain": "club.example"})) == {"ProofA", "ProofB", "ProofTurn"}


def test_a_proof_cannot_be_guessed_and_fits_into_a_header() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", proof) for proof in drawn)
