"""The CloudFront function: rewritten paths, chosen origins, refusals. The code runs in Node.js."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from chalicelib.api import links, problems, reply
from chalicelib.api.languages import HEADER, PAGES
from chalicelib.api.routes import CALLS
from chalicelib.errors import Malformed
from tests.api.test_languages import HEADERS
from tests.infra.template import ROOT, properties

CODE: str = properties("Address")["FunctionCode"]
MOST_BYTES = 10_240
QUERY_KEYS = {key for call in CALLS.values() for key in call.query}


MODULE = "import cf from 'cloudfront';"
"""The import that only CloudFront has."""
STAND_IN = "let chosen = ''; const cf = { selectRequestOriginById(name) { chosen = name; } };"
ONE_BY_ONE = """
const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  chosen = '';
  const answer = handler({ request: JSON.parse(line) });
  console.log(JSON.stringify({ answer, chosen }));
});
"""


@pytest.fixture(scope="module", autouse=True)
def edge() -> Iterator[None]:
    """A Node.js process that runs the function for one request after another."""
    command = [str(ROOT / "frontend" / "run"), "node", "-e", CODE.replace(MODULE, STAND_IN) + ONE_BY_ONE]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        EDGE.append(process)
        yield
        EDGE.remove(process)


EDGE: list[subprocess.Popen[str]] = []


def asked(method: str, address: str, key: str = "", language: str = "", **more: dict[str, str]) -> Any:
    """Return the function's result: the changed request, or a reply. `more` are request headers."""
    return run(method, address, key, language, **more)["answer"]


def origin_of(method: str, address: str, key: str = "") -> str:
    """Return the origin that the function chooses for a request; "" for that of its path."""
    return str(run(method, address, key)["chosen"])


def run(method: str, address: str, key: str = "", language: str = "", **more: dict[str, str]) -> Any:
    path, _, query = address.partition("?")
    keys = [part.partition("=") for part in query.split("&") if part]
    query_string = {name: {"value": value} for name, _, value in keys}
    headers = (
        {"host": {"value": "club.example"}, "if-none-match": {"value": '"7.0.b1"'}, **more}
        | ({HEADER: {"value": language}} if language else {})
        | ({"authorization": {"value": f"Bearer {key}"}} if key else {})
    )
    request = {"method": method, "uri": path, "querystring": query_string, "headers": headers}
    (process,) = EDGE
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{json.dumps(request)}\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


@pytest.mark.parametrize(
    ("path", "asks_for"),
    [
        ("/", "/index.html"),
        ("/new", "/index.html"),
        ("/courses/abc", "/index.html"),
        ("/boards/dice-golf/", "/index.html"),
        ("/me", "/index.html"),
        ("/t", "/index.html"),
        ("/apis", "/index.html"),
        ("/today.", "/index.html"),
        ("/rules/stew.%22", "/index.html"),
        ("/index.html", "/index.html"),
        ("/sw.js", "/sw.js"),
        ("/robots.txt", "/robots.txt"),
        ("/assets/index-1a2b3c.js", "/assets/index-1a2b3c.js"),
        ("/nothing.png", "/nothing.png"),
        ("/api", "/api"),
        ("/api/", "/api/"),
        ("/api/openapi.json", "/api/openapi.json"),
        ("/api/tables/abc/moves", "/api/tables/abc/moves"),
        ("/t/abc", "/t/abc"),
        ("/t/a.b", "/t/a.b"),
        ("/t/abc/", "/t/abc"),
        ("/t/abc/replay", "/t/abc/replay"),
        ("/t/abc/replay/3", "/t/abc/replay"),
        ("/pictures/abc/en.png", "/pictures/abc/en.png"),
        ("/pictures/abc", "/pictures/abc"),
    ],
)
def test_a_path_that_is_no_file_is_the_page(path: str, asks_for: str) -> None:
    result = asked("GET", path)
    assert result["uri"] == asks_for
    assert "statusCode" not in result


def in_language(address: str, header: str) -> Any:
    return asked("GET", address, language=header)


@pytest.mark.parametrize(("header", "language"), HEADERS.items())
def test_the_page_has_the_language_that_the_api_would_choose(header: str, language: str) -> None:
    assert in_language("/new", header)["uri"] == f"/{PAGES[language]}"
    assert in_language("/t/abc", header)["headers"][HEADER] == {"value": language}


def test_the_query_can_choose_a_language() -> None:
    assert in_language("/me?language=de", "en")["uri"] == "/de.html"
    assert in_language("/t/abc?join=c0de&language=en", "de")["headers"][HEADER] == {"value": "en"}
    assert in_language("/me?language=toString", "de")["uri"] == "/de.html"


