"""What is written down of the club at work on AWS: a line of JSON for each request and each piece of other work.

A line says what was asked by the name of its route, what came of it, how long it took, and by which request's id all that
belongs together is found. CloudWatch takes measures out of it (embedded metric format), as many as are looked at, for each
costs money by itself: a duration for each route, whose sample count is how often it was asked; mistakes of clients and faults
of ours apart, counted where there are any; the API's cold starts; how late clocks are. What other work did stands beside. That
nothing is new (304) is said nowhere: it is what nine of ten polls are told, and a line would cost more than reading the table
for it does.

Nothing in a line was written by a client. Of a request only its route is used, never its path, query, headers or body: tables'
ids, codes, keys and names open tables or belong to people. Of a defect its kind and place are told (`defects`), of what
libraries log the words that stand in their source alone.

Tracing is the platform's: X-Ray follows a request through the functions where the template's parameter says so, and
a line names the trace that it belongs to. So no library for it is loaded, and nothing is paid where it is off. What X-Ray
writes down is not ours to choose: a trace holds the request's address, so a table's id, which lets its reader watch the table.

Off Lambda nothing here does anything: `requests` and `work` give back what they are handed.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from chalicelib import error_reports, json_codec
from chalicelib.api import problems
from chalicelib.errors import Fault

NAMESPACE = "MulliganClub"
MILLISECOND_METRICS = frozenset({"Duration", "Lateness", "Waited"})
"""Measures of time. All others are counts."""
FUNCTION_METRICS = ("Waited", "Lateness", "Mistakes", "Faults", "ColdStarts")
"""Measures that CloudWatch keeps for each function; durations it keeps by themselves, so ours are kept for each route. Whatever
else stands in a line is for who reads it: each measure is paid for by the hour in which it is told of.
"""
NOT_MODIFIED = 304
OTHER_ROUTE = "other"
"""The route of whatever is no route."""
FAULT_STATUSES = frozenset(status for error, (status, _) in problems.STATUS.items() if issubclass(error, Fault))
CODES = frozenset(error.code for error in problems.STATUS)

Event = Mapping[str, Any]
RequestHandler = TypeVar("RequestHandler", bound=Callable[..., Any])
WorkHandler = TypeVar("WorkHandler", bound=Callable[..., Any])


class WorkFailed(Exception):
    """Lets the platform know that the work failed. It has no text: the platform would log it."""


class Metrics:
    """Watches one function, `env` being its environment. `write` takes lines, `timer` gives seconds, `clock` Unix seconds."""

    def __init__(
        self,
        env: Mapping[str, str],
        write: Callable[[str], object],
        timer: Callable[[], float] = time.perf_counter,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._env, self._write, self._timer, self._clock = env, write, timer, clock
        self._function, self._build = env["AWS_LAMBDA_FUNCTION_NAME"], env.get("BUILD", "")
        self._cold = True
        self._ids: dict[str, Any] = {}
        self._measured: dict[str, float] = {}

    def track_requests(self, call: RequestHandler) -> RequestHandler:
        """The same call(app, event, context), each request told of."""

        def watched(app: Any, event: Event, context: Any) -> Any:
            begun = self._begin(context, event)
            route = route_of(app, event)
            try:
                told = call(app, event, context)
            except Exception as defect:
                raise self._fail(route, defect, begun, Route=route) from None
            if told["statusCode"] != NOT_MODIFIED or self._cold:
                self._end(begun, outcome(told["statusCode"]), Route=route, **status_and_code(told))
            return told

        return watched  # type: ignore[return-value]

    def track_work(self, name: str, handler: WorkHandler) -> WorkHandler:
        """The same handler(event, context) of work that nobody waits for, each time told of."""

        def watched(event: Event, context: Any) -> Any:
            begun = self._begin(context, event)
            try:
                told = handler(event, context)
            except Exception as defect:
                raise self._fail(name, defect, begun) from None
            self._end(begun, self._stream(event, told))
            return told

        return watched  # type: ignore[return-value]

    def record(self, **measured: float) -> None:
        """Adds these to the line of what is being done."""
        self._measured.update(measured)

    def line(self, **told: Any) -> str:
        """A line with these members, that belongs to what is being done."""
        return json_codec.dump({**told, **self._ids}) + "\n"

    def _begin(self, context: Any, event: Event) -> float:
        self._measured = {}
        self._ids = {"request": getattr(context, "aws_request_id", ""), "build": self._build}
        if "requestContext" in event:
            self._ids["url"] = event["requestContext"].get("requestId", "")
        trace = dict(part.partition("=")[::2] for part in self._env.get("_X_AMZN_TRACE_ID", "").split(";"))
        if trace.get("Sampled") == "1":
            self._ids["trace"] = trace["Root"]
        return self._timer()

    def _fail(self, what: str, defect: Exception, begun: float, **told: Any) -> WorkFailed:
        error_reports.note(what, defect)
        self._end(begun, {"Faults": 1}, **told)
        return WorkFailed()

    def _end(self, begun: float, counted: Mapping[str, float], **told: Any) -> None:
        measured = {"Duration": round((self._timer() - begun) * 1000, 2), **self._measured, **counted}
        if self._cold:
            self._cold = False
            measured["ColdStarts"] = 1
        about = {
            "Timestamp": round(self._clock() * 1000),
            "CloudWatchMetrics": [*metric_directives(measured, asked="Route" in told)],
        }
        taken = {"_aws": about} if about["CloudWatchMetrics"] else {}
        self._write(self.line(**taken, Function=self._function, **told, **measured))

    def _stream(self, event: Event, told: Any) -> dict[str, float]:
        """Of a stream's batch: how many records, how old (ms) the oldest, and how many come again as they failed."""
        records = event.get("Records")
        if not records:
            return {}
        counted: dict[str, float] = {"Records": len(records)}
        if made := [at for record in records if (at := record.get("dynamodb", {}).get("ApproximateCreationDateTime"))]:
            counted["Behind"] = max(0, round((self._clock() - min(made)) * 1000))
        if failed := len((told or {}).get("batchItemFailures", ())):
            counted["Faults"] = failed
        return counted


