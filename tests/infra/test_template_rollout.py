"""A new version is rolled out gradually and goes back automatically, in the template as SAM expands it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from infra.package import ROOT, SMOKE_TEST_FILES
from infra.pre_traffic_hook import check_new_version
from tests.infra.expanded_template import expanded_template
from tests.infra.template import properties, template, text

API_LIVE = "APIHandlerAliaslive"
MINUTE = 60


def made(**how: str) -> dict[str, Any]:
    """Return the expanded template's resources."""
    return expanded_template(**how)["Resources"]  # type: ignore[no-any-return]


def versions(resources: dict[str, Any]) -> list[str]:
    return [name for name, resource in resources.items() if resource["Type"] == "AWS::Lambda::Version"]


def alarms() -> list[str]:
    """Return the alarms that stop a rollout."""
    configuration = made()["APIHandlerDeploymentGroup"]["Properties"]["AlarmConfiguration"]
    condition, enforced, otherwise = configuration["Fn::If"]
    assert (condition, otherwise) == ("InSteps", {})
    return [alarm["Name"]["Ref"] for alarm in enforced["Alarms"]]


def test_a_tenth_of_the_calls_is_first() -> None:
    group = made()["APIHandlerDeploymentGroup"]["Properties"]
    assert "Canary10Percent5Minutes" in text(group["DeploymentConfigName"])
    assert group["ServiceRoleArn"] == {"Fn::GetAtt": ["StepsRole", "Arn"]}
    update = made()[API_LIVE]["UpdatePolicy"]["CodeDeployLambdaAliasUpdate"]
    assert update["DeploymentGroupName"] == {"Ref": "APIHandlerDeploymentGroup"}


def test_all_at_once_has_no_alarms() -> None:
    group = made(steps="AllAtOnce")["APIHandlerDeploymentGroup"]["Properties"]
    assert "AllAtOnce" in text(group["DeploymentConfigName"])
    assert template()["Conditions"]["InSteps"] == {"Fn::Not": [{"Fn::Equals": [{"Ref": "Steps"}, "AllAtOnce"]}]}


def test_the_smoke_test_runs_before_traffic() -> None:
    resources = made()
    assert resources[API_LIVE]["UpdatePolicy"]["CodeDeployLambdaAliasUpdate"]["BeforeAllowTrafficHook"] == {"Ref": "Check"}
    (version,) = versions(resources)
    check = resources["Check"]["Properties"]
    assert check["Environment"]["Variables"] == {"VERSION": {"Ref": version}, "BUILD": "b1"}
    assert check["Handler"] == f"{check_new_version.__module__}.{check_new_version.__name__}"
    assert Path(*check_new_version.__module__.split(".")).with_suffix(".py").name in SMOKE_TEST_FILES
    assert all((ROOT / "infra" / name).exists() for name in SMOKE_TEST_FILES)


def test_it_goes_back_automatically() -> None:
    back = made()["APIHandlerDeploymentGroup"]["Properties"]["AutoRollbackConfiguration"]
    assert back["Enabled"]
    assert {"DEPLOYMENT_FAILURE", "DEPLOYMENT_STOP_ON_ALARM"} <= set(back["Events"])
    assert alarms() == ["StepErrorsAlarm", "StepFaultsAlarm", "FaultsAlarm", "WakeErrorsAlarm", "ProjectErrorsAlarm"]


def test_an_alarm_goes_off_within_the_first_step() -> None:
    for name in ("StepErrorsAlarm", "StepFaultsAlarm"):
        settings = properties(name)
        assert settings["Period"] * settings["EvaluationPeriods"] <= MINUTE
    assert properties("FaultsAlarm")["Period"] * properties("FaultsAlarm")["EvaluationPeriods"] <= 5 * MINUTE


def test_rollout_alarms_always_exist() -> None:
    assert not [name for name in alarms() if "Condition" in template()["Resources"][name]]


def test_no_rollout_alarm_treats_missing_data_as_breaching() -> None:
    assert all(properties(name)["TreatMissingData"] == "notBreaching" for name in alarms())


def test_only_the_new_versions_errors_count() -> None:
    dimensions = {part["Name"]: part["Value"] for part in made()["StepErrorsAlarm"]["Properties"]["Dimensions"]}
    (version,) = versions(made())
    assert dimensions["ExecutedVersion"] == {"Fn::GetAtt": [version, "Version"]}
    assert dimensions["Resource"] == {"Fn::Sub": "${APIHandler}:live"}


def test_another_build_or_setting_makes_a_new_version() -> None:
    (one,), (other,) = versions(made()), versions(made(build="b2"))
    assert one != other
    assert made()[one]["DeletionPolicy"] == "Retain"


def test_a_new_proof_makes_a_new_version() -> None:
    """Otherwise the alias would be a version that refuses CloudFront's new proof."""
    (one,), (other,) = versions(made()), versions(made(turn="B"))
    assert one != other


def test_cloudfront_sends_the_new_proof_after_the_rollout() -> None:
    assert template()["Resources"]["Edge"]["DependsOn"] == API_LIVE
    assert made()["Edge"]["DependsOn"] == API_LIVE


def test_calls_go_to_the_alias() -> None:
    resources = made()
    for permission in ("ApiByAnybody", "ApiCalledByAddress"):
        assert resources[permission]["Properties"]["FunctionName"] == {"Ref": API_LIVE}
    assert resources["ApiAddress"]["DependsOn"] == API_LIVE
    assert API_LIVE.endswith(resources["ApiAddress"]["Properties"]["Qualifier"])


def allowed(role: str) -> Iterator[tuple[str, str]]:
    for policy in properties(role)["Policies"]:
        for statement in policy.get("PolicyDocument", {}).get("Statement", ()):
            yield from ((action, text(statement["Resource"])) for action in statement["Action"])


def test_codedeploys_role_allows_only_the_rollout() -> None:
    statements = dict(allowed("StepsRole"))
    assert set(statements) == {
        "cloudwatch:DescribeAlarms",
        "lambda:GetAlias",
        "lambda:GetProvisionedConcurrencyConfig",
        "lambda:InvokeFunction",
        "lambda:UpdateAlias",
    }
    assert "${AWS::StackName}-APIHandler-*" in statements["lambda:UpdateAlias"]
    assert "${AWS::StackName}-Check-*" in statements["lambda:InvokeFunction"]
    (trust,) = properties("StepsRole")["AssumeRolePolicyDocument"]["Statement"]
    assert trust["Principal"] == {"Service": "codedeploy.amazonaws.com"}


def test_the_smoke_tests_role_allows_only_calls_and_the_status() -> None:
    statements = dict(allowed("CheckRole"))
    assert statements["lambda:InvokeFunction"] == text({"Fn::Sub": "${APIHandler.Arn}:*"})
    assert "deploymentgroup:${Application}/*" in statements["codedeploy:PutLifecycleEventHookExecutionStatus"]
    assert not [action for action in statements if action.startswith("dynamodb:")]
