/** What style sheets say beyond themselves. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

test("no two motions have one name: whichever sheet came last would have both", () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const names = sheets.flatMap((file) =>
    [...readFileSync(join(SRC, file), "utf8").matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!),
  );
  assert.ok(names.length > 2, `only ${names.length} motions were found`);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});
