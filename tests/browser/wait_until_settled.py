"""Wait until a page has settled: no request is pending, nothing is left to load, nothing is redrawn."""

from __future__ import annotations

from playwright.sync_api import Page

PATIENCE = 20_000
"""ms in which something must come about: much longer than it takes, for machines with much else to do."""
# Counts the page's own requests until their answers are there; and keeps the times of all that it loads.
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
# Resolves once nothing has changed for three frames. What measures its window or its text redraws itself within them.
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
# The page loads its later parts once something is painted. Each file of them has a link, and a time once it is there. An
# observer sees those times, as `performance` itself has none on a page whose clock is a test's.
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


def settle(page: Page) -> None:
    """Wait until all that the page loads by itself is there and drawn."""
    page.wait_for_load_state()
    page.evaluate(SETTLED, PATIENCE)


def be_still(page: Page) -> None:
    """Wait until nothing of the page has changed for three frames."""
    page.evaluate(f"() => {STILL}")
