"""What a maker may ask for, and what is refused (G-10): nothing as yet."""

from __future__ import annotations

from chalicelib.games.terms import Terms

SEATS = (2, 4)
TERMS = Terms("Some Game", SEATS, {})
