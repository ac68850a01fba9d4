import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { HELD } from "../../src/texts/en/undo-bar.ts";
import { SECONDS, waitForUndo } from "../../src/ui/undoWindow.ts";
import { browser, settle } from "../page.ts";

let phone: ReturnType<typeof browser>;
let left: AbortController;
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  phone = browser();
  left = new AbortController();
});

/** Returns a held move: whether it is still shown, how to undo it, and whether it was sent, once that is known. */
function held() {
  const now: { shown: boolean; goesOut: boolean | null; undo(): void } = { shown: true, goesOut: null, undo() {} };
  waitForUndo(left.signal, (undo) => {
    now.undo = undo;
    return () => {
      now.shown = false;
    };
  }).then((goesOut) => {
    now.goesOut = goesOut;
  });
  return now;
}

async function after(ms: number): Promise<void> {
  mock.timers.tick(ms);
  await settle();
}

test("a move is sent after its delay, not before", async () => {
  const move = held();
  await after(SECONDS * 1000 - 1);
  assert.deepEqual([move.shown, move.goesOut], [true, null]);
  await after(1);
  assert.deepEqual([move.shown, move.goesOut], [false, true]);
});

test("a withdrawn move is not sent, however long one waits", async () => {
  const move = held();
  move.undo();
  await after(SECONDS * 2000);
  assert.deepEqual([move.shown, move.goesOut], [false, false]);
});

test("hiding or closing the page, or leaving the table, sends the move", async () => {
  const ways = [
    () => {
      phone.hide();
      document.dispatchEvent(new Event("visibilitychange"));
    },
    () => phone.tell("pagehide"),
    () => left.abort(),
  ];
  for (const way of ways) {
    const move = held();
    way();
    await after(0);
    assert.deepEqual([move.shown, move.goesOut], [false, true]);
  }
});

test("it stays held if the page is only shown again", async () => {
  const move = held();
  phone.show();
  await after(0);
  assert.equal(move.goesOut, null);
});

test("the label gives the delay", () => {
  assert.match(HELD, new RegExp(["no", "one", "two", "three", "four", "five", "six"][SECONDS]!));
});
