import assert from "node:assert/strict";
import { test } from "node:test";
import { lettering, namesLettered } from "./lettering.ts";

/** Every letter is half an em wide. */
const half = (text: string) => [...text].length / 2;

test("a short text is as large as it may be, a longer one as large as fits", () => {
  assert.deepEqual(lettering("Ana", 44, 200, half), { size: 44, text: "Ana" });
  assert.deepEqual(lettering("Annamaries", 44, 200, half), { size: 40, text: "Annamaries" });
});

test("a text that does not fit in the smallest letters ends in an ellipsis and fits", () => {
  const { size, text } = lettering("Annamarie-Josefine", 44, 140, half);
  assert.equal(text, "Annamarie-…");
  assert.ok(half(text) * size <= 140);
});

test("no name is written larger than the one above it", () => {
  const names = namesLettered(["Annamarie-Josefine", "Bo", "Cleo"], [44, 32, 32], [250, 200, 200], half);
  assert.deepEqual(
    names.map(({ size }) => size),
    [27, 27, 27],
  );
});
