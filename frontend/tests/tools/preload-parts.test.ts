/** The script that requests a screen's parts, run with a head that records them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { ARRIVALS } from "../../tools/first-loads.ts";
import { filesOfParts, scriptOf, unnamed } from "../../tools/preload-parts.ts";

const ORIGIN = "https://club.example";

interface Phone {
  /** The page's language, and the chosen one. */
  lang?: string;
  chosen?: string;
}

/** Returns what the script does at an address: the links it adds to the head, where it redirects, and the address it leaves. */
function opened(address: string, { lang = "en", chosen }: Phone = {}) {
  const told = { html: "", gone: "", left: "" };
  const head = {
    insertAdjacentHTML: (_: string, html: string) => {
      told.html += html;
    },
  };
  const lists = ARRIVALS.map(({ path }, at): [string, string[]] => [
    path,
    [`/assets/part-${at}.js`, `/assets/part-${at}.css`],
  ]);
  const location = {
    toString: () => ORIGIN + address,
    replace: (url: URL) => {
      told.gone = `${url}`;
    },
  };
  const history = {
    replaceState: (_state: unknown, _: string, url: URL) => {
      told.left = `${url}`;
    },
  };
  const localStorage = { "club.language": chosen };
  runInNewContext(scriptOf(lists), {
    URL,
    location,
    history,
    localStorage,
    document: { head, documentElement: { lang } },
  });
  return told;
}

/** Returns which parts are requested, by their index among the arrivals. */
const asked = (address: string): string | undefined => /part-(\d)/.exec(opened(address).html)?.[1];
const placeOf = (address: string) => String(ARRIVALS.findIndex((one) => one.address === address));

test("each address preloads its parts, scripts and style sheets with their types", () => {
  assert.equal(
    opened("/").html,
    "<link crossorigin href=/assets/part-0.js rel=modulepreload> <link crossorigin href=/assets/part-0.css rel=preload as=style>",
  );
  assert.equal(asked("/t/q7bX0sPZ2mJ4kLr9TtYv1A"), placeOf("/t/…"));
  assert.equal(asked("/t/q7bX0sPZ2mJ4kLr9TtYv1A?join=abc"), placeOf("/t/…?join="));
  assert.equal(asked("/t/abc/replay?at=3"), placeOf("/t/…/replay"));
  assert.equal(asked("/t/abc/moment?at=3"), placeOf("/t/…/replay"));
  assert.equal(asked("/new?course=pebble-coast"), placeOf("/new"));
  assert.equal(asked("/boards"), placeOf("/boards/…"));
  assert.equal(asked("/boards/dice-golf?tab=mine"), placeOf("/boards/…"));
});

test("any other address preloads nothing", () => {
  for (const path of ["/t/abc/else", "/newer", "/me"]) assert.equal(asked(path), undefined, path);
});

test("another language than the page's is preloaded if it was chosen", () => {
  assert.equal(opened("/new?game=stew#key", { chosen: "de" }).gone, `${ORIGIN}/new?game=stew&language=de#key`);
  assert.equal(opened("/t/abc?join=c0de", { lang: "de", chosen: "en" }).gone, `${ORIGIN}/t/abc?join=c0de&language=en`);
  assert.equal(opened("/", { lang: "de", chosen: "de" }).gone, "");
  assert.equal(opened("/", { lang: "de" }).gone, "");
});

test("preloads are removed from the document once, whatever happened", () => {
  const there = opened("/t/abc?join=c0de&language=de#key", { chosen: "de" });
  assert.deepEqual([there.gone, there.left], ["", `${ORIGIN}/t/abc?join=c0de#key`]);
  assert.match(there.html, /part/);
  assert.equal(opened("/?language=de", { lang: "en", chosen: "de" }).gone, "", "else it would go round for ever");
});

test("a file whose name could be another kind's is refused", () => {
  assert.throws(() => scriptOf([["^/$", ["/assets/part.min-1a.js"]]]), /called otherwise/);
});

test("a part's files are its own and everything that it imports, once; anything but a chunk is an error", () => {
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

test("a page without a file that its entry imports is found", () => {
  const bundle = {
    index: { type: "chunk", fileName: "assets/index.js", imports: ["assets/core.js"] },
    other: { type: "chunk", fileName: "assets/other.js", imports: ["assets/more.js"] },
  } as unknown as Parameters<typeof unnamed>[0];
  assert.deepEqual(unnamed(bundle, `<script src="/assets/index.js">`), ["assets/core.js"]);
  assert.deepEqual(unnamed(bundle, `<script src="/assets/index.js"><link href="/assets/core.js">`), []);
});
