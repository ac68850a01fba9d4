import { Refused } from "../../api/http.ts";
import { saveHours, settings, settingsUntilAnswered } from "../../api/pausesAndSettings.ts";
import type { Hours, Settings } from "../../api/types.ts";
import { myKey } from "../../identity/key.ts";

type Said = Pick<Settings, "hours" | "hours_said">;

/** What this player said of their hours. Who has no key yet has said nothing. */
export const savedHours = async (ask: () => Promise<Said> = settings): Promise<Said> =>
  myKey.get() === null ? { hours: null, hours_said: false } : ask();

/** Says the hours that were changed; or those that were shown, if none were ever said. These are the browser's guess, which must keep
 * nobody from sitting down: the club's refusal of them is returned. Throws Refused for hours that were changed. */
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
