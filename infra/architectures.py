"""The kinds of processors that Lambda has: what goes there runs on the first, tests run what is made for the second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from infra import runtime

PLATFORMS: Mapping[str, str] = {"arm64": "aarch64-manylinux2014", "x86_64": "x86_64-manylinux2014"}
"""By Lambda's names, what the packages' compiled parts are for, as uv has it: older than the C library of Lambda's image."""
ARM, X86 = PLATFORMS
BUCKET = "not-yet-there"
"""Where zips are before they are put anywhere (infra/artefacts.py)."""

Template = dict[str, Any]


def choose(template: Template, architecture: str = ARM) -> None:
    """Has each function run on these processors, from its zip, by the Python that made it."""
    for function in functions(template):
        function["Runtime"] = runtime.NAME
        function["CodeUri"] = {"Bucket": BUCKET, "Key": function["CodeUri"].removeprefix("./")}
        function["Architectures"] = [architecture]


def zips(template: Template) -> list[str]:
    """All zips that the functions run from."""
    return sorted({function["CodeUri"]["Key"] for function in functions(template)})


def locate(template: Template, bucket: str, keys: Mapping[str, str]) -> None:
    """Has each function find its zip in this bucket, under the key that is given for it."""
    for function in functions(template):
        function["CodeUri"] = {"Bucket": bucket, "Key": keys[function["CodeUri"]["Key"]]}


def functions(template: Template) -> list[dict[str, Any]]:
    """The properties of all functions."""
    resources = template["Resources"].values()
    return [resource["Properties"] for resource in resources if resource["Type"] == "AWS::Serverless::Function"]
