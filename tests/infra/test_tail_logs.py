"""`make logs`: each event once, in order, in readable lines."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import boto3
import pytest
from moto import mock_aws

import app as chalice_app
from chalicelib.aws.metrics import JsonFormatter, Metrics
from infra import tail_logs
from infra.aws_account import ToolError
from infra.tail_logs import MAX_DELAY_MS, Event, Follower, format_event, list_log_groups

AT = 1_780_000_000_000
BEGUN = round(time.time() * 1000) - 3_600_000
"""An hour ago, because CloudWatch Logs refuses old events."""
STACK = "mulligan-club-prod"
CONTEXT = SimpleNamespace(aws_request_id="5f3c")


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "eu-west-1")
    with mock_aws():
        yield boto3.client("logs")


@pytest.fixture
def put(client: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """put(group, ms after the beginning, message)"""
    for group in (f"/{STACK}/api", f"/{STACK}/wake", "/mulligan-club-test/api"):
        client.create_log_group(logGroupName=group)
        client.create_log_stream(logGroupName=group, logStreamName="one")

    def put(group: str, after: int, message: str) -> None:
        events = [{"timestamp": BEGUN + after, "message": message}]
        client.put_log_events(logGroupName=group, logStreamName="one", logEvents=events)

    return put


def test_only_the_stages_log_groups_are_followed(client: Any, put: Any) -> None:
    assert list_log_groups(client, STACK) == [f"/{STACK}/api", f"/{STACK}/wake"]
    with pytest.raises(ToolError, match="Nothing has been deployed as mulligan-club-none"):
        list_log_groups(client, "mulligan-club-none")


def test_events_of_all_groups_are_read_once_and_in_order(client: Any, put: Any) -> None:
    follower = Follower(client, list_log_groups(client, STACK), BEGUN)
    put(f"/{STACK}/api", -1, "before")
    put(f"/{STACK}/api", 20, "second\n")
    put(f"/{STACK}/wake", 10, "first")
    assert follower.poll() == [Event(BEGUN + 10, "wake", "first"), Event(BEGUN + 20, "api", "second")]
    assert follower.poll() == []
    put(f"/{STACK}/api", 20, "at the same time")
    assert [event.message for event in follower.poll()] == ["at the same time"]


def test_late_events_are_read_and_old_ones_forgotten(client: Any, put: Any) -> None:
    follower = Follower(client, list_log_groups(client, STACK), BEGUN)
    put(f"/{STACK}/api", 0, "old")
    put(f"/{STACK}/api", 10 * MAX_DELAY_MS, "new")
    follower.poll()
    put(f"/{STACK}/wake", 9 * MAX_DELAY_MS + 1, "late")
    assert [event.message for event in follower.poll()] == ["late"]
    assert len(follower._seen) == 2


def test_a_group_with_many_pages_is_read_completely() -> None:
    class Paged:
        def get_paginator(self, call: str) -> Any:
            assert call == "filter_log_events"
            return self

        def paginate(self, **asked: Any) -> Any:
            return [{"events": [{"eventId": str(n), "timestamp": AT + n, "message": str(n)}]} for n in range(3)]

    assert [event.message for event in Follower(Paged(), ["/x/api"], AT).poll()] == ["0", "1", "2"]


def log_line(status: int, code: str = "", cold: bool = False) -> str:
    """Return the line of a request for a view."""
    lines: list[str] = []
    ticks = iter([0, 0.0031, 5, 5.0031])
    over = Metrics({"AWS_LAMBDA_FUNCTION_NAME": "club"}, lines.append, lambda: next(ticks))
    media_type = "application/problem+json" if code else "application/json"
    answer = {"statusCode": status, "headers": {"Content-Type": media_type}, "body": json.dumps({"code": code})}
    asked = {"requestContext": {"resourcePath": "/api/tables/{table}", "httpMethod": "GET"}}
    for _ in range(2):
        over.track_requests(lambda app, event, context: answer)(chalice_app.app, asked, CONTEXT)
    return lines[0 if cold else 1]


def worked(**measured: float) -> str:
    lines: list[str] = []
    ticks = iter([0, 0, 0, 0.25])
    over = Metrics({"AWS_LAMBDA_FUNCTION_NAME": "club"}, lines.append, lambda: next(ticks))
    for _ in range(2):
        over.track_work("wake", lambda event, context: over.record(**measured))({}, CONTEXT)
    return lines[1]


def logged(message: str) -> str:
    over = Metrics({"AWS_LAMBDA_FUNCTION_NAME": "club"}, print)
    over.track_work("wake", lambda event, context: None)
    record = logging.LogRecord("mulligan-club", logging.ERROR, "error_reports.py", 23, message, (), None)
    return JsonFormatter(over).format(record)


@pytest.mark.parametrize(
    ("message", "line"),
    [
        (log_line(200), "look 200 3.1 ms"),
        (log_line(200, cold=True), "look 200 3.1 ms, cold"),
        (log_line(404, "unknown"), "look 404 unknown 3.1 ms"),
        (log_line(503, "try-again"), "look 503 try-again 3.1 ms, request 5f3c"),
        (worked(Tables=3, Lateness=21_000), "done 250.0 ms, Tables 3, Lateness 21000"),
        (worked(Faults=1), "failed 250.0 ms, request 5f3c"),
        (logged("look broke: KeyError\n  File\n"), "ERROR look broke: KeyError\n      File"),
        ('{"level": "WARNING", "logger": "x", "at": "y:1", "request": "5f3c"}', "WARNING x at y:1, request 5f3c"),
        ("Task timed out after 29.00 seconds", "Task timed out after 29.00 seconds"),
        ('{"time": "now"}', '{"time": "now"}'),
        ("[1]", "[1]"),
    ],
)
def test_lines_are_formatted(message: str, line: str) -> None:
    assert format_event(Event(AT, "api", message)) == f"20:26:40 api      {line}"


@pytest.mark.parametrize("message", ["START RequestId: 5f3c Version: 1", "REPORT RequestId: 5f3c\tDuration: 1 ms"])
def test_the_platforms_lines_are_left_out(message: str) -> None:
    assert format_event(Event(AT, "api", message)) is None


def test_it_follows_until_it_is_stopped(put: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(seconds: float) -> None:
        raise KeyboardInterrupt

    now = round(time.time() * 1000) - BEGUN
    put(f"/{STACK}/api", now - 1000, "START RequestId: 5f3c")
    put(f"/{STACK}/api", now - 999, log_line(200))
    monkeypatch.setattr(time, "sleep", stop)
    assert tail_logs.main("prod") == 0
    assert capsys.readouterr().out.endswith(" api      look 200 3.1 ms\n")


@pytest.mark.parametrize(
    ("asked", "sentence"), [(("none",), "Nothing has been deployed as mulligan-club-none"), (("prod", "soon"), "soon")]
)
def test_errors_are_reported(asked: tuple[str, ...], sentence: str, client: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert tail_logs.main(*asked) == 1
    assert sentence in capsys.readouterr().err
