/** A match's standing as the engine writes it: "2 up", "4 and 3", "all square", "halved". */

export const matchText = (text: string): string => text;
