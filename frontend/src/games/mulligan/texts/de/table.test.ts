import assert from "node:assert/strict";
import { test } from "node:test";
import { holeWords, lies, remains, swingWords, went } from "./hole.ts";
import * as news from "./news.ts";
import { cancelWith, chips, dig, huntAlone, offered, reactionMeans } from "./rare-actions.ts";
import { share, takes } from "./result.ts";
import * as reveal from "./reveal.ts";
import * as rules from "./rules.ts";
import * as sheets from "./sheets.ts";
import { aim, planWords, shown, target, waitFor } from "./table.ts";

test("a plan is described before it is submitted", () => {
  assert.equal(planWords(9, 431, []), "Fairwayholz 250 von 431");
  assert.equal(planWords(12, 200, [{ card: 9, who: "Du" }]), "Fairwayholz 250 von 200, Hook auf dich selbst");
  assert.equal(planWords(100, 400, [{ card: 9, who: "Nell" }]), "2-Putt 25 von 400, Hook auf Nell");
  assert.equal(aim(9).label, "Hook auf wen?");
});

test("the players waited for", () => {
  assert.deepEqual(
    [waitFor([]), waitFor(["Nell", "Otto"]), waitFor(["A", "B", "C"])],
    ["", "Warten auf Nell und Otto", "Warten auf 3 andere"],
  );
});

test("events are worded for the viewer and for others", () => {
  assert.equal(news.played("Du", "Entfernungsmesser", null, null), "Du spielst Entfernungsmesser.");
  assert.equal(
    news.played("Nell", "Leihschläger", news.handOf("Du"), "Otto"),
    "Nell spielt Leihschläger auf deine Hand, aber ein Spieltempo von Otto hebt das auf.",
  );
  assert.equal(
    news.played("Du", "Leihschläger", news.handOf("Nell"), null),
    "Du spielst Leihschläger auf die Hand von Nell.",
  );
  assert.equal(news.dug("Du", 2, 3), "Du wirfst zwei Karten ab und ziehst drei.");
  assert.equal(news.dug("Nell", 1, 1), "Nell wirft eine Karte ab und zieht eine.");
  assert.equal(news.dug("Nell", 0, 1), "Nell zieht eine Karte.");
  assert.equal(news.took("Du", "Nell", news.twoIn("Eisen", "Aus")), "Du nimmst Eisen mit Aus von Nell.");
  assert.equal(news.took("Nell", "Du", null), "Nell nimmt eine Karte von dir.");
  assert.equal(news.courseAims("Du", null), "Der Golfplatz zielt auf dich.");
  assert.equal(news.courseAims("Nell", "Wasser"), "Der Golfplatz zielt mit Wasser auf Nell.");
  assert.equal(news.wolfWords("Du", null, true), "Du jagst allein.");
  assert.equal(news.wolfWords("Du", null, false), "Du bist der Wolf: Wähle einen Partner, oder jage allein.");
  assert.equal(news.wolfWords("Nell", null, false), "Nell ist der Wolf und kann einen Partner wählen.");
  assert.equal(news.wolfWords("Nell", "Du", false), "Wölfe: Nell und du.");
  assert.equal(news.settled("Du"), "Du gewinnst eine Wette.");
});

test("the end of a swing in words", () => {
  const finishing = [
    { who: "Du", more: 3 },
    { who: "Nell", more: 0 },
  ];
  assert.equal(reveal.finishing(finishing), "Restschläge: du 3");
  assert.equal(reveal.finishing([]), "");
  assert.deepEqual([["Du"], ["Nell"], ["Nell", "Du"], ["Nell", "Otto"]].map(reveal.holed), [
    "Du bist drin.",
    "Nell ist drin.",
    "Nell und du seid drin.",
    "Nell und Otto sind drin.",
  ]);
  assert.equal(reveal.nearest("Du", 40), "Du liegst am nächsten: noch 40.");
  assert.equal(reveal.bounced(9, "Du"), "Dein mieses Karma schickt Hook zurück.");
  assert.equal(reveal.bounced(9, "Nell"), "Mieses Karma von Nell schickt Hook zurück.");
  assert.deepEqual(
    [reveal.lie(9, "Du", false), reveal.lie(9, reveal.THE_COURSE, true)],
    ["Hook von dir", "Hook vom Golfplatz, aufgehoben"],
  );
});

test("a bet is worded for each player who may offer it", () => {
  const { bets, said, sides, terms, toWhom } = sheets;
  assert.equal(bets.hole("Du", "Nell"), "Du gewinnst oder teilst dieses Loch gegen Nell");
  assert.equal(bets.hole("Nell", "Du"), "Nell gewinnt oder teilt dieses Loch gegen dich");
  assert.equal(bets.total("Nell", "Du"), "Nell braucht insgesamt weniger Schläge als du");
  assert.equal(bets.shot("Du", false), "Du lochst in diesem Zug nicht ein");
  assert.equal(
    terms.shot(1, bets.shot("Nell", true)),
    "„Nell locht in diesem Zug ein“: Stimmt das, gewinnst du 1\u00a0Chip, sonst verlierst du ihn.",
  );
  assert.deepEqual(
    [said("Du", "Du"), said("Nell", "Du"), said("Nell", "Otto")],
    ["Du sagst, du hast gewonnen", "Nell sagt, du hast gewonnen", "Nell sagt, Otto hat gewonnen"],
  );
  assert.deepEqual([toWhom("Du", "Nell"), toWhom("Nell", "Du")], ["Du an Nell", "Nell an dich"]);
  const pairs = [
    ["Nell", "Du"],
    ["Otto", "Ines"],
  ];
  assert.equal(sides(pairs), "Nell und du gegen Otto und Ines");
  assert.equal(sides(pairs.reverse()), "Otto und Ines gegen Nell und dich");
});

