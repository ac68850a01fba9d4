"""Deploying over an existing club: without changes, a new build during play, and expiry of old assets."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from infra import rules_versions
from infra.aws_account import ToolError
from tests.api.client import COURSE
from tests.cloud.deployed_club import Cloud, build_of, deploy
from tests.infra.package_for_tests import PAGE

NAME = "mulligan-club-update"
OLD, NEW = "assets/index-1a2b3c.js", "assets/index-4d5e6f.js"
SHELL = "<!doctype html><title>The new page</title>"


@pytest.fixture(scope="module")
def running(port: int, package: Path) -> Cloud:
    return deploy(port, package, NAME)


@pytest.fixture
def newer(package: Path, tmp_path: Path) -> Path:
    """A package of another build, with another page."""
    made = Path(shutil.copytree(package, tmp_path / "package"))
    template = (made / "template.json").read_text()
    (made / "template.json").write_text(template.replace(build_of(package), "newer"))
    (made / "page" / "index.html").write_text(SHELL)
    (made / "page" / OLD).unlink()
    (made / "page" / NEW).write_text("export const hello = 'again';")
    return made


def test_deploying_again_changes_only_the_proof(port: int, package: Path, running: Cloud) -> None:
    before = running.outputs
    again = deploy(port, package, NAME)
    assert again.said[-2:] == ["The stack was changed.", page_is_up(0)]
    assert again.outputs == before


def test_a_table_continues_through_an_update_and_back(port: int, package: Path, running: Cloud, newer: Path) -> None:
    ann = running.place.visit("Ann")
    table = ann.make(course=COURSE).json["id"]
    assert ann.play(table, {"kind": "roll"}).status == 200
    updated = deploy(port, newer, NAME)
    assert updated.said[-2:] == ["The stack was changed.", page_is_up(1)]
    assert updated.place == running.place
    assert json.loads(updated.place.fetch("GET", "/api/health", {}).body)["build"] == "newer"
    assert ann.play(table, {"kind": "keep"}).status == 200
    assert [opened(updated, path) for path in ("", OLD, NEW)] == [SHELL, PAGE[OLD], "export const hello = 'again';"]
    assert retired(updated) == [OLD]
    back = deploy(port, package, NAME)
    assert ann.play(table, {"kind": "roll"}).status == 200
    assert opened(back, "") == PAGE["index.html"]
    assert NEW in retired(back)


def test_a_table_keeps_its_rules(port: int, newer: Path, running: Cloud, monkeypatch: pytest.MonkeyPatch) -> None:
    running.place.visit("Ann").make(course=COURSE)
    monkeypatch.setattr(rules_versions, "packaged_versions", lambda: [("dice-golf", 99)])
    with pytest.raises(ToolError, match="Tables are made by version 1 of the rules of dice-golf until this package takes over"):
        deploy(port, newer, NAME)
    assert opened(running, "") == PAGE["index.html"]


def page_is_up(retired: int) -> str:
    return f"The page is uploaded. Assets that it no longer uses, which expire in 30 days: {retired}."


def opened(cloud: Cloud, path: str) -> str:
    return cloud.place.fetch("GET", f"/{path}", {}).body.decode()


def retired(cloud: Cloud) -> list[str]:
    """Return the retired assets."""
    s3, bucket = cloud.session.client("s3"), cloud.outputs["PageBucket"]
    keys = [item["Key"] for item in s3.list_objects_v2(Bucket=bucket)["Contents"]]
    tags = {key: s3.get_object_tagging(Bucket=bucket, Key=key)["TagSet"] for key in keys}
    return [key for key, found in tags.items() if found == [{"Key": "retired", "Value": "yes"}]]
