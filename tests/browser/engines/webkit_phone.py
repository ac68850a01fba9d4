#!/usr/bin/python3
"""The window that WebKitWebDriver opens and drives: as wide as a phone, which MiniBrowser's tool bar would not let it be, and
with a memory on the disk, as only such a page's log goes to the standard output. Run by the system's own Python, to which
Debian's `python3-gi` belongs.

    webkit_phone.py FOLDER WIDTH HEIGHT
"""

import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

FOLDER, WIDTH, HEIGHT = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
CALLED = "MiniBrowser"
"""What Selenium asks for by name."""


def begin(_: Any, session: Any) -> None:
    told = WebKit2.ApplicationInfo()
    told.set_name(CALLED)
    session.set_application_info(told)
    session.connect("create-web-view", open_view)


def open_view(_: Any) -> Any:
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    window.show_all()
    return view


kept = WebKit2.WebsiteDataManager(base_data_directory=f"{FOLDER}/data", base_cache_directory=f"{FOLDER}/cache")
context = WebKit2.WebContext(website_data_manager=kept)
context.set_automation_allowed(True)
context.connect("automation-started", begin)
Gtk.main()
