"""The template stays within AWS's limits, most of which neither cfn-lint nor an emulator checks.

`aws_limits.json` has the limits from the services' documentation, the default ones where AWS raises them on request.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from infra.cloudformation_stack import stack_name
from tests.infra.expanded_template import expanded_template
from tests.infra.template import values

Measured = Iterable[tuple[str, int]]
"""The name of what was measured, and its size."""
Template = dict[str, Any]
LIMITS: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("aws_limits.json").read_text("utf-8"))
ALL = [(service, limit) for service, limits in LIMITS.items() for limit, most in limits.items() if isinstance(most, int)]
LONGEST_STAGE = "s" * 32
"""The longest stage whose name fits into all names of resources."""


def of_type(template: Template, kind: str) -> Iterator[tuple[str, Template]]:
    """Yield name and properties of every resource of a type."""
    for name, resource in template["Resources"].items():
        if resource["Type"] == kind:
            yield name, resource.get("Properties", {})


def in_types(kind: str, *path: str, by: Callable[[Any], int] = len) -> Callable[[Template], Measured]:
    """Measure the values at a path in the properties of all resources of a type, where there are any."""

    def measure(template: Template) -> Measured:
        for name, resource in of_type(template, kind):
            found: Any = resource
            for step in path:
                found = found.get(step) if isinstance(found, dict) else None
            if found is not None:
                yield name, by(found)

    return measure


def in_distribution(each: str, *path: str, by: Callable[[Any], int] = int) -> Callable[[Template], Measured]:
    """Measure the values at a path in every origin or cache behaviour."""

    def measure(template: Template) -> Measured:
        for _, resource in of_type(template, "AWS::CloudFront::Distribution"):
            for part in resource["DistributionConfig"][each]:
                found: Any = part
                for step in path:
                    found = found.get(step) if isinstance(found, dict) else None
                if found is not None:
                    yield str(part.get("Id") or part.get("PathPattern")), by(found)

    return measure


def resolved(value: Any) -> str:
    """Return a name in the stack of the longest stage."""
    if isinstance(value, str):
        return value
    ((function, said),) = value.items()
    assert function in ("Ref", "Fn::Sub"), value
    return ("${AWS::StackName}" if value == {"Ref": "AWS::StackName"} else str(said)).replace(
        "${AWS::StackName}", stack_name(LONGEST_STAGE)
    )


def of_name(value: Any) -> int:
    return len(resolved(value))


def of_text(value: Any) -> int:
    """Return the bytes of a text, or of a document as JSON."""
    return len(value.encode() if isinstance(value, str) else json.dumps(value, separators=(",", ":")).encode())


def in_section(section: str, *path: str) -> Callable[[Template], Measured]:
    """Measure a text of all parameters or outputs."""

    def measure(template: Template) -> Measured:
        for name, item in template[section].items():
            if path[0] in item:
                yield name, of_text(str(item[path[0]]))

    return measure


def sum_of(lengths: Iterable[Any]) -> int:
    return sum(len(each) for each in lengths)


def longest(lengths: Iterable[Any]) -> int:
    return max((len(each) for each in lengths), default=0)


KEPT = ("AWS::CloudFront::CachePolicy", "CachePolicyConfig", "ParametersInCacheKeyAndForwardedToOrigin")
HANDED = ("AWS::CloudFront::OriginRequestPolicy", "OriginRequestPolicyConfig")
QUERY = ("QueryStringsConfig", "QueryStrings")


def of_query(by: Callable[[Any], int]) -> Callable[[Template], Measured]:
    def measure(template: Template) -> Measured:
        for kind in (KEPT, HANDED):
            yield from in_types(*kind, *QUERY, by=by)(template)

    return measure


def added_headers(template: Template) -> Iterator[tuple[str, str, str]]:
    """Yield holder, name and value of each header that CloudFront adds to requests or replies."""
    for _, resource in of_type(template, "AWS::CloudFront::Distribution"):
        for origin in resource["DistributionConfig"]["Origins"]:
            for header in origin.get("OriginCustomHeaders", ()):
                longest_value = max(
                    (template["Parameters"][value["Ref"]] for value in header["HeaderValue"]["Fn::If"][1:]), key=str
                )
                allowed = int(longest_value["AllowedPattern"].rpartition(",")[2].rstrip("}$"))
                yield origin["Id"], header["HeaderName"], "p" * allowed
    for name, resource in of_type(template, "AWS::CloudFront::ResponseHeadersPolicy"):
        config = resource["ResponseHeadersPolicyConfig"]
        policy = config.get("SecurityHeadersConfig", {}).get("ContentSecurityPolicy", {}).get("ContentSecurityPolicy", "")
        yield name, "Content-Security-Policy", policy
        for item in config.get("CustomHeadersConfig", {}).get("Items", ()):
            yield name, item["Header"], item["Value"]


def of_added(by: Callable[[str, str], int]) -> Callable[[Template], Measured]:
    def measure(template: Template) -> Measured:
        return [(f"{holder} {name}", by(name, value)) for holder, name, value in added_headers(template)]

    return measure


def of_all_added(template: Template) -> Measured:
    whole: dict[str, int] = {}
    for holder, name, value in added_headers(template):
        whole[holder] = whole.get(holder, 0) + len(name) + len(value)
    return whole.items()


def of_policies(template: Template) -> Measured:
    for kind, path in {
        "AWS::CloudFront::CachePolicy": "CachePolicyConfig",
        "AWS::CloudFront::OriginRequestPolicy": "OriginRequestPolicyConfig",
        "AWS::CloudFront::ResponseHeadersPolicy": "ResponseHeadersPolicyConfig",
    }.items():
        yield from in_types(kind, path, "Name", by=of_name)(template)


def of_comments(template: Template) -> Measured:
    yield from in_types("AWS::CloudFront::Distribution", "DistributionConfig", "Comment", by=of_name)(template)
    yield from in_types("AWS::CloudFront::Function", "FunctionConfig", "Comment", by=of_name)(template)


def role_policies(template: Template) -> Measured:
    """Return the policies of a role, inline and separate."""
    whole = {name: sum(map(of_text, resource.get("Policies", ()))) for name, resource in of_type(template, "AWS::IAM::Role")}
    for _, resource in of_type(template, "AWS::IAM::Policy"):
        for role in resource["Roles"]:
            whole[role["Ref"]] += of_text(resource["PolicyDocument"])
    return whole.items()


def policy_names(template: Template) -> Measured:
    for name, resource in of_type(template, "AWS::IAM::Role"):
        for policy in values(resource.get("Policies", ())):
            if isinstance(policy, dict) and "PolicyName" in policy:
                yield name, of_name(policy["PolicyName"])
    yield from in_types("AWS::IAM::Policy", "PolicyName", by=of_name)(template)


def widgets(template: Template) -> Measured:
    for name, resource in of_type(template, "AWS::CloudWatch::Dashboard"):
        yield name, resource["DashboardBody"]["Fn::Sub"][0].count('{"type":')


def deliveries(template: Template) -> Measured:
    for kind in ("AWS::Logs::DeliverySource", "AWS::Logs::DeliveryDestination"):
        yield from in_types(kind, "Name", by=of_name)(template)


def rules(by: Callable[[Template], int]) -> Callable[[Template], Measured]:
    """Measure all rules of the web ACLs."""

    def measure(template: Template) -> Measured:
        for _, resource in of_type(template, "AWS::WAFv2::WebACL"):
            for rule in resource["Rules"]:
                yield rule["Name"], by(rule)

    return measure


def answers(template: Template) -> Measured:
    for _, resource in of_type(template, "AWS::WAFv2::WebACL"):
        for name, body in resource["CustomResponseBodies"].items():
            yield name, of_text(body["Content"])


STREAM = "AWS::Lambda::EventSourceMapping"
NOTIFICATIONS = "NotificationsWithSubscribers"
MEASURES: dict[tuple[str, str], Callable[[Template], Measured]] = {
    ("cloudfront", "query strings a cache policy"): in_types(*KEPT, *QUERY),
    ("cloudfront", "headers a cache policy"): in_types(*KEPT, "HeadersConfig", "Headers"),
    ("cloudfront", "cookies a cache policy"): in_types(*KEPT, "CookiesConfig", "Cookies"),
    ("cloudfront", "query strings an origin request policy"): in_types(*HANDED, *QUERY),
    ("cloudfront", "headers an origin request policy"): in_types(*HANDED, "HeadersConfig", "Headers"),
    ("cloudfront", "cookies an origin request policy"): in_types(*HANDED, "CookiesConfig", "Cookies"),
    ("cloudfront", "characters of a query string's name"): of_query(longest),
    ("cloudfront", "characters of all query strings' names in a policy"): of_query(sum_of),
    ("cloudfront", "custom headers a response headers policy"): in_types(
        "AWS::CloudFront::ResponseHeadersPolicy", "ResponseHeadersPolicyConfig", "CustomHeadersConfig", "Items"
    ),
    ("cloudfront", "custom headers an origin"): in_distribution("Origins", "OriginCustomHeaders", by=len),
    ("cloudfront", "characters of a custom header's name"): of_added(lambda name, value: len(name)),
    ("cloudfront", "characters of a custom header's value"): of_added(lambda name, value: len(value)),
    ("cloudfront", "characters of all custom headers of a policy"): of_all_added,
    ("cloudfront", "bytes of a function's code"): in_types("AWS::CloudFront::Function", "FunctionCode", by=of_text),
    ("cloudfront", "cache behaviours a distribution"): in_types(
        "AWS::CloudFront::Distribution", "DistributionConfig", "CacheBehaviors"
    ),
    ("cloudfront", "origins a distribution"): in_types("AWS::CloudFront::Distribution", "DistributionConfig", "Origins"),
    ("cloudfront", "connection attempts an origin"): in_distribution("Origins", "ConnectionAttempts"),
    ("cloudfront", "seconds to connect to an origin"): in_distribution("Origins", "ConnectionTimeout"),
    ("cloudfront", "seconds that an origin may take"): in_distribution("Origins", "CustomOriginConfig", "OriginReadTimeout"),
    ("cloudfront", "seconds that a connection to an origin is kept"): in_distribution(
        "Origins", "CustomOriginConfig", "OriginKeepaliveTimeout"
    ),
    ("cloudfront", "characters of a function's name"): in_types("AWS::CloudFront::Function", "Name", by=of_name),
    ("cloudfront", "characters of an origin access control's name"): in_types(
        "AWS::CloudFront::OriginAccessControl", "OriginAccessControlConfig", "Name", by=of_name
    ),
    ("cloudfront", "characters of a policy's name"): of_policies,
    ("cloudfront", "characters of a comment"): of_comments,
    ("lambda", "seconds of a call"): in_types("AWS::Lambda::Function", "Timeout", by=int),
    ("lambda", "megabytes of memory"): in_types("AWS::Lambda::Function", "MemorySize", by=int),
    ("lambda", "bytes of environment variables"): in_types("AWS::Lambda::Function", "Environment", "Variables", by=of_text),
    ("lambda", "characters of a function's description"): in_types("AWS::Lambda::Function", "Description", by=of_name),
    ("lambda", "records a batch of a stream"): in_types(STREAM, "BatchSize", by=int),
    ("lambda", "seconds that a batch is gathered"): in_types(STREAM, "MaximumBatchingWindowInSeconds", by=int),
    ("lambda", "batches of a shard at once"): in_types(STREAM, "ParallelizationFactor", by=int),
    ("cloudformation", "resources a template"): lambda template: [("Resources", len(template["Resources"]))],
    ("cloudformation", "parameters a template"): lambda template: [("Parameters", len(template["Parameters"]))],
    ("cloudformation", "outputs a template"): lambda template: [("Outputs", len(template["Outputs"]))],
    ("cloudformation", "mappings a template"): lambda template: [("Mappings", len(template["Mappings"]))],
    ("cloudformation", "keys a mapping"): lambda template: [(name, len(keys)) for name, keys in template["Mappings"].items()],
    ("cloudformation", "characters of a logical name"): lambda template: [
        (name, len(name))
        for section in ("Resources", "Parameters", "Outputs", "Conditions", "Rules")
        for name in template[section]
    ],
    ("cloudformation", "bytes of a parameter's default"): in_section("Parameters", "Default"),
    ("cloudformation", "bytes of a parameter's description"): in_section("Parameters", "Description"),
    ("cloudformation", "bytes of an output's description"): in_section("Outputs", "Description"),
    ("cloudformation", "bytes of a template in a bucket"): lambda template: [
        ("template", len(json.dumps(template, indent=1).encode()))
    ],
    ("iam", "characters of a role's inline policies"): role_policies,
    ("iam", "characters of a role's trust policy"): in_types("AWS::IAM::Role", "AssumeRolePolicyDocument", by=of_text),
    ("iam", "characters of a policy's name"): policy_names,
    ("cloudwatch", "characters of an alarm's description"): in_types("AWS::CloudWatch::Alarm", "AlarmDescription", by=of_name),
    ("cloudwatch", "metrics an alarm"): in_types("AWS::CloudWatch::Alarm", "Metrics"),
    ("cloudwatch", "dimensions a metric"): in_types("AWS::CloudWatch::Alarm", "Dimensions"),
    ("cloudwatch", "widgets a dashboard"): widgets,
    ("cloudwatch", "characters of a dashboard's name"): in_types("AWS::CloudWatch::Dashboard", "DashboardName", by=of_name),
    ("cloudwatch", "characters of a log group's name"): in_types("AWS::Logs::LogGroup", "LogGroupName", by=of_name),
    ("cloudwatch", "characters of a log delivery's name"): deliveries,
    ("waf", "bytes of a custom response"): answers,
    ("waf", "custom response headers an action"): rules(
        lambda rule: len(rule["Action"]["Block"]["CustomResponse"]["ResponseHeaders"])
    ),
    ("waf", "characters of a rule's name"): rules(lambda rule: len(rule["Name"])),
    ("waf", "rate rules a web ACL"): in_types("AWS::WAFv2::WebACL", "Rules"),
    ("other", "seconds that a queue keeps a message"): in_types("AWS::SQS::Queue", "MessageRetentionPeriod", by=int),
    ("other", "characters of a budget's name"): in_types("AWS::Budgets::Budget", "Budget", "BudgetName", by=of_name),
    ("other", "notifications a budget"): in_types("AWS::Budgets::Budget", NOTIFICATIONS),
    ("other", "subscribers a notification"): in_types(
        "AWS::Budgets::Budget", NOTIFICATIONS, by=lambda notifications: max(len(each["Subscribers"]) for each in notifications)
    ),
    ("other", "bytes of a bucket's policy"): in_types("AWS::S3::BucketPolicy", "PolicyDocument", by=of_text),
    ("other", "bytes of a topic's policy"): in_types("AWS::SNS::TopicPolicy", "PolicyDocument", by=of_text),
    ("other", "targets a rule"): in_types("AWS::Events::Rule", "Targets"),
}


def beyond(template: Template, service: str, limit: str) -> dict[str, int]:
    """Return what exceeds this limit in a template."""
    return {name: found for name, found in MEASURES[service, limit](template) if found > LIMITS[service][limit]}


@pytest.mark.parametrize(("service", "limit"), ALL)
def test_the_template_is_within_the_limit(service: str, limit: str) -> None:
    assert not beyond(expanded_template(), service, limit)


def test_every_limit_is_measured_and_has_a_source() -> None:
    assert MEASURES.keys() == {*ALL}
    assert all(limits["source"] for limits in LIMITS.values())


def test_no_header_is_added_that_cloudfront_reserves() -> None:
    """Neither names nor prefixes: `X-Edge-…` and `X-Amz-…` are reserved."""
    kept = LIMITS["cloudfront"]["headers of its own"]
    added = {name.lower() for holder, name, _ in added_headers(expanded_template()) if holder in ("api", "player")}
    assert added
    assert not [(name, own) for name in added for own in kept if f"{name}-".startswith(f"{own}-")]


def test_exceeded_limits_are_found() -> None:
    """The first one made the first deployment fail."""
    spoilt = deepcopy(expanded_template())
    resources = spoilt["Resources"]
    kept = resources["ApiKept"]["Properties"]["CachePolicyConfig"]["ParametersInCacheKeyAndForwardedToOrigin"]
    kept["QueryStringsConfig"] = {"QueryStringBehavior": "whitelist", "QueryStrings": [f"key{n}" for n in range(15)]}
    resources["Address"]["Properties"] |= {
        "FunctionCode": "//" + "é" * 5_120,
        "Name": {"Fn::Sub": "${AWS::StackName}-" + "a" * 30},
    }
    resources["APIHandler"]["Properties"]["Environment"]["Variables"]["MORE"] = "m" * 4_096
    resources["APIHandlerRole"]["Properties"]["Policies"].append({"PolicyName": "p", "PolicyDocument": "d" * 10_240})
    assert beyond(spoilt, "cloudfront", "query strings a cache policy") == {"ApiKept": 15}
    assert beyond(spoilt, "cloudfront", "bytes of a function's code") == {"Address": 10_242}
    assert beyond(spoilt, "cloudfront", "characters of a function's name").keys() == {"Address"}
    assert beyond(spoilt, "lambda", "bytes of environment variables").keys() == {"APIHandler"}
    assert beyond(spoilt, "iam", "characters of a role's inline policies").keys() == {"APIHandlerRole"}
