import assert from "node:assert/strict";
import { test } from "node:test";
import { tablesOf } from "../../src/api/otherKeys.ts";
import { browser, json, problem, server } from "../page.ts";

const KEY = "k".repeat(43);

test("a key that was replaced leads to no tables, though the club may still list them", async () => {
  browser();
  const asked = server(({ path }) =>
    path === "/api/me/settings" ? problem(401, "key-changed") : json({ player: "ana", items: [], cursor: null }),
  );
  await assert.rejects(tablesOf(KEY), { code: "key-changed" });
  assert.deepEqual(
    asked.map(({ path, headers }) => [path, headers["Authorization"]]),
    [["/api/me/settings", `Bearer ${KEY}`]],
  );
});

test("the player is who the settings say, even if the list is read too early to know the key", async () => {
  browser();
  server(({ path }) =>
    json(path === "/api/me/settings" ? { player: "ana" } : { player: "nobody", items: [], cursor: null }),
  );
  assert.deepEqual(await tablesOf(KEY), { player: "ana", items: [], cursor: null });
});
