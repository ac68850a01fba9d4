/** The standings of matches, skins or sides. */

export const points = (each: string[]) => `Points: ${each.join(", ")}`;
export const skins = (each: string[]) => `Skins: ${each.join(", ")}`;
export const carried = (many: number) => `${many} carried over`;
export const sidePoints = (who: string, score: number) => `${who} ${score} ${score === 1 ? "point" : "points"}`;
export const sideStrokes = (who: string, score: number, toPar: string) => `${who} ${score}, ${toPar}`;
export const partners = (names: string[]) => names.join(" & ");

/** The reader's own match, with `…` for the others' names; `text` is the engine's "2 up" or "4 and 3". */
export const level = (over: boolean) => `${over ? "Halved" : "All square"} with …`;
export const decided = (won: boolean, text: string) => `You ${won ? "beat" : "lost to"} …, ${text}`;
export const underWay = (ahead: boolean, text: string) =>
  ahead ? `${text} on …` : `${text.replace("up", "down")} to …`;
/** A match of others. */
export const theyAreLevel = (one: string, other: string, over: boolean) =>
  `${one} and ${other} ${over ? "halved" : "all square"}`;
export const theyPlay = (one: string, other: string, over: boolean, text: string) =>
  over ? `${one} beat ${other}, ${text}` : `${one} ${text} on ${other}`;
