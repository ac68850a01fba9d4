"""All laws in one list, and those that the set-ups are held to which a game has besides its `SETUPS`."""

from __future__ import annotations

from tests.laws import exact, folding, hiding, leaks, tables, whole
from tests.laws.setup import Law

LAWS: tuple[Law, ...] = (*leaks.LAWS, *exact.LAWS, *hiding.LAWS, *folding.LAWS, *whole.LAWS, *tables.LAWS)
BESIDES = tuple([law for law in LAWS if law is not leaks.twins_reach_all_that_is_hidden])
"""All but the one that seeks something hidden in each single game: some options leave little to be found."""
