const AT_THE_LATEST = 1500;

/** Resolves after the first contentful paint, or after a while in hidden pages and browsers that do not report it. Later code waits for
 * it. */
export const firstPaint = new Promise<void>((done) => {
  setTimeout(done, AT_THE_LATEST);
  try {
    const seen = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName("first-contentful-paint").length) done();
    };
    new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
  } catch {
    done();
  }
});
