"""What the edge proves itself by: drawn again with each deployment, the one before it staying good."""

from __future__ import annotations

import re

from infra import stack_secrets


def test_an_empty_account_gets_two_of_which_one_is_shown() -> None:
    proofs = stack_secrets.next_proofs({})
    assert set(proofs) == {"ProofA", "ProofB", "ProofTurn"}
    assert proofs["ProofTurn"] == "A"
    assert proofs["ProofA"] != proofs["ProofB"]


def test_the_next_takes_the_place_of_the_one_before_the_last() -> None:
    """Nothing is told of the other one: it stays as it is, and need not be known."""
    for turn, told in (("A", "B"), ("B", "A")):
        proofs = stack_secrets.next_proofs({"ProofA": "****", "ProofB": "****", "ProofTurn": turn, "Domain": ""})
        assert set(proofs) == {f"Proof{told}", "ProofTurn"}
        assert proofs["ProofTurn"] == told


def test_a_stack_from_before_there_were_any_gets_them() -> None:
    assert set(stack_secrets.next_proofs({"Domain": "club.example"})) == {"ProofA", "ProofB", "ProofTurn"}


def test_a_proof_cannot_be_guessed_and_fits_into_a_header() -> None:
    drawn = {stack_secrets.draw_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", proof) for proof in drawn)