def metric_directives(measured: Mapping[str, float], *, asked: bool) -> Iterator[dict[str, Any]]:
    """What CloudWatch is to take out of a line, of a request or of other work: what an alarm or the dashboard looks at."""
    if asked:
        yield metric_directive(["Function", "Route"], ["Duration"])
    if taken := [name for name in measured if name in FUNCTION_METRICS and (asked or name != "ColdStarts")]:
        yield metric_directive(["Function"], taken)


def metric_directive(dimensions: list[str], names: list[str]) -> dict[str, Any]:
    """These measures, by these dimensions."""
    metrics = [{"Name": name, "Unit": "Milliseconds" if name in MILLISECOND_METRICS else "Count"} for name in names]
    return {"Namespace": NAMESPACE, "Dimensions": [dimensions], "Metrics": metrics}


def route_of(app: Any, event: Event) -> str:
    """The name of the route that was asked, out of the app's own: what strangers try is all one."""
    asked = event.get("requestContext", {})
    path, method = asked.get("resourcePath"), asked.get("httpMethod")
    if method not in app.handlers.get(path, ()):
        return OTHER_ROUTE
    return str(app.routes[path][method].view_name)


def outcome(status: int) -> dict[str, float]:
    """A client's mistake, a fault of ours, or neither."""
    if status >= 500 or status in FAULT_STATUSES:
        return {"Faults": 1}
    return {"Mistakes": 1} if status >= 400 else {}


def status_and_code(told: Mapping[str, Any]) -> dict[str, Any]:
    """The status and, for a problem, its code."""
    if told["headers"].get("Content-Type") != problems.MEDIA_TYPE:
        return {"status": told["statusCode"]}
    code = json_codec.load(told["body"])["code"]
    return {"status": told["statusCode"], "code": code if code in CODES else OTHER_ROUTE}


class JsonFormatter(logging.Formatter):
    """Makes lines of what is logged: whole of ours, of others only the words that stand in their source."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {"level": record.levelname, "logger": record.name, "at": f"{record.module}:{record.lineno}"}
        if record.name == error_reports.log.name:
            told["message"] = record.getMessage()
        elif record.args:
            told["message"] = str(record.msg)
        if record.exc_info and record.exc_info[0]:
            told["kind"] = record.exc_info[0].__name__
        return self._metrics.line(**told).rstrip("\n")


def configure_logging(metrics: Metrics) -> None:
    """Has all that is logged, warnings too, come out as lines."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonFormatter(metrics))
    logging.getLogger().handlers[:] = [handler]
    error_reports.log.handlers[:] = [handler]
    error_reports.log.propagate = False
    logging.captureWarnings(True)


def open_metrics(env: Mapping[str, str]) -> Metrics | None:
    """The watch over this function; None on one's own computer."""
    if "AWS_LAMBDA_FUNCTION_NAME" not in env:
        return None
    metrics = Metrics(env, lambda line: sys.stdout.write(line))
    configure_logging(metrics)
    return metrics


METRICS = open_metrics(os.environ)


def track_requests(call: RequestHandler) -> RequestHandler:
    return METRICS.track_requests(call) if METRICS else call


def track_work(name: str) -> Callable[[WorkHandler], WorkHandler]:
    return lambda handler: METRICS.track_work(name, handler) if METRICS else handler


def record(**measured: float) -> None:
    """Adds these to the line of what is being done: times in ms where `IN_MS` names them, else counts."""
    if METRICS:
        METRICS.record(**measured)
