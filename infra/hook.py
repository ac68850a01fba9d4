"""The function that visits a new version of the API before a single player is sent to it; CodeDeploy asks it to.

    CodeDeploy ──BeforeAllowTraffic──▶ here ──visit.py──▶ the new version, asked by its own name
               ◀──Succeeded, Failed──      (VERSION)

Its package is this module and visit.py (infra/package.py): boto3 comes with Lambda's runtime.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from infra.visit import Amiss, Call, Visit

log = logging.getLogger(__name__)
WHERE = "127.0.0.1"


def visit_first(event: Mapping[str, str], context: Any) -> str:
    """Answers CodeDeploy's question, and says the same."""
    import boto3

    invoke = partial(boto3.client("lambda").invoke, FunctionName=os.environ["VERSION"])
    told = judged(Visit(asking(invoke)), os.environ["BUILD"])
    boto3.client("codedeploy").put_lifecycle_event_hook_execution_status(
        deploymentId=event["DeploymentId"],
        lifecycleEventHookExecutionId=event["LifecycleEventHookExecutionId"],
        status=told,
    )
    return told


def judged(visit: Visit, build: str) -> str:
    """In CodeDeploy's words; why not is written down."""
    try:
        visit.make(build)
    except (Amiss, OSError) as reason:
        log.error("The new version is not let in: %s", reason)
        return "Failed"
    except Exception as defect:
        log.error("The visit broke off: %s", type(defect).__name__)
        return "Failed"
    return "Succeeded"


def asking(invoke: Callable[..., Any]) -> Callable[[Call], tuple[int, str]]:
    """The function of which `invoke(Payload=...)` asks, as somebody to be visited."""

    def ask(call: Call) -> tuple[int, str]:
        answer = invoke(Payload=json.dumps(event_of(call)).encode())
        told = json.loads(answer["Payload"].read())
        if "FunctionError" in answer:
            raise OSError(f"{call.method} {call.path} ended without an answer ({told.get('errorType', 'no type')}).")
        return int(told["statusCode"]), str(told["body"])

    return ask


def event_of(call: Call) -> dict[str, Any]:
    """The proxy event of that call (chalicelib/api/dispatch.py says what of it is looked at)."""
    return {
        "resource": call.path,
        "path": call.target,
        "httpMethod": call.method,
        "headers": dict(call.headers),
        "multiValueHeaders": {name: [value] for name, value in call.headers.items()},
        "queryStringParameters": None,
        "multiValueQueryStringParameters": None,
        "pathParameters": dict(call.names) if "{" in call.path else None,
        "stageVariables": None,
        "requestContext": {
            "resourcePath": call.path,
            "httpMethod": call.method,
            "path": call.target,
            "requestId": "visit",
            "identity": {"sourceIp": WHERE},
        },
        "body": call.body,
        "isBase64Encoded": False,
    }
