/** Rules for style sheets. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../src", import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|svg|tsx?)$/.test(file));
const textOf = (file: string) => readFileSync(join(SRC, file), "utf8");

const SHEETS = files.filter((file) => file.endsWith(".css")).map(textOf);

/** Returns all matches in the style sheets. */
const found = (what: RegExp, group = 1) =>
  SHEETS.flatMap((sheet) => [...sheet.matchAll(what)].map((one) => one[group]!));
/** Animating anything else would cause layout or paint in each frame. */
const CHEAP = ["transform", "opacity"];

test("no two animations have the same name, as the last style sheet would win", () => {
  const names = found(/@keyframes ([\w-]+)/g);
  assert.ok(names.length > 2, `only ${names.length} motions were found`);
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});

test("no style asks the phone for colours or motion, which would ignore the player's settings", () => {
  assert.ok(files.length > 300, `only ${files.length} files were found`);
  assert.deepEqual(
    files.filter((file) => /prefers-(color-scheme|reduced-motion)/.test(textOf(file))),
    [],
  );
});

test("key frames and transitions change only transform and opacity", () => {
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

test("nothing else has the names of the root's classes for night and reduced motion", () => {
  const marks = (text: string) =>
    text.match(/^\.(night|calm)(?![\w-]).*|class="[^"]*\b(night|calm)(?![\w-]).*/gm) ?? [];
  const found = files.flatMap((file) => marks(textOf(file)).map((mark) => `${file}: ${mark}`));
  const own = ["calm *,", "calm *::before,", "calm *::after {"].map((mark) => `styles/base.css: .${mark}`);
  assert.deepEqual(found.sort(), [...own, "styles/tokens.css: .night {"].sort());
});
