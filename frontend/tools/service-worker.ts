/** A Vite plugin that writes /sw.js: the hand-written service worker with the names of the build's files put in. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { filesOfParts } from "./ahead.ts";
import { ARRIVALS } from "./arrivals.ts";

/** Puts lists and cache name where the source has empty ones. Throws where the source has changed its shape. */
export function fillIn(source: string, first: string[], later: string[]): string {
  const name = createHash("sha256")
    .update(JSON.stringify([first, later]))
    .digest("hex");
  const filled = source
    .replace("/* the page's first load */ []", JSON.stringify(first))
    .replace("/* all other parts */ []", JSON.stringify(later))
    .replace('/* named after the build */ ""', JSON.stringify(`club-${name.slice(0, 10)}`));
  if (filled.includes("= /*")) throw new Error("the service worker's source has no place for the names of its files");
  return filled;
}

export function serviceWorkerPlugin(sourceFile: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = Object.values(bundle).find((file) => file.fileName === "index.html");
      const html = page?.type === "asset" ? String(page.source) : "";
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith("assets/"))
        .map((name) => `/${name}`)
        .sort();
      // With what an installed page opens with.
      const home = filesOfParts(bundle, ARRIVALS[0]!.parts);
      const isFirst = (name: string) => html.includes(name) || home.includes(name);
      const first = files.filter(isFirst);
      const later = files.filter((name) => !isFirst(name));
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: fillIn(readFileSync(sourceFile, "utf8"), first, later),
      });
    },
  };
}
