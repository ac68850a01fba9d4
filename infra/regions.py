"""Removes resources from the template that CloudFormation does not support in a region: budgets.

A condition in the template would not be enough: some of CloudFormation's checks refuse an unknown type even if its condition is
false.
"""

from __future__ import annotations

from infra.chalice_template import Template

BUDGETS = "AWS::Budgets::Budget"
WITH_BUDGETS = frozenset(
    (
        "ap-northeast-1",
        "ap-northeast-2",
        "ap-south-1",
        "ap-southeast-1",
        "ap-southeast-2",
        "ca-central-1",
        "eu-central-1",
        "eu-west-1",
        "eu-west-2",
        "eu-west-3",
        "me-south-1",
        "sa-east-1",
        "us-east-1",
        "us-east-2",
        "us-west-1",
        "us-west-2",
    )
)
"""The club's regions where CloudFormation can make budgets."""


def fitted(template: Template, region: str) -> Template:
    """Return the template for a region; the argument is not changed."""
    if region in WITH_BUDGETS:
        return template
    kept = {name: resource for name, resource in template["Resources"].items() if resource["Type"] != BUDGETS}
    return {**template, "Resources": kept}


def warning(template: Template, region: str) -> str:
    """Return a sentence for the operator if the region lacks budgets; "" otherwise."""
    if len(fitted(template, region)["Resources"]) == len(template["Resources"]):
        return ""
    return (
        f"CloudFormation cannot make budgets in {region}: make one by hand (docs/running.md, “Cost”). Without it no alarm"
        " reports costs, and nothing closes the club when they exceed the budget."
    )
