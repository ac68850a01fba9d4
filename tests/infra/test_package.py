"""The package: it has all that Lambda needs and little else, and is reproducible."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from importlib import resources
from pathlib import Path
from typing import Any
from zipfile import ZipFile
from zoneinfo import ZoneInfo

import pytest

from chalicelib.api.languages import PAGES
from chalicelib.drawing import glyphs, page_symbols
from infra import bytecode, lambda_python
from infra.chalice_template import SMOKE_TEST_ZIP, ZIPS
from infra.lambda_functions import ARM, X86
from infra.reproducible_zip import content_hash, sorted_files, write_zip
from tests.infra import package_for_tests

ROOT = Path(__file__).parents[2]
PUBLISHED = resources.files("tzdata")
HASHED = 0b01
LATER = (
    "pydantic",
    "zoneinfo",
    "sysconfig",
    "chalicelib.api.notification_settings",
    "chalicelib.api.models",
    "chalicelib.notifications.texts",
)
READ_BYTECODE = """
import json, sys
from importlib.util import MAGIC_NUMBER
from marshal import loads
from types import CodeType
from zipfile import ZipFile

def places(code):
    parts = [part for part in code.co_consts if isinstance(part, CodeType)]
    return {code.co_filename}.union(*map(places, parts))

def read(compiled):
    flags = int.from_bytes(compiled[4:8], "little")
    return {"magic": compiled[:4] == MAGIC_NUMBER, "flags": flags, "places": sorted(places(loads(compiled[16:])))}

with ZipFile(sys.argv[1]) as zipped:
    print(json.dumps({name: read(zipped.read(name)) for name in zipped.namelist() if name.endswith(".pyc")}))
