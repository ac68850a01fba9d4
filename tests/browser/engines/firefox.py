"""Firefox, Debian's, driven by puppeteer-core over WebDriver BiDi: `firefox.js` does what it is told, line by line."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import ROOT
from tests.browser.engines.engine_page import HEIGHT, MODULES, NEEDS, PATIENCE, WIDTH

HAND = Path(__file__).parent / "firefox.js"


class Firefox:
    """Makes a folder of its own for what it stores; the one that it is handed stays empty."""

    def __init__(self, _: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program or not (MODULES / "puppeteer-core").exists():
            pytest.fail(NEEDS)
        told = [str(ROOT / "frontend" / "run"), "node", str(HAND), program, str(WIDTH), str(HEIGHT)]
        self._process = subprocess.Popen(told, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._logged: list[str] = []

    def open(self, url: str) -> None:
        self._do("open", url=url)

    def ask(self, script: str, *told: Any) -> Any:
        return self._do("ask", script=script, told=told)

    def tap(self, script: str, *told: Any) -> bool:
        return bool(self._do("tap", script=script, told=told))

    def write(self, text: str) -> None:
        self._do("write", text=text)

    def picture(self, path: Path) -> None:
        self._do("picture", path=str(path))

    def logged(self) -> list[str]:
        self.ask("() => new Promise((done) => setTimeout(done))")  # What the page said before has come then.
        return self._logged

    def close(self) -> None:
        try:
            self._process.communicate(timeout=PATIENCE)
        finally:
            self._process.kill()

    def _do(self, act: str, **more: Any) -> Any:
        """What the act comes to."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": act, **more}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        assert "wrong" not in answer, f"{act}: {answer['wrong']}"
        return answer.get("is")

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            said = json.loads(line)
            if "logged" not in said:
                return dict(said)
            self._logged.append(said["logged"])
        raise AssertionError("Firefox has ended")
