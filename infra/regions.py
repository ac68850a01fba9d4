"""What a region lacks is left out of the template that goes there.

Budgets can be made by CloudFormation in some regions only. A condition in the template would not do everywhere: some of
CloudFormation's checks refuse a type that they do not know, whatever its condition says.
"""

from __future__ import annotations

from infra.sam import Template

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
"""The club's regions that have it."""


def fitted(template: Template, region: str) -> Template:
    """The template for that region; the given one is left as it is."""
    if region in WITH_BUDGETS:
        return template
    kept = {name: resource for name, resource in template["Resources"].items() if resource["Type"] != BUDGETS}
    return {**template, "Resources": kept}


def warning(template: Template, region: str) -> str:
    """A sentence for anyone who deploys to a region in which nobody tells of costs; "" where somebody does."""
    if len(fitted(template, region)["Resources"]) == len(template["Resources"]):
        return ""
    return (
        f"CloudFormation makes no budgets in {region}: make one by hand (docs/running.md, “Cost”), or nobody tells of costs,"
        " and nothing closes the club when they pass what they may."
    )
