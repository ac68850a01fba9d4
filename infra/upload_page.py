"""Uploads the page's files to their bucket: new assets before the page that loads them. Old assets expire after 30 days.

template/page_bucket.yaml explains why an asset that the page no longer uses is copied onto itself with a tag.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from chalicelib.api.languages import PAGES
from chalicelib.local.page import FOREVER, REVALIDATE, TYPES
from infra.aws_account import Account, explained_aws_errors
from infra.reproducible_zip import sorted_files

ASSETS, SHELLS = "assets/", tuple(PAGES.values())
COMPRESSED = (".br", ".gz")
"""Not uploaded, because CloudFront compresses by itself."""
RETIRED_TAG = {"retired": "yes"}
CONCURRENT_UPLOADS = 8


def upload_assets(account: Account, bucket: str, page: Path) -> None:
    """Upload the assets, whose names contain a hash of their content, so that no other file is replaced. ToolError."""
    _upload_all(account, bucket, [(name, path) for name, path in _served_files(page) if name.startswith(ASSETS)])


def upload_rest(account: Account, bucket: str, page: Path) -> None:
    """Upload all other files, the shells last: they open the new page. ToolError."""
    rest = [(name, path) for name, path in _served_files(page) if not name.startswith(ASSETS)]
    _upload_all(account, bucket, [(name, path) for name, path in rest if name not in SHELLS])
    _upload_all(account, bucket, [(name, path) for name, path in rest if name in SHELLS])


def retire_old_assets(account: Account, bucket: str, page: Path) -> int:
    """Tag assets that the page no longer has, so that they expire; return how many. ToolError."""
    current = {name for name, _ in _served_files(page)}
    with explained_aws_errors():
        old = [key for key in _asset_keys(account, bucket) if key not in current and not _is_retired(account, bucket, key)]
        for key in old:
            account.s3.copy_object(
                Bucket=bucket,
                Key=key,
                CopySource={"Bucket": bucket, "Key": key},
                TaggingDirective="REPLACE",
                Tagging="&".join(f"{name}={value}" for name, value in RETIRED_TAG.items()),
                # S3 refuses a copy onto itself that changes nothing.
                MetadataDirective="REPLACE",
                CacheControl=FOREVER,
                ContentType=_content_type(key),
            )
    return len(old)


def _served_files(page: Path) -> Iterable[tuple[str, Path]]:
    return ((name, path) for name, path in sorted_files(page) if path.suffix not in COMPRESSED)


def _upload_all(account: Account, bucket: str, files: list[tuple[str, Path]]) -> None:
    def put(file: tuple[str, Path]) -> None:
        name, path = file
        cache_control = FOREVER if name.startswith(ASSETS) else REVALIDATE
        account.s3.put_object(
            Bucket=bucket, Key=name, Body=path.read_bytes(), ContentType=_content_type(name), CacheControl=cache_control
        )

    with explained_aws_errors(), ThreadPoolExecutor(CONCURRENT_UPLOADS) as threads:
        list(threads.map(put, files))


def _content_type(name: str) -> str:
    """Return a file's content type. An old asset may be of a type that the page no longer has."""
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def _asset_keys(account: Account, bucket: str) -> Iterable[str]:
    for found in account.s3.get_paginator("list_objects_v2").paginate(Bucket=bucket, Prefix=ASSETS):
        yield from (item["Key"] for item in found.get("Contents", ()))


def _is_retired(account: Account, bucket: str, key: str) -> bool:
    tags = account.s3.get_object_tagging(Bucket=bucket, Key=key)["TagSet"]
    return {tag["Key"]: tag["Value"] for tag in tags} == RETIRED_TAG