"""
TIMES = [*range(10**9, 2**32, 100 * 24 * 3600)]
"""Times from 2001 to 2106, several each year: known changes of clocks, and those by rule."""


@pytest.fixture(scope="module")
def zipped(package: Path) -> Iterator[ZipFile]:
    with ZipFile(package / "deployment.zip") as zipped:
        yield zipped


@pytest.fixture(scope="module")
def names(zipped: ZipFile) -> list[str]:
    return zipped.namelist()


@pytest.fixture(scope="module")
def template(package: Path) -> Any:
    return json.loads((package / "template.json").read_text())


def functions(template: Any) -> dict[str, Any]:
    found = template["Resources"].items()
    return {name: each["Properties"] for name, each in found if each["Type"] == "AWS::Serverless::Function"}


# ── reproducible ──


def test_the_same_sources_in_another_folder_give_the_same_bytes(tmp_path: Path) -> None:
    packed = list[bytes]()
    for place in (tmp_path / "here", tmp_path / "somewhere" / "else, with a longer path"):
        shutil.copytree(ROOT / "chalicelib" / "store", place / "ours", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "chalicelib" / "boards", place / "library", ignore=shutil.ignore_patterns("__pycache__"))
        os.utime(place / "ours" / "interface.py", (len(packed) + 10**9,) * 2)
        bytecode.compile_keeping_sources(place / "ours")
        bytecode.compile_replacing_sources(place / "library")
        write_zip(place, place.with_suffix(".zip"))
        packed.append(place.with_suffix(".zip").read_bytes())
        assert [name for name, _ in sorted_files(place)] == sorted(name for name, _ in sorted_files(place))
    assert packed[0] == packed[1]


@pytest.mark.soak
def test_two_packages_of_the_same_sources_are_the_same_bytes(package: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "somewhere" / "else, with a longer path"
    again = package_for_tests.build_package(package_for_tests.copy_sources(elsewhere))
    there = {name: path.read_bytes() for name, path in sorted_files(again)}
    assert {*there} == {name for name, _ in sorted_files(package)}
    for name, path in sorted_files(package):
        assert path.read_bytes() == there[name], name


def test_the_package_contains_no_build_paths_or_times(package: Path, zipped: ZipFile) -> None:
    here = str(package.parents[1]).encode()
    for info in zipped.infolist():
        assert (info.date_time, info.external_attr >> 16) == ((1980, 1, 1, 0, 0, 0), 0o100644)
        assert here not in zipped.read(info)
        assert b"/tmp/tmp" not in zipped.read(info), info.filename


def test_the_build_is_named_by_its_content(template: Any, package: Path) -> None:
    build = json.loads((package / "openapi.json").read_text())["info"]["version"]
    assert re.fullmatch("[0-9a-f]{10}", build)
    assert {each["Environment"]["Variables"]["BUILD"] for each in functions(template).values()} == {build}


@pytest.mark.soak
def test_a_changed_page_is_another_build(template: Any, tmp_path: Path) -> None:
    with (package_for_tests.copy_sources(tmp_path) / "frontend" / "dist" / "assets" / "index-1a2b3c.js").open("a") as changed:
        changed.write(" ")
    changed_template = json.loads((package_for_tests.build_package(tmp_path) / "template.json").read_text())
    assert functions(changed_template)["APIHandler"]["Environment"] != functions(template)["APIHandler"]["Environment"]


@pytest.mark.parametrize(
    "other",
    [{"a": "1", "b": "23"}, {"a": "12", "c": "3"}, {"a": "12"}, {"a": "12", "b/c": "3"}],
    ids=str,
)
def test_other_content_has_another_hash(tmp_path: Path, other: dict[str, str]) -> None:
    one, two = (tmp_path / name for name in ("one", "two"))
    write(one, {"a": "12", "b": "3"})
    write(two, other)
    assert content_hash([one]) != content_hash([two])
    assert content_hash([one]) == content_hash([one])


def write(folder: Path, content: dict[str, str]) -> None:
    for name, text in content.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


# ── compiled ──


def test_all_modules_are_compiled_for_lambda_and_not_checked(package: Path, names: list[str]) -> None:
    """Bytecode can only be read by the same Python version."""
    command = [lambda_python.find_python(), "-I", "-c", READ_BYTECODE, str(package / "deployment.zip")]
    output = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert {*output} == {name for name in names if name.endswith(".pyc")}
    assert len(output) > 300
    for name, read in output.items():
        assert read == {"magic": True, "flags": HASHED, "places": [f"/var/task/{_source(name)}"]}


def _source(compiled: str) -> str:
    return compiled.replace("__pycache__/", "").replace(f".cpython-{lambda_python.MINOR[0]}{lambda_python.MINOR[1]}", "")[:-1]


def test_only_our_own_sources_are_included(names: list[str]) -> None:
    sources = [name for name in names if name.endswith(".py")]
    assert "app.py" in sources
    assert {name.split("/")[0] for name in sources} == {"app.py", "chalicelib"}
    assert all(f"{name[:-3]}.pyc" in {_source(each) + "c" for each in names} for name in sources)


# ── contents ──


def test_unused_files_are_left_out(names: list[str], package: Path) -> None:
    for name in names:
        assert not re.search(r"dist-info|(^|/)tests?/|\.pyi$|\.md$|\.typed$|/local/|boto3|^bin/|^\.", name), name
    assert [name for name in names if name.startswith("botocore/data/") and "dynamodb" in name] == [
        "botocore/data/dynamodb/2012-08-10/endpoint-rule-set-1.json",
        "botocore/data/dynamodb/2012-08-10/service-2.json",
    ]


def test_botocore_is_under_four_megabytes_and_the_zip_under_six(zipped: ZipFile, package: Path) -> None:
    assert sum(info.file_size for info in zipped.infolist() if info.filename.startswith("botocore/")) < 4_000_000
    assert (package / "deployment.zip").stat().st_size < 5_950_000


def test_every_module_imports_from_the_package_alone(zipped: ZipFile, names: list[str], tmp_path: Path) -> None:
    zipped.extractall(tmp_path)
    modules = [name[:-3].replace("/", ".").removesuffix(".__init__") for name in names if name.endswith(".py")]
    probe = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "for name in sys.argv[2:]: __import__(name)\n"
        "print({module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)})"
    )
    output = subprocess.run(
        [lambda_python.find_python(), "-S", "-I", "-c", probe, str(tmp_path), *modules], capture_output=True, text=True
    )
    assert output.returncode == 0, output.stderr
    assert "site-packages" not in output.stdout


@pytest.mark.parametrize("module", LATER)
def test_a_cold_start_loads_no_rarely_used_modules(started: set[str], module: str) -> None:
    assert "chalicelib.log.time_zones" in started
    assert module not in started


@pytest.fixture(scope="module")
def started(zipped: ZipFile, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that the API has loaded after a cold start."""
    folder = tmp_path_factory.mktemp("started")
    zipped.extractall(folder)
    probe = "import sys; sys.path.insert(0, sys.argv[1]); import app; print(*sys.modules)"
    output = subprocess.run([lambda_python.find_python(), "-S", "-I", "-c", probe, str(folder)], capture_output=True, text=True)
    return {*output.stdout.split()}


