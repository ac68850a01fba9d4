"""Builds what is deployed, without AWS: `python -m infra.package [STAGE [ARCHITECTURE]]` writes into .build/package/

deployment.zip      the Chalice app's functions: libraries, the app, openapi.json, the page's shell in each language
notifications.zip   the function that sends notifications: its own libraries, our modules
pictures.zip        the function that draws link pictures: its own libraries, our modules, the page's art
smoke_test.zip      the function that tests a new version: three of our modules
template.json       the CloudFormation template for these zips
openapi.json        the API's description
page/               the page's files, for the bucket

The zips are for arm64; tests build and run some for x86_64.

The same sources give the same bytes, in any folder. The build's name is a hash of the content. Any Python that runs the club
can build the package; it contains bytecode only if this machine has Lambda's Python (infra/lambda_python.py).
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from chalicelib import json_codec
from chalicelib.api import openapi
from chalicelib.api.languages import PAGES
from chalicelib.api.service import PACKAGED_DESCRIPTION
from chalicelib.drawing import page_symbols
from chalicelib.games.registry import GAMES
from infra import (
    bytecode,
    chalice_template,
    install_libraries,
    lambda_python,
    prune_libraries,
    reproducible_zip,
    rules_versions,
)
from infra.build_template import merge_templates
from infra.lambda_functions import ARM

ROOT = Path(__file__).parents[1]
OUTPUT = ROOT / ".build" / "package"
DIST = Path("frontend") / "dist"
SHELL = DIST / "index.html"
STAGE = "prod"
SQLITE = ("sqlite.py", "sqlite_file.py", "sqlite_pages.py", "sqlite_recovery.py", "sqlite_layout.py")
LOCAL_ONLY = (
    "local",
    "verify.py",
    *(f"store/{name}" for name in SQLITE),
    "api/openapi.py",
    "api/reply_schemas.py",
    "api/event_schemas.py",
)
"""The parts of chalicelib that only run locally: server, store, the replay checker, the generator of openapi.json."""
PACKAGED_APART = ("sending", "drawing")
"""The parts of chalicelib with packages of their own. Each one's libraries would double the API's zip."""
SMOKE_TEST_FILES = ("__init__.py", "pre_traffic_hook.py", "smoke_test.py")
BUILD_LENGTH = 10


class NoPage(Exception):
    """The page has not been built."""

    def __init__(self) -> None:
        super().__init__("The page has not been built: run `make package`, which builds it.")


def package(stage: str = STAGE, out: Path = OUTPUT, architecture: str = ARM) -> str:
    """Build the package for this stage and architecture, replacing the folder `out`; return the build's name.

    NoPage if the page has not been built.
    """
    if not (ROOT / SHELL).exists():
        raise NoPage
    with tempfile.TemporaryDirectory() as folder:
        tasks, made = Path(folder) / "tasks", Path(folder) / "made"
        _fill_task_folders(tasks, architecture)
        _copy_page(made / "page")
        build = reproducible_zip.content_hash([tasks, made / "page"])[:BUILD_LENGTH]
        description = json_codec.dump(openapi.describe(GAMES, build))
        (made / "openapi.json").write_text(description, encoding="utf-8")
        (tasks / chalice_template.API_ZIP / PACKAGED_DESCRIPTION.relative_to(ROOT)).write_text(description, encoding="utf-8")
        with ThreadPoolExecutor() as threads:
            list(threads.map(lambda name: reproducible_zip.write_zip(tasks / name, made / name), chalice_template.ZIPS))
        template = chalice_template.with_environment(
            merge_templates(chalice_template.generate_template(ROOT, stage), architecture), BUILD=build
        )
        _write_template(made / "template.json", rules_versions.with_rules_output(template))
        shutil.rmtree(out, ignore_errors=True)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(made, out)
    return build


def bytecode_warning() -> str:
    """Return a warning if packages that are built here have no bytecode, else ""."""
    try:
        lambda_python.find_python()
    except lambda_python.NoSuchPython as missing:
        return f"The package has no bytecode, so Lambda compiles its sources at each start. {missing}"
    return ""


def _fill_task_folders(tasks: Path, architecture: str) -> None:
    """Fill a folder for each zip, named like the zip."""
    api, notifications, pictures, smoke_test = (tasks / name for name in chalice_template.ZIPS)
    _install_libraries(
        api, partial(install_libraries.install_api, architecture=architecture), *prune_libraries.SERVICES_WITH_S3
    )
    prune_libraries.pack_time_zones(api, ROOT)
    _copy_app(api)
    _install_libraries(
        notifications, partial(install_libraries.install_group, group="notifications", architecture=architecture)
    )
    _copy_modules(notifications, partial(_local_only, more=["drawing"]))
    _install_libraries(
        pictures,
        partial(install_libraries.install_group, group="pictures", architecture=architecture),
        *prune_libraries.SERVICES_WITH_S3,
    )
    _copy_drawing(pictures)
    _copy_smoke_test(smoke_test)


def _install_libraries(task: Path, install: Callable[..., None], *services: str) -> None:
    install(ROOT, into=task)
    prune_libraries.prune(task, services or prune_libraries.SERVICES)
    bytecode.compile_replacing_sources(task)


def _copy_app(task: Path) -> None:
    """Copy the app and the page's shells, in the same places as in the sources."""
    _copy_modules(task, _not_in_api, ROOT / "app.py")
    (task / DIST).mkdir(parents=True)
    for name in PAGES.values():
        shutil.copyfile(ROOT / DIST / name, task / DIST / name)


