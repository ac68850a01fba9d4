"""A whole deployment: its order, when it is done, and the messages when it fails."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError, EndpointConnectionError
from botocore.stub import Stubber

from chalicelib.play.maintenance import close, open_again
from chalicelib.sending.vapid_keys import keys_in
from chalicelib.store.sqlite import SqliteStore
from infra import rules_versions
from infra.artefact_bucket import GoodDeployment, ensure_bucket, last_good_deployment, record_good_deployment
from infra.aws_account import Account, ToolError, explained_aws_errors, open_account
from infra.deploy import Deployment, main
from infra.lambda_functions import set_runtime, zip_names
from infra.smoke_test import SmokeTestFailed
from tests.emulators.moto import mocked

BUCKET, ADDRESS, EDGE = "page", "https://club.example", "https://d1.cloudfront.example"
SHELL = b"<!doctype html>"
HEALTHY = {"ok": True, "build": "b2"}
SETTINGS = {"A": "0", "ProofTurn": "A"}


@pytest.fixture
def account() -> Iterator[Account]:
    with mocked():
        account = open_account(boto3.Session("key", "secret", region_name="us-east-1"))
        account.s3.create_bucket(Bucket=BUCKET)
        yield account


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_bytes(SHELL)
    (tmp_path / "page" / "assets" / "index-1a2b3c.js").write_text("1;")
    template: Any = {"Resources": {"A": {"Type": "AWS::Serverless::Function", "Properties": {"CodeUri": "./deployment.zip"}}}}
    set_runtime(template)
    for name in zip_names(template):
        (tmp_path / name).write_bytes(b"zipped")
    (tmp_path / "template.json").write_text(json.dumps(template))
    return tmp_path


class FakeStack:
    """A fake stack that notes changes. `there`: whether it exists already."""

    pause, name = 0.0, "club"

    def __init__(self, account: Account, there: bool) -> None:
        self.order: list[str] = []
        self.templates: list[str] = []
        self.there = there
        self.settings: dict[str, str] = {**SETTINGS} if there else {}
        account.s3.meta.events.register("provide-client-params.s3.PutObject", self.note)

    def note(self, params: Any, **_: object) -> None:
        self.order.append(params["Key"])

    def make_ready(self) -> None:
        self.order.append("ready")

    def outputs(self) -> Mapping[str, str]:
        outputs = {"PageBucket": BUCKET, "Address": ADDRESS, "EdgeAddress": EDGE, "TableName": "club"}
        return outputs if self.there else {}

    def parameters(self) -> Mapping[str, str]:
        return self.settings

    def change(self, template: str, parameters: Mapping[str, str], build: str) -> bool:
        proofs = {name for name in parameters if name.startswith(("Proof", "Seal"))}
        self.order.append(f"change to {build}, { {name: value for name, value in parameters.items() if name not in proofs} }")
        self.templates.append(template)
        self.there, self.settings = True, {**self.settings, **parameters}
        return True


def site(health: Any = HEALTHY, shell: bytes = SHELL) -> Any:
    """Return a fake `fetch` of the site."""
    return lambda address: shell if address == f"{EDGE}/" else json.dumps(health).encode()


def deployment(account: Account, stack: FakeStack, package: Path, fetch: Any) -> Deployment:
    options: Any = {"max_wait": 0, "open_table": lambda name: SqliteStore(), "run_smoke_test": lambda address, build: None}
    return Deployment(account, stack, package, "b2", fetch, lambda sentence: None, **options)  # type: ignore[arg-type]


ASSET, GOOD = "assets/index-1a2b3c.js", "good/club"
CHANGE = "change to b2, {'Steps': 'Canary10Percent5Minutes', 'A': '1'}"


@pytest.mark.parametrize(
    ("there", "order"),
    [
        (False, ["ready", ".zip", ".json", CHANGE, ASSET, "index.html", GOOD]),
        (True, ["ready", ".zip", ".json", ASSET, CHANGE, ASSET, "index.html", GOOD]),
    ],
    ids=["first", "over another"],
)
def test_assets_are_uploaded_before_the_functions_name_them(
    account: Account, package: Path, there: bool, order: list[str]
) -> None:
    stack = FakeStack(account, there)
    assert deployment(account, stack, package, site()).run({"A": "1"}) == ADDRESS
    assert [step[64:] if step.endswith((".zip", ".json")) else step for step in stack.order] == order


def out_of_reach(address: str) -> bytes:
    raise OSError("nobody is there")


@pytest.mark.parametrize(
    ("fetch", "why"),
    [
        (site({"ok": True, "build": "b1"}), r"/api/health says .*'b1'.*, not build b2\."),
        (site(shell=b"another"), r"another page opens there\."),
        (lambda address: b"<html>", "Expecting value"),
        (out_of_reach, r"nobody is there\."),
    ],
    ids=["old build", "old page", "no JSON", "out of reach"],
)
def test_it_is_done_when_the_site_serves_the_new_build(account: Account, package: Path, fetch: Any, why: str) -> None:
    with pytest.raises(ToolError, match=rf"^The site at {EDGE} is not what was deployed: {why}"):
        deployment(account, FakeStack(account, there=False), package, fetch).run({})


def test_it_waits_until_a_new_address_is_known(account: Account, package: Path) -> None:
    answers = iter([out_of_reach, site({"ok": True, "build": "b1"}), site(), site(shell=b"another"), site()])
    deployed = deployment(account, FakeStack(account, there=False), package, lambda address: next(answers)(address))
    assert replace(deployed, max_wait=5.0).run({}) == ADDRESS
    assert next(answers, None) is None


def test_each_deployment_draws_a_proof_and_keeps_the_one_before(account: Account, package: Path) -> None:
    stack = FakeStack(account, there=False)
    shown = []
    for _ in range(3):
        deployment(account, stack, package, site()).run({})
        shown.append(stack.settings["Proof" + stack.settings["ProofTurn"]])
    assert len({*shown}) == 3
    assert {stack.settings["ProofA"], stack.settings["ProofB"]} == {*shown[1:]}


def test_a_proof_can_be_given(account: Account, package: Path) -> None:
    stack = FakeStack(account, there=False)
    deployment(account, stack, package, site()).run({"ProofA": "mine"})
    assert stack.settings["ProofA"] == "mine"


def test_the_seal_is_drawn_once(account: Account, package: Path) -> None:
    stack = FakeStack(account, there=False)
    seals = []
    for _ in range(3):
        deployment(account, stack, package, site()).run({})
        seals.append(stack.settings["Seal"])
    assert len({*seals}) == 1
    assert len(seals[0]) == 43


# Going back


def failing_smoke_test(address: str, build: str) -> None:
    raise SmokeTestFailed("No move is taken.")


def record_good(account: Account, build: str, rules: str = "") -> str:
    """Record a good deployment of this build and rules; return its template's URL."""
    bucket, rules = ensure_bucket(account), rules or rules_versions.format_versions(rules_versions.packaged_versions())
    record_good_deployment(account, bucket, "club", GoodDeployment(f"https://{build}", build, rules))
    return f"https://{build}"


