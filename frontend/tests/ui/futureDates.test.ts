import assert from "node:assert/strict";
import { test } from "node:test";
import { isAhead, untilWords } from "../../src/ui/futureDates.ts";
import { paceNote } from "../../src/ui/paceWords.ts";

const NOW = new Date(2026, 10, 20, 15, 30);
const words = (...at: [year: number, month: number, day: number, hour: number]) =>
  untilWords(new Date(...at).toISOString(), NOW);

test("until when: the time, the weekday, the date", () => {
  assert.equal(words(2026, 10, 20, 18), "18:00");
  assert.equal(words(2026, 10, 21, 8), "Saturday, 08:00");
  assert.equal(words(2026, 10, 26, 23), "Thursday, 23:00");
  assert.equal(words(2026, 10, 27, 0), "27 November, 00:00");
  assert.equal(words(2027, 0, 2, 8), "2 January 2027, 08:00");
  assert.equal(words(2026, 10, 19, 8), "19 November, 08:00");
});

test("a time is in the future until it is reached", () => {
  const at = NOW.toISOString();
  assert.deepEqual(
    [isAhead(at, NOW.getTime() - 1), isAhead(at, NOW.getTime()), isAhead(null, 0)],
    [true, false, false],
  );
});

test("clock settings in words", () => {
  const bank = { hours: 72, back: 2 };
  assert.equal(paceNote(null, []), "");
  assert.equal(paceNote(bank, []), "Each move gives 2 h back.");
  assert.equal(paceNote(null, ["weekends"]), "Clocks stop at weekends.");
  assert.equal(
    paceNote(bank, ["nights", "weekends"]),
    "Each move gives 2 h back. Clocks stop at night and at weekends.",
  );
});
