/** A Vite plugin that lets the browser request a screen's parts while the page is still loading; otherwise it would only find them in the
 * page's script. It adds a small script that looks at the address. The script that sets the appearance (`appearance.ts`) is part of it. */

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { LOOK } from "./appearance.ts";
import { ARRIVALS } from "./first-loads.ts";

type Bundle = Rolldown.OutputBundle;

/** Returns the addresses of all files that these parts import, each once. Throws if a part is no chunk of its own. */
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

/** Returns what the page's entry imports and the page does not name: the browser would request it one round trip later. */
export function unnamed(bundle: Bundle, html: string): string[] {
  const entries = Object.values(bundle).filter((file) => file.type === "chunk" && html.includes(file.fileName));
  return entries
    .flatMap((entry) => (entry.type === "chunk" ? entry.imports : []))
    .filter((file) => !html.includes(file));
}

const FOLDER = "/assets/";
const NAME = /^\/assets\/([\w-]+(?:\.css)?)(?:\.js)?$/;

/** Returns a file's name without its folder, and a script's without its extension. Throws if that would be ambiguous. */
function short(file: string): string {
  const name = NAME.exec(file)?.[1];
  if (!name) throw new Error(`${file} is called otherwise than scripts and sheets are`);
  return name;
}

/** Redirects to the page in the chosen language if the server sent another, by an address that names the language, and removes that name
 * afterwards. */
const TO_LANGUAGE = [
  'const u=new URL(location),q=u.searchParams,k="language";',
  'try{const l=localStorage["club."+k];',
  'q.has(k)?(q.delete(k),history.replaceState(0,"",u))',
  ":l&&l!=document.documentElement.lang&&(q.set(k,l),location.replace(u))}catch{}",
].join("");

/** Returns the script for pairs of an address pattern and its files. Every first load contains it, so it is written compactly. */
export function scriptOf(lists: [path: string, files: string[]][]): string {
  const all = JSON.stringify(lists.map(([path, files]) => [path, files.map(short).join(" ")]));
  return [
    TO_LANGUAGE,
    `const a=${all}.find(([p])=>(u.pathname+u.search).match(p));`,
    'a&&document.head.insertAdjacentHTML("beforeend",a[1].replace(/\\S+/g,f=>',
    `"<link crossorigin href=${FOLDER}"+f+(/\\./.test(f)?" rel=preload as=style>":".js rel=modulepreload>")))`,
  ].join("");
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
      const source = LOOK + scriptOf(lists);
      const fileName = `assets/ahead-${createHash("sha256").update(source).digest("hex").slice(0, 6)}.js`;
      this.emitFile({ type: "asset", fileName, source });
      // Not `async`: nothing may be drawn before the appearance is set. It arrives with the style sheets, which block drawing too.
      page.source = html.replace("</title>", `</title>\n    <script src="/${fileName}"></script>`);
    },
  };
}