def test_time_zones_are_packed_into_one_file(zipped: ZipFile, names: list[str], tmp_path: Path) -> None:
    """They do not come from the machine or the library: here both are missing."""
    zipped.extractall(tmp_path)
    zones = {name: _hours(name) for name in (PUBLISHED / "zones").read_text().split()}
    probe = (
        "import json, sys, zoneinfo; sys.path.insert(0, sys.argv[1]); zoneinfo.reset_tzpath([])\n"
        "from datetime import UTC, datetime\n"
        "from chalicelib.log.time_zones import is_zone, zone_of\n"
        "print(is_zone('Factory'), is_zone('Atlantis/Sunken_City'), zone_of('Atlantis/Sunken_City'))\n"
        "for name in json.loads(sys.argv[2]):\n"
        "    offsets = [datetime.fromtimestamp(at, zone_of(name)).utcoffset() for at in json.loads(sys.argv[3])]\n"
        "    print(name, is_zone(name), *(offset.total_seconds() for offset in offsets))"
    )
    asked = (json.dumps([*zones]), json.dumps(TIMES))
    said = subprocess.run(
        [lambda_python.find_python(), "-S", "-I", "-c", probe, str(tmp_path), *asked], capture_output=True, text=True
    )
    unknown, *lines = said.stdout.splitlines()
    assert unknown == "False False UTC", said.stderr
    assert lines == [f"{name} {name != 'Factory'} {hours}" for name, hours in zones.items()]
    assert not [name for name in names if name.startswith("tzdata/")]


def _hours(name: str) -> str:
    with (PUBLISHED / "zoneinfo" / name).open("rb") as data:
        zone = ZoneInfo.from_file(data)
    return " ".join(str(_seconds(datetime.fromtimestamp(at, zone))) for at in TIMES)


def _seconds(local: datetime) -> float:
    offset = local.utcoffset()
    assert offset is not None
    return offset.total_seconds()


def test_the_description_and_the_shells_are_where_the_app_looks(package: Path, zipped: ZipFile) -> None:
    assert zipped.read("chalicelib/api/openapi.json") == (package / "openapi.json").read_bytes()
    for page in PAGES.values():
        assert zipped.read(f"frontend/dist/{page}").decode() == package_for_tests.PAGE[page]


def test_the_page_has_all_its_files(package: Path) -> None:
    found = {name: path.read_text() for name, path in sorted_files(package / "page")}
    assert found == {name: content for name, content in package_for_tests.PAGE.items() if not name.startswith(".")}


# ── notifications ──


@pytest.fixture(scope="module")
def apart(package: Path) -> Iterator[ZipFile]:
    with ZipFile(package / "notifications.zip") as zipped:
        yield zipped


def test_the_api_zip_has_no_sending_modules(names: list[str]) -> None:
    sends = re.compile(r"chalicelib/sending/|pywebpush|py_vapid|http_ece|cryptography/|aiohttp/|requests/")
    assert not [name for name in names if sends.match(name)]


def test_the_notification_function_imports_from_its_package_alone(apart: ZipFile, tmp_path: Path) -> None:
    apart.extractall(tmp_path)
    probe = (
        "import os, sys; sys.path.insert(0, sys.argv[1])\n"
        "import chalicelib.sending.function, chalicelib.sending.push\n"
        "print({module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)})"
    )
    output = subprocess.run(
        [lambda_python.find_python(), "-S", "-I", "-c", probe, str(tmp_path)], capture_output=True, text=True
    )
    assert output.returncode == 0, output.stderr
    assert "site-packages" not in output.stdout


# ── pictures ──


@pytest.fixture(scope="module")
def drawing(package: Path) -> Iterator[ZipFile]:
    with ZipFile(package / "pictures.zip") as zipped:
        yield zipped


def test_the_api_zip_has_no_drawing_modules(names: list[str]) -> None:
    assert not re.findall(r"chalicelib/drawing/|resvg|\.ttf|\.svg", " ".join(names))


def test_the_pictures_zip_has_fonts_licences_and_art(drawing: ZipFile) -> None:
    names = drawing.namelist()
    assert not [name for name in names if re.search(r"pydantic|chalice/|dist-info|/local/", name)]
    faces = {Path(file).stem for file in glyphs.FILES}
    assert {f"chalicelib/drawing/faces/{face}.ttf" for face in faces} <= {*names}
    assert {f"chalicelib/drawing/faces/LICENSE-{face}.txt" for face in faces} <= {*names}
    for source in page_symbols.FILES:
        assert drawing.read(source.relative_to(ROOT).as_posix()) == source.read_bytes()


def test_the_pictures_zip_is_under_ten_megabytes(package: Path) -> None:
    assert (package / "pictures.zip").stat().st_size < 10e6


