/** What the page's modules may not write: imports that come back, over others, to where they began, and calls that old phones fail. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
/** What is loaded with a module or by it later; types are no code. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from\s+"(\.[^"]+)"|(?:^|\n)import\s+"(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

type Imports = Map<string, string[]>;

function importsOf(sources: Map<string, string>): Imports {
  const targets = (file: string, text: string) =>
    [...text.matchAll(IMPORT)].map((found) => join(dirname(file), found[1] ?? found[2] ?? found[3]!));
  return new Map([...sources].map(([file, text]) => [file, targets(file, text).filter((other) => sources.has(other))]));
}

/** The modules of one circle in order, or null. */
function circle(imports: Imports): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const other of imports.get(file) ?? []) {
      const found = walk(other, [...way, file]);
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

function sourcesOfThePage(): Map<string, string> {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [relative(".", file).split(sep).join("/"), readFileSync(join(SRC, file), "utf8")]),
  );
}

test("no module of the page comes back to itself", () => {
  const sources = sourcesOfThePage();
  assert.ok(sources.size > 100, `only ${sources.size} modules were found`);
  assert.deepEqual(circle(importsOf(sources)), null);
});

test("a circle is found over others and over what is loaded later, types left out", () => {
  const sources = new Map([
    ["a.ts", 'import { one } from "./far/b.ts";\nimport type { Two } from "./c.ts";'],
    ["far/b.ts", 'export const load = () => import("../c.ts");'],
    ["c.ts", 'import "./a.ts";'],
  ]);
  assert.deepEqual(circle(importsOf(sources)), ["a.ts", "far/b.ts", "c.ts", "a.ts"]);
  sources.set("c.ts", 'import type { One } from "./a.ts";');
  assert.equal(circle(importsOf(sources)), null);
});

/** Chrome 80 to 90 fail on it, and the build leaves `?.` as it is (`vite.config.ts`). */
const SPREAD_IN_THE_MIDDLE = /\?\.[\w.]*\((?:[^()]|\([^()]*\))*\.\.\.[^(),]+(?:\([^()]*\))?,/;

test("no call behind ?. spreads but its last argument", () => {
  const found = [...sourcesOfThePage()].filter(([, text]) => SPREAD_IN_THE_MIDDLE.test(text)).map(([file]) => file);
  assert.deepEqual(found, []);
  for (const planted of ["a?.(...b, c)", "a?.b(c, ...d(), e)", "a?.b.c(...d, ...e)"])
    assert.match(planted, SPREAD_IN_THE_MIDDLE);
  for (const fine of ["a?.(b, ...c)", "a?.b(...c)", "[...(a?.b() ?? []), c]", "f(a?.b, ...c, d)"])
    assert.doesNotMatch(fine, SPREAD_IN_THE_MIDDLE);
});
