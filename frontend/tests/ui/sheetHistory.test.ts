import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { addHistoryStep } from "../../src/ui/sheetHistory.ts";
import { sheets } from "../../src/ui/toast.ts";
import { browser } from "../page.ts";

const passed = () => new Promise((done) => setTimeout(done));
let steps: unknown[] = [];
let at = 0;

/** A minimal history; going back fires its event at once. */
beforeEach(() => {
  const page = browser();
  steps = [null];
  at = 0;
  globalThis.history = {
    get state() {
      return steps[at];
    },
    pushState(state: unknown) {
      at++;
      steps = [...steps.slice(0, at), state];
    },
    replaceState(state: unknown) {
      steps[at] = state;
    },
    back: () => {
      at--;
      page.tell("popstate");
    },
  } as unknown as History;
  sheets.set([]);
});

/** Returns a sheet as `Sheet` opens it: how to close it, and whether it is open. */
function sheet(id: string) {
  const close = () => {
    sheets.set(sheets.get().filter((other) => other !== id));
    out();
  };
  const out = addHistoryStep(id, close);
  sheets.set([...sheets.get(), id]);
  return { close, open: () => sheets.get().includes(id) };
}

test("a step back closes the sheet and stays on the page", async () => {
  const one = sheet("one");
  history.back();
  await passed();
  assert.deepEqual([one.open(), at], [false, 0]);
});

test("closing a sheet otherwise removes its history step", async () => {
  sheet("one").close();
  await passed();
  assert.equal(at, 0);
});

test("with two sheets a step back closes the upper one", async () => {
  const lower = sheet("lower");
  const upper = sheet("upper");
  history.back();
  await passed();
  assert.deepEqual([lower.open(), upper.open(), at], [true, false, 1]);
  lower.close();
  await passed();
  assert.equal(at, 0);
});

test("a sheet that follows another reuses its history step", async () => {
  sheet("one").close();
  const next = sheet("next");
  await passed();
  assert.deepEqual([next.open(), at, steps.length], [true, 1, 2]);
});

test("leaving a sheet for another page stays there", async () => {
  const one = sheet("one");
  one.close();
  history.replaceState({ inside: true }, "", "/elsewhere");
  await passed();
  assert.equal(at, 1);
});
