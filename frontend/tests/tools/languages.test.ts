import assert from "node:assert/strict";
import { test } from "node:test";
import { cataloguesIn, inLanguage, misfits } from "../../tools/catalogues.ts";

test("a language's catalogues are found in the shell and in each game, without tests", () => {
  const english = cataloguesIn("en");
  assert.ok(english.length > 60, `only ${english.length} were found`);
  assert.ok(english.includes("texts/en/home.ts") && english.includes("games/dice-golf/texts/en/words.ts"));
  assert.ok(!english.some((file) => file.includes(".test")));
  assert.equal(inLanguage("games/stew/texts/en/cards.ts", "de"), "games/stew/texts/de/cards.ts");
});

test("a catalogue fits if it has another's names and types, whatever its texts", () => {
  const told = misfits([
    ["texts/en/who.ts", "texts/de/who.ts"],
    ["texts/en/durations.ts", "texts/en/dates.ts"],
    ["texts/en/status-strip.ts", "texts/en/none.ts"],
  ]);
  assert.equal(told.length, 2);
  assert.match(told[0]!, /^texts\/en\/dates\.ts: .*UNDER_A_MINUTE/s);
  assert.match(told[1]!, /^texts\/en\/none\.ts: Cannot find module/);
});
