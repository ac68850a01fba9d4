"""Sets the runtime, zip, processor architecture and version of each Lambda function in the template.

Deployed functions run on arm64. Tests run packages for x86_64 on this machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from infra import lambda_python

PLATFORMS: Mapping[str, str] = {"arm64": "aarch64-manylinux2014", "x86_64": "x86_64-manylinux2014"}
"""uv's platform for each of Lambda's architectures; its C library must not be newer than the one of Lambda's image."""
ARM, X86 = PLATFORMS
PLACEHOLDER_BUCKET = "not-yet-there"
"""The bucket of each zip until it is uploaded (infra/artefact_bucket.py)."""

Template = dict[str, Any]


def set_runtime(template: Template, architecture: str = ARM) -> None:
    """Set the Python version, the zip and the architecture of each function, in place."""
    for function in function_properties(template):
        function["Runtime"] = lambda_python.RUNTIME
        function["CodeUri"] = {"Bucket": PLACEHOLDER_BUCKET, "Key": function["CodeUri"].removeprefix("./")}
        function["Architectures"] = [architecture]


def zip_names(template: Template) -> list[str]:
    """Return the names of the zips that the functions run from."""
    return sorted({function["CodeUri"]["Key"] for function in function_properties(template)})


def set_zip_locations(template: Template, bucket: str, keys: Mapping[str, str]) -> None:
    """Point each function to its zip in this bucket, in place; `keys` maps a zip's name to its key there."""
    for function in function_properties(template):
        function["CodeUri"] = {"Bucket": bucket, "Key": keys[function["CodeUri"]["Key"]]}


def function_properties(template: Template) -> list[dict[str, Any]]:
    """Return the properties of all functions."""
    resources = template["Resources"].values()
    return [resource["Properties"] for resource in resources if resource["Type"] == "AWS::Serverless::Function"]


def force_new_version(template: Template, marker: str) -> None:
    """Put a marker into the API's environment, in place, so that SAM publishes a new version.

    SAM publishes one only if the function's properties change; a new value of a parameter, such as a proof, is no such change.
    Each deployment has its own marker. Going back to an earlier template brings back its marker, and with it its version.
    """
    if function := template["Resources"].get("APIHandler"):
        function["Properties"]["Environment"]["Variables"]["TURN"] = marker
