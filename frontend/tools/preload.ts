/** A Vite plugin that has the page fetch its parts in its own way (`src/app/preload.ts`) instead of Vite's. */

import type { Plugin } from "vite";

const VITES = "\0vite/preload-helper.js";
/** What Vite's way says where a part does not come: ours does not. */
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
