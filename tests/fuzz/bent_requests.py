"""Malformed requests: valid ones for real tables, changed in some places, to a club that can be reset.

scene ─▶ a valid request at one of its tables ─▶ numbers, types, depth, names said twice, headers, cursor, path … ─▶ asked
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any
from unittest.mock import patch
from urllib.parse import quote

from hypothesis import strategies as st

from app import app
from chalicelib.api import models
from chalicelib.api.client_address import EDGE_PROOFS
from chalicelib.api.problems import STATUS
from chalicelib.api.routes import CALLS, Call
from chalicelib.local.http import HttpRequest, HttpResponse
from tests.api.client import ALL_GAMES, COURSE, GATEWAY, Answered, Client, NoOne, check, key_of, operation_of
from tests.api.function_urls import CONTEXT, PROOF, answer_of, url_event
from tests.api.test_validation_errors import GOOD
from tests.fuzz.fuzzed_club import Scene
from tests.laws.values import instance

CODES = frozenset(error.code for error in STATUS)


# ── valid requests ──


@dataclass(frozen=True)
class Asking:
    """A request. `who` None: without a key. `sent`: the body's bytes, if they are not `body` as JSON."""

    call: Call
    method: str
    steps: tuple[str, ...]
    query: tuple[tuple[str, str], ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    body: Any = None
    sent: bytes | None = None

    def request(self) -> HttpRequest:
        path = "/" + "/".join(self.steps)
        query = "&".join(f"{name}={value}" for name, value in self.query)
        body = (
            self.sent
            if self.sent is not None
            else b""
            if self.body is None
            else to_json(self.body).encode("utf-8", "surrogatepass")
        )
        return HttpRequest(
            NoOne(), self.method, f"{path}?{query}" if query else path, dict(self.headers), body, remote="198.51.100.7"
        )


@st.composite
def valid(draw: st.DrawFn, scene: Scene) -> Asking:
    """Return any call for any of the tables, by one of its players, a stranger, or somebody without a key."""
    call = CALLS[draw(st.sampled_from(sorted(CALLS)))]
    at = draw(st.integers(0, len(scene.tables) - 1))
    who = draw(st.sampled_from(["Ann", "Bob", "Eve"] if call.needs_key else ["Ann", "Bob", None]))
    names = {
        "{table}": scene.tables[at],
        "{seat}": str(draw(st.integers(0, 2))),
        "{request}": str(scene.request),
        "{course}": COURSE,
        "{game}": draw(st.sampled_from(sorted(ALL_GAMES))),
    }
    headers = {"host": "localhost"}
    if who:
        headers["authorization"] = f"Bearer {key_of(who)}"
    if call.idempotency != "none":
        headers["idempotency-key"] = f"key-{draw(st.integers(0, 10**9)):09d}"
    body = None
    if call.asks:
        headers["content-type"] = "application/json"
        body = body_of(scene, call, at, who, draw(st.integers(0, 99)))
    query = {}
    if "limit" in call.query:
        query = {"limit": str(draw(st.integers(1, 100)))}
    elif "at" in call.query and draw(st.booleans()):
        query = {"at": str(draw(st.integers(0, 3)))}
    steps = tuple(names.get(step, step) for step in call.path.split("/")[1:])
    return Asking(call, call.method, steps, (*query.items(),), (*headers.items(),), body)


def body_of(scene: Scene, call: Call, at: int, who: str | None, seed: int) -> Any:
    good = GOOD[getattr(models, call.asks or "")]
    if call.name == "play":
        view = Client(who).view(scene.tables[at])
        move = instance(view["legal"], Random(seed)) if view["legal"] else good["move"]
        return {"move": move, "seen": view["version"]}
    if call.name == "make_table":
        game = ALL_GAMES[sorted(ALL_GAMES)[seed % len(ALL_GAMES)]]
        options = instance(game.options_schema(), Random(seed))
        return {**good, "game": game.id, "options": options, "course": COURSE if game.needs_course else None}
    if "join" in good:
        return {**good, "join": scene.joins[at]}
    return good


# ── what is done to them ──


class Raw(str):
    """Text that is put into a body unchanged."""


class Pairs(list[tuple[str, Any]]):
    """An object whose names may be repeated."""


def to_json(value: Any) -> str:
    """Return JSON, or nearly."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, Pairs):
        return "{" + ",".join(f"{json.dumps(name)}:{to_json(part)}" for name, part in value) + "}"
    if isinstance(value, dict):
        return to_json(Pairs(value.items()))
    if isinstance(value, list):
        return "[" + ",".join(map(to_json, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


NUMBERS = [
    *("-0", "-0.0", "0.0", "-1", "1.5", "1e3", "9", "10", "99999999", "9007199254740992", "9007199254740993", "1e22", "-1e300"),
    *(
        "1e999",
        "1e9999999999999999999",
        "-1e99999999999999999999",
        "1e-9999999999999999999",
        "0e999999999999999999999",
        "5e-324",
    ),
    *("2.2250738585072011e-308", "9007199254740992." + "0" * 300, "0." + "0" * 400 + "1", "1" * 400, "1" * 5000, "9" * 17),
    *("NaN", "Infinity", "-Infinity", "01", "1.", ".5", "+1", "0x10", "1_000", "1e", "--1", "٣"),
]
TEXTS = [
    *(
        '""',
        '" "',
        '"x"',
        '"\\u0000"',
        '"\\ud800"',
        '"\\udc00\\ud83d"',
        '"\\ud83d\\ude00"',
        '"\\u202e"',
        '"\\u3164"',
        '"\ufffe"',
    ),
    *(
        '"\\n"',
        '"\n"',
        '"\\',
        '"' + "a" * 281 + '"',
        '"' + "é" * 5000 + '"',
        '"' + "\u0301" * 100 + '"',
        '"' + "a" * 17000 + '"',
    ),
    *(
        '"-1"',
        '"1e999"',
        '"../x"',
        '"%s%n{0}"',
        '"2026-13-45T99:99:99Z"',
        '"0000-00-00T00:00:00Z"',
        '"24:00"',
        '"Europe/../Berlin"',
    ),
    *('"https://[::1"', '"https://127.0.0.1/"', '"https://a:99999/"', '"https://xn--\\u0000/"', '"\ud800"'),
]
OTHERS = [
    *(
        "null",
        "true",
        "false",
        "[]",
        "{}",
        "[null]",
        '{"":null}',
        "tru",
        "nul",
        "",
        " ",
        "[1,]",
        "{}{}",
        '{"a":1,}',
        '{"__proto__":{}}',
    ),
    *("[" * 19 + "]" * 19, "[" * 21 + "]" * 21, "[" * 900 + "]" * 900, "[" * 5000, '{"a":' * 30 + "1" + "}" * 30),
    *("[" + ",".join(["0"] * 3000) + "]", "[" + ",".join(['{"kind":"open"}'] * 500) + "]"),
]
TOKENS = st.sampled_from([*NUMBERS, *TEXTS, *OTHERS]).map(Raw)


def like(part: Any) -> st.SearchStrategy[Any]:
    """Return values of the same type."""
    if isinstance(part, str):
        return st.sampled_from(TEXTS).map(Raw) | st.text(max_size=30)
    if isinstance(part, int | float):
        return st.sampled_from(NUMBERS).map(Raw) | st.integers(-3, 30)
    return st.sampled_from(OTHERS).map(Raw)


def places(value: Any, so_far: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to each part of a JSON value, first to itself."""
    yield so_far
    if isinstance(value, dict | list):
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(part, (*so_far, name))


def changed(value: Any, place: tuple[Any, ...], change: Any) -> Any:
    """Return the value with `change` applied to the part at that path."""
    if not place:
        return change(value)
    first, *rest = place
    made = value.copy()
    made[first] = changed(value[first], tuple(rest), change)
    return made


def twice(value: Any) -> Any:
    """Return the object with a name repeated in another spelling."""
    if not isinstance(value, dict) or not value:
        return Raw('{"a":1,"\\u0061":1}')
    name, part = next(iter(value.items()))
    return Pairs([*value.items(), (name, part)])


ODD = [
    *(
        "",
        "0",
        "-1",
        "1",
        "01",
        "1.0",
        "1e3",
        "٣",
        "x",
        "null",
        "true",
        "9" * 9,
        "9" * 15,
        "9" * 16,
        "9" * 400,
        "A" * 22,
        "A" * 3000,
    ),
    *(
        "%00",
        "%",
        "%zz",
        "%ff",
        "%ed%a0%80",
        "%C3%A9",
        "%2e%2e",
        "..",
        ".",
        "%2F",
        "%5C",
        "%3F",
        "%0d%0aX:1",
        "+",
        "é",
        "\x00",
        "\x7f",
        "a;b",
    ),
    *("%25", "{table}", "$ref", "'--", "a,b,,a", ",", "#", "a#b", "18", "front", "skins", "wolf,wolf"),
]
TAGS = [
    "*",
    '"0.w.b1"',
    'W/"1.0.b1"',
    '"' + "9" * 15 + '.w.b1"',
    '"' + "9" * 400 + '.w.b1"',
    '"1.w.b1", "2.0.b1"',
    '"',
    '""',
    "W/",
    '",",',
    '"\x80"',
]
KEYS = ["", "x", "a" * 7, "a" * 65, "é" * 8, "\x00" * 8, "        ", "a" * 9000, "key\tkey\tkey"]
TYPES = [
    "",
    "text/plain",
    "application/json; charset=latin-1",
    "application/json;",
    "application/json" + ";" * 900,
    "\x00",
    "é/é",
    "application/json, a",
]
BEARERS = [
    "",
    "Bearer",
    "Bearer ",
    "Bearer x",
    "Basic YTpi",
    "Bearer " + "é" * 43,
    "Bearer " + "A" * 44,
    "bearer\t" + "A" * 43,
    "Bearer " + "A" * 9000,
    "\x00",
]
LANGUAGES = [
    "*",
    "de;q=9",
    "de;q=",
    "de-" * 900,
    "\x00",
    "é",
    ";;,,",
    "de;q=0.333333333333333333",
    "de;q=1e999",
    "q",
    "de;q=nan",
]
PROOFS = ["", "x", "é", "\x00", "a b"]
VIEWERS = ["", ":", "[::1]:1", "1.2.3.4", "é:é", "x" * 9000]
HEADERS = {
    "if-none-match": TAGS,
    "idempotency-key": KEYS,
    "content-type": TYPES,
    "authorization": BEARERS,
    "accept-language": LANGUAGES,
    "x-club-edge": PROOFS,
    "cloudfront-viewer-address": VIEWERS,
    "x-forwarded-for": VIEWERS,
    "content-length": ODD,
    "cookie": ODD,
}
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW", ""]


@st.composite
def bent(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    """Return the request with one thing wrong."""
    ways = ["query", "query twice", "query unknown", "many", "header", "header", "path", "method", "left out"]
    if asking.body is not None and asking.sent is None:
        ways += ["value"] * 8 + ["twice", "unknown", "missing", "bytes", "bytes", "encoding", "nothing"]
    if "cursor" in asking.call.query:
        ways += ["cursor"] * 3
    return WAYS[draw(st.sampled_from(ways))](draw, scene, asking)


def _value(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    place = draw(st.sampled_from([*places(asking.body)]))
    return replace(asking, body=changed(asking.body, place, lambda part: draw(TOKENS if draw(st.booleans()) else like(part))))


def _twice(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    return replace(asking, body=changed(asking.body, draw(st.sampled_from([*places(asking.body)])), twice))


def _unknown(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    name = draw(st.sampled_from(["colour", "", "\ud800", "\x00", "a" * 400, "{}", "%s", "self", "model", "__class__"]))
    place = draw(st.sampled_from([*places(asking.body)]))
    return replace(
        asking, body=changed(asking.body, place, lambda part: {**part, name: 1} if isinstance(part, dict) else {name: part})
    )


def _missing(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    if not isinstance(asking.body, dict) or not asking.body:
        return replace(asking, body=Raw(""))
    name = draw(st.sampled_from(sorted(asking.body)))
    return replace(asking, body={other: part for other, part in asking.body.items() if other != name})


def _bytes(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    sent = bytearray(asking.request().body) or bytearray(b"{}")
    at = draw(st.integers(0, len(sent) - 1))
    sent[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=4))
    return replace(asking, sent=bytes(sent))


def _encoding(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    how = draw(st.sampled_from(["utf-16", "utf-32", "utf-8-sig", "utf-7"]))
    return replace(asking, sent=asking.request().body.decode("utf-8", "replace").encode(how, "replace"))


def _nothing(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    return replace(
        asking, sent=draw(st.sampled_from([b"", b" ", b"\x00", b" " * 16384 + b"{}", b"{}" + b" " * 16384, b"\xff" * 99]))
    )


def _query(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    name = draw(st.sampled_from([*asking.call.query, "since", "limit"]))
    others = [one for one in asking.query if one[0] != name]
    return replace(asking, query=(*others, (name, draw(st.sampled_from(ODD)))))


def _query_twice(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    return replace(asking, query=(*asking.query, *(asking.query or (("limit", "5"), ("limit", "5")))))


def _query_unknown(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    return replace(asking, query=(*asking.query, (draw(st.sampled_from(ODD)), draw(st.sampled_from(ODD)))))


def _many(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    return replace(asking, query=(("limit", "5"),) * draw(st.sampled_from([49, 50, 51, 900])))


def _cursor(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    cursor = draw(st.sampled_from([*scene.cursors, *ODD]))
    if draw(st.booleans()) and cursor:
        at = draw(st.integers(0, len(cursor) - 1))
        cursor = cursor[:at] + draw(st.sampled_from("AZ_-0=~")) + cursor[at + draw(st.integers(0, 2)) :]
    return replace(asking, query=(*(one for one in asking.query if one[0] != "cursor"), ("cursor", quote(cursor, safe="%"))))


def _header(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    name = draw(st.sampled_from(sorted(HEADERS)))
    return replace(asking, headers=({**dict(asking.headers), name: draw(st.sampled_from(HEADERS[name]))}).items())  # type: ignore[arg-type]


def _left_out(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    name = draw(st.sampled_from([name for name, _ in asking.headers if name != "host"] or ["none"]))
    return replace(asking, headers=tuple(one for one in asking.headers if one[0] != name))


def _path(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    at = draw(st.integers(1, len(asking.steps)))
    odd = draw(st.sampled_from([*ODD, *scene.tables]))
    return replace(asking, steps=(*asking.steps[:at], odd, *asking.steps[at + draw(st.integers(0, 1)) :]))


def _method(draw: st.DrawFn, scene: Scene, asking: Asking) -> Asking:
    return replace(asking, method=draw(st.sampled_from(METHODS)))


WAYS = {
    "value": _value,
    "twice": _twice,
    "unknown": _unknown,
    "missing": _missing,
    "bytes": _bytes,
    "encoding": _encoding,
    "nothing": _nothing,
    "query": _query,
    "query twice": _query_twice,
    "query unknown": _query_unknown,
    "many": _many,
    "cursor": _cursor,
    "header": _header,
    "left out": _left_out,
    "path": _path,
    "method": _method,
}


# ── asking ──


def at_url(request: HttpRequest) -> HttpResponse:
    """Send the request to a function URL, as the edge does."""
    with patch.dict(os.environ, {EDGE_PROOFS: PROOF}):
        return answer_of(app(url_event(request), CONTEXT))


DOORS: dict[str, Callable[[HttpRequest], HttpResponse]] = {"home": GATEWAY.answer, "url": at_url}


def ask(scene: Scene, asking: Asking, door: str = "home") -> Answered:
    """Asks at that door, and holds against it what holds for any request: it is answered, as described, and one that is refused
    leaves every log as it was.
    """
    request, before = asking.request(), scene.store.changes
    answer = DOORS[door](request)
    answered = Answered(answer.status, dict(answer.headers), json.loads(answer.body) if answer.body else None)
    assert answered.status < 500, f"{answered.status} {answered.json}"
    if operation_of(request):
        check(request, answered)
    else:
        assert answered.status in (204, 400, 404, 405, 413)
    if answered.status >= 400:
        assert answered.headers["Content-Type"] == "application/problem+json"
        assert answered.code in CODES
        assert answered.json["type"].endswith(f"/{answered.code}")
        assert scene.store.changes == before, f"a refused request ({answered.code}) changed a log"
    return answered
