// Run Lighthouse on pages of a club, as on a cheap phone's first visit over a slow network.
// stdin: {"chromium", "origin", "runs", "pages": [{"path", "stored": content of localStorage}], "categories": by default all}
// stdout: a line of JSON for each run: {"page": number, "scores", "figures", "lost": audits that cost points, by category}
import { text } from "node:stream/consumers";
import lighthouse from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import puppeteer from "puppeteer-core";

const ALL = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};

// Without the category performance: measure only shift and bytes, as soon as the network is idle.
const QUICK = {
  onlyAudits: [FIGURES.shift, FIGURES.bytes],
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 300,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
};

const { chromium, origin, runs, pages, categories = ALL } = JSON.parse(await text(process.stdin));
const quick = !categories.includes("performance");
const settings = { onlyCategories: categories, ...(quick && QUICK) };
// Lighthouse's benchmark of the machine takes a second per page.
if (quick) pageFunctions.computeBenchmarkIndex = () => 1000;
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic"];
const browser = await puppeteer.launch({ executablePath: chromium, args });
try {
  for (const [number, page] of pages.entries()) {
    for (let run = 0; run < runs; run++) console.log(JSON.stringify({ page: number, ...(await audited(page)) }));
  }
} finally {
  await browser.close();
}

// Each run has a new browser context, with only the given localStorage.
async function audited({ path, stored }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/api/health`);
    await page.evaluate((all) => void Object.assign(localStorage, all), stored);
    const flags = { disableStorageReset: true, logLevel: "silent" };
    return told((await lighthouse(origin + path, flags, { extends: "lighthouse:default", settings }, page)).lhr);
  } finally {
    await context.close();
  }
}

function told({ categories: marked, audits, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const lost = categories.map((category) =>
    marked[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => id),
  );
  const figures = Object.entries(FIGURES).filter(([, id]) => audits[id]);
  return {
    scores: categories.map((category) => Math.round(marked[category].score * 100)),
    figures: Object.fromEntries(figures.map(([name, id]) => [name, audits[id].numericValue])),
    lost,
  };
}
