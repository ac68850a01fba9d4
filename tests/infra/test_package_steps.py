"""The single steps of packaging."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from infra import bytecode, chalice_template, install_libraries, lambda_python, reproducible_zip
from infra.lambda_functions import ARM
from infra.package import bytecode_warning
from infra.prune_libraries import only_services, without_documentation

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("spoilt", ["jmespath", "resvg-py"])
def test_a_library_whose_hash_is_not_the_pinned_one_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], spoilt: str
) -> None:
    for name in ("pyproject.toml", install_libraries.PINS):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    pins = (tmp_path / install_libraries.PINS).read_text()
    pinned = re.search(rf"^{spoilt}==(?:.*\\\n)*.*", pins, re.MULTILINE)
    assert pinned
    wrong = re.sub(r"sha256:\w+", "sha256:" + 64 * "0", pinned[0])
    (tmp_path / install_libraries.PINS).write_text(pins.replace(pinned[0], wrong))
    with pytest.raises(subprocess.CalledProcessError):
        install_libraries.install_group(tmp_path, "pictures", tmp_path / "into", ARM)
    assert f"Hash mismatch for `{spoilt}" in capfd.readouterr().err


def test_an_unpinned_library_is_not_installed(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="chal"):
        install_libraries.install_without_dependencies(ROOT / install_libraries.PINS, ["chal"], tmp_path, ARM)


def test_documentation_is_removed_but_not_a_member_of_that_name() -> None:
    members = {"documentation": {"shape": "String", "documentation": "<p>What it is.</p>"}, "n": [1, {"documentation": "x"}]}
    assert without_documentation({"documentation": "All.", "members": members}) == {
        "members": {"documentation": {"shape": "String"}, "n": [1, {}]}
    }


def test_client_context_parameters_keep_their_documentation() -> None:
    model = {"clientContextParams": {"Accelerate": {"documentation": "Whether."}}, "documentation": "All."}
    assert without_documentation(model) == {"clientContextParams": {"Accelerate": {"documentation": "Whether."}}}


def test_only_our_services_endpoints_are_kept() -> None:
    partitions = [{"partition": "aws", "services": {"dynamodb": {"endpoints": {}}, "s3": {}}}, {"services": {"s3": {}}}]
    assert only_services({"version": 3, "partitions": partitions}) == {
        "version": 3,
        "partitions": [{"partition": "aws", "services": {"dynamodb": {"endpoints": {}}}}, {"services": {}}],
    }


def test_lambdas_python_version_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lambda_python, "MINOR", sys.version_info[:2])
    assert lambda_python.find_python() == sys.executable
    monkeypatch.setattr(lambda_python, "MINOR", (3, 0))
    with pytest.raises(lambda_python.NoSuchPython, match=r"no Python 3\.0,"):
        lambda_python.find_python()


def test_a_python_is_found_in_pyenvs_folder_though_its_command_refuses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    command = '#!/bin/sh\ncase "$0" in */versions/*) echo 3 77;; *) echo "command not found" >&2; exit 127;; esac\n'
    shim, there = tmp_path / "shims" / "python3.77", tmp_path / "versions" / "3.77.1" / "bin" / "python3.77"
    for path in (shim, there):
        path.parent.mkdir(parents=True)
        path.write_text(command)
        path.chmod(0o755)
    monkeypatch.setenv("PATH", str(shim.parent), prepend=os.pathsep)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setattr(lambda_python, "MINOR", (3, 77))
    assert lambda_python.find_python() == str(there)


def test_without_lambdas_python_sources_stay_and_a_warning_is_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lambda_python, "MINOR", (3, 0))
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "kept.cpython-311.pyc").touch()
    (tmp_path / "kept.py").write_text("KEPT = 1\n")
    bytecode.compile_replacing_sources(tmp_path)
    bytecode.compile_keeping_sources(tmp_path)
    assert [name for name, _ in reproducible_zip.sorted_files(tmp_path)] == ["kept.py"]
    assert bytecode_warning() == (
        "The package has no bytecode, so Lambda compiles its sources at each start. "
        "This machine has no Python 3.0, which Lambda runs. `.venv/bin/uv python install 3.0` installs it."
    )


def test_with_lambdas_python_there_is_no_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lambda_python, "MINOR", sys.version_info[:2])
    assert bytecode_warning() == ""


def test_old_bytecode_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lambda_python, "MINOR", sys.version_info[:2])
    left = tmp_path / "__pycache__" / "gone.cpython-311.pyc"
    left.parent.mkdir()
    left.touch()
    (tmp_path / "kept.py").write_text("KEPT = {'a', 'b'}\n")
    bytecode.compile_replacing_sources(tmp_path)
    assert [name for name, _ in reproducible_zip.sorted_files(tmp_path)] == ["kept.pyc"]


def test_environment_variables_are_added_to_existing_ones() -> None:
    def function(**properties: object) -> dict[str, object]:
        return {"Type": "AWS::Serverless::Function", "Properties": properties}

    template = {
        "Resources": {
            "APIHandler": function(Environment={"Variables": {"TABLE_NAME": "club"}}),
            "Wake": function(),
            "Table": {"Type": "AWS::DynamoDB::Table", "Properties": {}},
        }
    }
    resources = chalice_template.with_environment(template, BUILD="b1")["Resources"]
    assert resources["APIHandler"]["Properties"]["Environment"] == {"Variables": {"TABLE_NAME": "club", "BUILD": "b1"}}
    assert resources["Wake"]["Properties"]["Environment"] == {"Variables": {"BUILD": "b1"}}
    assert resources["Table"]["Properties"] == {}
