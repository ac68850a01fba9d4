"""Gradual rollout of a new version of the API (template/rollout.yaml)."""

from __future__ import annotations

from typing import Any

PARAMETER = "Steps"
"""The template's parameter for the kind of rollout."""
GRADUAL, AT_ONCE = "Canary10Percent5Minutes", "AllAtOnce"


def force_new_version(template: dict[str, Any], marker: str) -> None:
    """Put a marker into the API's environment, in place, so that SAM publishes a new version.

    SAM publishes one only if the function's properties change; a new value of a parameter, such as a proof, is no such change.
    Each deployment has its own marker. Going back to an earlier template brings back its marker, and with it its version.
    """
    if function := template["Resources"].get("APIHandler"):
        function["Properties"]["Environment"]["Variables"]["TURN"] = marker