def test_a_failing_site_goes_back_with_its_settings(account: Account, package: Path) -> None:
    former, stack = record_good(account, "b1"), FakeStack(account, there=True)
    with pytest.raises(
        ToolError, match=r"No move is taken\. So the stack went back to build b1; the page is still that build's"
    ):
        replace(deployment(account, stack, package, site()), run_smoke_test=failing_smoke_test).run({"A": "1"})
    assert stack.order[-2:] == [CHANGE, "change to b1, {'A': '0', 'Steps': 'AllAtOnce'}"]
    assert stack.templates[-1] == former
    assert stack.settings["ProofTurn"] == "B", "that build accepts CloudFront's new proof too"
    assert "index.html" not in stack.order, "the page was not touched"
    assert last_good_deployment(account, ensure_bucket(account), "club") == GoodDeployment(
        former, "b1", rules_versions.format_versions(rules_versions.packaged_versions())
    )


@pytest.mark.parametrize(
    ("build", "rules", "why"),
    [
        (None, "", "There is no good deployment to go back to: fix the error"),
        ("b2", "", "There is no good deployment to go back to: fix the error"),
        ("b1", "stew 1", r"It does not go back automatically: new tables use .*dice-golf 1.*, which build b1 lacks"),
    ],
    ids=["the first", "the same", "without the rules by which tables are made now"],
)
def test_it_reports_that_it_cannot_go_back(account: Account, package: Path, build: str | None, rules: str, why: str) -> None:
    stack = FakeStack(account, there=True)
    if build:
        record_good(account, build, rules)
    with pytest.raises(ToolError, match=why):
        replace(deployment(account, stack, package, site()), run_smoke_test=failing_smoke_test).run({})
    assert len(stack.templates) == 1


def test_a_good_deployment_is_recorded(account: Account, package: Path) -> None:
    stack = FakeStack(account, there=True)
    deployment(account, stack, package, site()).run({})
    assert last_good_deployment(account, ensure_bucket(account), "club") == GoodDeployment(stack.templates[0], "b2", "")


