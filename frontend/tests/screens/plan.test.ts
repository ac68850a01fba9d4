import assert from "node:assert/strict";
import { test } from "node:test";
import { formatOf, lastPlan, type Plan, stymieFits, wanted, withFormat } from "../../src/screens/new-table/plan.ts";

const LONG = { id: "long", name: "Long", holes: Array(18).fill({ par: 4, yards: 400 }) };
const SHORT = { id: "short", name: "Short", holes: [{ par: 3, yards: 150 }] };
const plan = (some: Partial<Plan> = {}): Plan => ({ ...lastPlan(), ...some });

test("a table for two by link, as it is first offered", () => {
  assert.deepEqual(wanted(plan(), LONG, "Cleo"), {
    game: "dice-golf",
    options: { format: "stroke", holes: "18", stymie: true },
    course: "long",
    seats: [{ kind: "me", name: "Cleo" }, { kind: "open" }],
    clock_hours: 72,
  });
});

test("what cannot be had is left out", () => {
  assert.deepEqual(wanted(plan({ others: [], format: "match" }), LONG, "Cleo").options, {
    format: "stroke",
    holes: "18",
  });
  assert.deepEqual(wanted(plan({ holes: "72" }), LONG, "Cleo").options, { format: "stroke", holes: "72" });
  assert.deepEqual(wanted(plan({ holes: "72" }), SHORT, "Cleo").options, { format: "stroke", stymie: true });
});

test("bots come with their level, and no clock is null", () => {
  const made = wanted(plan({ others: ["hard", "easy"], clock: "none" }), LONG, "Cleo");
  assert.deepEqual(made.seats.slice(1), [
    { kind: "bot", level: "hard" },
    { kind: "bot", level: "easy" },
  ]);
  assert.equal(made.clock_hours, null);
});

test("a format brings the seats that it needs, by link", () => {
  assert.deepEqual(withFormat(plan({ others: ["easy"] }), "best-ball").others, ["easy", "link", "link"]);
  assert.deepEqual(withFormat(plan({ others: [] }), "skins").others, ["link"]);
  assert.equal(formatOf(plan({ others: ["easy"], format: "best-ball" })), "stroke");
});

test("the stymie needs company and a round that ends today", () => {
  assert.ok(stymieFits(plan(), LONG));
  assert.ok(!stymieFits(plan({ others: [] }), LONG));
  assert.ok(!stymieFits(plan({ holes: "72" }), LONG));
});
