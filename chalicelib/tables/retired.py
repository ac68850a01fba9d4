"""A finished table whose rules are no longer kept: shown by what its last entry stored, and never played on."""

from __future__ import annotations

from typing import Any

from chalicelib.errors import RulesRetired


class RetiredGame:
    """Stands in for the rules of one finished table. Its state is the one that was stored for all to see."""

    def __init__(self, game_id: str, rules: int, shown: dict[str, Any]) -> None:
        self.id = game_id
        self.rules = rules
        self.shown = shown

    def __getattr__(self, name: str) -> Any:
        raise RulesRetired

    def unpack(self, options: Any, seats: int, course: Any, packed: Any) -> dict[str, Any]:
        return self.shown

    def pack(self, state: Any) -> int:
        """Only that there is one: what is shown of it stands beside it."""
        return 0

    def drop_plans(self, state: Any) -> None:
        """What was stored shows none."""

    def view(self, state: Any, seat: int | None, everything: bool = False) -> dict[str, Any]:
        return self.shown
