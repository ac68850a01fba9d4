/** German: a match's standing; the engine writes "2 up", "4 and 3", "all square", "halved". */

export function matchText(text: string): string {
  if (text === "all square") return "gleichauf";
  if (text === "halved") return "geteilt";
  return text.replace("up", "auf").replace("and", "und");
}