def test_a_file_is_the_same_in_every_language() -> None:
    assert in_language("/assets/index-1a2b3c.js", "de")["uri"] == "/assets/index-1a2b3c.js"
    assert in_language("/api/games", "de, en")["headers"][HEADER] == {"value": "de, en"}


def test_a_links_query_does_not_change_the_path() -> None:
    assert asked("GET", "/t/abc?join=c0de")["uri"] == "/t/abc"
    assert asked("GET", "/new?game=stew")["uri"] == "/index.html"


def test_only_the_function_sets_the_sites_name_for_a_tables_page() -> None:
    sent: tuple[dict[str, Any], ...] = ({}, {links.SITE: {"value": "https://elsewhere.example"}})
    for headers in sent:
        assert asked("GET", "/t/abc", **headers)["headers"][links.SITE] == {"value": "https://club.example"}
    assert links.SITE not in asked("GET", "/pictures/abc/en.png")["headers"]


def test_the_function_has_the_contracts_query_parameters() -> None:
    (listed,) = re.findall(r"const PARAMETERS = (\[.*?\]);", CODE)
    assert set(json.loads(listed.replace("'", '"'))) == QUERY_KEYS


@pytest.mark.parametrize("key", sorted(QUERY_KEYS))
def test_a_known_query_parameter_is_forwarded(key: str) -> None:
    assert asked("GET", f"/api/tables/abc?{key}=1")["querystring"] == {key: {"value": "1"}}


@pytest.mark.parametrize("path", ["/t/", "/t//"])
def test_a_link_without_a_table_redirects_home(path: str) -> None:
    result = asked("GET", path)
    assert (result["statusCode"], result["headers"]["location"]) == (302, {"value": "/"})


@pytest.mark.parametrize(
    "address", ["/api/tables/abc?sicne=3", "/api/games?limit=3&x", "/api/tables/abc?join=c0de", "/api?toString"]
)
def test_an_unknown_query_parameter_is_refused_like_the_api_does(address: str) -> None:
    result = asked("GET", address)
    document = json.loads(result["body"]["data"])
    assert result["statusCode"] == 400
    assert document == problems.problem(Malformed(document["detail"]))
    assert document["detail"].endswith(".")
    headers = {name: held["value"] for name, held in result["headers"].items()}
    assert headers == {
        "content-type": problems.MEDIA_TYPE,
        "cache-control": reply.PRIVATE,
        "vary": "Authorization",
        "access-control-allow-origin": "*",
        "access-control-expose-headers": ",".join(reply.EXPOSED_HEADERS),
    }
    assert asked("POST", address) == result


@pytest.mark.parametrize(("key", "asked_with"), [("", set()), ("A" * 43, {"authorization", "if-none-match"})])
def test_if_none_match_without_a_key_is_removed(key: str, asked_with: set[str]) -> None:
    """If-None-Match is not in the cache key, so a cached 304 could go to a viewer who has nothing."""
    assert set(asked("GET", "/api/tables/abc?since=7", key)["headers"]) == {"host", *asked_with}


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE"])
def test_only_requests_with_a_key_skip_origin_shield(method: str) -> None:
    origins = {origin["Id"] for origin in properties("Edge")["DistributionConfig"]["Origins"]}
    for path in ("/api", "/api/tables/abc?since=7", "/api/me/tables"):
        assert origin_of(method, path, "A" * 43) == "player"
        assert origin_of(method, path) == ""
    for path in ("/", "/t/abc", "/pictures/abc/en.png", "/assets/a.js", "/apis"):
        assert origin_of(method, path, "A" * 43) == ""
    assert "player" in origins


def test_cloudfronts_module_is_imported_in_the_first_line() -> None:
    assert CODE.startswith(MODULE), "in the first line"
    assert properties("Address")["FunctionConfig"]["Runtime"] == "cloudfront-js-2.0", "the first version with this module"


def test_a_preflight_passes_with_any_query() -> None:
    assert asked("OPTIONS", "/api/tables/abc?x=1")["uri"] == "/api/tables/abc"


def test_every_cache_behaviour_runs_the_function() -> None:
    edge = properties("Edge")["DistributionConfig"]
    for behavior in (edge["DefaultCacheBehavior"], *edge["CacheBehaviors"]):
        (association,) = behavior["FunctionAssociations"]
        assert association == {"EventType": "viewer-request", "FunctionARN": {"Fn::GetAtt": ["Address", "FunctionARN"]}}
    assert properties("Address")["AutoPublish"] is True


def test_it_is_small_enough() -> None:
    assert len(CODE.encode()) < MOST_BYTES
