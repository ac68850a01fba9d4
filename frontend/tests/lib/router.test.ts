import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "../../src/lib/router.ts";

test("each address leads to its screen", () => {
  const cases: [string, object][] = [
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/t/Ab_9-x", { page: "table", table: "Ab_9-x" }],
    ["/t/Ab_9-x/", { page: "table", table: "Ab_9-x" }],
    ["/t/Ab_9-x/replay", { page: "replay", table: "Ab_9-x" }],
    ["/t/Ab_9-x/moment", { page: "replay", table: "Ab_9-x" }],
    ["/courses", { page: "courses" }],
    ["/courses/new", { page: "new-course" }],
    ["/courses/pebble-coast", { page: "course", course: "pebble-coast" }],
    ["/boards/dice-golf", { page: "boards", game: "dice-golf" }],
    ["/boards", { page: "boards", game: null }],
    ["/rules/stew", { page: "rules", game: "stew" }],
    ["/rules", { page: "rules", game: null }],
    ["/rules/dice-golf", { page: "rules", game: "dice-golf" }],
    ["/players/Ab_9-x", { page: "player", player: "Ab_9-x" }],
    ["/today", { page: "daily", date: null }],
    ["/today/2026-11-21", { page: "daily", date: "2026-11-21" }],
    ["/me", { page: "me" }],
    ["/fairness", { page: "fairness" }],
  ];
  for (const [path, route] of cases) assert.deepEqual(routeOf(path), route);
});

test("any other address is unknown", () => {
  for (const path of ["/nowhere", "/t", "/t/a/b/c", "/boards/x/y"]) assert.deepEqual(routeOf(path), { page: "lost" });
});

test("a name in an address is decoded, and an invalid one is left", () => {
  assert.deepEqual(routeOf("/courses/a%20b"), { page: "course", course: "a b" });
  assert.deepEqual(routeOf("/courses/%E0%A4%A"), { page: "course", course: "%E0%A4%A" });
});
