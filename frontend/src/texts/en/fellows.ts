/** Those one has played with, who can be invited again. */

export const AGAIN = "Played with before";
export const invite = (name: string, where: string) => `Keep this seat for ${name}, met at ${where}`;
export const where = (game: string, course: string | null) => (course ? `${game}, ${course}` : game);
export const kept = (name: string) => `This seat is kept for ${name}, who finds the table among their own.`;
