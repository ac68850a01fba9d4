"""A desktop that shows a browser's notifications, and can tap them.

On Linux Chromium sends notifications over D-Bus to the desktop, which reports taps. This desktop's bus is a socket of its
own. A service worker may open a window only on such a real tap.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Condition, Thread
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext

from tests.browser import dbus
from tests.browser.dbus import Call, Reader, Value

BUS, NOTIFICATIONS = "org.freedesktop.DBus", "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
TIMEOUT_S = 20
"""Seconds."""
ITSELF = ":1.0"
Answer = tuple[Value, ...]
"""The signature of the values, and the values."""


class Shown(NamedTuple):
    """A notification. The body begins with its origin."""

    title: str
    body: str


class Desktop:
    """Serves one browser at this socket. `titles`: the titles of all notifications, in order."""

    def __init__(self, path: Path) -> None:
        self.path, self.titles = path, list[str]()
        self._shown: dict[int, Shown] = {}
        self._changed = Condition()
        self._connections: list[socket.socket] = []
        self._sent = self._last = 0
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(path))
        self._listener.listen()
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        for each in (self._listener, *self._connections):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def expect_shown(self, *titles: str) -> None:
        """Wait until the desktop shows just these, in this order."""
        with self._changed:
            there = self._changed.wait_for(lambda: [shown.title for shown in self._shown.values()] == [*titles], TIMEOUT_S)
        assert there, [*self._shown.values()]

    def tap(self, title: str) -> None:
        """Tap the notification with this title, once it is shown."""
        with self._changed:
            assert self._changed.wait_for(lambda: self._numbers_of(title), TIMEOUT_S), [*self._shown.values()]
            self._signal("ActionInvoked", "us", self._numbers_of(title)[-1], "default")

    def _numbers_of(self, title: str) -> list[int]:
        return [number for number, shown in self._shown.items() if shown.title == title]

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                self._connections.append(connection)
                Thread(target=self._serve, args=(connection, f":1.{len(self._connections)}"), daemon=True).start()

    def _serve(self, connection: socket.socket, name: str) -> None:
        with suppress(OSError), connection.makefile("rb") as stream, connection.makefile("wb") as send:
            if not dbus.authenticate(stream, send):
                return
            while call := dbus.read_call(stream):
                answer = self._answer(call, name)
                if not call.silent:
                    self._send(connection, self._written(call, name, answer))

    def _written(self, call: Call, name: str, answer: Answer | None) -> tuple[int, list[dbus.Field], Answer]:
        to: list[dbus.Field] = [(dbus.REPLY_TO, "u", call.serial), (dbus.DESTINATION, "s", name)]
        if answer is None:
            unknown: dbus.Field = (dbus.ERROR_NAME, "s", f"{BUS}.Error.ServiceUnknown")
            return dbus.ERROR, [*to, unknown, (dbus.SENDER, "s", BUS)], ("",)
        sender = ITSELF if call.destination == NOTIFICATIONS else BUS
        return dbus.ANSWER, [*to, (dbus.SENDER, "s", sender)], answer

    def _send(self, connection: socket.socket, message: tuple[int, list[dbus.Field], Answer]) -> None:
        kind, fields, (signature, *values) = message
        with self._changed:
            self._sent += 1
            connection.sendall(dbus.message(kind, self._sent, fields, str(signature), *values))

    def _signal(self, member: str, signature: str, *values: Value) -> None:
        fields: list[dbus.Field] = [
            (dbus.PATH, "o", PATH),
            (dbus.INTERFACE, "s", NOTIFICATIONS),
            (dbus.MEMBER, "s", member),
            (dbus.SENDER, "s", ITSELF),
        ]
        for connection in self._connections:
            with suppress(OSError):
                self._send(connection, (dbus.SIGNAL, fields, (signature, *values)))

    def _answer(self, call: Call, name: str) -> Answer | None:
        if call.destination == NOTIFICATIONS:
            return self._show(call)
        return self._of_the_bus(call, name) if call.destination == BUS else None

    def _of_the_bus(self, call: Call, name: str) -> Answer | None:
        """Answer calls to the bus. It has no other services."""
        ours = call.body and Reader(call.body).text() == NOTIFICATIONS
        answers: dict[str, Answer] = {"Hello": ("s", name), "AddMatch": ("",), "RemoveMatch": ("",)}
        if ours:
            answers |= {"NameHasOwner": ("b", 1), "GetNameOwner": ("s", ITSELF), "StartServiceByName": ("u", 2)}
        return answers.get(call.member, ("b", 0) if call.member == "NameHasOwner" else None)

    def _show(self, call: Call) -> Answer | None:
        if call.member == "Notify":
            return "u", self._put(Reader(call.body))
        if call.member == "CloseNotification":
            self._take_away(Reader(call.body).number())
            return ("",)
        answers: dict[str, Answer] = {
            "GetCapabilities": ("a", ["actions", "body", "persistence"]),
            "GetServerInformation": ("ssss", "desktop", "tests", "1", "1.2"),
        }
        return answers.get(call.member)

    def _put(self, body: Reader) -> int:
        """Show a notification, in place of the one that it replaces, if any."""
        body.text()
        replaced = body.number()
        body.text()
        with self._changed:
            self._last = replaced or self._last + 1
            self._shown[self._last] = shown = Shown(body.text(), body.text())
            self.titles.append(shown.title)
            self._changed.notify_all()
            return self._last

    def _take_away(self, number: int) -> None:
        with self._changed:
            self._shown.pop(number, None)
            self._changed.notify_all()
        self._signal("NotificationClosed", "uu", number, 3)


@contextmanager
def browser_with_desktop(browser: Browser, **how: Any) -> Iterator[tuple[BrowserContext, Desktop]]:
    """Start another browser of this kind, with a desktop; `how` is Playwright's. It uses a persistent profile, as only such a
    one receives taps.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        desktop = Desktop(Path(folder) / "bus")
        env: dict[str, str | float | bool] = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={desktop.path}"}
        context = browser.browser_type.launch_persistent_context(
            Path(folder) / "profile", env=env, permissions=["notifications"], **how
        )
        try:
            yield context, desktop
        finally:
            context.close()
            desktop.close()