test("cards shown by a Course GPS are described with their target (M-34)", () => {
  const names = (golfer: number) => ["Du", "Nell", "Otto"][golfer]!;
  const slice = { card: 6, target: 0 };
  assert.equal(shown([slice], 1, names), "Slice auf dich");
  assert.equal(shown([slice, { card: 9, target: 1 }], 0, names), "Slice auf dich selbst, Hook auf Nell");
  assert.equal(shown([], 2, names), "keine Aktion");
  assert.equal(news.mapped(["Nell: Slice auf dich"]), "Das Platz-GPS zeigt: Nell: Slice auf dich.");
  assert.equal(target("Nell", 40, 1, "Slice auf dich"), "Nell, Slice auf dich, noch 40, 1 Karte");
});

test("singular forms are used for one", () => {
  assert.equal(sheets.hands(1, 7), "1 Karte, zieht bis 7 nach");
  assert.equal(sheets.so(1, 40), "1\u00a0Schlag, noch 40");
  assert.deepEqual(
    [chips(1), chips(100, 2), chips(null)],
    ["1\u00a0Chip: Wetten", "100\u00a0Chips: Wetten, 2 zu beantworten", "Wetten"],
  );
  assert.equal(offered("Nell", 1).detail, "je 1\u00a0Chip: ansehen");
  assert.deepEqual(
    [reveal.left(1), reveal.left(15)].map(({ word }) => word),
    ["fehlt", "fehlen"],
  );
  assert.equal(dig(0), "0 abwerfen, 1 ziehen");
});

test("the question about a Mulligan, and whom a lone wolf must beat", () => {
  assert.equal(cancelWith([9, 9]), "Mit deinem Mulligan Hook aufheben?");
  assert.equal(cancelWith([9, 6]), "Mit deinem Mulligan Hook oder Slice aufheben?");
  assert.match(huntAlone(["Nell", "Otto"]).detail, /^2\u00a0Punkte, wenn du Nell und Otto schlägst,/);
});

test("the winner of the course: one player, several, the viewer among them", () => {
  assert.deepEqual(
    [
      takes("Ruth", false, "Pebble Coast"),
      takes("Du", true, "Pebble Coast"),
      takes("Du und Ana", true, "den Golfplatz"),
    ],
    ["Ruth holt sich Pebble Coast", "Du holst dir Pebble Coast", "Du und Ana holt euch den Golfplatz"],
  );
  assert.deepEqual(
    [share("Ruth und Ana", "Pebble Coast"), share("Du und Ana", "Pebble Coast")],
    ["Ruth und Ana teilen sich Pebble Coast", "Du und Ana teilt euch Pebble Coast"],
  );
});

test("a hole is described with all balls and the viewer's shot", () => {
  const balls = [
    { name: "Du", own: true, left: 290 },
    { name: "Nell", left: 1 },
    { name: "Otto", left: 0, in: true },
  ];
  const picture = "Loch\u00a03 von der Seite, 390\u00a0Yards vom Abschlag links bis zur Fahne rechts.";
  const where = "Du 290\u00a0Yards vor der Fahne, Nell 1\u00a0Yard vor der Fahne und Otto im Loch.";
  assert.equal(holeWords(3, 390, balls, "noch 15"), `${picture} ${where} Dein Schlag: noch 15.`);
  const shot = { left: 15, past: false, finished: false };
  assert.deepEqual([shot, { ...shot, past: true }, { ...shot, left: 0 }, { ...shot, finished: true }].map(remains), [
    "noch 15",
    "15 zu weit",
    "am Loch",
    "im Loch",
  ]);
  assert.deepEqual([lies({ left: 0, in: true }), went(0, true)], ["drin", "bleibt"]);
});

test("a swing is described golfer by golfer", () => {
  const shot = { moved: 150, left: 140, finished: false };
  const told = swingWords([
    { ...shot, name: "Du", own: true },
    { ...shot, name: "Nell", moved: 0 },
    { ...shot, name: "Ines", finished: true },
  ]);
  assert.equal(
    told,
    "Du kommst 150\u00a0Yards weit und hast noch 140. Nell bleibt liegen und hat noch 140. Ines ist im Loch.",
  );
});

test("standing orders are explained as on the rules page (M-30, M-32)", () => {
  const page = rules.sections
    .flatMap(({ text }) => text)
    .join(" ")
    .replaceAll("*", "");
  const shared = [
    [reactionMeans.auto, "wenn du damit einlochst, einen Schlag sparst oder mindestens 50\u00a0Yards näher kommst"],
    [
      sheets.ORDERS_MEAN,
      "Leihschläger auf deine Hand, Platz-GPS, solange deine Aktion liegt, ein Mulligan, der deine Aktion aufhebt, oder Spieltempo auf deine Karte",
    ],
  ] as const;
  for (const [beside, words] of shared)
    assert.deepEqual([beside.includes(words), page.includes(words)], [true, true], words);
});
