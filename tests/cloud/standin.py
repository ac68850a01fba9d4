"""The template as the emulator can take it. What is changed here is not shown by these tests, but in tests/infra.

- Which origin the edge's function chooses: it has no such module there, so all go by Origin Shield's, which does the same.
- Who may ask the function that draws: the edge signs nothing there, so it is asked without a signature.
- That the page's bucket refuses anyone who comes without TLS: its functions come so.
- Budgets: it knows none.
- Steps: it knows no CodeDeploy. The alias is there, and changes at once; nobody visits a version before (test_visit.py does).

What it does not do, or otherwise than AWS, and what we therefore only read in the template or leave to Amazon:

- the edge keeps nothing, compares no tags, compresses nothing, and has no Origin Shield: each request goes all the way;
- a file that is not in the bucket is 403 even where the policy allows the list, which makes it 404 on AWS;
- a file that is put again keeps the tags that it had (tests/infra/test_upload_page.py has an emulator that knows better);
- an Authorization header in AWS's own form is refused before the function sees it;
- a batch of the stream that fails comes again as a whole every second: it is neither halved, nor counted, nor laid aside; which
  records failed is not looked at;
- answers keep their headers' names; AWS may call WWW-Authenticate x-amzn-Remapped-WWW-Authenticate;
- reads are never stale, nothing is ever throttled by the table, no alarm and no trace leads to anything;
- a function that runs has the emulator's libraries in reach behind its own, and can write where it lies.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Template = dict[str, Any]

UNKNOWN = frozenset({"AWS::Budgets::Budget"})
"""Types of resources that it does not have. Nothing else in the template speaks of them."""
MODULE = "import cf from 'cloudfront';"


def for_emulator(template: Template) -> Template:
    """The template for a stack in the emulator; the given one is left as it is."""
    template = deepcopy(template)
    template["Resources"] = {name: told for name, told in template["Resources"].items() if told["Type"] not in UNKNOWN}
    del template["Resources"]["APIHandler"]["Properties"]["DeploymentPreference"]
    visiting = template["Resources"]["CheckRole"]["Properties"]["Policies"][0]["PolicyDocument"]
    visiting["Statement"] = [told for told in visiting["Statement"] if "lambda:InvokeFunction" in told["Action"]]
    _choose_no_origin(template)
    _open_drawing(template)
    _let_in_without_tls(template)
    return template


def _choose_no_origin(template: Template) -> None:
    function = template["Resources"]["Address"]["Properties"]
    function["FunctionCode"] = function["FunctionCode"].replace(MODULE, "const cf = { selectRequestOriginById() {} };")


def _open_drawing(template: Template) -> None:
    template["Resources"]["DrawAddress"]["Properties"]["AuthType"] = "NONE"


def _let_in_without_tls(template: Template) -> None:
    policy = template["Resources"]["PagePolicy"]["Properties"]["PolicyDocument"]
    policy["Statement"] = [told for told in policy["Statement"] if told["Effect"] == "Allow"]
