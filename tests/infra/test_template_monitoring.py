"""Monitoring: every fault raises an alarm, and the dashboard shows only existing metrics."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest

from chalicelib.aws import metrics as club_metrics
from chalicelib.store.interface import log_key
from tests.bench import prices
from tests.infra.template import FUNCTION, ROOT, of_type, properties, template

ALARMS = of_type("AWS::CloudWatch::Alarm")
FUNCTIONS = sorted({*of_type(FUNCTION)} - {"Check"})
"""All functions except Check: if it fails, the new version is not rolled out."""
SUBSTITUTED = re.compile(r"\$\{([^}]+)\}")
DAY_S = 24 * 3600


def watched(namespace: str, metric: str) -> list[Any]:
    """Return the dimensions of the alarms on this metric."""
    all_others = [alarm for name, alarm in ALARMS.items() if not name.startswith("Step")]  # test_template_rollout.py has those
    found = [alarm for alarm in all_others if (alarm["Namespace"], alarm["MetricName"]) == (namespace, metric)]
    return [dimension["Value"] for alarm in found for dimension in alarm["Dimensions"]]


@pytest.mark.parametrize("metric", ["Errors", "Throttles"])
def test_errors_and_throttles_of_every_function_raise_alarms(metric: str) -> None:
    assert sorted(dimension["Ref"] for dimension in watched("AWS/Lambda", metric)) == FUNCTIONS


def test_the_apis_faults_raise_alarms_and_client_errors_do_not() -> None:
    """The metric is the function URL's."""
    assert watched("AWS/Lambda", "Url5xxCount") == [{"Ref": "APIHandler"}]
    assert not [alarm for alarm in ALARMS.values() if alarm["MetricName"] == "Url4xxCount"]


@pytest.mark.parametrize("metric", ["ReadThrottleEvents", "WriteThrottleEvents"])
def test_throttles_of_the_table_raise_alarms(metric: str) -> None:
    table = properties("APIHandler")["Environment"]["Variables"]["TABLE_NAME"]
    assert watched("AWS/DynamoDB", metric) == [table]


def test_the_streams_age_raises_an_alarm_long_before_records_expire() -> None:
    assert watched("AWS/Lambda", "IteratorAge") == [{"Ref": "Project"}]
    alarm = properties("StreamAgeAlarm")
    assert alarm["Statistic"] == "Maximum"
    assert alarm["Threshold"] + alarm["Period"] * alarm["EvaluationPeriods"] * 1000 < DAY_S * 1000 / 10


def test_dead_letters_raise_an_alarm() -> None:
    assert watched("AWS/SQS", "ApproximateNumberOfMessagesVisible") == [{"Fn::GetAtt": ["DeadLetters", "QueueName"]}]


def test_stopped_clocks_raise_alarms() -> None:
    alarm = properties("WakeSilentAlarm")
    assert (alarm["MetricName"], alarm["ComparisonOperator"]) == ("Invocations", "LessThanThreshold")
    assert alarm["TreatMissingData"] == "breaching", "without calls there is no data"


def test_every_alarm_notifies_the_topic() -> None:
    for alarm in ALARMS.values():
        assert alarm["AlarmActions"] == alarm["OKActions"] == [{"Ref": "Alarms"}]
        assert alarm["AlarmDescription"].endswith(".")
        assert len(alarm["AlarmDescription"]) <= 1024, "CloudWatch takes no more"
    assert len({alarm["AlarmDescription"] for alarm in ALARMS.values()}) == len(ALARMS)


RUNNING = (ROOT / "docs" / "running.md").read_text("utf-8")
SECTIONS = set(re.findall(r"^## (.+)$", RUNNING, re.MULTILINE))


@pytest.mark.parametrize("name", sorted(ALARMS))
def test_every_alarm_has_a_first_step_and_a_place_in_the_docs(name: str) -> None:
    what, first, where = re.split(r" (?=First: )| (?=docs/running\.md)", ALARMS[name]["AlarmDescription"])
    assert what.endswith(".")
    assert first.startswith("First: ")
    (section,) = re.fullmatch(r"docs/running\.md, “(.+)”\.", where).groups()  # type: ignore[union-attr]
    assert section in SECTIONS


