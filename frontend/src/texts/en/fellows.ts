/** Those one has played with, who can be invited again. */

export const AGAIN = "Or keep it for somebody you played with";
export const where = (game: string, course: string | null) => (course ? `${game}, ${course}` : game);
export const kept = (name: string) => `This seat is kept for ${name}, who finds the table among their own.`;
