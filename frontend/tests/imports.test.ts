/** What modules of the page may not contain: imports that form a cycle or point to a higher layer, and calls that fail on old phones. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
/** Matches imports, static or dynamic, and imports of types only. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s[^;"]*?from\s+"(\.[^"]+)"|(?:^|\n)import\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

/** The layers, from top to bottom. A module imports from its own layer and from those below it, types too. The first pattern that fits a
 * path is its layer; parentheses name a part, and parts of one layer do not import each other. */
const LAYERS: RegExp[] = [
  /^main\.tsx$/,
  /^app\//,
  /^screens\//,
  /^games\/(?!table\/)([^/]+)\//,
  /^games\/table\//,
  /^games\//,
  /^(notifications|sync)\//,
  /^ui\//,
  /^api\/(?!types\.ts$|schema\.d\.ts$)/,
  /^identity\//,
  /^(art|fairness)\//,
  /^texts\//,
  /^api\/(?:types\.ts|schema\.d\.ts)$/,
  /^lib\//,
];

type Imports = Map<string, string[]>;

function importsOf(sources: Map<string, string>): Imports {
  const targets = (file: string, text: string) =>
    [...text.matchAll(IMPORT)].map((found) => join(dirname(file), found[1] ?? found[2] ?? found[3]!));
  return new Map([...sources].map(([file, text]) => [file, targets(file, text).filter((other) => sources.has(other))]));
}

/** Returns the modules of one cycle in order, or null. */
function cycleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const other of imports.get(file) ?? []) {
      const found = walk(other, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const found = walk(file, []);
    if (found) return found;
  }
  return null;
}

interface Place {
  /** 0 is the top layer. */
  layer: number;
  part: string | undefined;
}

function placeOf(file: string): Place {
  const layer = LAYERS.findIndex((pattern) => pattern.test(file));
  assert.notEqual(layer, -1, `${file} is in no layer`);
  return { layer, part: LAYERS[layer]!.exec(file)![1] };
}

/** Returns imports of a higher layer, or of another part of the same layer. */
function wrongWay(imports: Imports): string[] {
  const allowed = (from: Place, to: Place) =>
    to.layer > from.layer || (to.layer === from.layer && to.part === from.part);
  return [...imports].flatMap(([file, others]) =>
    others.filter((other) => !allowed(placeOf(file), placeOf(other))).map((other) => `${file} imports ${other}`),
  );
}

function sourcesOfThePage(): Map<string, string> {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [relative(".", file).split(sep).join("/"), readFileSync(join(SRC, file), "utf8")]),
  );
}

/** Tests may import anything. */
const IMPORTS = importsOf(new Map([...sourcesOfThePage()].filter(([file]) => !file.endsWith(".test.ts"))));

test("modules of the page have no import cycles", () => {
  assert.ok(IMPORTS.size > 100, `only ${IMPORTS.size} modules were found`);
  assert.deepEqual(cycleIn(IMPORTS), null);
});

test("cycles are found through other modules, dynamic imports and types", () => {
  const sources = new Map([
    ["a.ts", 'import { one } from "./far/b.ts";'],
    ["far/b.ts", 'export const load = () => import("../c.ts");'],
    ["c.ts", 'import type { One } from "./a.ts";'],
  ]);
  assert.deepEqual(cycleIn(importsOf(sources)), ["a.ts", "far/b.ts", "c.ts", "a.ts"]);
  sources.set("c.ts", "");
  assert.equal(cycleIn(importsOf(sources)), null);
});

test("modules of the page import only from their own layer and lower ones", () => {
  assert.deepEqual(wrongWay(IMPORTS), []);
});

test("imports from a higher layer or another game are found", () => {
  const planted = new Map([
    ["lib/router.ts", 'import type { Route } from "../app/routes.ts";'],
    ["app/routes.ts", 'import { go } from "../lib/router.ts";'],
    ["games/stew/index.tsx", 'import { nameOf } from "../mulligan/state.ts";\nimport "../table/Frame.tsx";'],
    ["games/mulligan/state.ts", 'import "./texts/en/name.ts";'],
    ["games/mulligan/texts/en/name.ts", ""],
    ["games/table/Frame.tsx", 'export const stew = () => import("../stew/index.tsx");'],
    ["notifications/push.ts", 'import { follow } from "../sync/tableClient.ts";'],
    ["sync/tableClient.ts", ""],
  ]);
  assert.deepEqual(wrongWay(importsOf(planted)), [
    "lib/router.ts imports app/routes.ts",
    "games/stew/index.tsx imports games/mulligan/state.ts",
    "games/table/Frame.tsx imports games/stew/index.tsx",
    "notifications/push.ts imports sync/tableClient.ts",
  ]);
});

/** Fails in Chrome 80 to 90; the build leaves `?.` unchanged (`vite.config.ts`). */
const SPREAD_IN_THE_MIDDLE = /\?\.[\w.]*\((?:[^()]|\([^()]*\))*\.\.\.[^(),]+(?:\([^()]*\))?,/;

test("only the last argument of a call behind ?. is spread", () => {
  const found = [...sourcesOfThePage()].filter(([, text]) => SPREAD_IN_THE_MIDDLE.test(text)).map(([file]) => file);
  assert.deepEqual(found, []);
  for (const planted of ["a?.(...b, c)", "a?.b(c, ...d(), e)", "a?.b.c(...d, ...e)"])
    assert.match(planted, SPREAD_IN_THE_MIDDLE);
  for (const fine of ["a?.(b, ...c)", "a?.b(...c)", "[...(a?.b() ?? []), c]", "f(a?.b, ...c, d)"])
    assert.doesNotMatch(fine, SPREAD_IN_THE_MIDDLE);
});
