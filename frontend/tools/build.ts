/** `npm run build`: the page in each language, all in one folder, and the service worker, which keeps the one that is read. Files
 * that are alike in several are one. The licences of what is in it lie beside it. */

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
/** What is kept for the page, and what is pushed to it. */
const WORKER = ["src/app/sw.js", "src/app/sw-push.js"];
const IDS = Object.keys(LANGUAGES) as Language[];

/** The first language is what the sources are written in; the others are put beside it. */
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
