/** Which modules share a file: a pattern that matches no module was left behind by a renamed one. */

import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { GROUPS } from "../../vite.config.ts";

const FRONTEND = fileURLToPath(new URL("../..", import.meta.url));

/** Splits at bars outside brackets. */
function alternatives(pattern: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of pattern) {
    depth += Number(sign === "(") - Number(sign === ")");
    if (sign === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Returns all alternatives of a pattern with bars and brackets. */
function writtenOut(pattern: string): string[] {
  return alternatives(pattern).flatMap((one) => {
    const start = one.indexOf("(");
    if (start < 0) return [one];
    let end = start;
    for (let depth = 0; end === start || depth > 0; end++) {
      depth += Number(one[end] === "(") - Number(one[end] === ")");
    }
    const inner = alternatives(one.slice(start + 1, end - 1));
    return inner.flatMap((part) => writtenOut(one.slice(0, start) + part + one.slice(end)));
  });
}

test("a pattern is written out", () => {
  assert.deepEqual(writtenOut("a(b|c(d|e)f)g|h"), ["abg", "acdfg", "acefg", "h"]);
});

test("each pattern of a group fits a module", () => {
  const files = readdirSync(`${FRONTEND}/src`, { recursive: true }).map((file) => `src/${file}`);
  // A plugin requests it under a name that differs from the module's.
  const fits = (pattern: string) => files.some((file) => new RegExp(pattern.replace("\\?all", "")).test(file));
  const idle = GROUPS.flatMap(({ name, test }) =>
    writtenOut(test.source.replaceAll("\\/", "/"))
      .filter((pattern) =>
        pattern.startsWith("node_modules/") ? !existsSync(`${FRONTEND}/${pattern}`) : !fits(pattern),
      )
      .map((pattern) => `${name}: ${pattern}`),
  );
  assert.deepEqual(idle, []);
});