def test_the_dashboard_uses_the_prices_of_the_docs() -> None:
    match = re.search(r"writes \* ([\d.]+) / 1000000 \+ reads \* ([\d.]+) / 1000000", dashboard()[0])
    assert match
    assert [float(price) for price in match.groups()] == [prices.WRITES, prices.READS]
    memory = template()["Resources"]["APIHandler"]["Properties"]["MemorySize"]
    assert f"ms / 1000 * {memory / 1024:.1f} * {prices.ARM_GB_SECONDS} / 1000000" in dashboard()[0]
    assert f"edge * {prices.EDGE + prices.EDGE_FUNCTION:.1f} / 1000000" in dashboard()[0]


FEW = {name for name in ALARMS if "Condition" not in template()["Resources"][name]}


def test_the_default_alarms_are_free() -> None:
    assert len(FEW) <= prices.FREE_ALARMS
    assert all(template()["Resources"][name]["Condition"] == "AllAlarms" for name in ALARMS.keys() - FEW)
    assert {"FaultsAlarm", "WakeSilentAlarm", "ClocksLateAlarm", "DeadLettersAlarm"} <= FEW, "what players notice"


def test_costs_raise_alarms() -> None:
    budget = properties("Cost")
    assert budget["Budget"]["BudgetLimit"] == {"Amount": {"Ref": "MonthlyCost"}, "Unit": "USD"}
    kinds = {notification["Notification"]["NotificationType"] for notification in budget["NotificationsWithSubscribers"]}
    assert kinds == {"ACTUAL", "FORECASTED"}
    for notification in budget["NotificationsWithSubscribers"]:
        assert notification["Subscribers"] == [{"SubscriptionType": "SNS", "Address": {"Ref": "Alarms"}}]


def test_only_alarms_and_budgets_may_publish_to_the_topic() -> None:
    (statement,) = properties("AlarmsPolicy")["PolicyDocument"]["Statement"]
    assert set(statement["Principal"]["Service"]) == {"budgets.amazonaws.com", "cloudwatch.amazonaws.com"}
    assert statement["Condition"] == {"StringEquals": {"aws:SourceAccount": {"Ref": "AWS::AccountId"}}}
    assert template()["Resources"]["Cost"]["DependsOn"] == "AlarmsPolicy", "creating a budget checks the topic's policy"
    assert template()["Resources"]["AlarmsByEmail"]["Condition"] == "HasAlarmEmail"


def test_every_log_expires() -> None:
    logs = of_type("AWS::Logs::LogGroup")
    assert {f"{name}Log" for name in FUNCTIONS} <= set(logs)
    assert all(group["RetentionInDays"] == {"Ref": "LogDays"} for group in logs.values())


def dashboard() -> tuple[str, dict[str, Any]]:
    """The dashboard's text with its `${...}`, and their values."""
    body, named = properties("Dashboard")["DashboardBody"]["Fn::Sub"]
    return body, named


def test_the_dashboard_is_valid() -> None:
    body = json.loads(SUBSTITUTED.sub("x", dashboard()[0].replace("${Alarmed}", "")))
    titles = [widget["properties"]["title"] for widget in body["widgets"]]
    assert len(titles) == len(set(titles)) == 16
    fields = [(x, y) for widget in body["widgets"] for x in across(widget) for y in range(widget["y"], bottom(widget))]
    assert len(fields) == len(set(fields)), "no two widgets overlap"
    for widget in body["widgets"]:
        assert widget["x"] + widget["width"] <= 24
        assert (widget["type"] == "metric") <= ("region" in widget["properties"])
        for metric in widget["properties"].get("metrics", ()):
            named = [part for part in metric if isinstance(part, str)]
            assert len(named) % 2 == 0, metric


def across(widget: Any) -> range:
    return range(widget["x"], widget["x"] + widget["width"])


def bottom(widget: Any) -> int:
    return int(widget["y"] + widget["height"])


@pytest.mark.parametrize(
    "asked", ["moves", "tables", "turn takes", "late clocks", "wrong", "Dollars so far this month", "Dollars a day"]
)
def test_the_most_important_widgets_come_first(asked: str) -> None:
    body = json.loads(SUBSTITUTED.sub("x", dashboard()[0].replace("${Alarmed}", "")))
    (widget,) = [one for one in body["widgets"] if asked in one["properties"]["title"] and one["y"] < 15]
    assert widget["type"] == "metric"


