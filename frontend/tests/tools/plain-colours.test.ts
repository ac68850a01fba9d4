import assert from "node:assert/strict";
import { test } from "node:test";
import { expressions, palettes, plainColours } from "../../tools/plain-colours.ts";

const TOKENS = ":root { --a: #000000; --b: #ffffff; --c: var(--a); } .night { --a: #ff0000; }";

test("tokens have values for day and night", () => {
  const { day, night } = palettes(TOKENS);
  assert.deepEqual([day.get("--a"), night.get("--a"), night.get("--b")], ["#000000", "#ff0000", "#ffffff"]);
});

test("a mix becomes a name with plain values for day and night", () => {
  const { source, css } = plainColours("x { fill: color-mix(in srgb, var(--c) 50%, var(--b)); }", TOKENS);
  assert.match(source, /^x \{ fill: var\(--m[0-9a-f]{7}\); \}$/);
  assert.match(css, /^:root\{(--m\w+):gray\}\.night\{\1:#ff8080\}$/);
});

test("light-dark and relative colours become plain too, also nested", () => {
  const inside = "light-dark(color-mix(in srgb, var(--a), var(--b)), rgb(from var(--a) 0 g 255))";
  const { css } = plainColours(`fill="${inside}"`, TOKENS);
  assert.deepEqual(expressions(`fill="${inside}"`), [inside]);
  assert.match(css, /:gray\}.*:#00f\}/);
});

test("code without mixes is unchanged, and unknown tokens are refused", () => {
  assert.deepEqual(plainColours("a { color: var(--a); }", TOKENS), { source: "a { color: var(--a); }", css: "" });
  assert.throws(() => plainColours("color-mix(in srgb, var(--unknown), red)", TOKENS), /no token/);
  assert.throws(() => plainColours("color-mix(in srgb, currentColor, red)", TOKENS), /tokens alone/);
});
