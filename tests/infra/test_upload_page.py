"""Uploading the page: order, caching, and expiry of old assets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boto3
import pytest

from infra import upload_page
from infra.aws_account import Account, open_account
from tests.emulators.moto import mocked

BUCKET = "page"
FILES = {
    "index.html": "<!doctype html>",
    "de.html": "<!doctype html>de",
    "sw.js": "self;",
    "manifest.webmanifest": "{}",
    "robots.txt": "User-agent: *",
    "icons/club.svg": "<svg/>",
    "assets/index-1a2b3c.js": "1;",
    "assets/index-1a2b3c.js.br": "packed",
    "assets/index-1a2b3c.js.gz": "packed",
    "assets/club-9f8e7d.woff2": "font",
}
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def account() -> Iterator[Account]:
    with mocked():
        account = open_account(boto3.Session("key", "secret", region_name="us-east-1"))
        account.s3.create_bucket(Bucket=BUCKET)
        yield account


@pytest.fixture
def built(tmp_path: Path) -> Path:
    return build(tmp_path / "page", FILES)


def build(folder: Path, files: dict[str, str]) -> Path:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return folder


def up(account: Account) -> list[str]:
    return [item["Key"] for item in account.s3.list_objects_v2(Bucket=BUCKET).get("Contents", ())]


def head(account: Account, key: str) -> Any:
    return account.s3.head_object(Bucket=BUCKET, Key=key)


def tags(account: Account, key: str) -> Any:
    return account.s3.get_object_tagging(Bucket=BUCKET, Key=key)["TagSet"]


def put_all(account: Account, page_folder: Path) -> int:
    upload_page.upload_assets(account, BUCKET, page_folder)
    upload_page.upload_rest(account, BUCKET, page_folder)
    return upload_page.retire_old_assets(account, BUCKET, page_folder)


def test_assets_are_uploaded_first(account: Account, built: Path) -> None:
    upload_page.upload_assets(account, BUCKET, built)
    assert up(account) == ["assets/club-9f8e7d.woff2", "assets/index-1a2b3c.js"]


def test_the_shell_is_uploaded_last(account: Account, built: Path) -> None:
    order: list[str] = []
    account.s3.meta.events.register("provide-client-params.s3.PutObject", lambda params, **_: order.append(params["Key"]))
    upload_page.upload_rest(account, BUCKET, built)
    assert sorted(order) == ["de.html", "icons/club.svg", "index.html", "manifest.webmanifest", "robots.txt", "sw.js"]
    assert {*order[-2:]} == {"index.html", "de.html"}


def test_each_file_has_its_type_and_cache_control(account: Account, built: Path) -> None:
    put_all(account, built)
    headers = {key: (head(account, key)["ContentType"], head(account, key)["CacheControl"]) for key in up(account)}
    assert headers == {
        "assets/club-9f8e7d.woff2": ("font/woff2", FOR_EVER),
        "assets/index-1a2b3c.js": ("text/javascript; charset=utf-8", FOR_EVER),
        "icons/club.svg": ("image/svg+xml", "no-cache"),
        "index.html": ("text/html; charset=utf-8", "no-cache"),
        "de.html": ("text/html; charset=utf-8", "no-cache"),
        "manifest.webmanifest": ("application/manifest+json", "no-cache"),
        "robots.txt": ("text/plain; charset=utf-8", "no-cache"),
        "sw.js": ("text/javascript; charset=utf-8", "no-cache"),
    }


def test_an_unused_asset_is_retired_once(account: Account, built: Path, tmp_path: Path) -> None:
    put_all(account, built)
    newer = build(tmp_path / "newer", {"index.html": "<!doctype html>2", "assets/index-4d5e6f.js": "2;"})
    assert put_all(account, newer) == 2
    old = head(account, "assets/index-1a2b3c.js")
    assert (old["ContentType"], old["CacheControl"]) == ("text/javascript; charset=utf-8", FOR_EVER)
    assert tags(account, "assets/index-1a2b3c.js") == [{"Key": "retired", "Value": "yes"}]
    assert tags(account, "assets/index-4d5e6f.js") == tags(account, "sw.js") == []
    assert put_all(account, newer) == 0, "a copy would restart the 30 days"


def test_an_asset_that_comes_back_stays(account: Account, built: Path, tmp_path: Path) -> None:
    put_all(account, built)
    newer = build(tmp_path / "newer", {"index.html": "<!doctype html>2", "assets/index-4d5e6f.js": "2;"})
    put_all(account, newer)
    assert put_all(account, built) == 1
    assert tags(account, "assets/index-1a2b3c.js") == []
    assert tags(account, "assets/index-4d5e6f.js") == [{"Key": "retired", "Value": "yes"}]


def test_an_old_asset_of_an_unknown_type_is_retired(account: Account, built: Path) -> None:
    account.s3.put_object(Bucket=BUCKET, Key="assets/old-1a2b3c.flif", Body=b"")
    assert put_all(account, built) == 1
    assert tags(account, "assets/old-1a2b3c.flif") == [{"Key": "retired", "Value": "yes"}]
    assert head(account, "assets/old-1a2b3c.flif")["ContentType"] == "application/octet-stream"
