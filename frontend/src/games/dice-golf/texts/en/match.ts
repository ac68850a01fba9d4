/** How a match stands; the engine says it in golf's words: "2 up", "4 and 3", "all square", "halved". */

export const matchText = (text: string): string => text;
