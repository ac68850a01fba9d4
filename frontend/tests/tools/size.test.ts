import assert from "node:assert/strict";
import { test } from "node:test";
import { filesIn, filesOf, gamesIn } from "../../tools/size.ts";

const MANIFEST = {
  "index.html": { file: "index.js", css: ["index.css"], imports: ["core"] },
  core: { file: "core.js" },
  table: { file: "table.js", imports: ["core", "index.html"], css: ["table.css"] },
};

test("a screen's weight is all that it pulls in, once", () => {
  assert.deepEqual(filesOf(MANIFEST, ["index.html", "table"]), [
    "index.js",
    "index.css",
    "core.js",
    "table.js",
    "table.css",
  ]);
  assert.throws(() => filesOf(MANIFEST, ["gone"]), /no part called gone/);
});

test("what the page names itself is weighed with it, once", () => {
  const html = '<script async src="/assets/a-1.js"></script><link href="/assets/b_2.css"><link href="/assets/a-1.js">';
  assert.deepEqual(filesIn(`${html}<link href="/assets/c.woff2" as="font">`), ["assets/a-1.js", "assets/b_2.css"]);
});

test("each game whose table is in the build is weighed", () => {
  const table = { file: "table.js" };
  const manifest = {
    "src/games/stew/index.tsx": table,
    "src/games/stew/rules.tsx": table,
    "src/games/a/b/index.tsx": table,
  };
  assert.deepEqual(gamesIn(manifest), ["stew"]);
});
