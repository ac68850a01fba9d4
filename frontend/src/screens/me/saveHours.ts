import { Refused } from "../../api/http.ts";
import { saveHours, settings, settingsUntilAnswered } from "../../api/pausesAndSettings.ts";
import type { Hours, Settings } from "../../api/types.ts";
import { myKey } from "../../identity/key.ts";

type Said = Pick<Settings, "hours" | "hours_said">;

/** Returns the player's saved hours. A browser without a key has none. */
export const savedHours = async (ask: () => Promise<Said> = settings): Promise<Said> =>
  myKey.get() === null ? { hours: null, hours_said: false } : ask();

/** Saves changed hours, or the shown ones if none were ever saved. The latter are the browser's guess and must not keep anybody from
 * sitting down, so their refusal is returned. Throws Refused for changed hours. */
export async function saveIfUnset(
  changed: Hours | null,
  shown: Hours | null,
  before: () => Promise<Said> = () => savedHours(settingsUntilAnswered),
  tell: (hours: Hours) => Promise<void> = saveHours,
): Promise<Refused | null> {
  if (changed) await tell(changed);
  else if (shown && !(await before()).hours_said) return tell(shown).then(() => null, refusal);
  return null;
}

function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}
