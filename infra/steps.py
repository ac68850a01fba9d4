"""Which function answers: what the alias stands for, so that a new version takes over in steps (template/steps.yaml)."""

from __future__ import annotations

from typing import Any

FUNCTION, ALIAS = "${APIHandler.Arn}", "${APIHandler.Alias}"
"""How a text in the template names the function as it is now, and what its alias stands for."""
NAME = "Steps"
"""The template's parameter."""
GRADUAL, AT_ONCE = "Canary10Percent5Minutes", "AllAtOnce"


def with_turn(template: dict[str, Any], turn: str) -> None:
    """Has the API be another version than any before, whatever else is the same, in place: parameters make none for SAM, and
    what the edge proves itself by is one. No deployment has the turn of another: whoever goes back takes that one's up again.
    """
    if function := template["Resources"].get("APIHandler"):
        function["Properties"]["Environment"]["Variables"]["TURN"] = turn


def through_alias(told: Any) -> None:
    """Has whatever asks the function, anywhere in this part of a template, ask its alias instead, in place."""
    for name, value in told.items() if isinstance(told, dict) else enumerate(told):
        if isinstance(value, str):
            told[name] = value.replace(FUNCTION, ALIAS)
        elif isinstance(value, dict | list):
            through_alias(value)
