/** MULLIGAN, Mulligan Stew and the Trading Ring with German catalogues: their texts are correct German. */

import "./in-german.ts";
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Happened } from "../../src/api/types.ts";
import type { MulliganView } from "../../src/games/mulligan/state.ts";
import type { StewView } from "../../src/games/stew/state.ts";
import type { Choices } from "../../src/games/trade-ring/choices.ts";

const mulligan = await import("../../src/games/mulligan/news.ts");
const mulliganStatus = await import("../../src/games/mulligan/status.ts");
const { betWords } = await import("../../src/games/mulligan/wagers.ts");
const stew = await import("../../src/games/stew/news.ts");
const stewRules = await import("../../src/games/stew/texts/de/rules.ts");
const { cardWords } = await import("../../src/games/stew/cards.ts");
const { newsOf } = await import("../../src/games/trade-ring/eventNews.ts");
const ringNews = await import("../../src/games/trade-ring/news.ts");
const ringStatus = await import("../../src/games/trade-ring/status.ts");
const ringTurn = await import("../../src/games/trade-ring/turnWords.ts");
const { labelOf } = await import("../../src/games/trade-ring/mainActionLabel.ts");
const { phrasesOf } = await import("../../src/games/trade-ring/phrases.ts");
const { wordsOf } = await import("../../src/games/trade-ring/handWords.ts");
const ring = await import("../games/ring-views.ts");
const data = (await import("#data/stew/cards.json")).default;

const NAMES = ["Ruth", "Nell", "Otto", "Ines", "Hans", "Bea", "Max", "Ana"];
const SEATS = NAMES.map((name, seat) => ({ name, seat, kind: "human" }));
/** Replaces no-break spaces by plain ones. */
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, " ");

/** Wrong verb forms and cases, and words that are English or missing. */
const OTHERS = `(${NAMES.slice(1).join("|")})`;
const WRONG = [
  /\bDu (hat|ist|nimmt|spielt|zieht|wirft|jagt|bietet|gewinnt|liegt|behält|tauscht|bleibt|steigt|versteigert|ruft)\b/,
  new RegExp(`(?<!und )\\b${OTHERS} (?!ist |ist\\.|passt)\\p{L}+st\\b`, "u"),
  /\b(auf|an|für|gegen|von|bei|mit) [Dd]u\b|\b(von|bei|mit) dich\b|\b(auf|gegen|für) dir\b/,
  /\b(the|and|you|your|has|of|with|plays?|takes?)\b|undefined|null\b|NaN|\bDu und \S+ \p{L}+st\b/u,
];
const wrong = (words: string) => WRONG.some((pattern) => pattern.test(words));

const GAMES = new URL("../../../tests/games/", import.meta.url);

