"""Replacing a player's key with a new, unused one (docs/decisions/players.md)."""

from __future__ import annotations

from chalicelib.api.request import Request
from chalicelib.boards import courses
from chalicelib.errors import KeyTaken
from chalicelib.notifications.channels import has_settings
from chalicelib.play.club import Club
from chalicelib.play.projections import has_left_any
from chalicelib.play.rate_limiter import admit, limit, network, take
from chalicelib.players.keys import player_id
from chalicelib.players.settings import settings
from chalicelib.players.tables import all_cards

IN_A_DAY = limit("key", "key-changes", "You’ve changed your key three times today. Please try again tomorrow.")
FROM_ONE = limit("rekey", "keys-changed-here", "Too many keys were changed from here. Please try again in an hour.")


def change_key(club: Club, request: Request, new: str) -> str:
    """Make the new key lead to the caller's player; return the player's id. Idempotent.

    KeyTaken if the new key was ever used, KeyChanged if the old key was already replaced by a third; TooMany.
    """

    def check_limits(player: str) -> None:
        if is_used(club, new):
            raise KeyTaken
        take(club, FROM_ONE, network(club, request.client_address()))
        admit(club, IN_A_DAY, player, player_id(new))

    assert request.keys
    return request.keys.change(request.key_sent, new, check_limits)


def is_used(club: Club, key: str) -> bool:
    """Whether the store holds anything of the player whose first key this would be. May raise Unavailable."""
    player = player_id(key)
    return (
        any(all_cards(club, player, strong=True))
        or has_left_any(club.store, player)
        or bool(settings(club, player))
        or courses.has_added(club.store, player)
        or has_settings(club, player)
    )
