/** Lets tests in Node load what only Vite supports: modules found by pattern (`import.meta.glob`), and data of the engine (`#data/…`) and
 * of names, with a named export per value. Style sheets are empty. Import this before the tests. */

import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";

const GLOB = /import\.meta\.glob(?:<[^()]*>)?\(\s*"([^"]+)"(,[^)]*)?\)/g;

const DATA = new URL("../../chalicelib/games/", import.meta.url).href;
const NAMES = new URL("../../chalicelib/names.json", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    return next(specifier.replace(/^#data\//, DATA), context);
  },
  load(url, context, next) {
    // Tables are tested in browsers; modules that only load together with a table are tested without it.
    if (/\/games\/[^/]+\/index\.tsx$/.test(url)) return { format: "module", source: "", shortCircuit: true };
    if (url.endsWith(".css")) return { format: "module", source: "", shortCircuit: true };
    if (url.startsWith(DATA) || url === NAMES) return { format: "module", source: exported(url), shortCircuit: true };
    const loaded = next(url, context);
    const source = String(loaded.source ?? "");
    if (!url.startsWith("file:") || !source.includes("import.meta.glob")) return loaded;
    return { ...loaded, source: withoutGlobs(source, dirname(fileURLToPath(url))) };
  },
});

/** Returns the file's values as a module's exports. */
function exported(url: string): string {
  const data = JSON.parse(readFileSync(new URL(url), "utf8")) as object;
  const values = Object.entries(data).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return [...values, `export default ${JSON.stringify(data)};`].join("\n");
}

/** Returns the source with each pattern replaced by its modules by path, loaded on demand or at once. */
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
