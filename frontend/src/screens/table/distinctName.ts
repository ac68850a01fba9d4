import { firstGraphemes, longest, points } from "../../ui/graphemes.ts";

/** Returns a name that nobody at the table has, "Ana 2" for a second Ana; shortened if it is too long. */
export function anotherName(name: string, taken: string[]): string {
  const borne = new Set(taken.map((one) => one.toLowerCase()));
  const start = firstGraphemes(name, longest.name, points);
  if (start !== name && !borne.has(start.toLowerCase())) return start;
  for (let n = 2; ; n++) {
    const room = String(n).length + 1;
    const next = `${firstGraphemes(name, longest.name - room, points - room)} ${n}`;
    if (!borne.has(next.toLowerCase())) return next;
  }
}
