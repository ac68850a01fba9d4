"""Measure a cold start, from the start of a process to the first view, compared with loading the libraries alone.

python -m tests.bench.cold        packages the club, and starts it several times with Dynoxide

Everything is compiled, and runs with Lambda's Python and nothing else on its path. The libraries alone: import botocore and
pydantic and create the DynamoDB client, with the libraries as published and as packaged. The club: import what it needs, open
the store, and answer a seated player's first request. The programs alternate, so that all run under the same conditions.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple
from zipfile import ZipFile

from botocore.session import Session

from chalicelib.actions.make import RequestedSeat, TableRequest, make_table
from chalicelib.api.service import project
from chalicelib.boards.courses import BUILT_IN
from chalicelib.play.club import Club
from chalicelib.players.keys import player_id
from chalicelib.store.dynamo import DynamoStore, create_table, make_client
from infra import bytecode, install_libraries, lambda_python
from infra.chalice_template import API_ZIP
from infra.lambda_functions import X86
from infra.package import ROOT, package
from tests.bench.__main__ import lines
from tests.emulators import dynoxide

RUNS = 15
MOST = 10
VIEW = "the club's first view"
TABLE, KEY = "club", "A" * 43
RESOURCE = "/api/tables/{table}"
ENV = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_DEFAULT_REGION": "eu-west-1"}

LIBRARIES = """
import sys
sys.path.insert(0, sys.argv[1])
import botocore.session
import pydantic
botocore.session.Session().create_client("dynamodb")
print("done", flush=True)
"""
CLUB = """
import sys
from time import perf_counter
times = [perf_counter()]
sys.path.insert(0, sys.argv[1])
import app
times.append(perf_counter())
from chalicelib.api.service import current_service
current_service()
times.append(perf_counter())
import json
answered = app.app(json.loads(sys.argv[2]), None)
assert answered["statusCode"] == 200, answered
print("done", flush=True)
times.append(perf_counter())
print(*times)
"""
IMPORT = re.compile(r"import time: +(\d+) \| +\d+ \| +([\w.]+)")


class Start(NamedTuple):
    """Milliseconds of one kind of start, and how many times as long the club takes."""

    from_nothing_to: str
    ms: float
    club: float


class Step(NamedTuple):
    step: str
    ms: float


def rows(runs: int = RUNS) -> Iterator[Start | Step]:
    """Yield the median of each kind of start; then the steps of the club's start, and the modules that took longest."""
    with tempfile.TemporaryDirectory() as folder, dynoxide.running() as endpoint:
        published, packed = Path(folder) / "published", Path(folder) / "packed"
        _unpack(published, packed)
        env = {**ENV, "AWS_ENDPOINT_URL_DYNAMODB": endpoint, "TABLE_NAME": TABLE, "BUILD": "bench", "PATH": os.defpath}
        event = json.dumps(_event(_seat_somebody(endpoint)))
        programs = {
            "a client, of libraries as published": (LIBRARIES, str(published)),
            "a client, of libraries as packaged": (LIBRARIES, str(packed)),
            VIEW: (CLUB, str(packed), event),
        }
        took: dict[str, list[float]] = {what: [] for what in programs}
        for _ in range(runs + 1):
            for what, program in programs.items():
                took[what].append(_until_done(program, env))
        medians = {what: median(times[1:]) for what, times in took.items()}  # the first run read the files from disk
        yield from (Start(what, ms, medians[VIEW] / ms) for what, ms in medians.items())
        yield from _steps(programs[VIEW], env)


def _unpack(published: Path, packed: Path) -> None:
    """Install the published libraries, compiled, and unpack the package."""
    install_libraries.install_api(ROOT, published, X86)
    bytecode.compile_keeping_sources(published)
    made = packed.with_name("made")
    package(out=made, architecture=X86)
    with ZipFile(made / API_ZIP) as archive:
        archive.extractall(packed)


def _seat_somebody(endpoint: str) -> str:
    """Make a table for a person and a bot, and return its id."""
    session = Session()
    session.set_config_variable("region", ENV["AWS_DEFAULT_REGION"])
    session.set_credentials(ENV["AWS_ACCESS_KEY_ID"], ENV["AWS_SECRET_ACCESS_KEY"])
    with closing(make_client(session, endpoint_url=endpoint)) as client:
        create_table(client, TABLE)
        store = DynamoStore(client, TABLE)
        seats = [RequestedSeat("me", "Ann"), RequestedSeat("bot")]
        wanted = TableRequest("dice-golf", seats, {"holes": "front"}, BUILT_IN["pebble-coast"])
        return make_table(Club(store, project=partial(project, store)), player_id(KEY), KEY, wanted).id


def _event(table: str) -> dict[str, Any]:
    """Return the proxy event of a player's request for their table."""
    return {
        "resource": RESOURCE,
        "path": RESOURCE.format(table=table),
        "httpMethod": "GET",
        "headers": {"Authorization": f"Bearer {KEY}"},
        "multiValueQueryStringParameters": None,
        "pathParameters": {"table": table},
        "requestContext": {"resourcePath": RESOURCE, "httpMethod": "GET", "path": RESOURCE, "stage": "club"},
        "body": None,
        "isBase64Encoded": False,
    }


def _until_done(program: tuple[str, ...], env: Mapping[str, str]) -> float:
    """Return the milliseconds from the start of a process until it prints that it is done."""
    began = perf_counter()
    with _start(program, env) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        took = perf_counter() - began
        process.stdout.read()
    if said != "done\n":
        raise RuntimeError("It ended before it was done.")
    return took * 1e3


def _start(program: tuple[str, ...], env: Mapping[str, str], *more: str, stderr: int | None = None) -> subprocess.Popen[str]:
    command = [lambda_python.find_python(), "-I", "-S", *more, "-c", *program]
    return subprocess.Popen(command, env=dict(env), stdout=subprocess.PIPE, stderr=stderr, text=True)


def _steps(program: tuple[str, ...], env: Mapping[str, str]) -> Iterator[Step]:
    """Yield where the time of one start went. Measuring imports makes them somewhat slower."""
    with _start(program, env) as plain:
        times = [float(time) * 1e3 for time in plain.communicate()[0].split()[1:]]
    for step, (before, after) in zip(("import", "open the store", "answer"), pairwise(times), strict=True):
        yield Step(step, after - before)
    with _start(program, env, "-X", "importtime", stderr=subprocess.PIPE) as telling:
        own = own_times(telling.communicate()[1])
    families: Counter[str] = Counter()
    for module, micros in own.items():
        families[family(module)] += micros
    yield from (Step(f"import all of {name}", micros / 1e3) for name, micros in families.most_common(MOST))
    yield from (Step(f"import {name} itself", micros / 1e3) for name, micros in own.most_common(MOST))


def own_times(said: str) -> Counter[str]:
    """Return the microseconds that each module's own code took, from the output of `-X importtime`."""
    return Counter({module: int(micros) for micros, module in IMPORT.findall(said)})


def family(module: str) -> str:
    """Return the package of a module, or "the standard library"."""
    root = module.partition(".")[0]
    return "the standard library" if root in sys.stdlib_module_names or root.startswith("_sysconfigdata") else root


def main() -> None:
    """Print all rows."""
    for line in lines(rows()):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
