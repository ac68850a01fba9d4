import assert from "node:assert/strict";
import { test } from "node:test";
import { rollOf } from "../../../dev/golf-rolls.ts";
import type { Happened } from "../../api/types.ts";
import { latestNews, newsOf } from "./news.ts";

const names = (seat: number) => ["You", "Ruth", "Hal"][seat]!;
const said = (event: Omit<Happened, "n">) => newsOf({ n: 1, ...event } as Happened, names, 0);
const rolled = (seat: number) => ({ n: 1, seat, kind: "rolled", dice: rollOf(4, "Rough", "Green", 1, "Blank") });
const holed = (seat: number, score = 4) => ({ n: 1, seat, kind: "holed", hole: 6, score, to_par: score - 4 });

test("each kind has its own text", () => {
  const cases: [Omit<Happened, "n">, string][] = [
    [rolled(0), "Into the rough, then an iron to the green."],
    [rolled(1), "Ruth: into the rough, then an iron to the green."],
    [holed(0, 3), "You make a birdie on hole 6."],
    [holed(1, 4), "Ruth makes a par on hole 6."],
    [holed(1, 9), "Ruth makes nine, five over, on hole 6."],
    [holed(1, 1), "Ruth makes a hole in one on hole 6."],
    [{ seat: 1, kind: "passed-stymie", to: 0 }, "Ruth passes you the Stymie: your next roll counts."],
    [{ seat: 0, kind: "passed-stymie", to: 2 }, "You pass the Stymie to Hal."],
    [{ seat: 1, kind: "match-over", seats: [0, 1], text: "3 and 2" }, "Ruth beats you, 3 and 2."],
    [{ seat: 0, kind: "match-over", seats: [0, 2], text: "1 up" }, "You beat Hal, 1 up."],
    [{ seat: null, kind: "match-over", seats: [1, 2], text: "halved" }, "Ruth and Hal halve their match."],
    [{ seat: 2, kind: "skin", hole: 3, skins: "1" }, "Hal wins a skin on hole 3."],
    [{ seat: 0, kind: "skin", hole: 9, skins: "5/2" }, "You win 2½ skins on hole 9."],
    [{ seat: null, kind: "began" }, "The round begins."],
  ];
  for (const [event, words] of cases) assert.equal(said(event), words);
});

test("unknown kinds have no text", () => {
  assert.equal(said({ seat: 1, kind: "sang" }), null);
  assert.equal(said({ seat: 1, kind: "left" }), null);
  assert.equal(latestNews([{ n: 1, seat: 1, kind: "sang" }], names, 0), null);
  assert.equal(latestNews([], names, 0), null);
});

test("of several events the most important one of the last player is shown", () => {
  assert.equal(latestNews([rolled(1), holed(1)], names, 0), "Ruth makes a par on hole 6.");
  assert.equal(
    latestNews([rolled(1), holed(1), rolled(2)], names, 0),
    "Hal: into the rough, then an iron to the green.",
  );
  const passed = { n: 2, seat: 1, kind: "passed-stymie", to: 0 };
  assert.equal(latestNews([passed, rolled(2), holed(2)], names, 0), "Hal makes a par on hole 6.");
  assert.equal(latestNews([rolled(1), holed(1), passed], names, 0), said(passed));
});

test("the player's own rolls are described, and kept dice get their score", () => {
  assert.equal(latestNews([rolled(0), holed(0)], names, 0), "Into the rough, then an iron to the green.");
  assert.equal(latestNews([holed(0)], names, 0), "You make a par on hole 6.");
});
