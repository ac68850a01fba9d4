import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { nudge, pause, saveAway, saveHours, settingsUntilAnswered } from "../../src/api/pausesAndSettings.ts";
import { myKey } from "../../src/identity/key.ts";
import { browser, json, problem, server, settle } from "../page.ts";

beforeEach(() => {
  mock.timers.reset();
  browser();
  myKey.set("k".repeat(43));
});

test("a pause and a nudge go to their table", async () => {
  const asked = server(() => json({ table: "a/b" }));
  await pause("a/b");
  await nudge("a/b", 2);
  assert.deepEqual(
    asked.map(({ path, body }) => [path, body]),
    [
      ["/api/tables/a%2Fb/pause", {}],
      ["/api/tables/a%2Fb/nudge", { seat: 2 }],
    ],
  );
});

const NIGHT = { zone: "Europe/Berlin", from: "22:00", to: "07:00" };

test("hours are sent until all tables are up to date", async () => {
  const cursors = ["one", "two", null];
  const asked = server((_, n) => json({ tables: [], cursor: cursors[n - 1]! }));
  await saveHours(NIGHT);
  assert.deepEqual(
    asked.map(({ body }) => body),
    [{ hours: NIGHT }, { hours: NIGHT, cursor: "one" }, { hours: NIGHT, cursor: "two" }],
  );
});

test("without a reply the request is repeated from the same cursor", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = server((_, n) =>
    n === 2 ? problem(503, "try-again") : json({ tables: [], cursor: n === 1 ? "on" : null }),
  );
  const done = saveAway(null);
  for (let i = 0; i < 3; i++) {
    await settle();
    mock.timers.tick(20_000);
  }
  await done;
  assert.deepEqual(
    asked.map(({ body }) => body),
    [{ until: null }, { until: null, cursor: "on" }, { until: null, cursor: "on" }],
  );
});

test("an unfinished request is repeated until there is a reply", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  server((_, n) => (n === 1 ? "lost" : json({ hours: NIGHT })));
  const done = settingsUntilAnswered();
  await settle();
  mock.timers.tick(20_000);
  assert.deepEqual((await done).hours, NIGHT);
});
