/** The page's build in another language. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SRC } from "../../tools/catalogues.ts";
import { catalogueIn, documentIn, leftInEnglish, PAGES } from "../../tools/language.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("a module's texts come from the language's folder, if it has them", () => {
  assert.equal(catalogueIn(`${SRC}/texts/en/home.ts`, "de"), `${SRC}/texts/de/home.ts`);
  const name = `${SRC}/games/stew/texts/en/name.ts?all`;
  assert.equal(catalogueIn(name, "de"), name.replace("/en/", "/de/"));
  for (const other of [`${SRC}/texts/en/of-a-new-game.ts`, `${SRC}/ui/words.ts`])
    assert.equal(catalogueIn(other, "de"), other);
});

test("untranslated texts are found", () => {
  const modules = [`${SRC}/texts/de/home.ts`, `${SRC}/texts/en/home.ts`, `${SRC}/ui/words.ts`];
  assert.deepEqual(leftInEnglish(modules, "de"), [`${SRC}/texts/en/home.ts`]);
});

test("the document describes the club in German, without English", () => {
  const html = documentIn(read("index.html"), "de");
  assert.match(html, /<html lang="de">/);
  assert.match(html, /content="Golf am Tisch, [^"]* Ohne Anmeldung, ohne App\."/);
  assert.doesNotMatch(html, /Tabletop/);
});

test("a document whose text differs from the one to translate is refused", () => {
  assert.throws(() => documentIn('<html lang="en">', "de"), /does not say Tabletop/);
});

test("each language has its own document", () => {
  assert.equal(new Set(Object.values(PAGES)).size, Object.keys(PAGES).length);
});
