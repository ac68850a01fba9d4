import assert from "node:assert/strict";
import { test } from "node:test";
import { wanted } from "./wanted.ts";

test("four rounds unless one to nine were chosen", () => {
  assert.deepEqual(
    [1, 4, 9].map((rounds) => wanted({ rounds }).rounds),
    [1, 4, 9],
  );
  for (const rounds of [undefined, 0, 10, 2.5, "3", null]) assert.deepEqual(wanted({ rounds }), { rounds: 4 });
});
