/** How large a text is written where it has little room, and how much of it. */

/** Smaller letters nobody reads in a chat. */
const LEAST = 24;

export interface Lettering {
  size: number;
  text: string;
}

/** As large as fits into the room and at most `most`; a text that does not fit in the smallest letters ends in an ellipsis.
 * `wide`: how wide a text is, in ems. */
export function lettering(text: string, most: number, room: number, wide: (text: string) => number): Lettering {
  const size = Math.min(most, Math.floor(room / wide(text)));
  return size >= LEAST ? { size, text } : { size: LEAST, text: shortened(text, room / LEAST, wide) };
}

function shortened(text: string, ems: number, wide: (text: string) => number): string {
  const letters = [...text];
  while (letters.length > 1 && wide(ended(letters)) > ems) letters.pop();
  return ended(letters);
}

const ended = (letters: string[]): string => `${letters.join("").trimEnd()}…`;

/** The names of a list, best first: none is written larger than the one above it. */
export function namesLettered(
  names: string[],
  most: number[],
  rooms: number[],
  wide: (text: string) => number,
): Lettering[] {
  const all: Lettering[] = [];
  for (const [n, name] of names.entries()) {
    const above = all.at(-1)?.size ?? Number.POSITIVE_INFINITY;
    all.push(lettering(name, Math.min(most[n]!, above), rooms[n]!, wide));
  }
  return all;
}
