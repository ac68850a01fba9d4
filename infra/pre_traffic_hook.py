"""CodeDeploy's pre-traffic hook: a function that runs the smoke test on a new version of the API before it gets any traffic.

    CodeDeploy ──BeforeAllowTraffic──▶ this function ──smoke_test.py──▶ the new version, invoked by its ARN
               ◀──Succeeded, Failed──                                   (environment: VERSION)

Its package is this module and smoke_test.py (infra/package.py). boto3 is part of Lambda's runtime.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from infra.smoke_test import Call, SmokeTest, SmokeTestFailed

log = logging.getLogger(__name__)
SOURCE_ADDRESS = "127.0.0.1"


def check_new_version(event: Mapping[str, str], context: Any) -> str:
    """Handle CodeDeploy's event: run the smoke test, report `Succeeded` or `Failed` to CodeDeploy, and return it."""
    import boto3

    invoke = partial(boto3.client("lambda").invoke, FunctionName=os.environ["VERSION"])
    status = run_smoke_test(SmokeTest(calls_by_invoking(invoke)), os.environ["BUILD"])
    boto3.client("codedeploy").put_lifecycle_event_hook_execution_status(
        deploymentId=event["DeploymentId"],
        lifecycleEventHookExecutionId=event["LifecycleEventHookExecutionId"],
        status=status,
    )
    return status


def run_smoke_test(test: SmokeTest, build: str) -> str:
    """Run the test on this build; return CodeDeploy's status, `Succeeded` or `Failed`, and log why it failed."""
    try:
        test.run(build)
    except (SmokeTestFailed, OSError) as reason:
        log.error("The new version failed the smoke test: %s", reason)
        return "Failed"
    except Exception as defect:
        log.error("The smoke test broke: %s", type(defect).__name__)
        return "Failed"
    return "Succeeded"


def calls_by_invoking(invoke: Callable[..., Any]) -> Callable[[Call], tuple[int, str]]:
    """Return a function that sends calls by invoking a Lambda function with `invoke(Payload=...)`."""

    def send(call: Call) -> tuple[int, str]:
        response = invoke(Payload=json.dumps(proxy_event(call)).encode())
        result = json.loads(response["Payload"].read())
        if "FunctionError" in response:
            raise OSError(f"{call.method} {call.path} ended without an answer ({result.get('errorType', 'no type')}).")
        return int(result["statusCode"]), str(result["body"])

    return send


def proxy_event(call: Call) -> dict[str, Any]:
    """Return a call's proxy event, with the members that chalicelib/api/dispatch.py reads."""
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
            "requestId": "smoke-test",
            "identity": {"sourceIp": SOURCE_ADDRESS},
        },
        "body": call.body,
        "isBase64Encoded": False,
    }
