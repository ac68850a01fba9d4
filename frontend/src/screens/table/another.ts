const LONGEST = 24;

/** A name for a second Ana, "Ana 2", that nobody at the table bears. */
export function anotherName(name: string, taken: string[]): string {
  const borne = new Set(taken.map((one) => one.toLowerCase()));
  for (let n = 2; ; n++) {
    const next = `${[...name].slice(0, LONGEST - String(n).length - 1).join("")} ${n}`;
    if (!borne.has(next.toLowerCase())) return next;
  }
}
