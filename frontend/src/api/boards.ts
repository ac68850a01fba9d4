/** Requests for leaderboards and ratings. Public lists are requested without a key, the player's own place with it. */

import { get } from "./http.ts";
import { getPublic, query } from "./tables.ts";
import type { BoardRow, BotRating, MyRating, MyStanding, Page, RatingRow } from "./types.ts";

/** Selects one of a game's leaderboards. `period` and `rounds` apply to a course's leaderboards only. */
export interface BoardAsked {
  course?: string;
  holes?: string;
  format?: string;
  modes?: string;
  period?: Period;
  rounds?: Counted;
}

export type Period = "week" | "month" | "year" | "ever";
/** Which rounds count: each player's best, or all. */
export type Counted = "best" | "all";

export interface Paged {
  cursor?: string | null;
  limit?: number;
}

const boardOf = (game: string) => `/boards/${encodeURIComponent(game)}`;
const ratingsOf = (game: string) => `/ratings/${encodeURIComponent(game)}`;

export const board = (game: string, asked: BoardAsked, paged: Paged = {}) =>
  getPublic<Page<BoardRow>>(`${boardOf(game)}${query({ ...asked, ...paged })}`);

/** Requests the player's own place. Needs a key, and a course. */
export const myPlace = (game: string, asked: BoardAsked) =>
  get<MyStanding>(`${boardOf(game)}/me${query({ ...asked })}`);

export const ratings = (game: string, paged: Paged = {}) =>
  getPublic<Page<RatingRow>>(`${ratingsOf(game)}${query({ ...paged })}`);

/** Requests the player's own rating. Needs a key. */
export const myRating = (game: string) => get<MyRating>(`${ratingsOf(game)}/me`);

export const botRatings = (game: string) => getPublic<Page<BotRating>>(`${ratingsOf(game)}/bots`);
