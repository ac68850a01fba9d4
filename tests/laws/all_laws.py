"""All laws in one list, and the laws for set-ups that a game tests in addition to its `SETUPS`."""

from __future__ import annotations

from tests.laws import hiding, leaks, legal_moves, replaying, tables, whole_games
from tests.laws.setup import Law

LAWS: tuple[Law, ...] = (*leaks.LAWS, *legal_moves.LAWS, *hiding.LAWS, *replaying.LAWS, *whole_games.LAWS, *tables.LAWS)
FOR_EXTRA_SETUPS = tuple([law for law in LAWS if law is not leaks.twins_change_all_that_is_hidden])
"""All laws except the one that needs something hidden in every single game: some options hide little."""
