"""The distribution caches only what it may, and forwards nothing that could poison a reply or expose a code."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from app import app
from chalicelib import security_headers
from chalicelib.api import client_address, links, reply
from chalicelib.api.routes import CALLS
from chalicelib.drawing import serve_pictures
from tests.infra.template import of_type, properties, template, text

EDGE: dict[str, Any] = properties("Edge")["DistributionConfig"]
DEFAULT = EDGE["DefaultCacheBehavior"]
BEHAVIORS = {item["PathPattern"]: item for item in EDGE["CacheBehaviors"]}
ORIGINS = {item["Id"]: item for item in EDGE["Origins"]}
GUARDS = json.loads(security_headers.FILE.read_text("utf-8"))
BY_ADDRESS = ("open_code", "ask_for_seat")
"""The calls that have limits for each address."""
ERRORS = {400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504}
"""All errors that CloudFront has settings for."""


def policy(behavior: dict[str, Any], kind: str) -> dict[str, Any]:
    """Return the policy of this kind that a behaviour refers to."""
    resource = properties(behavior[f"{kind}Id"]["Ref"])
    config: dict[str, Any] = resource[f"{kind}Config"]
    return config


def key_of(behavior: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = policy(behavior, "CachePolicy")["ParametersInCacheKeyAndForwardedToOrigin"]
    return found


def times_of(behavior: dict[str, Any]) -> tuple[int, int, int]:
    config = policy(behavior, "CachePolicy")
    return config["MinTTL"], config["DefaultTTL"], config["MaxTTL"]


# ── where things are ──


def test_one_distribution_serves_page_and_api() -> None:
    assert len(of_type("AWS::CloudFront::Distribution")) == 1
    assert {pattern: behavior["TargetOriginId"] for pattern, behavior in BEHAVIORS.items()} == {
        "/api": "api",
        "/api/*": "api",
        "/t/*": "api",
        "/pictures/*": "pictures",
    }
    assert DEFAULT["TargetOriginId"] == "page"


def test_every_route_is_reachable() -> None:
    patterns = [re.compile(re.escape(pattern).replace(r"\*", ".*")) for pattern in BEHAVIORS]
    for route in app.routes:
        assert any(pattern.fullmatch(route) for pattern in patterns), route


def test_requests_to_the_bucket_are_signed() -> None:
    page = ORIGINS["page"]
    assert page["DomainName"] == {"Fn::GetAtt": ["Page", "RegionalDomainName"]}
    assert page["OriginAccessControlId"] == {"Fn::GetAtt": ["PageAccess", "Id"]}
    access = properties("PageAccess")["OriginAccessControlConfig"]
    assert (access["SigningBehavior"], access["OriginAccessControlOriginType"]) == ("always", "s3")


def test_only_cloudfront_may_call_the_drawing_function() -> None:
    pictures = ORIGINS["pictures"]
    address = {"Fn::Split": ["/", {"Fn::GetAtt": ["DrawAddress", "FunctionUrl"]}]}
    assert pictures["DomainName"] == {"Fn::Select": [2, address]}, "https: / / name /"
    assert pictures["OriginAccessControlId"] == {"Fn::GetAtt": ["PicturesAccess", "Id"]}
    access = properties("PicturesAccess")["OriginAccessControlConfig"]
    assert (access["SigningBehavior"], access["OriginAccessControlOriginType"]) == ("always", "lambda")
    assert properties("DrawAddress")["AuthType"] == "AWS_IAM"
    allowed = [
        permission
        for permission in of_type("AWS::Lambda::Permission").values()
        if permission["FunctionName"] == {"Ref": "Draw"}
    ]
    assert {permission["Action"] for permission in allowed} == {"lambda:InvokeFunctionUrl", "lambda:InvokeFunction"}
    for permission in allowed:
        assert permission["Principal"] == "cloudfront.amazonaws.com"
        assert "distribution/${Edge}" in text(permission["SourceArn"])
        assert permission.get("FunctionUrlAuthType") == "AWS_IAM" or permission["InvokedViaFunctionUrl"] is True


def test_all_connections_are_encrypted() -> None:
    assert ORIGINS["api"]["CustomOriginConfig"]["OriginProtocolPolicy"] == "https-only"
    assert ORIGINS["pictures"]["CustomOriginConfig"]["OriginProtocolPolicy"] == "https-only"
    for open_to_all in (DEFAULT, BEHAVIORS["/t/*"], BEHAVIORS["/pictures/*"]):
        assert open_to_all["ViewerProtocolPolicy"] == "redirect-to-https"
    assert BEHAVIORS["/api/*"]["ViewerProtocolPolicy"] == "https-only", "a redirect would hide that a key was sent in the open"


SHIELDS = frozenset(
    f"{part}-{number}"
    for part, numbers in {
        "us-east": (1, 2),
        "us-west": (2,),
        "ap-south": (1,),
        "ap-northeast": (1, 2),
        "ap-southeast": (1, 2),
        "eu-central": (1,),
        "eu-west": (1, 2),
        "sa-east": (1,),
    }.items()
    for number in numbers
)
"""The regions with Origin Shield."""


def test_every_region_has_an_origin_shield() -> None:
    shield = ORIGINS["api"]["OriginShield"]
    assert ORIGINS["pictures"]["OriginShield"] == shield
    assert shield["Enabled"] is True
    assert shield["OriginShieldRegion"] == {"Fn::FindInMap": ["Shield", {"Ref": "AWS::Region"}, "Region"]}
    regions = template()["Mappings"]["Shield"]
    assert {region["Region"] for region in regions.values()} <= SHIELDS
    assert all(regions[region] == {"Region": region} for region in SHIELDS), "the nearest is the region's own"


def test_requests_with_a_key_use_the_same_url_without_origin_shield() -> None:
    """Replies to a key are not cached (test_cloudfront_function.py tests which origin a request gets)."""
    api, player = ORIGINS["api"], ORIGINS["player"]
    assert api | {"Id": "player"} == player | {"OriginShield": api["OriginShield"]}
    assert "OriginShield" not in player
    assert not [path for path, behavior in BEHAVIORS.items() if behavior["TargetOriginId"] == "player"], (
        "the edge's function chooses it"
    )


def test_the_origin_timeout_is_longer_than_the_functions() -> None:
    assert ORIGINS["api"]["CustomOriginConfig"]["OriginReadTimeout"] > properties("APIHandler")["Timeout"] == 29
    assert ORIGINS["pictures"]["CustomOriginConfig"]["OriginReadTimeout"] > properties("Draw")["Timeout"]


# ── reservations ──


def test_both_api_paths_are_cached_alike() -> None:
    assert BEHAVIORS["/api"] == BEHAVIORS["/api/*"] | {"PathPattern": "/api"}


def test_a_tables_page_is_cached_for_each_language_and_site() -> None:
    assert times_of(BEHAVIORS["/t/*"]) == (0, 0, 1)
    key = key_of(BEHAVIORS["/t/*"])
    assert key["HeadersConfig"] == {"HeaderBehavior": "whitelist", "Headers": ["Accept-Language", links.SITE.title()]}
    assert key["QueryStringsConfig"] == {"QueryStringBehavior": "none"}
    assert key["CookiesConfig"] == {"CookieBehavior": "none"}


def test_pictures_are_cached_as_their_headers_say() -> None:
    pictures = BEHAVIORS["/pictures/*"]
    assert times_of(pictures) == (0, 0, 31_536_000)
    assert "max-age=2592000," in serve_pictures.MONTH, "a month, and then the name of who is forgotten is on none"
    key = key_of(pictures)
    assert key["HeadersConfig"] == {"HeaderBehavior": "none"}
    assert key["QueryStringsConfig"] == {"QueryStringBehavior": "none"}
    assert pictures["AllowedMethods"] == ["GET", "HEAD"]
    assert pictures["ResponseHeadersPolicyId"] == DEFAULT["ResponseHeadersPolicyId"]


def test_api_replies_are_cached_only_as_their_headers_say() -> None:
    assert times_of(BEHAVIORS["/api/*"]) == (0, 0, max(reply.OVER_SECONDS, reply.REPLAY_SECONDS, reply.FINAL_SECONDS))


def test_the_cache_key_has_authorization_and_the_whole_query() -> None:
    """The CloudFront function refuses unknown parameters (test_cloudfront_function.py)."""
    key = key_of(BEHAVIORS["/api/*"])
    assert key["HeadersConfig"] == {"HeaderBehavior": "whitelist", "Headers": ["Authorization"]}
    assert key["QueryStringsConfig"] == {"QueryStringBehavior": "all"}
    assert key["CookiesConfig"] == {"CookieBehavior": "none"}


def test_no_forwarded_header_changes_a_cached_reply() -> None:
    """The query is forwarded only as it is in the cache key. Cached replies depend on one forwarded header, If-None-Match,
    which the CloudFront function removes (test_cloudfront_function.py). Errors, in the caller's language, are not cached, and
    no cached reply depends on the viewer's address.
    """
    handed = policy(BEHAVIORS["/api/*"], "OriginRequestPolicy")
    assert handed["QueryStringsConfig"] == {"QueryStringBehavior": "none"}
    assert handed["CookiesConfig"] == {"CookieBehavior": "none"}
    headers = {*handed["HeadersConfig"]["Headers"], "Authorization"}
    assert headers == {*reply.ALLOWED_HEADERS, "CloudFront-Viewer-Address"}
    assert all(call.method == "POST" for call in CALLS.values() if call.name in BY_ADDRESS)
    assert "OriginRequestPolicyId" not in BEHAVIORS["/t/*"]


def test_posts_are_forwarded_and_not_cached() -> None:
    for path in ("/api", "/api/*"):
        assert {"GET", "HEAD", "OPTIONS", "POST", "DELETE"} <= set(BEHAVIORS[path]["AllowedMethods"])
        assert BEHAVIORS[path]["CachedMethods"] == ["GET", "HEAD"]


def test_files_are_cached_as_their_headers_say_and_the_shell_is_not() -> None:
    assert times_of(DEFAULT)[:2] == (0, 0), "`no-cache` is obeyed, and silence is no leave"
    assert key_of(DEFAULT)["QueryStringsConfig"] == {"QueryStringBehavior": "none"}


def test_errors_are_not_cached_and_have_no_custom_pages() -> None:
    responses = EDGE["CustomErrorResponses"]
    assert {error["ErrorCode"] for error in responses} == ERRORS
    assert all(error == {"ErrorCode": error["ErrorCode"], "ErrorCachingMinTTL": 0} for error in responses)


# ── versions as text ──


def test_the_page_has_all_security_headers() -> None:
    headers = policy(DEFAULT, "ResponseHeadersPolicy")
    security, others = headers["SecurityHeadersConfig"], headers["CustomHeadersConfig"]["Items"]
    sent = {
        "Content-Security-Policy": security["ContentSecurityPolicy"]["ContentSecurityPolicy"],
        "X-Content-Type-Options": "nosniff" if "ContentTypeOptions" in security else "",
        "X-Frame-Options": security["FrameOptions"]["FrameOption"],
        "Referrer-Policy": security["ReferrerPolicy"]["ReferrerPolicy"],
        "Strict-Transport-Security": f"max-age={security['StrictTransportSecurity']['AccessControlMaxAgeSec']}",
        **{header["Header"]: header["Value"] for header in others},
    }
    assert sent == GUARDS["page"] | GUARDS["https"]
    assert all(header["Override"] is True for header in (*security.values(), *others))
    assert BEHAVIORS["/t/*"]["ResponseHeadersPolicyId"] == DEFAULT["ResponseHeadersPolicyId"]


def test_the_api_sends_cors_headers_itself() -> None:
    headers = policy(BEHAVIORS["/api/*"], "ResponseHeadersPolicy")
    cors = headers["CorsConfig"]
    assert cors["OriginOverride"] is False
    assert cors["AccessControlAllowCredentials"] is False
    assert tuple(cors["AccessControlAllowHeaders"]["Items"]) == reply.ALLOWED_HEADERS
    assert tuple(cors["AccessControlExposeHeaders"]["Items"]) == reply.EXPOSED_HEADERS
    assert cors["AccessControlMaxAgeSec"] == reply.PREFLIGHT_SECONDS
    strict = headers["SecurityHeadersConfig"]["StrictTransportSecurity"]["AccessControlMaxAgeSec"]
    assert f"max-age={strict}" == GUARDS["https"]["Strict-Transport-Security"]
    assert "default-src 'none'" in text(headers["SecurityHeadersConfig"]["ContentSecurityPolicy"])


# ── what is written down ──


def test_cloudfronts_log_has_no_queries_or_paths() -> None:
    """Join codes are in queries, tables' ids in paths, and both in referrers."""
    assert "Logging" not in EDGE, "the older log holds all of them, always"
    assert not of_type("AWS::CloudFront::RealtimeLogConfig")
    (delivery,) = of_type("AWS::Logs::Delivery").values()
    secrets = re.compile(r"uri|query|referer|cookie|header|\bc-ip|forwarded|agent", re.IGNORECASE)
    assert not [field for field in delivery["RecordFields"] if secrets.search(field)]
    assert template()["Parameters"]["EdgeLog"]["Default"] == "off"


