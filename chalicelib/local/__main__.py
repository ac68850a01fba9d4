"""`python -m chalicelib.local`: serve page and API on one port, as set by PORT, HOST, DATA and OPEN."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import resource
import signal
import sys
import threading
import webbrowser
from pathlib import Path

import uvloop

from chalicelib import file_permissions
from chalicelib.api.service import DATA, current_service
from chalicelib.local import connection_limits
from chalicelib.local.notifications import open_sender
from chalicelib.local.origins import LOOPBACK, Hosts, url_host
from chalicelib.local.pictures import PictureHandler
from chalicelib.local.server import Server
from chalicelib.local.settings import BadSetting, Settings, read_settings
from chalicelib.store.sqlite_recovery import CannotOpen

OTHER_FILES = 200
"""Open files besides connections: for the store, the page, and sending."""


def main() -> int:
    """Run the server. Returns 0 after a clean stop; otherwise 1, after one sentence that says what is wrong."""
    try:
        settings = read_settings(os.environ)
        serve(settings)
    except (BadSetting, CannotOpen, file_permissions.Damaged) as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(_explain(error, settings))
    return 0


def serve(settings: Settings) -> None:
    from app import app

    service = current_service()
    pictures = PictureHandler(service, Path(os.environ.get("DATA") or DATA) / "pictures")
    server = Server(app, service, settings, open_sender(service, os.environ), pictures.answer)
    tune_garbage_collection()
    _raise_file_limit(connection_limits.MAX_CONNECTIONS + OTHER_FILES)
    try:
        uvloop.run(_run_until_signal(server, settings))
    finally:
        close = getattr(service.club.store, "close", None)
        if close:
            close()


def tune_garbage_collection() -> None:
    """Exclude permanent objects from garbage collection, and run it seldom, as requests leave no cycles. Makes requests 5%
    faster.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def _raise_file_limit(count: int) -> None:
    """Raise the limit on open files as far as allowed. Each connection is one, and many systems start with 256."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY != allowed < count:
        wanted = count if most == resource.RLIM_INFINITY else min(count, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _run_until_signal(server: Server, settings: Settings) -> None:
    """Run the server until SIGINT (Ctrl-C) or SIGTERM."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await server.run(lambda port: _print_addresses(settings, port), stop)


def _print_addresses(settings: Settings, port: int) -> None:
    own = "localhost" if settings.host in LOOPBACK or settings.host in ("0.0.0.0", "::") else url_host(settings.host)
    address = f"http://{own}:{port}/"
    _print(f"Mulligan Club is open at {address}")
    for phone in Hosts(settings.host).addresses():
        _print(f"On a phone in the same network: http://{url_host(phone)}:{port}/")
    _print("Stop it with Ctrl-C; the games are kept.")
    if settings.open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _explain(error: OSError, settings: Settings) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is in use. Stop what runs there, or choose another: make play PORT={settings.port + 1}"
    if error.errno in (errno.EADDRNOTAVAIL, errno.ENOENT) or error.errno is None or error.errno < 0:
        return f"{settings.host} is not an address of this machine. HOST=0.0.0.0 serves every network that it is on."
    if error.errno == errno.EACCES:
        return f"Port {settings.port} is not for everybody to use. Choose one above 1023: make play PORT=8000"
    return f"The server cannot start: {error.strerror or error}."


def _print(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def _fail(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
