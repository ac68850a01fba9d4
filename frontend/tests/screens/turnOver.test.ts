import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { turnOver, waitsForFriends } from "../../src/screens/table/turnOver.ts";

const view = (...waiting: number[]) => ({ you: 0, waiting_for: waiting, legal: null }) as unknown as View;
const roll = { kind: "roll" };
const keep = { kind: "keep" };
const lift = { kind: "shot-mulligan" };
const may = (...kinds: string[]) =>
  ({ ...view(0), legal: { oneOf: kinds.map((kind) => ({ properties: { kind: { const: kind } } })) } }) as View;

test("a turn is over when the game then waits for others", () => {
  assert.equal(turnOver(view(1), []), false);
  assert.equal(turnOver(view(0), [roll]), false);
  assert.equal(turnOver(view(0, 1), [roll]), false);
  assert.equal(turnOver(view(1), [roll]), true);
});

test("if nobody else is waited for, a turn is over when the next one can begin", () => {
  assert.equal(turnOver(may("keep", "shot-mulligan"), [roll]), false);
  assert.equal(turnOver(may("keep", "shot-mulligan"), [roll, lift]), false);
  assert.equal(turnOver(may("roll"), [roll, keep]), true);
});

test("a watcher has no turn", () => {
  assert.equal(turnOver({ ...view(), you: null }, [roll]), false);
});

const seats = (...kinds: object[]) => kinds.map((seat, at) => ({ seat: at, played_by_bot: false, ...seat }));
const among = (waiting: number[], ...kinds: object[]) => ({ ...view(...waiting), seats: seats(...kinds) }) as View;
const person = { kind: "human" };
const bot = { kind: "bot" };

test("a player waits for friends if it is a person's turn, and someone has played", () => {
  assert.equal(waitsForFriends(among([1], person, person), [roll]), true);
  assert.equal(waitsForFriends(among([1, 2], person, bot, person), [roll]), true);
  assert.equal(waitsForFriends(among([1], person, person), []), false);
  assert.equal(waitsForFriends(among([0, 1], person, person), [roll]), false);
});

test("nobody waits for bots or absent players, and watchers wait for nobody", () => {
  assert.equal(waitsForFriends(among([1], person, bot), [roll]), false);
  assert.equal(waitsForFriends(among([1], person, { ...person, played_by_bot: true }), [roll]), false);
  assert.equal(waitsForFriends(among([], person, person), [roll]), false);
  assert.equal(waitsForFriends({ ...among([1], person, person), you: null }, [roll]), false);
});
