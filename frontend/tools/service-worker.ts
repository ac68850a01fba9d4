/** Writes /sw.js: the hand-written service worker with the names of the build's files, by language. */

import { createHash } from "node:crypto";
import type { Rolldown } from "vite";
import { ARRIVALS } from "./first-loads.ts";
import { filesOfParts } from "./preload-parts.ts";

/** The cached files of the page in one language. */
export interface Kept {
  /** The document's address. */
  page: string;
  /** The document's content. */
  html: string;
  /** Files needed at start. */
  first: string[];
  later: string[];
}

/** Joins scripts into one, in which each has its own scope. */
export const joined = (...scripts: string[]): string => scripts.map((script) => `(() => {\n${script}})();\n`).join("");

/** Fills in the lists and the cache name. Throws if the source has no place for them. */
export function fillIn(source: string, kept: Record<string, Kept>): string {
  const name = createHash("sha256").update(JSON.stringify(kept)).digest("hex");
  const pages = Object.entries(kept).map(([language, one]) => [language, filesOf(one)]);
  const filled = source
    .replace("/* by language */ {}", JSON.stringify(Object.fromEntries(pages)))
    .replace('/* named after the build */ ""', JSON.stringify(`club-${name.slice(0, 10)}`));
  if (filled.includes("= /*")) throw new Error("the service worker's source has no place for the names of its files");
  return filled;
}

/** Returns the files, with those named in the document, by which a build is recognised. */
function filesOf({ page, html, first, later }: Kept) {
  const named = first.filter((file) => html.includes(file));
  if (!named.some((file) => file.endsWith(".js"))) throw new Error(`${page} names no script`);
  return { page, named, first, later };
}

/** Returns the files to cache of the build with this document. */
export function keptOf(bundle: Rolldown.OutputBundle, page: string): Kept {
  const document = Object.values(bundle).find(({ fileName }) => fileName === page);
  const html = document?.type === "asset" ? String(document.source) : "";
  const files = Object.values(bundle)
    .filter(({ fileName }) => fileName.startsWith("assets/"))
    .map(({ fileName }) => `/${fileName}`)
    .sort();
  // Including the start screen of an installed page.
  const home = filesOfParts(bundle, ARRIVALS[0]!.parts);
  const isFirst = (name: string) => html.includes(name) || home.includes(name);
  return { page: `/${page}`, html, first: files.filter(isFirst), later: files.filter((name) => !isFirst(name)) };
}
