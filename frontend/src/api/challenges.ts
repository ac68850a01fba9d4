/** The calls about what the club has on: the day's challenge, and the month's courses. */

import { get } from "./http.ts";
import { createTable, getPublic, query } from "./tables.ts";
import type { BoardRow, Challenge, ChallengeMe, CourseOfMonth, Page } from "./types.ts";

const path = (date: string) => `/challenges/${encodeURIComponent(date)}`;

export const season = async () => (await getPublic<Page<CourseOfMonth>>("/season")).items;

/** Today's, or that of an earlier day. */
export const challenge = (date: string | null) =>
  get<Challenge>(date === null ? "/challenges" : path(date), { bare: true });

export const challengeBoard = (date: string, cursor: string | null, limit: number) =>
  getPublic<Page<BoardRow>>(`${path(date)}/board${query({ cursor, limit })}`);

export const challengeMe = (date: string) => get<ChallengeMe>(`${path(date)}/me`);

/** Begins the day's round, or finds the one that was begun. */
export const enterChallenge = async (name: string) => (await createTable("/challenges", { name })).id;
