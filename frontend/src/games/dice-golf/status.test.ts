import assert from "node:assert/strict";
import { test } from "node:test";
import { FIXTURES } from "../../../dev/golf-fixtures.ts";
import { awayWords, namesOf, shortNames } from "../seatNames.ts";
import { type GolfView, stageOf } from "./shownHole.ts";
import { playerWords, stymieWords, turnWords, waitWords } from "./status.ts";

const viewOf = (name: string): GolfView => FIXTURES[name]!().view;
const STILL = { watched: false, rolling: false, replay: false };

test("the line above the title says whose turn it is", () => {
  const cases: [string, string][] = [
    ["mock", "Your turn at Pebble Coast"],
    ["tee", "Your turn at Pebble Coast"],
    ["waiting", "Hal’s turn"],
    ["watch", "Caro’s turn"],
    ["done", "Ruth’s hole"],
    ["finished", "Round over at Pebble Coast"],
  ];
  for (const [name, words] of cases) assert.equal(turnWords(viewOf(name), stageOf(viewOf(name)), STILL), words, name);
});

test("another player's roll is named as theirs, even if it is already the viewer's turn", () => {
  const view = viewOf("tee");
  const rolling = { ...STILL, rolling: true };
  assert.equal(turnWords(view, { seat: 1, round: 1, at: 0, play: null }, rolling), "Hal’s roll");
  assert.equal(turnWords(view, stageOf(view), rolling), "Your turn at Pebble Coast");
});

test("looking at another player is named", () => {
  const view = viewOf("mock");
  assert.equal(turnWords(view, stageOf(view, 0), { ...STILL, watched: true }), "View: Ruth’s hole");
  assert.equal(turnWords(view, stageOf(view, 2), { ...STILL, watched: true }), "Your hole at Pebble Coast");
});

test("the waiting line names the players waited for", () => {
  assert.deepEqual(waitWords(viewOf("waiting")), { title: "Hal is choosing", detail: "on hole 6" });
  assert.deepEqual(waitWords(viewOf("done")), {
    title: "You’re done: 36, E",
    detail: "Ruth on hole 7 and Hal on hole 6",
  });
  const seats = viewOf("pass").seats.map((seat) => ({ ...seat, name: seat.seat === 2 ? "Caro" : seat.name }));
  assert.equal(waitWords({ ...viewOf("pass"), seats, you: 0, legal: null }).title, "Caro is passing the Stymie");
  assert.equal(waitWords(viewOf("finished")).title, "The round is over");
});

test("the card says in one word what each player is doing", () => {
  const words = (name: string, seat: number) => playerWords(viewOf(name), viewOf(name).state.players[seat]!);
  assert.equal(words("mock", 2), "choosing");
  assert.equal(words("tee", 0), "to play");
  assert.equal(words("stymied", 2), "stymied");
  assert.equal(words("pass", 2), "passing");
  assert.equal(words("tapin", 1), "Member");
  assert.equal(words("back", 0), "thru 10");
  assert.equal(words("done", 0), "done");
  assert.equal(words("mock", 0), "");
});

test("the block says who has it, or from when it is available", () => {
  assert.deepEqual(stymieWords(viewOf("mock"), 2), { title: "Stymie free", detail: "yours at seven" });
  assert.deepEqual(stymieWords(viewOf("mock"), 0), { title: "Stymie free", detail: "Ruth’s at seven" });
  assert.deepEqual(stymieWords(viewOf("stymied"), 2), { title: "Stymie on you", detail: "next roll counts" });
  const seenByOther = { ...viewOf("stymied"), you: 0 };
  assert.equal(stymieWords(seenByOther, 0).title, "Stymie on You");
  assert.equal(stymieWords(viewOf("pass"), 2).detail, "");
});

test("long names are cut if something is next to them", () => {
  const names = shortNames(namesOf(viewOf("teams")));
  assert.deepEqual([0, 1].map(names), ["You", "Maximiliana…"]);
  const family = "👨\u200d👩\u200d👧\u200d👦";
  const short = (name: string) => shortNames(() => name)(0);
  assert.equal(short(`Anna ${family}${family}`), `Anna ${family}${family}`);
  for (const one of [family, "🇩🇪", "👍🏽", "7\ufe0f\u20e3", "नि", "x\u0301", "🏴\u{e0067}\u{e0062}\u{e007f}"]) {
    assert.equal(short(one.repeat(12)), one.repeat(12));
    assert.equal(short(one.repeat(13)), `${one.repeat(11)}…`);
  }
});

test("players who are away while a bot plays are named, except the viewer", () => {
  const view = viewOf("mock");
  const away = (...seats: number[]): GolfView => ({
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, kind: "human", played_by_bot: seats.includes(seat.seat) })),
  });
  const [one, other] = view.seats.filter(({ seat }) => seat !== view.you).map(({ seat, name }) => ({ seat, name }));
  assert.equal(awayWords(away()), "");
  assert.equal(awayWords(away(view.you!)), "");
  assert.equal(awayWords(away(one!.seat, view.you!)), `${one!.name} is away; a bot is playing.`);
  assert.equal(awayWords(away(one!.seat, other!.seat)), `${one!.name} and ${other!.name} are away; bots are playing.`);
  assert.equal(awayWords({ ...away(one!.seat), status: "finished" }), "");
});
