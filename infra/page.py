"""The page's files in their bucket: new assets come before the page that names them, old ones stay for 30 days after it.

template/page.yaml tells why an asset that is no longer named is copied onto itself with a tag.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from chalicelib.api.languages import PAGES
from chalicelib.local.page import FOREVER, REVALIDATE, TYPES
from infra.archive import files
from infra.aws import Account, in_sentences

ASSETS, SHELLS = "assets/", tuple(PAGES.values())
PACKED = (".br", ".gz")
"""The edge compresses by itself."""
RETIRED = {"retired": "yes"}
AT_ONCE = 8


def put_assets(account: Account, bucket: str, page: Path) -> None:
    """Puts up all that is named by its content; nothing that is there changes. Refused."""
    _put_all(account, bucket, [(name, path) for name, path in _served(page) if name.startswith(ASSETS)])


def put_rest(account: Account, bucket: str, page: Path) -> None:
    """Puts up all else, the shells last: from then on it is the new page that opens. Refused."""
    rest = [(name, path) for name, path in _served(page) if not name.startswith(ASSETS)]
    _put_all(account, bucket, [(name, path) for name, path in rest if name not in SHELLS])
    _put_all(account, bucket, [(name, path) for name, path in rest if name in SHELLS])


def retire(account: Account, bucket: str, page: Path) -> int:
    """Begins the last days of assets that the page does not have; how many. Refused."""
    current = {name for name, _ in _served(page)}
    with in_sentences():
        old = [key for key in _keys(account, bucket) if key not in current and not _is_retired(account, bucket, key)]
        for key in old:
            account.s3.copy_object(
                Bucket=bucket,
                Key=key,
                CopySource={"Bucket": bucket, "Key": key},
                TaggingDirective="REPLACE",
                Tagging="&".join(f"{name}={value}" for name, value in RETIRED.items()),
                # S3 copies nothing onto itself unless something is told again.
                MetadataDirective="REPLACE",
                CacheControl=FOREVER,
                ContentType=_type(key),
            )
    return len(old)


def _served(page: Path) -> Iterable[tuple[str, Path]]:
    return ((name, path) for name, path in files(page) if path.suffix not in PACKED)


def _put_all(account: Account, bucket: str, told: list[tuple[str, Path]]) -> None:
    def put(one: tuple[str, Path]) -> None:
        name, path = one
        keeping = FOREVER if name.startswith(ASSETS) else REVALIDATE
        account.s3.put_object(Bucket=bucket, Key=name, Body=path.read_bytes(), ContentType=_type(name), CacheControl=keeping)

    with in_sentences(), ThreadPoolExecutor(AT_ONCE) as threads:
        list(threads.map(put, told))


def _type(name: str) -> str:
    """An old asset's may be one that pages no longer have."""
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def _keys(account: Account, bucket: str) -> Iterable[str]:
    for found in account.s3.get_paginator("list_objects_v2").paginate(Bucket=bucket, Prefix=ASSETS):
        yield from (item["Key"] for item in found.get("Contents", ()))


def _is_retired(account: Account, bucket: str, key: str) -> bool:
    tags = account.s3.get_object_tagging(Bucket=bucket, Key=key)["TagSet"]
    return {tag["Key"]: tag["Value"] for tag in tags} == RETIRED
