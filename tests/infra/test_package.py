"""What is packaged is all that Lambda needs, little else, and the same bytes wherever it is made."""

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
from infra import bytecode, runtime
from infra.architectures import ARM, X86
from infra.archive import digest, files, pack
from infra.sam import CHECK_ZIP, ZIPS
from tests.infra import packages

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
"""Seconds, some a year, from 2001 to 2106: changes that are known, and those that follow by rule."""


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


# ── the same bytes ──


def test_the_same_sources_are_compiled_and_packed_to_the_same_bytes_wherever_they_lie(tmp_path: Path) -> None:
    packed = list[bytes]()
    for place in (tmp_path / "here", tmp_path / "somewhere" / "else, with a longer path"):
        shutil.copytree(ROOT / "chalicelib" / "store", place / "ours", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "chalicelib" / "boards", place / "library", ignore=shutil.ignore_patterns("__pycache__"))
        os.utime(place / "ours" / "interface.py", (len(packed) + 10**9,) * 2)
        bytecode.compile_beside(place / "ours")
        bytecode.compile_alone(place / "library")
        pack(place, place.with_suffix(".zip"))
        packed.append(place.with_suffix(".zip").read_bytes())
        assert [name for name, _ in files(place)] == sorted(name for name, _ in files(place))
    assert packed[0] == packed[1]


