/** The script that asks for a screen's parts, run with a head that takes notes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { filesOfParts, scriptOf, unnamed } from "../../tools/ahead.ts";
import { ARRIVALS } from "../../tools/arrivals.ts";

function asked(pathname: string, search = ""): Record<string, string>[] {
  const links: Record<string, string>[] = [];
  const head = { append: (link: Record<string, string>) => links.push(link) };
  const document = { head, createElement: () => ({}) };
  const lists = ARRIVALS.map(({ path, address }): [string, string[]] => [path, [`${address}.js`, `${address}.css`]]);
  runInNewContext(scriptOf(lists), { location: { pathname, search }, document });
  return links.map((link) => ({ ...link }));
}

test("each address asks for its own parts, scripts and sheets as what they are", () => {
  assert.deepEqual(asked("/"), [
    { rel: "modulepreload", crossOrigin: "", href: "/.js" },
    { rel: "preload", as: "style", crossOrigin: "", href: "/.css" },
  ]);
  const first = (pathname: string, search?: string) => asked(pathname, search)[0]?.["href"];
  assert.equal(first("/t/q7bX0sPZ2mJ4kLr9TtYv1A"), "/t/….js");
  assert.equal(first("/t/q7bX0sPZ2mJ4kLr9TtYv1A", "?join=abc"), "/t/…?join=.js");
  assert.equal(first("/t/abc/replay", "?at=3"), "/t/…/replay.js");
  assert.equal(first("/new", "?course=pebble-coast"), "/new.js");
  assert.equal(first("/boards"), "/boards/….js");
  assert.equal(first("/boards/dice-golf", "?tab=mine"), "/boards/….js");
});

test("an address that is none of them asks for nothing", () => {
  for (const path of ["/t/abc/more", "/newer", "/me"]) assert.deepEqual(asked(path), [], path);
});

test("a part's files are its own and all that it imports, once; what is no chunk is an error", () => {
  const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], sheets: string[] = []) => {
    return { type: "chunk", fileName, facadeModuleId, imports, viteMetadata: { importedCss: new Set(sheets) } };
  };
  const bundle = {
    a: chunk("assets/a.js", "/here/src/A.tsx", ["assets/core.js", "assets/b.js"], ["assets/a.css"]),
    b: chunk("assets/b.js", null, ["assets/core.js"]),
    core: chunk("assets/core.js", null),
    style: { type: "asset", fileName: "assets/a.css" },
  } as unknown as Parameters<typeof filesOfParts>[0];
  const files = ["/assets/a.js", "/assets/a.css", "/assets/core.js", "/assets/b.js"];
  assert.deepEqual(filesOfParts(bundle, ["src/A.tsx"]), files);
  assert.throws(() => filesOfParts(bundle, ["src/B.tsx"]), /no part called src\/B\.tsx/);
});

test("a page that leaves out what its entry imports is found", () => {
  const bundle = {
    index: { type: "chunk", fileName: "assets/index.js", imports: ["assets/core.js"] },
    other: { type: "chunk", fileName: "assets/other.js", imports: ["assets/more.js"] },
  } as unknown as Parameters<typeof unnamed>[0];
  assert.deepEqual(unnamed(bundle, `<script src="/assets/index.js">`), ["assets/core.js"]);
  assert.deepEqual(unnamed(bundle, `<script src="/assets/index.js"><link href="/assets/core.js">`), []);
});
