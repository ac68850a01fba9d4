"""The kinds of processors that Lambda has: each zip is made for both, and the template chooses, by its parameter."""

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


def zip_for(name: str, architecture: str) -> str:
    """What the zip of that name is called that is for these processors."""
    return f"{name.removesuffix('.zip')}-{architecture}.zip"


def choose(template: Template) -> None:
    """Has each function run on the processors that the parameter names, from its zip for these, by the Python that made it."""
    for function in functions(template):
        function["Runtime"] = runtime.NAME
        name = function["CodeUri"].removeprefix("./")
        function["CodeUri"] = {"Bucket": BUCKET, "Key": {"Fn::If": ["OnArm", zip_for(name, ARM), zip_for(name, X86)]}}
        function["Architectures"] = [{"Ref": "Architecture"}]


def zips(template: Template) -> list[str]:
    """All zips that the functions run from."""
    return sorted({name for function in functions(template) for name in function["CodeUri"]["Key"]["Fn::If"][1:]})


def locate(template: Template, bucket: str, keys: Mapping[str, str]) -> None:
    """Has each function find its zips in this bucket, under the keys that are given for them."""
    for function in functions(template):
        condition, *names = function["CodeUri"]["Key"]["Fn::If"]
        function["CodeUri"] = {"Bucket": bucket, "Key": {"Fn::If": [condition, *(keys[name] for name in names)]}}


def functions(template: Template) -> list[dict[str, Any]]:
    """The properties of all functions."""
    resources = template["Resources"].values()
    return [resource["Properties"] for resource in resources if resource["Type"] == "AWS::Serverless::Function"]