/** Returns everything that viewers saw at once in the recorded games. */
function toldIn(game: string): Happened[] {
  const folder = new URL(`${game}/playthroughs/`, GAMES);
  const lines = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"));
  return lines.flatMap((line) => {
    const [, event] = /^told [\dw ]+ (\{.*)$/.exec(line) ?? [];
    return event ? [{ n: 0, seat: null, ...JSON.parse(event) } as Happened] : [];
  });
}

const golfers = SEATS.map(({ seat }) => ({ golfer: seat, seat }));
const mulliganView = (more: object = {}) =>
  ({
    you: 0,
    seats: SEATS,
    status: "playing",
    waiting_for: [],
    state: { golfers, phase: "plan", course: null, wolf: null, own: null, looking: null, ...more },
  }) as unknown as MulliganView;
const stewView = (more: object = {}) => ({ you: 0, seats: SEATS, ...more }) as unknown as StewView;

for (const [game, lineOf] of [
  ["mulligan", (event: Happened) => mulligan.latestOf([event], mulliganView())],
  ["stew", (event: Happened) => stew.latestOf([event], stewView())],
  ["trade_ring", (event: Happened) => newsOf(event, (seat) => (seat ? NAMES[seat]! : "Du"), 0)],
] as const) {
  test(`whole games of ${game} are told in German`, () => {
    const told = new Set(toldIn(game).map((event) => lineOf(event) ?? ""));
    assert.ok(told.size > 40, `only ${told.size} sentences`);
    assert.deepEqual(
      [...told].filter((words) => wrong(plain(words)!)),
      [],
    );
  });
}

test("errors in German texts are found", () => {
  const found = [
    "Du nimmt das.",
    "Nell nimmst es.",
    "Slice auf du",
    "von dich",
    "Nell plays it.",
    "Du und Nell nimmst",
  ];
  assert.deepEqual(found.map(wrong), Array(found.length).fill(true));
  const right = ["Nell ist dran.", "Nell passt.", "Nell und du seid drin.", "Slice auf dich", "Du und Nell nehmt es."];
  assert.deepEqual(right.map(wrong), Array(right.length).fill(false));
});

test("MULLIGAN describes cards, hands and what a Course GPS shows", () => {
  const latest = (event: object) => mulligan.latestOf([event as Happened], mulliganView());
  const played = { kind: "played", seat: 1, golfer: 1, card: 27, after: false, on: 0, cancelled_by: 2 };
  assert.equal(latest(played), "Nell spielt Leihschläger auf deine Hand, aber ein Spieltempo von Otto hebt das auf.");
  const plans = [
    { golfer: 1, actions: [{ card: 6, target: 0 }] },
    { golfer: 0, actions: [] },
  ];
  assert.equal(
    latest({ kind: "mapped", seat: 2, golfer: 2, plans }),
    "Das Platz-GPS zeigt: Nell: Slice auf dich; Du: keine Aktion.",
  );
  const wolf = { wolf: 1, partner: 0, alone: false, points: [0, 0, 0] };
  assert.equal(mulligan.modeWords(mulliganView({ wolf })), "Wölfe: Nell und du.");
  const title = (waiting_for: number[]) => mulliganStatus.waitWords({ ...mulliganView(), waiting_for }).title;
  assert.deepEqual([title([1, 2]), title([1, 2, 3])], ["Warten auf Nell und Otto", "Warten auf 3 andere"]);
});

test("MULLIGAN's bets name their players", () => {
  const bet = (by: number, to: number, what: object) => betWords(mulliganView(), { by, to, bet: what } as never);
  assert.equal(bet(0, 1, { about: "hole" }), "Du gewinnst oder teilst dieses Loch gegen Nell");
  assert.equal(bet(1, 0, { about: "total" }), "Nell braucht insgesamt weniger Schläge als du");
  assert.equal(bet(1, 0, { about: "words", text: "Du niest" }), "In Worten: „Du niest“");
});

test("stew names its cards", () => {
  const all = new Set(Array.from({ length: 80 }, (_, card) => cardWords(card)));
  assert.equal(all.size, 25);
  assert.ok([...all].every((words) => /^(Zweimal )?(Huhn|Käse|Honig|Wein|Karotte)/.test(words)));
});

test("stew's rules are whole sentences with the engine's figures", () => {
  const { GAME, ORDERS, START, TURN, TIPS, END, SPECIALTIES } = stewRules;
  const told = [GAME, ORDERS, START, TURN, TIPS, END, SPECIALTIES].map((rule) => rule(data));
  const words = told.flatMap(({ words = "", points = [] }) => [words, ...points]).filter(Boolean);
  assert.deepEqual(
    words.filter((text) => !/^[*„\p{Lu}].*\.$/su.test(text) || wrong(text)),
    [],
  );
});

test("The Trading Ring names cards with their articles", () => {
  assert.equal(wordsOf(ring.card("QD")), "Karo-Dame");
  const named = (seat: number) => ["Du", "Ruth"][seat]!;
  const told = (event: object) => newsOf({ n: 1, ...event } as never, named, 0);
  const auctioned = (name: string) => told({ kind: "auctioned", seat: 1, card: ring.card(name), chips: null });
  assert.deepEqual(["QD", "JS", "KH", "AC"].map(auctioned), [
    "Ruth versteigert die Karo-Dame.",
    "Ruth versteigert den Pik-Buben.",
    "Ruth versteigert den Herz-König.",
    "Ruth versteigert das Kreuz-Ass.",
  ]);
});

test("The Trading Ring says whose turn it is, who is waited for, and what to do", () => {
  const heads = [0, 1].flatMap((auctioneer) => {
    const view = ring.viewOf({ state: { auctioneer }, waiting_for: [auctioneer] });
    const stage = { phase: "turn", auctioneer } as Parameters<typeof ringTurn.turnWords>[1];
    return [ringTurn.turnWords(view, stage), ringNews.todoWords(view), ringStatus.waitWords(view).title];
  });
  assert.deepEqual(heads, [
    "Du bist am Zug",
    "Du bist am Zug.",
    "gleich bist du am Zug",
    "Ines ist am Zug",
    "Ines ist am Zug.",
    "warten auf Ines",
  ]);
});

test("The Trading Ring's main action names the cards", () => {
  const stake = { kind: "auction", cards: ring.cards("KD"), chips: null, next: null } as const;
  const choices: Choices = { skip: true, fold: true, stake: { ...stake }, swap: [], mulligan: false };
  const draft = { card: ring.card("KD"), chips: null, take: null, folding: false };
  assert.equal(labelOf(ring.viewOf(), choices, draft), "König versteigern");
  const secret = ring.viewOf({ state: { auctioneer: 1 }, options: { secret_offers: true, chips: true } });
  assert.deepEqual(phrasesOf(secret).filter(wrong), []);
});
