"""The Trading Ring (`trade-ring`). `TRADE_RING` is the engine; the module `engine` describes the game."""

from chalicelib.games.trade_ring.engine import TRADE_RING

__all__ = ["TRADE_RING"]