@pytest.mark.parametrize(
    ("had", "steps"),
    [(rules_versions.format_versions(rules_versions.packaged_versions()), "Canary10Percent5Minutes"), ("stew 1", "AllAtOnce")],
    ids=["known", "new"],
)
def test_new_rules_are_rolled_out_at_once(
    account: Account, package: Path, monkeypatch: pytest.MonkeyPatch, had: str, steps: str
) -> None:
    stack = FakeStack(account, there=True)
    monkeypatch.setattr(stack, "outputs", lambda: {**FakeStack.outputs(stack), rules_versions.OUTPUT: had})
    deployment(account, stack, package, site()).run({})
    assert f"change to b2, {{'Steps': '{steps}'}}" in stack.order


def test_push_keys_are_made_once(account: Account, package: Path) -> None:
    with closing(SqliteStore()) as store:
        deployed = replace(deployment(account, FakeStack(account, there=True), package, site()), open_table=lambda name: store)
        deployed.run({})
        keys = keys_in(store)
        deployed.run({})
        assert keys is not None
        assert keys_in(store) == keys


def test_a_closed_club_is_not_deployed_to(account: Account, package: Path) -> None:
    """The smoke test writes and would fail."""
    with closing(SqliteStore()) as store:
        close(store, 1_790_000_000_000)
        stack = FakeStack(account, there=True)
        deployed = replace(deployment(account, stack, package, site()), open_table=lambda name: store)
        with pytest.raises(ToolError, match=r"The club has been closed since 2026-09-21 14:13 UTC, .*: `make open` first"):
            deployed.run({})
        assert stack.order == ["ready"], "nothing was done"
        open_again(store, 1_790_000_000_001)
        assert deployed.run({}) == ADDRESS


# Messages


def test_a_small_quota_is_reported_at_the_end(account: Account, package: Path) -> None:
    few = {"AccountLimit": {"ConcurrentExecutions": 10, "UnreservedConcurrentExecutions": 10}}
    said: list[str] = []
    deployed = replace(deployment(account, FakeStack(account, there=True), package, site()), say=said.append)
    with Stubber(account.lambda_) as aws:
        aws.add_response("get_account_settings", few)
        assert deployed.run({}) == ADDRESS
    assert said[-1].startswith("This account may run only 10 functions at once in us-east-1, ")


def test_a_new_account_reserves_nothing(account: Account, package: Path) -> None:
    """AWS would refuse the stack."""
    template = json.loads((package / "template.json").read_text())
    (package / "template.json").write_text(json.dumps({**template, "Parameters": {"ApiAtOnce": {"Default": 20}}}))
    few = {"AccountLimit": {"ConcurrentExecutions": 10, "UnreservedConcurrentExecutions": 10}}
    stack = FakeStack(account, there=False)
    with Stubber(account.lambda_) as aws:
        for _ in range(2):
            aws.add_response("get_account_settings", few)
        deployment(account, stack, package, site()).run({})
    assert stack.settings["ApiAtOnce"] == "-1"


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A machine without AWS credentials."""
    for name in ("AWS_PROFILE", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_DEFAULT_REGION", "AWS_REGION"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_CONFIG_FILE", str(tmp_path / "none"))
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", str(tmp_path / "none"))
    return monkeypatch


def error_output(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main("prod", *arguments) == 1
    return capsys.readouterr().err


def test_without_a_region_it_asks_for_one(nobody: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    nobody.setenv("AWS_ACCESS_KEY_ID", "key")
    nobody.setenv("AWS_SECRET_ACCESS_KEY", "secret")
    assert error_output(capsys) == "Say in which region: AWS_DEFAULT_REGION=eu-central-1 make deploy STAGE=...\n"


def test_without_credentials_it_asks_to_sign_in(nobody: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    nobody.setenv("AWS_DEFAULT_REGION", "us-east-1")
    assert error_output(capsys).startswith("There are no AWS credentials to use (")


def test_an_unknown_profile_is_reported(nobody: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    nobody.setenv("AWS_PROFILE", "club")
    assert "The config profile (club) could not be found" in error_output(capsys)


def test_a_setting_without_a_value_is_refused(nobody: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert error_output(capsys, "Domain") == "'Domain' sets nothing: write Name=value.\n"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("ExpiredToken", r"^AWS does not take these credentials \(ExpiredToken\): sign in again\.$"),
        ("AccessDenied", r"^These credentials may not CreateBucket: because$"),
        ("Throttling", r"^AWS refused CreateBucket \(Throttling\): because$"),
    ],
)
def test_awss_errors_are_explained(code: str, said: str) -> None:
    with pytest.raises(ToolError, match=said), explained_aws_errors():
        raise ClientError({"Error": {"Code": code, "Message": "because"}}, "CreateBucket")


def test_a_lost_connection_is_explained() -> None:
    with pytest.raises(ToolError, match=r"^AWS cannot be reached: "), explained_aws_errors():
        raise EndpointConnectionError(endpoint_url="https://sts.example")
