/** Requests for players' profiles and results. */

import { get } from "./http.ts";
import { getPublic, query } from "./tables.ts";
import type { Against, Page, PlayedRound, Profile } from "./types.ts";

const path = (id: string) => `/players/${encodeURIComponent(id)}`;

/** Requests a profile. Refused as unknown if the player has no round that counts. */
export const profile = (id: string) => getPublic<Profile>(path(id));

/** Requests a player's results, newest first; of all games if none is named. */
export const rounds = (id: string, asked: { game?: string; limit?: number; cursor?: string | null }) =>
  getPublic<Page<PlayedRound>>(`${path(id)}/rounds${query(asked)}`);

/** Requests the results of this browser's player against that one. */
export const against = (id: string) => get<Against>(`${path(id)}/against`);
