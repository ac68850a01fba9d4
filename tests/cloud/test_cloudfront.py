"""The distribution seen from outside: the page, links, caching, and what is refused."""

from __future__ import annotations

import json
import re
from http.client import HTTPConnection

import pytest

from chalicelib import security_headers
from chalicelib.local.http import HttpResponse
from tests.api.client import PROBLEM, key_of, known
from tests.cloud.deployed_club import Cloud
from tests.infra.package_for_tests import PAGE
from tests.local.visitor import Place

ASSET = "/assets/index-1a2b3c.js"


def get(place: Place, path: str, method: str = "GET", **headers: str) -> HttpResponse:
    return place.fetch(method, path, headers)


@pytest.mark.parametrize("path", ["/", "/new", "/courses/pebble-coast", "/boards/dice-golf", "/me", "/index.html", "/t"])
def test_a_path_that_is_no_file_is_the_page_and_must_be_revalidated(there: Place, path: str) -> None:
    page = get(there, path)
    assert (page.status, page.body.decode()) == (200, PAGE["index.html"])
    assert (page.headers["Content-Type"], page.headers["Cache-Control"]) == ("text/html; charset=utf-8", "no-cache")


def test_assets_are_cached_for_ever(there: Place) -> None:
    asset = get(there, ASSET)
    assert (asset.status, asset.body.decode()) == (200, PAGE[ASSET[1:]])
    assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert asset.headers["Content-Type"] == "text/javascript; charset=utf-8"


def test_a_missing_file_is_not_the_page(cloud: Cloud, there: Place) -> None:
    """S3 answers 404 with permission to list the bucket, 403 without; the emulator always 403 (emulator_template.py)."""
    gone = get(there, "/assets/gone-4d5e6f.js")
    assert (gone.status, gone.headers.get("Cache-Control")) == (403, None)
    bucket = cloud.outputs["PageBucket"]
    policy = json.loads(cloud.session.client("s3").get_bucket_policy(Bucket=bucket)["Policy"])
    (listing,) = [statement for statement in policy["Statement"] if statement["Action"] == "s3:ListBucket"]
    assert (listing["Effect"], listing["Principal"]) == ("Allow", {"Service": "cloudfront.amazonaws.com"})
    assert listing["Resource"] == f"arn:aws:s3:::{bucket}"


@pytest.mark.parametrize("path", ["/t/", "/t//", "/t//?join=c0de"])
def test_a_link_without_a_table_redirects_home(there: Place, path: str) -> None:
    answer = get(there, path)
    assert (answer.status, answer.headers["Location"]) == (302, "/")


def test_only_since_gives_304_without_a_key(there: Place) -> None:
    """A reply is cached by URL for all, so it must not be a 304 to what one viewer has."""
    table = there.visit("Ann").make().json["id"]
    watcher, version = there.visit(), there.visit("Ann").view(table)["version"]
    seen = watcher.get(f"/api/tables/{table}", since=version)
    assert seen.status == 304
    assert watcher.get(f"/api/tables/{table}", seen.headers["ETag"]).status == 200


@pytest.mark.parametrize("path", ["/", ASSET, "/t/AAAAAAAAAAAAAAAAAAAAAA"])
def test_the_page_is_served_with_security_headers(there: Place, path: str) -> None:
    headers = {name.lower(): value for name, value in get(there, path).headers.items()}
    for name, value in security_headers.PAGE.items():
        assert headers[name.lower()] == value
    assert headers["strict-transport-security"] == "max-age=31536000"


def test_a_link_has_its_own_head_without_the_join_code(there: Place) -> None:
    made = there.visit("Ann").make({"kind": "open"})
    link = get(there, made.json["links"]["join"])
    html = link.body.decode()
    assert (link.status, link.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert "Ann" in html
    assert "noindex" in html
    assert made.json["links"]["join"].split("=")[1] not in html
    assert get(there, f"/t/{'A' * 22}").status == 404


def test_a_link_picture_is_drawn_and_stored(cloud: Cloud, there: Place) -> None:
    table = there.visit("Ann").make({"kind": "open"}).json["id"]
    link = get(there, f"/t/{table}").body.decode()
    found = re.search(rf'og:image" content="https://{re.escape(there.host)}(/pictures/{table}/[^"]+)"', link)
    assert found, link
    led = get(there, f"/pictures/{table}/en.png")
    assert (led.status, {name.lower(): value for name, value in led.headers.items()}.get("location")) == (302, found[1])
    shown = get(there, found[1])
    assert (shown.status, shown.headers["Content-Type"]) == (200, "image/png")
    assert shown.headers["Cache-Control"] == "public, max-age=2592000, immutable"
    kept = cloud.session.client("s3").get_object(Bucket=cloud.outputs["PageBucket"], Key=found[1][1:])
    assert (kept["Body"].read(), kept["ContentType"]) == (shown.body, "image/png")
    assert get(there, found[1]).body == shown.body
    assert get(there, f"/pictures/{'A' * 22}/en.png").status == 404


@pytest.mark.parametrize(("method", "path"), [("GET", "/api"), ("GET", "/api/a/b/c/d/e/f/g"), ("PUT", "/api/a/b/c/d/e/f/g")])
@pytest.mark.parametrize("key", ["", f"Bearer {key_of('Ann')}"])
def test_an_unknown_path_is_a_problem(there: Place, method: str, path: str, key: str) -> None:
    refused = get(there, path, method, **({"authorization": key} if key else {}))
    body = json.loads(refused.body)
    assert known(PROBLEM).is_valid(body)
    assert (refused.status, body["code"]) == (404, "unknown")
    assert refused.headers["Content-Type"] == "application/problem+json"
    assert refused.headers["Cache-Control"] == "private, no-store"


def test_requests_with_a_key_need_tls(there: Place) -> None:
    open_line = Place(there.port, there.host)
    assert get(open_line, "/api/me/tables", authorization=f"Bearer {key_of('Ann')}").status == 403
    page = get(open_line, "/new")
    assert (page.status, page.headers["Location"]) == (301, f"https://{there.host}/new")


def test_paths_do_not_contain_the_stage(there: Place) -> None:
    assert get(there, "/club/api/health").body.decode() == PAGE["index.html"]


def test_only_cloudfront_may_read_the_bucket(cloud: Cloud) -> None:
    connection = HTTPConnection("127.0.0.1", cloud.place.port)
    connection.request("GET", f"/{cloud.outputs['PageBucket']}/index.html")
    assert connection.getresponse().status == 403
    connection.close()


def test_other_sites_pages_may_call_the_api(there: Place) -> None:
    asked = {"origin": "https://example.org", "access-control-request-method": "POST"}
    asked |= {"access-control-request-headers": "authorization,content-type,idempotency-key"}
    allowed = there.fetch("OPTIONS", "/api/tables", asked)
    headers = {name.lower(): value for name, value in allowed.headers.items()}
    assert allowed.status in (200, 204)
    assert headers["access-control-allow-origin"] == "*"
    assert {"authorization", "content-type", "idempotency-key"} <= words(headers["access-control-allow-headers"])
    assert "post" in words(headers["access-control-allow-methods"])


def words(listed: str) -> set[str]:
    return {word.strip() for word in listed.lower().split(",")}
