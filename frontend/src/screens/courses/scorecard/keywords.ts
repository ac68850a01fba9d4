/** Words printed on scorecards in English, German, French and Spanish, whatever the page's language. */

export type Kind = "hole" | "name" | "par" | "yards" | "length" | "metres" | "tee" | "index";

const UNITS = {
  yards: "yards? yds? yardas?".split(" ").join("|"),
  metres: "metres? meters? metern metros? mtrs? mts?".split(" ").join("|"),
};
export const TEES =
  `tees? abschlage? white weiss blancs? blanches? blanc[oa]s? yellow gelb jaunes? amarill[oa]s? blue blau bleu(?:es?|s)? azul(?:es)?
  red rot rouges? roj[oa]s? black schwarz noire?s? negr[oa]s? gold silver green grun orange championship champion medal tips
  men herren damen ladies women`
    .split(/\s+/)
    .join("|");

/** The kind of a row or column by its label; the first match wins. */
const KINDS: [Kind, RegExp][] = [
  ["index", /\b(s\.? ?i|stroke|index|indice|ind|hd?cp|h'?cap|handicap|vorgabe|vorg|vg)\b/],
  ["name", /\b(names?|nom|nombre|bezeichnung)\b/],
  [
    "par",
    new RegExp(
      `^((${TEES}|course|hole|hombres|mujeres|femmes|hommes)(['’]?s)? )?par\\b\\P{L}*(${TEES}|total|[hdmlf])?\\W*$`,
      "u",
    ),
  ],
  ["yards", new RegExp(`\\b(${UNITS.yards})\\b`)],
  ["metres", new RegExp(`\\b(${UNITS.metres})\\b|\\(m\\)|^m\\.?$`)],
  ["length", /\b(lengths?|distances?|distancias?|dist|langen?|entfernung|longueurs?|longitud)\b/],
  ["hole", /^(holes?|loch|locher|bahn|trous?|hoyos?)\b|^(no|nr|n|num|numero|nummer|number|h|#)\W*$/],
  ["tee", new RegExp(`\\b(${TEES})\\b`)],
];
/** Preferred tees, if a card has several lengths. */
const RANKS: Partial<Record<Kind, number>> = { yards: 3, length: 2, metres: 1, tee: 0 };

/** Returns a text in lower case without accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").trim();

export function kindOf(label: string): Kind | null {
  const said = plain(label);
  return said ? (KINDS.find(([, word]) => word.test(said))?.[0] ?? null) : null;
}

/** Returns how well a label matches the wanted length; -1 if it is no length. */
export function lengthRank(label: string): number {
  const kind = kindOf(label);
  return (kind && RANKS[kind]) ?? -1;
}

const SAYS_METRES = new RegExp(`\\b(${UNITS.metres})\\b|\\(m\\)|\\d ?m\\b`);
const SAYS_YARDS = new RegExp(`\\b(${UNITS.yards})\\b`);
export type Unit = "yards" | "metres";

/** Returns the unit of length that a text names. */
export function unitIn(text: string): Unit | null {
  const said = plain(text);
  return SAYS_YARDS.test(said) ? "yards" : SAYS_METRES.test(said) || said === "m" ? "metres" : null;
}

const SUMS =
  /^(out|in|totals?|totaux|totales|tot|sub|sum|summe|gesamt|hin|ruck|front|back|aller|retour|ida|vuelta|suma)$/;
const BESIDE_SUMS = /^(nine|neun|neuf|nueve|9|18|of|holes|[1-4](st|nd|a|o|er)?|primera|segunda|grand|score)$/;

/** Whether a cell is only the name of a sum, "Out" or "Back nine"; "Way Out" is a hole. */
export function namesSum(cell: string): boolean {
  const parts = plain(cell)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  return parts.some((part) => SUMS.test(part)) && parts.every((part) => SUMS.test(part) || BESIDE_SUMS.test(part));
}

export interface Figure {
  n: number;
  unit: Unit | null;
}

const FIGURE =
  /^[^\p{L}\d]*(?:par[^\p{L}\d]*)?(\d{1,3}(?:[.,’' \u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:\/\d)?[^\p{L}\d]*(\p{L}{1,7})?[^\p{L}\d]*$/iu;

/** Returns a cell's number: "346", "1,049", "Par 4", "316 m". Null for "The 5th" and for several numbers. */
export function figureIn(cell: string | undefined): Figure | null {
  const [, whole, part = "0", unit] = FIGURE.exec(cell ?? "") ?? [];
  if (!whole) return null;
  const of = !unit ? null : /^y$/i.test(unit) ? "yards" : unitIn(unit);
  return unit && !of ? null : { n: Number(`${whole.replace(/\D/g, "")}.${part}`), unit: of };
}

export const numberIn = (cell: string | undefined): number | null => figureIn(cell)?.n ?? null;

const HOLE_NUMBER =
  /^(?:hole|loch|bahn|trou|hoyo|no|nr|n|h)?[^\p{L}\d]*(\d{1,2})[^\p{L}\d]*(?:st|nd|rd|th|er|e|eme|a|o)?[^\p{L}\d]*$/u;

/** Returns a hole's number: "7", "Hole 7", "7th". */
export function holeNumberIn(cell: string | undefined): number | null {
  const found = HOLE_NUMBER.exec(plain(cell ?? ""));
  return found ? Number(found[1]) : null;
}

const UNIT = `(?:y|m|${UNITS.yards}|${UNITS.metres})`;
const PAR_SAID = /\bpar[^\p{L}\d]{0,3}(\d)(?!\d)/giu;
const LENGTH_SAID = new RegExp(`\\b(\\d{2,3}) ?(${UNIT})(?![\\p{L}\\d])`, "iu");
const LENGTH_AFTER = new RegExp(
  `\\b(${UNITS.yards}|${UNITS.metres}|length|distance|lange|longueur|distancia)[^\\p{L}\\d]{0,3}(\\d{2,3})(?!\\d)`,
  "iu",
);
const INDEX_SAID = /\b(s\.? ?i|(stroke )?index|hd?cp|handicap|vorgabe)\b[^\p{L}\d]*\d{1,2}(?!\d)/giu;
const NUMBERED = /^\W*(hole|loch|bahn|trou|hoyo|no|nr)?\W*\d+\W/;
const SHORTEST = 50;

/** Returns a hole with labelled par and length in one line, "1. The Burn, par 4, 346 yards"; null for other lines. */
export function holeSaidIn(line: string): { par: number; length: Figure } | null {
  const said = plain(line);
  const [par, second] = said.matchAll(PAR_SAID);
  if (!par || second) return null;
  const before = LENGTH_SAID.exec(said);
  if (before) return { par: Number(par[1]), length: figureIn(before[0])! };
  const after = LENGTH_AFTER.exec(said);
  if (after) return { par: Number(par[1]), length: { n: Number(after[2]), unit: unitIn(after[1]!) } };
  // "Par 4, 346", "1. Par 4, 346" or "1 Corner 2 par 4 346", but not "Par 4 5 3".
  const numbersOf = (text: string) => (text.replace(INDEX_SAID, "").match(/\d+/g) ?? []).map(Number);
  const numbers = numbersOf(said);
  const behind = numbersOf(said.slice(par.index));
  const long = numbers.filter((n) => n >= SHORTEST);
  const one = long.length === 1 && numbers.length === (NUMBERED.test(said) ? 3 : 2);
  const last = behind.length === 2 && behind[1]! >= SHORTEST && NUMBERED.test(said);
  return one || last ? { par: Number(par[1]), length: { n: one ? long[0]! : behind[1]!, unit: null } } : null;
}
