import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { GameInfo } from "../../src/api/types.ts";
import type { ChoicesModule } from "../../src/games/types.ts";
import { memory } from "../../src/identity/storage.ts";
import {
  fill,
  invite,
  keepPlan,
  lastGame,
  lastPlan,
  mostSeats,
  type Plan,
  switchOff,
  type Taker,
  wanted,
} from "../../src/screens/new-table/tablePlan.ts";
import { browser } from "../page.ts";

const { stored } = browser();
beforeEach(() => {
  stored.clear();
  memory.clear();
});

const COURSE = { id: "long", name: "Long", holes: [{ par: 4, yards: 400 }] };
const game = { id: "trade-ring", players: { min: 2, max: 8 } } as GameInfo;
const choices = {
  wanted: (options, seats, course) => ({ ...options, seats, on: course?.id }),
  mostSeats: (options) => (options["few"] ? 3 : null),
} as Partial<ChoicesModule> as ChoicesModule;
const plan = (some: Partial<Plan> = {}): Plan => ({ ...lastPlan("trade-ring"), ...some });

test("the default is a table for two by link", () => {
  assert.deepEqual(wanted(game, plan(), choices, null, "Cleo"), {
    game: "trade-ring",
    options: { seats: 2, on: undefined },
    seats: [{ kind: "me", name: "Cleo" }, { kind: "open" }],
    clock_hours: 72,
  });
});

test("a course is sent if there is one, bots with their level, and no clock as null", () => {
  const made = wanted(game, plan({ others: ["hard", "easy"], clock: "none" }), choices, COURSE, "Cleo");
  assert.equal(made.course, "long");
  assert.deepEqual(made.options, { seats: 3, on: "long" });
  assert.deepEqual(made.seats.slice(1), [
    { kind: "bot", level: "hard" },
    { kind: "bot", level: "easy" },
  ]);
  assert.equal(made.clock_hours, null);
});

const HAL = { player: "p", name: "Hal", table: "t", seat: 2, game: "stew", course: null } as const;

test("an invited seat is identified by the earlier table; the next table's is open", () => {
  const invited = plan({ others: [HAL, "easy"] });
  assert.deepEqual(wanted(game, invited, choices, null, "Cleo").seats.slice(1), [
    { kind: "again", table: "t", seat: 2 },
    { kind: "bot", level: "easy" },
  ]);
  keepPlan("trade-ring", invited);
  assert.deepEqual(lastPlan("trade-ring").others, ["link", "easy"]);
  assert.deepEqual(invite([HAL, "easy"], 2), [HAL, "easy"], "they are somebody");
});

const BANK = { hours: 72, back: 2 };

test("a time bank replaces hours per move, and nights and weekends off are sent too", () => {
  const made = wanted(game, plan({ clock: "bank", pace: { bank: BANK, off: ["nights"] } }), choices, null, "Cleo");
  assert.deepEqual([made.clock_hours, made.bank, made.off], [null, BANK, ["nights"]]);
  assert.equal("bank" in wanted(game, plan(), choices, null, "Cleo"), false);
});

test("nights and weekends are turned off one by one, and nothing is sent if none is", () => {
  const nights = switchOff({ bank: BANK }, "nights", true);
  assert.deepEqual(nights, { bank: BANK, off: ["nights"] });
  assert.deepEqual(switchOff(nights, "weekends", true), { bank: BANK, off: ["nights", "weekends"] });
  assert.deepEqual(switchOff(nights, "nights", true), nights);
  assert.deepEqual(switchOff(nights, "nights", false), { bank: BANK });
});

test("there are as many seats as the game allows with these options", () => {
  assert.deepEqual(fill([], 2, 8), ["link"]);
  assert.deepEqual(fill(["easy"], 4, 4), ["easy", "link", "link"]);
  assert.deepEqual(fill(["easy", "hard", "link"], 2, 3), ["easy", "hard"]);
  assert.equal(mostSeats(game, choices, {}), 8);
  assert.equal(mostSeats(game, choices, { few: true }), 3);
  assert.equal(mostSeats(game, null, { few: true }), 8);
});

test("each game's plan is stored separately, and the last game is offered again", () => {
  assert.equal(lastGame(), "dice-golf");
  keepPlan("becks-golf", plan({ options: { rounds: 2 }, others: ["easy"] }));
  keepPlan("trade-ring", plan({ options: { chips: true }, clock: "8" }));
  assert.equal(lastGame(), "trade-ring");
  assert.deepEqual(lastPlan("becks-golf"), plan({ options: { rounds: 2 }, others: ["easy"], clock: "72" }));
  assert.deepEqual(lastPlan("trade-ring").options, { chips: true });
  assert.deepEqual(lastPlan("dice-golf").options, {});
});

test("a plan stored by an old page with only Dice Golf is still used", () => {
  const old = { game: "dice-golf", course: "augustine", holes: "front", format: "skins", stymie: false };
  stored.set("club.plan", JSON.stringify({ ...old, others: ["link", "hard"], clock: "24" }));
  assert.deepEqual(lastPlan("dice-golf"), {
    course: "augustine",
    options: { holes: "front", format: "skins", stymie: false },
    others: ["link", "hard"],
    clock: "24",
    watching: true,
    pace: {},
  });
  assert.deepEqual(lastPlan("stew").others, ["link"]);
});

test("invalid data is dropped", () => {
  for (const kept of ["7", "null", "{", '{"others":["me","easy"],"clock":"9","options":null,"course":1}'])
    stored.set("club.plan.trade-ring", kept);
  assert.deepEqual(lastPlan("trade-ring"), {
    course: "pebble-coast",
    options: {},
    others: ["easy"],
    clock: "72",
    watching: true,
    pace: {},
  });
});

test("a game for more than two is offered with that number, until a table of it was made", () => {
  assert.deepEqual(lastPlan("mulligan", 3).others, ["link", "link"]);
  keepPlan("mulligan", plan({ others: ["easy"] }));
  assert.deepEqual(lastPlan("mulligan", 3).others, ["easy"]);
});

const INVITED: [others: Taker[], people: number, then: Taker[]][] = [
  [["easy", "hard"], 2, ["easy", "link"]],
  [["link", "easy"], 2, ["link", "easy"]],
  [["easy", "easy", "hard"], 3, ["easy", "link", "link"]],
  [["easy"], 3, ["link"]],
  [["easy"], 1, ["easy"]],
  [[], 2, []],
];

for (const [others, people, then] of INVITED)
  test(`links are put for bots where ${people} people are to sit with ${others.join(", ") || "nobody"}`, () =>
    assert.deepEqual(invite(others, people), then));

test("the clock's settings are stored with the plan, and invalid ones are ignored", () => {
  keepPlan("stew", plan({ clock: "bank", pace: { bank: BANK } }));
  assert.deepEqual([lastPlan("stew").clock, lastPlan("stew").pace], ["bank", { bank: BANK }]);
  stored.set("club.plan.stew", JSON.stringify({ pace: "slow" }));
  assert.deepEqual(lastPlan("stew").pace, {});
});
