"""Logs and metrics on AWS: a line of JSON for each request and each piece of other work.

A line has the route's name, the outcome, the duration and the request's id, which links all lines of one request. CloudWatch
extracts metrics from it (embedded metric format). Each metric costs money, so there are few: the duration of each route, whose
sample count is the number of requests; client errors and our faults; the API's cold starts; how late clocks are. Other figures
are in the line only. 304 replies are not logged: nine of ten polls get one, and a line would cost more than its read.

No client data is logged. Of a request only the route's name is used, never path, query, headers or body: ids, codes and keys
open tables, names belong to people. Of a defect its type and place are logged (`error_reports`), of libraries' messages only
the format string.

Tracing is X-Ray's, if the template's parameter turns it on; a line names its trace. So no tracing library is loaded. A trace
contains the request's path and thus a table's id, with which its reader can watch the table.

Off Lambda `track_requests` and `track_work` return their argument unchanged.
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
"""Metrics in milliseconds. All others are counts."""
FUNCTION_METRICS = ("Waited", "Lateness", "Mistakes", "Faults", "ColdStarts")
"""Metrics that CloudWatch keeps for each function. Lambda measures functions' durations itself; ours are for each route. Other
figures stay in the line: CloudWatch charges for each metric and hour.
"""
NOT_MODIFIED = 304
OTHER_ROUTE = "other"
"""The route of unknown paths."""
FAULT_STATUSES = frozenset(status for error, (status, _) in problems.STATUS.items() if issubclass(error, Fault))
CODES = frozenset(error.code for error in problems.STATUS)

Event = Mapping[str, Any]
RequestHandler = TypeVar("RequestHandler", bound=Callable[..., Any])
WorkHandler = TypeVar("WorkHandler", bound=Callable[..., Any])


class WorkFailed(Exception):
    """Tells the platform that the work failed. It has no message, because the platform would log it."""


class Metrics:
    """Writes the lines of one function with the environment `env`. `timer` gives seconds, `clock` Unix seconds."""

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
        """Wrap call(app, event, context) to write a line for each request."""

        def tracked(app: Any, event: Event, context: Any) -> Any:
            begun = self._begin(context, event)
            route = route_of(app, event)
            try:
                response = call(app, event, context)
            except Exception as defect:
                raise self._fail(route, defect, begun, Route=route) from None
            if response["statusCode"] != NOT_MODIFIED or self._cold:
                self._end(begun, outcome(response["statusCode"]), Route=route, **status_and_code(response))
            return response

        return tracked  # type: ignore[return-value]

    def track_work(self, name: str, handler: WorkHandler) -> WorkHandler:
        """Wrap handler(event, context) of background work to write a line for each invocation."""

        def tracked(event: Event, context: Any) -> Any:
            begun = self._begin(context, event)
            try:
                result = handler(event, context)
            except Exception as defect:
                raise self._fail(name, defect, begun) from None
            self._end(begun, self._stream(event, result))
            return result

        return tracked  # type: ignore[return-value]

    def record(self, **measured: float) -> None:
        """Add figures to the line of the current invocation."""
        self._measured.update(measured)

    def line(self, **members: Any) -> str:
        """Return a line with these members and the ids of the current invocation."""
        return json_codec.dump({**members, **self._ids}) + "\n"

    def _begin(self, context: Any, event: Event) -> float:
        self._measured = {}
        self._ids = {"request": getattr(context, "aws_request_id", ""), "build": self._build}
        if "requestContext" in event:
            self._ids["url"] = event["requestContext"].get("requestId", "")
        trace = dict(part.partition("=")[::2] for part in self._env.get("_X_AMZN_TRACE_ID", "").split(";"))
        if trace.get("Sampled") == "1":
            self._ids["trace"] = trace["Root"]
        return self._timer()

    def _fail(self, what: str, defect: Exception, begun: float, **members: Any) -> WorkFailed:
        error_reports.note(what, defect)
        self._end(begun, {"Faults": 1}, **members)
        return WorkFailed()

    def _end(self, begun: float, counted: Mapping[str, float], **members: Any) -> None:
        measured = {"Duration": round((self._timer() - begun) * 1000, 2), **self._measured, **counted}
        if self._cold:
            self._cold = False
            measured["ColdStarts"] = 1
        about = {
            "Timestamp": round(self._clock() * 1000),
            "CloudWatchMetrics": [*metric_directives(measured, is_request="Route" in members)],
        }
        directives = {"_aws": about} if about["CloudWatchMetrics"] else {}
        self._write(self.line(**directives, Function=self._function, **members, **measured))

    def _stream(self, event: Event, result: Any) -> dict[str, float]:
        """Return figures of a stream's batch: its records, the age (ms) of the oldest, and how many failed."""
        records = event.get("Records")
        if not records:
            return {}
        counted: dict[str, float] = {"Records": len(records)}
        if made := [at for record in records if (at := record.get("dynamodb", {}).get("ApproximateCreationDateTime"))]:
            counted["Behind"] = max(0, round((self._clock() - min(made)) * 1000))
        if failed := len((result or {}).get("batchItemFailures", ())):
            counted["Faults"] = failed
        return counted


