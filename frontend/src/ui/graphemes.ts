/** Splits text into graphemes: a letter with its marks, a flag, a family emoji. Uses the club's own table, so that all browsers count like
 * the club (`chalicelib/graphemes.py`). */

import { cluster, kinds, longest, points } from "../../../chalicelib/names.json";

export { longest, points };

/** The first code point of each run of one kind. */
const RUNS: [first: number, kind: string][] = [];
let at = 0;
for (const [, gap, kind, count] of kinds.matchAll(/([0-9a-z]+)([A-Z])([0-9a-z]+)/g)) {
  at += Number.parseInt(gap!, 36);
  RUNS.push([at, kind!]);
  at += Number.parseInt(count!, 36);
  RUNS.push([at, "X"]);
}

function kindOf(letter: string): string {
  const point = letter.codePointAt(0)!;
  const [first, kind] = RUNS.filter(([first]) => first <= point).pop() ?? [0, "X"];
  // Every 28th Hangul syllable has no final consonant.
  return kind === "H" ? "AB"[+((point - first) % 28 > 0)]! : kind;
}

/** Splits a text into graphemes. */
export function graphemes(text: string): string[] {
  const letters = [...text];
  const found = letters.map(kindOf).join("").matchAll(new RegExp(cluster, "g"));
  return [...found].map(({ index, 0: { length } }) => letters.slice(index, index + length).join(""));
}

/** Returns the longest beginning of a name within these numbers of graphemes and code points. */
export function firstGraphemes(name: string, most: number, parts: number): string {
  let kept = "";
  for (const one of graphemes(name).slice(0, most)) {
    if ([...kept, ...one].length > parts) break;
    kept += one;
  }
  return kept.trim();
}
