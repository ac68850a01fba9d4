/** The calls about players: what their rounds come to. */

import { get } from "./http.ts";
import { everybodys, query } from "./tables.ts";
import type { Against, Page, PlayedRound, Profile } from "./types.ts";

const path = (id: string) => `/players/${encodeURIComponent(id)}`;

/** Refused as unknown for who has no round that counts. */
export const profile = (id: string) => everybodys<Profile>(path(id));

/** Newest first; of one game, or of all. */
export const rounds = (id: string, asked: { game?: string; limit?: number; cursor?: string | null }) =>
  everybodys<Page<PlayedRound>>(`${path(id)}/rounds${query(asked)}`);

/** From this player's side. */
export const against = (id: string) => get<Against>(`${path(id)}/against`);
