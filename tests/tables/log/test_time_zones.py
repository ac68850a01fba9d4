"""All time zones in one file: each is found again, and equal data is stored once."""

from __future__ import annotations

from datetime import datetime
from importlib import resources

import pytest

from chalicelib.log.time_zones import encode, read

LIBRARY = resources.files("tzdata") / "zoneinfo"
NAMES = ("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati")
DATA = {name: (LIBRARY / name).read_bytes() for name in NAMES}


def test_each_zone_is_found_again_by_its_name() -> None:
    file = read(encode(DATA))
    noon = {name: datetime(2026, 7, 1, 12, tzinfo=file.zone(name)).isoformat()[-6:] for name in NAMES}
    assert [*file.places] == sorted(NAMES)
    assert [noon[name] for name in NAMES] == ["+02:00", "-04:00", "+05:45", "+14:00"]
    assert str(file.zone("Europe/Berlin")) == "Europe/Berlin"


def test_two_names_of_one_zone_share_its_data() -> None:
    one, two = encode(DATA), encode({**DATA, "Europe/Busingen": DATA["Europe/Berlin"]})
    assert len(two) - len(one) < 50 < len(DATA["Europe/Berlin"])
    assert read(two).places["Europe/Busingen"] == read(two).places["Europe/Berlin"]


def test_a_name_that_is_not_in_it_is_no_zone() -> None:
    with pytest.raises(KeyError):
        read(encode(DATA)).zone("Europe/Bonn")


def test_the_same_zones_are_the_same_bytes() -> None:
    assert encode(dict(reversed(DATA.items()))) == encode(DATA)