@pytest.mark.parametrize("name", ["EdgeLogGroup", "EdgeLogSource", "EdgeLogDestination", "EdgeLogDelivery"])
def test_cloudfronts_log_is_optional(name: str) -> None:
    assert template()["Resources"][name]["Condition"] == "EdgeLogged"


# ── a domain of one's own ──


def test_a_domain_is_optional_and_needs_its_certificate() -> None:
    assert EDGE["Aliases"] == {"Fn::If": ["HasDomain", [{"Ref": "Domain"}], {"Ref": "AWS::NoValue"}]}
    own, given = EDGE["ViewerCertificate"]["Fn::If"][1:]
    assert own["AcmCertificateArn"] == {"Ref": "Certificate"}
    assert own["MinimumProtocolVersion"] == "TLSv1.2_2021"
    assert given == {"CloudFrontDefaultCertificate": True}
    pattern = re.compile(template()["Parameters"]["Certificate"]["AllowedPattern"])
    assert pattern.search("arn:aws:acm:us-east-1:123456789012:certificate/a-b")
    assert not pattern.search("arn:aws:acm:eu-west-1:123456789012:certificate/a-b"), "CloudFront takes it from one region"
    assert "DomainWhole" in template()["Rules"]
    assert template()["Resources"]["DomainAddress"]["Condition"] == "HasZone"


def test_only_the_api_gets_the_proof_header() -> None:
    """With it a stranger could call the API directly with any viewer's address (test_template_api_url.py tests the proof)."""
    for origin in ("api", "player"):
        (header,) = ORIGINS[origin]["OriginCustomHeaders"]
        assert header["HeaderName"].lower() == client_address.EDGE_HEADER
    for origin in ("page", "pictures"):
        assert "OriginCustomHeaders" not in ORIGINS[origin]
    handed = {name.lower() for name in policy(BEHAVIORS["/api/*"], "OriginRequestPolicy")["HeadersConfig"]["Headers"]}
    assert client_address.VIEWER_HEADER in handed
    assert client_address.EDGE_HEADER not in handed
