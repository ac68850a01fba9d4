import assert from "node:assert/strict";
import { test } from "node:test";
import { pathOfBegun } from "../../src/api/replays.ts";
import { firstRequestOf } from "../../src/app/prefetch.ts";

test("a table is asked for at once, by whoever comes to it", () => {
  assert.equal(firstRequestOf("/t/q7bX0sPZ2mJ4kLr9TtYv1A"), "/tables/q7bX0sPZ2mJ4kLr9TtYv1A");
});

test("so is what a replay begins with", () => {
  assert.equal(firstRequestOf("/t/abc/replay"), pathOfBegun("abc"));
});

test("other screens have more to ask, or nothing", () => {
  for (const path of ["/", "/new", "/t/", "/t/a/b", "/t/a/replay/b", "/courses/a"])
    assert.equal(firstRequestOf(path), null, path);
});
