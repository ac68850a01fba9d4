/** The built page comes with the licences of all that is in it. */

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { licences } from "../../tools/licences.ts";

const FRONTEND = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(FRONTEND, path), "utf8").trim();

test("each dependency and typeface is listed with its whole licence", () => {
  const told = licences(FRONTEND);
  const { dependencies } = JSON.parse(read("package.json"));
  for (const [name, version] of Object.entries(dependencies)) {
    assert.ok(told.includes(`${name} ${version}\n`), name);
    assert.ok(told.includes(read(`node_modules/${name}/LICENSE`)), name);
  }
  const files = readdirSync(join(FRONTEND, "src/assets/fonts"));
  const faces = files.filter((file) => file.startsWith("LICENSE-"));
  assert.ok(faces.length && files.some((file) => file.endsWith(".woff2")));
  for (const face of faces) assert.ok(told.includes(read(`src/assets/fonts/${face}`)), face);
});

test("nothing is included without its licence", () => {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  mkdirSync(join(folder, "node_modules/other"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: { other: "1.0.0" } }));
  assert.throws(() => licences(folder), /ENOENT/);
  writeFileSync(join(folder, "node_modules/other/LICENSE"), "Do as you like.\n");
  assert.equal(licences(folder), "other 1.0.0\n\nDo as you like.\n");
});
