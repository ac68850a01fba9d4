/** Finds German catalogues whose names or types differ from the English ones: `node tools/languages.ts`. */

import { cataloguesIn, inLanguage, misfits } from "./catalogues.ts";

const german = cataloguesIn("de");
const found = misfits(german.map((file) => [inLanguage(file, "en"), file] as const));
for (const one of found) console.error(one);
if (found.length) process.exit(1);
console.log(`${german.length} German catalogues fit the English ones.`);
