import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { nextTask } from "../../src/lib/nextTask.ts";
import { settle } from "../page.ts";

test("the next task comes after all that is ready now, and by no clock", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let there = false;
  const next = nextTask().then(() => {
    there = true;
  });
  await settle();
  assert.equal(there, false);
  await next;
  mock.timers.reset();
});
