/** Writes /sw.js: the hand-written service worker with the names of the build's files put in, by language. */

import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import { ARRIVALS } from "./first-loads.ts";
import { filesOfParts } from "./preload-parts.ts";

/** What is kept of the page in one language. */
export interface Kept {
  /** The document's own address. */
  page: string;
  /** The document itself. */
  html: string;
  /** What is needed to open it. */
  first: string[];
  later: string[];
}

/** Scripts as one, in each of which names are its own. */
export const joined = (...scripts: string[]): string => scripts.map((script) => `(() => {\n${script}})();\n`).join("");

/** Puts lists and cache name where the source has empty ones. Throws where the source has changed its shape. */
export function fillIn(source: string, kept: Record<string, Kept>): string {
  const name = createHash("sha256").update(JSON.stringify(kept)).digest("hex");
  const pages = Object.entries(kept).map(([language, one]) => [language, filesOf(one)]);
  const filled = source
    .replace("/* by language */ {}", JSON.stringify(Object.fromEntries(pages)))
    .replace('/* named after the build */ ""', JSON.stringify(`club-${name.slice(0, 10)}`));
  if (filled.includes("= /*")) throw new Error("the service worker's source has no place for the names of its files");
  return filled;
}

/** With those that the document names, by which it is known. */
function filesOf({ page, html, first, later }: Kept) {
  const named = first.filter((file) => html.includes(file));
  if (!named.some((file) => file.endsWith(".js"))) throw new Error(`${page} names no script`);
  return { page, named, first, later };
}

/** What is kept of this build, whose document has that name. */
export function keptOf(bundle: Rolldown.OutputBundle, page: string): Kept {
  const document = Object.values(bundle).find(({ fileName }) => fileName === page);
  const html = document?.type === "asset" ? String(document.source) : "";
  const files = Object.values(bundle)
    .filter(({ fileName }) => fileName.startsWith("assets/"))
    .map(({ fileName }) => `/${fileName}`)
    .sort();
  // With what an installed page opens with.
  const home = filesOfParts(bundle, ARRIVALS[0]!.parts);
  const isFirst = (name: string) => html.includes(name) || home.includes(name);
  return { page: `/${page}`, html, first: files.filter(isFirst), later: files.filter((name) => !isFirst(name)) };
}
