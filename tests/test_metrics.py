"""Log lines on AWS: in CloudWatch's format, with enough information, and nothing that gives access to a table."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import app as chalice_app
from chalicelib import error_reports
from chalicelib.aws import metrics
from tests.console_lines import Overheard, check_metrics, read

ROOT = Path(__file__).parents[1]
REQUEST, URLS = "5f3c1b0e-request", "url-77"
ID = "Zk3vT0aQq1xW9sLmB7yRfA"
ENV = {"AWS_LAMBDA_FUNCTION_NAME": "club-APIHandler-1", "BUILD": "b1"}
CONTEXT = SimpleNamespace(aws_request_id=REQUEST)
NOW = 1_780_000_000.5


class Ticks:
    """A timer that advances by 12.345 ms at each reading."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 0.012345
        return self.seconds


@pytest.fixture
def lines() -> list[str]:
    return []


@pytest.fixture
def over(lines: list[str]) -> metrics.Metrics:
    return metrics.Metrics(dict(ENV), lines.append, Ticks(), lambda: NOW)


def event(path: str = "/api/tables/{table}", method: str = "GET") -> dict[str, Any]:
    return {"requestContext": {"resourcePath": path, "httpMethod": method, "requestId": URLS}}


def answering(status: int, body: str = "", type: str = "application/json") -> Callable[..., Any]:
    return lambda app, event, context: {"statusCode": status, "headers": {"Content-Type": type}, "body": body}


def ask(over: metrics.Metrics, call: Callable[..., Any], *where: str) -> Any:
    return over.track_requests(call)(chalice_app.app, event(*where), CONTEXT)


def test_a_304_is_logged_only_for_a_cold_start(over: metrics.Metrics, lines: list[str]) -> None:
    for status in (304, 304, 200, 304):
        ask(over, answering(status))
    assert [(read(line)["status"], read(line).get("ColdStarts")) for line in lines] == [(304, 1), (200, None)]


def test_a_request_is_logged_with_route_duration_and_outcome(over: metrics.Metrics, lines: list[str]) -> None:
    ask(over, answering(200))
    ask(over, answering(200))
    assert read(lines[1]) == {
        "_aws": {
            "Timestamp": 1_780_000_000_500,
            "CloudWatchMetrics": [
                {
                    "Namespace": "MulliganClub",
                    "Dimensions": [["Function", "Route"]],
                    "Metrics": [{"Name": "Duration", "Unit": "Milliseconds"}],
                }
            ],
        },
        "Function": "club-APIHandler-1",
        "Route": "look",
        "status": 200,
        "Duration": 12.35,
        "request": REQUEST,
        "build": "b1",
        "url": URLS,
    }


def test_the_first_request_of_a_process_is_a_cold_start(over: metrics.Metrics, lines: list[str]) -> None:
    for _ in range(3):
        ask(over, answering(200))
    assert [read(line).get("ColdStarts") for line in lines] == [1, None, None]


@pytest.mark.parametrize(
    ("status", "counted"),
    [
        (200, set()),
        (201, set()),
        (304, set()),
        (400, {"Mistakes"}),
        (401, {"Mistakes"}),
        (404, {"Mistakes"}),
        (409, {"Mistakes"}),
        (410, {"Faults"}),
        (429, {"Mistakes"}),
        (500, {"Faults"}),
        (503, {"Faults"}),
    ],
)
def test_client_errors_are_counted_separately_from_ours(
    status: int, counted: set[str], over: metrics.Metrics, lines: list[str]
) -> None:
    """A damaged log counts as our error too."""
    ask(over, answering(status))
    line = read(lines[0])
    assert {"Mistakes", "Faults"} & {*line} == counted
    assert kept(line) == {"Duration": [["Function", "Route"]]} | {name: [["Function"]] for name in {"ColdStarts"} | counted}


def kept(line: Any) -> dict[str, Any]:
    """Return the metrics that CloudWatch extracts from a line, with their dimensions."""
    taken = line.get("_aws", {}).get("CloudWatchMetrics", ())
    return {metric["Name"]: directive["Dimensions"] for directive in taken for metric in directive["Metrics"]}


