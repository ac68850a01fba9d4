import assert from "node:assert/strict";
import { test } from "node:test";
import { FIXTURES } from "../../../dev/golf-fixtures.ts";
import { playOf } from "../../../dev/golf-rolls.ts";
import type { Happened } from "../../api/types.ts";
import { focusOf, type GolfView, scenesOf, stageOf } from "./shownHole.ts";
import type { Play } from "./state.ts";

const viewOf = (name: string): GolfView => FIXTURES[name]!().view;
const rolled = (n: number, seat: number, play: Play): Happened => {
  const { rolls, ...told } = play;
  return { n, seat, kind: "rolled", roll: rolls, ...told };
};

test("the picture follows the player to act", () => {
  const cases: [string, number][] = [
    ["mock", 2],
    ["tee", 0],
    ["waiting", 1],
    ["watch", 2],
    ["done", 1],
    ["finished", 0],
    ["pass", 2],
  ];
  for (const [name, seat] of cases) assert.equal(focusOf(viewOf(name)), seat, name);
});

test("a first roll stays in the picture until it is decided", () => {
  const stage = stageOf(viewOf("mock"));
  assert.deepEqual([stage.seat, stage.at, stage.play?.score], [2, 5, 6]);
});

test("the player to roll is shown on the next tee, whatever the last hole was", () => {
  const stage = stageOf(viewOf("linger"));
  assert.deepEqual([stage.seat, stage.at, stage.play], [0, 5, null]);
});

test("a stymied player sees the automatic roll before the next tee", () => {
  const view = viewOf("linger");
  const players = view.state.players.map((player) => ({
    ...player,
    play: player.play && { ...player.play, stymied: player.seat === view.you },
  }));
  const { seat, play } = stageOf({ ...view, state: { ...view.state, players } });
  assert.deepEqual([seat, play?.stymied, play?.final], [0, true, true]);
});

test("a player passing the Stymie still sees the bad hole", () => {
  assert.equal(stageOf(viewOf("pass")).play?.to_par, 4);
});

test("a watched player's last hole is shown, or the first tee before it", () => {
  assert.deepEqual(stageOf(viewOf("waiting"), 2).play?.hole, 5);
  assert.deepEqual([stageOf(viewOf("waiting"), 3).at, stageOf(viewOf("waiting"), 3).play], [5, null]);
});

test("a finished hole and another's turn show the next tee, unless the block is to be passed", () => {
  const view = viewOf("waiting");
  const double = playOf(4, ["Hazard", "Green", 2, "Blank"], { final: true });
  const shown = (turn: number, thru: number[], out?: number) => {
    const players = view.state.players.map((player, seat) => ({
      ...player,
      thru: thru[seat]!,
      at: seat === out ? null : 5,
      play: seat === turn ? double : player.play,
    }));
    return stageOf({ ...view, you: null, state: { ...view.state, turn, players } }).play?.score ?? "tee";
  };
  assert.equal(shown(1, [6, 5, 5, 5]), "tee");
  assert.equal(shown(1, [6, 6, 5, 5]), 6);
  assert.equal(shown(3, [6, 6, 6, 5]), "tee", "the last of all, with the hole before at double bogey");
  assert.equal(shown(3, [6, 6, 6, 6]), 6);
  assert.equal(shown(1, [4, 5, 5, 5], 0), "tee", "somebody plays no more");
});

test("the player's own rolls are scenes with all dice rolling", () => {
  const play = playOf(4, ["Fairway", "Green", 2, "Blank"]);
  const [scene] = scenesOf([rolled(9, 2, play)], viewOf("mock"));
  assert.deepEqual([scene!.event.n, scene!.seat, scene!.play.rolls], [9, 2, 1]);
  assert.deepEqual(scene!.tumbling, ["black", "white", "green", "blue"]);
});

test("a Shot Mulligan rolls only its die", () => {
  const play = playOf(4, ["Fairway", "Green", 2, "Blank"], { rolls: 2, mulligan: "shot:white", final: true });
  assert.deepEqual(scenesOf([rolled(9, 2, play)], viewOf("mock"))[0]!.tumbling, ["white"]);
});

test("others' rolls are scenes for watchers, not for players who decide or play at their own pace", () => {
  const happened = [rolled(9, 1, playOf(4, ["Fairway", "Green", 2, "Blank"]))];
  const seen = (name: string) => scenesOf(happened, viewOf(name)).length;
  assert.deepEqual(["waiting", "watch", "done", "tee", "mock", "par3", "linger"].map(seen), [1, 1, 1, 1, 0, 0, 0]);
});

test("after a long absence only the last six rolls are shown", () => {
  const play = playOf(4, ["Fairway", "Green", 2, "Blank"]);
  const happened = Array.from({ length: 9 }, (_, index) => rolled(index, index % 2, play));
  assert.deepEqual(
    scenesOf(happened, viewOf("watch")).map(({ event }) => event.n),
    [3, 4, 5, 6, 7, 8],
  );
});
