/** Requests for players' profiles and results. */

import { get } from "./http.ts";
import { getPublic, query } from "./tables.ts";
import type { Against, Page, PlayedRound, Profile } from "./types.ts";

const path = (id: string) => `/players/${encodeURIComponent(id)}`;

/** Refused as unknown if the player has no round that counts. */
export const profile = (id: string) => getPublic<Profile>(path(id));

/** Newest first; of all games if none is named. */
export const rounds = (id: string, asked: { game?: string; limit?: number; cursor?: string | null }) =>
  getPublic<Page<PlayedRound>>(`${path(id)}/rounds${query(asked)}`);

/** Results of the caller against this player. */
export const against = (id: string) => get<Against>(`${path(id)}/against`);
