"""From an empty account to a running site, and from one build to the next: `python -m infra.deploy [STAGE [Name=value ...]]`

Name=value sets a parameter of the template; those not named stay as they were. Each step may be done again, so a deployment
that breaks off is mended by deploying again. In order:

1. the package is made; what would leave unfinished tables without their rules, or put an empty table in place of the
   club's, is refused;
2. zips and template go to a bucket for them, which is made in an empty account;
3. an update first puts up the page's new assets: the shell that names them comes with the functions, too;
4. the stack is changed by a change set, which CloudFormation undoes if any of it fails, and with it what the edge proves itself
   by: the API's new version is visited, then takes over in steps (template/steps.yaml); where they are lacking, the stack is
   given what cursors are sealed with, and the table the keys of the club's pushes;
5. the site is visited at its edge, as a player would (visit.py): if that goes amiss, the stack goes back to what was good;
6. the page goes up, the shell last; assets that it does not name have 30 days left;
7. the site is asked, at its edge, for the page; the account, whether it may run enough functions at once.
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
from infra import artefacts, closing, door, page, quota, regions, rules, seal, steps, stores
from infra.artefacts import Good
from infra.aws import Account, Refused, in_sentences, open_account
from infra.package import OUT, STAGE, NoPage, package, without_bytecode
from infra.sam import Template
from infra.stack import Stack, stack_name
from infra.visit import Amiss, Call, Visit

Fetch = Callable[[str], bytes]
"""fetch(address) → what is answered; OSError if nothing is, or no success."""
Visiting = Callable[[str, str], None]
"""visiting(address, build): Amiss or OSError if the club there is not that build, or does not work."""

HEALTH, SHELL = "/api/health", "/"
TIMEOUT, PLAYERS_WAIT = 10.0, 30.0
PATIENCE = 300.0
"""Seconds in which the site has to answer as the new build: a new address takes a while to be known everywhere."""


def over_https(address: str) -> bytes:
    """What is answered there now, and not what somebody kept."""
    with urlopen(
        Request(address, headers={"Cache-Control": "no-cache", "User-Agent": "mulligan-club"}), timeout=TIMEOUT
    ) as reply:
        return bytes(reply.read())


def visited(address: str, build: str) -> None:
    """As a player at that address would find it."""
    Visit(lambda call: _asked(address, call)).make(build)


def _asked(address: str, call: Call) -> tuple[int, str]:
    body = None if call.body is None else call.body.encode()
    try:
        with urlopen(
            Request(address + call.target, body, dict(call.headers), method=call.method), timeout=PLAYERS_WAIT
        ) as told:
            return int(told.status), told.read().decode()
    except HTTPError as refused:
        return refused.code, refused.read().decode(errors="replace")


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
    visiting: Visiting = visited

    def run(self, parameters: Mapping[str, str]) -> str:
        """Deploys; gives the site's address. Refused: a site that does not work goes back first, else all is left as it is."""
        self.stack.make_ready()
        before = self.stack.outputs()
        self._keep_rules(before)
        self._must_be_open(before)
        settings = self.stack.parameters()
        bucket = artefacts.make_bucket(self.account)
        proofs = door.proofs(settings)
        template = artefacts.put(self.account, bucket, self.package, f"{proofs[door.TURN]} {time.time_ns()}")
        if "PageBucket" in before:
            page.put_assets(self.account, before["PageBucket"], self.package / "page")
        kept = quota.kept(self.account, self._described(), settings, parameters)
        told = {**proofs, **seal.seal(settings), steps.NAME: _pace(before), **kept, **parameters}
        changed = self.stack.change(template, told, self.build)
        self.say("The stack is as it should be." if changed else "Nothing was to be changed in the stack.")
        now = self.stack.outputs()
        with in_sentences():
            make_keys_in(self.open_table(now["TableName"]))
        if wrong := self._until_right(lambda: self._visit(now["EdgeAddress"])):
            raise Refused(f"{_not_it(now, wrong)} {self._go_back(bucket, settings)}")
        self._put_page(now["PageBucket"])
        if wrong := self._until_right(lambda: self._look(now["EdgeAddress"])):
            raise Refused(_not_it(now, wrong))
        artefacts.note_good(self.account, bucket, self.stack.name, Good(template, self.build, now.get(rules.OUTPUT, "")))
        self._say_the_rest(now)
        return now["Address"]

    def _say_the_rest(self, now: Mapping[str, str]) -> None:
        if now["Address"] != now["EdgeAddress"]:
            self.say(f"{now['Address']} has to point to {now['EdgeAddress']}, which answers as this build.")
        settings = self.stack.parameters()
        for warning in (quota.warning(self.account, settings), regions.warning(self._described(), self.account.region)):
            if warning:
                self.say(warning)

    def _described(self) -> Template:
        """The template, before it speaks of what lies where."""
        described: Template = json.loads((self.package / "template.json").read_text())
        return described

    def _keep_rules(self, before: Mapping[str, str]) -> None:
        """Refused if unfinished tables would be left without theirs."""
        with in_sentences():
            missing = rules.problems(before, lambda: self.open_table(before["TableName"]), rules.offered(), stores.PARTS)
        if missing:
            raise Refused("\n".join(missing))

    def _must_be_open(self, before: Mapping[str, str]) -> None:
        """Refused while the club is closed: a visit writes."""
        if "TableName" not in before:
            return
        with in_sentences():
            closed = closing.standing_in_the_way(self.open_table(before["TableName"]))
        if closed:
            raise Refused(closed)

    def _put_page(self, bucket: str) -> None:
        files = self.package / "page"
        page.put_assets(self.account, bucket, files)
        page.put_rest(self.account, bucket, files)
        retired = page.retire(self.account, bucket, files)
        self.say(f"The page is up. Assets that it no longer names, and that go in 30 days: {retired}.")

    def _until_right(self, wrong: Callable[[], str]) -> str:
        """Asks until nothing is wrong, as long as patience lasts; "" or what still is."""
        until = time.monotonic() + self.patience
        while why := wrong():
            if time.monotonic() > until:
                return why
            time.sleep(min(self.stack.pause, self.patience / 10))
        return ""

    def _visit(self, address: str) -> str:
        """What is not as a player should find it; "" if all is."""
        try:
            health = json.loads(self.fetch(address + HEALTH))
            if health != {"ok": True, "build": self.build}:
                return f"{HEALTH} says {health}, not build {self.build}."
            self.visiting(address, self.build)
        except (OSError, ValueError, Amiss) as error:
            return f"{str(error).removesuffix('.')}."
        return ""

    def _look(self, address: str) -> str:
        """What is not yet as it should be of the page; "" if all is."""
        try:
            if self.fetch(address + SHELL) != (self.package / "page" / page.SHELLS[0]).read_bytes():
                return "another page opens there."
        except OSError as error:
            return f"{error}."
        return ""

    def _go_back(self, bucket: str, settings: Mapping[str, str]) -> str:
        """Has the stack be what was last found good, with the settings it had, except for secrets, which stay as they are now;
        what came of that, in a sentence. Refused if it cannot be.
        """
        good = artefacts.good(self.account, bucket, self.stack.name)
        if good is None or good.build == self.build:
            return "There is nothing good to go back to: mend it, and deploy again."
        if fresh := rules.fresh(rules.offered(), good.rules):
            return f"It does not go back by itself: tables are made by {rules.told(fresh)} now, which build {good.build} lacks."
        kept = {name: told for name, told in settings.items() if not name.startswith((door.PROOF, seal.NAME))}
        self.stack.change(good.template, {**kept, steps.NAME: steps.AT_ONCE}, good.build)
        return f"So the stack went back to build {good.build}; the page is still that build's."


def _pace(before: Mapping[str, str]) -> str:
    """At once where new tables are played by rules that the running build lacks: it could not answer at them meanwhile."""
    had = before.get(rules.OUTPUT)
    return steps.AT_ONCE if had is not None and rules.fresh(rules.offered(), had) else steps.GRADUAL


def _not_it(now: Mapping[str, str], wrong: str) -> str:
    return f"The site at {now['EdgeAddress']} is not what was deployed: {wrong}"


def main(stage: str, *settings: str) -> int:
    """Deploys and says where; 1 with a sentence if it cannot be."""
    try:
        parameters = dict(_setting(told) for told in settings)
        account = open_account()
        build = package(stage)
        if warning := without_bytecode():
            say(warning)
        say(f"Build {build} goes to {stage_of(account, stage)}.")
        address = Deployment(account, Stack(account, stack_name(stage), say), OUT, build).run(parameters)
    except (Refused, NoPage, Unavailable) as reason:
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
