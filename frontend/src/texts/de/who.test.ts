import assert from "node:assert/strict";
import { test } from "node:test";
import { agree, several } from "../several-de.ts";

const TAKE = ["nimmst", "nimmt", "nehmt", "nehmen"] as const;

test("a verb agrees with its subject: the viewer, one, several, the viewer and others", () => {
  const cases: [string[], string][] = [
    [["Du"], "Du nimmst"],
    [["Ines"], "Ines nimmt"],
    [["Ines", "Nell"], "Ines und Nell nehmen"],
    [["Du", "Ines"], "Du und Ines nehmt"],
    [["Ines", "Du"], "Ines und du nehmt"],
    [["Ines", "Nell", "Du"], "Ines, Nell und du nehmt"],
  ];
  for (const [who, words] of cases) assert.equal(several(who, TAKE), words);
});

test("also if all are in one text, whatever a name starts with", () => {
  const cases: [string, boolean, string][] = [
    ["Du", true, "Du nimmst"],
    ["Ines", false, "Ines nimmt"],
    ["Dunja", false, "Dunja nimmt"],
    ["Dunja und Ines", true, "Dunja und Ines nehmen"],
    ["Du und Ines", true, "Du und Ines nehmt"],
    ["Du, Ines und Nell", true, "Du, Ines und Nell nehmt"],
  ];
  for (const [who, many, words] of cases) assert.equal(agree(who, many, TAKE), words);
});
