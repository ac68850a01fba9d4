"""The tables that are frozen, by game and name.

Each story plays a table by the rules of today and leaves it as it shall be kept. Played again it comes out differently once the
rules or the bots change; what is frozen already stays as it is.
"""

from __future__ import annotations

from tests.logs import becks_golf, dice_golf, trade_ring
from tests.logs.teller import Story

STORIES: dict[str, dict[str, Story]] = {
    "dice-golf": dice_golf.STORIES,
    "becks-golf": becks_golf.STORIES,
    "trade-ring": trade_ring.STORIES,
}
