import assert from "node:assert/strict";
import { test } from "node:test";
import examples from "../../examples.json" with { type: "json" };
import * as shown from "./hands.ts";
import { spent } from "./new-table.ts";
import { heapWords, leftWords } from "./piles.ts";
import { ended, takes } from "./result.ts";
import { PLAY } from "./rules.ts";
import * as later from "./status.ts";
import * as table from "./table.ts";
import { accusativeOf, handType, handWords, yours } from "./words.ts";

test("every type of hand has its own name in German", () => {
  const names = Object.keys(examples.hands).map(handType);
  assert.equal(new Set(names).size, 10);
  assert.deepEqual(
    Object.keys(examples.hands).filter((type) => handType(type) === type),
    ["Flush", "Full House", "Straight Flush"],
  );
  assert.equal(handWords("Low Straight", "Sechs"), "Kleine Straße bis Sechs");
  assert.equal(handWords("High Card", "Ass"), "Hohe Karte, Ass");
  assert.equal(handWords("Full House", "Sechs"), "Full House, Sechs hoch");
  assert.deepEqual(
    ["Neun", "Dame", "Bube", "König", "Ass"].map((rank) => handWords("Pair", rank)),
    ["Paar Neunen", "Paar Damen", "Paar Buben", "Paar Könige", "Paar Asse"],
  );
  assert.equal(handWords("Three of a Kind", "Zwei"), "Drilling Zweien");
});

test("cards have their articles and endings, by rank and with their suit", () => {
  assert.deepEqual(["Dame", "Zehn", "König", "Karo-Bube", "Ass"].map(accusativeOf), [
    "die Dame",
    "die Zehn",
    "den König",
    "den Karo-Buben",
    "das Ass",
  ]);
  assert.deepEqual(["Dame", "König", "Bube", "Ass"].map(yours), ["Deine Dame", "Dein König", "Dein Bube", "Dein Ass"]);
});

test("events are worded for the viewer and for others", () => {
  assert.equal(later.skipped("Du"), "Du passt.");
  assert.equal(later.folded("Ruth"), "Ruth steigt endgültig aus.");
  assert.equal(later.mustFold("Du"), "Du hast keine Chips mehr und steigst aus.");
  assert.equal(later.auctioned("Du", "Karo-Dame", 1), "Du versteigerst die Karo-Dame, mit einem Chip.");
  assert.equal(later.auctioned("Ruth", "Pik-Bube", 0), "Ruth versteigert den Pik-Buben.");
  assert.equal(later.swapped("Ruth", "Dame", "Du", "Fünf"), "Ruth tauscht die Dame gegen die Fünf von dir.");
  assert.equal(later.swapped("Du", "Ass", "Nell", null), "Du tauschst das Ass gegen das Gebot von Nell, ungesehen.");
  assert.equal(later.mulliganed("Du", 5), "Du nimmst einen Mulligan: fünf Karten sind weg.");
  assert.equal(later.drew("Du", "Herz-König"), "Du ziehst den Herz-König.");
  assert.equal(
    later.lately.swap("Ruth", "König", "Nell", "Zwei"),
    "Ruth hat den König gegen die Zwei von Nell getauscht.",
  );
  assert.deepEqual(
    [later.lately.fold("Ruth"), later.lately.skip("Du")],
    ["Ruth ist ausgestiegen.", "Du hast gepasst."],
  );
  assert.equal(later.todo.best("Du"), "Das Spiel ist zu Ende. Du hältst die beste Hand.");
});

test("the players waited for", () => {
  assert.equal(later.waiting.title(["Nell", "Otto"]), "warten auf Nell und Otto");
  assert.equal(later.waiting.title(["A", "B", "C", "D"]), "warten auf vier andere");
  assert.deepEqual([later.offersOf(["Nell", "du"]), later.offersOf(["A", "B", "C"])], ["Nell und dich", "3 Gebote"]);
  assert.deepEqual([1, 2].map(later.waiting.offers), ["ein Gebot fehlt noch", "zwei Gebote fehlen noch"]);
  assert.equal(table.turnWords.turn("Du", "Letzter Zug"), "Du bist am Zug. Letzter Zug");
  assert.equal(table.turnWords.auction("Ruth", ""), "Auktion von Ruth");
});

test("the preview of a hand, and the cards at a seat", () => {
  assert.equal(later.withoutThe("Bube"), "Ohne den Buben:");
  assert.equal(later.ifTaken("Ruth", "Dame"), "Wenn Ruth die Dame nimmt:");
  assert.equal(
    later.lying("Ruth", null, 2, "Paar Zweien"),
    "Von Ruth: eine verdeckte Karte und zwei Chips; deine Hand wäre dann Paar Zweien",
  );
  assert.equal(later.lying("Du", "Karo-Dame", 0, ""), "Von dir: Karo-Dame");
  assert.equal(table.youHave(1), "Du hast einen Chip");
  assert.deepEqual([shown.handOf("Du"), shown.handOf("Hans")], ["Deine Hand", "Hand von Hans"]);
  assert.equal(shown.known(1), "Eine Karte hast du in diese Hand gehen sehen. Der Rest ist verdeckt.");
  assert.match(shown.goneNote(1, 13), /Eine Karte ist noch im Stapel, und dreizehn Karten liegen beiseite,/);
});

test("the deck, the end, and the rest of the game", () => {
  assert.equal(leftWords(1), "Noch eine Karte im Stapel");
  assert.equal(
    heapWords(20, 3, 13),
    "Im Stapel 20 übrig, dreizehn Karten beiseite, allen unbekannt. Ablage, 3 weg: sieh, welche",
  );
  assert.equal(spent(8, 1), "Mit acht ist der Stapel nach einem Mulligan leer.");
  assert.equal(ended("fold", 1), "Alle sind ausgestiegen. Der Topf mit einem Chip ging an die beste Hand.");
  assert.deepEqual(["Du", "Ruth"].map(takes), ["Du holst dir den Ring", "Ruth holt sich den Ring"]);
  const [first] = PLAY({ ...FIGURES, mulligans: examples.mulligans });
  assert.match(first!.words!, /Mit sieben ist der Stapel nach zwei Mulligans leer, mit acht nach einem\.$/);
});

const FIGURES = {
  hand: 5,
  best: { least: 3, most: 6 },
  high_risk: 13,
  most_with_high_risk: 6,
  chips: 20,
  skips: 3,
  turns: 40,
};
