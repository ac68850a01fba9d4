"""Prints the template of a stack with the rate rules alone: `python -m infra.rate_limit_stack > rates.json`

CloudFront takes such rules only from us-east-1, so a club in another region needs this stack there (docs/deploy.md).
"""

from __future__ import annotations

import json
import sys

from infra.build_template import read_fragments
from infra.chalice_template import Template
from infra.rate_limit_response import RESOURCE, set_responses


def separate_stack(template: Template) -> Template:
    """Return the template of a stack that has only the rate rules of this template."""
    rules = {name: value for name, value in template["Resources"][RESOURCE].items() if name != "Condition"}
    parameters = ("RequestsByAddress", "RequestsByKey")
    return {
        "AWSTemplateFormatVersion": "2010-09-09",
        "Parameters": {name: template["Parameters"][name] for name in parameters},
        "Resources": {RESOURCE: rules},
        "Outputs": {"RatesArn": {"Description": "For the club's RatesArn.", "Value": {"Fn::GetAtt": [RESOURCE, "Arn"]}}},
    }


def main() -> None:
    """Print the template of that stack."""
    template = read_fragments()
    set_responses(template["Resources"][RESOURCE]["Properties"])
    sys.stdout.write(json.dumps(separate_stack(template), indent=1) + "\n")


if __name__ == "__main__":
    main()
