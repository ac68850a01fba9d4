"""Shrinks installed libraries: deletes what the club never reads, and packs the time zones into one file.

Most of botocore's 30 MB describes AWS services we do not use.
"""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from chalicelib.log import time_zones

TIME_ZONES = "tzdata"
NAME_LIST, DATA_FOLDER = "zones", "zoneinfo"
"""In the library of time zones: the file with all names, and the folder with one file for each."""
SERVICES = ("dynamodb",)
SERVICES_WITH_S3 = (*SERVICES, "s3")
"""Sending notifications uses only DynamoDB. The other functions also use S3."""
VERSIONS = {"dynamodb": "2012-08-10", "s3": "2006-03-01"}
UNUSED = (
    ".lock",
    "bin",
    "*.dist-info",
    "**/*.pyi",
    "**/py.typed",
    "**/tests",
    "**/test_*.py",
    "botocore/stub.py",
    "dateutil/rrule.py",
    "dateutil/tz/win.py",
    "dateutil/zoneinfo",
    "pydantic/color.py",
    "pydantic/mypy.py",
    "pydantic/v1",
    "urllib3/contrib/emscripten",
    "urllib3/contrib/pyopenssl.py",
)
"""Installers' files, programs, type stubs, tests, and modules that nothing of ours imports."""
BOTOCORE_DATA = "botocore/data"
GENERAL_FILES = ("_retry.json", "endpoints.json", "partitions.json", "sdk-default-configuration.json")
KEPT_WHOLE = "clientContextParams"
"""The part of a service's description that botocore cannot read without its documentation."""
SERVICE_FILES = ("endpoint-rule-set-1", "service-2")
"""The files of a service that are read: its endpoints, and the shapes of its calls. Paginators and waiters are not used."""


def prune(libraries: Path, services: Sequence[str] = SERVICES) -> None:
    """Delete unused files from a folder of installed libraries, and all AWS services except these.

    FileNotFoundError if botocore has moved its data.
    """
    for pattern in UNUSED:
        for path in sorted(libraries.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    _prune_botocore(libraries / BOTOCORE_DATA, services)


def _prune_botocore(data: Path, services: Sequence[str]) -> None:
    kept = {name: (data / name).read_bytes() for name in GENERAL_FILES}
    places = [f"{service}/{VERSIONS[service]}/{name}.json" for service in services for name in SERVICE_FILES]
    ours = {place: gzip.decompress((data / f"{place}.gz").read_bytes()) for place in places}
    shutil.rmtree(data)
    data.mkdir()
    for name, content in kept.items():
        _write(
            data / name,
            content,
            partial(only_services, services=services) if name == "endpoints.json" else without_documentation,
        )
    for place, content in ours.items():
        # Not gzipped: botocore reads it at each start, and the zip compresses it anyway.
        _write(data / place, content, without_documentation)


def _write(path: Path, content: bytes, change: Callable[[Any], Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(change(json.loads(content)), separators=(",", ":")))


def without_documentation(thing: Any) -> Any:
    """Return a service's description without its documentation, which is nine tenths of it."""
    if isinstance(thing, dict):
        return {
            name: part if name == KEPT_WHOLE else without_documentation(part)
            for name, part in thing.items()
            if name != "documentation" or not isinstance(part, str)
        }
    return [without_documentation(part) for part in thing] if isinstance(thing, list) else thing


def only_services(endpoints: Any, services: Sequence[str] = SERVICES) -> Any:
    """Reduce botocore's list of endpoints to these services, in place."""
    for partition in endpoints["partitions"]:
        partition["services"] = {name: found for name, found in partition["services"].items() if name in services}
    return endpoints


def pack_time_zones(task: Path, root: Path) -> None:
    """Replace the library of time zones in the folder `task` by our file, at the path that it has below `root`."""
    library = task / TIME_ZONES
    names = (library / NAME_LIST).read_text().split()
    packed = time_zones.encode({name: (library / DATA_FOLDER / name).read_bytes() for name in names})
    shutil.rmtree(library)
    there = task / time_zones.PACKED.relative_to(root)
    there.parent.mkdir(parents=True)
    there.write_bytes(packed)
