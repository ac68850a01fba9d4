"""What each specialty changes (S-31 to S-40), next to the rule that it changes. Nobody has the same one as another."""

from __future__ import annotations

from chalicelib.games.stew.cards import A_PENNY, DRAWS, HAND_LIMIT, MULLIGAN, OF
from chalicelib.games.stew.state import Play, Player


def hand_limit(player: Player) -> int:
    """How many cards the hand holds (S-17): a Gardener's more (S-34)."""
    return OF["gardener"]["hand_limit"] if player.specialty == "gardener" else HAND_LIMIT


def between_rounds(player: Player) -> int:
    """What is drawn after a round (S-23): by a Gardener more (S-34)."""
    return OF["gardener"]["between_rounds"] if player.specialty == "gardener" else DRAWS["between_rounds"]


def bonus(player: Player, play: Play) -> int:
    """What is drawn after a token (S-14): by a Larder Keeper more for one card alone with a royal's (S-35)."""
    if play.token == MULLIGAN:
        return DRAWS["mulligan"]
    alone = player.specialty == "larder-keeper" and len(play.cards) == 1
    return OF["larder-keeper"]["draw"] if alone else DRAWS["royal"]


def wages(specialty: str | None, matches: int) -> int:
    """What those earn who do not get the tip (S-20): a Quartermaster's are rounded up (S-36)."""
    return -(-matches // A_PENNY) if specialty == "quartermaster" else matches // A_PENNY


def may_use(player: Player, specialty: str) -> bool:
    """Whether this seat has a specialty that works once a round, and has not used it (S-37, S-38, S-40)."""
    return player.specialty == specialty and not player.used
