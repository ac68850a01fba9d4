"""The page's Content-Security-Policy allows only its own files; a test whose page violates it fails."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Phone

REFUSED = "Content Security Policy"
TRIED = """async (what) => {
  const broken = new Promise((done) => addEventListener("securitypolicyviolation", (one) => done(one.effectiveDirective)));
  const holder = document.body.appendChild(document.createElement("div"));
  await {
    script: async () => { const own = document.createElement("script"); own.text = "1"; holder.append(own); },
    style: async () => { holder.innerHTML = '<i style="color: red">red</i>'; },
    sheet: async () => { holder.innerHTML = "<style>i { color: red; }</style>"; },
    picture: async () => { holder.innerHTML = '<img src="http://127.0.0.1:9/x.png" alt="">'; },
    frame: async () => { holder.innerHTML = '<iframe src="/"></iframe>'; },
    form: async () => { holder.innerHTML = '<form action="/me"></form>'; holder.querySelector("form").submit(); },
    base: async () => { holder.innerHTML = '<base href="https://elsewhere.example/">'; },
    elsewhere: () => fetch("http://127.0.0.1:9/api/health").catch(() => {}),
  }[what]();
  return Promise.race([broken, new Promise((done) => setTimeout(done, 20000, "nothing was refused"))]);
}"""
KINDS = {
    "script": "script-src-elem",
    "style": "style-src-attr",
    "sheet": "style-src-elem",
    "picture": "img-src",
    "frame": "frame-src",
    "form": "form-action",
    "base": "base-uri",
    "elsewhere": "connect-src",
}


@pytest.mark.parametrize(("what", "directive"), KINDS.items())
def test_what_is_not_the_pages_own_is_refused(what: str, directive: str, phone: Phone) -> None:
    page: Page = phone("/", forgive=REFUSED)
    assert page.evaluate(TRIED, what) == directive


def test_a_page_that_breaks_it_fails_its_test(phone: Phone) -> None:
    """Browsers say it in the console, as an error: the phone obeys those."""
    page = phone("/", forgive=REFUSED)
    with page.expect_console_message(lambda message: message.type == "error" and REFUSED in message.text):
        page.evaluate(TRIED, "style")
