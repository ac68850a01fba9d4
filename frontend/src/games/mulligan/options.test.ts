import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Course } from "../../api/types.ts";
import { barredBy, holesOf, leastPeople, leastSeats, MODES, modesOf, mostSeats, NAMES, wanted } from "./options.ts";

const course = (holes: number) => ({ holes: Array(holes).fill({ par: 4 }) }) as unknown as Course;
const OPTIONS = "../../../../chalicelib/games/mulligan/options.py";

test("modes require the engine's numbers of players (M-40 to M-45)", () => {
  const engine = readFileSync(new URL(OPTIONS, import.meta.url), "utf8");
  for (const mode of NAMES) {
    const players = new RegExp(`"${mode}": \\(([\\d, ]+)\\)`).exec(engine)![1]!.match(/\d/g)!.map(Number);
    assert.deepEqual([...MODES[mode]], [players[0], players[players.length - 1]], mode);
  }
});

test("only compatible stored options are sent", () => {
  assert.deepEqual(modesOf({}), []);
  assert.deepEqual(modesOf({ modes: "wolf" }), []);
  assert.deepEqual(modesOf({ modes: ["wolf", "best_ball", "no-such"] }), ["wolf"]);
  assert.deepEqual(modesOf({ modes: ["heavy_bag", "wolf", "interesting"] }), ["heavy_bag", "interesting"]);
  assert.deepEqual(wanted({ modes: ["wolf"] }, 2, course(18)), { modes: [], holes: "ask" });
  assert.deepEqual(wanted({ modes: ["wolf"], holes: "18" }, 3, course(18)), { modes: ["wolf"], holes: "18" });
  assert.deepEqual(wanted({ holes: "back" }, 2, course(9)), { modes: [] });
});

test("chips are played over nine holes", () => {
  assert.equal(holesOf({ modes: ["interesting"] }), "front");
  assert.equal(holesOf({ modes: ["interesting"], holes: "back" }), "back");
  assert.deepEqual(wanted({ modes: ["interesting"] }, 2, course(12)), { modes: [] });
});

test("a refused pair names the other mode as the reason", () => {
  assert.deepEqual(barredBy("best_ball", ["wolf"]), { by: "wolf", why: "sides" });
  assert.deepEqual(barredBy("handicap", ["wolf"]), { by: "wolf", why: "count" });
  assert.equal(barredBy("handicap", ["course", "handicap"]), null);
});

test("a mode sets its number of seats", () => {
  assert.deepEqual([leastSeats({ modes: ["wolf"] }), mostSeats({ modes: ["wolf"] })], [3, 3]);
  assert.deepEqual([leastSeats({}), mostSeats({ modes: ["course", "best_ball"] })], [null, 2]);
});

test("chips need a second person, since bots decline bets (M-41)", () => {
  assert.deepEqual([leastPeople({}), leastPeople({ modes: ["interesting", "wolf"] })], [1, 2]);
});
