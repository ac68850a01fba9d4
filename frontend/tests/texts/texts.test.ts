/** Every text that a person reads or hears on the page is in a catalogue. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { textsIn } from "./found.ts";

const SRC = fileURLToPath(new URL("../../src", import.meta.url));
/** Folders with the page's modules. */
const LOOKED_AT = /^(screens|ui|app|games|identity|fairness|notifications)\//;
/** Modules that use the API's names of dice faces. */
const FACES = /^games\/dice-golf\/(ballFlight|how)\.tsx?$/;
const CATALOGUES = /(^|\/)texts\//;

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test|schema\.d)\.ts$/.test(file))
    .filter((file) => LOOKED_AT.test(file) && !FACES.test(file) && !CATALOGUES.test(file));
}

test("no component or module contains texts: all are in catalogues", () => {
  const files = sources();
  assert.ok(files.length > 80, `only ${files.length} modules were found`);
  const found = files.flatMap((file) =>
    textsIn(readFileSync(join(SRC, file), "utf8"), file).map((text) => `${file}: ${text}`),
  );
  assert.deepEqual(found, []);
});

test("texts are found anywhere in a component", () => {
  const cases: [string, string[]][] = [
    ["<p>Your turn</p>", ["Your turn"]],
    ['<p class="big words">{texts.TITLE} 7</p>', []],
    ['<b aria-label="close" title="x">×</b>', ["close", "x"]],
    ['<Choice legend="Clock" name="clock one" />', ["Clock"]],
    ['<p>{lost ? "Gone" : "going on"}</p>', ["Gone", "going on"]],
    [`const a = \`Waiting for \${name}, the last\`;`, ["Waiting for ", ", the last"]],
    ['say("Copied.");', ["Copied."]],
    ['if (event.key === "Enter") box.closest("main section");', []],
    ['type A = "One two" | "Three";', []],
    ['throw new Error("No such part");', []],
  ];
  for (const [source, texts] of cases) assert.deepEqual(textsIn(source), texts, source);
});

test("names in a catalogue are spelt alike: texts in capitals, functions not", () => {
  // Names and steps of games have the names of their interfaces.
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
    /texts.en.(?!name)[\w-]+(?<!\.test)\.ts$/.test(file),
  );
  assert.ok(files.length > 40, `only ${files.length} catalogues were found`);
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), "utf8").matchAll(/^export const ([a-z]\w*)(?:: string)? =\s*["`]/gm)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  assert.deepEqual(wrong, []);
});
