/** The page's own modules with German catalogues: their texts are correct German. */

import "./in-german.ts";
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Happened, MyTable, View } from "../../src/api/types.ts";

const { FIXTURES } = await import("../../dev/golf-fixtures.ts");
const { everyRoll, rollOf } = await import("../../dev/golf-rolls.ts");
const becks = await import("../games/becks-golf.ts");
const becksNews = await import("../../src/games/becks-golf/news.ts");
const becksOutcome = await import("../../src/games/becks-golf/outcome.ts");
const becksStatus = await import("../../src/games/becks-golf/status.ts");
const { boardOf } = await import("../../src/games/becks-golf/board.ts");
const becksWords = await import("../../src/games/becks-golf/texts/de/table.ts");
const { spokenGrid } = await import("../../src/games/becks-golf/texts/de/cards.ts");
const dice = await import("../../src/games/dice-golf/status.ts");
const diceNews = await import("../../src/games/dice-golf/news.ts");
const diceOutcome = await import("../../src/games/dice-golf/result/outcome.ts");
const diceWords = await import("../../src/games/dice-golf/texts/de/words.ts");
const { standingsWords } = await import("../../src/games/dice-golf/standings.ts");
const { stageOf } = await import("../../src/games/dice-golf/shownHole.ts");
const { houseLine } = await import("../../src/games/table/news.ts");
await import("../../src/screens/table/pauseAndSeatNews.ts"); // adds news of players who come and go
const { awayWords, namesOf } = await import("../../src/games/seatNames.ts");
const home = await import("../../src/screens/home/tableWords.ts");
const { missingWords } = await import("../../src/screens/table/lobbySeats.ts");
const { what } = await import("../../src/texts/de/lobby-poster.ts");
const { clockWords, dayWords, hourWords } = await import("../../src/ui/dates.ts");
const { leftWords } = await import("../../src/ui/durations.ts");
const { capital, listWords, numberWord, ordinal, plural, toPar } = await import("../../src/ui/namesAndScores.ts");

const SEATS = ["Du", "Ruth", "Hans", "Bea", "Max"];
const names = (seat: number) => SEATS[seat]!;
/** Replaces no-break spaces by plain ones. */
const plain = (text: string | null) => text?.replace(/\u00a0/g, " ");

test("small texts", () => {
  assert.deepEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listWords), ["", "a", "a und b", "a, b und c"]);
  assert.deepEqual([0, 1, 3, 40].map(numberWord), ["null", "eins", "drei", "40"]);
  assert.deepEqual(
    [0, 1, 2, 20].map((n) => plural(n, "eine Karte", "Karten")),
    ["keine Karten", "eine Karte", "zwei Karten", "20 Karten"],
  );
  assert.equal(plural(2, "einen Würfel"), "zwei Würfel");
  assert.deepEqual([capital("über"), ordinal(2)], ["Über", "2."]);
  assert.deepEqual([-2, 0, 3].map(toPar), ["−2", "Par", "+3"]);
});

test("days and clocks", () => {
  const now = new Date(2026, 10, 21, 12);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  assert.equal(dayWords(at(2026, 10, 21, 0, 0), now), "heute");
  assert.equal(dayWords(at(2026, 9, 12, 9, 0), now), "12. Oktober");
  assert.equal(dayWords(at(2025, 2, 1, 9, 0), now), "1. März 2025");
  assert.equal(hourWords(at(2026, 10, 20, 22, 50), now), "gestern, 22:50");
  assert.deepEqual([null, 1, 24, 72].map(clockWords).map(plain), ["ohne Limit", "1 h", "1 Tag", "3 Tage"]);
  assert.deepEqual([30_000, 720_000].map(leftWords).map(plain), ["unter 1 min", "12 min"]);
});

