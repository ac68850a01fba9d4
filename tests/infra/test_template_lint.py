"""CloudFormation would take the template, as far as cfn-lint knows, and find everything where a region has it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cfnlint.schema import PROVIDER_SCHEMA_MANAGER, ResourceNotFoundError

from infra.merge import fragments
from tests.infra.template import FUNCTION, template, values

MOST_BYTES = 1_000_000


def lint(told: dict[str, Any], folder: Path, *regions: str) -> str:
    path = folder / "template.json"
    path.write_text(json.dumps(told, indent=1))
    command = [str(Path(sys.executable).with_name("cfn-lint")), "--regions", *regions, "--template", str(path)]
    return subprocess.run(command, capture_output=True, text=True).stdout


def test_the_template_is_clean(tmp_path: Path) -> None:
    assert lint(template(), tmp_path, "us-east-1", "eu-central-1") == ""


@pytest.mark.parametrize("region", sorted(template()["Mappings"]["Shield"]))
def test_a_region_that_the_club_can_stand_in_has_all_it_needs(region: str) -> None:
    made_by_sam = {"AWS::Serverless::Api", FUNCTION}
    for kind in {resource["Type"] for resource in template()["Resources"].values()} - made_by_sam:
        PROVIDER_SCHEMA_MANAGER.get_resource_schema(region, kind)


def test_a_region_without_something_would_be_found() -> None:
    with pytest.raises(ResourceNotFoundError):
        PROVIDER_SCHEMA_MANAGER.get_resource_schema("eu-north-1", "AWS::Budgets::Budget")


def test_a_slip_would_be_found(tmp_path: Path) -> None:
    spoilt = json.loads(json.dumps(template()))
    spoilt["Resources"]["Table"]["Properties"]["BillingMode"] = "PAY_PER_REQUST"
    spoilt["Resources"]["Edge"]["Properties"]["DistributionConfig"]["Origins"][0]["DomainName"] = {"Ref": "Pgae"}
    found = lint(spoilt, tmp_path, "us-east-1")
    assert "PAY_PER_REQUST" in found
    assert "Pgae" in found


def test_it_is_small_enough_for_cloudformation() -> None:
    assert len(json.dumps(template(), indent=1)) < MOST_BYTES


@pytest.mark.parametrize("section", ["Parameters", "Outputs"])
def test_what_people_are_asked_and_told_is_explained(section: str) -> None:
    assert all(told["Description"].endswith(".") for told in fragments()[section].values() if told)


def test_a_stack_can_be_made_without_a_single_setting() -> None:
    assert all("Default" in told for told in template()["Parameters"].values())


def test_no_stage_shows_in_what_is_told() -> None:
    assert "EndpointURL" not in template()["Outputs"]


def test_nothing_names_an_account_or_a_region_of_its_own() -> None:
    """Only the map of Origin Shield and CloudFront's own region do."""
    told = template() | {"Mappings": {}}
    named = {value for value in values(told) if isinstance(value, str) and re.search(r"\b\d{12}\b(?!\})", value)}
    assert not named
