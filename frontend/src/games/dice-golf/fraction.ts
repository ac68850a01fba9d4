/** Points with halves. */

const HALVES: Record<string, string> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

/** Formats "3/2" as 1½. */
export function fraction(text: string): string {
  const [over, under] = text.split("/").map(Number);
  if (!under || over === undefined) return text;
  const whole = Math.floor(over / under);
  const rest = HALVES[`${over - whole * under}/${under}`] ?? ` ${over - whole * under}/${under}`;
  return whole ? `${whole}${rest}` : rest.trim();
}
