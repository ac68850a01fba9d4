/** The rules' own screens; what they say stands with each game. */

export const TITLE = "Rules";
export const EACH = "Each game in a minute";
export const inAMinute = (game: string) => `${game} in a minute`;
export const NEW_TABLE = "New table";
