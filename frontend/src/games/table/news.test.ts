import assert from "node:assert/strict";
import { test } from "node:test";
import type { Happened, View } from "../../api/types.ts";
import { newsLine, type Telling } from "./news.ts";

const seat = (number: number, name: string, gone = false) => ({
  seat: number,
  name,
  kind: "human",
  played_by_bot: gone,
});
const viewOf = (more: object = {}) =>
  ({
    status: "playing",
    you: 0,
    seats: [seat(0, "Ana"), seat(1, "Ruth"), seat(2, "Hal")],
    happened: [],
    ...more,
  }) as unknown as View;
const event = (kind: string, seat: number | null = 1) => ({ n: 1, kind, seat }) as Happened;
const told = (happened: Happened[], more: Partial<Telling> = {}) =>
  newsLine({
    view: viewOf(),
    happened,
    latest: (events) => (events.some(({ kind }) => kind === "played") ? "Ruth plays." : null),
    otherwise: "On the tee.",
    ...more,
  });

test("without events the standing is shown", () => {
  assert.equal(told([]), "On the tee.");
});

test("the last event is shown, unless a scene is running", () => {
  assert.equal(told([event("played")]), "Ruth plays.");
  assert.equal(told([event("played")], { shown: "Hal plays." }), "Hal plays.");
});

test("joins and leaves come first, then the game's news", () => {
  assert.equal(told([event("left"), event("played")]), "Ruth leaves. A bot takes over. Ruth plays.");
  assert.equal(told([event("back", 0)]), "You are back. On the tee.");
  assert.equal(told([event("joined")], { shown: "Hal plays." }), "Ruth joins the table. Hal plays.");
});

test("the viewer's clock comes before all other notices", () => {
  const happened = [event("timed-out", 0), event("timed-out", 1), event("left", 2)];
  assert.equal(told(happened), "You ran out of time, so the move was made automatically. On the tee.");
});

test("absences are shown if nothing else happened", () => {
  const view = viewOf({ seats: [seat(0, "Ana"), seat(1, "Ruth", true), seat(2, "Hal", true)] });
  assert.equal(told([], { view }), "Ruth and Hal are away; bots are playing.");
  assert.equal(told([event("played")], { view }), "Ruth plays.");
  assert.equal(told([event("left")], { view }), "Ruth leaves. A bot takes over. On the tee.");
});

test("a replay describes its step, and nothing current", () => {
  const view = viewOf({ seats: [seat(0, "Ana"), seat(1, "Ruth", true)], happened: [event("played")] });
  assert.equal(told([], { view, replay: true }), "Ruth plays.");
  assert.equal(told([], { view: { ...view, happened: [] }, replay: true }), "On the tee.");
});
