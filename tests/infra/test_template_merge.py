"""Two templates become one: ours lies over Chalice's, and all functions get what one gets."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from infra import merge, runtime, sam
from tests.infra.template import FUNCTION, ROOT, of_type, properties, template, values

FUNCTIONS = ("APIHandler", "Wake", "Project", "Send", "Draw", "Stow", "Close", "Check")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of fragments with none in it but what the merging itself needs."""
    monkeypatch.setattr(merge, "FRAGMENTS", tmp_path)
    (tmp_path / "edge.js").write_text("// nothing")
    (tmp_path / "needed.yaml").write_text(
        "Resources:\n"
        "  Address: {Type: F, Properties: {}}\n"
        "  PageHeaders: {Type: P, Properties: {ResponseHeadersPolicyConfig: {}}}\n"
        "  RestAPI: {Properties: {}}\n"
    )
    return tmp_path


def chalice() -> dict[str, Any]:
    paths = {"/api/x": {"options": {"o": 1}, "get": {"a": 1}, "post": {"a": 1}}}
    api = {"Type": "R", "Properties": {"DefinitionBody": {"paths": paths}, "Old": "o"}}
    return {"Resources": {"RestAPI": api, "Role": {"Type": "Role"}}, "Outputs": {"A": 1}}


def test_ours_lies_over_chalices_which_stays_as_it_was(small: Path) -> None:
    (small / "more.yaml").write_text("Resources: {RestAPI: {Properties: {Old: new, More: [1]}}, Mine: {Type: M}}")
    given = chalice()
    told = merge.merged(given)
    assert told["Resources"]["RestAPI"]["Properties"] | {"DefinitionBody": ...} == {
        "DefinitionBody": ...,
        "Old": "new",
        "More": [1],
    }
    assert told["Resources"]["Mine"] == {"Type": "M"}
    assert given == chalice()


def test_null_takes_away(small: Path) -> None:
    (small / "more.yaml").write_text("Resources: {Role: null, Never: null}\nOutputs: {A: null}")
    told = merge.merged(chalice())
    assert not {"Role", "Never"} & set(told["Resources"])
    assert told["Outputs"] == {}


def test_fragments_that_differ_are_refused(small: Path) -> None:
    (small / "a.yaml").write_text("Parameters: {Days: {Default: 30}}")
    (small / "b.yaml").write_text("Parameters: {Days: {Default: 60}}")
    with pytest.raises(ValueError, match="differ about Default"):
        merge.merged(chalice())


def test_what_only_we_speak_of_is_refused(small: Path) -> None:
    (small / "more.yaml").write_text("Resources: {Wkae: {Properties: {Timeout: 55}}}")
    with pytest.raises(ValueError, match="Wkae"):
        merge.merged(chalice())


def test_every_path_takes_every_method_and_lets_the_app_refuse(small: Path) -> None:
    paths = merge.merged(chalice())["Resources"]["RestAPI"]["Properties"]["DefinitionBody"]["paths"]
    assert paths == {"/api/x": {"options": {"o": 1}, merge.ANY: {"a": 1}}}


def test_a_paths_methods_are_alike_so_that_one_may_stand_for_all() -> None:
    paths = sam.chalice_template(ROOT, "prod")["Resources"]["RestAPI"]["Properties"]["DefinitionBody"]["paths"]
    for path, methods in paths.items():
        handled = [told for name, told in methods.items() if name != "options"]
        assert all(told == handled[0] for told in handled), path


def test_all_functions_have_the_same_surroundings() -> None:
    functions = of_type(FUNCTION)
    assert set(functions) == set(FUNCTIONS)
    table = {"Fn::If": ["Restored", {"Ref": "RestoredTable"}, {"Ref": "Table"}]}
    old = {"ATTIC"}
    own = {"APIHandler": {"EDGE_PROOFS", "SEAL", "TURN", *old}, "Send": {"SITE", "CONTACT"}, "Draw": {"BUCKET", *old}}
    own |= {"Wake": old, "Project": old, "Stow": old}
    assert functions.pop("Check")["Environment"]["Variables"].keys() == {"BUILD", "VERSION"}
    for name, told in functions.items():
        variables = told["Environment"]["Variables"]
        assert (variables["TABLE_NAME"], variables["BUILD"]) == (table, "b1")
        assert set(variables) == {"TABLE_NAME", "BUILD"} | own.get(name, set())
        assert told["Tracing"] == {"Ref": "Tracing"}
        assert told["Architectures"] == [{"Ref": "Architecture"}]
        assert told["Runtime"] == runtime.NAME


@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_function_has_a_role_and_a_log_of_its_own(name: str) -> None:
    function = properties(name)
    assert function["Role"] == {"Fn::GetAtt": [f"{name}Role", "Arn"]}
    ours = {"LogFormat": "JSON", "SystemLogLevel": "WARN"}
    assert function["LoggingConfig"] == {"LogGroup": {"Ref": f"{name}Log"}, **ours}, (
        "what the platform writes of each call is left out"
    )
    assert "Policies" not in function, "SAM takes no notice of them beside a Role"


def test_no_function_is_left_with_chalices_role() -> None:
    placeholder = json.loads((ROOT / ".chalice" / "config.json").read_text())["iam_role_arn"]
    assert placeholder in values(sam.chalice_template(ROOT, "prod"))
    assert placeholder not in values(template())


def test_merging_twice_gives_the_same() -> None:
    given = sam.chalice_template(ROOT, "prod")
    assert merge.merged(deepcopy(given)) == merge.merged(given)
