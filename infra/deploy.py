"""From an empty account to a running site, and from one build to the next: `python -m infra.deploy [STAGE [Name=value ...]]`

Name=value sets a parameter of the template; those not named stay as they were. Each step may be done again, so a deployment
that breaks off is mended by deploying again. In order:

1. the package is made; what would leave unfinished tables without their rules, or put an empty table in place of the
   club's, is refused;
2. zips and template go to a bucket for them, which is made in an empty account;
3. an update first puts up the page's new assets: the shell that names them comes with the functions, too;
4. the stack is changed by a change set, which CloudFormation undoes if any of it fails, and with it what the edge proves itself
   by; the table is given the keys of the club's pushes, if it has none;
5. the page goes up, the shell last; assets that it does not name have 30 days left;
6. the site is asked, at its edge, whether it is this build; the account, whether it may run enough functions at once.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.request import Request, urlopen

from chalicelib.sending.keys import make_keys_in
from chalicelib.store.interface import Archive, Unavailable
from infra import artefacts, door, page, quota, rules, stores
from infra.aws import Account, Refused, in_sentences, open_account
from infra.package import OUT, STAGE, NoPage, package
from infra.runtime import NoSuchPython
from infra.stack import Stack, stack_name

Fetch = Callable[[str], bytes]
"""fetch(address) → what is answered; OSError if nothing is, or no success."""

HEALTH, SHELL = "/api/health", "/"
TIMEOUT = 10.0
PATIENCE = 300.0
"""Seconds in which the site has to answer as the new build: a new address takes a while to be known everywhere."""


def over_https(address: str) -> bytes:
    """What is answered there now, and not what somebody kept."""
    with urlopen(
        Request(address, headers={"Cache-Control": "no-cache", "User-Agent": "mulligan-club"}), timeout=TIMEOUT
    ) as reply:
        return bytes(reply.read())


def say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


@dataclass(frozen=True)
class Deployment:
    """One build on its way to one stage. `package` is the folder that infra.package filled."""

    account: Account
    stack: Stack
    package: Path
    build: str
    fetch: Fetch = over_https
    say: Callable[[str], None] = say
    patience: float = PATIENCE
    open_table: Callable[[str], Archive] = stores.of_table

    def run(self, parameters: Mapping[str, str]) -> str:
        """Deploys; gives the site's address. Refused, with all that was done so far left as it is."""
        self.stack.make_ready()
        before = self.stack.outputs()
        self._keep_rules(before)
        template = artefacts.put(self.account, artefacts.make_bucket(self.account), self.package)
        if "PageBucket" in before:
            page.put_assets(self.account, before["PageBucket"], self.package / "page")
        proofs = door.proofs(self.stack.parameters())
        changed = self.stack.change(template, {**proofs, **parameters}, self.build)
        self.say("The stack is as it should be." if changed else "Nothing was to be changed in the stack.")
        now = self.stack.outputs()
        with in_sentences():
            make_keys_in(self.open_table(now["TableName"]))
        self._put_page(now["PageBucket"])
        self._check(now["EdgeAddress"])
        if now["Address"] != now["EdgeAddress"]:
            self.say(f"{now['Address']} has to point to {now['EdgeAddress']}, which answers as this build.")
        if warning := quota.warning(self.account):
            self.say(warning)
        return now["Address"]

    def _keep_rules(self, before: Mapping[str, str]) -> None:
        """Refused if unfinished tables would be left without theirs."""
        with in_sentences():
            missing = rules.problems(before, lambda: self.open_table(before["TableName"]), rules.offered(), stores.PARTS)
        if missing:
            raise Refused("\n".join(missing))

    def _put_page(self, bucket: str) -> None:
        files = self.package / "page"
        page.put_assets(self.account, bucket, files)
        page.put_rest(self.account, bucket, files)
        retired = page.retire(self.account, bucket, files)
        self.say(f"The page is up. Assets that it no longer names, and that go in 30 days: {retired}.")

    def _check(self, address: str) -> None:
        """Asks until both the functions and the page are this build's. Refused if they do not come to be."""
        until = time.monotonic() + self.patience
        while wrong := self._wrong(address):
            if time.monotonic() > until:
                raise Refused(f"The site at {address} is not what was deployed: {wrong}")
            time.sleep(min(self.stack.pause, self.patience / 10))

    def _wrong(self, address: str) -> str:
        """What is not yet as it should be; "" if all is."""
        try:
            health = json.loads(self.fetch(address + HEALTH))
            if health != {"ok": True, "build": self.build}:
                return f"{HEALTH} says {health}, not build {self.build}."
            if self.fetch(address + SHELL) != (self.package / "page" / page.SHELLS[0]).read_bytes():
                return "another page opens there."
        except (OSError, ValueError) as error:
            return f"{error}."
        return ""


def main(stage: str, *settings: str) -> int:
    """Deploys and says where; 1 with a sentence if it cannot be."""
    try:
        parameters = dict(_setting(told) for told in settings)
        account = open_account()
        build = package(stage)
        say(f"Build {build} goes to {stage_of(account, stage)}.")
        address = Deployment(account, Stack(account, stack_name(stage), say), OUT, build).run(parameters)
    except (Refused, NoPage, NoSuchPython, Unavailable) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    say(f"The club is open: {address}")
    return 0


def stage_of(account: Account, stage: str) -> str:
    return f"{stack_name(stage)} in account {account.number}, {account.region}"


def _setting(told: str) -> tuple[str, str]:
    name, equals, value = told.partition("=")
    if not equals:
        raise Refused(f"{told!r} sets nothing: write Name=value.")
    return name, value


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or [STAGE]))
