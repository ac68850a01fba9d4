/** A Vite plugin that builds the page in another language: imports from `texts/en/` are taken from that language's folder beside it, or
 * stay English if it has no such file (a new game's). The document names its language and has a file name of its own. */

import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import * as german from "../src/texts/de/manifest.ts";
import * as english from "../src/texts/en/manifest.ts";
import { LANGUAGES, type Language } from "../src/texts/languages.ts";

const FIRST = "en";
const ABOUT: Record<Language, { DESCRIPTION: string }> = { en: english, de: german };

/** The document's file, by language. */
export const PAGES: Record<Language, string> = { en: "index.html", de: "de.html" };

/** Vite's manifest of each build. */
export const MANIFESTS: Record<Language, string> = { en: ".vite/manifest.json", de: ".vite/manifest-de.json" };

/** Replaces the first text of each pair by the second. Throws if one is missing. */
function instead(text: string, pairs: [english: string, other: string][]): string {
  return pairs.reduce((made, [first, second]) => {
    if (!made.includes(first)) throw new Error(`it does not say ${first}`);
    return made.replace(first, second);
  }, text);
}

export const documentIn = (html: string, language: Language): string =>
  instead(html, [
    [`lang="${FIRST}"`, `lang="${language}"`],
    [english.DESCRIPTION, ABOUT[language].DESCRIPTION],
  ]);

/** Returns the path of a module's texts in that language. */
export function catalogueIn(found: string, language: Language): string {
  const [file = "", query] = found.split("?");
  const other = file.replace("/texts/en/", `/texts/${language}/`);
  return existsSync(other) && query ? `${other}?${query}` : existsSync(other) ? other : found;
}

/** Returns the English catalogues among these modules that exist in that language. */
export const leftInEnglish = (modules: string[], language: Language): string[] =>
  modules.filter((one) => catalogueIn(one, language) !== one);

export function languagePlugin(language: Language): Plugin {
  return {
    name: "language",
    enforce: "pre",
    async resolveId(source, importer, options) {
      // Texts without a translation stay English, with English grammar.
      if (!/\/texts\/en\//.test(source) || importer?.includes("/texts/en/")) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: catalogueIn(found.id, language) };
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
        const left = leftInEnglish(modules, language);
        if (left.length) throw new Error(`the page in ${LANGUAGES[language]} has in English: ${left.join(", ")}`);
        const page = bundle[PAGES[FIRST]];
        if (page?.type !== "asset") throw new Error("the build has no page");
        page.source = documentIn(String(page.source), language);
        page.fileName = PAGES[language];
      },
    },
  };
}
