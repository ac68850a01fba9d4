"""What goes to AWS, made without AWS: `python -m infra.package [STAGE [ARCHITECTURE]]` writes into .build/package/

deployment.zip   what Lambda runs: libraries, the app, openapi.json, the page's shell in each language
signals.zip      what the function runs that sends signals: libraries of its own, our modules
pictures.zip     what the function runs that draws: libraries of its own, our modules, the page's art
check.zip        what the function runs that visits a new version: three modules of ours
template.json    the CloudFormation template for these zips
openapi.json     the API's description
page/            the page's files, for the bucket

It is made for Lambda's arm64; tests have one made for x86_64, which they run.

The same sources make the same bytes, wherever they lie. The build's name is a hash of the content. Any Python that runs the
club can make it; it has bytecode if this machine has Lambda's Python (infra/runtime.py).
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
from infra import archive, bytecode, prune, rules, runtime, sam, wheels, zones
from infra.architectures import ARM
from infra.merge import merged

ROOT = Path(__file__).parents[1]
OUT = ROOT / ".build" / "package"
DIST = Path("frontend") / "dist"
SHELL = DIST / "index.html"
STAGE = "prod"
SQLITE = ("sqlite.py", "sqlite_file.py", "sqlite_pages.py", "sqlite_recovery.py", "sqlite_layout.py")
AT_HOME = (
    "local",
    "verify.py",
    *(f"store/{name}" for name in SQLITE),
    "api/openapi.py",
    "api/reply_schemas.py",
    "api/event_schemas.py",
)
"""What of chalicelib only runs on one's own computer: its server and store, the checker, and what makes openapi.json."""
APART = ("sending", "drawing")
"""What runs in packages of their own, and is not in the API's: the libraries that each needs would double its zip."""
VISITING = ("__init__.py", "hook.py", "visit.py")
BUILD_LENGTH = 10


class NoPage(Exception):
    """The page has not been built."""

    def __init__(self) -> None:
        super().__init__("The page has not been built: run `make package`, which builds it.")


def package(stage: str = STAGE, out: Path = OUT, architecture: str = ARM) -> str:
    """Makes the package for this stage and these processors in that folder, in place of what is there, and gives the build's
    name.

    NoPage if that has not been built.
    """
    if not (ROOT / SHELL).exists():
        raise NoPage
    with tempfile.TemporaryDirectory() as folder:
        tasks, made = Path(folder) / "tasks", Path(folder) / "made"
        _tasks(tasks, architecture)
        _page(made / "page")
        build = archive.digest([tasks, made / "page"])[:BUILD_LENGTH]
        described = json_codec.dump(openapi.describe(GAMES, build))
        (made / "openapi.json").write_text(described, encoding="utf-8")
        (tasks / sam.ZIP / PACKAGED_DESCRIPTION.relative_to(ROOT)).write_text(described, encoding="utf-8")
        with ThreadPoolExecutor() as threads:
            list(threads.map(lambda name: archive.pack(tasks / name, made / name), sam.ZIPS))
        template = sam.with_environment(merged(sam.chalice_template(ROOT, stage), architecture), BUILD=build)
        _write(made / "template.json", rules.with_rules(template))
        shutil.rmtree(out, ignore_errors=True)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(made, out)
    return build


def without_bytecode() -> str:
    """A warning if packages made here have no bytecode, else nothing."""
    try:
        runtime.python()
    except runtime.NoSuchPython as missing:
        return f"The package has no bytecode, so Lambda compiles its sources at each start. {missing}"
    return ""


def _tasks(tasks: Path, architecture: str) -> None:
    """What goes into each zip for these processors, in a folder of the zip's name."""
    task, signals, pictures, check = (tasks / name for name in sam.ZIPS)
    _libraries(task, partial(wheels.install, architecture=architecture), *prune.WITH_BUCKETS)
    zones.pack(task, ROOT)
    _app(task)
    _libraries(signals, partial(wheels.install_group, group="signals", architecture=architecture))
    _modules(signals, partial(_at_home, more=["drawing"]))
    _libraries(pictures, partial(wheels.install_group, group="pictures", architecture=architecture), *prune.WITH_BUCKETS)
    _drawing(pictures)
    _checking(check)


def _libraries(task: Path, install: Callable[..., None], *services: str) -> None:
    install(ROOT, into=task)
    prune.prune(task, services or prune.OURS)
    bytecode.compile_alone(task)


def _app(task: Path) -> None:
    """The app, and the page's shells, where they are at home too."""
    _modules(task, _at_home_or_apart, ROOT / "app.py")
    (task / DIST).mkdir(parents=True)
    for name in PAGES.values():
        shutil.copyfile(ROOT / DIST / name, task / DIST / name)


def _drawing(task: Path) -> None:
    """What draws, and of the page's art what it draws with, where that is at home too."""
    _modules(task, partial(_at_home, more=["sending"]))
    for source in page_symbols.FILES:
        there = task / source.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, there)


def _checking(task: Path) -> None:
    """What visits a new version (infra/hook.py)."""
    (task / "infra").mkdir(parents=True)
    for name in VISITING:
        shutil.copyfile(ROOT / "infra" / name, task / "infra" / name)


def _modules(task: Path, ignore: Callable[[str, list[str]], list[str]], *more: Path) -> None:
    """Our own modules with their data, compiled apart from the libraries."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder)
        for module in more:
            shutil.copyfile(module, own / module.name)
        shutil.copytree(ROOT / "chalicelib", own / "chalicelib", ignore=ignore)
        bytecode.compile_beside(own)
        shutil.copytree(own, task, dirs_exist_ok=True)


def _at_home(folder: str, names: list[str], more: Sequence[str] = ()) -> list[str]:
    inner = Path(folder).relative_to(ROOT / "chalicelib")
    return [name for name in names if name == "__pycache__" or (inner / name).as_posix() in (*AT_HOME, *more)]


def _at_home_or_apart(folder: str, names: list[str]) -> list[str]:
    return _at_home(folder, names, APART)


def _page(into: Path) -> None:
    """The built page, without what its builder notes for itself."""
    shutil.copytree(ROOT / DIST, into, ignore=shutil.ignore_patterns(".*"))


def _write(path: Path, template: dict[str, Any]) -> None:
    path.write_text(json.dumps(template, indent=1, sort_keys=True) + "\n")


def main(stage: str, architecture: str = ARM) -> int:
    """Packages and says what was made; 1 with one sentence where something is missing."""
    try:
        build = package(stage, architecture=architecture)
    except NoPage as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    sizes = [f".build/package/{name}, {(OUT / name).stat().st_size / 1e6:.1f} MB" for name in sam.ZIPS]
    sys.stdout.write(f"Build {build} for {stage}: {'; '.join(sizes)}\n")
    if missing := without_bytecode():
        sys.stdout.write(f"{missing}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [STAGE]))
