/** The calls about players: what their rounds come to. */

import { get } from "./http.ts";
import { getPublic, query } from "./tables.ts";
import type { Against, Page, PlayedRound, Profile } from "./types.ts";

const path = (id: string) => `/players/${encodeURIComponent(id)}`;

/** Refused as unknown for who has no round that counts. */
export const profile = (id: string) => getPublic<Profile>(path(id));

/** Newest first; of one game, or of all. */
export const rounds = (id: string, asked: { game?: string; limit?: number; cursor?: string | null }) =>
  getPublic<Page<PlayedRound>>(`${path(id)}/rounds${query(asked)}`);

/** From this player's side. */
export const against = (id: string) => get<Against>(`${path(id)}/against`);
