/** A Vite plugin that asks for a screen's parts while the page itself is still on its way: without it a browser hears of them only
 * from the page's own script. It writes a small script that looks at the address, and names it in the page. */

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { ARRIVALS } from "./arrivals.ts";

type Bundle = Rolldown.OutputBundle;

/** The addresses of all files that these parts pull in at once, each once. Throws where a part is no chunk of its own. */
export function filesOfParts(bundle: Bundle, parts: string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const found = new Set<string>();
  const walk = (chunk: Rolldown.OutputChunk) => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(`/${sheet}`);
    for (const name of chunk.imports) walk(chunks.find(({ fileName }) => fileName === name)!);
  };
  for (const part of parts) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${part}`));
    if (!chunk) throw new Error(`the build has no part called ${part}`);
    walk(chunk);
  }
  return [...found];
}

/** What the page's entry imports and the page does not name: a browser would hear of it one round trip later. */
export function unnamed(bundle: Bundle, html: string): string[] {
  const entries = Object.values(bundle).filter((file) => file.type === "chunk" && html.includes(file.fileName));
  return entries
    .flatMap((entry) => (entry.type === "chunk" ? entry.imports : []))
    .filter((file) => !html.includes(file));
}

/** The script, for pairs of an address's pattern and its files. */
export function scriptOf(lists: [path: string, files: string[]][]): string {
  return `const here = location.pathname + location.search;
const list = ${JSON.stringify(lists)}.find(([path]) => RegExp(path).test(here));
for (const href of list ? list[1] : []) {
  const sheet = /css$/.test(href);
  const kind = sheet ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
  document.head.append(Object.assign(document.createElement("link"), { ...kind, crossOrigin: "", href }));
}
`;
}

export function aheadPlugin(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the build has no page");
      const html = String(page.source);
      const missing = unnamed(bundle, html);
      if (missing.length) throw new Error(`the page does not name ${missing.join(", ")}`);
      const lists = ARRIVALS.map(({ path, parts }): [string, string[]] => {
        return [path, filesOfParts(bundle, parts).filter((file) => !html.includes(file))];
      });
      const source = scriptOf(lists);
      const fileName = `assets/ahead-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName, source });
      page.source = html.replace("</title>", `</title>\n    <script async src="/${fileName}"></script>`);
    },
  };
}
