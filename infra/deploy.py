"""Deploys the club, into an empty account or over an earlier build: `python -m infra.deploy [STAGE [Name=value ...]]`

Name=value sets a parameter of the template; the others keep their values. Every step can be repeated, so after an interrupted
deployment deploy again. The steps:

1. Build the package. Refuse it if it lacks the rules of unfinished tables, or if it would replace the DynamoDB table.
2. Upload zips and template to their bucket, which is made in an empty account.
3. On an update, upload the page's new assets first: the functions also serve the shell, which names them.
4. Change the stack by a change set, which CloudFormation undoes if any part fails. CloudFront gets a new proof; the API's new
   version is tested, then rolled out gradually (template/rollout.yaml). Missing secrets are drawn: the seal of cursors, and the
   push keys in the table.
5. Run the smoke test on the site (smoke_test.py). If it fails, go back to the last good deployment.
6. Upload the page, the shell last. Assets that it no longer uses expire in 30 days.
7. Check that the site serves the new page, and that the account's Lambda quota is large enough.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from chalicelib.sending.vapid_keys import make_keys_in
from chalicelib.store.interface import Archive, Unavailable
from infra import (
    artefact_bucket,
    concurrency_quota,
    read_only,
    regions,
    rules_versions,
    stack_secrets,
    store_argument,
    upload_page,
)
from infra.artefact_bucket import GoodDeployment
from infra.aws_account import Account, ToolError, explained_aws_errors, open_account
from infra.chalice_template import Template
from infra.cloudformation_stack import Stack, stack_name
from infra.package import OUTPUT, STAGE, NoPage, bytecode_warning, package
from infra.smoke_test import Call, SmokeTest, SmokeTestFailed

ROLLOUT_PARAMETER = "Steps"
"""The template's parameter for the kind of rollout (template/rollout.yaml)."""
GRADUAL, AT_ONCE = "Canary10Percent5Minutes", "AllAtOnce"

Fetch = Callable[[str], bytes]
"""fetch(url) → the body; OSError if there is no reply, or an error status."""
RunSmokeTest = Callable[[str, str], None]
"""run_smoke_test(url, build); SmokeTestFailed or OSError if the club there is another build, or does not work."""

HEALTH, SHELL = "/api/health", "/"
TIMEOUT, CALL_TIMEOUT = 10.0, 30.0
MAX_WAIT = 300.0
"""Seconds in which the site has to answer as the new build: DNS and CloudFront take a while to know a new address."""


def fetch_uncached(address: str) -> bytes:
    """Fetch a URL, past all caches."""
    with urlopen(
        Request(address, headers={"Cache-Control": "no-cache", "User-Agent": "mulligan-club"}), timeout=TIMEOUT
    ) as reply:
        return bytes(reply.read())


def smoke_test_site(address: str, build: str) -> None:
    """Run the smoke test on the site at this address."""
    SmokeTest(lambda call: _send_call(address, call)).run(build)


def _send_call(address: str, call: Call) -> tuple[int, str]:
    body = None if call.body is None else call.body.encode()
    try:
        with urlopen(
            Request(address + call.target, body, dict(call.headers), method=call.method), timeout=CALL_TIMEOUT
        ) as reply:
            return int(reply.status), reply.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode(errors="replace")


