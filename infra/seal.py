"""What the API's cursors are sealed with: drawn by the first deployment that finds none, and kept for the life of the stage."""

from __future__ import annotations

from collections.abc import Mapping

from chalicelib.api.cursors import new_secret

NAME = "Seal"


def seal(held: Mapping[str, str]) -> dict[str, str]:
    """The parameter that a stack with these parameters lacks; what is not among them stays."""
    return {} if NAME in held else {NAME: new_secret()}
