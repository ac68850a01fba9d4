/** Players you have played with and can invite again. */

export const AGAIN = "Or save it for someone you’ve played with";
export const where = (game: string, course: string | null) => (course ? `${game}, ${course}` : game);
export const kept = (name: string) => `This seat is saved for ${name}, who’ll see the table on their home page.`;
