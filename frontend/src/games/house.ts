/** What happens at any table, whatever is played there, in a line. */

import type { Happened } from "../api/types.ts";
import { house } from "../texts/en/table.ts";

/** `who` is the event's seat by name, "You" for one's own. Null for kinds that belong to a game, or are unknown. */
export function houseNews(event: Happened, who: string): string | null {
  return house[event.kind]?.(who) ?? null;
}