test("events of any table agree with their subject", () => {
  const told = (kind: string, seat: number, more = {}) =>
    houseLine([{ n: 1, kind, seat, ...more } as Happened], names, 0);
  assert.deepEqual(
    ["joined", "left", "back", "released", "timed-out", "rematch"].map((kind) => told(kind, 0)),
    [
      "Du setzt dich an den Tisch.",
      "Du gehst; ein Bot spielt weiter.",
      "Du bist wieder da.",
      "Dein Platz kann übernommen werden.",
      "Du hast die Bedenkzeit überschritten: Der Zug kam automatisch.",
      "Du willst eine Revanche.",
    ],
  );
  assert.equal(told("joined", 2), "Hans setzt sich an den Tisch.");
  assert.equal(told("joined", 2, { after: "Max" }), "Hans übernimmt den Platz von Max.");
  assert.equal(told("released", 2), "Der Platz von Hans kann übernommen werden.");
  const until = new Date();
  until.setHours(18, 0, 0, 0);
  const held = told("released", 2, { until: until.toISOString() });
  assert.equal(held, "Der Platz von Hans kann ab 18:00 übernommen werden.");
});

const seats = ["Cleo", "Ben", "Ana", "Caddie"].map((name, n) => ({ name, kind: n === 3 ? "bot" : "human" }));

test("the home page gives each table's status, players and result", () => {
  const usual = { game: "dice-golf", course: { id: "p", name: "Pebble Coast" }, status: "playing", seats, you: 0 };
  const rest = { waiting_for: [1, 3], name: null, host: 1, reserved: null, places: null };
  const table = (more: object) =>
    ({ ...usual, ...rest, progress: { at: 7, of: 18, unit: "hole" }, ...more }) as unknown as MyTable;
  const ended = (...places: number[]) =>
    home.endWords(table({ places: places.map((place, seat) => ({ seat, place, score: 70 })) }));
  assert.equal(plain(home.whereWords(table({}))), "Pebble Coast, Loch 7");
  assert.equal(plain(home.progressWords(table({}))), "Loch 7 von 18");
  assert.equal(plain(home.progressWords(table({ progress: { at: 2, of: 4, unit: "round" } }))), "Runde 2 von 4");
  assert.equal(plain(home.progressWords(table({ progress: { at: 2, of: 9, unit: "turn" } }))), "Zug 2");
  assert.equal(home.withWords(table({})), "Würfelgolf, mit Ben, Ana und Caddie (Bot)");
  assert.equal(home.waitWords(table({})), "Wartet auf Ben und Caddie");
  assert.equal(home.seatsWords(table({ waiting_for: [0] })), "du, Ben, Ana und Caddie; am Zug: du");
  assert.deepEqual([ended(1, 2, 3), ended(1, 1, 3), ended(2, 1, 3), ended(3, 1, 1)].map(plain), [
    "Du hast gewonnen",
    "Du teilst dir den Sieg",
    "Ben hat gewonnen, Platz zwei für dich",
    "Geteilter Sieg, Platz drei für dich",
  ]);
});

test("a waiting table says for whom", () => {
  const view = (kinds: string[]) =>
    ({
      seats: kinds.map((kind, seat) => ({ seat, kind, name: kind === "reserved" ? "Hans" : null })),
    }) as unknown as View;
  assert.equal(missingWords(view(["reserved", "open", "open"])), "Hans und zwei weitere Personen");
  assert.equal(missingWords(view(["open"])), "eine weitere Person");
  assert.equal(what("Würfelgolf", "Pebble Coast", "Sonntagsvierer"), "Sonntagsvierer, Würfelgolf auf Pebble Coast");
});

/** Wrong verb forms and cases, and words that are English or missing. */
const WRONG =
  /\bDu (hat|ist|war|will|geht|setzt|spielt|holt|schlägt|gibt)\b|(Ruth|Hans|Bea|Max) (hast|bist|spielst|holst|schlägst|gibst)\b|\b(an|für|gegen|schlägst?) [Dd]u\b|\b(bei|mit|von) [Dd]u\b|\b(the|and|you|your|has|of|with)\b|undefined|null|NaN/;

const GAMES = new URL("../../../tests/games/", import.meta.url);