def test_only_the_code_of_a_problem_is_logged(over: metrics.Metrics, lines: list[str]) -> None:
    problem = {"code": "wrong-code", "detail": f"{ID} is not", "version": 3}
    ask(over, answering(403, json.dumps(problem), "application/problem+json"))
    ask(over, answering(403, json.dumps({"code": ID}), "application/problem+json"))
    assert [read(line)["code"] for line in lines] == ["wrong-code", "other"]
    assert ID not in "".join(lines)


@pytest.mark.parametrize(
    ("path", "method", "route"),
    [
        ("/api/tables/{table}/moves", "POST", "play"),
        ("/t/{table}", "GET", "table_page"),
        ("/api/{step0}/{step1}", "GET", "other"),
        ("/api/health", "DELETE", "other"),
        ("/" + ID, "GET", "other"),
        ("/api/health", ID, "other"),
    ],
)
def test_unknown_paths_do_not_become_routes(
    path: str, method: str, route: str, over: metrics.Metrics, lines: list[str]
) -> None:
    ask(over, answering(404), path, method)
    assert read(lines[0])["Route"] == route


@pytest.mark.parametrize(
    ("header", "trace"),
    [
        ("Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=1", "1-67891233-abcdef012345678912345678"),
        ("Root=1-67891233-abcdef012345678912345678;Sampled=0", None),
        ("", None),
    ],
)
def test_a_line_names_its_trace_if_there_is_one(header: str, trace: str | None) -> None:
    lines: list[str] = []
    ask(metrics.Metrics({**ENV, "_X_AMZN_TRACE_ID": header}, lines.append), answering(200))
    assert read(lines[0]).get("trace") == trace


def broken(*asked: Any) -> Any:
    raise KeyError(ID)


