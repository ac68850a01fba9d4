/** `npm run build`: builds the page in each language into one folder, with the service worker and the licences. Files that are identical in
 * several languages are stored once. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";
import { LANGUAGES, type Language } from "../src/texts/languages.ts";
import { languagePlugin, MANIFESTS, PAGES } from "./language.ts";
import { LICENCES, licences } from "./licences.ts";
import { manifestPlugin } from "./manifest.ts";
import { fillIn, joined, type Kept, keptOf } from "./service-worker.ts";

const FRONTEND = fileURLToPath(new URL("..", import.meta.url));
/** The worker's two parts: caching, and push messages. */
const WORKER = ["src/app/sw.js", "src/app/sw-push.js"];
const IDS = Object.keys(LANGUAGES) as Language[];

/** Returns Vite's settings for a language. The sources are in the first language; the others are built beside it. */
function settingsOf(language: Language): InlineConfig {
  const common = { root: FRONTEND, logLevel: "warn" } as const;
  if (language === IDS[0]) return { ...common, plugins: [manifestPlugin(language)] };
  return {
    ...common,
    plugins: [manifestPlugin(language), languagePlugin(language)],
    build: { manifest: MANIFESTS[language], emptyOutDir: false, copyPublicDir: false },
  };
}

async function pageIn(language: Language): Promise<Kept> {
  const { output } = (await build(settingsOf(language))) as Rolldown.RolldownOutput;
  return keptOf(Object.fromEntries(output.map((file) => [file.fileName, file])), PAGES[language]);
}

async function main(): Promise<void> {
  const kept: Record<string, Kept> = {};
  for (const language of IDS) kept[language] = await pageIn(language);
  const worker = joined(...WORKER.map((part) => readFileSync(join(FRONTEND, part), "utf8")));
  writeFileSync(join(FRONTEND, "dist/sw.js"), fillIn(worker, kept));
  writeFileSync(join(FRONTEND, "dist", LICENCES), licences(FRONTEND));
}

if (import.meta.main) await main();
