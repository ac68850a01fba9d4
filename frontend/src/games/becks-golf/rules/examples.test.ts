import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { worked } = JSON.parse(readFileSync(new URL("examples.json", import.meta.url), "utf8"));

test("the worked examples add up to their scores", () => {
  for (const { sum, sets, score } of worked) {
    const terms = sum
      .replaceAll("−", "-")
      .replaceAll(" ", "")
      .match(/[+-]?\d+/g)!
      .map(Number);
    assert.equal(
      terms.reduce((all: number, term: number) => all + term, 0),
      score,
    );
    assert.deepEqual(
      terms.slice(0, sets.length),
      sets.map((made: { score: number }) => made.score),
    );
  }
});
