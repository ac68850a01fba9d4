"""What the club writes down of itself, overheard: every line must be one that CloudWatch takes, and hold nothing that passed
between a client and the club.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

import app
from chalicelib import error_reports
from chalicelib.aws import metrics

LINE = 256 * 1024
UNITS = frozenset({"Milliseconds", "Count"})
"""Of CloudWatch's those that we use."""
HEADERS = ("authorization", "idempotency-key", "if-none-match")
SECRET = re.compile(r"[A-Za-z0-9_-]{16,}|[0-9a-f]{32,}")
"""In replies: ids, codes, players, seeds, nonces."""
WORD = re.compile(r"[\w-]*[^\W\d_][\w-]*")


def read(line: str) -> dict[str, Any]:
    """Return the line's members. Fails unless CloudWatch accepts it as one event with its metrics."""
    assert line.endswith("\n")
    assert line.count("\n") == 1, "one event is one line"
    assert len(line.encode()) < LINE
    parsed = json.loads(line)
    assert isinstance(parsed, dict)
    if "_aws" in parsed:
        check_metrics(parsed)
    return parsed


def check_metrics(line: Mapping[str, Any]) -> None:
    """Check the embedded metric format: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/ (Specification)."""
    about = line["_aws"]
    assert set(about) == {"Timestamp", "CloudWatchMetrics"}
    assert type(about["Timestamp"]) is int
    assert about["Timestamp"] > 10**12, "in milliseconds"
    assert about["CloudWatchMetrics"], "one directive at least"
    for directive in about["CloudWatchMetrics"]:
        assert set(directive) == {"Namespace", "Dimensions", "Metrics"}
        assert re.fullmatch(r"(?!AWS/)[A-Za-z0-9.\-_/#:]{1,255}", directive["Namespace"])
        assert directive["Dimensions"]
        for names in directive["Dimensions"]:
            assert 1 <= len(names) == len(set(names)) <= 30
            for name in names:
                value = line[name]
                assert isinstance(value, str), f"the dimension {name} is text"
                assert re.fullmatch(r"[\x21-\x7e][\x20-\x7e]{0,249}", name)
                assert re.fullmatch(r"[\x20-\x7e]{1,1024}", value)
        assert 1 <= len(directive["Metrics"]) <= 100
        for metric in directive["Metrics"]:
            assert set(metric) == {"Name", "Unit"}
            assert metric["Unit"] in UNITS
            assert 1 <= len(metric["Name"]) <= 255
            assert type(line[metric["Name"]]) in (int, float), f"the metric {metric['Name']} is a number"
    names = [metric["Name"] for directive in about["CloudWatchMetrics"] for metric in directive["Metrics"]]
    assert len(names) == len(set(names)), "nothing is counted twice"


@dataclass
class Overheard:
    """`lines` are the logged lines (up to `over` within a request), `passed` the texts between clients and club."""

    lines: list[str] = field(default_factory=list)
    passed: set[str] = field(default_factory=set)
    over: metrics.Metrics = field(init=False)

    def __post_init__(self) -> None:
        self.over = metrics.Metrics({"AWS_LAMBDA_FUNCTION_NAME": "club"}, self.lines.append)

    def hear(self, event: Mapping[str, Any], line: Mapping[str, Any]) -> None:
        """Remember what nobody else may learn about this request and its answer."""
        self.passed |= set((event["pathParameters"] or {}).values())
        for values in (event["multiValueQueryStringParameters"] or {}).values():
            self.passed |= set(values)
        headers = {name.lower(): value for name, value in (event["headers"] or {}).items()}
        self.passed |= {headers[name].removeprefix("Bearer ") for name in HEADERS if name in headers}
        self.passed |= set(texts(_json(event["body"])))
        if line["statusCode"] < 400:
            self.passed.update(SECRET.findall(line["body"] or ""))

    def check(self) -> None:
        """Fail if a line is malformed or contains a secret."""
        for line in self.lines:
            parsed = read(line)
            leaked = self.passed & set(words(parsed)) | {one for one in self.passed if len(one) >= 8 and one in line}
            leaked -= allowed()
            assert not leaked, f"{leaked} in {line}"


def allowed() -> set[str]:
    """Return words that the lines may contain although clients may have sent them too."""
    routes = {entry.view_name for methods in app.app.routes.values() for entry in methods.values()}
    return {*routes, *metrics.CODES, "build", "club", "code", "request", "url"}


class Ear(logging.Handler):
    """Collects log lines in Lambda's format."""

    def __init__(self, over: metrics.Metrics, lines: list[str]) -> None:
        super().__init__()
        self.setFormatter(metrics.JsonFormatter(over))
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record) + "\n")


@contextmanager
def overhearing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Overheard]:
    """Run the app with logs as on Lambda, and check them against the requests and answers."""
    heard = Overheard()
    watched = heard.over.track_requests(app.ClubApp.handle_proxy_event)

    def call(club_app: app.ClubApp, event: dict[str, Any], context: Any) -> dict[str, Any]:
        reply = watched(club_app, event, context)
        heard.hear(event, reply)
        return reply

    ear = Ear(heard.over, heard.lines)
    monkeypatch.setattr(app.ClubApp, "handle_proxy_event", call)
    error_reports.log.addHandler(ear)
    yield heard
    error_reports.log.removeHandler(ear)
    heard.check()


def words(value: Any) -> Iterator[str]:
    for text in texts(value):
        yield text
        yield from WORD.findall(text)


def texts(whole: Any) -> Iterator[str]:
    """Yield every text in a JSON value with at least three characters and a letter."""
    if isinstance(whole, dict):
        for name, value in whole.items():
            yield from texts(name)
            yield from texts(value)
    elif isinstance(whole, list):
        for value in whole:
            yield from texts(value)
    elif isinstance(whole, str) and len(whole) >= 3 and WORD.search(whole):
        yield whole


def _json(body: Any) -> Any:
    try:
        return json.loads(body or "null")
    except ValueError:
        return None