class App:
    """An app without routes, with what Metrics uses of it."""

    handlers: Mapping[str, Any] = {}


def test_alarms_and_widgets_use_the_names_of_our_metrics() -> None:
    lines: list[str] = []
    watched = club_metrics.Metrics({"AWS_LAMBDA_FUNCTION_NAME": "f"}, lines.append)
    for status in (200, 400, 500):
        watched.track_requests(lambda *asked, status=status: {"statusCode": status, "headers": {}})(App(), {}, None)
    watched.track_work("wake", lambda event, context: watched.record(Lateness=1))({}, None)

    def wait(*asked: Any) -> Any:
        watched.record(Waited=1)
        return {"statusCode": 200, "headers": {}}

    watched.track_requests(wait)(App(), {}, None)
    written = [made for line in lines for made in json.loads(line)["_aws"]["CloudWatchMetrics"]]
    declared = {metric["Name"] for made in written for metric in made["Metrics"]}
    assert declared == {"Duration", *club_metrics.FUNCTION_METRICS}, "each metric costs money, so each is used"
    looked_for = {metric for namespace, metric, *_ in shown() if namespace == club_metrics.NAMESPACE}
    looked_for |= {alarm["MetricName"] for alarm in ALARMS.values() if alarm["Namespace"] == club_metrics.NAMESPACE}
    assert looked_for == {"Mistakes", "Faults", "ColdStarts", "Lateness", "Duration", "Waited"}
    assert looked_for <= declared
    by = {metric["Name"]: made["Dimensions"] for made in written for metric in made["Metrics"]}
    assert by == {"Duration": [["Function", "Route"]]} | {name: [["Function"]] for name in club_metrics.FUNCTION_METRICS}
    assert all(rest[0] == "Function" for namespace, _, *rest in shown() if namespace == club_metrics.NAMESPACE)
    assert "SEARCH('{" + club_metrics.NAMESPACE + ",Function,Route} MetricName" in dashboard()[0]


def shown() -> list[list[Any]]:
    """Yield the metrics that the dashboard names."""
    body = json.loads(SUBSTITUTED.sub("x", dashboard()[0].replace("${Alarmed}", "")))
    metrics = [metric for widget in body["widgets"] for metric in widget["properties"].get("metrics", ())]
    return [metric for metric in metrics if isinstance(metric[0], str)]


def test_the_dashboard_shows_every_alarm_and_only_existing_metrics() -> None:
    body, named = dashboard()
    condition, every, few = named["Alarmed"]["Fn::If"]
    listed = [
        {name.partition(".")[0] for name in SUBSTITUTED.findall(listed_alarms["Fn::Sub"])} for listed_alarms in (every, few)
    ]
    assert condition == "AllAlarms"
    assert listed == [set(ALARMS), FEW]
    names = {name.partition(".")[0] for name in SUBSTITUTED.findall(body)}
    assert names - set(named) <= {*template()["Resources"], "AWS::Region", "AWS::StackName"}


def test_one_parameter_controls_tracing() -> None:
    assert template()["Parameters"]["Tracing"]["Default"] == "PassThrough"
    assert all(function["Tracing"] == {"Ref": "Tracing"} for function in of_type(FUNCTION).values())


def test_a_failing_record_does_not_block_the_stream() -> None:
    stream = properties("ProjectStream")
    assert stream["FunctionName"] == {"Ref": "Project"}
    assert stream["BisectBatchOnFunctionError"] is True
    assert stream["DestinationConfig"] == {"OnFailure": {"Destination": {"Fn::GetAtt": ["DeadLetters", "Arn"]}}}
    assert 0 < stream["MaximumRetryAttempts"] < 100
    assert stream["MaximumRecordAgeInSeconds"] < DAY_S, "the stream forgets after a day"
    assert stream["StartingPosition"] == "TRIM_HORIZON", "earlier records are projected too"
    assert stream["FunctionResponseTypes"] == ["ReportBatchItemFailures"]


def test_rows_do_not_invoke_projections() -> None:
    (pattern,) = [json.loads(one["Pattern"]) for one in properties("ProjectStream")["FilterCriteria"]["Filters"]]
    assert pattern == {"eventName": ["INSERT"], "dynamodb": {"Keys": {"pk": {"S": [{"prefix": log_key("")}]}}}}
