"""Wait until a page has settled: no request is pending, nothing is left to load, nothing is redrawn."""

from __future__ import annotations

from playwright.sync_api import Page

TIMEOUT_MS = 20_000
"""Time limit in ms, generous for busy machines."""
# Counts the page's pending requests, and keeps the times of everything that it loads.
COUNT_REQUESTS = """(() => {
  const send = globalThis.fetch;
  let count = 0;
  const end = () => { count--; };
  globalThis.fetch = (...what) => {
    count++;
    const answer = send(...what);
    answer.then((response) => response.clone().arrayBuffer()).then(end, end);
    return answer;
  };
  globalThis.requestsUnderWay = () => count;
  performance.setResourceTimingBufferSize(10_000);
})()"""
# Resolves once nothing has changed for three frames, within which the page measures its layout again.
STILL = """new Promise((done) => {
  let frames = 3;
  const watch = new MutationObserver(() => { frames = 3; });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const next = () => {
    if (frames--) return requestAnimationFrame(next);
    watch.disconnect();
    done();
  };
  requestAnimationFrame(next);
})"""
# The page loads its later parts after its first paint. Each file has a link, and a time once it is loaded. An observer sees
# those times also where a test has replaced the page's clock.
SETTLED = f"""async (patience) => {{
  const entries = (type) => {{
    const observer = new PerformanceObserver(() => {{}});
    observer.observe({{ type, buffered: true }});
    const found = observer.takeRecords().map(({{ name }}) => name);
    observer.disconnect();
    return found;
  }};
  const loaded = () => entries("resource").length;
  const missing = () => {{
    const there = new Set(entries("resource"));
    const links = document.querySelectorAll("link[rel=modulepreload], link[rel=stylesheet]");
    return [...links].map(({{ href }}) => href).filter((href) => !there.has(href));
  }};
  const waits = () => [
    ...(entries("paint").includes("first-contentful-paint") ? [] : ["its first paint"]),
    ...(document.fonts.status === "loaded" ? [] : ["fonts"]),
    ...(globalThis.requestsUnderWay?.() ? ["an answer"] : []),
    ...(document.querySelector(".loading") ? ["what it says is coming"] : []),
    ...[...document.images].filter(({{ complete }}) => !complete).map(({{ src }}) => src),
    ...missing(),
  ];
  const late = performance.now() + patience;
  for (let before = -1; waits().length || before !== loaded(); ) {{
    if (performance.now() > late) throw new Error(`The page still waits for ${{waits()}}`);
    before = loaded();
    await {STILL};
  }}
}}"""


def wait_until_settled(page: Page) -> None:
    """Wait until everything that the page loads by itself is loaded and drawn."""
    page.wait_for_load_state()
    page.evaluate(SETTLED, TIMEOUT_MS)


def wait_until_still(page: Page) -> None:
    """Wait until nothing on the page has changed for three frames."""
    page.evaluate(f"() => {STILL}")
