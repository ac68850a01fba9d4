/** Whole games recorded by the engine: applying the events one by one gives what the engine then shows. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { viewOf } from "../../../tests/games/becks-golf.ts";
import type { Happened } from "../../api/types.ts";
import { type Board, boardOf } from "./board.ts";
import { scenesOf } from "./scenes.ts";
import type { BecksState } from "./state.ts";

const GAMES = "../../../../tests/games/becks_golf/playthroughs";

interface Step {
  happened: Happened[];
  state: BecksState;
}

/** Returns the events of each step for one viewer (a seat's number, "w" for a watcher), and the view after it. */
function stepsOf(seats: number, viewer: string): Step[] {
  const text = readFileSync(new URL(`${GAMES}/${seats}.txt`, import.meta.url), "utf8");
  let state: Record<string, unknown> = {};
  return text.split("\n\n").map((block) => {
    const happened: Happened[] = [];
    let mine = false;
    for (const line of block.split("\n")) {
      const told = /^told ([\dw ]+) (\{.*)$/.exec(line);
      const change = /^ ([\w.]+) = (.*)$/.exec(line);
      if (told?.[1]?.split(" ").includes(viewer)) happened.push({ n: 0, ...JSON.parse(told[2]!) });
      if (line.startsWith("view ")) mine = line.split(" ").includes(viewer);
      else if (mine && line.startsWith(" {")) state = JSON.parse(line);
      else if (mine && change) state = changed(state, change[1]!.split("."), JSON.parse(change[2]!));
    }
    return { happened, state: state as unknown as BecksState };
  });
}

function changed<T>(old: T, [key, ...rest]: string[], value: unknown): T {
  if (key === undefined) return value as T;
  const copy = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest, value);
  return copy as T;
}

for (const seats of [2, 3, 4, 5]) {
  for (const viewer of ["0", "w"]) {
    test(`event by event, ${seats} players' cards lie as the engine shows them (${viewer})`, () => {
      const you = viewer === "w" ? null : Number(viewer);
      const steps = stepsOf(seats, viewer);
      let scenes = 0;
      steps.slice(1).forEach(({ happened, state }, index) => {
        const before = boardOf(viewOf(steps[index]!.state));
        const told = scenesOf(before, happened, you);
        scenes += told.length;
        const shown = told[told.length - 1]?.board ?? before;
        if (state.phase !== "over") assert.deepEqual(shown, boardOf(viewOf(state)));
        else assert.deepEqual(lastRound(shown), lastRound(boardOf(viewOf(state))));
      });
      assert.ok(scenes > 50, `only ${scenes} scenes`);
    });
  }
}

const lastRound = ({ nines }: Board) => nines.map(({ grid, sets, showing }) => ({ grid, sets, showing }));
