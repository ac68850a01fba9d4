import assert from "node:assert/strict";
import { test } from "node:test";
import { firstAsked } from "../../src/app/ahead.ts";

test("a table is asked for at once, by whoever comes to it", () => {
  assert.equal(firstAsked("/t/q7bX0sPZ2mJ4kLr9TtYv1A"), "/tables/q7bX0sPZ2mJ4kLr9TtYv1A");
});

test("other screens have more to ask, or nothing", () => {
  for (const path of ["/", "/new", "/t/", "/t/a/b", "/courses/a"]) assert.equal(firstAsked(path), null, path);
});