def test_the_drawing_function_draws_from_its_package_alone(drawing: ZipFile, tmp_path: Path) -> None:
    drawing.extractall(tmp_path)
    probe = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import chalicelib.drawing.function\n"
        "from chalicelib.drawing.bucket import Bucket, make_client\n"
        "from chalicelib.store.interface import Unavailable\n"
        "from chalicelib.drawing.svg_to_png import png\n"
        "from chalicelib.drawing.picture_layout import draw_svg\n"
        "from chalicelib.api.link_pictures import Picture, Row\n"
        "try: Bucket(make_client(endpoint_url='http://127.0.0.1:9'), 'page').get('x')\n"
        "except Unavailable: pass\n"
        "print(len(png(draw_svg(Picture('stew', False, False, 'Stew', (), (Row(0, 'Ann', 'Seat 1'),))))))\n"
        "print({module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)})"
    )
    output = subprocess.run(
        [lambda_python.find_python(), "-S", "-I", "-c", probe, str(tmp_path)],
        capture_output=True,
        text=True,
        env={**os.environ, "AWS_DEFAULT_REGION": "eu-central-1", "AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "b"},
    )
    assert output.returncode == 0, output.stderr
    size, loaded = output.stdout.splitlines()
    assert int(size) > 10_000
    assert "site-packages" not in loaded


# ── architectures ──


MACHINES = {X86: 62, ARM: 183}
"""The architectures in a compiled library's header (ELF, `e_machine`)."""


@pytest.fixture(scope="module")
def both(package: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The packages for x86_64, which runs here, and for arm64."""
    return {X86: package, ARM: package_for_tests.shared_package(tmp_path_factory, ARM)}


def machines(zipped: ZipFile) -> dict[str, int]:
    """Return the architecture of each compiled library of a package."""
    found = {}
    for name in zipped.namelist():
        with zipped.open(name) as part:
            head = part.read(20)
        if head[:4] == b"\x7fELF":
            found[name] = int.from_bytes(head[18:20], "little")
    return found


@pytest.mark.parametrize("name", ZIPS)
@pytest.mark.parametrize("architecture", [ARM, X86])
def test_each_compiled_library_has_its_packages_architecture(both: dict[str, Path], name: str, architecture: str) -> None:
    with ZipFile(both[architecture] / name) as zipped:
        found = machines(zipped)
        compiled = {part for part in zipped.namelist() if re.search(r"\.so(\.|$)", part)}
    assert len(found) >= 2 or name == SMOKE_TEST_ZIP, "the smoke test has no libraries"
    minor = "{}{}".format(*lambda_python.MINOR)
    assert {version for part in found for version in re.findall(r"cpython-(\d+)", part)} <= {minor}
    assert {*found.values()} <= {MACHINES[architecture]}
    assert compiled <= {*found}, "a compiled library that is no ELF file"


@pytest.mark.parametrize("name", ZIPS)
def test_packages_of_both_architectures_differ_only_in_compiled_libraries(both: dict[str, Path], name: str) -> None:
    """They also differ in the build's name in the API's description. So tests of the x86_64 package are valid for the other."""
    with ZipFile(both[ARM] / name) as one, ZipFile(both[X86] / name) as other:
        differ = {
            part
            for part in {*one.namelist(), *other.namelist()}
            if part not in one.NameToInfo or part not in other.NameToInfo or one.getinfo(part).CRC != other.getinfo(part).CRC
        }
        compiled = {*machines(one), *machines(other)}
    assert differ - {"chalicelib/api/openapi.json"} == compiled
    assert {library(part) for part in machines_named(compiled, "x86_64")} == {
        library(part) for part in machines_named(compiled, "aarch64")
    }


def machines_named(parts: set[str], machine: str) -> set[str]:
    return {part for part in parts if machine in part}


def library(part: str) -> str:
    """Return a compiled library's name without its architecture."""
    return re.sub(r"x86_64|aarch64", "", part)


# ── the template ──


def test_each_function_runs_its_zip_on_lambdas_python(template: Any) -> None:
    assert "APIHandler" in functions(template)
    apart = {
        "Send": ("notifications.zip", "chalicelib.sending.function"),
        "Draw": ("pictures.zip", "chalicelib.drawing.function"),
        "Check": ("smoke_test.zip", "infra.pre_traffic_hook"),
    }
    for name, function in functions(template).items():
        zipped, module = apart.get(name, ("deployment.zip", "app"))
        assert function["CodeUri"]["Key"] == zipped
        assert function["Runtime"] == lambda_python.RUNTIME
        assert function["Architectures"] == [X86]
        assert function["Handler"].rpartition(".")[0] == module


def test_the_deployed_package_is_for_arm(both: dict[str, Path]) -> None:
    packaged = functions(json.loads((both[ARM] / "template.json").read_text()))
    assert {name for function in packaged.values() for name in function["Architectures"]} == {ARM}


def test_a_package_needs_a_built_page(tmp_path: Path) -> None:
    (package_for_tests.copy_sources(tmp_path) / "frontend" / "dist" / "index.html").unlink()
    output = subprocess.run([sys.executable, "-m", "infra.package"], cwd=tmp_path, capture_output=True, text=True)
    assert (output.returncode, output.stderr) == (1, "The page has not been built: run `make package`, which builds it.\n")
