/** What happens at any table, whatever is played there, in a line. */

import type { Happened } from "../api/types.ts";

type Teller = (who: string) => string;

/** "You keep", "Ruth keeps". */
const verb = (who: string, one: string, many: string) => `${who} ${who === "You" ? one : many}`;

const TELLERS: Record<string, Teller> = {
  joined: (who) => `${verb(who, "sit down", "sits down")} at the table.`,
  left: (who) => `${verb(who, "leave", "leaves")}; a bot plays on.`,
  back: (who) => `${verb(who, "are", "is")} back.`,
  released: (who) => `${who === "You" ? "Your" : `${who}’s`} seat may be taken by another.`,
  "timed-out": (who) => `${verb(who, "were", "was")} away too long: the clock played on.`,
  rematch: (who) => `${verb(who, "want", "wants")} a rematch.`,
};

/** `who` is the event's seat by name, "You" for one's own. Null for kinds that belong to a game, or are unknown. */
export function houseNews(event: Happened, who: string): string | null {
  return TELLERS[event.kind]?.(who) ?? null;
}
