"""What AWS asks, in dollars: list prices of us-east-1, as its pages had them in November 2026. Each is for a million, or for a
gigabyte, unless it says otherwise. Other regions differ: in eu-central-1 DynamoDB's units cost about a fifth more, Lambda the
same. At the edge it is where people are that counts, North America here (Europe: 1.20 for a million requests).

Looked up again in that month, in stored copies of those pages or in what others quote of them: DynamoDB's units; Lambda's
requests and GB-seconds, and that a start is paid; CloudFront's gigabytes, functions and free tier; CloudWatch's logs,
metrics and free tier; S3's storage and writes. Not found again: Origin Shield's 0.75, point-in-time
recovery's 0.20 and the prices of the table's second class.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

# aws.amazon.com/dynamodb/pricing/on-demand. Since November 2024 half of what it was.
WRITES, READS = 0.625, 0.125
"""Write and read request units of an on-demand table."""
WRITES_KEPT, READS_KEPT = 0.00065, 0.00013
"""An hour of one write or read unit a second that a table keeps, used or not."""
STORED, RESTORABLE = 0.25, 0.20
"""A month's gigabyte, and that it can be had back as of any second (point-in-time recovery)."""
RARELY, STORED_RARELY = 1.25, 0.10
"""Of the class STANDARD_INFREQUENT_ACCESS: what a unit costs against the usual class, and a month's gigabyte."""

# aws.amazon.com/s3/pricing: the standard class.
BUCKET = 0.023

# aws.amazon.com/lambda/pricing. The first tier, of six billion (x86) and 7.5 billion GB-seconds (arm), is far from used up.
# What a function does before its first request is paid like the rest since August 2025 (aws.amazon.com/blogs/compute,
# "AWS Lambda standardizes billing for INIT Phase").
CALLS = 0.20
X86_GB_SECONDS, ARM_GB_SECONDS = 16.6667, 13.3334

# aws.amazon.com/cloudfront/pricing, pay as you go.
EDGE = 1.00
"""An https request: 0.0100 for ten thousand."""
EDGE_FUNCTION = 0.10
SHIELD = 0.75
"""A request that goes on by way of Origin Shield, in the United States: 0.0075 for ten thousand. All that is not kept does."""
OUT, TO_ORIGIN = 0.085, 0.020
"""Out to the internet (the first 10 TB), and bodies of POST and the like on to where they are answered."""

OUT_TIERS: Sequence[tuple[float, float]] = (
    (10_000, 0.085),
    (40_000, 0.080),
    (100_000, 0.060),
    (350_000, 0.040),
    (524_000, 0.030),
    (inf, 0.025),
)
"""A month's gigabytes out to North America and Europe, by how many there have been."""
PLANS = {"Free": 0, "Pro": 15}
"""A month of CloudFront's flat-rate plans, which ask for nothing beyond it who floods the edge: with a million requests and
100 GB in it, and with ten million and 50 TB. What is above may be slowed down, and what rules block does not count.
"""

# aws.amazon.com/waf/pricing: a month of a list of rules, of a rule in it, and requests that it looks at. For what it blocks the
# edge asks nothing (since October 2024).
RULES, RULE, LOOKED_AT = 5.00, 1.00, 0.60

# aws.amazon.com/cloudwatch/pricing.
LOGGED = 0.50
ALARM, METRIC = 0.10, 0.30
"""A month of one alarm on one metric, and of one metric of one's own (by the hours in which it is told of)."""

# aws.amazon.com/free, "Always Free": what never ends, in a month. DynamoDB's units are not in it on demand.
FREE_EDGE, FREE_EDGE_FUNCTION, FREE_OUT_GB = 10e6, 2e6, 1_000
FREE_CALLS, FREE_GB_SECONDS = 1e6, 400_000
FREE_WRITES, FREE_READS = 25, 25
"""Units a second that tables keep, all of an account and region together, their indexes' among them."""
FREE_STORED_GB, FREE_LOGGED_GB, FREE_ALARMS, FREE_METRICS = 25, 5, 10, 10


def out(gigabytes: float) -> float:
    """Dollars for so many of a month's gigabytes out of the edge."""
    paid, left = 0.0, gigabytes
    for many, price in OUT_TIERS:
        taken = min(left, many)
        paid += taken * price
        left -= taken
    return paid
