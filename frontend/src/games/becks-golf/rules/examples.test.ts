import assert from "node:assert/strict";
import { test } from "node:test";
import { EXAMPLES } from "./examples.ts";

test("what the worked examples add up comes to their scores", () => {
  for (const { sum, sets, score } of EXAMPLES) {
    const terms = sum
      .replaceAll("−", "-")
      .replaceAll(" ", "")
      .match(/[+-]?\d+/g)!
      .map(Number);
    assert.equal(
      terms.reduce((all, term) => all + term, 0),
      score,
    );
    assert.deepEqual(
      terms.slice(0, sets.length),
      sets.map((made) => made.score),
    );
  }
});
