"""cfn-lint accepts the template, and each supported region has all its resources."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cfnlint.schema import PROVIDER_SCHEMA_MANAGER, ResourceNotFoundError

from infra.build_template import read_fragments
from infra.rate_limits import separate_stack
from infra.regions import BUDGETS, WITH_BUDGETS, fitted, warning
from tests.infra.expanded_template import expanded_template
from tests.infra.template import template, values

MOST_BYTES = 1_000_000
BOTH = {"Cost", "CostClosing"}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """cfn-lint's findings on the template, on the rate rules' stack, and on one with two mistakes, in one run: starting takes
    longest.
    """
    spoilt = json.loads(json.dumps(expanded_template()))
    spoilt["Resources"]["Table"]["Properties"]["BillingMode"] = "PAY_PER_REQUST"
    spoilt["Resources"]["Edge"]["Properties"]["DistributionConfig"]["Origins"][0]["DomainName"] = {"Ref": "Pgae"}
    return lint(tmp_path_factory.mktemp("lint"), right=expanded_template(), rates=separate_stack(template()), spoilt=spoilt)


def lint(folder: Path, **templates: dict[str, Any]) -> dict[str, list[str]]:
    paths = {str(folder / f"{name}.json"): name for name in templates}
    for path, name in paths.items():
        Path(path).write_text(json.dumps(templates[name], indent=1))
    lint = str(Path(sys.executable).with_name("cfn-lint"))
    command = [lint, "--format", "json", "--regions", "us-east-1", "eu-central-1", "--template", *paths]
    output = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    return {name: [one["Message"] for one in output if one["Filename"] == path] for path, name in paths.items()}


def test_the_template_is_clean(found: dict[str, list[str]]) -> None:
    assert found["right"] == found["rates"] == []


@pytest.mark.parametrize("region", sorted(template()["Mappings"]["Shield"]))
def test_supported_regions_have_all_resources(region: str) -> None:
    for kind in {resource["Type"] for resource in fitted(expanded_template(), region)["Resources"].values()}:
        PROVIDER_SCHEMA_MANAGER.get_resource_schema(region, kind)


@pytest.mark.parametrize("region", sorted(template()["Mappings"]["Shield"]))
def test_budgets_are_left_out_only_where_unsupported(region: str) -> None:
    try:
        PROVIDER_SCHEMA_MANAGER.get_resource_schema(region, BUDGETS)
        known = True
    except ResourceNotFoundError:
        known = False
    assert known == (region in WITH_BUDGETS)
    made = fitted(template(), region)["Resources"]
    assert (made.keys() >= BOTH, warning(template(), region) == "") == (known, known)
    assert made.keys() | BOTH == template()["Resources"].keys(), "nothing else is left out"


def test_a_missing_resource_type_would_be_found() -> None:
    with pytest.raises(ResourceNotFoundError):
        PROVIDER_SCHEMA_MANAGER.get_resource_schema("eu-north-1", "AWS::Budgets::Budget")


def test_a_mistake_would_be_found(found: dict[str, list[str]]) -> None:
    assert any("PAY_PER_REQUST" in message for message in found["spoilt"])
    assert any("Pgae" in message for message in found["spoilt"])


def test_it_is_small_enough_for_cloudformation() -> None:
    assert len(json.dumps(template(), indent=1)) < MOST_BYTES


@pytest.mark.parametrize("section", ["Parameters", "Outputs"])
def test_parameters_and_outputs_have_descriptions(section: str) -> None:
    assert all(item["Description"].endswith(".") for item in read_fragments()[section].values() if item)


def test_every_parameter_has_a_default() -> None:
    assert all("Default" in parameter for parameter in template()["Parameters"].values())


def test_outputs_do_not_contain_the_stage() -> None:
    assert "EndpointURL" not in template()["Outputs"]


def test_no_account_or_region_is_hard_coded() -> None:
    """Only the map of Origin Shield and CloudFront's own region may."""
    without_mappings = template() | {"Mappings": {}}
    named = {value for value in values(without_mappings) if isinstance(value, str) and re.search(r"\b\d{12}\b(?!\})", value)}
    assert not named
