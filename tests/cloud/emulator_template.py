"""Changes the template for the emulator. Tests in tests/infra check what is changed here:

- The CloudFront function chooses no origin, because its module is missing. All requests go to `api`, the same URL.
- The drawing function takes unsigned requests, because the emulator's CloudFront signs nothing.
- The page's bucket allows requests without TLS, because the emulator's functions use none.
- Budgets are left out; the emulator has none.
- The rollout is left out; the emulator has no CodeDeploy. The alias changes at once, without a hook (see test_smoke_test.py).

The emulator differs from AWS in the following. Only the template is tested there, or AWS is trusted:

- CloudFront caches nothing, compares no ETags, compresses nothing and has no Origin Shield: each request reaches the origin.
- A missing file is 403 even with permission to list the bucket, which makes it 404 on AWS.
- A file that is uploaded again keeps its tags (tests/infra/test_upload_page.py uses an emulator without this error).
- An Authorization header in AWS's own form is refused before the function gets it.
- A failed batch of the stream is repeated as a whole every second: not halved, not counted, never put into the dead-letter
  queue. The list of failed records is ignored.
- Response headers keep their names; AWS may rename WWW-Authenticate to x-amzn-Remapped-WWW-Authenticate.
- Reads are never stale, the table never throttles, alarms and traces do nothing.
- Functions can import the emulator's libraries, and can write into their folder.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Template = dict[str, Any]

UNSUPPORTED = frozenset({"AWS::Budgets::Budget"})
"""Types of resources that it does not support. Nothing else in the template refers to them."""
MODULE = "import cf from 'cloudfront';"


def for_emulator(template: Template) -> Template:
    """Return the template for a stack in the emulator; the argument is not changed."""
    template = deepcopy(template)
    template["Resources"] = {name: made for name, made in template["Resources"].items() if made["Type"] not in UNSUPPORTED}
    del template["Resources"]["APIHandler"]["Properties"]["DeploymentPreference"]
    policy = template["Resources"]["CheckRole"]["Properties"]["Policies"][0]["PolicyDocument"]
    policy["Statement"] = [statement for statement in policy["Statement"] if "lambda:InvokeFunction" in statement["Action"]]
    _choose_no_origin(template)
    _allow_unsigned_drawing(template)
    _allow_without_tls(template)
    return template


def _choose_no_origin(template: Template) -> None:
    function = template["Resources"]["Address"]["Properties"]
    function["FunctionCode"] = function["FunctionCode"].replace(MODULE, "const cf = { selectRequestOriginById() {} };")


def _allow_unsigned_drawing(template: Template) -> None:
    template["Resources"]["DrawAddress"]["Properties"]["AuthType"] = "NONE"


def _allow_without_tls(template: Template) -> None:
    policy = template["Resources"]["PagePolicy"]["Properties"]["PolicyDocument"]
    policy["Statement"] = [statement for statement in policy["Statement"] if statement["Effect"] == "Allow"]
