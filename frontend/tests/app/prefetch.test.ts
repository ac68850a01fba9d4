import assert from "node:assert/strict";
import { test } from "node:test";
import { pathOfBegun } from "../../src/api/replays.ts";
import { firstRequestOf } from "../../src/app/prefetch.ts";

test("a table is requested at once by any address that leads to it", () => {
  assert.equal(firstRequestOf("/t/q7bX0sPZ2mJ4kLr9TtYv1A"), "/tables/q7bX0sPZ2mJ4kLr9TtYv1A");
});

test("so is the first view of a replay", () => {
  assert.equal(firstRequestOf("/t/abc/replay"), pathOfBegun("abc"));
});

test("other screens request other things, or nothing", () => {
  for (const path of ["/", "/new", "/t/", "/t/a/b", "/t/a/replay/b", "/courses/a"])
    assert.equal(firstRequestOf(path), null, path);
});