def test_a_crash_is_a_fault_and_lambda_gets_no_text_to_log(
    over: metrics.Metrics, lines: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(metrics.WorkFailed) as failed:
        ask(over, broken)
    assert str(failed.value) == ""
    assert failed.value.__suppress_context__
    line = read(lines[0])
    assert (line["Route"], line["Faults"]) == ("look", 1)
    assert ID not in caplog.text + "".join(lines)


def test_an_event_that_is_no_request_is_counted_too(over: metrics.Metrics, lines: list[str]) -> None:
    with pytest.raises(metrics.WorkFailed):
        over.track_requests(broken)(chalice_app.app, {"token": ID}, CONTEXT)
    assert (read(lines[0])["Route"], read(lines[0])["Faults"]) == ("other", 1)


def test_other_work_logs_its_measurements(over: metrics.Metrics, lines: list[str]) -> None:
    def wake(event: Any, context: Any) -> int:
        over.record(Tables=7, Lateness=61_000)
        return 7

    assert over.track_work("wake", wake)({}, CONTEXT) == 7
    over.track_work("wake", lambda event, context: 0)({}, CONTEXT)
    first, second = map(read, lines)
    assert (first["Tables"], first["Lateness"], first["request"]) == (7, 61_000, REQUEST)
    (taken,) = first["_aws"]["CloudWatchMetrics"]
    assert taken["Metrics"] == [{"Name": "Lateness", "Unit": "Milliseconds"}], "what else there is nobody looks at as a measure"
    assert "_aws" not in second, "and of this nothing is kept"
    assert "Tables" not in second, "what was measured before is not logged again"


def test_a_stream_batch_logs_its_size_delay_and_failures(over: metrics.Metrics, lines: list[str]) -> None:
    records = [{"dynamodb": {"ApproximateCreationDateTime": NOW - late, "SequenceNumber": ID}} for late in (3, 90, 2)]
    failed = [[{"itemIdentifier": ID}], []]

    def project(event: Any, context: Any) -> dict[str, Any]:
        return {"batchItemFailures": failed.pop(0)}

    over.track_work("project", project)({"Records": records}, CONTEXT)
    over.track_work("project", project)({"Records": records[:1]}, CONTEXT)
    first, second = map(read, lines)
    assert (first["Records"], first["Behind"], first["Faults"]) == (3, 90_000, 1)
    assert (second["Records"], second["Behind"], second.get("Faults")) == (1, 3_000, None)
    assert (kept(first), kept(second)) == ({"Faults": [["Function"]]}, {}), "the platform tells how far behind a stream is"
    assert ID not in "".join(lines)


def test_records_without_a_time_are_accepted(over: metrics.Metrics, lines: list[str]) -> None:
    over.track_work("project", lambda event, context: None)({"Records": [{}, {"dynamodb": {}}]}, CONTEXT)
    assert (read(lines[0])["Records"], read(lines[0]).get("Behind")) == (2, None)


def test_failing_work_raises_without_a_text(over: metrics.Metrics, lines: list[str]) -> None:
    with pytest.raises(metrics.WorkFailed, match=r"^$"):
        over.track_work("wake", broken)({}, CONTEXT)
    assert read(lines[0])["Faults"] == 1


@pytest.fixture
def log(over: metrics.Metrics) -> Callable[..., dict[str, Any]]:
    """log(logger, message, *arguments, **more) → the line that is logged."""

    def log(logger: str, message: Any, *args: Any, **more: Any) -> dict[str, Any]:
        record = logging.getLogger(logger).makeRecord(
            logger, logging.ERROR, "file.py", 3, message, args, **{"exc_info": None, **more}
        )
        return read(metrics.JsonFormatter(over).format(record) + "\n")

    return log


def test_a_defect_is_logged_with_the_requests_id(over: metrics.Metrics, log: Callable[..., dict[str, Any]]) -> None:
    ask(over, answering(200))
    line = log(error_reports.log.name, "%s broke: %s\n%s", "look", "KeyError", "  File ...\n")
    assert line == {
        "level": "ERROR",
        "logger": "mulligan-club",
        "at": "file:3",
        "message": "look broke: KeyError\n  File ...\n",
        "request": REQUEST,
        "build": "b1",
        "url": URLS,
    }


def test_only_constant_texts_of_libraries_are_logged(log: Callable[..., dict[str, Any]]) -> None:
    line = log("urllib3.connectionpool", "Connection pool is full, discarding connection: %s", ID)
    assert line["message"] == "Connection pool is full, discarding connection: %s"
    assert "message" not in log("library", f"could not read {ID}")
    try:
        broken()
    except KeyError:
        line = log("library", ID, exc_info=sys.exc_info())
    assert line["kind"] == "KeyError"
    assert ID not in str(line)


def test_outside_lambda_nothing_is_measured() -> None:
    def call() -> None: ...

    assert metrics.METRICS is None
    assert metrics.track_requests(call) is call
    assert metrics.track_work("wake")(call) is call
    metrics.record(Tables=1)


def test_on_lambda_every_line_of_the_process_is_structured(tmp_path: Path) -> None:
    """The real app with requests that succeed, are refused and crash, and with logs of libraries and Python."""
    script = f"""
import logging, sys, warnings
import app
from tests.scheduled import scheduled_event

class Context:
    aws_request_id = {REQUEST!r}
    function_version = memory_limit_in_mb = invoked_function_arn = ""
    def get_remaining_time_in_millis(self):
        return 55_000

def ask(path, resource, method="GET", **names):
    context = {{"resourcePath": resource, "httpMethod": method, "requestId": {URLS!r}}}
    return app.app({{"headers": {{}}, "multiValueQueryStringParameters": {{"since": [{ID!r}]}}, "pathParameters": names,
        "requestContext": context, "body": None, "path": path}}, Context)

assert ask("/api/health", "/api/health")["statusCode"] == 400
assert ask("/api/tables/{ID}", "/api/tables/{{table}}", table={ID!r})["statusCode"] == 400
app.wake(scheduled_event(), Context())
logging.getLogger("library").warning("Lost %s", {ID!r})
warnings.warn({ID!r})
app.house = None
try:
    app.app({{"requestContext": {{"resourcePath": "/api/health", "httpMethod": "GET"}}, "headers": {ID!r}}}, Context)
except Exception as failed:
    assert str(failed) == ""
else:
    raise AssertionError
"""
    env = {**ENV, "DATA": str(tmp_path), "PATH": ""}
    output = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=env, capture_output=True, text=True, timeout=60)
    assert (output.returncode, output.stderr) == (0, "")
    lines = [read(line) for line in output.stdout.splitlines(keepends=True)]
    assert [line.get("Route") or line.get("level") or "work" for line in lines] == [
        "health",
        "look",
        "work",
        "WARNING",
        "WARNING",
        "ERROR",
        "health",
    ]
    assert lines[2]["Tables"] == lines[2]["Lateness"] == 0
    assert {line["request"] for line in lines} == {REQUEST}
    assert ID not in output.stdout


