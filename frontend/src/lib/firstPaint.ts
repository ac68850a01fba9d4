const AT_THE_LATEST = 1500;

/** Resolves when there is something to see: what comes later takes no time from that. By the clock where a browser does not tell,
 * or shows nothing, as it is not looked at. */
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
