/** Symbols are drawn by name: one that is missing from its sprite would be an empty space. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const read = (file: string) => readFileSync(join(SRC, file), "utf8");
const symbolsOf = (sprite: string) => [...read(`art/${sprite}.svg`).matchAll(/id="([^"]+)"/g)].map(([, id]) => id!);
const modules = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

test("modules that draw an icon import its sprite, unless all screens have it", () => {
  const [club, icons] = [symbolsOf("club"), symbolsOf("icons")];
  const drawn = modules.map((file) => {
    const text = read(file);
    return { file, text, names: [...text.matchAll(/"(icon-[a-z-]+)"/g)].map(([, name]) => name!) };
  });
  assert.ok(drawn.filter(({ names }) => names.length).length > 10);
  for (const { file, text, names } of drawn)
    for (const name of names) {
      assert.ok(club.includes(name) || icons.includes(name), `${file}: nobody drew ${name}`);
      assert.ok(club.includes(name) || text.includes("art/icons.ts"), `${file} draws ${name} without its sprite`);
    }
});

test("each game has its picture", () => {
  const pictures = symbolsOf("pictures");
  const games = modules.flatMap((file) => /^games\/([^/]+)\/index\.tsx$/.exec(file.replaceAll("\\", "/"))?.[1] ?? []);
  assert.ok(games.length >= 3);
  for (const game of games) assert.ok(pictures.includes(`game-${game}`), game);
});
