"""Leaves out of the libraries what the club never reads: most of botocore's 30 MB describes services that are not ours."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

OURS = ("dynamodb",)
WITH_BUCKETS = (*OURS, "s3")
"""What the function that sends signals asks; the others read old logs besides, and draw pictures."""
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
"""What installers leave, programs, type stubs, tests; what stands in for answers, rules of calendars, time zones of others,
colours, a plug-in for mypy, an older pydantic, a browser's part, another library's TLS.
"""
DATA = "botocore/data"
ABOUT_ALL = ("_retry.json", "endpoints.json", "partitions.json", "sdk-default-configuration.json")
WORDED = "clientContextParams"
"""What of a description botocore reads with its documentation, and cannot without."""
ABOUT_OURS = ("endpoint-rule-set-1", "service-2")
"""Of a service: where it is, and what its calls take and answer. Its paginators, waiters and examples are never asked for."""


def prune(libraries: Path, services: Sequence[str] = OURS) -> None:
    """Removes what is not used from a folder of installed libraries, except these services. FileNotFoundError where botocore
    has moved its data.
    """
    for pattern in UNUSED:
        for path in sorted(libraries.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    _prune_botocore(libraries / DATA, services)


def _prune_botocore(data: Path, services: Sequence[str]) -> None:
    kept = {name: (data / name).read_bytes() for name in ABOUT_ALL}
    places = [f"{service}/{VERSIONS[service]}/{name}.json" for service in services for name in ABOUT_OURS]
    ours = {place: gzip.decompress((data / f"{place}.gz").read_bytes()) for place in places}
    shutil.rmtree(data)
    data.mkdir()
    for name, content in kept.items():
        _write(data / name, content, partial(only_ours, services=services) if name == "endpoints.json" else without_words)
    for place, content in ours.items():
        # Not packed: botocore reads it at each start, and the zip packs it anyway.
        _write(data / place, content, without_words)


def _write(path: Path, content: bytes, change: Callable[[Any], Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(change(json.loads(content)), separators=(",", ":")))


def without_words(thing: Any) -> Any:
    """A service's description without the documentation, nine tenths of it."""
    if isinstance(thing, dict):
        return {
            name: part if name == WORDED else without_words(part)
            for name, part in thing.items()
            if name != "documentation" or not isinstance(part, str)
        }
    return [without_words(part) for part in thing] if isinstance(thing, list) else thing


def only_ours(endpoints: Any, services: Sequence[str] = OURS) -> Any:
    """The list of all services' addresses with those of ours alone."""
    for partition in endpoints["partitions"]:
        partition["services"] = {name: found for name, found in partition["services"].items() if name in services}
    return endpoints
