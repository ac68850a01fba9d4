import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { nextTask } from "../../src/lib/nextTask.ts";
import { settle } from "../page.ts";

test("the next task runs after everything that is ready, without a timer", async () => {
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
