/** A Vite plugin that loads the page's parts with its own helper (`src/app/preload.ts`) instead of Vite's. */

import type { Plugin } from "vite";

const VITES = "\0vite/preload-helper.js";
/** The event that Vite's helper sends for a missing part; ours sends none. */
const ITS_WORDS = "vite:preloadError";

export function preloadPlugin(ours: string): Plugin {
  return {
    name: "preload",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === VITES ? ours : null),
    generateBundle(_options, bundle) {
      const its = Object.values(bundle).find((file) => file.type === "chunk" && file.code.includes(ITS_WORDS));
      if (its) throw new Error(`${its.fileName} fetches parts in Vite's own way`);
    },
  };
}
