import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { roles } from "./rules.ts";

const PACK = "../../../../../../chalicelib/games/dice_golf/dice.json";

test("the rules describe each die as the engine does", () => {
  const { dice } = JSON.parse(readFileSync(new URL(PACK, import.meta.url), "utf8"));
  const told = Object.entries(dice as Record<string, { stands_for: string }>);
  assert.deepEqual(roles, Object.fromEntries(told.map(([die, { stands_for }]) => [die, stands_for])));
});
