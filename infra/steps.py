"""How a new version takes over in steps (template/steps.yaml)."""

from __future__ import annotations

from typing import Any

NAME = "Steps"
"""The template's parameter."""
GRADUAL, AT_ONCE = "Canary10Percent5Minutes", "AllAtOnce"


def with_turn(template: dict[str, Any], turn: str) -> None:
    """Has the API be another version than any before, whatever else is the same, in place: parameters make none for SAM, and
    what the edge proves itself by is one. No deployment has the turn of another: who goes back takes that one's up again.
    """
    if function := template["Resources"].get("APIHandler"):
        function["Properties"]["Environment"]["Variables"]["TURN"] = turn
