/** Lets a test load the page's modules with German catalogues in place of the English ones, if there are any. Import this before them. */

import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const german = found.url.replace("/texts/en/", "/texts/de/");
    return german.startsWith("file:") && existsSync(fileURLToPath(german)) ? { ...found, url: german } : found;
  },
});