/** Returns every event that a viewer saw in the recorded games. */
function eventsOf(game: string): Happened[] {
  const folder = new URL(`${game}/playthroughs/`, GAMES);
  const lines = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"));
  const told = lines.flatMap((line) => /^told [\dw ]+ (\{.*)$/.exec(line)?.[1] ?? []);
  return told.map((event) => ({ n: 0, seat: null, ...JSON.parse(event) }) as Happened);
}

for (const [game, newsOf] of [
  ["dice_golf", diceNews.newsOf],
  ["becks_golf", becksNews.newsOf],
] as const) {
  test(`whole games of ${game} are told in German, whoever reads`, () => {
    const told = new Set(eventsOf(game).map((event) => newsOf(event, names, 0) ?? ""));
    assert.ok(told.size > 50, `only ${told.size} sentences`);
    assert.deepEqual(
      [...told].filter((words) => WRONG.test(words)),
      [],
    );
  });
}

test("errors in German texts are found", () => {
  for (const words of ["Du hat eine 6 gezogen.", "Ruth bist am Zug.", "Ein Zug für du.", "Stymie bei Du", "on the tee"])
    assert.match(words, WRONG);
});

test("cards have articles in all cases", () => {
  const { newsOf } = becksNews;
  const drew = (card: unknown) => newsOf({ n: 1, kind: "drew", seat: 1, card } as never, names);
  assert.deepEqual([6, -1, -2, "M", "H", undefined].map(drew), [
    "Ruth hat eine 6 gezogen.",
    "Ruth hat ein Birdie gezogen.",
    "Ruth hat einen Eagle gezogen.",
    "Ruth hat einen Mulligan gezogen.",
    "Ruth hat ein Hindernis gezogen.",
    "Ruth hat eine Karte gezogen.",
  ]);
  assert.equal(becksWords.onDiscards(-3), "Auf der Ablage liegt ein Albatros.");
  assert.equal(becksWords.discards(-2), "Wirft den Eagle ab. Nichts wird aufgedeckt.");
  assert.equal(becksWords.drawOrTake("M", true), "Zieh, oder ersetze eine Karte durch den Mulligan.");
  const grid = [6, "M", 6, -2, null, 8, 3, 1, "H"] as const;
  assert.equal(
    spokenGrid(grid, [{ places: [0, 1, 2], score: -6 }]),
    "6, Mulligan, Joker, 6; Eagle, minus 2, verdeckt, 8; 3, 1, Hindernis, plus 10. Reihe 1 ist ein Drilling: minus 6",
  );
});

test("a table of Beck's Golf says whose turn it is, who went out, and who won", () => {
  const view = becks.viewOf;
  const turn = (state: object) => becksStatus.turnWords(view(state), boardOf(view(state)), false);
  assert.deepEqual(
    [turn({}), turn({ turn: 1 }), turn({ closer: 2 }), turn({ turn: 1, closer: 2 })],
    ["Dein Zug", "Ruth ist am Zug", "Dein letzter Zug", "Letzter Zug: Ruth"],
  );
  assert.equal(becksWords.lastTurns("Hans", ["Bea", "Du"]), "Hans ist fertig. Noch ein Zug für Bea und dich.");
  assert.equal(becksWords.won(["Du", "Ruth"]), "Das Spiel geht an dich und Ruth.");
  const told = (totals: number[], you: number | null) => {
    const { title, line } = becksOutcome.outcome(becks.finishedOf(totals, you));
    return [title, line].map(plain);
  };
  assert.deepEqual(told([-3, 9, 4], 0), ["Du gewinnst", "Sieben Punkte Vorsprung."]);
  assert.deepEqual(told([9, 8, 10], null), ["Ruth gewinnt", "Einen Punkt Vorsprung."]);
  assert.deepEqual(told([9, -3, 4], 0), ["Ruth gewinnt", "Du kamst auf Platz drei, zwölf Punkte zurück."]);
  assert.deepEqual(told([4, -1, -1], 2)[0], "Du und Ruth teilt euch den Sieg");
  assert.deepEqual(told([4, -1, -1], 0)[0], "Ruth und Hal teilen sich den Sieg");
});

test("Dice Golf says whose turn it is and who is waited for", () => {
  const still = { watched: false, rolling: false, replay: false };
  const view = (name: string) => FIXTURES[name]!().view;
  const turn = (name: string) => dice.turnWords(view(name), stageOf(view(name)), still);
  assert.deepEqual(["mock", "waiting", "done", "finished"].map(turn), [
    "Du bist am Zug auf Pebble Coast",
    "Hal ist am Zug",
    "Loch von Ruth",
    "Runde vorbei auf Pebble Coast",
  ]);
  const { title, detail } = dice.waitWords(view("done"));
  assert.deepEqual([title, detail].map(plain), ["Du bist fertig: 36, Par", "Ruth an Loch 7 und Hal an Loch 6"]);
  const standing = (name: string) => standingsWords(view(name).state, namesOf(view(name)), view(name).you);
  assert.deepEqual(standing("match"), ["2 auf gegen Ruth", "Gleichauf mit Hal"]);
  assert.deepEqual(standing("skins"), ["Skins: Du 1½, Ruth 1, Hal 0", "2 im Topf"]);
});

test("a match's German words are the engine's", () => {
  const told = (seat: number | null, text: string) =>
    diceNews.newsOf({ n: 1, kind: "match-over", seat, seats: [0, 1], text } as never, names);
  assert.equal(told(0, "4 and 3"), "Du schlägst Ruth, 4 und 3.");
  assert.equal(told(1, "2 up"), "Ruth schlägt dich, 2 auf.");
  assert.equal(told(null, "halved"), "Lochspiel geteilt: Du gegen Ruth.");
});

test("a hole is described as a story, and every roll has a text", () => {
  const cases: [number, (string | number)[], string][] = [
    [5, ["Hazard", "Green", "Bunker", 3, "Blank"], "Ins Wasser, dann mit dem Holz aufs Grün."],
    [4, ["Fairway", "Green", 2, "Sun"], "Aufs Fairway, dann mit dem Eisen aufs Grün, mit der Sonne."],
    [3, ["Green", 1, "Wind"], "Aufs Grün, gegen den Wind."],
  ];
  for (const [par, faces, story] of cases) assert.equal(diceWords.storyOf(rollOf(par, ...faces)), story);
  const [black, , white] = rollOf(5, "Hazard", "Green", "Bunker", 3, "Sun");
  assert.equal(diceWords.dieWords(black!), "Hindernis 3, schwarzer Würfel");
  assert.equal(diceWords.dieWords(white!), "Bunker 2, weißer Würfel, zählt nicht: das Holz liegt auf dem Grün");
  for (const par of [3, 4, 5])
    for (const roll of everyRoll(par)) {
      const words = diceWords.storyOf(roll) + roll.map(diceWords.dieWords).join();
      assert.doesNotMatch(words, /undefined|:\s*\p{Lu}|Green|Hazard|Sun\b|Blank|Tap In/u);
    }
});

test("a finished round is described in German", () => {
  const place = (seat: number, at: number, score: number) => ({ seat, place: at, score });
  const told = (places: ReturnType<typeof place>[], you: number | null) => {
    const players = places.map(({ seat, score }) => ({ seat, strokes: score, to_par: score - 72 }));
    const view = {
      you,
      course: { name: "Pebble Coast" },
      seats: seats.slice(0, places.length).map((seat, n) => ({ ...seat, seat: n })),
      options: { holes: "front" },
      state: { format: "stroke", players, holes: Array(9).fill({ par: 4 }), rounds: 1 },
      result: { places },
    };
    const { title, line } = diceOutcome.outcome(view as never);
    return [title, line].map(plain);
  };
  const two = [place(0, 2, 73), place(1, 1, 72)];
  assert.deepEqual(told(two, 0), ["Ben gewinnt auf Pebble Coast", "Du kamst auf Platz zwei, einen Schlag zurück."]);
  assert.deepEqual(told(two, 1), ["Du gewinnst auf Pebble Coast", "Einen Schlag Vorsprung."]);
  const tied = [place(0, 1, 70), place(1, 1, 70)];
  assert.deepEqual(told(tied, 0), ["Du und Ben teilt euch den Sieg auf Pebble Coast", "Gut gespielt, ihr alle."]);
  assert.equal(told(tied, null)[0], "Cleo und Ben teilen sich den Sieg auf Pebble Coast");
  assert.deepEqual(told([place(0, 1, 75)], 0), ["Du hast 75 gespielt", "+3 auf Pebble Coast."]);
});

test("absent players are singular or plural", () => {
  const gone = (many: number) =>
    awayWords({
      status: "playing",
      you: 0,
      seats: ["Du", "Ruth", "Hans"].map((name, seat) => ({
        seat,
        name,
        kind: "human",
        played_by_bot: seat > 0 && seat <= many,
      })),
    } as unknown as View);
  assert.equal(gone(1), "Ruth ist nicht da: Ein Bot spielt weiter.");
  assert.equal(gone(2), "Ruth und Hans sind nicht da: Bots spielen weiter.");
});
