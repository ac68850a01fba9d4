"""Debian's WebKit, driven by Selenium on a virtual screen."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from selenium.common.exceptions import ElementClickInterceptedException, StaleElementReferenceException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.engines.engine_page import HEIGHT, NEEDS, WIDTH

PHONE = Path(__file__).parent / "webkit_phone.py"
ERROR = re.compile("CONSOLE .*ERROR")
UNKNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'."
"""WebKit's message about a standard directive that it does not know."""


@contextmanager
def screen() -> Iterator[str]:
    """A display's name, such as ":7", until the block ends."""
    if not (xvfb := shutil.which("Xvfb")):
        pytest.fail(NEEDS)
    command = [xvfb, "-displayfd", "1", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


class WebKit:
    """`folder`: an empty one for storage and log."""

    def __init__(self, folder: Path) -> None:
        if not (driver := shutil.which("WebKitWebDriver")):
            pytest.fail(NEEDS)
        self._log = folder / "log"
        options = Options()
        options.binary_location = str(_program(folder, self._log))
        with ExitStack() as opened, warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Selenium's own way to its driver for WebKit.
            env = {**os.environ, "DISPLAY": opened.enter_context(screen())}
            self._driver = WebKitGTK(options=options, service=Service(executable_path=driver, env=env))
            opened.callback(self._driver.quit)
            self.close = opened.pop_all().close

    def open(self, url: str) -> None:
        self._driver.get(url)

    def evaluate(self, script: str, *args: Any) -> Any:
        return self._driver.execute_script(f"return ({script})(...arguments)", *args)

    def tap(self, script: str, *args: Any) -> bool:
        found = self.evaluate(script, *args)
        if found is None:
            return False
        try:
            found.click()
        except (ElementClickInterceptedException, StaleElementReferenceException):
            return False  # It was redrawn in between.
        return True

    def write(self, text: str) -> None:
        self._driver.switch_to.active_element.send_keys(text)

    def picture(self, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def logged(self) -> list[str]:
        lines = self._log.read_text("utf-8", "replace").splitlines()
        return [line for line in lines if ERROR.search(line) and UNKNOWN not in line]


def _program(folder: Path, log: Path) -> Path:
    """Write a script that opens the window and logs each line as it arrives."""
    program = folder / "phone"
    program.write_text(f'#!/bin/sh\nexec stdbuf -oL "{PHONE}" "{folder}" {WIDTH} {HEIGHT} >"{log}" 2>&1\n')
    program.chmod(0o755)
    return program