@pytest.mark.parametrize("secret", [ID, "Ann", "joincode-1234"])
def test_a_leak_is_found(secret: str) -> None:
    """Tests the check that all API tests use, with lines that contain too much."""
    asked = {**event(), "pathParameters": {"table": ID}, "multiValueQueryStringParameters": {"join": ["joincode-1234"]}}
    asked |= {"headers": {"Authorization": "Bearer k"}, "body": '{"name": "Ann"}'}
    heard = Overheard()
    heard.hear(asked, {"statusCode": 200, "body": "{}"})
    heard.lines.append(json.dumps({"Function": "club", "message": "fine"}) + "\n")
    heard.check()
    heard.lines.append(json.dumps({"message": f"GET /t/{secret}?x"}) + "\n")
    with pytest.raises(AssertionError, match=secret):
        heard.check()


def test_a_line_with_text_of_a_path_is_found(over: metrics.Metrics, lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "route_of", lambda app, event: event["path"])
    asked = {**event(), "path": f"/api/tables/{ID}", "pathParameters": {"table": ID}, "multiValueQueryStringParameters": None}
    heard = Overheard(lines)
    answer = over.track_requests(answering(200, "{}"))(chalice_app.app, asked, CONTEXT)
    heard.hear({**asked, "headers": {}, "body": None}, answer)
    with pytest.raises(AssertionError, match=ID):
        heard.check()


GOOD: dict[str, Any] = {
    "_aws": {
        "Timestamp": 1_780_000_000_000,
        "CloudWatchMetrics": [{"Namespace": "Club", "Dimensions": [["F"]], "Metrics": [{"Name": "D", "Unit": "Count"}]}],
    },
    "F": "f",
    "D": 1,
}
WRONG_DIRECTIVES: list[dict[str, Any]] = [
    {"Namespace": "AWS/Lambda"},
    {"Dimensions": []},
    {"Dimensions": [["F", "F"]]},
    {"Dimensions": [["Missing"]]},
    {"Metrics": []},
    {"Metrics": [{"Name": "D", "Unit": "Moves"}]},
    {"Metrics": [{"Name": "E", "Unit": "Count"}]},
    {"More": 1},
]


@pytest.mark.parametrize(
    "wrong",
    [
        {"F": 7},
        {"F": ""},
        {"D": "1"},
        {"D": True},
        {"_aws": {"Timestamp": 1.5, "CloudWatchMetrics": GOOD["_aws"]["CloudWatchMetrics"]}},
        {"_aws": {**GOOD["_aws"], "CloudWatchMetrics": []}},
        {"_aws": {**GOOD["_aws"], "CloudWatchMetrics": GOOD["_aws"]["CloudWatchMetrics"] * 2}},
        *(
            {"_aws": {**GOOD["_aws"], "CloudWatchMetrics": [{**GOOD["_aws"]["CloudWatchMetrics"][0], **directive}]}}
            for directive in WRONG_DIRECTIVES
        ),
    ],
)
def test_lines_follow_the_rules_of_the_format(wrong: dict[str, Any]) -> None:
    check_metrics(GOOD)
    with pytest.raises((AssertionError, KeyError)):
        check_metrics({**GOOD, **wrong})