def say(sentence: str) -> None:
    """Print a sentence for the operator, at once."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


@dataclass(frozen=True)
class Deployment:
    """The deployment of one build to one stage. `package` is the folder that infra.package wrote; `max_wait` is in seconds."""

    account: Account
    stack: Stack
    package: Path
    build: str
    fetch: Fetch = fetch_uncached
    say: Callable[[str], None] = say
    max_wait: float = MAX_WAIT
    open_table: Callable[[str], Archive] = store_argument.open_table
    run_smoke_test: RunSmokeTest = smoke_test_site

    def run(self, parameters: Mapping[str, str]) -> str:
        """Deploy, and return the site's address.

        ToolError: if the new site does not work the stack first goes back, otherwise nothing has changed.
        """
        self.stack.make_ready()
        before = self.stack.outputs()
        self._must_have_rules(before)
        self._must_be_open(before)
        settings = self.stack.parameters()
        bucket = artefact_bucket.ensure_bucket(self.account)
        proofs = stack_secrets.next_proofs(settings)
        marker = f"{proofs[stack_secrets.PROOF_TURN]} {time.time_ns()}"
        template = artefact_bucket.upload_package(self.account, bucket, self.package, marker)
        if "PageBucket" in before:
            upload_page.upload_assets(self.account, before["PageBucket"], self.package / "page")
        changes = {
            **proofs,
            **stack_secrets.missing_seal(settings),
            ROLLOUT_PARAMETER: _rollout_of(before),
            **concurrency_quota.reservation_parameters(self.account, self._template(), settings, parameters),
            **parameters,
        }
        changed = self.stack.change(template, changes, self.build)
        self.say("The stack was changed." if changed else "The stack needed no change.")
        now = self.stack.outputs()
        with explained_aws_errors():
            make_keys_in(self.open_table(now["TableName"]))
        if wrong := self._wait_until_right(lambda: self._check_site(now["EdgeAddress"])):
            raise ToolError(f"{_wrong_site(now, wrong)} {self._go_back(bucket, settings)}")
        self._upload_page(now["PageBucket"])
        if wrong := self._wait_until_right(lambda: self._check_page(now["EdgeAddress"])):
            raise ToolError(_wrong_site(now, wrong))
        good = GoodDeployment(template, self.build, now.get(rules_versions.OUTPUT, ""))
        artefact_bucket.record_good_deployment(self.account, bucket, self.stack.name, good)
        self._say_warnings(now)
        return now["Address"]

    def _say_warnings(self, now: Mapping[str, str]) -> None:
        if now["Address"] != now["EdgeAddress"]:
            self.say(f"{now['Address']} has to point to {now['EdgeAddress']}, which serves this build.")
        settings = self.stack.parameters()
        for warning in (
            concurrency_quota.warning(self.account, settings),
            regions.warning(self._template(), self.account.region),
        ):
            if warning:
                self.say(warning)

    def _template(self) -> Template:
        """Return the package's template, without the zips' locations."""
        template: Template = json.loads((self.package / "template.json").read_text())
        return template

    def _must_have_rules(self, before: Mapping[str, str]) -> None:
        """ToolError if the package lacks the rules of unfinished tables."""
        with explained_aws_errors():
            missing = rules_versions.reasons_to_refuse(
                before,
                lambda: self.open_table(before["TableName"]),
                rules_versions.packaged_versions(),
                store_argument.TABLE_PARTS,
            )
        if missing:
            raise ToolError("\n".join(missing))

    def _must_be_open(self, before: Mapping[str, str]) -> None:
        """ToolError while the club is closed, because the smoke test writes."""
        if "TableName" not in before:
            return
        with explained_aws_errors():
            closed = read_only.why_deployment_must_wait(self.open_table(before["TableName"]))
        if closed:
            raise ToolError(closed)

    def _upload_page(self, bucket: str) -> None:
        files = self.package / "page"
        upload_page.upload_assets(self.account, bucket, files)
        upload_page.upload_rest(self.account, bucket, files)
        retired = upload_page.retire_old_assets(self.account, bucket, files)
        self.say(f"The page is uploaded. Assets that it no longer uses, which expire in 30 days: {retired}.")

    def _wait_until_right(self, wrong: Callable[[], str]) -> str:
        """Call `wrong` until it returns "" or the time is up; return its last result."""
        until = time.monotonic() + self.max_wait
        while why := wrong():
            if time.monotonic() > until:
                return why
            time.sleep(min(self.stack.pause, self.max_wait / 10))
        return ""

    def _check_site(self, address: str) -> str:
        """Return what is wrong with the site, "" if nothing: its build, or the result of its smoke test."""
        try:
            health = json.loads(self.fetch(address + HEALTH))
            if health != {"ok": True, "build": self.build}:
                return f"{HEALTH} says {health}, not build {self.build}."
            self.run_smoke_test(address, self.build)
        except (OSError, ValueError, SmokeTestFailed) as error:
            return f"{str(error).removesuffix('.')}."
        return ""

    def _check_page(self, address: str) -> str:
        """Return what is wrong with the site's page, "" if it is the new one."""
        try:
            if self.fetch(address + SHELL) != (self.package / "page" / upload_page.SHELLS[0]).read_bytes():
                return "another page opens there."
        except OSError as error:
            return f"{error}."
        return ""

    def _go_back(self, bucket: str, settings: Mapping[str, str]) -> str:
        """Change the stack back to the last good deployment and its settings, except for secrets, which stay as they are now.

        Return the outcome in a sentence. ToolError if the change fails.
        """
        good = artefact_bucket.last_good_deployment(self.account, bucket, self.stack.name)
        if good is None or good.build == self.build:
            return "There is no good deployment to go back to: fix the error and deploy again."
        if added := rules_versions.new_versions(rules_versions.packaged_versions(), good.rules):
            versions = rules_versions.format_versions(added)
            return f"It does not go back automatically: new tables use {versions}, which build {good.build} lacks."
        secret = (stack_secrets.PROOF_PREFIX, stack_secrets.SEAL)
        kept = {name: value for name, value in settings.items() if not name.startswith(secret)}
        self.stack.change(good.template, {**kept, ROLLOUT_PARAMETER: AT_ONCE}, good.build)
        return f"So the stack went back to build {good.build}; the page is still that build's."


def _rollout_of(before: Mapping[str, str]) -> str:
    """Return the kind of rollout: at once if the package has new rules, because the running build cannot play such tables."""
    running = before.get(rules_versions.OUTPUT)
    added = running is not None and rules_versions.new_versions(rules_versions.packaged_versions(), running)
    return AT_ONCE if added else GRADUAL


def _wrong_site(now: Mapping[str, str], wrong: str) -> str:
    return f"The site at {now['EdgeAddress']} is not what was deployed: {wrong}"


def main(stage: str, *settings: str) -> int:
    """Deploy a stage with these `Name=value` settings; 1 with a message if it fails."""
    try:
        parameters = dict(_parse_setting(setting) for setting in settings)
        account = open_account()
        build = package(stage)
        if warning := bytecode_warning():
            say(warning)
        say(f"Build {build} goes to {describe_target(account, stage)}.")
        address = Deployment(account, Stack(account, stack_name(stage), say), OUTPUT, build).run(parameters)
    except (ToolError, NoPage, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    say(f"The club is open: {address}")
    return 0


def describe_target(account: Account, stage: str) -> str:
    """Return the stack, account and region in words."""
    return f"{stack_name(stage)} in account {account.number}, {account.region}"


def _parse_setting(setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise ToolError(f"{setting!r} sets nothing: write Name=value.")
    return name, value


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [STAGE]))