def metric_directives(measured: Mapping[str, float], *, is_request: bool) -> Iterator[dict[str, Any]]:
    """Yield the CloudWatch directives of a line, of a request or of other work: metrics that an alarm or the dashboard uses."""
    if is_request:
        yield metric_directive(["Function", "Route"], ["Duration"])
    if kept := [name for name in measured if name in FUNCTION_METRICS and (is_request or name != "ColdStarts")]:
        yield metric_directive(["Function"], kept)


def metric_directive(dimensions: list[str], names: list[str]) -> dict[str, Any]:
    """Return the directive for these metrics and dimensions."""
    metrics = [{"Name": name, "Unit": "Milliseconds" if name in MILLISECOND_METRICS else "Count"} for name in names]
    return {"Namespace": NAMESPACE, "Dimensions": [dimensions], "Metrics": metrics}


def route_of(app: Any, event: Event) -> str:
    """Return the name of the requested route, OTHER_ROUTE for any unknown path."""
    context = event.get("requestContext", {})
    path, method = context.get("resourcePath"), context.get("httpMethod")
    if method not in app.handlers.get(path, ()):
        return OTHER_ROUTE
    return str(app.routes[path][method].view_name)


def outcome(status: int) -> dict[str, float]:
    """Count a status as a client's mistake, a fault of ours, or neither."""
    if status >= 500 or status in FAULT_STATUSES:
        return {"Faults": 1}
    return {"Mistakes": 1} if status >= 400 else {}


def status_and_code(response: Mapping[str, Any]) -> dict[str, Any]:
    """Return the status and, for a problem, its code."""
    if response["headers"].get("Content-Type") != problems.MEDIA_TYPE:
        return {"status": response["statusCode"]}
    code = json_codec.load(response["body"])["code"]
    return {"status": response["statusCode"], "code": code if code in CODES else OTHER_ROUTE}


class JsonFormatter(logging.Formatter):
    """Formats log records as lines: our own messages in full, of others only the format string."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"level": record.levelname, "logger": record.name, "at": f"{record.module}:{record.lineno}"}
        if record.name == error_reports.log.name:
            line["message"] = record.getMessage()
        elif record.args:
            line["message"] = str(record.msg)
        if record.exc_info and record.exc_info[0]:
            line["kind"] = record.exc_info[0].__name__
        return self._metrics.line(**line).rstrip("\n")


def configure_logging(metrics: Metrics) -> None:
    """Make all logging, warnings included, write lines."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonFormatter(metrics))
    logging.getLogger().handlers[:] = [handler]
    error_reports.log.handlers[:] = [handler]
    error_reports.log.propagate = False
    logging.captureWarnings(True)


def open_metrics(env: Mapping[str, str]) -> Metrics | None:
    """Return the metrics of this function; None off Lambda."""
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
    """Add figures to the current line: times in ms if MILLISECOND_METRICS names them, else counts."""
    if METRICS:
        METRICS.record(**measured)
