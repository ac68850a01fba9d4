/** Requests for pauses, nudges and the player's settings. */

import { needKey } from "../identity/key.ts";
import { get, requestUntilAnswered } from "./http.ts";
import type { Hours, Settings, View } from "./types.ts";

function post<T>(path: string, body: unknown): Promise<T> {
  needKey();
  return requestUntilAnswered<T>(path, { method: "POST", body });
}

const atTable = (table: string, verb: string, body: unknown = {}) =>
  post<View>(`/tables/${encodeURIComponent(table)}/${verb}`, body);

/** Requests a pause, or agrees to a requested one. */
export const pause = (table: string) => atTable(table, "pause");
/** Ends the pause, or declines a requested one. */
export const resume = (table: string) => atTable(table, "resume");
export const nudge = (table: string, seat: number) => atTable(table, "nudge", { seat });

const SETTINGS = "/me/settings";

export const settings = () => get<Settings>(SETTINGS);
/** Requests the settings until answered. */
export const settingsUntilAnswered = () => requestUntilAnswered<Settings>(SETTINGS, {});
export const saveNudges = (on: boolean) => post<Settings>("/me/nudges", { on });
export const saveHours = (hours: Hours | null) => spread("/me/hours", { hours });
export const saveAway = (until: string | null) => spread("/me/away", { until });

interface Spread {
  cursor: string | null;
}

/** Repeats the request until it has reached all of the player's tables; each call reaches some of them. */
async function spread(path: string, said: object): Promise<void> {
  for (let cursor: string | null = null; ; ) {
    ({ cursor } = await post<Spread>(path, { ...said, ...(cursor === null ? {} : { cursor }) }));
    if (cursor === null) return;
  }
}
