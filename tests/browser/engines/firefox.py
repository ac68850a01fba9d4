"""Firefox, Debian's, driven by puppeteer-core over WebDriver BiDi: `firefox.js` runs commands that arrive as lines of JSON."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import ROOT
from tests.browser.engines.engine_page import HEIGHT, MODULES, NEEDS, TIMEOUT_S, WIDTH

SCRIPT = Path(__file__).parent / "firefox.js"


class Firefox:
    """Uses its own profile folder; the folder argument is unused."""

    def __init__(self, _: Path) -> None:
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program or not (MODULES / "puppeteer-core").exists():
            pytest.fail(NEEDS)
        command = [str(ROOT / "frontend" / "run"), "node", str(SCRIPT), program, str(WIDTH), str(HEIGHT)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._logged: list[str] = []

    def open(self, url: str) -> None:
        self._do("open", url=url)

    def evaluate(self, script: str, *args: Any) -> Any:
        return self._do("evaluate", script=script, args=args)

    def tap(self, script: str, *args: Any) -> bool:
        return bool(self._do("tap", script=script, args=args))

    def write(self, text: str) -> None:
        self._do("write", text=text)

    def picture(self, path: Path) -> None:
        self._do("picture", path=str(path))

    def logged(self) -> list[str]:
        self.evaluate("() => new Promise((done) => setTimeout(done))")  # Earlier log lines have arrived by then.
        return self._logged

    def close(self) -> None:
        try:
            self._process.communicate(timeout=TIMEOUT_S)
        finally:
            self._process.kill()

    def _do(self, act: str, **more: Any) -> Any:
        """Send a command and return its result."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": act, **more}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        assert "wrong" not in answer, f"{act}: {answer['wrong']}"
        return answer.get("is")

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline():
            message = json.loads(line)
            if "logged" not in message:
                return dict(message)
            self._logged.append(message["logged"])
        raise AssertionError("Firefox has ended")
