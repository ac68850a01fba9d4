import assert from "node:assert/strict";
import { test } from "node:test";
import { DecisionTimes } from "../../src/sync/decisionTimes.ts";
import { nextPause } from "../../src/sync/polling.ts";
import { played, type Rule, together } from "./visit.ts";
import { figuresOf, median, perMove, VISITS } from "./visits.ts";

const MOST_POLLS = 12;
const LONGEST_MEDIAN = 1500;
const all = VISITS.map((visit) => figuresOf(visit));

test("no kind of visit needs more polls per move than its limit", () => {
  for (const [at, figures] of all.entries()) {
    assert.ok(perMove(figures) <= MOST_POLLS, `${VISITS[at]!.name}: ${perMove(figures)}`);
  }
});

test("a move made while another player watches is seen in time, in every kind of visit", () => {
  for (const [at, figures] of all.entries()) {
    assert.ok(median(figures) < LONGEST_MEDIAN, `${VISITS[at]!.name}: ${median(figures)} ms`);
  }
});

test("timing that polls too often or too seldom is found", () => {
  const steady = (ms: number): Rule => ({ pause: () => ms, looksAfterMove: false });
  const rounds = (rule: Rule) => VISITS.map((visit) => played(visit, rule));
  assert.ok(perMove(together(rounds(steady(1500)))) > MOST_POLLS);
  assert.ok(rounds(steady(4000)).some((figures) => median(figures) > LONGEST_MEDIAN));
  const looking: Rule = { pause: nextPause, looksAfterMove: true };
  assert.ok(perMove(played(VISITS[0]!, looking)) > perMove(all[0]!));
});

test("timing that ignores who plays is found", () => {
  const learning: Rule = {
    pause: (pulse) => nextPause({ ...pulse, tempo: new DecisionTimes() }),
    looksAfterMove: false,
  };
  assert.ok(VISITS.some((visit) => perMove(figuresOf(visit, learning)) > MOST_POLLS));
});