@pytest.mark.soak
def test_two_packages_of_the_same_sources_are_the_same_bytes(package: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "somewhere" / "else, with a longer path"
    again = packages.make(packages.copy_sources(elsewhere))
    there = {name: path.read_bytes() for name, path in files(again)}
    assert {*there} == {name for name, _ in files(package)}
    for name, path in files(package):
        assert path.read_bytes() == there[name], name


def test_nothing_in_it_tells_where_or_when_it_was_made(package: Path, zipped: ZipFile) -> None:
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
    with (packages.copy_sources(tmp_path) / "frontend" / "dist" / "assets" / "index-1a2b3c.js").open("a") as changed:
        changed.write(" ")
    told = json.loads((packages.make(tmp_path) / "template.json").read_text())
    assert functions(told)["APIHandler"]["Environment"] != functions(template)["APIHandler"]["Environment"]


@pytest.mark.parametrize(
    "other",
    [{"a": "1", "b": "23"}, {"a": "12", "c": "3"}, {"a": "12"}, {"a": "12", "b/c": "3"}],
    ids=str,
)
def test_other_content_has_another_digest(tmp_path: Path, other: dict[str, str]) -> None:
    one, two = (tmp_path / name for name in ("one", "two"))
    write(one, {"a": "12", "b": "3"})
    write(two, other)
    assert digest([one]) != digest([two])
    assert digest([one]) == digest([one])


def write(folder: Path, content: dict[str, str]) -> None:
    for name, text in content.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


# ── compiled ──


def test_all_modules_are_compiled_for_lambda_and_taken_unchecked(package: Path, names: list[str]) -> None:
    """Only a Python of the same version can read bytecode."""
    command = [runtime.python(), "-I", "-c", READ_BYTECODE, str(package / "deployment.zip")]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert {*told} == {name for name in names if name.endswith(".pyc")}
    assert len(told) > 300
    for name, read in told.items():
        assert read == {"magic": True, "flags": HASHED, "places": [f"/var/task/{_source(name)}"]}


def _source(compiled: str) -> str:
    return compiled.replace("__pycache__/", "").replace(f".cpython-{runtime.MINOR[0]}{runtime.MINOR[1]}", "")[:-1]


def test_our_own_sources_are_there_for_traces_and_no_others(names: list[str]) -> None:
    sources = [name for name in names if name.endswith(".py")]
    assert "app.py" in sources
    assert {name.split("/")[0] for name in sources} == {"app.py", "chalicelib"}
    assert all(f"{name[:-3]}.pyc" in {_source(each) + "c" for each in names} for name in sources)


# ── what is in it ──


def test_nothing_is_in_it_that_is_not_used(names: list[str], package: Path) -> None:
    for name in names:
        assert not re.search(r"dist-info|(^|/)tests?/|\.pyi$|\.md$|\.typed$|/local/|boto3|^bin/|^\.", name), name
    assert [name for name in names if name.startswith("botocore/data/") and "dynamodb" in name] == [
        "botocore/data/dynamodb/2012-08-10/endpoint-rule-set-1.json",
        "botocore/data/dynamodb/2012-08-10/service-2.json",
    ]


def test_botocore_is_under_four_megabytes_and_the_zip_under_six(zipped: ZipFile, package: Path) -> None:
    assert sum(info.file_size for info in zipped.infolist() if info.filename.startswith("botocore/")) < 4_000_000
    assert (package / "deployment.zip").stat().st_size < 5_950_000


def test_every_module_of_ours_does_without_all_that_was_left_out(zipped: ZipFile, names: list[str], tmp_path: Path) -> None:
    zipped.extractall(tmp_path)
    modules = [name[:-3].replace("/", ".").removesuffix(".__init__") for name in names if name.endswith(".py")]
    probe = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "for name in sys.argv[2:]: __import__(name)\n"
        "print({module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)})"
    )
    told = subprocess.run([runtime.python(), "-S", "-I", "-c", probe, str(tmp_path), *modules], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "site-packages" not in told.stdout


@pytest.mark.parametrize("module", LATER)
def test_a_start_waits_for_nothing_that_only_some_requests_need(started: set[str], module: str) -> None:
    assert "chalicelib.log.zones" in started
    assert module not in started


@pytest.fixture(scope="module")
def started(zipped: ZipFile, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that the API has loaded when it stands ready."""
    folder = tmp_path_factory.mktemp("started")
    zipped.extractall(folder)
    probe = "import sys; sys.path.insert(0, sys.argv[1]); import app; print(*sys.modules)"
    told = subprocess.run([runtime.python(), "-S", "-I", "-c", probe, str(folder)], capture_output=True, text=True)
    return {*told.stdout.split()}


def test_time_zones_come_along_in_one_file(zipped: ZipFile, names: list[str], tmp_path: Path) -> None:
    """They are the library's, whatever the machine has: here it is told to have none, and there is no library."""
    zipped.extractall(tmp_path)
    told = {name: _hours(name) for name in (PUBLISHED / "zones").read_text().split()}
    probe = (
        "import json, sys, zoneinfo; sys.path.insert(0, sys.argv[1]); zoneinfo.reset_tzpath([])\n"
        "from datetime import UTC, datetime\n"
        "from chalicelib.log.zones import is_zone, zone_of\n"
        "print(is_zone('Factory'), is_zone('Atlantis/Sunken_City'), zone_of('Atlantis/Sunken_City'))\n"
        "for name in json.loads(sys.argv[2]):\n"
        "    offsets = [datetime.fromtimestamp(at, zone_of(name)).utcoffset() for at in json.loads(sys.argv[3])]\n"
        "    print(name, is_zone(name), *(offset.total_seconds() for offset in offsets))"
    )
    asked = (json.dumps([*told]), json.dumps(TIMES))
    said = subprocess.run([runtime.python(), "-S", "-I", "-c", probe, str(tmp_path), *asked], capture_output=True, text=True)
    unknown, *lines = said.stdout.splitlines()
    assert unknown == "False False UTC", said.stderr
    assert lines == [f"{name} {name != 'Factory'} {hours}" for name, hours in told.items()]
    assert not [name for name in names if name.startswith("tzdata/")]


def _hours(name: str) -> str:
    with (PUBLISHED / "zoneinfo" / name).open("rb") as data:
        zone = ZoneInfo.from_file(data)
    return " ".join(str(_seconds(datetime.fromtimestamp(at, zone))) for at in TIMES)


def _seconds(local: datetime) -> float:
    offset = local.utcoffset()
    assert offset is not None
    return offset.total_seconds()


def test_the_description_and_the_shell_stand_where_the_app_looks(package: Path, zipped: ZipFile) -> None:
    assert zipped.read("chalicelib/api/openapi.json") == (package / "openapi.json").read_bytes()
    for page in PAGES.values():
        assert zipped.read(f"frontend/dist/{page}").decode() == packages.PAGE[page]


def test_the_page_is_all_of_its_files(package: Path) -> None:
    found = {name: path.read_text() for name, path in files(package / "page")}
    assert found == {name: content for name, content in packages.PAGE.items() if not name.startswith(".")}


# ── signals ──


@pytest.fixture(scope="module")
def apart(package: Path) -> Iterator[ZipFile]:
    with ZipFile(package / "signals.zip") as zipped:
        yield zipped


def test_the_api_carries_nothing_of_what_sends_signals(names: list[str]) -> None:
    sends = re.compile(r"chalicelib/sending/|pywebpush|py_vapid|http_ece|cryptography/|aiohttp/|requests/")
    assert not [name for name in names if sends.match(name)]


def test_what_sends_signals_does_without_all_that_was_left_out(apart: ZipFile, tmp_path: Path) -> None:
    apart.extractall(tmp_path)
    probe = (
        "import os, sys; sys.path.insert(0, sys.argv[1])\n"
        "import chalicelib.sending.function, chalicelib.sending.push\n"
        "print({module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)})"
    )
    told = subprocess.run([runtime.python(), "-S", "-I", "-c", probe, str(tmp_path)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "site-packages" not in told.stdout


# ── pictures ──


@pytest.fixture(scope="module")
def drawing(package: Path) -> Iterator[ZipFile]:
    with ZipFile(package / "pictures.zip") as zipped:
        yield zipped


def test_the_api_carries_nothing_of_what_draws(names: list[str]) -> None:
    assert not re.findall(r"chalicelib/drawing/|resvg|\.ttf|\.svg", " ".join(names))


def test_what_draws_has_its_faces_with_their_licences_and_the_pages_art(drawing: ZipFile) -> None:
    names = drawing.namelist()
    assert not [name for name in names if re.search(r"pydantic|chalice/|dist-info|/local/", name)]
    faces = {Path(file).stem for file in glyphs.FILES}
    assert {f"chalicelib/drawing/faces/{face}.ttf" for face in faces} <= {*names}
    assert {f"chalicelib/drawing/faces/LICENSE-{face}.txt" for face in faces} <= {*names}
    for source in page_symbols.FILES:
        assert drawing.read(source.relative_to(ROOT).as_posix()) == source.read_bytes()


def test_what_draws_is_under_ten_megabytes(package: Path) -> None:
    assert (package / "pictures.zip").stat().st_size < 10e6


def test_what_draws_does_so_without_all_that_was_left_out(drawing: ZipFile, tmp_path: Path) -> None:
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
    told = subprocess.run(
        [runtime.python(), "-S", "-I", "-c", probe, str(tmp_path)],
        capture_output=True,
        text=True,
        env={**os.environ, "AWS_DEFAULT_REGION": "eu-central-1", "AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "b"},
    )
    assert told.returncode == 0, told.stderr
    size, loaded = told.stdout.splitlines()
    assert int(size) > 10_000
    assert "site-packages" not in loaded


# ── other processors ──


MACHINES = {X86: 62, ARM: 183}
"""What a compiled part says of itself (ELF, `e_machine`)."""


@pytest.fixture(scope="module")
def both(package: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The package that is run here, and the one that `make package` makes."""
    return {X86: package, ARM: packages.shared(tmp_path_factory, ARM)}


def machines(zipped: ZipFile) -> dict[str, int]:
    """Of each compiled part of a package, which processors it is for."""
    found = {}
    for name in zipped.namelist():
        with zipped.open(name) as part:
            head = part.read(20)
        if head[:4] == b"\x7fELF":
            found[name] = int.from_bytes(head[18:20], "little")
    return found


@pytest.mark.parametrize("name", ZIPS)
@pytest.mark.parametrize("architecture", [ARM, X86])
def test_each_compiled_part_is_for_the_processors_of_its_package(both: dict[str, Path], name: str, architecture: str) -> None:
    with ZipFile(both[architecture] / name) as zipped:
        found = machines(zipped)
        compiled = {part for part in zipped.namelist() if re.search(r"\.so(\.|$)", part)}
    assert len(found) >= 2 or name == CHECK_ZIP, "what visits a version has no libraries"
    minor = "{}{}".format(*runtime.MINOR)
    assert {version for part in found for version in re.findall(r"cpython-(\d+)", part)} <= {minor}
    assert {*found.values()} <= {MACHINES[architecture]}
    assert compiled <= {*found}, "a library that is no ELF"


@pytest.mark.parametrize("name", ZIPS)
def test_both_kinds_of_a_package_differ_in_their_compiled_parts_alone(both: dict[str, Path], name: str) -> None:
    """And in the build that the API's description names. So what is run here, of x86-64, stands for the other."""
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
    """A compiled part's name without its processors."""
    return re.sub(r"x86_64|aarch64", "", part)


# ── the template ──


def test_each_function_runs_its_zip_on_lambdas_python(template: Any) -> None:
    assert "APIHandler" in functions(template)
    apart = {
        "Send": ("signals.zip", "chalicelib.sending.function"),
        "Draw": ("pictures.zip", "chalicelib.drawing.function"),
        "Check": ("check.zip", "infra.hook"),
    }
    for name, function in functions(template).items():
        zipped, module = apart.get(name, ("deployment.zip", "app"))
        assert function["CodeUri"]["Key"] == zipped
        assert function["Runtime"] == runtime.NAME
        assert function["Architectures"] == [X86]
        assert function["Handler"].rpartition(".")[0] == module


def test_what_goes_to_aws_runs_on_arm(both: dict[str, Path]) -> None:
    told = functions(json.loads((both[ARM] / "template.json").read_text()))
    assert {name for function in told.values() for name in function["Architectures"]} == {ARM}


def test_without_a_page_there_is_no_package(tmp_path: Path) -> None:
    (packages.copy_sources(tmp_path) / "frontend" / "dist" / "index.html").unlink()
    told = subprocess.run([sys.executable, "-m", "infra.package"], cwd=tmp_path, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (1, "The page has not been built: run `make package`, which builds it.\n")
