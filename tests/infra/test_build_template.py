"""The template is Chalice's with ours laid over it."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from infra import build_template, chalice_template, lambda_python
from tests.infra.template import FUNCTION, ROOT, of_type, properties, template, values

FUNCTIONS = ("APIHandler", "Wake", "Project", "Send", "Draw", "Close", "Check")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with only the fragments that merging needs."""
    monkeypatch.setattr(build_template, "FOLDER", tmp_path)
    (tmp_path / "cloudfront_function.js").write_text("// nothing")
    (tmp_path / "needed.yaml").write_text(
        "Resources:\n"
        "  Address: {Type: F, Properties: {}}\n"
        "  PageHeaders: {Type: P, Properties: {ResponseHeadersPolicyConfig: {}}}\n"
    )
    return tmp_path


def chalice() -> dict[str, Any]:
    api = {"Type": "R", "Properties": {"Old": "o", "Kept": "k"}}
    return {"Resources": {"Api": api, "Role": {"Type": "Role"}}, "Outputs": {"A": 1}}


def test_our_template_overrides_chalices_which_is_not_changed(small: Path) -> None:
    (small / "more.yaml").write_text("Resources: {Api: {Properties: {Old: new, More: [1]}}, Mine: {Type: M}}")
    given = chalice()
    merged = build_template.merge_templates(given)
    assert merged["Resources"]["Api"]["Properties"] == {"Old": "new", "Kept": "k", "More": [1]}
    assert merged["Resources"]["Mine"] == {"Type": "M"}
    assert given == chalice()


def test_null_removes(small: Path) -> None:
    (small / "more.yaml").write_text("Resources: {Role: null, Never: null}\nOutputs: {A: null}")
    merged = build_template.merge_templates(chalice())
    assert not {"Role", "Never"} & set(merged["Resources"])
    assert merged["Outputs"] == {}


def test_contradicting_fragments_are_refused(small: Path) -> None:
    (small / "a.yaml").write_text("Parameters: {Days: {Default: 30}}")
    (small / "b.yaml").write_text("Parameters: {Days: {Default: 60}}")
    with pytest.raises(ValueError, match="differ about Default"):
        build_template.merge_templates(chalice())


def test_a_change_of_an_unknown_resource_is_refused(small: Path) -> None:
    (small / "more.yaml").write_text("Resources: {Wkae: {Properties: {Timeout: 55}}}")
    with pytest.raises(ValueError, match="Wkae"):
        build_template.merge_templates(chalice())


def test_all_functions_have_the_same_environment() -> None:
    functions = of_type(FUNCTION)
    assert set(functions) == set(FUNCTIONS)
    table = {"Fn::If": ["Restored", {"Ref": "RestoredTable"}, {"Ref": "Table"}]}
    own = {"APIHandler": {"EDGE_PROOFS", "SEAL", "TURN"}, "Send": {"SITE", "CONTACT"}, "Draw": {"BUCKET"}}
    assert functions.pop("Check")["Environment"]["Variables"].keys() == {"BUILD", "VERSION"}
    for name, function in functions.items():
        variables = function["Environment"]["Variables"]
        assert (variables["TABLE_NAME"], variables["BUILD"]) == (table, "b1")
        assert set(variables) == {"TABLE_NAME", "BUILD"} | own.get(name, set())
        assert function["Tracing"] == {"Ref": "Tracing"}
        assert function["Architectures"] == ["arm64"]
        assert function["Runtime"] == lambda_python.RUNTIME


@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_function_has_its_own_role_and_log(name: str) -> None:
    function = properties(name)
    assert function["Role"] == {"Fn::GetAtt": [f"{name}Role", "Arn"]}
    ours = {"LogFormat": "JSON", "SystemLogLevel": "WARN"}
    assert function["LoggingConfig"] == {"LogGroup": {"Ref": f"{name}Log"}, **ours}, "the platform's own lines are turned off"
    assert "Policies" not in function, "SAM ignores them if there is a Role"


def test_no_function_keeps_chalices_role() -> None:
    placeholder = json.loads((ROOT / ".chalice" / "config.json").read_text())["iam_role_arn"]
    assert placeholder in values(chalice_template.generate_template(ROOT, "prod"))
    assert placeholder not in values(template())


def test_merging_twice_gives_the_same() -> None:
    given = chalice_template.generate_template(ROOT, "prod")
    assert build_template.merge_templates(deepcopy(given)) == build_template.merge_templates(given)
