/** Lets tests load what finds modules by name: `import.meta.glob` is Vite's, and unknown to Node.js. To be imported before the tests. */

import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";

const GLOB = /import\.meta\.glob(?:<[^()]*>)?\(\s*"([^"]+)"(,[^)]*)?\)/g;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source ?? "");
    if (!url.startsWith("file:") || !source.includes("import.meta.glob")) return loaded;
    return { ...loaded, source: withoutGlobs(source, dirname(fileURLToPath(url))) };
  },
});

/** The same with each pattern's modules by path, loaded when they are asked for, or at once. */
function withoutGlobs(source: string, folder: string): string {
  const heads: string[] = [];
  const body = source.replace(GLOB, (_, pattern: string, options = "") => {
    const members = globSync(pattern, { cwd: folder }).map((found) => {
      const path = relative(folder, `${folder}/${found}`);
      const address = JSON.stringify(path.startsWith(".") ? path : `./${path}`);
      if (!options.includes("eager")) return `${address}: () => import(${address})`;
      heads.push(`import * as found${heads.length} from ${address};`);
      return `${address}: found${heads.length - 1}`;
    });
    return `({ ${members.join(", ")} })`;
  });
  return [...heads, body].join("\n");
}