def _copy_drawing(task: Path) -> None:
    """Copy the drawing modules and the page's art that they use, in the same places as in the sources."""
    _copy_modules(task, partial(_local_only, more=["sending"]))
    for source in page_symbols.FILES:
        there = task / source.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, there)


def _copy_smoke_test(task: Path) -> None:
    """Copy the modules that test a new version (infra/pre_traffic_hook.py)."""
    (task / "infra").mkdir(parents=True)
    for name in SMOKE_TEST_FILES:
        shutil.copyfile(ROOT / "infra" / name, task / "infra" / name)


def _copy_modules(task: Path, ignore: Callable[[str, list[str]], list[str]], *more: Path) -> None:
    """Copy chalicelib, and `more` modules beside it, with their data and bytecode; `ignore` as in shutil.copytree."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder)
        for module in more:
            shutil.copyfile(module, own / module.name)
        shutil.copytree(ROOT / "chalicelib", own / "chalicelib", ignore=ignore)
        bytecode.compile_keeping_sources(own)
        shutil.copytree(own, task, dirs_exist_ok=True)


def _local_only(folder: str, names: list[str], more: Sequence[str] = ()) -> list[str]:
    """Return the names in a folder of chalicelib that a package leaves out."""
    inner = Path(folder).relative_to(ROOT / "chalicelib")
    return [name for name in names if name == "__pycache__" or (inner / name).as_posix() in (*LOCAL_ONLY, *more)]


def _not_in_api(folder: str, names: list[str]) -> list[str]:
    return _local_only(folder, names, PACKAGED_APART)


def _copy_page(into: Path) -> None:
    """Copy the built page, without its builder's own files."""
    shutil.copytree(ROOT / DIST, into, ignore=shutil.ignore_patterns(".*"))


def _write_template(path: Path, template: dict[str, Any]) -> None:
    path.write_text(json.dumps(template, indent=1, sort_keys=True) + "\n")


def main(stage: str, architecture: str = ARM) -> int:
    """Build the package and print what was built; 1 with a message if the page is missing."""
    try:
        build = package(stage, architecture=architecture)
    except NoPage as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    sizes = [f".build/package/{name}, {(OUTPUT / name).stat().st_size / 1e6:.1f} MB" for name in chalice_template.ZIPS]
    sys.stdout.write(f"Build {build} for {stage}: {'; '.join(sizes)}\n")
    if warning := bytecode_warning():
        sys.stdout.write(f"{warning}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [STAGE]))
