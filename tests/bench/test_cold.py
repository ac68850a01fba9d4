"""The output of `-X importtime` is read right."""

from __future__ import annotations

from tests.bench.cold import family, own_times

SAID = """import time: self [us] | cumulative | imported package
import time:       273 |        684 |   _io
import time:      1046 |       4030 |         chalicelib.log.table
import time:        20 |      12000 | botocore
"""


def test_a_modules_own_time_excludes_its_imports() -> None:
    assert own_times(SAID) == {"_io": 273, "chalicelib.log.table": 1046, "botocore": 20}


def test_modules_belong_to_their_package_or_to_the_standard_library() -> None:
    assert [family(name) for name in ("_io", "json.decoder", "_sysconfigdata__linux_", "botocore.session", "six")] == [
        *["the standard library"] * 3,
        "botocore",
        "six",
    ]
