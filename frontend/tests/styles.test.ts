/** What style sheets say beyond themselves. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

const SHEETS = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => readFileSync(join(SRC, file), "utf8"));

/** What the sheets hold of this. */
const found = (what: RegExp, group = 1) =>
  SHEETS.flatMap((sheet) => [...sheet.matchAll(what)].map((one) => one[group]!));
/** Nothing else can be moved without the page being laid out or painted anew in each frame. */
const CHEAP = ["transform", "opacity"];

test("no two motions have one name: whichever sheet came last would have both", () => {
  const names = found(/@keyframes ([\w-]+)/g);
  assert.ok(names.length > 2, `only ${names.length} motions were found`);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

test("key frames and transitions move nothing but transform and opacity", () => {
  const frames = found(/^( *)@keyframes [\w-]+ \{\n([\s\S]*?)\n\1\}/gm, 2);
  assert.equal(frames.length, found(/(@keyframes)/g).length);
  const framed = frames.flatMap((block) => [...block.matchAll(/^ +([\w-]+):/gm)].map(([, property]) => property!));
  const changing = found(/transition(?:-property)?:([^;]*);/g)
    .flatMap((value) => value.replaceAll(/\([^)]*\)/g, "").split(","))
    .map((one) => one.trim().split(/\s/)[0]!)
    .filter((property) => property !== "none");
  assert.ok(framed.length > 5 && changing.length > 5);
  assert.deepEqual(
    [...framed, ...changing].filter((property) => !CHEAP.includes(property)),
    [],
  );
});
