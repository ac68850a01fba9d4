// Lighthouse on pages of a club, as a cheap phone on a slow network sees them for the first time.
// stdin: {"chromium", "origin", "runs", "pages": [{"path", "stored": what the page's memory holds}]}
// stdout: a line of JSON for each run: {"page": number, "scores", "figures", "lost"}: audits that cost points, by category
import { text } from "node:stream/consumers";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};

const { chromium, origin, runs, pages } = JSON.parse(await text(process.stdin));
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic"];
const browser = await puppeteer.launch({ executablePath: chromium, args });
try {
  for (const [number, page] of pages.entries()) {
    for (let run = 0; run < runs; run++) console.log(JSON.stringify({ page: number, ...(await audited(page)) }));
  }
} finally {
  await browser.close();
}

// Each run has a browser that has seen nothing yet, but for what the page's memory holds.
async function audited({ path, stored }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/api/health`);
    await page.evaluate((all) => void Object.assign(localStorage, all), stored);
    const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "silent" };
    return told((await lighthouse(origin + path, flags, undefined, page)).lhr);
  } finally {
    await context.close();
  }
}

function told({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const lost = CATEGORIES.map((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    figures: Object.fromEntries(Object.entries(FIGURES).map(([name, id]) => [name, audits[id].numericValue])),
    lost,
  };
}
